"""The tables of the database, in words every SQL database of SQLAlchemy knows."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSION: Final = 2
"""Raised whenever what follows changes."""

metadata: Final = MetaData()

schema = Table("french54_schema", metadata, Column("version", Integer, primary_key=True, autoincrement=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False, comment="of the last entry"),
    Column("since", Integer, nullable=False, comment="the entry from which the log is folded, after the first"),
    Column("standing", Text, nullable=False, comment="how the table stands, for lists; JSON"),
    Column("touched", BigInteger, nullable=False, comment="milliseconds since 1970"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("entry", Text, nullable=False, comment="JSON"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Index("seats_by_person", "person"),
)

deals = Table(
    "deals",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("since", Integer, nullable=False, comment="the entry with which its match began"),
    Column("number", Integer, nullable=False, comment="the entry with which it ended"),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("level", String(40), nullable=False),
    Column("payoffs", Text, nullable=False, comment="of all seats; JSON"),
    Column("practice", Boolean, nullable=False, comment="counts in no figures"),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True, comment="its SHA-256"),
    Column("person", String(64), nullable=False),
    Column("until", BigInteger, nullable=False, comment="milliseconds since 1970"),
)
