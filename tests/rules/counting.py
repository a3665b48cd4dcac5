"""Counting the ways in which a deal can go on, as a check on everything a turn goes through."""

from collections.abc import Callable
from typing import Any

from french54.core.game import State
from tests.kit import oracle


def lines(state: State[Any, Any], depth: int) -> int:
    """How many ways there are to go on for `depth` actions; those that end the deal before count as one each."""
    if depth == 0 or state.turn is None:
        return 1
    return sum(lines(state.play(action), depth - 1) for action in state.choices())


Position = tuple[tuple[oracle.Counts, ...], int, oracle.Counts | None, int]
"""The hands by rank, who is on turn, what is to be beaten, and the passes since."""
Above = Callable[[oracle.Counts, oracle.Counts], bool]


def slow(position: Position, depth: int, read: oracle.Reader, above: Above) -> int:
    """The same, by the slow reading of the rules, for games that end with the first empty hand."""
    hands, turn, last, passes = position
    if depth == 0 or not all(map(any, hands)):
        return 1
    seats, after = len(hands), (turn + 1) % len(hands)
    total = 0
    if last is not None:
        over = passes + 1 == seats - 1
        total += slow((hands, after, None if over else last, 0 if over else passes + 1), depth - 1, read, above)
    for cards in oracle.subsets(hands[turn]):
        if read(cards) and (last is None or above(cards, last)):
            left = tuple(held - laid for held, laid in zip(hands[turn], cards, strict=True))
            total += slow(((*hands[:turn], left, *hands[turn + 1 :]), after, cards, 0), depth - 1, read, above)
    return total
