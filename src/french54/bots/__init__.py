"""Players: one brain a game, and the arena where they meet."""
