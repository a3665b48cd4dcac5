"""Zheng Shangyou, section 3: leading, having to beat, and passing."""

from itertools import combinations
from random import Random

import pytest

from french54.core.card import parse
from french54.core.game import Illegal
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.actions import Play
from french54.kit.climbing.actions import PASS
from tests.rules.zhengshangyou import GAME, beats, dealt, holding, kinds, left, said, told, why


@pytest.mark.rule("zhengshangyou 3.1")
def test_seats_follow_in_order() -> None:
    state = left("S4 SK", "S5 SK", "S6 SK")
    turns = [state.turn]
    for text in ("S4", "S5", "S6"):
        state = said(state, text)
        turns.append(state.turn)
    assert turns == [0, 1, 2, 0]


@pytest.mark.rule("zhengshangyou 3.2")
def test_the_order_of_ranks() -> None:
    upward = ["S3", "S4", "S5", "S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA", "S2"]
    for low, table in enumerate(upward):
        for high, play in enumerate(upward):
            if low != high:
                assert beats(play, table) is (high > low)
    assert not beats("S8", "C8")
    assert not beats("C8", "S8")


@pytest.mark.rule("zhengshangyou 3.3")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S4 H4", "S3 H3", True),
        ("S4 H4", "S3", False),
        ("S4", "S3 H3", False),
        ("S4 H4 D4", "S3 H3", False),
        ("S5 S6 S7 S8 S9", "S4 S5 S6 S7 S8", True),
        ("S5 S6 S7 S8 S9 ST", "S4 S5 S6 S7 S8", False),
        ("S5 H5 S6 H6", "S4 H4 S5 H5", True),
        ("S5 H5 S6 H6 S7 H7", "S4 H4 S5 H5", False),
        ("S6 H6 S7 H7", "S4 H4 S5 H5 S6 H6", False),
        ("S3 H3 D3 C3", "S2", True),
        ("S3 H3 D3 C3", "ST SJ SQ SK SA", True),
        ("SA DA CA", "SK HK DK", True),
        ("S9 H9 D9 C9", "S8 H8 D8 C8", True),
        ("S8 H8 D8 C8", "S9 H9 D9 C9", False),
    ],
)
def test_what_follows_is_of_one_kind_and_number_and_higher(play: str, table: str, legal: bool) -> None:
    assert beats(play, table) is legal


@pytest.mark.rule("zhengshangyou 3.4")
def test_who_can_beat_must() -> None:
    state = said(left("S4 SK", "S9 HK", "H4 D5"), "S4")
    assert state.turn == 1
    assert PASS not in state.choices()
    assert why(state, "pass") == "3.4"
    (button,) = state.choices().prompt().buttons
    assert button.action == PASS
    assert button.barred is not None
    assert button.barred.rule == "zhengshangyou 3.4"
    assert {str(action) for action in state.choices()} == {"play S9", "play HK"}


@pytest.mark.rule("zhengshangyou 3.4")
@pytest.mark.parametrize(
    ("held", "table", "plays"),
    [
        ("S8 H8 D8 C8", "S2", {"S8 H8 D8 C8"}),
        ("S8 H8 D8 C8", "S7", {"S8", "S8 H8 D8 C8"}),
        ("SA DA CA", "SK HK DK CK", {"SA DA CA"}),
        ("SA DA CA S5", "HK", {"SA", "SA DA CA"}),
        ("S2 S5", "SA", {"S2"}),
        ("S9 H9 D9 S4", "S8 H8", {"S9 H9"}),
    ],
)
def test_a_bomb_must_be_played_or_broken_up(held: str, table: str, plays: set[str]) -> None:
    choices = holding(parse(held), table)
    assert {str(action).removeprefix("play ") for action in choices} == plays
    assert PASS not in choices


@pytest.mark.rule("zhengshangyou 3.5")
def test_whoever_cannot_beat_passes_without_being_asked() -> None:
    state = left("SK S4", "S5 S6", "SA S7")
    after = said(state, "SK")
    assert after.turn == 2
    assert kinds(after) == ["play 0", "pass 1"]
    assert after.view(1).last == (parse("SK"), (), None)
    after = said(after, "SA")
    assert kinds(after) == ["play 0", "pass 1", "play 2", "pass 0", "pass 1", "clear 2"]
    for seat in (0, 1, 2, None):
        assert [event.seat for event in after.view(seat).events if event.kind == "pass"] == [1, 0, 1]
    assert list(holding(parse("S5 S6"), "SK")) == [PASS]
    assert holding(parse("S5 S6"), "SK").draw(Random(1)) == PASS
    assert PASS in holding(parse("S5 S6"), "SK")
    assert holding(parse("S5 S6"), "SK").prompt().buttons[0].barred is None


@pytest.mark.rule("zhengshangyou 3.5")
def test_a_seat_that_passed_is_asked_again_when_it_can_beat() -> None:
    state = said(left("SK HK S4", "S9 H9 S5", "S6 H6 DA SA S8"), "S4", "S5", "S6", "SK")
    assert kinds(state)[-2:] == ["play 0", "pass 1"]
    assert state.turn == 2


@pytest.mark.rule("zhengshangyou 3.6")
def test_two_passes_in_a_row_let_the_last_lead_again() -> None:
    state = said(left("S4 SK S3", "S5 S6", "S7 S8"), "SK")
    assert (state.turn, state.table) == (0, 0)
    assert kinds(state) == ["play 0", "pass 1", "pass 2", "clear 0"]
    view = state.view(1)
    assert (view.table, view.last) == (None, (None, None, None))
    assert why(state, "pass") == "3.6"
    (button,) = state.choices().prompt().buttons
    assert button.barred is not None
    assert button.barred.rule == "zhengshangyou 3.6"
    assert GAME.parse("play S3") in state.choices()


@pytest.mark.rule("zhengshangyou 3.6")
def test_a_pass_between_plays_clears_nothing() -> None:
    state = said(left("S9 S3", "S4 S6", "ST S8"), "S9", "ST")
    assert kinds(state) == ["play 0", "pass 1", "play 2", "pass 0", "pass 1", "clear 2"]
    state = said(left("S9 SQ", "S4 S6", "ST S8"), "S9", "ST")
    assert (state.turn, told(state, "clear")) == (0, [])


@pytest.mark.rule("zhengshangyou 3.4")
def test_cards_must_be_held() -> None:
    state = dealt("H3 S4", "S5")
    with pytest.raises(Illegal) as refused:
        state.play(GAME.parse("play S5"))
    assert refused.value.reason.message.id == "error-not-held"
    assert why(state, "play H3 H3") == "3.4"


def subsets(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [each for size in range(1, len(cards) + 1) for each in combinations(cards, size)]


def test_passing_and_lights_against_every_choice_of_cards() -> None:
    """Whatever is legal is listed, by ranks; passing is legal exactly where nothing is; what is lit is in some play."""
    rng = Random(54)
    tables = ["", "S4", "S4 H4", "S4 H4 D4", "S4 S5 S6 S7 S8", "S5 H5 S6 H6", "S4 H4 D4 C4"]
    forced = 0
    for _ in range(150):
        low = rng.randrange(13)
        near = [card for card in hand.PACK if low <= card // 4 <= low + 3 or rng.random() < 0.15]
        held = hand.ordered(tuple(rng.sample(near, min(len(near), rng.randrange(1, 9)))))
        choices = holding(held, rng.choice(tables))
        plays = [cards for cards in subsets(held) if Play(cards) in choices]
        listed = [action for action in choices if action.cards]
        assert len({tuple(sorted(card // 4 for card in cards)) for cards in plays}) == len(listed)
        assert {Play(action.cards) for action in listed} <= {Play(cards) for cards in plays}
        assert (PASS in choices) == (not plays and choices.table > 0)
        forced += PASS in choices
        some = tuple(rng.sample(held, min(len(held), rng.randrange(3))))
        lit = {card for cards in plays if set(some) <= set(cards) for card in cards}
        assert set(choices.prompt(some).playable) == lit
    assert forced > 10


def test_a_draw_takes_any_suits() -> None:
    rng = Random(3)
    drawn = {str(holding(parse("S4 H4 D4")).draw(rng)) for _ in range(300)}
    assert len(drawn) == 7
    first = {str(holding(parse("S3 H3 D3"), opening=True).draw(rng)) for _ in range(300)}
    assert first == {"play H3", "play S3 H3", "play H3 D3", "play S3 H3 D3"}


@pytest.mark.parametrize("text", ["", "pass ", "play", "play ", "play S1", "Pass", "bid 2"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        GAME.parse(text)
