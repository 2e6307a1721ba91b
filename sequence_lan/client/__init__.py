"""What one person at a table knows, and the connection it comes by."""
