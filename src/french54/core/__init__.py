"""The words every game speaks: cards, chance, the game protocol, matches and records."""
