"""What happens while cards are laid and beaten, as it is told, and what it adds up to."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from french54.core.card import Cards
from french54.core.game import Event, Message, Seat
from french54.kit.climbing.meaning import Meaning


@dataclass(frozen=True, slots=True)
class Laid:
    """The combination that lies on the table."""

    seat: Seat
    cards: Cards
    shape: str
    """What the kernel of the game calls it: `single`, `pair_chain`, `four_two_single`, `bomb`, `rocket` ..."""
    said: Message


def played(seat: Seat, cards: Cards, meaning: Meaning, **data: Any) -> Event:
    """A combination is laid."""
    told = {"shape": meaning.shape, "rank": meaning.rank, **data}
    return Event("play", seat, cards, len(cards), meaning.said, told)


def passed(seat: Seat) -> Event:
    """A seat lays nothing."""
    return Event("pass", seat, said=Message("play-pass"))


def cleared(seat: Seat) -> Event:
    """Nobody beat what lay there; `seat` leads next."""
    return Event("clear", seat)


def shown(seat: Seat, cards: Cards) -> Event:
    """What a seat has left is turned up."""
    return Event("show", seat, cards, len(cards))


class Course:
    """The public facts that the plays and passes among `events` add up to."""

    def __init__(self, events: Iterable[Event], seats: int) -> None:
        self.last: list[Cards | None] = [None] * seats
        """What each seat laid since the table was cleared: () for a pass, None for nothing yet."""
        self.plays = [0] * seats
        """How often each seat has played; passes do not count."""
        self.played: list[int] = []
        """All cards played, in the order they were laid."""
        self.table: Laid | None = None
        """What must be beaten."""
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        """Take one more event in."""
        seat = event.seat
        if event.kind == "clear":
            self.last, self.table = [None] * len(self.last), None
        elif seat is None:
            return
        elif event.kind == "pass":
            self.last[seat] = ()
        elif event.kind == "play" and event.said is not None:
            self.last[seat] = event.cards
            self.plays[seat] += 1
            self.played += event.cards
            self.table = self.laid(seat, event, event.said)

    def laid(self, seat: Seat, event: Event, said: Message) -> Laid:
        """What a play leaves on the table."""
        return Laid(seat, event.cards, event.data["shape"], said)
