"""What a call promises of the hand, and what is known of a hand from its calls."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from french54.bots.bridge.holding import SUITS, Holding
from french54.core.card import SUITS as LETTERS
from french54.core.game import Message

Span: TypeAlias = tuple[int, int]
Lengths: TypeAlias = tuple[int, int, int, int]
Measure: TypeAlias = Literal["hcp", "points", "support"]
"""High-card points, those with long suits counted, or with short suits counted beside a trump suit."""
MOST: Final = 37
"""No hand has more high-card points; as an upper end it means there is none."""
ANY: Final[Span] = (0, MOST)
NONE: Final[Lengths] = (0, 0, 0, 0)
ALL: Final[Lengths] = (13, 13, 13, 13)


def lengths(base: Lengths, **changes: int) -> Lengths:
    """`base` with other lengths for suits given by letter: `lengths(NONE, S=5)`."""
    clubs, diamonds, hearts, spades = (changes.get(letter, base[suit]) for suit, letter in enumerate(LETTERS))
    return clubs, diamonds, hearts, spades


def at_least(suit: int, count: int) -> Lengths:
    """At least `count` cards of `suit`."""
    return lengths(NONE, **{LETTERS[suit]: count})


@dataclass(frozen=True, slots=True)
class Promise:
    """A range of hands."""

    worth: Span = ANY
    measure: Measure = "hcp"
    trump: int = 0
    """For `support`."""
    hcp: Span = ANY
    """A further bound on high-card points, where `measure` is another."""
    least: Lengths = NONE
    most: Lengths = ALL
    balanced: bool = False
    stopped: tuple[int, ...] = ()
    """Suits that are stopped."""
    aces: tuple[int, ...] = ()
    """How many aces there may be; empty where nothing is said of them."""
    strong: int = 99
    """So many high-card points do, whatever the shape."""

    def value(self, held: Holding) -> int:
        """The hand in the measure of this promise."""
        if self.measure == "hcp":
            return held.hcp
        return held.points if self.measure == "points" else held.support(self.trump)

    def fits(self, held: Holding) -> bool:
        """Whether a hand is as promised."""
        hcp = held.hcp
        if hcp >= self.strong:
            return True
        if not self.hcp[0] <= hcp <= self.hcp[1] or not self.worth[0] <= self.value(held) <= self.worth[1]:
            return False
        for low, length, high in zip(self.least, held.lengths, self.most, strict=True):
            if not low <= length <= high:
                return False
        if self.balanced and not held.balanced:
            return False
        return all(map(held.stops, self.stopped)) and (not self.aces or held.aces in self.aces)

    @property
    def honours(self) -> Span:
        """The bounds this sets to high-card points."""
        low, high = self.hcp
        if self.measure == "hcp":
            low, high = max(low, self.worth[0]), min(high, self.worth[1])
        return (low, high) if self.strong > MOST else (min(low, self.strong), MOST)

    @property
    def args(self) -> dict[str, str | int]:
        """The strength, for a message."""
        worth = self.worth if self.worth != ANY else self.hcp
        measure = self.measure if self.worth != ANY else "hcp"
        return {"low": worth[0], "high": worth[1], "measure": measure}

    def details(self) -> Iterator[Message]:
        """What there is to say beside the strength."""
        if self.measure != "hcp" and ANY not in (self.worth, self.hcp):
            yield Message("bridge-tells-honours", {"low": self.hcp[0], "high": self.hcp[1]})
        yield from self._shape()
        for suit in self.stopped:
            yield Message("bridge-tells-stopped", {"suit": LETTERS[suit].lower()})
        if self.aces:
            yield Message("bridge-tells-aces", {"low": self.aces[0], "high": self.aces[-1]})
        if self.strong <= MOST:
            yield Message("bridge-tells-strong", {"low": self.strong})

    def _shape(self) -> Iterator[Message]:
        for suit in sorted(SUITS, reverse=True):
            low, high, name = self.least[suit], self.most[suit], LETTERS[suit].lower()
            if low == high:
                yield Message("bridge-tells-exact", {"count": low, "suit": name})
            elif low and high < 13:
                yield Message("bridge-tells-length", {"low": low, "high": high, "suit": name})
            elif low:
                yield Message("bridge-tells-least", {"count": low, "suit": name})
            elif high < 13:
                yield Message("bridge-tells-most", {"count": high, "suit": name})
        if self.balanced:
            yield Message("bridge-tells-balanced")


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat's calls have promised together."""

    hcp: Span = ANY
    worth: Span = ANY
    """Its strength as partner reckons with it, in the measures promised."""
    least: Lengths = NONE
    most: Lengths = ALL
    aces: tuple[int, ...] = ()
    stopped: tuple[int, ...] = ()

    def with_(self, promise: Promise) -> "Known":
        """What is known after a further promise; where it contradicts what came before it is believed."""
        spans = [
            _meet((self.least[suit], self.most[suit]), (promise.least[suit], promise.most[suit])) for suit in SUITS
        ]
        if promise.balanced:
            spans = [_meet(span, (2, 5)) for span in spans]
        clubs, diamonds, hearts, spades = spans
        least = (clubs[0], diamonds[0], hearts[0], spades[0])
        most = (clubs[1], diamonds[1], hearts[1], spades[1])
        worth = promise.worth if promise.worth != ANY else promise.honours
        if promise.strong <= MOST:
            worth = (worth[0], MOST)
        hcp = _meet(self.hcp, promise.honours)
        met = _meet(self.worth, worth)
        stopped = tuple(sorted({*self.stopped, *promise.stopped}))
        return Known(hcp, met, least, most, promise.aces or self.aces, stopped)


def _meet(old: Span, new: Span) -> Span:
    low, high = max(old[0], new[0]), min(old[1], new[1])
    return (low, high) if low <= high else new
