"""What happens in a deal, as it is told."""

from collections.abc import Iterator
from typing import Final

from french54.core.card import SUITS, Cards
from french54.core.game import Event, Message, Result, Seat
from french54.games.tractor import names
from french54.games.tractor.actions import Declare, Pass
from french54.kit.tricks.order import Order

HAND: Final = 25
KITTY: Final = range(100, 108)
"""The places of the kitty in the deck."""


def places(seat: Seat) -> range:
    """The places in the deck of the cards dealt to `seat`."""
    return range(seat, KITTY.start, 4)


def laid(cards: Cards, order: Order) -> Cards:
    """Cards as they lie on the table, from the highest down."""
    return order.cards(*order.held(cards))


def dealt(deck: Cards, viewer: Seat | None) -> Iterator[Event]:
    """Twenty-five cards to each seat."""
    for seat in range(4):
        if seat == viewer:
            at = places(seat)
            yield Event("deal", seat, deck[seat : KITTY.start : 4], HAND, data={"places": tuple(at)})
        else:
            yield Event("deal", seat, count=HAND)


def called(seat: Seat, call: Declare | Pass) -> Event:
    """Cards shown to declare trumps, or a pass."""
    trump = names.TRUMPS[names.trump(call.cards)] if call.cards else None
    return Event("call", seat, call.cards, len(call.cards), call.said, {"trump": trump})


def turned_up(kitty: Cards) -> Event:
    """Nobody has declared."""
    return Event("show", None, kitty, len(kitty), Message("tractor-turned-up"), {"places": tuple(KITTY)})


def settled(banker: Seat, order: Order) -> Event:
    """What is trumps, and who is banker."""
    args = {"suit": (*SUITS.lower(), "n")[order.trump], "rank": names.RANK_NAMES[order.level]}
    data = {"trump": names.TRUMPS[order.trump], "level": order.level}
    return Event("trump", banker, said=Message("tractor-trumps", args), data=data)


def taken(banker: Seat, kitty: Cards, *, seen: bool) -> Event:
    """The kitty is taken up."""
    said = Message("tractor-takes")
    if seen:
        return Event("take", banker, kitty, len(KITTY), said, {"places": tuple(KITTY)})
    return Event("take", banker, count=len(KITTY), said=said)


def buried(banker: Seat, cards: Cards) -> Event:
    """Eight cards are laid away; only the banker sees which."""
    return Event("bury", banker, cards, len(KITTY), Message("tractor-buries"))


def played(seat: Seat, cards: Cards, form: int) -> Event:
    """Cards laid to a trick."""
    shape = "loose" if not form else "single" if len(cards) == 1 else "pair" if len(cards) == 2 else "tractor"
    data = {"shape": shape, "points": names.points(cards)}
    return Event("play", seat, cards, len(cards), names.said(cards, form), data)


def cleared(winner: Seat, number: int, stake: int, points: int) -> Event:
    """Trick `number` is over; the winner leads to the next."""
    said = Message("tractor-wins", {"points": stake})
    return Event("clear", winner, said=said, data={"trick": number, "points": stake, "attackers": points})


def opened(banker: Seat, cards: Cards, times: int) -> Event:
    """The buried cards are turned up at the end; `times` is what their points are multiplied by."""
    points = names.points(cards)
    said = Message("tractor-opened", {"points": points})
    return Event("show", banker, cards, len(cards), said, {"points": points, "times": times})


def scored(result: Result, points: int) -> Event:
    """The deal is over."""
    return Event("score", said=result.headline, data={"payoffs": result.payoffs, "attackers": points})
