"""What each command of the command line does: a ``run`` in a file of its own."""
