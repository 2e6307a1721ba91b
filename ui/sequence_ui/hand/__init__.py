"""The hand: the cards of one seat as buttons."""
