"""What one seat may know of a deal."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from french54.core.card import Cards
from french54.core.game import Event, Seat, View
from french54.games.doudizhu.actions import Action
from french54.kit.climbing import told
from french54.kit.climbing.told import Laid

Phase: TypeAlias = Literal["auction", "play", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DoudizhuView(View[Action]):
    """A deal of Dou Dizhu as one seat sees it."""

    phase: Phase
    first: Seat
    """Who called first."""
    bids: tuple[int | None, ...]
    """Each seat's last call; 0 is no bid, None none yet."""
    bid: int
    """The highest bid so far; 0 before any."""
    landlord: Seat | None
    kitty: Cards
    """Empty until it is turned up."""
    multiplier: int
    """Bombs and rockets so far, each doubling; the spring too once the deal is over."""
    table: Laid | None
    """What must be beaten; None for whoever leads."""
    last: tuple[Cards | None, ...]
    """What each seat laid since the table was cleared: () for a pass, None for nothing yet."""
    plays: tuple[int, ...]
    """How often each seat has played; passes do not count."""
    played: Cards
    """All cards played, in the order they were laid."""


class Course(told.Course):
    """The public facts that `events` add up to."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.bids: list[int | None] = [None] * 3
        super().__init__(events, 3)

    def add(self, event: Event) -> None:
        if event.kind == "call" and event.seat is not None:
            self.bids[event.seat] = event.data["points"]
        super().add(event)
