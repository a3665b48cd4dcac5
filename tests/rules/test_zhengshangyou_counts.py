"""Zheng Shangyou: how many ways there are to play the first cards of fixed deals, each choice of ranks once."""

from typing import Any

import pytest

from french54.core.match import Match
from tests.rules.zhengshangyou import GAME


def ways(state: Any, depth: int) -> int:
    """How many sequences of so many plays the rules allow."""
    choices = list(state.choices()) if state.turn is not None else []
    return len(choices) if depth == 1 else sum(ways(state.play(action), depth - 1) for action in choices)


@pytest.mark.parametrize(("key", "counts"), [(0, (2, 13, 37)), (1, (9, 43, 286)), (2, (1, 9, 41))])
def test_ways_to_begin(key: int, counts: tuple[int, ...]) -> None:
    state = Match.begin(GAME, key.to_bytes(32, "big")).state
    assert tuple(ways(state, depth) for depth in (1, 2, 3)) == counts
