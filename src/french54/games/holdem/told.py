"""What happens in a deal beside the betting, as it is told. Only the hole cards differ from seat to seat."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from french54.core.card import Card, Cards
from french54.core.game import Event, Message, Seat
from french54.games.holdem import hands
from french54.kit.betting.wagers import Chips

BLINDS: Final = 2
"""How many events come before the hole cards are dealt."""


def blind(seat: Seat, chips: Chips, *, big: bool, all_in: bool) -> Event:
    """A blind is paid."""
    said = Message("holdem-big-blind" if big else "holdem-small-blind", {"chips": chips})
    return Event("blind", seat, said=said, data={"chips": chips, "all_in": all_in})


def dealt(order: Sequence[Seat], deck: Cards, viewer: Seat | None) -> Iterator[Event]:
    """The hole cards, one at a time in two turns of the table."""
    seats = len(order)
    for place, seat in enumerate(order):
        if seat == viewer:
            places = (place, seats + place)
            yield Event("deal", seat, (deck[places[0]], deck[places[1]]), 2, data={"places": places})
        else:
            yield Event("deal", seat, count=2)


def board(street: int, deck: Cards, places: Sequence[int]) -> Event:
    """Cards are turned up on the board, after one was burnt."""
    said = Message(("holdem-flop", "holdem-turn", "holdem-river")[street - 1])
    cards = tuple([deck[place] for place in places])
    return Event("board", None, cards, len(cards), said, {"places": tuple(places)})


def shown(seat: Seat, cards: Cards) -> Event:
    """Hole cards are turned up."""
    return Event("show", seat, cards, 2)


def made(seat: Seat, five: Cards, rank: int) -> Event:
    """What a hand comes to at the showdown, and the five cards that count."""
    return Event("made", seat, five, 5, hands.name(rank))


def seen_places(events: Iterable[Event], order: Sequence[Seat]) -> Iterator[tuple[int, Card]]:
    """Which places of the deck the viewer of `events` has seen, and the cards there."""
    seats = len(order)
    for event in events:
        if event.kind == "show" and event.seat is not None:
            place = order.index(event.seat)
            yield from zip((place, seats + place), event.cards, strict=True)
        elif "places" in event.data:
            yield from zip(event.data["places"], event.cards, strict=True)
