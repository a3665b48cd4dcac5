"""Adapters: a module a game, which answers its kinds of cases."""
