"""The tables of the climbing games, with the options their rules leave open.

Rows are named by what players call them: single, pair, triple, triple_single, triple_pair, full_house, straight,
straight_flush, pair_chain, tube (three pairs in a row), plane (triples in a row), plate (two of them), plane_single,
plane_pair, four_two_single, four_two_pair, bomb, triple_bomb, heavenly_bomb, rocket.
"""

from collections.abc import Iterable
from typing import Final

from french54.kit.climbing.digits import EACH, NATURAL, one
from french54.kit.climbing.shapes import Shape
from french54.kit.climbing.table import Table

ORDER: Final = tuple(range(15))
"""3 to ace, 2, black joker, red joker."""
RUNS: Final = tuple(range(14))
"""By the lowest card of the run, a low ace being the weakest."""
ROCKET_POWER: Final = 100


def doudizhu() -> Table:
    """Dou Dizhu with one pack. `onepack` plays the same, faster."""
    shapes = (
        Shape("single", 1),
        Shape("pair", 2),
        Shape("triple", 3),
        Shape("triple_single", 3, wings=1, wing=1),
        Shape("triple_pair", 3, wings=1, wing=2),
        Shape("straight", 1, shortest=5, longest=12),
        Shape("pair_chain", 2, shortest=3, longest=12),
        Shape("plane", 3, shortest=2, longest=12),
        Shape("plane_single", 3, shortest=2, longest=12, wings=1, wing=1, alike=2, jokers=1),
        Shape("plane_pair", 3, shortest=2, longest=12, wings=1, wing=2),
        Shape("four_two_single", 4, wings=2, wing=1, alike=2, jokers=1),
        Shape("four_two_pair", 4, wings=2, wing=2),
        Shape("bomb", 4, power=4),
        Shape("rocket", 1, rocket=True, power=ROCKET_POWER),
    )
    return Table(shapes, ORDER, RUNS)


def table_doudizhu(players: int) -> Table:
    """Dou Dizhu as played at a table: three with one pack, or four with two. Raises ValueError for another number."""
    if players == 3:
        return Table((*_table_bodies(), *_table_attached(), Shape("bomb", 4, power=4), _rocket(1)), ORDER, RUNS)
    if players == 4:
        return Table((*_table_bodies(), *_bombs(range(4, 9)), _rocket(2)), ORDER, RUNS)
    raise ValueError(f"Dou Dizhu is for three or four, not {players}")


def _table_bodies() -> tuple[Shape, ...]:
    return (
        Shape("single", 1),
        Shape("pair", 2),
        Shape("triple", 3),
        Shape("triple_pair", 3, wings=1, wing=2),
        Shape("straight", 1, shortest=5, longest=12),
        Shape("pair_chain", 2, shortest=3, longest=12),
        Shape("plane", 3, shortest=2, longest=12),
        Shape("plane_pair", 3, shortest=2, longest=12, wings=1, wing=2),
    )


def _table_attached() -> tuple[Shape, ...]:
    return (
        Shape("triple_single", 3, wings=1, wing=1),
        Shape("plane_single", 3, shortest=2, longest=12, wings=1, wing=1, jokers=1),
        Shape("four_two_single", 4, wings=2, wing=1, jokers=1),
        Shape("four_two_pair", 4, wings=2, wing=2),
    )


def _bombs(sizes: Iterable[int]) -> tuple[Shape, ...]:
    """Bombs of these sizes, the larger beating the smaller; a straight flush fits between five and six."""
    return tuple(Shape("bomb", cards, power=2 * cards) for cards in sizes)


def _rocket(packs: int) -> Shape:
    return Shape("rocket", packs, rocket=True, power=ROCKET_POWER)


def zhengshangyou(*, opening: bool = False) -> Table:
    """Zheng Shangyou with 48 cards: three aces are always the bomb above every four.

    opening: for the first play of a deal, where the four 3s are the heavenly bomb. Plays of both tables compare.
    """
    aces, threes = one(11), one(0)
    shapes = (
        Shape("single", 1),
        Shape("pair", 2),
        Shape("triple", 3, ranks=EACH ^ aces),
        Shape("straight", 1, shortest=5, longest=12),
        Shape("pair_chain", 2, shortest=2, longest=12),
        Shape("bomb", 4, ranks=EACH ^ threes if opening else EACH, power=4),
        Shape("triple_bomb", 3, ranks=aces, power=5),
        Shape("heavenly_bomb", 4, ranks=threes if opening else 0, power=6),
    )
    return Table(shapes, ORDER, RUNS)


def winner(
    packs: int,
    *,
    triple_single: bool = False,
    straight_flush: bool = False,
    triple_bomb: bool = False,
    revolution: bool = False,
    turned: bool = False,
) -> Table:
    """Winner with one pack or two.

    triple_single: three of a rank may carry one card. straight_flush: straights of one suit are a form of their own.
    triple_bomb: three of a rank are a bomb, below every four, and no plain triple. revolution: there are no bombs, and
    four of a rank are a form of their own. turned: the order of all ranks is turned round.
    """
    shapes = [
        Shape("single", 1),
        Shape("pair", 2),
        Shape("pair_chain", 2, shortest=2, longest=12),
        Shape("plane", 3, shortest=2, longest=12),
        Shape("full_house", 3, wings=1, wing=2),
        Shape("straight", 1, shortest=5, longest=13, low=0, mixed=straight_flush),
    ]
    shapes.append(Shape("triple_bomb", 3, power=3) if triple_bomb else Shape("triple", 3))
    if triple_single:
        shapes.append(Shape("triple_single", 3, wings=1, wing=1))
    if straight_flush:
        shapes.append(Shape("straight_flush", 1, shortest=5, longest=13, low=0, suited=True))
    if revolution:
        shapes.append(Shape("four", 4))
    else:
        shapes.extend((*_bombs(range(4, 4 * packs + 1)), _rocket(packs)))
    runs = (*range(2, 14), 1, 0)
    return Table(tuple(shapes), ORDER[::-1], runs[::-1]) if turned else Table(tuple(shapes), ORDER, runs)


def guandan(level: int) -> Table:
    """Guandan while the rank of the digit `level` is raised; its heart is wild."""
    plain = [12, *range(12)]  # 2, 3 ... ace
    plain.remove(level)
    shapes = (
        Shape("single", 1),
        Shape("pair", 2),
        Shape("triple", 3, ranks=NATURAL),
        Shape("full_house", 3, ranks=NATURAL, wings=1, wing=2),
        Shape("straight", 1, shortest=5, longest=5, low=0, mixed=True),
        Shape("tube", 2, shortest=3, longest=3, low=0),
        Shape("plate", 3, shortest=2, longest=2, low=0),
        *_bombs((4, 5)),
        Shape("straight_flush", 1, shortest=5, longest=5, low=0, suited=True, power=11),
        *_bombs(range(6, 11)),
        _rocket(2),
    )
    return Table(shapes, (*plain, level, 13, 14), RUNS, level)
