"""Texas Hold'em, section 5: pots, showdown, and what comes after."""

from collections.abc import Sequence

import pytest

from french54.core.chance import Stream
from french54.core.game import Event
from french54.core.match import Match
from french54.games.holdem.rules import HoldemState
from french54.kit.betting.pots import Pot, pots, share, uncalled
from tests.rules.holdem import EVEN, GAME, dealt, said, stacks, told

BOARD = "D2 C7 S9 HJ D4"
DRAW = Stream(b"", "draw 2")


def awards(state: HoldemState) -> list[tuple[int, int | None, int]]:
    """Pot, seat and chips of everything won."""
    return [(event.data["pot"], event.seat, event.data["chips"]) for event in told(state, "award")]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("holdem 5.1")
def test_the_last_one_left_wins_at_once_and_shows_nothing() -> None:
    state = said(dealt("SA HA", board=BOARD), "call", "raise 100", "3*fold")
    assert state.turn is None
    assert awards(state) == [(0, 0, 70)]
    assert state.payoffs == (50, -10, -20, -20)
    view = state.view(1)
    assert view.board == ()
    assert view.shown == ((),) * 4
    assert not told(state, "show")


@pytest.mark.rule("holdem 5.2")
def test_all_who_have_not_folded_show_after_the_river() -> None:
    state = said(dealt("SA HA", "SK HK", "SQ HQ", board=BOARD), "fold", "2*call", "check", "3*check", "3*check")
    assert not told(state, "show")
    state = said(state, "3*check")
    assert [event.seat for event in told(state, "show")] == [1, 2, 0]
    assert state.view(3).shown == (state.hole(0), state.hole(1), state.hole(2), ())
    assert [event.seat for event in told(state, "made")] == [1, 2, 0]


@pytest.mark.rule("holdem 5.3")
def test_where_nobody_can_bet_hands_are_turned_up_and_the_board_is_dealt() -> None:
    state = said(dealt("SA HA", "SK HK", board=BOARD, stacks=(500, 500, 1000, 1000)), "fold", "raise 500", "call")
    before = len(state.view(None).events)
    state = said(state, "fold")
    assert state.turn is None
    new = kinds(state.view(None).events[before:])
    assert new == ["call", "pots", *["show"] * 2, *["board"] * 3, *["made"] * 2, "award", "eliminate", "score"]
    assert len(state.view(2).board) == 5


@pytest.mark.rule("holdem 5.3")
def test_one_who_can_bet_alone_is_not_asked() -> None:
    state = said(
        dealt("SA HA", "SK HK", board=BOARD, stacks=(1000, 300, 1000, 1000)), "fold", "call", "raise 300", "fold"
    )
    assert state.turn == 0
    state = said(state, "call")
    assert state.turn is None
    assert awards(state) == [(0, 0, 620)]


@pytest.mark.rule("holdem 5.4")
def test_what_nobody_matched_goes_back_first() -> None:
    state = said(
        dealt("SK HK", "SA HA", board=BOARD, stacks=(1000, 400, 1000, 1000)), "fold", "raise 1000", "call", "fold"
    )
    assert [(event.seat, event.data["chips"]) for event in told(state, "refund")] == [(0, 600)]
    assert awards(state) == [(0, 1, 820)]
    assert stacks(state) == (600, 820, 980, 1000)
    assert uncalled((100, 300, 600, 0), (True, False, True, False)) == (2, 300)
    assert uncalled((300, 300, 20, 0), (True, True, False, False)) is None


@pytest.mark.rule("holdem 5.5")
def test_an_all_in_wins_from_each_only_what_it_covers() -> None:
    state = dealt("SA HA", "SK HK", "SQ HQ", "ST HT", board=BOARD, stacks=(100, 300, 1000, 1000))
    state = said(state, "raise 600", "call", "call", "call", *["2*check"] * 3)
    assert awards(state) == [(0, 0, 400), (1, 1, 600), (2, 2, 600)]
    assert pots((100, 300, 600, 600), (True,) * 4) == (
        Pot(400, (0, 1, 2, 3)),
        Pot(600, (1, 2, 3)),
        Pot(600, (2, 3)),
    )


@pytest.mark.rule("holdem 5.6")
def test_folded_chips_stay_and_cannot_be_won_by_the_folded() -> None:
    assert pots((100, 300, 300, 20), (True, True, True, False)) == (Pot(320, (0, 1, 2)), Pot(400, (1, 2)))
    assert pots((300, 300, 500, 500), (True, True, False, False)) == (Pot(1600, (0, 1)),)
    assert pots((50, 20, 100, 70), (True, False, True, False)) == (Pot(170, (0, 2)), Pot(70, (2,)))
    state = said(
        dealt("SA HA", "SK HK", board=BOARD, stacks=(1000, 1000, 1000, 60)), "raise 60", "call", "call", "fold"
    )
    assert state.view(None).pots == (Pot(200, (0, 1, 3)),)


@pytest.mark.rule("holdem 5.7")
def test_each_pot_is_shared_on_its_own() -> None:
    state = dealt("SA HK", "DA CK", "SQ HQ", "S3 H3", board=BOARD, stacks=(50, 200, 1000, 1000))
    state = said(state, "raise 300", "3*call", *["2*check"] * 3)
    won = awards(state)
    assert [pot for pot, _, _ in won] == [0, 1, 2]
    tied = dealt("SA HK", "DA CK", "S3 H5", "H3 D5", board="DK HJ S9 C8 D2", stacks=(50, 200, 300, 300))
    tied = said(tied, "raise 300", "3*call")
    assert awards(tied) == [(0, 1, 100), (0, 0, 100), (1, 1, 450), (2, 2, 100), (2, 3, 100)]


@pytest.mark.rule("holdem 5.8")
@pytest.mark.parametrize(
    ("chips", "order", "won"),
    [
        (151, (2, 3, 0, 1), {0: 76, 1: 75}),
        (151, (1, 2, 3, 0), {1: 76, 0: 75}),
        (150, (1, 2, 3, 0), {1: 75, 0: 75}),
    ],
)
def test_odd_chips_go_round_from_the_left_of_the_button(
    chips: int, order: tuple[int, ...], won: dict[int, int]
) -> None:
    shares = share(Pot(chips, (0, 1, 2)), 0, (5, 5, 1, 9), order)
    assert {each.seat: each.chips for each in shares} == won
    assert list(won) == [each.seat for each in shares]


@pytest.mark.rule("holdem 5.8")
def test_two_odd_chips_go_to_two() -> None:
    shares = share(Pot(140, (0, 1, 3)), 0, (5, 5, 1, 5), (1, 2, 3, 0))
    assert [(each.seat, each.chips, each.odd) for each in shares] == [(1, 47, 1), (3, 47, 1), (0, 46, 0)]


@pytest.mark.rule("holdem 5.9")
def test_chips_stay_cards_are_shuffled_anew_and_the_out_get_none() -> None:
    state = dealt("SA HA", "S2 H7", board="DA CA S3 H4 D9", stacks=(1500, 500, 1000, 1000))
    state = said(state, "fold", "raise 1500", "call", "fold")
    setup = GAME.next(state.setup, state, DRAW)
    assert setup is not None
    assert setup.stacks == stacks(state) == (2020, 0, 980, 1000)
    assert sorted(GAME.pack(setup)) == list(range(52))
    following = GAME.start(setup, GAME.pack(setup))
    assert following.view(1).hand == ()
    assert following.view(None).counts == (2, 0, 2, 2)
    assert [event.seat for event in told(following, "deal")] == list(following.order)
    assert 1 not in following.order


@pytest.mark.rule("holdem 5.10")
def test_the_match_goes_on_without_those_who_are_out_and_a_new_one_is_even() -> None:
    state = dealt("SK HK", "", "SA HA", stacks=(1500, 0, 1500, 1000), button=0, places=(0, 4, 0, 0), board=BOARD)
    assert state.turn == 0
    assert state.view(1).choices is None
    state = said(state, "raise 500", "fold", "fold")
    reading = state.view(1).result
    assert reading is not None
    assert reading.headline.id == "betting-won-by"
    assert GAME.next(state.setup, state, DRAW) is not None
    assert Match.begin(GAME, bytes(32)).setup.stacks == EVEN


@pytest.mark.rule("holdem 5.7")
def test_the_result_derives_every_pot() -> None:
    state = dealt("SA HA", "SK HK", "SQ HQ", "ST HT", board=BOARD, stacks=(100, 300, 1000, 1000))
    state = said(state, "raise 600", "call", "call", "call", "bet 100", "fold")
    result = state.view(2).result
    assert result is not None
    assert result.headline.id == "betting-even"
    lines = [(line.label.id, line.label.args["seat"], line.value.args["points"]) for line in result.lines]
    assert lines == [
        ("betting-line-refund", 2, 100),
        ("betting-line-main", 0, 400),
        ("betting-line-side", 1, 600),
        ("betting-line-side", 2, 600),
    ]
    assert [line.note.id if line.note else None for line in result.lines] == [None, *["holdem-pair"] * 3]
