"""The command `french54`: serve, play, arena, replay and judge."""
