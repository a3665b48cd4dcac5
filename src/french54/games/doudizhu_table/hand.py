"""The cards for three and for four players, and what cards laid together are."""

from functools import cache
from random import Random
from typing import Final

from french54.core.card import Cards, pack
from french54.kit.climbing.actions import Play
from french54.kit.climbing.digits import hand_of
from french54.kit.climbing.hands import how_many, places
from french54.kit.climbing.known import table_doudizhu
from french54.kit.climbing.lay import lay
from french54.kit.climbing.meaning import Meaning
from french54.kit.climbing.meaning import meaning as meant
from french54.kit.climbing.table import Table

TABLES: Final[dict[int, Table]] = {players: table_doudizhu(players) for players in (3, 4)}
PACKS: Final[dict[int, Cards]] = {3: pack(), 4: pack(2)}
EACH: Final = {3: 17, 4: 25}
"""How many cards each player draws."""

_DOUBLING: Final = {3: 4, 4: 6}
"""How many cards a bomb must have to double the payments."""
_PLACE: Final = places()


def ordered(cards: Cards) -> Cards:
    """From the highest rank down; within a rank spades, hearts, diamonds, clubs."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def read(cards: Cards, players: int) -> int:
    """The kernel's play for `cards`; 0 if they are no combination."""
    if not cards or max(how_many(cards)) > 8:
        return 0
    return TABLES[players].read(hand_of(cards))


def moves(hand: Cards, last: int, players: int) -> list[int]:
    """What of `hand` may be played on `last` (0: led); 0 for a pass."""
    return list(TABLES[players].moves(hand_of(hand), last))


def laid(cards: Cards, players: int) -> Play:
    """The play of `cards`, which need not be a combination, as they lie on the table."""
    move = read(cards, players)
    return bound(move, cards, players) if move else Play(ordered(cards))


def bound(move: int, hand: Cards, players: int, rng: Random | None = None) -> Play:
    """The play `move` with cards of `hand`: in the highest suits held, or in any with `rng`."""
    held = hand if rng is None else tuple(rng.sample(hand, len(hand)))
    return Play(lay(TABLES[players], move, held), meaning(move, players))


@cache
def meaning(move: int, players: int) -> Meaning:
    """What a play that is no pass means."""
    return meant(TABLES[players], move)


def doubles(what: Meaning, players: int) -> bool:
    """Whether a play doubles the payments."""
    return what.shape == "rocket" or (what.bomb and what.size >= _DOUBLING[players])
