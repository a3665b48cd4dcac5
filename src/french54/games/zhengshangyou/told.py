"""What happens in a deal, as one seat saw it. Only the dealing differs from seat to seat."""

from collections.abc import Iterator

from french54.core.card import Cards
from french54.core.game import Event, Message, Seat
from french54.games.zhengshangyou.score import BONUS
from french54.kit.climbing import told

EACH = 16


def places(seat: Seat, dealer: Seat) -> range:
    """The places in the deck of the cards dealt to `seat`: one at a time, from the seat after the dealer on."""
    return range((seat - dealer - 1) % 3, 48, 3)


def dealt(deck: Cards, dealer: Seat, viewer: Seat | None) -> Iterator[Event]:
    """The cards dealt, in turn from the seat after the dealer."""
    for seat in ((dealer + step) % 3 for step in (1, 2, 3)):
        if seat == viewer:
            taken = places(seat, dealer)
            yield Event("deal", seat, tuple([deck[place] for place in taken]), EACH, data={"places": tuple(taken)})
        else:
            yield Event("deal", seat, count=EACH)


def bonus(seat: Seat) -> Event:
    """A bomb laid on others' cards was not beaten."""
    return Event("bonus", seat, said=Message("zhengshangyou-bonus", {"points": BONUS}), data={"points": BONUS})


class Course(told.Course):
    """The public facts that `events` add up to."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.bonuses = [0] * 3
        self.led = False
        """Whether what lies on the table was led."""
        super().__init__(events, 3)

    def add(self, event: Event) -> None:
        if event.kind == "bonus" and event.seat is not None:
            self.bonuses[event.seat] += 1
        elif event.kind == "play":
            self.led = self.table is None
        super().add(event)
