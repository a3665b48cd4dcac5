"""Hands of poker in words."""

from functools import cache
from typing import Final

from french54.core.game import Message
from french54.kit import poker

_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_ACE_HIGH: Final = 1 << 9
"""The straight from ten to ace, as the kernel marks it: by its lowest card."""


@cache
def name(rank: int) -> Message:
    """What a hand of `rank` (`french54.kit.poker.rank`) is called."""
    category, main, rest = rank >> 26, rank >> 13 & poker.SUIT, rank & poker.SUIT
    if category in (poker.STRAIGHT, poker.STRAIGHT_FLUSH):
        return _straight(category, rank & poker.SUIT)
    if category == poker.TWO_PAIR:
        low = main & -main
        return Message("holdem-two-pair", {"high": _rank(main - low), "low": _rank(low)})
    if category == poker.FULL_HOUSE:
        return Message("holdem-full-house", {"high": _rank(main), "low": _rank(rest)})
    plain = {
        poker.HIGH_CARD: "holdem-high-card",
        poker.PAIR: "holdem-pair",
        poker.THREE: "holdem-three",
        poker.FLUSH: "holdem-flush",
        poker.FOUR: "holdem-four",
    }
    return Message(plain[category], {"rank": _rank(main or rest)})


def _straight(category: int, low: int) -> Message:
    if category == poker.STRAIGHT:
        return Message("holdem-straight", {"rank": _rank(low << 3)})
    if low == _ACE_HIGH:
        return Message("holdem-royal-flush")
    return Message("holdem-straight-flush", {"rank": _rank(low << 3)})


def _rank(ranks: int) -> str:
    return _NAMES[ranks.bit_length() - 1]
