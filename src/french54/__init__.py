"""French 54: rules, bots, records and a server for the games of the 54-card French pack."""

__version__ = "0.1.0"
