"""Looking back through a game that is on record."""
