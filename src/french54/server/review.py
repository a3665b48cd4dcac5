"""A deal looked at again by the strong player: what each of a person's decisions was worth, told one by one."""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import msgspec
from anyio import Lock, to_thread

from french54 import catalogue
from french54.core.game import Message, Seat
from french54.server import wire
from french54.server.config import Config
from french54.server.limits import Rates
from french54.server.thinking import Thinkers
from french54.server.wire import DealAddress
from french54.table.history import Decision, Played
from french54.table.messages import PlainAction, meaning
from french54.table.table import AnyGame

KEPT: Final = 500
"""So many finished reviews are kept in memory; those asked for last."""
Key: TypeAlias = tuple[DealAddress, Seat]
_log = logging.getLogger("french54.review")


class _Line(msgspec.Struct, frozen=True, tag_field="t"):
    """A line of a review."""


class Begun(_Line, frozen=True, tag="begun"):
    """What is ahead."""

    of: int
    """How many decisions there are; each has a line."""
    unit: str
    """What they are weighed in: `points`, `chips` or `levels`."""


class Told(_Line, frozen=True, tag="weighed"):
    """A decision, and what the seat wins in the whole deal after it, on average."""

    step: int
    """The frame of the replay in which it was made."""
    taken: PlainAction
    worth: float
    best: PlainAction | None
    """What the strong player would have done; None where nothing better was found."""
    best_worth: float
    why: Message | None
    cost: float
    """What was lost; 0 where that may be chance."""


class Passed(_Line, frozen=True, tag="passed"):
    """A decision that is not weighed."""

    step: int


class Done(_Line, frozen=True, tag="done"):
    """The last line."""


class Reviews:
    """The reviews of one server."""

    def __init__(self, thinkers: Thinkers, config: Config) -> None:
        self.rates = Rates(config.reviews, 60)
        """How many one person or address may ask for."""
        self._thinkers = thinkers
        self._finished: OrderedDict[Key, tuple[str, ...]] = OrderedDict()
        self._turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    async def lines(self, person: str, where: DealAddress, played: Played, seat: Seat) -> AsyncIterator[str]:
        """The review of what `seat` did, as server-sent events; who stops listening stops it."""
        key = (where, seat)
        if key in self._finished:
            self._finished.move_to_end(key)
            for line in self._finished[key]:
                yield line
            return
        told: list[str] = []
        whole = True
        decisions = await to_thread.run_sync(lambda: list(played.decisions(seat)))
        game = played.table.game
        told.append(_event(Begun(len(decisions), catalogue.entry(game.name).unit)))
        yield told[-1]
        for decision in decisions:
            weighed = await self._line(person, game, decision)
            whole = whole and weighed is not None
            told.append(_event(weighed or Passed(decision.step)))
            yield told[-1]
        told.append(_event(Done()))
        if whole:
            self._keep(key, tuple(told))
        yield told[-1]

    async def _line(self, person: str, game: AnyGame, decision: Decision) -> Told | Passed | None:
        """A decision weighed; None where that failed."""
        # Whoever looks at several deals at once waits for itself, not others for it.
        turn = self._turns.setdefault(person, Lock())
        try:
            async with turn:
                found = await self._thinkers.weigh(game, decision.view, decision.taken)
            if found is None:
                return Passed(decision.step)
            best = meaning(game.parse(found.best)) if found.best else None
            taken = meaning(decision.taken)
        except Exception:
            _log.exception("a decision could not be weighed: %s", game.name)
            return None
        return Told(decision.step, taken, found.worth, best, found.best_worth, found.why, found.cost)

    def _keep(self, key: Key, told: tuple[str, ...]) -> None:
        self._finished[key] = told
        if len(self._finished) > KEPT:
            self._finished.popitem(last=False)


def _event(line: _Line) -> str:
    return f"data: {wire.encode(line)}\n\n"
