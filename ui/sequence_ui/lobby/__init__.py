"""Before the game: the start screen and the lobby."""
