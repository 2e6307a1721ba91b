"""The board: a hundred squares that are buttons, and what is drawn over them."""
