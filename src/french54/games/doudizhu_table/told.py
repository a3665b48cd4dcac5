"""What happens in a deal, as it is told. Only the drawing of cards differs from seat to seat."""

from collections.abc import Iterator

from french54.core.card import Cards
from french54.core.game import Event, Message, Seat
from french54.games.doudizhu_table.actions import Bid
from french54.games.doudizhu_table.hand import EACH
from french54.kit.climbing import told


def places(seat: Seat, dealer: Seat, players: int) -> range:
    """The places in the deck of the cards that `seat` draws: one at a time, from the seat after the dealer on."""
    return range((seat - dealer - 1) % players, players * EACH[players], players)


def drawer(turned: int, dealer: Seat, players: int) -> Seat:
    """Who draws the card at the place `turned` of the deck."""
    return (dealer + 1 + turned) % players


def left(players: int) -> range:
    """The places in the deck of the cards that nobody draws."""
    return range(players * EACH[players], 54 * (players - 2))


def dealt(deck: Cards, dealer: Seat, turned: int, players: int, viewer: Seat | None) -> Iterator[Event]:
    """The cards drawn, in turn from the seat after the dealer, and who drew the one turned up."""
    for step in range(1, players + 1):
        seat = (dealer + step) % players
        if seat == viewer:
            taken = places(seat, dealer, players)
            cards = tuple([deck[place] for place in taken])
            yield Event("deal", seat, cards, len(cards), data={"places": tuple(taken)})
        else:
            yield Event("deal", seat, count=EACH[players])
    first, card = drawer(turned, dealer, players), (deck[turned],)
    yield Event("turned", first, card, 1, Message("doudizhu-table-turned"), {"places": (turned,)})


def called(seat: Seat, bid: Bid) -> Event:
    """A call of the auction."""
    return Event("call", seat, said=bid.said, data={"points": bid.points})


def taken(seat: Seat, deck: Cards, players: int) -> Event:
    """The landlord takes up what was left."""
    rest = left(players)
    cards = deck[rest.start :]
    return Event("take", seat, cards, len(cards), data={"places": tuple(rest)})


def void() -> Event:
    """Nobody bid."""
    return Event("void", said=Message("doudizhu-table-void"))


class Course(told.Course):
    """The public facts that `events` add up to."""

    def __init__(self, events: tuple[Event, ...], seats: int) -> None:
        self.bids: list[int | None] = [None] * seats
        self.kitty: Cards = ()
        self.multiplier = 1
        super().__init__(events, seats)

    def add(self, event: Event) -> None:
        if event.kind == "call" and event.seat is not None:
            self.bids[event.seat] = event.data["points"]
        elif event.kind == "take":
            self.kitty = event.cards
        elif event.kind == "play":
            self.multiplier = event.data["multiplier"]
        super().add(event)
