"""The board game Sequence for the people on one local network."""

__version__ = "0.1.0"
