"""Random play of Dou Dizhu: every legal play may be drawn, each as likely, and a playout keeps to the rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from french54.core import card
from tests.kernels import Kernels, compiled, interpreted
from tests.kit import oracle
from tests.kit.test_onepack import hands, packed

Hands = tuple[int, int, int]


def deal(seed: int) -> Hands:
    one = interpreted().onepack
    deck = list(card.pack())
    Random(seed).shuffle(deck)
    return one.hand_of(tuple(deck[:20])), one.hand_of(tuple(deck[20:37])), one.hand_of(tuple(deck[37:]))


def drawn(kernels: Kernels, hand: int, last: int, chances: list[int]) -> list[int]:
    return [kernels.playouts.draw(hand, last, chance) for chance in chances]


def check_draws(kernels: Kernels, hand: int, last: int) -> None:
    """Each play in the order listed, from its first chance to its last."""
    plays, all_chances = list(kernels.onepack.moves(hand, last)), kernels.playouts.CHANCES
    first = [-(-number * all_chances // len(plays)) for number in range(len(plays))]
    final = [*(chance - 1 for chance in first[1:]), all_chances - 1]
    assert drawn(kernels, hand, last, first) == plays == drawn(kernels, hand, last, final)


@pytest.mark.parametrize("text", oracle.HARD)
def test_hard_hands_draw_what_is_listed(kernels: Kernels, text: str) -> None:
    hand = packed(oracle.hand(text))
    check_draws(kernels, hand, 0)
    for other in oracle.HARD:
        for last in list(kernels.onepack.lead(packed(oracle.hand(other))))[::6]:
            check_draws(kernels, hand, last)


@given(hands, hands, st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_any_hand_draws_what_is_listed(hand: int, other: int, random: Random) -> None:
    kernels = interpreted()
    check_draws(kernels, hand, 0)
    last = random.choice(list(kernels.onepack.lead(other)))
    check_draws(kernels, hand, last)
    chances = [random.randrange(kernels.playouts.CHANCES) for _ in range(20)]
    assert drawn(kernels, hand, last, chances) == drawn(compiled(), hand, last, chances)


@pytest.mark.parametrize("seed", range(5))
def test_both_ways_play_out_the_same(seed: int) -> None:
    dealt = deal(seed)
    slow, fast = interpreted().playouts, compiled().playouts
    for chance in range(1, 20):
        assert slow.playout(*dealt, 0, 0, 0, chance) == fast.playout(*dealt, 0, 0, 0, chance)
    assert slow.playouts(*dealt, 30, 7) == fast.playouts(*dealt, 30, 7)


@pytest.mark.parametrize("seed", range(8))
def test_a_playout_is_play_by_the_rules(kernels: Kernels, seed: int) -> None:
    """The same deal, played here move by move from the same chances, has the same winner."""
    one, held, chance = kernels.onepack, list(deal(seed)), seed + 1
    said = kernels.playouts.playout(*held, 0, 0, 0, chance)
    seat, last, passes = 0, 0, 0
    while True:
        plays = list(one.moves(held[seat], last))
        chance = (chance * 1103515245 + 12345) % 2**31
        play = plays[(chance >> 8) * len(plays) >> 23]
        held[seat] -= one.cards_of(play)
        if not held[seat]:
            break
        last, passes = (play, 0) if play else (last, passes + 1)
        if passes == 2:
            last, passes = 0, 0
        seat = (seat + 1) % 3
    assert (said >> 2, said & 3) == (chance, seat)


def test_a_playout_goes_on_from_where_the_deal_stands(kernels: Kernels) -> None:
    one, playout = kernels.onepack, kernels.playouts.playout
    three, four = 1, 0o10
    assert playout(three, three, four, 2, 0, 0, 99) & 3 == 2, "seat 2 leads its only card"
    play = one.read(four)
    assert playout(three, three, four, 0, play, 0, 99) & 3 == 2, "neither beats its own four, so it leads"
    assert playout(three, three, four, 0, play, 1, 99) & 3 == 1, "the second pass clears the table for seat 1"


def test_wins_are_those_of_the_first_seat(kernels: Kernels) -> None:
    three, four = 1, 0o10
    assert kernels.playouts.playouts(three, four, four, 20, 1) == 20
    assert kernels.playouts.playouts(three + 0o1000, four, four, 200, 1) in range(1, 200)
