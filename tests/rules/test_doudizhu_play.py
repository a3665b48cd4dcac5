"""Dou Dizhu, section 3: leading, following, passing and beating."""

from random import Random

import pytest

from french54.core.card import parse
from french54.core.game import Illegal
from french54.games.doudizhu.actions import Play
from french54.kit.climbing.actions import PASS
from tests.rules.doudizhu import GAME, beats, dealt, holding, said, to_play, why


@pytest.mark.rule("doudizhu 3.1")
def test_whoever_leads_must_play_and_may_play_anything() -> None:
    hand = "S3 S4 S5 S6 S7 H7 D7 C7 BJ RJ"
    state = to_play(hand)
    assert why(state, "pass") == "3.1"
    assert PASS not in state.choices()
    for text in ("S3", "S7 H7", "S7 H7 D7", "S7 H7 D7 S3", "S3 S4 S5 S6 S7", "S7 H7 D7 C7", "BJ RJ"):
        assert GAME.parse(f"play {text}") in state.choices()
    (button,) = state.choices().prompt().buttons
    assert button.action == PASS
    assert button.barred is not None
    assert button.barred.rule == "doudizhu 3.1"


@pytest.mark.rule("doudizhu 3.1")
def test_cards_must_be_held() -> None:
    state = to_play("S3", "S4")
    with pytest.raises(Illegal) as refused:
        state.play(GAME.parse("play S4"))
    assert refused.value.reason.message.id == "error-not-held"
    assert why(state, "play S3 S3") == "3.1"


@pytest.mark.rule("doudizhu 3.2")
def test_whoever_follows_may_pass_and_come_back() -> None:
    state = said(to_play("S3 SK", "S4 SA", "S5"), "play S3")
    assert PASS in state.choices()
    assert GAME.parse("play S4") in state.choices()
    (button,) = state.choices().prompt().buttons
    assert button.barred is None
    state = said(state, "pass", "play S5", "play SK")
    assert state.turn == 1
    assert said(state, "play SA").view(None).table is not None


@pytest.mark.rule("doudizhu 3.3")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S4", "S3", True),
        ("S3", "H3", False),
        ("S4 H4", "S3", False),
        ("S4", "S3 H3", False),
        ("S4 H4 D4", "S3 H3", False),
        ("S4 S5 S6 S7 S8", "S3 S4 S5 S6 S7", True),
        ("S3 S4 S5 S6 S7 S8", "S3 S4 S5 S6 S7", False),
        ("S5 S6 S7 S8 S9 ST", "S3 S4 S5 S6 S7", False),
        ("S8 H8 D8 S3", "S7 H7 D7", False),
        ("S8 H8 D8", "S7 H7 D7 S3", False),
        ("S8 H8 D8 S3 H3", "S7 H7 D7 S4", False),
        ("S4 H4 S5 H5 S6 H6 S7 H7", "S3 H3 S4 H4 S5 H5", False),
        ("S5 H5 D5 S6 H6 D6 S3 S4", "S3 H3 D3 S4 H4 D4 S7 H7", True),
        ("S5 H5 D5 S6 H6 D6 S3 S4", "S3 H3 D3 S4 H4 D4", False),
        ("S4 H4 D4 C4 S5 S6", "S3 H3 D3 C3 S5 H5 S6 H6", False),
        ("S4 H4 D4 C4", "S3", True),
        ("BJ RJ", "S3", True),
    ],
)
def test_what_follows_is_of_one_kind_and_number_and_higher(play: str, table: str, legal: bool) -> None:
    assert beats(play, table) is legal


@pytest.mark.rule("doudizhu 3.4")
def test_two_passes_in_a_row_clear_the_table() -> None:
    state = said(to_play("S5", "S6", "S9"), "play S5", "pass", "play S9")
    assert said(state, "pass").table
    cleared = said(state, "pass", "pass")
    assert (cleared.table, cleared.turn) == (0, 2)
    assert cleared.view(None).last == (None, None, None)
    assert cleared.view(None).events[-1].kind == "clear"
    assert why(cleared, "pass") == "3.1"
    state = said(to_play("S5 SA", "S6 SK"), "play S5", "play S6", "pass", "pass")
    assert (state.table, state.turn) == (0, 1)


@pytest.mark.rule("doudizhu 3.4")
def test_a_pass_between_plays_does_not_clear() -> None:
    state = said(to_play("S3 S6", "", "S5 S9"), "play S3", "pass", "play S5", "play S6", "pass")
    assert state.table
    assert state.turn == 2
    assert GAME.parse("play S9") in state.choices()


@pytest.mark.rule("doudizhu 3.5")
def test_the_order_of_ranks() -> None:
    upward = ["S3", "S4", "S5", "S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA", "S2", "BJ", "RJ"]
    for low, table in enumerate(upward):
        for high, play in enumerate(upward):
            if low != high:
                assert beats(play, table) is (high > low)


@pytest.mark.rule("doudizhu 3.5")
def test_suits_do_not_count() -> None:
    for play in ("S8", "H8", "D8", "C8"):
        assert not beats(play, "C8")
        assert beats(play, "S7")
    assert Play(parse("S3 H3")) != Play(parse("S3 D3"))
    assert Play(parse("H3 S3")) == Play(parse("S3 H3"))


@pytest.mark.rule("doudizhu 3.6")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S8 H8 D8 S3", "S7 H7 D7 RJ", True),
        ("S7 H7 D7 RJ", "S8 H8 D8 S3", False),
        ("S8 H8 D8 S3 H3", "S7 H7 D7 SA HA", True),
        ("S4 H4 D4 C4 S5 S6", "S3 H3 D3 C3 S2 H2", True),
        ("S3 H3 D3 C3 S2 H2", "S4 H4 D4 C4 S5 S6", False),
        ("S4 H4 D4 C4 S5 H5 S6 H6", "S3 H3 D3 C3 SA HA S2 H2", True),
        ("S4 H4 D4 S5 H5 D5 S6 S7", "S3 H3 D3 S4 H4 D4 S2 RJ", True),
        ("S6 S7 S8 S9 ST", "S5 S6 S7 S8 S9", True),
        ("S5 H5 S6 H6 S7 H7", "S4 H4 S5 H5 S6 H6", True),
        ("S4 H4 S5 H5 S6 H6", "D4 C4 D5 C5 D6 C6", False),
    ],
)
def test_what_is_carried_does_not_count(play: str, table: str, legal: bool) -> None:
    assert beats(play, table) is legal


@pytest.mark.rule("doudizhu 3.7")
@pytest.mark.parametrize(
    "table", ["S2", "S2 H2", "S2 H2 D2", "SA HA DA S2 H2", "S9 ST SJ SQ SK SA", "SA HA DA CA S2 H2"]
)
def test_bombs_and_the_rocket_beat_every_other_kind(table: str) -> None:
    assert beats("S3 H3 D3 C3", table)
    assert beats("BJ RJ", table)


@pytest.mark.rule("doudizhu 3.7")
def test_bombs_among_themselves() -> None:
    assert beats("S9 H9 D9 C9", "S8 H8 D8 C8")
    assert not beats("S8 H8 D8 C8", "S9 H9 D9 C9")
    assert beats("BJ RJ", "S2 H2 D2 C2")
    assert not beats("S2 H2 D2 C2", "BJ RJ")
    assert list(holding(parse("S2 H2 D2 C2 SA"), "BJ RJ")) == [PASS]
    assert not beats("S9 H9 D9 C9 S3 S4", "S8 H8 D8 C8")


def lit(state_hand: str, picked: str, table: str = "") -> set[int]:
    return set(holding(parse(state_hand), table).prompt(parse(picked)).playable)


def test_cards_are_lit_that_go_with_the_picked_ones() -> None:
    assert lit("S3 H3 S4 S5", "") == set(parse("S3 H3 S4 S5"))
    assert lit("S3 H3 S4 S5", "S3") == set(parse("S3 H3"))
    assert lit("S3 H3 S4 S5", "S4") == set(parse("S4"))
    assert lit("S3 H3 D3 S4 S5", "S4") == set(parse("S3 H3 D3 S4"))
    assert lit("S3 H3 D3 S4 S5", "S4 S5") == set()
    assert lit("S3 H3 S4 S5 S6 S7 S9", "S4") == set(parse("S3 H3 S4 S5 S6 S7"))
    assert lit("S3 H3 S4 S5 S6 S7 S9", "S3 H3") == set(parse("S3 H3"))
    assert lit("S3 H4 S9", "", table="S4") == set(parse("S9"))
    assert lit("S3 H4 S9 C9", "S9", table="S4 D4") == set(parse("S9 C9"))


def test_what_is_lit_is_what_some_play_holds() -> None:
    """Against every play of the hand, with every choice of suits that matters."""
    rng = Random(54)
    for _ in range(60):
        cards = tuple(rng.sample(range(54), rng.randrange(1, 12)))
        choices = holding(cards, rng.choice(["", "", "S4", "S4 H4", "S3 H3 D3 S4"]))
        plays = [play for play in choices if play.cards]
        if not plays:
            assert choices.prompt().playable == ()
            continue
        some = rng.choice(plays).cards
        for picked in ((), some[:1], some[:3], cards[:2]):
            kept = [every for play in plays if (every := with_ranks(play.cards, cards, picked))]
            assert set(choices.prompt(picked).playable) == set().union(*kept)


def with_ranks(play: tuple[int, ...], hand: tuple[int, ...], picked: tuple[int, ...]) -> set[int]:
    """The cards of `hand` in some play of the ranks of `play` that holds `picked`; none if there is no such play."""
    found: set[int] = set()
    for rank in {card // 4 if card < 52 else card for card in (*play, *picked)}:
        of_rank = [card for card in hand if (card // 4 if card < 52 else card) == rank]
        wanted = sum(card in of_rank for card in play)
        chosen = [card for card in picked if card in of_rank]
        if len(chosen) > wanted:
            return set()
        found |= set(of_rank) if wanted > len(chosen) else set(chosen)
    return found


def test_a_draw_takes_any_suits() -> None:
    rng = Random(3)
    choices = holding(parse("S3 H3 D3"))
    assert {str(choices.draw(rng)) for _ in range(300)} == {
        "play S3",
        "play H3",
        "play D3",
        "play S3 H3",
        "play S3 D3",
        "play H3 D3",
        "play S3 H3 D3",
    }
    assert [str(action) for action in choices] == ["play S3", "play S3 H3", "play S3 H3 D3"]


@pytest.mark.parametrize("text", ["", "pass ", "bid", "bid 4", "bid -1", "play", "play ", "play S1", "Pass", "call 2"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        GAME.parse(text)


def test_nothing_is_said_once_the_deal_is_over() -> None:
    state = said(dealt(), "bid 0", "bid 0", "bid 0")
    assert why(state, "bid 1") == "5.1"
    with pytest.raises(Illegal):
        state.choices()
