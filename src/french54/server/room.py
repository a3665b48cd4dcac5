"""A table in play: its log, the pages that look at it, and the turns of its bots."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol

import msgspec
from anyio import CancelScope, Lock, current_time, sleep, to_thread
from anyio.abc import TaskGroup

from french54 import catalogue
from french54.core.game import Seat
from french54.server.config import Config
from french54.server.thinking import Thinkers
from french54.server.wire import Chosen, Thinking
from french54.store.store import Conflict, Ended, Store
from french54.table.entries import Act, Again, Entry, Laid, Level, Opened, Sealed, decode, encode
from french54.table.seats import seated
from french54.table.table import BrokenLog, Refused, Table

_log = logging.getLogger("french54.tables")
_STUMBLE: Final = 5.0
"""Seconds before a bot's turn is taken up again after the store failed."""

_FAST: Final = 0.05
"""Seconds a bot may think where a deal is played out fast."""


class Onlooker(Protocol):
    """A page that looks at the table."""

    def show(self, table: Table) -> None:
        """Tell what is new."""

    def say(self, message: msgspec.Struct) -> None:
        """Pass a message on."""

    def close(self) -> None:
        """Go away, and come again if you may."""


class Standing(msgspec.Struct, frozen=True):
    """How a table stands, for lists."""

    level: str
    deal: int
    phase: str
    waits: tuple[Seat, ...]
    """The persons without whom nothing goes on."""
    guide: str = ""
    """The situation of a guide that is played there, if one is."""


def standing(table: Table) -> str:
    """The standing of `table` as JSON."""
    guide = table.laid.guide if table.laid else ""
    made = Standing(table.next_level, table.deals, table.phase, tuple(sorted(table.waits_for)), guide)
    return msgspec.json.encode(made).decode()


def ended_by(before: Table, after: Table) -> Ended | None:
    """The deal that is over with the last entry, by its rules."""
    match = after.match
    if match is None or match is before.match or match.state.turn is not None:
        return None
    return Ended(after.matches, len(match.deals), before.level, match.state.payoffs, after.practice)


def sealed(level: str, before: Table | None = None) -> Sealed:
    """The entry that opens a table's first match, or the next one of a table, with a secret of its own."""
    if before is None:
        return Sealed(1, secrets.token_hex(32), level)
    return Sealed(before.matches + 1, secrets.token_hex(32), level, before.deals, before.points)


class Unreadable(Exception):
    """A table whose log this program cannot make a table of."""


async def load(store: Store, table: str) -> Table | None:
    """The table as the store has it, None where there is none; raises Unreadable."""
    lines = await store.read(table)
    if not lines:
        return None
    try:
        # A long match takes a while to be played again, so not on the event loop.
        return await to_thread.run_sync(_fold, lines)
    except Exception as error:
        _log.exception("table %s cannot be read", table)
        raise Unreadable(table) from error


def _fold(lines: list[tuple[int, str]]) -> Table:
    log = [(number, decode(line)) for number, line in lines]
    opened = log[0][1]
    if not isinstance(opened, Opened):
        raise BrokenLog("a log begins with its opening")
    return Table.fold(catalogue.make_game(opened.game, opened.options), log)


class Room:
    """One table in play. Whatever happens goes through its log: checked, appended, and only then shown."""

    def __init__(  # noqa: PLR0917
        self, identifier: str, table: Table, store: Store, thinkers: Thinkers, config: Config, tasks: TaskGroup
    ) -> None:
        self.id = identifier
        self.table = table
        self.onlookers: set[Onlooker] = set()
        self.left = current_time()
        """When the last page went away."""
        self._store, self._thinkers, self._config, self._tasks = store, thinkers, config, tasks
        self._lock = Lock()
        self._thinking: CancelScope | None = None
        self._hurried = (0, 0)
        """The match and deal whose rest is played fast."""

    @property
    def idle(self) -> bool:
        """Nobody looks on and nothing is going on."""
        return not self.onlookers and self._thinking is None and not self._lock.statistics().locked

    def join(self, onlooker: Onlooker) -> None:
        """Show the table to a page from now on."""
        self.onlookers.add(onlooker)
        onlooker.show(self.table)
        if self._thinking is not None and self.table.bot_turn is not None:
            onlooker.say(Thinking(self.table.bot_turn))

    def leave(self, onlooker: Onlooker) -> None:
        """The page has gone."""
        self.onlookers.discard(onlooker)
        self.left = current_time()

    def close(self) -> None:
        """Think no more, and send everybody away."""
        if self._thinking is not None:
            self._thinking.cancel()
        for onlooker in list(self.onlookers):
            onlooker.close()

    def tell(self, message: msgspec.Struct) -> None:
        """Pass a message on to every page."""
        for onlooker in list(self.onlookers):
            onlooker.say(message)

    def hurry(self) -> None:
        """Let the bots play the rest of the deal fast, with no person in it any more; raises Refused."""
        if not self.table.only_bots_hold:
            raise Refused("error-not-out")
        self._hurried = (self.table.matches, self.table.deal)

    async def submit(self, entry: Entry, seen: int | None = None) -> None:
        """Take an entry from somebody who last saw entry `seen`; raises Refused or Illegal."""

        async def take() -> None:
            if seen is not None:
                self.table.must_know(seen)
            await self._append(entry)

        await self._alone(take)

    async def resume(self) -> None:
        """Take up what the house owes: a match to open, a bot's turn."""
        await self._alone(self._owed)

    async def _alone(self, act: Callable[[], Awaitable[None]]) -> None:
        """One at a time, and to the end even if the page that asked is gone."""
        with CancelScope(shield=True):
            async with self._lock:
                await act()

    async def _append(self, entry: Entry) -> None:
        after = self.table.accept(entry)
        since = after.number if isinstance(entry, Sealed) else None
        try:
            ended = ended_by(self.table, after)
            await self._store.append(self.id, after.number, encode(entry), standing(after), since=since, ended=ended)
        except Conflict:
            await self._reload()
            raise Refused("error-stale", "n") from None
        self._now(after)
        if isinstance(entry, Level):
            self.tell(Chosen(entry.level))
        await self._owed()

    async def _reload(self) -> None:
        found = await load(self._store, self.id)
        if found is not None:
            self._now(found)
            await self._owed()

    def _now(self, table: Table) -> None:
        self.table = table
        for onlooker in list(self.onlookers):
            onlooker.show(table)

    async def _owed(self) -> None:
        if self.table.wants_secret:
            await self._append(sealed(self.table.next_level, self.table))
            return
        if self.table.bot_turn is None:
            if self._thinking is not None:
                self._thinking.cancel()
        elif self._thinking is None:
            self._thinking = CancelScope()
            self._tasks.start_soon(self._play_bots, self._thinking)

    async def _play_bots(self, scope: CancelScope) -> None:
        with scope:
            while self.table.bot_turn is not None:
                try:
                    await self._play_bot(self.table.bot_turn)
                except Refused:
                    continue  # another server was faster, and the table has been read again
                except Exception:
                    _log.exception("table %s: a bot's turn could not be taken", self.id)
                    await sleep(_STUMBLE)
        self._thinking = None
        await self.resume()

    async def _play_bot(self, seat: Seat) -> None:
        table, begun = self.table, current_time()
        view = table.view(seat)
        if view is None:
            raise ValueError("no deal")
        self.tell(Thinking(seat))
        fast = self._hurried == (table.matches, table.deal)
        action = await self._thinkers.act(table.game, table.level, view, _FAST if fast else None)
        await sleep(0.0 if fast else max(0.0, begun + self._config.pause - current_time()))

        async def take() -> None:
            if self.table.since == table.since:
                await self._append(Act(seat, action))

        await self._alone(take)


class Rooms:
    """The tables in play on this server."""

    def __init__(self, store: Store, thinkers: Thinkers, config: Config, tasks: TaskGroup) -> None:
        self._store, self._thinkers, self._config, self._tasks = store, thinkers, config, tasks
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, Lock] = {}

    async def open(
        self,
        game: str,
        level: str,
        persons: Sequence[str | None],
        options: Mapping[str, Any] | None = None,
        again: Again | Laid | None = None,
    ) -> str:
        """A new table for these persons, with a bot wherever there is none; its identifier."""
        identifier = secrets.token_urlsafe(16)
        chosen = dict(options or {})
        seats = seated(persons, Random(secrets.randbits(64)))
        if isinstance(again, Laid):
            opened = Opened(game, chosen, seats, laid=again)
        else:
            opened = Opened(game, chosen, seats, again)
        log: tuple[Entry, ...] = (opened, sealed(level))
        table = Table.fold(catalogue.make_game(game, chosen), enumerate(log, 1))
        await self._store.create(
            identifier,
            game,
            persons={seat: person for seat, person in enumerate(persons) if person is not None},
            log=[encode(entry) for entry in log],
            standing=standing(table),
            since=2,
        )
        return identifier

    async def find(self, identifier: str) -> Room | None:
        """The table in play, its owed turns taken up, None where there is none; raises Unreadable."""
        room = self._rooms.get(identifier)
        if room is not None:
            room.left = current_time()
            return room
        try:
            async with self._loading.setdefault(identifier, Lock()):
                return self._rooms.get(identifier) or await self._load(identifier)
        finally:
            self._loading.pop(identifier, None)

    async def _load(self, identifier: str) -> Room | None:
        table = await load(self._store, identifier)
        if table is None:
            return None
        room = Room(identifier, table, self._store, self._thinkers, self._config, self._tasks)
        self._rooms[identifier] = room
        await room.resume()
        return room

    def drop(self, identifier: str) -> None:
        """Let go of a table that has been changed from outside; the pages that look at it are told nothing more."""
        room = self._rooms.pop(identifier, None)
        if room is not None:
            room.close()

    async def sweep(self) -> None:
        """Let go of tables nobody looks at any more, again and again."""
        while True:
            await sleep(min(60.0, self._config.idle))
            for identifier, room in list(self._rooms.items()):
                if room.idle and current_time() - room.left >= self._config.idle:
                    del self._rooms[identifier]
