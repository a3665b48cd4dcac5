"""A deal of One Poker as the solver has it: the betting as a tree, and what each player may hold.

A type is a hand and which of its two cards is locked: number `2 * hand + place`. Hands of a pair have one type only.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FOLD: Final[i64] = 2
SHOWDOWN: Final[i64] = 3
"""Kinds of leaves; other nodes have the number of who decides."""


def floats(of: Sequence[float]) -> vec[float]:
    """The numbers of a sequence."""
    made = vec[float]()
    for each in of:
        made = append(made, each)
    return made


def whole(of: Sequence[int]) -> vec[i64]:
    """The whole numbers of a sequence."""
    made = vec[i64]()
    for each in of:
        made = append(made, each)
    return made


def zeros(count: i64) -> vec[float]:
    """So many zeros."""
    return vec[float]([0.0 for _ in range(count)])


class Tree:
    """The betting: nodes in any order, the first is the root."""

    def __init__(  # noqa: PLR0917 - a kernel is called by place
        self,
        kinds: Sequence[int],
        firsts: Sequence[int],
        counts: Sequence[int],
        children: Sequence[int],
        chips: Sequence[float],
        goes_on: Sequence[int],
    ) -> None:
        self.kinds = whole(kinds)
        self.firsts = whole(firsts)
        """Where a node's children begin in `children`."""
        self.counts = whole(counts)
        self.children = whole(children)
        self.chips = floats(chips)
        """What player 0 wins: by the fold, or with the stronger card."""
        self.goes_on = whole(goes_on)
        """Bits: whether the match goes on after player 0 wins (1), a tie (2), player 1 wins (4)."""


class Cards:
    """What one player may hold."""

    def __init__(
        self,
        ranks: Sequence[int],
        weights: Sequence[float],
        offsets: Sequence[int],
        others: Sequence[int],
        extra: Sequence[float],
    ) -> None:
        self.ranks = whole(ranks)
        """By type, the rank locked; the kept one is that of the type beside it."""
        self.weights = floats(weights)
        """By hand. Two hands meet with the product of their weights, and `extra` where they share a rank."""
        self.offsets = whole(offsets)
        self.others = whole(others)
        self.extra = floats(extra)
        self.hands: i64 = len(weights)
        self.types: i64 = 2 * len(weights)
