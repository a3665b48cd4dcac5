"""Zheng Shangyou, sections 1 and 2: who plays, the cards and the first play."""

from random import Random

import pytest

from french54.core.card import parse
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.rules import Setup
from tests.rules.zhengshangyou import GAME, dealt, holding, kinds, left, said, why


class Fixed:
    """Chance that gives one value."""

    def __init__(self, value: int) -> None:
        self.value = value

    def below(self, n: int) -> int:
        assert n == 3
        return self.value


@pytest.mark.rule("zhengshangyou 1.1")
def test_three_play_each_for_themselves() -> None:
    assert GAME.seats == 3
    assert said(left("S4", "S5 H6", "S7 H8 D9"), "S4").payoffs == (5, -2, -3)


@pytest.mark.rule("zhengshangyou 1.2")
def test_whoever_is_out_first_wins_at_once() -> None:
    state = said(left("S4", "S5 H6", "S7 H8 D9"), "S4")
    assert state.turn is None
    assert state.score is not None
    assert state.score.winner == 0
    assert kinds(state) == ["play 0", "show 1", "show 2", "score"]
    assert why(state, "play S5") == "1.2"
    assert GAME.next(Setup(2), state, Fixed(0)) is None  # type: ignore[func-returns-value]


@pytest.mark.rule("zhengshangyou 2.1")
def test_forty_eight_cards() -> None:
    pack = set(GAME.pack(Setup(0)))
    assert len(pack) == len(GAME.pack(Setup(0))) == 48
    assert set(range(54)) - pack == set(parse("BJ RJ HA H2 D2 C2"))


@pytest.mark.rule("zhengshangyou 2.2")
@pytest.mark.parametrize("dealer", range(3))
def test_sixteen_cards_each_from_the_seat_after_the_dealer_on(dealer: int) -> None:
    assert GAME.opening(Fixed(dealer)) == Setup(dealer)
    state = GAME.start(Setup(dealer), hand.PACK)
    assert state.view(None).counts == (16, 16, 16)
    assert sorted(card for seat in range(3) for card in state.view(seat).hand) == list(hand.PACK)
    for seat in range(3):
        view = state.view(seat)
        own = next(event for event in view.events if event.cards)
        assert (own.kind, own.seat, set(own.cards)) == ("deal", seat, set(view.hand))
        assert own.cards == tuple(hand.PACK[place] for place in own.data["places"])
        assert view.dealer == dealer
    first = state.view(None).events[0]
    assert first.seat == (dealer + 1) % 3
    assert hand.PACK[0] in state.hands[(dealer + 1) % 3]


@pytest.mark.rule("zhengshangyou 2.3")
@pytest.mark.parametrize("holder", range(3))
def test_the_three_of_hearts_leads_and_is_played(holder: int) -> None:
    hands = ["", "", ""]
    hands[holder] = "H3 S3 S9 S4 S5 S6 S7"
    state = dealt(*hands)
    assert state.turn == holder
    assert state.view(holder).opening
    for text in ("S3", "S9", "S3 S4 S5 S6 S7"):
        assert why(state, f"play {text}") == "2.3"
    for text in ("H3", "S3 H3", "H3 S4 S5 S6 S7"):
        assert GAME.parse(f"play {text}") in state.choices()
        assert not said(state, text).view(None).opening
    assert said(state, "H3").choices().prompt().owed == ()


@pytest.mark.rule("zhengshangyou 2.3")
def test_every_play_listed_first_has_the_three_of_hearts() -> None:
    rng = Random(3)
    for _ in range(40):
        deck = list(hand.PACK)
        rng.shuffle(deck)
        choices = GAME.start(Setup(0), tuple(deck)).choices()
        assert all(hand.HEART_THREE in action.cards for action in choices)
        assert hand.HEART_THREE in choices.draw(rng).cards
        prompt = choices.prompt()
        assert prompt.owed == (hand.HEART_THREE,)
        assert hand.HEART_THREE in prompt.playable


@pytest.mark.rule("zhengshangyou 2.3")
def test_what_is_lit_goes_with_the_three_of_hearts() -> None:
    choices = holding(parse("SK SQ S7 S6 S5 S4 H3 S3"), opening=True)
    assert set(choices.prompt().playable) == set(parse("S7 S6 S5 S4 H3 S3"))
    assert set(choices.prompt(parse("S5")).playable) == set(parse("S7 S6 S5 S4 H3"))
    assert set(choices.prompt(parse("S3")).playable) == set(parse("H3 S3"))
    assert choices.prompt(parse("SK")).playable == ()
