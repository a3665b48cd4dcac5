"""What happens in a deal, as one seat saw it. Only the dealing differs from seat to seat."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from french54.core.card import Cards
from french54.core.game import Event, Message, Seat
from french54.games.guandan import hand
from french54.games.guandan.actions import Play
from french54.games.guandan.levels import SEATS
from french54.games.guandan.tribute import Tribute
from french54.kit.climbing import told

EACH = 27


def places(seat: Seat) -> range:
    """The places in the deck of the cards dealt to `seat`."""
    return range(seat, SEATS * EACH, SEATS)


def dealt(deck: Cards, viewer: Seat | None) -> Iterator[Event]:
    """The cards dealt."""
    for seat in range(SEATS):
        if seat == viewer:
            yield Event("deal", seat, deck[seat::SEATS], EACH, data={"places": tuple(places(seat))})
        else:
            yield Event("deal", seat, count=EACH)


def refused() -> Event:
    """Those who owe tribute hold both red jokers."""
    return Event("refuse", said=Message("guandan-refused"))


def given(tribute: Tribute) -> Event:
    """A card is given as tribute."""
    said = Message("guandan-tribute", {"seat": tribute.payer})
    return Event("take", tribute.receiver, (tribute.card,), 1, said, {"from": tribute.payer, "back": False})


def returned(tribute: Tribute) -> Event:
    """A card is given back."""
    cards = () if tribute.back is None else (tribute.back,)
    said = Message("guandan-returned", {"seat": tribute.receiver})
    return Event("take", tribute.payer, cards, 1, said, {"from": tribute.receiver, "back": True})


def leads(seat: Seat) -> Event:
    """Who leads the deal."""
    return Event("lead", seat, said=Message("guandan-leads"))


def played(seat: Seat, play: Play) -> Event:
    """A combination is laid, with the meaning that was chosen."""
    return told.played(seat, play.cards, hand.meaning(play.move), stands=play.stands)


def cleared(leader: Seat, by: Seat) -> Event:
    """Nobody beat what `by` laid; somebody else leads if `by` is out."""
    if leader == by:
        return told.cleared(leader)
    return Event("clear", leader, said=Message("guandan-wind", {"seat": by}), data={"wind": by})


def out(seat: Seat, place: int) -> Event:
    """A seat has run out of cards, or is the last that has not."""
    return Event("out", seat, said=Message("guandan-place", {"place": place}), data={"place": place})


@dataclass(frozen=True, slots=True)
class Laid(told.Laid):
    """The combination that lies on the table."""

    stands: Cards
    """What each card stands for; wild cards differ from themselves."""


class Course(told.Course):
    """The public facts that `events` add up to."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.stands: list[Cards | None] = [None] * SEATS
        """What the cards in `last` stand for."""
        self.places = [0] * SEATS
        self.passes = 0
        """Passes since the last play."""
        super().__init__(events, SEATS)

    def add(self, event: Event) -> None:
        super().add(event)
        seat = event.seat
        if event.kind == "clear":
            self.stands, self.passes = [None] * SEATS, 0
        elif seat is None:
            return
        elif event.kind == "out":
            self.places[seat] = event.data["place"]
        elif event.kind == "pass":
            self.stands[seat], self.passes = (), self.passes + 1
        elif event.kind == "play":
            self.stands[seat], self.passes = event.data["stands"], 0

    def laid(self, seat: Seat, event: Event, said: Message) -> Laid:
        return Laid(seat, event.cards, event.data["shape"], said, event.data["stands"])
