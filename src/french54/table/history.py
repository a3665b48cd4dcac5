"""Deals that are over: played again from the log, one step at a time, as one seat saw them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from french54.core.card import Cards
from french54.core.game import Action, Event, Seat, View
from french54.table.entries import Again, Entry, Laid, Opened
from french54.table.messages import public, standing_of
from french54.table.seats import Person, Robot
from french54.table.table import AnyGame, AnyMatch, BrokenLog, Refused, Table


class Frame(msgspec.Struct, frozen=True):
    """The deal after one action, or as it was dealt."""

    view: dict[str, Any]
    events: int
    """How many of the deal's events had happened."""
    standing: Mapping[str, Any]
    hands: tuple[Cards, ...] | None
    """Every seat's cards, once they may be looked at."""


class Replay(msgspec.Struct, frozen=True):
    """A deal that is over."""

    game: str
    match: int
    deal: int
    you: Seat
    names: tuple[str | None, ...]
    practice: bool
    open: bool
    """Whether all hands may be looked at, and the deal be dealt again."""
    events: tuple[Event, ...]
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody did, and what it knew."""

    step: int
    """The number of the frame before it."""
    view: View[Any]
    taken: Action


class Played:
    """One deal as a chapter of a log tells it: every state it went through."""

    def __init__(self, game: AnyGame, log: Iterable[tuple[int, Entry]], deal: int) -> None:
        """Reads a log that begins with its opening and goes on with the chapter; raises BrokenLog or Refused."""
        self.table, self.steps, self.practice = _follow(game, log, deal)
        if not self.steps or (self.steps[-1].state.turn is not None and not self.table.over):
            raise Refused("error-not-over")

    @property
    def last(self) -> AnyMatch:
        """The deal at its end."""
        return self.steps[-1]

    @property
    def names(self) -> tuple[str | None, ...]:
        """What the players of the house are called; None for persons."""
        return tuple(sitter.name if isinstance(sitter, Robot) else None for sitter in self.table.seats)

    def open(self, *, match_over: bool) -> bool:
        """Whether every hand may be looked at."""
        return match_over or self.table.over or self.table.game.shown_with == "deal"

    def replay(self, seat: Seat, *, match_over: bool) -> Replay:
        """The deal as `seat` saw it, with every hand where that is allowed."""
        opened = self.open(match_over=match_over)
        place = (self.table.matches, len(self.last.deals), seat)
        events = self.last.state.view(seat).events
        frames = tuple(frame(step, seat, opened=opened) for step in self.steps)
        return Replay(self.table.game.name, *place, self.names, self.practice, opened, events, frames)

    def decisions(self, seat: Seat) -> Iterator[Decision]:
        """What `seat` did where it had a choice, in order."""
        for at, (before, after) in enumerate(pairwise(self.steps)):
            state = before.state
            if state.turn == seat and sum(1 for _ in zip(range(2), state.choices(), strict=False)) > 1:
                yield Decision(at, state.view(seat), after.deals[-1].actions[-1])

    def again(self) -> Again | Laid:
        """What it takes to deal it once more; never sent to anybody."""
        if self.table.laid is not None:
            return self.table.laid
        deal = self.last.deals[-1]
        number = self.last.alone or len(self.last.deals)
        return Again(self.last.key.hex(), number, msgspec.to_builtins(deal.setup))


def frame(step: AnyMatch, seat: Seat, *, opened: bool) -> Frame:
    """The deal as it stands, as `seat` sees it; with every hand if `opened`."""
    view = step.state.view(seat)
    hands = tuple(step.state.view(each).hand for each in range(step.game.seats)) if opened else None
    return Frame(public(view), len(view.events), standing_of(step), hands)


def first_person(opened: Opened) -> Seat:
    """The seat of whoever opened the table."""
    return next(seat for seat, sitter in enumerate(opened.seats) if isinstance(sitter, Person))


def _follow(game: AnyGame, log: Iterable[tuple[int, Entry]], deal: int) -> tuple[Table, Sequence[AnyMatch], bool]:
    steps: list[AnyMatch] = []
    practice = False
    table = None
    for table in Table.folds(game, log):
        for match in (*table.voided, *((table.match,) if table.match else ())):
            if len(match.deals) == deal:
                # What was taken back is not part of the deal any more.
                done = len(match.deals[-1].actions) - (len(table.laid.actions) if table.laid else 0)
                steps[done:] = [match]
                practice = table.practice
    if table is None:
        raise BrokenLog("an empty log")
    return table, steps, practice
