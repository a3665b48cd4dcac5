"""Stored deals: a record, and what every seat saw of it at every step.

`pytest tests/replays --write-goldens` writes the views anew from the records; read the difference before keeping it.
"""
