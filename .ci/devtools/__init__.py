"""What dev.py does, with nothing but Python's standard library."""
