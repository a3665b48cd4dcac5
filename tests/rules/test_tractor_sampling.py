"""Tractor: what is dealt to others may be anything that declaring, burying and following leave possible."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest

from french54.core.card import Card, Cards, parse
from french54.core.game import Illegal
from french54.core.match import Match
from french54.games.tractor.actions import Bury, Play
from french54.games.tractor.choices import Turn
from french54.games.tractor.rules import TractorState
from tests.rules.tractor import GAME, buried, dealt, later, said, settled, to_play


def samples(state: TractorState, seat: int | None, count: int = 60) -> Iterator[TractorState]:
    """States the view of `seat` may come from, each seen to look the same."""
    view = state.view(seat)
    for sample in islice(GAME.samples(view, Random(7)), count):
        assert sample.view(seat) == view
        yield sample


def suits(sample: TractorState, seat: int) -> set[int]:
    """The suits a seat holds."""
    order = sample.board.order
    assert order is not None
    return {order.suit(card) for card in sample.hands[seat]}


@pytest.mark.rule("tractor 3.10")
def test_a_seat_that_did_not_follow_has_none_of_the_suit() -> None:
    spades = "S3 S3 S4 S4 S5 S5 S6 S6 S7 S7 S8 S8 S9 S9 ST ST SJ SJ SQ SQ SK SK SA"
    state = buried(settled("H2 SA", spades, first="declare H2", setup=later(0)))
    state = said(state, "play SA", "play SK")
    third = next(iter(state.choices()))
    assert third.cards[0] % 4 != 3
    state = state.play(third)
    for viewer in (0, 1, 3, None):
        for sample in samples(state, viewer):
            assert 3 not in suits(sample, 2)


@pytest.mark.rule("tractor 3.11")
def test_a_seat_that_gave_no_pair_has_none_left() -> None:
    hands = ("SA SA H2 S3 S4 S6", "S3 S4 S6 S7 S9", "S5 S5 S8 S7 S9", "ST ST SJ S8")
    state = buried(settled(*hands, first="declare H2", setup=later(0)))
    state = said(state, "play SA SA", "play S3 S4", "play S5 S5", "play ST ST")
    seen: set[Card] = set()
    for viewer in (0, 2, 3, None):
        for sample in samples(state, viewer):
            held = Counter(card for card in sample.hands[1] if card % 4 == 3 and card // 4)
            assert all(copies == 1 for copies in held.values())
            assert not held.keys() & set(parse("S3 S4"))
            seen |= held.keys()
            assert not viewer or sample.view(viewer).hand == state.view(viewer).hand
    assert len(seen) > 4


@pytest.mark.rule("tractor 2.4")
def test_declared_cards_are_with_who_showed_them_until_they_are_played() -> None:
    state = said(dealt("S2 S2", "", "H2 H2"), "declare S2", "pass", "declare H2 H2")
    for viewer in (1, 3, None):
        for sample in samples(state, viewer):
            assert sample.hands[2].count(parse("H2")[0]) == 2
            assert parse("S2")[0] in sample.hands[0]
    some = {sample.hands[0].count(parse("S2")[0]) for sample in samples(state, 1, 300)}
    assert some == {1, 2}


@pytest.mark.rule("tractor 2.10")
def test_the_banker_may_have_buried_what_it_declared() -> None:
    state = buried(settled("S2", first="declare S2"))
    where: Counter[str] = Counter()
    for sample in samples(state, 2, 400):
        (two,) = parse("S2")
        where["hand"] += two in sample.hands[0]
        where["kitty"] += two in sample.buried
        assert two in sample.hands[0] or two in sample.buried
        assert two in sample.deck[0:100:4]
    assert where["hand"] > where["kitty"] > 30


@pytest.mark.rule("tractor 2.9")
def test_a_kitty_that_was_turned_up_is_with_the_banker() -> None:
    state = buried(settled(kitty="RJ RJ D5 SA SA"))
    kitty = Counter(state.board.kitty)
    buried_of_it = set()
    for viewer in (1, 2, 3, None):
        for sample in samples(state, viewer):
            assert sample.deck[100:] == state.deck[100:]
            assert not kitty - Counter((*sample.hands[0], *sample.buried))
            buried_of_it.add(parse("RJ")[0] in sample.buried)
    assert buried_of_it == {True, False}


@pytest.mark.rule("tractor 2.10")
def test_the_banker_knows_what_is_buried_and_the_others_do_not() -> None:
    state = buried(settled("S2", first="declare S2"))
    assert {sample.buried for sample in samples(state, 0)} == {state.buried}
    assert {sample.deck[100:] for sample in samples(state, 0)} == {state.deck[100:]}
    assert len({sample.buried for sample in samples(state, 1)}) > 50
    assert len({sample.deck[100:] for sample in samples(state, 1)}) > 50


def endgame(seed: int, cards: int) -> TractorState:
    """A deal played at random until each seat has at most so many cards."""
    rng = Random(seed)
    state = Match.begin(GAME, seed.to_bytes(32, "big")).state
    while state.board.phase != "play" or state.board.played < 25 - cards:
        state = state.play(state.choices().draw(rng))
    for _ in range(seed % 4):
        state = state.play(state.choices().draw(rng))
    return state


def possible(state: TractorState, hands: list[Cards]) -> bool:
    """Whether every seat could have followed as it did, had it these cards left; by the rules of following."""
    left = [list(hand) for hand in hands]
    board, order = state.board, state.board.order
    assert order is not None
    done = [*board.tricks, *([board.trick] if board.trick else [])]
    for trick in reversed(done):
        for turn, cards in enumerate(trick.cards):
            left[(trick.leader + turn) % 4] += cards
        for turn, cards in enumerate(trick.cards):
            seat = (trick.leader + turn) % 4
            led = () if turn == 0 else trick.cards[0]
            if Play(cards) not in Turn(tuple(sorted(left[seat])), led, order):
                return False
    return True


@pytest.mark.parametrize("seed", range(12))
def test_every_hidden_deal_comes_equally_often(seed: int) -> None:
    """Seen by the banker, from whom only the others' last cards are hidden."""
    state = endgame(seed, 2 + seed % 2)
    viewer = state.board.banker
    assert viewer is not None
    hidden = [seat for seat in range(4) if seat != viewer]
    cards = sorted(card for seat in hidden for card in state.hands[seat])
    sizes = [len(state.hands[seat]) for seat in hidden]
    wanted: Counter[tuple[Cards, ...]] = Counter()
    places = range(len(cards))
    for first in combinations(places, sizes[0]):
        rest = [place for place in places if place not in first]
        for second in combinations(rest, sizes[1]):
            third = [place for place in rest if place not in second]
            shares = tuple([tuple(sorted(cards[place] for place in share)) for share in (first, second, third)])
            hands = [state.hands[viewer]] * 4
            for seat, share in zip(hidden, shares, strict=True):
                hands[seat] = share
            if possible(state, hands):
                wanted[shares] += 1
    count = min(60 * len(wanted), 6000)
    drawn = Counter(
        tuple(sample.hands[seat] for seat in hidden)
        for sample in islice(GAME.samples(state.view(viewer), Random(seed)), count)
    )
    assert set(drawn) <= set(wanted)
    total = sum(wanted.values())
    square = sum((drawn[each] - count * ways / total) ** 2 / (count * ways / total) for each, ways in wanted.items())
    assert square < len(wanted) + 5 * (2 * len(wanted)) ** 0.5


@pytest.mark.parametrize("seed", range(4))
def test_samples_of_whole_deals_play_on(seed: int) -> None:
    rng = Random(seed)
    state = Match.begin(GAME, (seed + 50).to_bytes(32, "big")).state
    while state.turn is not None:
        if rng.random() < 0.2:
            for viewer in (*range(4), None):
                sample = GAME.sample(state.view(viewer), rng)
                assert sample.view(viewer) == state.view(viewer)
                assert sample.turn is not None
                assert sample.play(sample.choices().draw(rng)).board.log != sample.board.log
        state = state.play(state.choices().draw(rng))
    for viewer in (*range(4), None):
        sample = GAME.sample(state.view(viewer), rng)
        assert (sample.buried, sample.payoffs) == (state.buried, state.payoffs)
    with pytest.raises(Illegal):
        state.play(Bury(state.buried))


def test_nothing_is_hidden_once_the_deal_is_over() -> None:
    state = to_play(["SA", "S3", "S4", "S6"], kitty="S5 HT DK C3 C4 C6 C7 C8")
    state = said(state, "play SA", "play S3", "play S4", "play S6")
    assert sorted(state.view(1).buried) == sorted(parse("S5 HT DK C3 C4 C6 C7 C8"))
