"""Chance: one stream of HMAC-SHA256 a match, which anyone who knows its key can draw again.

The key of a match is made from a secret of the table and a nonce of each person (`match_key`). Every
use has its own label, so a single deal can be checked without playing the match up to it:
`draw 1` holds the draws before the first deal (who bids first), `deal 1` its shuffle.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, Protocol

from french54.core.card import Card, Cards

WORDS: Final = 1 << 64


class Draw(Protocol):
    """A source of chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""


class Stream:
    """The words of `HMAC-SHA256(HMAC-SHA256(key, label), counter)`, eight bytes at a time, high byte first.

    `drawn` lists every (n, value) that was asked for.
    """

    def __init__(self, key: bytes, label: str) -> None:
        self._key = hmac.digest(key, label.encode(), "sha256")
        self._counter = 0
        self._words: list[int] = []
        self.drawn: list[tuple[int, int]] = []

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 8], "big") for i in (24, 16, 8, 0)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; words that would favour the low numbers are thrown away."""
        if n < 1:
            raise ValueError(f"nothing to draw from: {n}")
        while (word := self._word()) >= WORDS - WORDS % n:
            pass
        self.drawn.append((n, word % n))
        return word % n


def shuffle(cards: Sequence[Card], draw: Draw) -> Cards:
    """`cards` in a random order (Fisher and Yates, from the last place down)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        chosen = draw.below(last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def commitment(secret: bytes) -> str:
    """What is shown before the match: the SHA-256 of its secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def match_key(secret: bytes, nonces: Sequence[tuple[int, bytes]]) -> bytes:
    """The key of a match: HMAC-SHA256 under the secret, over each person's seat (one byte) and nonce, by seat."""
    parts = [bytes([seat]) + nonce for seat, nonce in sorted(nonces)]
    return hmac.digest(secret, b"".join(parts), "sha256")
