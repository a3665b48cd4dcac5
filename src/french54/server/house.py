"""What one running server holds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from anyio import CapacityLimiter
from starlette.requests import HTTPConnection

from french54 import catalogue
from french54.core.game import Illegal, Seat
from french54.server.config import Config
from french54.server.identity import Identities
from french54.server.limits import Rates
from french54.server.review import Reviews
from french54.server.room import Rooms, Standing
from french54.server.thinking import Thinkers
from french54.server.wire import PlainHint, Summary
from french54.store.store import Store
from french54.table.table import Table


@dataclass(frozen=True, slots=True)
class House:
    """The parts every request may need."""

    config: Config
    store: Store
    identities: Identities
    thinkers: Thinkers
    rooms: Rooms
    reviews: Reviews
    openings: Rates
    """How many tables one address or person may open."""
    guesses: Rates
    """How many codes one address or person may try."""
    readings: Rates
    """How many records one address may have read."""
    reading: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(1))
    """Reads one record at a time, so that whoever plays meanwhile keeps a processor."""

    def is_own_page(self, connection: HTTPConnection) -> bool:
        """Whether the request comes from a page of this server, as browsers say truthfully."""
        origin = connection.headers.get("origin", "")
        if self.config.origin is not None:
            return origin == self.config.origin.rstrip("/")
        host = connection.headers.get("host", "")
        return bool(host) and origin in {f"http://{host}", f"https://{host}"}

    def levels(self, game: str) -> tuple[str, ...]:
        """The levels offered to people, weakest first."""
        return tuple(catalogue.entry(game).levels)

    def accepted_levels(self, game: str) -> tuple[str, ...]:
        """The levels a table may have."""
        return (*self.levels(game), *((catalogue.UNIFORM,) if self.config.uniform else ()))

    def studies(self, game: str) -> tuple[str, ...]:
        """What can be asked about a deal of the game."""
        return tuple(catalogue.entry(game).studies)

    async def summaries(self, person: str, limit: int = 50) -> list[Summary]:
        """The person's tables, last touched first."""
        found = []
        for listed in await self.store.tables_of(person, limit):
            stands = msgspec.json.decode(listed.standing, type=Standing)
            yours = listed.seat in stands.waits
            found.append(Summary(listed.id, listed.game, stands.level, stands.deal, stands.phase, yours, stands.guide))
        return found

    async def hints(self, table: Table, seat: Seat) -> tuple[PlainHint, ...]:
        """What a good player would think of in the place of `seat`, best first; raises LookupError if nothing."""
        view = table.view(seat)
        choices = table.choices(seat)
        if view is None:
            raise LookupError("no deal")
        found = []
        for text, why in await self.thinkers.advise(table.game, view):
            try:
                action = table.game.parse(text)
                choices.check(action)
            except Illegal:
                continue
            found.append(PlainHint(text, action.said, action.cards, action.stands, why))
        if not found:
            raise LookupError("no hint is legal")
        return tuple(found)

    async def study(self, table: Table, seat: Seat, what: str) -> Mapping[str, Any]:
        """What the study `what` finds in what `seat` sees; raises Illegal where there is nothing to be told now."""
        view = table.view(seat)
        if view is None:
            raise LookupError("no deal")
        return await self.thinkers.study(table.game, what, view)
