"""The rules of each game; a folder a game, strangers to one another."""
