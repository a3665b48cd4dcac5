"""Bridge: what is dealt to others may be anything that the auction and the play leave possible."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from french54.core.game import Illegal
from french54.core.match import Match
from french54.games.bridge import sampling
from french54.games.bridge.rules import Bridge, BridgeState, Setup
from tests.rules.bridge import EAST, NORTH, SOUTH, WEST, called, played, to_play

GAME = Bridge("none")


def walked(seed: int, cards: int) -> BridgeState:
    """A random deal after so many cards of the play."""
    rng = Random(seed)
    state = called(Match.begin(GAME, seed.to_bytes(32, "big")).state, "1NT P P P")
    for _ in range(cards):
        state = state.play(state.choices().draw(rng))
    return state


def test_a_seat_that_did_not_follow_has_none_of_the_suit() -> None:
    state = played(to_play("SA S2", "SK S3", "S5 S4", "H2 H3 H4 H5 H6 H7 H8 D2 D3 D4 D5 D6 D7"), "S3 S4 H2")
    for viewer in (SOUTH, WEST, None):
        rng = Random(1)
        for _, sample in zip(range(40), GAME.samples(state.view(viewer), rng), strict=False):
            assert not [card for card in sample.view(EAST).hand if card % 4 == 3]
            assert sample.view(viewer) == state.view(viewer)


def test_the_auction_tells_nothing_and_dummy_everything() -> None:
    state = to_play("SA S2", "SK S3", "S5 S4")
    rng = Random(2)
    before = {GAME.sample(state.view(SOUTH), rng).view(NORTH).hand for _ in range(20)}
    assert len(before) == 20
    state = played(state, "S3")
    after = {GAME.sample(state.view(SOUTH), rng).view(NORTH).hand for _ in range(20)}
    assert after == {state.view(NORTH).hand}
    assert len({GAME.sample(state.view(SOUTH), rng).view(EAST).hand for _ in range(20)}) == 20


@pytest.mark.parametrize("seed", range(6))
def test_every_hidden_deal_comes_equally_often(seed: int) -> None:
    state = walked(seed, 38 + seed % 3)
    viewer = (SOUTH, WEST, EAST)[seed % 3]
    view = state.view(viewer)
    hidden = [seat for seat in range(4) if seat not in {viewer, NORTH}]
    cards = [card for seat in hidden for card in state.view(seat).hand]
    sizes = [view.counts[seat] for seat in hidden]
    wanted = set()
    for chosen in combinations(cards, sizes[0]):
        hands = (frozenset(chosen), frozenset(cards).difference(chosen))
        if possible(state, dict(zip(hidden, hands, strict=True))):
            wanted.add(hands)
    count = 40 * len(wanted)
    drawn = Counter(
        tuple(frozenset(sample.view(seat).hand) for seat in hidden)
        for _, sample in zip(range(count), GAME.samples(view, Random(seed)), strict=False)
    )
    assert set(drawn) == wanted
    square = sum((drawn[each] - 40) ** 2 / 40 for each in wanted)
    assert square < len(wanted) + 5 * (2 * len(wanted)) ** 0.5


def possible(state: BridgeState, hands: dict[int, frozenset[int]]) -> bool:
    """Whether the deal could have been played as it was with these cards left."""
    laid: dict[int, list[int]] = {seat: [] for seat in range(4)}
    for trick in (*state.board.tricks, *((state.board.trick,) if state.board.trick else ())):
        for turn, (card,) in enumerate(trick.cards):
            laid[(trick.leader + turn) % 4].append(card)
    deck = [0] * 52
    for seat in range(4):
        left = hands.get(seat, frozenset(state.view(seat).hand))
        deck[(seat - 1) % 4 :: 4] = [*laid[seat], *left]
    again = GAME.start(Setup(), tuple(deck))
    try:
        for action in state.actions:
            again = again.play(action)
    except Illegal:
        return False
    return True


def test_what_everybody_saw_is_told_again_from_a_view() -> None:
    for seed in range(5):
        state = walked(seed, 13)
        for viewer in (*range(4), None):
            assert sampling.board(state.view(viewer)) == state.board
