"""What one seat may know of a deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from french54.core.card import Cards
from french54.core.game import Event, Message, Seat, View
from french54.kit.betting.pots import Each, Pot
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import Wager

Street: TypeAlias = Literal["preflop", "flop", "turn", "river", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldemView(View[Wager]):
    """A deal of Texas Hold'em as one seat sees it."""

    street: Street
    button: Seat
    blinds: tuple[Seat, Seat]
    """Who paid the small blind and who the big one."""
    start: Each
    """The stacks before the deal; 0 for who is out."""
    places: Each
    """Where each seat came in the match; 0 for those still in."""
    round: Round
    """The betting: stacks, bets, who is live, the price to call."""
    hole: Cards
    """The viewer's hole cards as they were dealt, also once they are folded."""
    board: Cards
    pots: tuple[Pot, ...]
    """The main pot and the side pots, without the bets of this round; empty once they are won."""
    shown: tuple[Cards, ...]
    """Hole cards turned up, by seat; empty for the others."""
    made: tuple[Message | None, ...]
    """What each hand comes to with the board, as far as the viewer sees it and it is live."""
    best: tuple[Cards, ...]
    """At the showdown, the five cards that count of each hand shown."""


class Seen:
    """The cards and hands that a deal's events have shown everybody."""

    def __init__(self, events: Iterable[Event], seats: int) -> None:
        self.board: Cards = ()
        self.shown: list[Cards] = [()] * seats
        self.made: list[Message | None] = [None] * seats
        self.best: list[Cards] = [()] * seats
        for event in events:
            if event.kind == "board":
                self.board += event.cards
            elif event.kind == "show" and event.seat is not None:
                self.shown[event.seat] = event.cards
            elif event.kind == "made" and event.seat is not None:
                self.made[event.seat], self.best[event.seat] = event.said, event.cards
