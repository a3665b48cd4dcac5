"""Hands as they are held, and what they count."""

from typing import Final

from french54.core.card import Card, Cards, rank
from french54.core.game import Seat

SOUTH: Final[Seat] = 0
SEATS: Final = "SWNE"
"""By the names on the compass, clockwise from the dealer."""
_SUITS: Final = ((0, 2, 3, 1), (1, 3, 2, 0), (2, 3, 1, 0), (3, 2, 0, 1), (3, 2, 0, 1))
"""By the trump suit (4 is none), the suits from left to right: trumps first, then red and black in turn."""
_ORDERS: Final[tuple[tuple[Card, ...], ...]] = tuple(
    tuple(4 * high + suit for suit in suits for high in range(12, -1, -1)) for suits in _SUITS
)


def listed(held: int, trump: int) -> Cards:
    """The cards of a set, suit by suit with the trumps first, each from the ace down; 4 is no trump suit."""
    return tuple([card for card in _ORDERS[trump] if held >> card & 1])


def honours(cards: Cards) -> int:
    """High-card points: 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack."""
    return sum(max(0, rank(card) - 8) for card in cards)
