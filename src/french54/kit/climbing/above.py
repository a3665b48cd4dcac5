"""What beats a play that lies on the table: by kind, and out of a hand. The rows that list plays say it too."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from french54.core.card import RED_JOKER, Card, Cards
from french54.core.game import Illegal, Message
from french54.kit.climbing.digits import count_at, hand_of
from french54.kit.climbing.lay import lay
from french54.kit.climbing.meaning import Meaning
from french54.kit.climbing.plays import LENGTH_SHIFT, RANK_SHIFT, ROW_SHIFT, length_of, row_of
from french54.kit.climbing.shapes import Shape, hold
from french54.kit.climbing.table import Table

_RANKS: Final = 15
_JOKERS: Final = 13
_TOP: Final = 14
"""The places of runs end with the ace, at 13."""
_SHOWN: Final = 24
"""So many plays of a hand are told; there may be hundreds."""
T = TypeVar("T")


def lying(laid: T | None, rule: str) -> T:
    """What lies on the table; raises Illegal, by the paragraph `rule`, where nothing does."""
    if laid is None:
        raise Illegal(rule, "beats-nothing-lies")
    return laid


@dataclass(frozen=True, slots=True)
class Above:
    """What is above the play `last` of `table`."""

    table: Table
    last: int
    deck: Cards
    """All cards of the game."""
    said: Callable[[int], Meaning]
    """The game's own word for a play."""
    wild: Card = -1

    def lowest(self) -> int:
        """The lowest play of the same kind that beats it, bare of wings; 0 if there is none."""
        table, shape = self.table, self.table.shape_of(self.last)
        bare = (int(row_of(self.last)) + 1 << ROW_SHIFT) | (int(length_of(self.last)) << LENGTH_SHIFT)
        found = 0
        for digit in range(_RANKS):
            play = int(bare | (digit << RANK_SHIFT))
            higher = self._is_there(shape, digit) and table.beats(play, self.last)
            if higher and (not found or table.beats(found, play)):
                found = play
        return found

    def _is_there(self, shape: Shape, digit: int) -> bool:
        """Whether the game has plays of `shape` at `digit`."""
        if shape.longest > 1:
            return digit >= shape.low and digit + length_of(self.last) <= _TOP
        deep = int(count_at(hand_of(self.deck), digit))
        if digit < _JOKERS:
            deep += self.deck.count(self.wild)
        return bool(int(shape.ranks) >> 4 * digit & 15) and shape.unit <= deep

    def mightier(self) -> list[Message]:
        """Bombs, and what else of another kind beats it, the weakest first."""
        power = self.table.shape_of(self.last).power
        shapes = [shape for shape in self.table.shapes if shape.power > power and shape.ranks]
        if RED_JOKER not in self.deck:
            shapes = [shape for shape in shapes if not shape.rocket]
        shapes.sort(key=lambda shape: int(shape.power))
        bombs = [each for each in shapes if each.name == "bomb"]
        told = []
        for shape in shapes:
            if shape.name != "bomb":
                told.append(self._named(shape))
            elif shape is bombs[0]:
                told.append(Message("beats-bomb", {"count": int(shape.unit), "kinds": len(bombs)}))
        return told

    def _named(self, shape: Shape) -> Message:
        if shape.suited:
            return Message("beats-straight-flush")
        if shape.rocket:
            return self.said(bare(self.table, shape)).said
        ranks = [digit for digit in range(_RANKS) if int(shape.ranks) >> 4 * digit & 15]
        if len(ranks) == 1:
            return self.said(bare(self.table, shape) | (ranks[0] << RANK_SHIFT)).said
        return Message("beats-bomb", {"count": int(shape.unit), "kinds": 1})

    def own(self, hand: Cards) -> Iterator[tuple[Cards, Message]]:
        """What of `hand` beats it: the cards as they would lie, and the play in words."""
        for play in self.table.follow_from(hold(hand, self.wild), self.last):
            if play:
                yield lay(self.table, play, hand, self.wild), self.said(int(play)).said

    def found(self, own: Iterable[tuple[Cards, Message]], rule: str) -> Mapping[str, Any]:
        """All of it as plain data, with the plays of a hand that beat it and the paragraph that says so."""
        lowest = self.lowest()
        plays: dict[Cards, tuple[Cards, Message]] = {}
        for cards, said in own:  # cards that can be laid in two ways are told once
            plays.setdefault(tuple(sorted(cards)), (cards, said))
        return {
            "lying": self.said(self.last).said,
            "lowest": self.said(lowest).said if lowest else None,
            "mightier": self.mightier(),
            "rule": rule,
            "own": [{"cards": cards, "said": said} for cards, said in list(plays.values())[:_SHOWN]],
            "count": len(plays),
        }


def bare(table: Table, shape: Shape) -> int:
    """A play of `shape` of which nothing else is said, a single rank long."""
    return (table.shapes.index(shape) + 1 << ROW_SHIFT) | (1 << LENGTH_SHIFT)
