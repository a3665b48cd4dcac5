"""Guandan: what tribute tells about hidden cards, and samples that honour it."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from french54.core.card import RED_JOKER, Card, Cards, pack, parse
from french54.core.game import Seat
from french54.games.guandan import hand, tribute
from french54.games.guandan.rules import GuandanState
from tests.rules.guandan import DOUBLE, GAME, SINGLE, dealt, level, said, setup

LOW = "S3 H3 D3 C3 S4 H4 D4 C4 S5 H5 D5 C5 S6 D6 C6 S7 H7 D7 C7 S8 H8 D8 C8 S9 H9"
"""Twenty-five cards, none of them a two."""


def samples(state: GuandanState, seat: Seat | None, count: int = 60) -> list[GuandanState]:
    drawn = GAME.samples(state.view(seat), Random(54))
    return [next(drawn) for _ in range(count)]


@pytest.mark.rule("guandan 3.1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_whoever_gave_tribute_holds_nothing_higher(seat: Seat | None) -> None:
    state = dealt("RJ RJ S3", "BJ SA", "BJ DA", f"{LOW} HQ CJ", begins=setup("2", "4 2", SINGLE))
    assert state.tributes[0].card == parse("HQ")[0]
    places = hand.places(level("2"))
    wilds = 0
    for sample in samples(state, seat):
        natural = [card for card in sample.hands[3] if card != hand.wild(level("2"))]
        assert min(places[card] for card in natural) >= places[parse("HQ")[0]]
        wilds += len(natural) < len(sample.hands[3])
    assert wilds or seat == 2, "wild cards are never given; seat 2 has both"


@pytest.mark.rule("guandan 3.4")
def test_a_heart_that_was_given_means_no_spade_of_its_rank() -> None:
    state = dealt("RJ RJ S3", "BJ SA", "BJ DA", f"{LOW} HQ CQ", begins=setup("2", "4 2", SINGLE))
    spade, club = parse("SQ CQ")
    drawn = samples(state, 1)
    assert not any(spade in sample.hands[3] for sample in drawn)
    assert any(club in sample.hands[3] for sample in drawn)


@pytest.mark.rule("guandan 3.5")
def test_refused_tribute_means_both_red_jokers() -> None:
    alone = dealt("", "", "", "RJ RJ", begins=setup("6", "6 4", SINGLE))
    assert all(sample.hands[3].count(RED_JOKER) == 2 for sample in samples(alone, 1))
    both = dealt("", "RJ", "", "RJ", begins=setup("6", "6 4", DOUBLE))
    drawn = Counter(sample.hands[1].count(RED_JOKER) for sample in samples(both, 0, 200))
    assert set(drawn) == {0, 1, 2}
    assert all(sample.hands[1].count(RED_JOKER) == 1 for sample in samples(both, 3))


@pytest.mark.rule("guandan 3.5")
def test_a_red_joker_that_was_given_was_the_only_one() -> None:
    state = dealt("S9", "", "RJ", "RJ", begins=setup("6", "6 4", SINGLE))
    for seat in (0, 1):
        assert all(RED_JOKER not in sample.hands[3] for sample in samples(state, seat))


@pytest.mark.rule("guandan 3.7")
def test_a_high_card_given_back_means_none_from_two_to_ten() -> None:
    high = "SJ SJ HJ HJ DJ DJ CJ CJ SQ SQ HQ HQ DQ DQ CQ CQ SK SK HK HK DK DK CK CK SA SA HA"
    state = dealt(high, "", "", "BJ", begins=setup("6", "6 4", SINGLE))
    state = said(state, "return CJ")
    plain = {card for card in range(52) if tribute.plain(card)} - {hand.wild(level("6"))}
    for seat in (1, 3):
        for sample in samples(state, seat):
            assert not plain & set(sample.hands[0])


def test_cards_that_changed_hands_stay_where_they_went() -> None:
    state = said(dealt("S9", "", "", "BJ SA", begins=setup("6", "6 4", SINGLE)), "return S9")
    joker, nine = state.tributes[0].card, parse("S9")[0]
    for seat in (1, 2, None):
        for sample in samples(state, seat):
            assert joker in sample.hands[0]
            assert nine in sample.hands[3]
            assert tuple(map(len, sample.hands)) == (27, 27, 27, 27)


def test_a_card_is_not_taken_for_its_like() -> None:
    """Seat 3 gets a nine back and plays one; it may or may not have been dealt another."""
    state = said(dealt("S9", "", "", "BJ SA S9", begins=setup("6", "6 4", SINGLE)), "return S9", "S9")
    nine = parse("S9")[0]
    found = {sample.hands[3].count(nine) for sample in samples(state, 1, 200)}
    assert found == {0, 1}


def ended(seed: int) -> GuandanState:
    """A deal with tribute played at random until seats 0 and 1 hide seven cards or fewer from seat 2."""
    rng = Random(seed)
    state = GAME.start(setup("6", "6 4", SINGLE), shuffled(rng))
    while state.turn is not None and hidden(state) > 7:
        state = state.play(state.choices().draw(rng))
    return state


def shuffled(rng: Random) -> Cards:
    deck = list(pack(2))
    rng.shuffle(deck)
    return tuple(deck)


def hidden(state: GuandanState) -> int:
    return sum(len(cards) for seat, cards in enumerate(state.hands) if seat != 2)


def test_every_deal_that_fits_is_sampled_as_often_as_there_are_ways_to_deal_it() -> None:
    looked_at = 0
    for seed in range(40):
        state = ended(seed)
        holders = [seat for seat in (0, 1, 3) if state.hands[seat]]
        if state.turn is None or len(holders) < 2:
            continue
        pool: list[Card] = [card for seat in holders for card in state.hands[seat]]
        first = holders[0]
        weights: Counter[Cards] = Counter()
        for chosen in combinations(range(len(pool)), len(state.hands[first])):
            weights[hand.ordered((pool[place] for place in chosen), level("6"))] += 1
        drawn = Counter(sample.hands[first] for sample in samples(state, 2, 40 * len(weights)))
        assert set(drawn) <= set(weights)
        if set(drawn) == set(weights) and len(weights) > 3:
            total = sum(weights.values())
            for cards, ways in weights.items():
                share = 40 * len(weights) * ways / total
                assert 0.3 * share < drawn[cards] < 2.2 * share
            looked_at += 1
        if looked_at == 4:
            break
    assert looked_at == 4
