"""Guandan, section 4: leading, following, passing, and who leads when a player has run out."""

import pytest

from french54.core.card import parse
from french54.core.game import Illegal
from french54.games.guandan.actions import PASS
from tests.rules.guandan import GAME, beats, dealt, holding, kinds, left, said, told, why

UPWARD = "2 3 4 5 6 7 8 9 T J Q K A"


@pytest.mark.rule("guandan 4.1")
def test_whoever_leads_must_play_and_whoever_follows_may_pass() -> None:
    state = left("S3 S4", "S5 S6", "S7 S8", "S9 ST")
    assert why(state, "pass") == "4.1"
    (button,) = state.choices().prompt().buttons
    assert button.action == PASS
    assert button.barred is not None
    assert button.barred.rule == "guandan 4.1"
    turns = [state.turn]
    for text in ("S3", "S5", "-", "S9"):
        state = said(state, text)
        turns.append(state.turn)
    assert turns == [0, 1, 2, 3, 0]
    assert PASS in state.choices()
    assert state.choices().prompt().buttons[0].barred is None


@pytest.mark.rule("guandan 4.1")
def test_cards_must_be_held() -> None:
    state = dealt("S3", "S4 S4")
    with pytest.raises(Illegal) as refused:
        state.play(GAME.parse("play S4"))
    assert refused.value.reason.message.id == "error-not-held"
    with pytest.raises(Illegal):
        state.choices().readings(parse("S4"))
    assert why(left("S3 S5", "S4", "S4", "S4"), "play S3 S3") == "4.1"


@pytest.mark.rule("guandan 4.2")
def test_the_others_passes_clear_the_table() -> None:
    state = said(left("S3 S4", "S9 S6", "S7 S8", "SQ ST"), "S3", "S9", "-", "-")
    assert state.table
    state = said(state, "-")
    assert (state.turn, state.table) == (1, 0)
    assert kinds(state)[-2:] == ["pass 0", "clear 1"]
    assert state.view(2).last == (None, None, None, None)
    assert "wind" not in told(state, "clear")[0].data


@pytest.mark.rule("guandan 4.2")
def test_a_pass_does_not_bar_from_playing_later() -> None:
    state = said(left("S3 SA", "S5 S6", "S7 S8", "S9 ST"), "S3", "-", "-", "S9")
    assert state.turn == 0
    state = said(state, "SA", "-", "-", "-")
    assert (state.turn, state.table) == (2, 0)
    again = said(left("S3 S4", "S5 SA", "S7 S8", "S9 ST"), "S3", "-", "S7", "-", "-", "SA")
    assert again.turn == 2


@pytest.mark.rule("guandan 4.2")
def test_players_who_are_out_are_skipped() -> None:
    state = said(left("S3 S4", "", "S7 S8", "S9 ST", out=(1,)), "S3")
    assert state.turn == 2
    state = said(state, "-", "-")
    assert (state.turn, state.table) == (0, 0)


@pytest.mark.rule("guandan 4.3")
@pytest.mark.parametrize(
    ("hands", "turn", "out", "texts", "leader"),
    [
        (("SK", "S3 S4", "S5 S6", "S7 S8"), 0, (), ("SK", "-", "-", "-"), 2),
        (("SK", "S3 S4", "", "S7 S8"), 0, (2,), ("SK", "-", "-"), 1),
        (("", "SK", "S5 S6", "S7 S8"), 1, (0,), ("SK", "-", "-"), 3),
        (("S3 S4", "SK", "S5 S6", ""), 1, (3,), ("SK", "-", "-"), 2),
        (("S3 S4", "S5 S6", "", "SK"), 3, (2,), ("SK", "-", "-"), 1),
    ],
)
def test_the_partner_leads_after_a_player_who_is_out(
    hands: tuple[str, ...], turn: int, out: tuple[int, ...], texts: tuple[str, ...], leader: int
) -> None:
    state = said(left(*hands, turn=turn, out=out), *texts)
    assert (state.turn, state.table) == (leader, 0)
    (clear,) = told(state, "clear")
    assert clear.seat == leader
    assert clear.data == {"wind": turn}
    assert clear.said is not None
    assert clear.said.args == {"seat": turn}


@pytest.mark.rule("guandan 4.3")
def test_all_who_still_hold_cards_must_pass_first() -> None:
    state = said(left("SK", "S3 SA", "S5 S6", "S7 S8"), "SK")
    assert (state.turn, kinds(state)) == (1, ["play 0", "out 0"])
    state = said(state, "SA", "-", "-")
    assert (state.turn, state.table) == (1, 0)
    assert told(state, "clear")[0].data == {}


@pytest.mark.rule("guandan 4.4")
@pytest.mark.parametrize("played", ["2", "7", "A"])
def test_the_order_of_ranks(played: str) -> None:
    ranks = [rank for rank in UPWARD.split() if rank != played]
    upward = [*(f"S{rank}" for rank in ranks), f"S{played}", "BJ", "RJ"]
    for low, table in enumerate(upward):
        for high, play in enumerate(upward):
            if low != high:
                assert beats(play, table, played) is (high > low)
                if len(play) == len(table) == 2 and play[0] == table[0] == "S":
                    pairs = (f"{play} D{play[1]}", f"{table} D{table[1]}")
                    assert beats(*pairs, played) is (high > low)
    assert not beats("S8", "D8", "5")
    assert not beats(f"H{played}", f"S{played}", played)
    assert beats("BJ BJ", f"S{played} D{played}", played)


@pytest.mark.rule("guandan 4.5")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S4 D4", "S3 D3", True),
        ("S4 D4", "S3", False),
        ("S4", "S3 D3", False),
        ("S4 D4 C4", "S3 D3 C3", True),
        ("ST DT CT S2 D2", "S9 D9 C9", False),
        ("S5 H5 S6 H6 S7 H7", "S3 H3 D3 S4 H4 D4", False),
        ("D6 H7 S8 C9 ST", "S5 H6 D7 C8 S9", True),
        ("S5 H6 D7 C8 S9", "D5 H6 S7 C8 H9", False),
        ("S3 H3 D3 C3", "SA", True),
        ("S3 H3 D3 C3", "SA DA CA SK DK", True),
    ],
)
def test_what_follows_is_of_one_kind_and_number_and_higher(play: str, table: str, legal: bool) -> None:
    assert beats(play, table) is legal


@pytest.mark.rule("guandan 4.6")
def test_whoever_is_out_sees_no_other_hand() -> None:
    state = said(left("SK", "S3 S4", "S5 S6", "S7 S8"), "SK")
    view = state.view(0)
    assert view.hand == ()
    assert (view.orders, view.flushes) == ({}, ())
    assert view.counts == (0, 2, 2, 2)
    seen = {card for event in view.events for card in event.cards}
    hidden = {card for seat in (1, 2, 3) for card in state.hands[seat]}
    assert not hidden & seen
    assert not hidden & set(view.played)


def test_the_table_shows_what_must_be_beaten() -> None:
    state = said(left("S3 D3 H2", "S7 S8", "S5 S6", "SQ ST"), "S3 D3 H2=H3")
    for seat in (0, 1, 2, 3, None):
        view = state.view(seat)
        assert view.table is not None
        assert (view.table.seat, view.table.shape) == (0, "triple")
        assert view.table.cards == parse("S3 D3 H2")
        assert view.table.stands == parse("S3 D3 H3")
        assert view.last[0] == view.table.cards
        assert view.stands[0] == view.table.stands
        play = next(event for event in view.events if event.kind == "play")
        assert play.data == {"shape": "triple", "rank": "3", "stands": parse("S3 D3 H3")}
    assert said(state, "-").view(0).stands == (parse("S3 D3 H3"), (), None, None)
    assert list(holding(parse("S7 S8"), "S3 D3 H3")) == [PASS]
