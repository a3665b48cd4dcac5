"""The arithmetic of cards."""
