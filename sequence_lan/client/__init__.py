"""A player's end of the wire: what a window shows, and the connection that keeps it true."""
