"""The table: board, hand and all that stands round them."""
