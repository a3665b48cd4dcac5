"""Cards: a card is an int, written `S3`, `HT`, `BJ` or `RJ`."""

from collections.abc import Iterable
from typing import Final, TypeAlias

Card: TypeAlias = int
"""`4 * rank + suit`, rank 0 (two) to 12 (ace), suit as in `SUITS`; 52 is the black joker, 53 the red."""

Cards: TypeAlias = tuple[Card, ...]

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
BLACK_JOKER: Final[Card] = 52
RED_JOKER: Final[Card] = 53

NAMES: Final[tuple[str, ...]] = (*(suit + rank for rank in RANKS for suit in SUITS), "BJ", "RJ")
_BY_NAME: Final[dict[str, Card]] = {name: card for card, name in enumerate(NAMES)}


class NotACard(ValueError):
    """A name that no card has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"not a card: {name}")
        self.name = name


def pack(copies: int = 1, *, jokers: bool = True) -> Cards:
    """The cards of `copies` whole French packs, in ascending order of the card numbers."""
    return tuple(sorted(list(range(54 if jokers else 52)) * copies))


def rank(card: Card) -> int:
    """The rank, 0 (two) to 12 (ace); 13 for the black joker and 14 for the red."""
    return card // 4 if card < BLACK_JOKER else card - 39


def suit(card: Card) -> int:
    """The suit's place in `SUITS`; -1 for a joker."""
    return card % 4 if card < BLACK_JOKER else -1


def parse(text: str) -> Cards:
    """Cards from names parted by spaces, in the order written; raises NotACard naming the first unknown one."""
    try:
        return tuple(_BY_NAME[name] for name in text.split())
    except KeyError as unknown:
        raise NotACard(unknown.args[0]) from None


def show(cards: Iterable[Card]) -> str:
    """The names of `cards`, parted by spaces, in the order given."""
    return " ".join(NAMES[card] for card in cards)
