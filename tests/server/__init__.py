"""A real server process, real sockets, a real database."""
