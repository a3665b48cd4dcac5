"""Declaring trumps by the strength of the hand."""

from collections.abc import Iterable, Sequence
from typing import Final

from french54.core.card import BLACK_JOKER, RED_JOKER, Card, Cards
from french54.games.tractor import names
from french54.games.tractor.actions import PASS, Declare, Pass
from french54.kit.tricks.order import NONE, Order

ENOUGH: Final = 12.0
"""The strength from which a hand declares where nobody has."""
READY: Final = 1.0
"""So much less is enough where whoever declares is banker."""
BETTER: Final = 1.5
"""So much stronger than under the opponents' declaration a hand must be to overrule it."""
MUCH_BETTER: Final = 5.0
"""The same for the partner's."""


def strength(hand: Iterable[Card], level: int, trump: int) -> float:
    """How strong a hand is with these trumps: their number, with more for high ones, pairs and aces beside them."""
    order = Order.of(level, trump)
    ones, twos = order.held(hand)
    total = 0.0
    for place in range(54):
        copies = (ones >> place & 1) + (twos >> place & 1)
        if copies and place >= order.trumps:
            total += copies * _trump(order, place) + (1.0 if copies == 2 else 0.0)
        elif copies and place % 12 == 11:
            total += 0.6 * copies + (0.6 if copies == 2 else 0.0)
    return total


def _trump(order: Order, place: int) -> float:
    card = order.card[place]
    if card == RED_JOKER:
        return 2.4
    if card == BLACK_JOKER:
        return 2.0
    if place >= 48:
        return 1.7 if order.trump == NONE else 1.6 if card % 4 == order.trump else 1.4
    return 1.0 + (0.2 if place % 12 >= 9 else 0.0)


def best(
    hand: Cards, level: int, calls: Sequence[Declare | Pass], standing: Cards, *, whose: int, opening: bool
) -> int:
    """The number among `calls`, of which the first is the pass, that the hand makes.

    whose: how many seats after the own one the declaration `standing` was made, -1 for none; opening: whoever
    declares first is banker.
    """
    if not standing:
        need = ENOUGH - (READY if opening else 0.0)
    elif whose == 0:
        return 0
    else:
        need = worth(hand, level, standing) + (MUCH_BETTER if whose == 2 else BETTER)
    chosen = 0
    for at, call in enumerate(calls):
        if isinstance(call, Declare):
            found = worth(hand, level, call.cards)
            if found >= need:
                chosen, need = at, found + 0.01
    return chosen


def worth(hand: Iterable[Card], level: int, shown: Cards) -> float:
    """The strength of a hand under a declaration, on one scale for trump suits and none."""
    trump = names.trump(shown)
    found = strength(hand, level, trump)
    return found + 3.5 if trump == NONE else found


def offered(hand: Cards, level: int, standing: Cards) -> list[Declare | Pass]:
    """The pass, and every declaration of the hand that is stronger than the one that stands."""
    least = names.strength(standing, level) if standing else 0
    levels = [card for card in range(4 * level, 4 * level + 4) if card in hand]
    pairs = [card for card in (*levels, BLACK_JOKER, RED_JOKER) if hand.count(card) == 2]
    found = [Declare((card,)) for card in levels] + [Declare((card, card)) for card in pairs]
    return [PASS, *(call for call in found if names.strength(call.cards, level) > least)]
