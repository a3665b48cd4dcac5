"""Guandan: how many ways there are to play the first cards of fixed deals, each meaning of each choice once."""

from typing import Any

import pytest

from french54.core.match import Match
from tests.rules.guandan import DOUBLE, GAME, setup


def ways(state: Any, depth: int) -> int:
    """How many sequences of so many actions the rules allow."""
    choices = list(state.choices()) if state.turn is not None else []
    return len(choices) if depth == 1 else sum(ways(state.play(action), depth - 1) for action in choices)


@pytest.mark.parametrize(("key", "counts"), [(0, (204, 11668)), (1, (57, 3295)), (2, (75, 4505))])
def test_ways_to_begin(key: int, counts: tuple[int, ...]) -> None:
    state = Match.begin(GAME, key.to_bytes(32, "big")).state
    assert tuple(ways(state, depth) for depth in (1, 2)) == counts


TRIBUTE = [
    pytest.param(1, (13, 221)),
    pytest.param(0, (70, 2495)),
    pytest.param(1, (13, 221, 15283), marks=pytest.mark.full),
    pytest.param(2, (497, 4818, 31565), marks=pytest.mark.full),
]


@pytest.mark.parametrize(("key", "counts"), TRIBUTE)
def test_ways_to_begin_after_tribute_or_its_refusal(key: int, counts: tuple[int, ...]) -> None:
    state = GAME.start(setup("5", "5 2", DOUBLE), Match.begin(GAME, key.to_bytes(32, "big")).deals[0].deck)
    assert state.refused is (key != 1)
    assert tuple(ways(state, depth + 1) for depth in range(len(counts))) == counts
