"""The logs of all tables, on SQLite; what was appended is on the disk before `append` returns."""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, event, insert, inspect, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from french54.store.people import People
from french54.store.schema import VERSION, deals, entries, metadata, schema, seats, tables


class Conflict(Exception):
    """Somebody else appended first: the table has to be read again."""


class WrongSchema(Exception):
    """The database was written by another version of the program."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A deal that an entry brings to its end."""

    match: int
    deal: int
    level: str
    payoffs: tuple[int, ...]
    practice: bool


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a person's list."""

    id: str
    game: str
    seat: int
    """The person's."""
    standing: str


def sqlite_url(path: Path) -> URL:
    """The address of the database in the file at `path`."""
    return URL.create("sqlite+aiosqlite", database=str(path))


@dataclass(frozen=True, slots=True)
class Chapter:
    """The log of a table up to the end of a deal."""

    log: list[tuple[int, str]]
    past: bool
    """Whether another match has begun since."""
    standing: str
    """How the table stands now."""


class Store:
    """A database of tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.people = People(engine)

    @classmethod
    async def open(cls, url: URL) -> Self:
        """The database at `url`, made if it is empty; raises WrongSchema."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _tune_sqlite)
        store = cls(engine)
        try:
            await store._check_schema()
        except BaseException:
            await engine.dispose()
            raise
        return store

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def _check_schema(self) -> None:
        async with self._engine.begin() as connection:
            if not await connection.run_sync(lambda sync: inspect(sync).has_table(schema.name)):
                await connection.run_sync(metadata.create_all)
                await connection.execute(insert(schema).values(version=VERSION))
            found = (await connection.execute(select(schema.c.version))).scalars().all()
            if list(found) == [1]:  # which had no list of deals, and no codes
                await connection.run_sync(metadata.create_all)
                await connection.execute(update(schema).values(version=VERSION))
            elif list(found) != [VERSION]:
                raise WrongSchema(f"the database has schema {found}, this program needs [{VERSION}]")

    async def ping(self) -> None:
        """Raise whatever keeps the database from answering."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def create(
        self, table: str, game: str, *, persons: Mapping[int, str], log: Sequence[str], standing: str, since: int
    ) -> None:
        """A new table with the first entries of its log and the persons at their seats."""
        now = _now()
        row = {"id": table, "game": game, "number": len(log), "since": since, "standing": standing, "touched": now}
        lines = [{"table": table, "number": n, "at": now, "entry": entry} for n, entry in enumerate(log, 1)]
        sitting = [{"table": table, "seat": seat, "person": person} for seat, person in persons.items()]
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables).values(row))
            await connection.execute(insert(entries), lines)
            await connection.execute(insert(seats), sitting)

    async def append(
        self,
        table: str,
        number: int,
        entry: str,
        standing: str,
        *,
        since: int | None = None,
        ended: Ended | None = None,
    ) -> None:
        """Append entry `number`; raises Conflict unless it follows the last one. `since` begins a new chapter."""
        now = _now()
        changed: dict[str, Any] = {"number": number, "standing": standing, "touched": now}
        if since is not None:
            changed["since"] = since
        follows = (tables.c.id == table) & (tables.c.number == number - 1)
        try:
            async with self._engine.begin() as connection:
                moved = await connection.execute(update(tables).where(follows).values(changed))
                if moved.rowcount != 1:
                    raise Conflict(table, number)
                line = {"table": table, "number": number, "at": now, "entry": entry}
                await connection.execute(insert(entries).values(line))
                if ended is not None:
                    await connection.execute(insert(deals).values(_row(table, number, now, ended)))
        except IntegrityError as error:
            raise Conflict(table, number) from error

    async def read(self, table: str) -> list[tuple[int, str]]:
        """Entry 1 and the last chapter of the table's log; empty where there is no such table."""
        joined = entries.join(tables, entries.c.table == tables.c.id)
        wanted = (tables.c.id == table) & or_(entries.c.number == 1, entries.c.number >= tables.c.since)
        query = select(entries.c.number, entries.c.entry).select_from(joined).where(wanted).order_by(entries.c.number)
        async with self._engine.connect() as connection:
            return [(number, entry) for number, entry in await connection.execute(query)]

    async def chapter(self, table: str, match: int, deal: int) -> Chapter | None:
        """The log up to the end of a deal that is over: entry 1 and its match; None where there is no such deal."""
        asked = select(deals.c.since, deals.c.number, tables.c.since, tables.c.standing)
        row = asked.join(tables, deals.c.table == tables.c.id).where(
            (deals.c.table == table) & (deals.c.match == match) & (deals.c.deal == deal)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(row)).one_or_none()
            if found is None:
                return None
            since, number, last, standing = found
            within = or_(entries.c.number == 1, entries.c.number.between(since, number))
            query = select(entries.c.number, entries.c.entry).where((entries.c.table == table) & within)
            lines = [(place, entry) for place, entry in await connection.execute(query.order_by(entries.c.number))]
        return Chapter(lines, last != since, standing)

    async def whole(self, table: str) -> list[tuple[int, str]]:
        """The table's whole log."""
        query = select(entries.c.number, entries.c.entry).where(entries.c.table == table).order_by(entries.c.number)
        async with self._engine.connect() as connection:
            return [(number, entry) for number, entry in await connection.execute(query)]

    async def tables_of(self, person: str, limit: int = 50) -> list[Listed]:
        """The tables at which `person` sits, last touched first."""
        joined = seats.join(tables, seats.c.table == tables.c.id)
        query = (
            select(tables.c.id, tables.c.game, seats.c.seat, tables.c.standing)
            .select_from(joined)
            .where(seats.c.person == person)
            .order_by(tables.c.touched.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [Listed(*row) for row in await connection.execute(query)]


def _row(table: str, number: int, now: int, ended: Ended) -> dict[str, Any]:
    row = {**asdict(ended), "payoffs": json.dumps(ended.payoffs), "table": table, "number": number, "at": now}
    row["since"] = select(tables.c.since).where(tables.c.id == table).scalar_subquery()
    return row


def _now() -> int:
    return time.time_ns() // 1_000_000


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, a commit is on the disk when it returns, and what is deleted is gone."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
