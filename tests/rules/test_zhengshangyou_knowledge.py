"""Zheng Shangyou: what passing and having to beat tell about hidden cards, and samples that honour it."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from french54.core.card import Card, parse
from french54.core.game import Illegal, Seat
from french54.core.match import Match
from french54.games.zhengshangyou import hand, told
from french54.games.zhengshangyou.actions import Action
from french54.games.zhengshangyou.rules import Setup, ZhengshangyouState
from tests.rules.zhengshangyou import GAME, dealt, said

ZhengMatch = Match[ZhengshangyouState, Action, Setup]
DRAWS = 150
"""For each deal that fits, on average."""


def samples(state: ZhengshangyouState, seat: Seat, count: int = 200) -> list[ZhengshangyouState]:
    drawn = GAME.samples(state.view(seat), Random(54))
    return [next(drawn) for _ in range(count)]


@pytest.mark.rule("zhengshangyou 2.3")
def test_whoever_leads_first_holds_the_three_of_hearts() -> None:
    state = dealt("", "H3")
    assert all(hand.HEART_THREE in sample.hands[1] for sample in samples(state, 0))


@pytest.mark.rule("zhengshangyou 3.5")
def test_whoever_passed_on_a_pair_holds_no_higher_pair() -> None:
    state = said(dealt("H3 S3", "S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA H4 D4 C4 H5 D5", "S2 HK DK"), "S3 H3")
    state = said(state, "S4 H4", "HK DK")
    assert [(event.kind, event.seat) for event in state.log[-4:]] == [
        ("play", 2),
        ("pass", 0),
        ("pass", 1),
        ("clear", 2),
    ]
    aces = parse("SA DA CA")
    for sample in samples(state, 2):
        for seat in (0, 1):
            assert sum(card in sample.hands[seat] for card in aces) < 2
    assert any(sum(card in sample.hands[0] for card in aces) for sample in samples(state, 2))


@pytest.mark.rule("zhengshangyou 3.4")
def test_whoever_is_to_follow_can_beat() -> None:
    """Only the two beats the ace here: a card of every four, and one of the three aces, was played."""
    run = "H3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK"
    state = said(dealt(f"{run} SA", "S2 H4 D4 H5 D5 S3", "H6 D6 C4 D3"), run, "SA")
    assert [event.kind for event in state.log] == ["play", "pass", "pass", "clear", "play"]
    assert state.turn == 1
    for seat in (0, 2):
        assert all(hand.SPADE_TWO in sample.hands[1] for sample in samples(state, seat))


def walk(seed: int) -> list[ZhengMatch]:
    rng, match = Random(seed), Match.begin(GAME, seed.to_bytes(32, "big"))
    steps = [match]
    while match.state.turn is not None:
        match = match.play(match.state.choices().draw(rng))
        steps.append(match)
    return steps


def fitting(match: ZhengMatch, seat: Seat) -> set[tuple[Card, ...]]:
    """What the next seat may hold, by trying every way to deal what `seat` has not seen."""
    state, view = match.state, match.state.view(seat)
    one, other = (seat + 1) % 3, (seat + 2) % 3
    hidden = [card for card in hand.PACK if card in (*state.hands[one], *state.hands[other])]
    found = set()
    for chosen in combinations(hidden, len(state.hands[one])):
        rest = [card for card in hidden if card not in chosen]
        deck = list(match.deals[0].deck)
        for holder, now in ((one, list(chosen)), (other, rest)):
            for place in told.places(holder, view.dealer):
                if deck[place] in state.hands[holder]:
                    deck[place] = now.pop()
        try:
            again = GAME.start(match.setup, tuple(deck))
            for action in match.deals[0].actions:
                again = again.play(action)
        except Illegal:
            continue
        if again.view(seat) == view:
            found.add(again.hands[one])
    return found


def hidden_from(state: ZhengshangyouState, seat: Seat) -> int:
    return sum(len(cards) for holder, cards in enumerate(state.hands) if holder != seat)


def test_every_deal_that_fits_is_sampled_equally_often() -> None:
    looked_at, narrowed = 0, 0
    for seed in range(60):
        seat = seed % 3
        match = next((each for each in walk(seed) if hidden_from(each.state, seat) in (6, 7, 8)), None)
        if match is None or match.state.turn is None:
            continue
        wanted = fitting(match, seat)
        if len(wanted) < 2:
            continue
        ways = len(list(combinations(range(hidden_from(match.state, seat)), len(match.state.hands[(seat + 1) % 3]))))
        narrowed += len(wanted) < ways
        drawn = Counter(sample.hands[(seat + 1) % 3] for sample in samples(match.state, seat, DRAWS * len(wanted)))
        assert set(drawn) == wanted
        assert max(drawn.values()) < 1.5 * DRAWS
        assert min(drawn.values()) > 0.6 * DRAWS
        looked_at += 1
        if looked_at == 8:
            break
    assert looked_at == 8
    assert narrowed > 3
