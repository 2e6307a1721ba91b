"""Players that see a view, like any other player, and choose an action."""
