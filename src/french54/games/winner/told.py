"""What happens in a deal, as it is told. Only the dealing differs from seat to seat."""

from collections.abc import Iterator

from french54.core.card import Card, Cards
from french54.core.game import Event, Message, Seat
from french54.kit.climbing import told


def places(seat: Seat, dealer: Seat, players: int, cards: int) -> range:
    """The places in a deck of so many `cards` of those dealt to `seat`: one at a time, from the dealer on."""
    return range((seat - dealer) % players, cards, players)


def dealt(deck: Cards, dealer: Seat, turned: int | None, players: int, viewer: Seat | None) -> Iterator[Event]:
    """The cards dealt, in turn from the dealer, and who was dealt the one turned up."""
    for step in range(players):
        seat = (dealer + step) % players
        taken = places(seat, dealer, players, len(deck))
        if seat == viewer:
            cards = tuple([deck[place] for place in taken])
            yield Event("deal", seat, cards, len(cards), data={"places": tuple(taken)})
        else:
            yield Event("deal", seat, count=len(taken))
    if turned is not None:
        said = Message("winner-turned")
        yield Event("turned", (dealer + turned) % players, (deck[turned],), 1, said, {"places": (turned,)})


def given(seat: Seat, card: Card, winner: Seat) -> Event:
    """The loser gives the highest card."""
    return Event("give", seat, (card,), 1, Message("winner-gives"), {"to": winner})


def offered(seat: Seat, cards: Cards) -> Event:
    """The winner offers two cards."""
    return Event("offer", seat, cards, 2, Message("winner-offers"))


def taken(seat: Seat, card: Card, winner: Seat) -> Event:
    """The loser takes one of them."""
    return Event("take", seat, (card,), 1, Message("winner-takes"), {"from": winner})


def forced(seat: Seat) -> Event:
    """A seat that holds nothing higher passes without being asked."""
    return Event("pass", seat, said=Message("play-pass"), data={"forced": True})


def revolution(seat: Seat, turned: bool) -> Event:
    """Four of a rank turn the order round."""
    return Event("revolution", seat, said=Message("winner-revolution"), data={"turned": turned})


def out(seat: Seat, place: int) -> Event:
    """A seat has no cards left."""
    return Event("out", seat, said=Message("winner-out", {"place": place}), data={"place": place})


Course = told.Course
