"""What a hand is worth to a bidder."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from french54.core.card import Card

CLUBS, DIAMONDS, HEARTS, SPADES, NOTRUMP = range(5)
MINORS: Final = (CLUBS, DIAMONDS)
MAJORS: Final = (SPADES, HEARTS)
SUITS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES)
_SHORT: Final = {3: (3, 2, 1), 2: (1, 1, 0)}
"""By the number of trumps, points for a void, a singleton and a doubleton."""
_SHORT_LONG: Final = (5, 3, 1)


@dataclass(frozen=True)
class Holding:
    """Thirteen cards, as sets of ranks (0 the two, 12 the ace) suit by suit."""

    ranks: tuple[int, int, int, int]

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Holding":
        """The hand of `cards`."""
        ranks = [0, 0, 0, 0]
        for card in cards:
            ranks[card % 4] |= 1 << card // 4
        return cls((ranks[0], ranks[1], ranks[2], ranks[3]))

    @cached_property
    def lengths(self) -> tuple[int, int, int, int]:
        """Cards in each suit."""
        clubs, diamonds, hearts, spades = (held.bit_count() for held in self.ranks)
        return clubs, diamonds, hearts, spades

    @cached_property
    def hcp(self) -> int:
        """High-card points."""
        return sum(map(self.honours, SUITS))

    def honours(self, suit: int) -> int:
        """High-card points in a suit."""
        held = self.ranks[suit]
        return 4 * (held >> 12 & 1) + 3 * (held >> 11 & 1) + 2 * (held >> 10 & 1) + (held >> 9 & 1)

    @cached_property
    def points(self) -> int:
        """High-card points, and one for each card of a suit after the fourth."""
        return self.hcp + sum(max(0, length - 4) for length in self.lengths)

    def support(self, trump: int) -> int:
        """High-card points, and what short suits are worth with `trump` as trumps."""
        held = self.lengths[trump]
        worth = _SHORT_LONG if held >= 4 else _SHORT.get(held, (0, 0, 0))
        short = sum(worth[length] for suit, length in enumerate(self.lengths) if suit != trump and length < 3)
        return self.hcp + short

    @cached_property
    def balanced(self) -> bool:
        """4-3-3-3, 4-4-3-2 or 5-3-3-2."""
        return min(self.lengths) >= 2 and max(self.lengths) <= 5 and sum(length == 2 for length in self.lengths) <= 1

    def stops(self, suit: int) -> bool:
        """The ace, a guarded king, queen twice or jack three times guarded."""
        held, length = self.ranks[suit], self.lengths[suit]
        return bool(held >> 12 & 1 or (held >> 11 & 1 and length >= 2)) or bool(
            (held >> 10 & 1 and length >= 3) or (held >> 9 & 1 and length >= 4)
        )

    @cached_property
    def aces(self) -> int:
        """How many aces."""
        return sum(held >> 12 & 1 for held in self.ranks)

    def longest(self, suits: Iterable[int] = SUITS) -> int:
        """The longest of `suits`, of two alike the higher."""
        return max(suits, key=lambda suit: (self.lengths[suit], suit))
