"""Hidden cards are dealt in every way that is possible, and in all of them alike."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.kernels import Kernels

Limits = list[dict[int, int]]
Pinned = list[tuple[int, list[int]]]
Layout = tuple[tuple[int, ...], ...]


def every_layout(room: list[int], pool: tuple[int, ...], limits: Limits, pinned: Pinned) -> Counter[Layout]:
    """Every way to put all cards, copies told apart, into the places of the holders, by what each then holds."""
    cards = [*pool, *(card for card, _ in pinned)]
    owner = [holder for holder, places in enumerate(room) for _ in range(places)]
    found: Counter[Layout] = Counter()
    for order in permutations(range(len(cards))):
        holder_of = {card: owner[place] for place, card in enumerate(order)}
        if any(holder_of[len(pool) + number] not in holders for number, (_, holders) in enumerate(pinned)):
            continue
        held = [sorted(cards[card] for card in holder_of if holder_of[card] == holder) for holder in range(len(room))]
        if all(held[holder].count(card) <= most for holder, each in enumerate(limits) for card, most in each.items()):
            found[tuple(map(tuple, held))] += 1
    return found


CASES: list[tuple[list[int], tuple[int, ...], Limits, Pinned]] = [
    ([2, 1, 1], (1, 2, 2, 3), [{1: 0}, {2: 1}, {}], []),
    ([2, 2, 2], (1, 1, 2, 2, 3, 4), [{1: 1, 2: 1}, {}, {3: 0, 4: 0}], []),
    ([3, 3], (1, 1, 2, 2, 3, 3), [{1: 1, 2: 1, 3: 1}, {}], []),
    ([1, 2, 3], (1, 2, 3, 4), [{}, {1: 0}, {}], [(5, [0, 2]), (1, [1, 2])]),
    ([2, 3], (1, 1, 2, 3), [{}, {}], [(9, [1])]),
    ([2, 2, 1], (1, 2, 3, 4, 5), [{1: 0, 2: 0}, {2: 0, 3: 0}, {3: 0}], []),
    ([1, 1, 1, 1, 1], (1, 2, 3, 4, 5), [{1: 0}, {2: 0}, {3: 0}, {4: 0}, {5: 0}], []),
]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_every_layout_is_dealt_as_often_as_any_other(
    kernels: Kernels, case: tuple[list[int], tuple[int, ...], Limits, Pinned]
) -> None:
    room, pool, limits, pinned = case
    wanted = every_layout(room, pool, limits, pinned)
    count = 6000
    dealt: Counter[Layout] = Counter()
    for hands, _ in zip(
        kernels.hidden.Hidden.of(room, pool, limits, pinned).deals(Random(1)), range(count), strict=False
    ):
        dealt[tuple(tuple(sorted(hand)) for hand in hands)] += 1
    assert set(dealt) == set(wanted)
    total = sum(wanted.values())
    square = sum((dealt[each] - count * ways / total) ** 2 / (count * ways / total) for each, ways in wanted.items())
    assert square < len(wanted) + 5 * (2 * len(wanted)) ** 0.5


def test_a_big_deal_keeps_to_the_limits(kernels: Kernels) -> None:
    pool = tuple(range(26)) * 2
    limits: Limits = [dict.fromkeys(range(20), 1), dict.fromkeys(range(10, 22), 0), {}, {0: 0, 25: 1}]
    hidden = kernels.hidden.Hidden.of([13, 13, 13, 13], pool, limits)
    for hands, _ in zip(hidden.deals(Random(3)), range(200), strict=False):
        assert sorted(card for hand in hands for card in hand) == sorted(pool)
        assert [len(hand) for hand in hands] == [13] * 4
        for hand, limit in zip(hands, limits, strict=True):
            assert all(hand.count(card) <= most for card, most in limit.items())


def test_what_cannot_be_is_refused(kernels: Kernels) -> None:
    of = kernels.hidden.Hidden.of
    with pytest.raises(ValueError, match="no way"):
        of([1, 1], (1, 2), [{1: 0}, {1: 0}])
    with pytest.raises(ValueError, match="no way"):
        of([2, 1], (1, 2, 3), [{}, {1: 0, 2: 0, 3: 0}])
    with pytest.raises(ValueError, match="places"):
        of([1, 1], (1, 2, 3), [{}, {}])
    assert next(of([0, 0], (), [{}, {}]).deals(Random(0))) == ([], [])


def test_both_ways_draw_the_same(kernels: Kernels) -> None:
    options = [[(1, 1), (128, 2)], [(1, 1), (128, 1), (16384, 1)], [(129, 1), (16385, 1)]]
    layouts = kernels.layouts.Layouts(kernels.layouts.pack([2, 2, 2]), options)
    assert layouts.draw([0.0, 0.0, 0.0]) == [0, 1, 0]
    assert layouts.draw([0.999, 0.999, 0.999]) == [1, 2, 1]
