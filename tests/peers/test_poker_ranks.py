"""Ranks of hands against phevaluator: the same order over random sevens, sixes and fives."""

from itertools import pairwise
from random import Random

import pytest

pytest.importorskip("phevaluator")

from phevaluator import evaluate_cards

from french54.core.card import NAMES
from french54.kit import poker


@pytest.mark.parametrize(
    ("size", "count"),
    [(7, 10_000), (6, 3_000), (5, 3_000), pytest.param(7, 100_000, marks=pytest.mark.full)],
)
def test_the_order_is_the_same(size: int, count: int) -> None:
    rng = Random(size * count)
    by_theirs: dict[int, int] = {}
    for _ in range(count):
        cards = rng.sample(range(52), size)
        theirs = evaluate_cards(*(NAMES[card][1] + NAMES[card][0].lower() for card in cards))
        mine = poker.rank(poker.hand(cards))
        assert by_theirs.setdefault(theirs, mine) == mine
    mine_best_first = [by_theirs[theirs] for theirs in sorted(by_theirs)]
    assert all(better > worse for better, worse in pairwise(mine_best_first))
