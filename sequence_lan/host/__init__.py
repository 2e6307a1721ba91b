"""The table and the machine that runs it."""
