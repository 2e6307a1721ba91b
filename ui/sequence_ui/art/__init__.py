"""Our own drawings: suits, cards, jacks, chips and marks, as vector shapes."""
