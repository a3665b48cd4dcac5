"""Why cards are no combination, or may not be laid, where the games of the family say the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from french54.core.game import Illegal
from french54.kit.climbing.meaning import Meaning

PLAIN: Final = frozenset({"single", "pair", "triple"})
_TWO: Final = 12
_SHORTEST_STRAIGHT: Final = 5


@dataclass(frozen=True, slots=True)
class Following:
    """Where a game's rulebook says what may follow, and its own words for it."""

    kind: str
    """The same kind, with as many cards."""
    higher: str
    """Which of single cards, and of cards of one rank, is higher."""
    decides: str
    """Which part of other combinations decides."""
    bomb: str
    """What beats a bomb."""
    other_kind: str = "play-error-kind"
    low_bomb: str = "play-error-bomb"


def forbidden(play: Meaning, last: Meaning, rules: Following) -> Illegal:
    """Why the combination `play` may not be laid on `last`."""
    if last.bomb:
        return Illegal(rules.bomb, rules.low_bomb, rank=last.rank)
    if play.shape != last.shape:
        return Illegal(rules.kind, rules.other_kind, shape=last.shape.replace("_", "-"))
    if play.length != last.length:
        return Illegal(rules.kind, "play-error-length", count=last.length, yours=play.length)
    return Illegal(rules.higher if last.shape in PLAIN else rules.decides, "play-error-higher", rank=last.rank)


@dataclass(frozen=True, slots=True)
class Rows:
    """Where a game's rulebook has rows of singles and pairs, and how many pairs are the fewest."""

    nothing: str
    straight: str
    pairs: str
    top: str
    """Which ranks no row may hold."""
    fewest: int


def no_row(how_many: Sequence[int], rules: Rows) -> Illegal:
    """Why cards of which no rank comes three times are no combination; `how_many` are there of each rank."""
    ranks = [rank for rank, count in enumerate(how_many) if count]
    most = max(how_many)
    nothing = Illegal(rules.nothing, "play-error-nothing")
    if any(how_many[rank] != most for rank in ranks):
        return nothing
    rule, least = (rules.straight, _SHORTEST_STRAIGHT) if most == 1 else (rules.pairs, rules.fewest)
    in_a_row = ranks[-1] - ranks[0] == len(ranks) - 1
    if ranks[-1] >= _TWO and (len(ranks) >= least or (in_a_row and len(ranks) > 2)):
        return Illegal(rules.top, "play-error-run-top")
    if len(ranks) >= least:
        return Illegal(rule, "play-error-run-gap")
    if in_a_row and len(ranks) >= least - 2 and len(ranks) > 1:
        if most == 1:
            return Illegal(rule, "play-error-straight-short")
        return Illegal(rule, "play-error-pairs-short", count=least)
    return nothing
