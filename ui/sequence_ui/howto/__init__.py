"""How the game is played: short pages, and hints while one plays."""
