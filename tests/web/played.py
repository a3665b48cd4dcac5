"""Tables that were played so far by the rules themselves, in the log a server would have written."""

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from sqlalchemy import URL, create_engine, insert
from tests.server.harness import Server
from tests.web.guest import Guest

from french54 import catalogue
from french54.core.game import Seat
from french54.server import room
from french54.server.identity import COOKIE
from french54.store.schema import deals, entries, seats, tables
from french54.table.entries import Act, Entry, Nonce, Opened, Ready, Sealed, encode
from french54.table.seats import seated
from french54.table.table import Table

YOU: Final = 0
"""The seat of the person."""

Manner: TypeAlias = Callable[[Table, Seat, Random], Any]
"""How seats play: a legal action of the one on turn."""


def at_random(table: Table, seat: Seat, rng: Random) -> Any:
    """Any action that is legal."""
    return table.choices(seat).draw(rng)


class Played:
    """A table and its log, with one person at it."""

    def __init__(self, game: str, rng: Random, level: str = "uniform") -> None:
        self.person = secrets.token_hex(16)
        self._rng = rng
        rules = catalogue.make_game(game, {})
        opened = Opened(game, {}, seated([self.person, *[None] * (rules.seats - 1)], rng))
        self.log: list[tuple[Entry, Table]] = [(opened, Table.opened(rules, opened))]
        self.take(Sealed(1, rng.randbytes(32).hex(), level))
        self.take(Nonce(YOU, rng.randbytes(32).hex()))

    @property
    def table(self) -> Table:
        """As it stands."""
        return self.log[-1][1]

    def take(self, entry: Entry) -> None:
        """What happens next."""
        self.log.append((entry, self.table.accept(entry)))

    def step(self, manner: Manner = at_random) -> None:
        """An action of whoever is on turn, or the next deal."""
        seat = self.table.turn
        self.take(Ready(YOU) if seat is None else Act(seat, str(manner(self.table, seat, self._rng))))

    def until(self, wanted: Callable[[Table], bool], manner: Manner = at_random) -> bool:
        """Play on until the table stands as wanted; False if the match was over before."""
        while not wanted(self.table):
            if self.table.over:
                return False
            self.step(manner)
        return True

    def kept(self, server: Server) -> str:
        """Write it down where `server` finds it; its name there."""
        name = secrets.token_urlsafe(16)
        self._write(name, server.data / "tables.db")
        return name

    def cookie(self, server: Server) -> str:
        """What makes the person known."""
        return server.identities.cookie(self.person).partition(";")[0].removeprefix(f"{COOKIE}=")

    def shown(self, guest: Guest, server: Server) -> Guest:
        """Write it down where `server` finds it, and sit down to it with the browser of `guest`."""
        name = self.kept(server)
        guest.page.context.add_cookies([{"name": COOKIE, "value": self.cookie(server), "url": server.address}])
        guest.page.goto(f"{server.address}/{guest.lang}/table/{name}")
        guest.settle()
        return guest

    def _write(self, name: str, path: Path) -> None:
        at, last, (opened, _) = time.time_ns() // 1_000_000, self.table, self.log[0]
        assert isinstance(opened, Opened)
        row = {"id": name, "game": opened.game, "number": last.number, "since": 2, "touched": at}
        lines = [{"table": name, "number": table.number, "at": at, "entry": encode(entry)} for entry, table in self.log]
        over = [
            asdict(deal)
            | {"payoffs": json.dumps(deal.payoffs), "table": name, "number": after.number, "at": at, "since": 2}
            for (_, before), (_, after) in pairwise(self.log)
            if (deal := room.ended_by(before, after))
        ]
        engine = create_engine(URL.create("sqlite", database=str(path)))
        with engine.begin() as connection:
            connection.execute(insert(tables), row | {"standing": room.standing(last)})
            connection.execute(insert(entries), lines)
            connection.execute(insert(seats), {"table": name, "seat": YOU, "person": self.person})
            if over:
                connection.execute(insert(deals), over)
        engine.dispose()
