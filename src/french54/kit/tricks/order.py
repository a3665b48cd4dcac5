"""The order of the cards of two packs while one rank and one suit are trumps."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Self

from french54.core.card import BLACK_JOKER, RED_JOKER, Card, Cards
from french54.kit.tricks import twopack

NONE: Final = 4
"""No trump suit."""
TRUMPS: Final = 4
"""The trumps as a suit; the plain ones have their own numbers."""


@dataclass(frozen=True, slots=True)
class Order:
    """The places of the cards, as `french54.kit.tricks.twopack` counts them."""

    level: int
    """The rank that is trumps in every suit, 0 (two) to 12 (ace)."""
    trump: int
    """The trump suit by its number, or `NONE`."""
    card: tuple[Card, ...] = field(repr=False, compare=False)
    """By place."""
    place: tuple[int, ...] = field(repr=False, compare=False)
    """By card."""
    trumps: int = field(compare=False)
    """The first place of a trump."""
    fives: int = field(repr=False, compare=False)
    tens: int = field(repr=False, compare=False)
    """The places of the tens and kings, which count ten."""

    @classmethod
    @cache
    def of(cls, level: int, trump: int) -> Self:
        """The order with this level and trump suit."""
        plain = [suit for suit in range(4) if suit != trump]
        ranks = [rank for rank in range(13) if rank != level]
        suits = [*plain, *([] if trump == NONE else [trump])]
        cards = [4 * rank + suit for suit in suits for rank in ranks] + [4 * level + suit for suit in suits]
        cards += [BLACK_JOKER, RED_JOKER]
        place = tuple([cards.index(card) for card in range(54)])
        fives, tens = (sum(1 << place[card] for card in range(52) if card // 4 in ranks) for ranks in ((3,), (8, 11)))
        return cls(level, trump, tuple(cards), place, 12 * len(plain), fives, tens)

    def held(self, cards: Iterable[Card]) -> tuple[int, int]:
        """`cards` as two sets of places: those there are, and those there are two of."""
        ones = twos = 0
        for card in cards:
            bit = 1 << self.place[card]
            twos |= ones & bit
            ones |= bit
        return ones, twos

    def cards(self, ones: int, twos: int = 0) -> Cards:
        """Cards from two sets of places, from the highest place down."""
        return tuple(
            [self.card[place] for place in range(53, -1, -1) for _ in range((ones >> place & 1) + (twos >> place & 1))]
        )

    def suit(self, card: Card) -> int:
        """The suit a card belongs to: its own, or `TRUMPS`."""
        return TRUMPS if self.place[card] >= self.trumps else card % 4

    def suit_of(self, card: Card) -> int:
        """All places of the suit a card belongs to."""
        return int(twopack.suit(self.place[card], self.trumps))

    def form(self, cards: Cards) -> int:
        """What cards are, as `french54.kit.tricks.twopack` counts it."""
        return int(twopack.form(*self.held(cards), self.trumps))
