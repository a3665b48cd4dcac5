"""Why cards may not be led, or do not follow: the paragraph and the sentence that help a newcomer most."""

from collections import Counter
from typing import Final

from french54.core.card import SUITS, Cards
from french54.core.game import Illegal
from french54.kit.tricks import twopack
from french54.kit.tricks.order import TRUMPS, Order

_ACE: Final = 12


def suit_name(suit: int) -> str:
    """A suit as the sentences name it: `c`, `d`, `h`, `s`, or `t` for the trumps."""
    return "t" if suit == TRUMPS else SUITS[suit].lower()


def no_lead(cards: Cards, order: Order) -> Illegal:
    """Why `cards` are no single, pair or tractor."""
    copies = Counter(cards)
    if len({order.suit(card) for card in cards}) > 1:
        return Illegal("tractor 3.5", "tractor-error-lead-suits")
    if set(copies.values()) != {2}:
        if len(cards) == 2:
            return Illegal("tractor 3.6", "tractor-error-lead-pair")
        return Illegal("tractor 3.5", "tractor-error-lead")
    heights = [twopack.height(order.place[card], order.trumps) for card in copies]
    if len(set(heights)) < len(heights):
        return Illegal("tractor 3.9", "tractor-error-lead-equal")
    ranks = {card // 4 for card in copies}
    if order.suit(cards[0]) != TRUMPS and _ACE in ranks and min(ranks) == (1 if order.level == 0 else 0):
        return Illegal("tractor 3.8", "tractor-error-lead-ace")
    return Illegal("tractor 3.7", "tractor-error-lead-gap")


def no_follow(found: int, hand: Cards, led: Cards, order: Order) -> Illegal:
    """Why cards do not follow `led`, given what `french54.kit.tricks.twopack.follows` found."""
    suit = order.suit(led[0])
    name = suit_name(suit)
    if found == twopack.COUNT:
        return Illegal("tractor 3.1", "tractor-error-count", count=len(led))
    if found == twopack.HELD:
        return Illegal("tractor 3.1", "error-not-held")
    if found == twopack.SUIT:
        return Illegal("tractor 3.10", "tractor-error-follow", suit=name, count=len(led))
    same = Counter(card for card in hand if order.suit(card) == suit)
    if found == twopack.SHORT:
        return Illegal("tractor 3.12", "tractor-error-short", suit=name, count=same.total())
    owed = min(len(led) // 2, sum(copies == 2 for copies in same.values()))
    return Illegal("tractor 3.11", "tractor-error-pairs", suit=name, count=owed)
