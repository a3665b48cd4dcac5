"""What is kept of persons: the deals they played, the codes that take them to another device."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from french54.store.schema import codes, deals, entries, seats, tables


@dataclass(frozen=True, slots=True)
class Outcome:
    """A deal that a person played to its end."""

    table: str
    game: str
    match: int
    deal: int
    at: int
    """Milliseconds since 1970."""
    level: str
    seat: int
    payoffs: tuple[int, ...]
    practice: bool
    """It counts in no figures: it was dealt before, or something in it was taken back."""

    @property
    def payoff(self) -> int:
        """The person's own."""
        return self.payoffs[self.seat]


class People:
    """The part of the store that goes by person."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def outcomes(self, person: str, limit: int, before: int | None = None) -> Sequence[Outcome]:
        """The deals `person` played to their end, the last first; only those that ended before the time `before`."""
        query = _outcomes(person).order_by(deals.c.at.desc(), deals.c.table, deals.c.deal.desc()).limit(limit)
        if before is not None:
            query = query.where(deals.c.at < before)
        return await self._read(query)

    async def counted(self, person: str) -> Sequence[Outcome]:
        """Every deal that counts in the person's figures, the first first."""
        query = _outcomes(person).where(deals.c.practice.is_(False))
        return await self._read(query.order_by(deals.c.at, deals.c.table, deals.c.deal))

    async def _read(self, query: Select[Any]) -> Sequence[Outcome]:
        async with self._engine.connect() as connection:
            return [
                Outcome(table, game, match, deal, at, level, seat, tuple(json.loads(payoffs)), practice)
                for table, game, match, deal, at, level, seat, practice, payoffs in await connection.execute(query)
            ]

    async def tables(self, person: str) -> Sequence[str]:
        """Every table at which `person` sits."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(seats.c.table).where(seats.c.person == person))
            return sorted(set(found.scalars()))

    async def give_code(self, code: str, person: str, seconds: float) -> None:
        """Let `code` stand for `person` for so long; only its hash is kept, and older codes of the person fall."""
        now = _now()
        async with self._engine.begin() as connection:
            await connection.execute(delete(codes).where((codes.c.person == person) | (codes.c.until < now)))
            row = {"code": _hashed(code), "person": person, "until": now + int(seconds * 1000)}
            await connection.execute(insert(codes).values(row))

    async def take_code(self, code: str) -> str | None:
        """The person a code stands for, once; None where it stands for nobody."""
        async with self._engine.begin() as connection:
            mine = codes.c.code == _hashed(code)
            found = (await connection.execute(select(codes.c.person, codes.c.until).where(mine))).one_or_none()
            if found is None:
                return None
            taken = await connection.execute(delete(codes).where(mine))
        return found.person if taken.rowcount == 1 and found.until >= _now() else None

    async def become(self, old: str, new: str) -> None:
        """Whatever was `old`'s is `new`'s from now on."""
        shared = select(seats.c.table).where(seats.c.person == new).scalar_subquery()
        async with self._engine.begin() as connection:
            theirs = (seats.c.person == old) & seats.c.table.not_in(shared)
            moved = list((await connection.execute(select(seats.c.table).where(theirs))).scalars())
            await connection.execute(update(seats).where(theirs).values(person=new))
            for table in moved:
                await _rename(connection, table, old, new)

    async def forget(self, person: str) -> Sequence[str]:
        """Delete every table at which only `person` sat, and the person's seat at all others; the tables it sat at."""
        sat = await self.tables(person)
        async with self._engine.begin() as connection:
            await connection.execute(delete(codes).where(codes.c.person == person))
            await connection.execute(delete(seats).where(seats.c.person == person))
            for table in sat:
                left = (await connection.execute(select(seats.c.seat).where(seats.c.table == table))).first()
                if left is None:
                    await connection.execute(delete(deals).where(deals.c.table == table))
                    await connection.execute(delete(entries).where(entries.c.table == table))
                    await connection.execute(delete(tables).where(tables.c.id == table))
                else:
                    await _rename(connection, table, person, "")
        return sat


def _outcomes(person: str) -> Select[Any]:
    columns = (deals.c.table, tables.c.game, deals.c.match, deals.c.deal, deals.c.at, deals.c.level, seats.c.seat)
    joined = deals.join(tables, deals.c.table == tables.c.id).join(seats, seats.c.table == deals.c.table)
    return select(*columns, deals.c.practice, deals.c.payoffs).select_from(joined).where(seats.c.person == person)


async def _rename(connection: AsyncConnection, table: str, old: str, new: str) -> None:
    """The opening of a table names its persons, so it is written anew."""
    first = (entries.c.table == table) & (entries.c.number == 1)
    opened = json.loads((await connection.execute(select(entries.c.entry).where(first))).scalar_one())
    for sitter in opened["seats"]:
        if sitter.get("id") == old:
            sitter["id"] = new
    await connection.execute(update(entries).where(first).values(entry=json.dumps(opened)))


def _hashed(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def _now() -> int:
    return time.time_ns() // 1_000_000
