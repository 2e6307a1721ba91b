"""The rules of the game: values and functions, without input, output, clock or randomness."""
