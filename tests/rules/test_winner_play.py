"""Winner, section 3: turns, following, passing, and the end of a round."""

from random import Random
from typing import Any

import pytest

from french54.core.card import parse
from french54.core.game import Illegal
from french54.core.match import Match
from french54.games.winner.rules import Winner
from french54.kit.climbing.actions import PASS
from french54.kit.climbing.hands import how_many
from tests.kit import oracle
from tests.rules.counting import lines, slow
from tests.rules.winner import beats, dealt, holding, kinds, left, refused, said, told_of, why


@pytest.mark.rule("winner 3.1")
def test_seats_follow_in_order_and_a_leader_must_play() -> None:
    for players in range(3, 7):
        state = dealt(players=players)
        assert why(state, "pass") == "3.1"
        (button,) = state.choices().prompt().buttons
        assert button.action == PASS
        assert button.barred is not None
        turns = [state.turn]
        state = state.play(next(iter(state.choices())))
        while state.table:
            turns.append(state.turn)
            state = said(state, "pass")
        assert turns == list(range(players))
    assert {str(action) for action in holding(parse("S3 H3"))} == {"play S3", "play S3 H3"}


@pytest.mark.rule("winner 3.1")
@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("play XX", "2.1", "error-not-a-card"),
        ("take S3 S4", "3.1", "error-unknown-action"),
        ("play", "3.1", "error-unknown-action"),
        ("bid 1", "3.1", "error-unknown-action"),
        ("", "3.1", "error-unknown-action"),
    ],
)
def test_what_is_no_action(text: str, rule: str, message: str) -> None:
    with pytest.raises(Illegal) as refusal:
        Winner().parse(text)
    assert (refusal.value.reason.rule, refusal.value.reason.message.id) == (f"winner {rule}", message)


@pytest.mark.rule("winner 3.1")
def test_a_card_is_laid_no_more_often_than_it_is_held() -> None:
    state = left("S3 S3 S4", "S4", "S5", "S6")
    assert why(state, "play S3 S3 S3") == "3.1"
    assert why(state, "play S5") == "3.1"
    assert why(state, "play " + "S3 " * 40) == "3.1"
    assert why(state, "offer S3 S4") == "7.8"
    assert said(state, "S3 S3").hands[0] == parse("S4")


@pytest.mark.rule("winner 3.2")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S4 H4", "S3 H3", True),
        ("S4 H4", "S3", False),
        ("S4", "S3 H3", False),
        ("S4 H4 D4", "S3 H3", False),
        ("S5 H5 S6 H6", "S4 H4 S5 H5", True),
        ("S5 H5 S6 H6 S7 H7", "S4 H4 S5 H5", False),
        ("S4 H4 D4 S5 H5", "S3 H3 D3 S4 H4", True),
        ("S5 H5 D5", "S3 H3 D3 S4 H4", False),
        ("S3 H3 D3 C3", "S2", True),
        ("S3 H3 D3 C3", "ST DJ SQ SK SA", True),
        ("RJ", "BJ", True),
    ],
)
def test_a_reply_is_of_one_kind_and_number_and_higher(play: str, table: str, legal: bool) -> None:
    for players in (3, 4):
        assert beats(play, table, players=players) is legal


@pytest.mark.rule("winner 3.2")
@pytest.mark.parametrize(
    ("play", "table", "rule", "message"),
    [
        ("S4", "S3 H3", "3.2", "play-error-kind"),
        ("S4 H4", "S3 H3 S4 H4", "3.2", "play-error-kind"),
        ("S4 H4 S5 H5 S6 H6", "S3 H3 S4 H4", "3.2", "play-error-length"),
        ("S4 S5 S6 H7 S8 S9", "S3 S4 S5 S6 H7", "4.7", "play-error-length"),
        ("S4", "S5", "3.3", "play-error-higher"),
        ("S4 H4 S5 H5", "S5 H5 S6 H6", "4.5", "play-error-higher"),
        ("S4 H4 D4 SA HA", "S5 H5 D5 S3 H3", "4.6", "play-error-higher"),
        ("SJ HQ SK SA ST", "SA H2 S3 S4 S5", "4.8", "winner-error-straight"),
        ("S9 H9 D9 C9", "ST HT DT CT", "4.9", "winner-error-bomb"),
        ("S9", "ST HT DT CT", "4.9", "winner-error-bomb"),
        ("S9", "RJ RJ BJ BJ", "4.10", "winner-error-ultra"),
    ],
)
def test_why_a_combination_may_not_follow(play: str, table: str, rule: str, message: str) -> None:
    assert refused(play, table) == (rule, message)


@pytest.mark.rule("winner 3.3")
def test_the_order_of_ranks() -> None:
    upward = ["S3", "H4", "D5", "C6", "S7", "H8", "D9", "CT", "SJ", "HQ", "DK", "CA", "S2", "BJ", "RJ"]
    for low, table in enumerate(upward):
        for high, play in enumerate(upward):
            assert beats(play, table) is (high > low)


@pytest.mark.rule("winner 3.4")
def test_suits_do_not_count_unless_chosen() -> None:
    for first in "SHDC":
        for second in "SHDC":
            assert not beats(f"{first}8", f"{second}8")
            assert not beats(f"S4 S5 S6 H7 {first}8", f"H4 S5 S6 H7 {second}8")
            order = "DCHS"
            higher = order.index(first) > order.index(second)
            assert beats(f"S4 S5 S6 H7 {first}8", f"H4 S5 S6 H7 {second}8", suits=True) is higher


@pytest.mark.rule("winner 3.5")
def test_a_pass_is_free_and_bars_nothing() -> None:
    state = said(left("S3 S9", "SA ST", "S5 SJ"), "S3")
    assert PASS in state.choices()
    state = said(state, "pass", "S5", "S9", "ST")
    assert state.view(None).last == (parse("S9"), parse("ST"), parse("S5"))
    assert state.turn == 2


@pytest.mark.rule("winner 3.6")
def test_when_all_who_hold_cards_pass_the_last_to_play_leads() -> None:
    state = said(left("S3 S9", "S4 ST", "S5 SJ", "S6 SQ"), "S3", "S4", "pass", "pass")
    assert (state.turn, bool(state.table)) == (0, True)
    state = said(state, "pass")
    assert (state.turn, state.table) == (1, 0)
    assert kinds(state)[-1] == "clear 1"
    assert state.view(None).table is None
    assert why(state, "pass") == "3.1"


@pytest.mark.rule("winner 3.6")
def test_who_is_out_is_not_asked() -> None:
    state = said(left("S3", "S4 ST", "S5 SJ", "S6 SQ"), "S3", "S4", "S5", "pass")
    assert state.turn == 1
    state = said(state, "pass")
    assert (state.turn, state.table) == (2, 0)


@pytest.mark.rule("winner 3.7")
def test_where_the_last_to_play_is_out_the_next_with_cards_leads() -> None:
    state = said(left("S3 S4", "SK", "S5 SJ", "S6 SQ"), "S3", "SK", "pass", "pass")
    assert (state.turn, bool(state.table)) == (0, True)
    state = said(state, "pass")
    assert (state.turn, state.table) == (2, 0)
    assert kinds(state) == ["play 0", "play 1", "out 1", "pass 2", "pass 3", "pass 0", "clear 2"]
    beaten = said(left("S3 S4", "SK", "S5 SA", "S6 SQ"), "S3", "SK", "SA")
    assert (beaten.turn, bool(beaten.table)) == (3, True)
    assert told_of(beaten, "out")[0].data == {"place": 1}


@pytest.mark.rule("winner 3.7")
def test_two_out_one_after_another() -> None:
    state = said(left("S3", "S4", "S5 SJ", "S6 SQ"), "S3", "S4", "pass", "pass")
    assert (state.turn, state.table) == (2, 0)
    assert state.out == (0, 1)


@pytest.mark.rule("winner 3.1")
def test_whatever_may_be_played_is_drawn_sooner_or_later() -> None:
    rng = Random(4)
    turn = holding(parse("S9 H9 D9 C9 S4"), "S8 H8")
    assert {str(turn.draw(rng)) for _ in range(300)} == {
        "pass",
        "play S9 H9 D9 C9",
        *(f"play {pair}" for pair in ("S9 H9", "S9 D9", "S9 C9", "H9 D9", "H9 C9", "D9 C9")),
    }


@pytest.mark.rule("winner 3.1")
@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"players": 3}, (39, 316)),
        ({"players": 4}, (109, 1075)),
        ({"players": 4, "triple_single": True, "straight_flush": True, "suits": True, "auto_pass": True}, (135, 2585)),
        ({"players": 4, "one_pack": True, "revolution": True}, (17, 41)),
        ({"players": 6, "gift": True}, (56, 219)),
    ],
)
def test_the_ways_to_begin(options: dict[str, Any], counts: tuple[int, ...]) -> None:
    state = Match.begin(Winner(**options), bytes(31) + b"\x01").state
    assert tuple(lines(state, depth) for depth in (1, 2)) == counts


@pytest.mark.rule("winner 3.2")
@pytest.mark.parametrize(
    ("hands", "options", "count"),
    [
        (("S3 H3 D3 S4 H4 D4 S5 SA S2", "S5 H5 D5 C5 S6 RJ S7", "H7 S8 H8 S9 BJ ST SJ"), {}, 114),
        (
            ("S3 H3 D3 S4 H4 D4 S5 SA S2", "S6 H6 D6 C6 S7 H7 BJ", "D7 S8 H8 D8 S9 RJ ST"),
            {"triple_single": True, "triple_bomb": True},
            329,
        ),
        (("S2 S3 S4 S5 S6 S7 S8 H8", "H2 H3 H4 H5 H6 HA RJ BJ", "C3 C4 C5 C6 C7 CJ CQ CK"), {}, 123),
    ],
)
def test_the_ways_to_go_on(hands: tuple[str, ...], options: dict[str, Any], count: int) -> None:
    """The number is fixed, and the slow reading of the rules comes to the same."""
    read = oracle.winner(1, options.get("triple_single", False), options.get("triple_bomb", False))

    def above(cards: oracle.Counts, last: oracle.Counts) -> bool:
        (play,), (lies,) = read(cards), read(last)
        return oracle.above(play, lies, sum(cards), sum(last), list(range(15)), wheels_on_top=True)

    ranks = tuple(tuple(how_many(parse(text))) for text in hands)
    assert slow((ranks, 0, None, 0), 3, read, above) == count
    assert lines(left(*hands, **options), 3) == count
