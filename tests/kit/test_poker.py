"""Ranks of poker hands, against the plain reading of the rules over all fives of a hand."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

import pytest

from tests.kernels import Kernels, compiled, interpreted

FIVES = {0: 1302540, 1: 1098240, 2: 123552, 3: 54912, 4: 10200, 5: 5108, 6: 3744, 7: 624, 8: 40}
"""How many of the hands of five are of each category."""


def plain(five: Sequence[int]) -> tuple[int, ...]:
    """A hand of five by the letter of the rules: its category, then the ranks in the order they count."""
    held = Counter(card // 4 for card in five)
    ranks = sorted(held, key=lambda rank: (held[rank], rank), reverse=True)
    counts = tuple(held[rank] for rank in ranks)
    flush = len({card % 4 for card in five}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, -1]
    straight = len(held) == 5 and ranks[0] - ranks[4] == 4
    if straight or flush:
        return (8 if straight and flush else 5 if flush else 4, *ranks)
    category = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(counts, 0)
    return (category, *ranks)


def some_hands(size: int, count: int) -> list[list[int]]:
    """Random hands, half of them from few ranks or suits, so that all categories come."""
    rng = Random(size)
    packs = (range(52), range(20), range(24, 52), [card for card in range(52) if card % 4 < 2], range(0, 52, 4))
    return [rng.sample(rng.choice(packs), size) for _ in range(count)]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_ranks_order_hands_as_the_best_five_do(kernels: Kernels, size: int) -> None:
    poker = kernels.poker
    ranked = []
    for cards in some_hands(size, 1500):
        best = max(map(plain, combinations(cards, 5)))
        rank = poker.rank(poker.hand(cards))
        assert poker.category(rank) == best[0]
        ranked.append((best, rank))
    ranked.sort()
    for (lower, low), (higher, high) in pairwise(ranked):
        assert (low < high) == (lower < higher)
    assert {best[0] for best, _ in ranked} == set(range(9))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_best_five_are_of_the_hand_and_rank_as_it_does(kernels: Kernels, size: int) -> None:
    poker = kernels.poker
    for cards in some_hands(size, 300):
        five = poker.best(cards)
        assert len(set(five)) == 5
        assert set(five) <= set(cards)
        assert plain(five) == max(map(plain, combinations(cards, 5)))
        order = [card // 4 for card in five]
        reading = [rank % 13 for rank in plain(five)[1:]]
        assert list(dict.fromkeys(order)) == reading


def test_of_equal_cards_the_first_named_count(kernels: Kernels) -> None:
    hole, board = [49, 45], [51, 50, 47, 46, 3]
    assert set(kernels.poker.best([*hole, *board])) >= set(hole)


@pytest.mark.parametrize("cards", [[], [0, 1, 2, 3]])
def test_fewer_than_five_cards_have_no_best_five(kernels: Kernels, cards: list[int]) -> None:
    with pytest.raises(ValueError, match="five to seven"):
        kernels.poker.best(cards)


def test_a_hand_is_ranked_as_far_as_it_goes(kernels: Kernels) -> None:
    poker = kernels.poker
    pair, high = poker.rank(poker.hand([48, 49])), poker.rank(poker.hand([48, 45]))
    assert (poker.category(pair), poker.category(high)) == (poker.PAIR, poker.HIGH_CARD)


def test_both_ways_of_running_agree() -> None:
    one, other = interpreted().poker, compiled().poker
    assert one.__file__ != other.__file__
    for cards in some_hands(7, 3000):
        assert one.rank(one.hand(cards)) == other.rank(other.hand(cards)) == other.rank7(*cards)


@pytest.mark.full
def test_every_hand_of_five_falls_into_its_category() -> None:
    poker = compiled().poker
    bits = [poker.bit(card) for card in range(52)]
    rank = poker.rank
    found = Counter(rank(a | b | c | d | e) >> 26 for a, b, c, d, e in combinations(bits, 5))
    assert found == FIVES
