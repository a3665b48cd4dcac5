"""Winner, section 7: what may be chosen when a table is opened."""

from random import Random
from typing import Any

import pytest

from french54.core.card import parse
from french54.core.game import Illegal
from french54.games.winner import sampling
from french54.games.winner.actions import Offer, Take
from french54.games.winner.options import PRESETS, Options
from french54.games.winner.rules import Winner
from french54.kit.climbing.actions import PASS, Play
from tests.rules.winner import beats, dealt, holding, kinds, left, refused, said, shape, told_of, why

AUTO: dict[str, Any] = {"auto_pass": True}
TURN: dict[str, Any] = {"revolution": True}


@pytest.mark.rule("winner 7.1")
def test_nothing_of_it_holds_unless_chosen() -> None:
    for players in range(3, 7):
        options = Options(players)
        assert options.packs == (1 if players == 3 else 2)
        assert shape("S7 H7 D7 C4", players=players) is None
        assert shape("H6 H7 H8 H9 HT", players=players) == "straight"
        assert shape("S7 H7 D7", players=players) == "triple"
        assert shape("S7 H7 D7 C7", players=players) == "bomb"
    state = said(left("RJ S3", "S4 S5", "S6 S7"), "RJ")
    assert state.turn == 1
    assert dealt(players=3, winner=1).phase == "play"


@pytest.mark.rule("winner 7.1")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "one_pack": True},
        {"players": 5, "one_pack": True},
        {"players": 4, "triple_bomb": True},
        {"players": 3, "triple_bomb": True, "revolution": True},
    ],
)
def test_what_does_not_go_together_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        Winner(**options)


@pytest.mark.rule("winner 7.1")
def test_presets_hold_for_any_number() -> None:
    for options in PRESETS.values():
        for players in range(3, 7):
            assert Winner(players=players, **options).seats == players
    assert len({Options(**options) for options in PRESETS.values()}) == len(PRESETS)


@pytest.mark.rule("winner 7.2")
def test_four_players_with_one_pack() -> None:
    game = Winner(one_pack=True)
    assert sorted(game.cards) == list(range(52))
    assert dealt(one_pack=True).view(None).counts == (13, 13, 13, 13)


@pytest.mark.rule("winner 7.3")
def test_triple_with_a_single() -> None:
    chosen: dict[str, Any] = {"triple_single": True}
    assert shape("H7 S7 D7 C4", **chosen) == "triple_single"
    assert shape("H7 S7 D7 RJ", **chosen) == "triple_single"
    assert beats("S7 H7 D7 C3", "S6 H6 D6 CA", **chosen)
    assert not beats("S6 H6 D6 CA", "S7 H7 D7 C3", **chosen)
    assert not beats("S7 H7 D7", "S6 H6 D6 CA", **chosen)
    assert refused("S6 H6 D6 CA", "S7 H7 D7 C3", **chosen) == ("7.3", "play-error-higher")
    assert refused("H7 S7 D7 C4") == ("7.3", "winner-error-triple-single")


@pytest.mark.rule("winner 7.4")
def test_straight_flush() -> None:
    chosen: dict[str, Any] = {"straight_flush": True}
    assert shape("H6 H7 H8 H9 HT", **chosen) == "straight_flush"
    assert shape("H6 H7 H8 H9 ST", **chosen) == "straight"
    assert beats("D7 D8 D9 DT DJ", "H6 H7 H8 H9 HT", **chosen)
    assert beats("DA D2 D3 D4 D5", "H6 H7 H8 H9 HT", **chosen)
    assert not beats("D7 D8 D9 DT DJ", "H6 H7 H8 H9 ST", **chosen)
    assert not beats("D7 D8 D9 DT SJ", "H6 H7 H8 H9 HT", **chosen)
    assert not beats("D7 D8 D9 DT DJ DQ", "H6 H7 H8 H9 HT", **chosen)
    assert not beats("D6 D7 D8 D9 DT", "H6 H7 H8 H9 HT", **chosen)
    assert beats("S3 H3 D3 C3", "H6 H7 H8 H9 HT", **chosen)
    assert refused("D7 D8 D9 DT DJ", "H6 H7 H8 H9 ST", **chosen) == ("3.2", "play-error-kind")


@pytest.mark.rule("winner 7.4")
def test_a_straight_that_need_not_be_of_one_suit_is_laid_of_two() -> None:
    turn = holding(parse("H6 H7 H8 H9 HT ST"), "S5 D6 C7 H8 S9", straight_flush=True)
    assert [str(action) for action in turn] == ["pass", "play ST H9 H8 H7 H6"]
    assert turn.prompt(parse("HT")).playable == ()
    assert turn.prompt(parse("ST")).playable == parse("ST H9 H8 H7 H6")


@pytest.mark.rule("winner 7.5")
def test_three_as_a_bomb() -> None:
    chosen: dict[str, Any] = {"players": 3, "triple_bomb": True}
    assert shape("S7 H7 D7", **chosen) == "triple_bomb"
    assert beats("S7 H7 D7", "RJ", **chosen)
    assert beats("S7 H7 D7", "S6 H6 D6", **chosen)
    assert not beats("S6 H6 D6", "S7 H7 D7", **chosen)
    assert beats("S3 H3 D3 C3", "S2 H2 D2", **chosen)
    assert not beats("S2 H2 D2", "S3 H3 D3 C3", **chosen)
    assert shape("S7 H7 D7 C5 D5", **chosen) == "full_house"
    assert refused("S6 H6 D6", "S7 H7 D7", **chosen) == ("7.5", "winner-error-bomb")
    assert Winner(one_pack=True, triple_bomb=True).packs == 1


@pytest.mark.rule("winner 7.6")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S5 H6 H7 H8 S9", "H5 H6 H7 H8 H9", True),
        ("S5 S6 S7 S8 H9", "H5 H6 H7 H8 S9", False),
        ("S5 S6 S7 S8 H9", "H5 H6 H7 D8 H9", False),
        ("D5 D6 D7 D8 C9", "S5 S6 S7 S8 D9", True),
        ("CA D2 D3 D4 S5", "SA S2 S3 S4 H5", True),
        ("SA S2 S3 S4 H5", "CA D2 D3 D4 S5", False),
        ("D2 D3 D4 D5 H6", "S2 S3 S4 S5 C6", True),
        ("DT DJ DQ DK HA", "ST SJ SQ SK CA", True),
        ("S5 S6 S7 S8 S9 ST", "D5 D6 D7 D8 D9 DT", True),
        ("S6 S7 S8 S9 DT", "S5 S6 S7 S8 S9", True),
        ("S8", "H8", False),
        ("S8 H8", "D8 C8", False),
    ],
)
def test_equal_straights_by_the_suit_of_the_last_card(play: str, table: str, legal: bool) -> None:
    assert beats(play, table, suits=True) is legal


@pytest.mark.rule("winner 7.6")
def test_straight_flushes_by_suit_too() -> None:
    chosen: dict[str, Any] = {"suits": True, "straight_flush": True}
    assert beats("S6 S7 S8 S9 ST", "H6 H7 H8 H9 HT", **chosen)
    assert not beats("D6 D7 D8 D9 DT", "H6 H7 H8 H9 HT", **chosen)
    assert not beats("S6 S7 S8 S9 ST", "H6 H7 H8 S9 HT", **chosen)
    assert refused("D6 D7 D8 D9 DT", "H6 H7 H8 H9 HT", **chosen) == ("7.6", "winner-error-suit")
    turn = holding(parse("S5 H5 H6 H7 H8 S9 D9"), "D5 D6 D7 D8 C9", suits=True)
    assert [str(action) for action in turn] == ["pass", "play S9 H8 H7 H6 S5"]
    rng = Random(1)
    assert {str(turn.draw(rng)) for _ in range(100)} == {"pass", "play S9 H8 H7 H6 S5", "play S9 H8 H7 H6 H5"}
    assert turn.prompt().playable == parse("S9 H8 H7 H6 S5 H5")
    assert turn.prompt(parse("D9")).playable == ()


@pytest.mark.rule("winner 7.7")
@pytest.mark.parametrize("top", ["RJ", "RJ RJ", "S2 H2"])
def test_those_who_hold_nothing_higher_pass_at_once(top: str) -> None:
    state = said(left(f"{top} S3", "S4 S5", "S6 S7", "S8 S9", **AUTO), top)
    assert state.turn == 0
    assert state.table == 0
    assert kinds(state) == ["play 0", "pass 1", "pass 2", "pass 3", "clear 0"]
    assert all(event.data == {"forced": True} for event in told_of(state, "pass"))


@pytest.mark.rule("winner 7.7")
def test_whoever_could_beat_it_is_asked() -> None:
    state = said(left("RJ S3", "S4 S5", "S6 H6 D6 C6 S8", "S8 S9", **AUTO), "RJ")
    assert state.turn == 2
    assert kinds(state) == ["play 0", "pass 1"]
    passed = said(state, "pass")
    assert (passed.turn, passed.table) == (0, 0)
    bombed = said(state, "S6 H6 D6 C6")
    assert bombed.turn == 3
    asked = said(left("S2 H2 S3", "BJ BJ S5", "S6 S7", "S8 S9", **AUTO), "S2 H2")
    assert asked.turn == 1


@pytest.mark.rule("winner 7.7")
@pytest.mark.parametrize("other", ["BJ", "BJ BJ", "S2", "S2 H2 D2", "SA HA"])
def test_after_anything_else_everybody_is_asked(other: str) -> None:
    state = said(left(f"{other} S3", "S4 S5", "S6 S7", "S8 S9", **AUTO), other)
    assert state.turn == 1


@pytest.mark.rule("winner 7.7")
def test_passing_by_itself_after_the_last_cards() -> None:
    state = said(left("RJ", "S4 S5", "S6 S7", "S8 S9", **AUTO), "RJ")
    assert kinds(state) == ["play 0", "out 0", "pass 1", "pass 2", "pass 3", "clear 1"]
    assert state.turn == 1


@pytest.mark.rule("winner 7.8")
def test_the_loser_gives_and_takes() -> None:
    state = dealt("S3 H4 H5", "S9 DK", "SK H2", players=3, dealer=2, winner=1, gift=True)
    before = dealt("S3 H4 H5", "S9 DK", "SK H2", players=3, dealer=2, winner=1)
    card = max(before.hands[2])
    assert state.given == card
    assert card in state.hands[1]
    assert card not in state.hands[2]
    assert (state.turn, state.phase) == (1, "offer")
    assert why(state, "play S9") == "7.8"
    assert why(state, "offer S9") == "7.8"
    assert why(state, "offer S9 S9") == "7.8"
    assert why(state, "offer S3 S9") == "7.8"
    state = said(state, "offer S9 DK")
    assert (state.turn, state.phase, state.offered) == (2, "take", parse("DK S9"))
    assert [str(action) for action in state.choices()] == ["take DK", "take S9"]
    assert [button.action for button in state.choices().prompt().buttons] == [Take(card) for card in parse("DK S9")]
    assert why(state, "take H5") == "7.8"
    assert why(state, "play H5") == "7.8"
    with pytest.raises(Illegal):
        state.choices().readings(parse("S9"))
    state = said(state, "take S9")
    assert (state.turn, state.phase) == (1, "play")
    assert parse("S9")[0] in state.hands[2]
    assert parse("DK")[0] in state.hands[1]
    assert list(map(len, state.hands)) == [18, 18, 18]
    assert kinds(state) == ["give 2", "offer 1", "take 2"]
    for seat in (0, 1, 2, None):
        shown = [event.cards for event in state.view(seat).events if event.kind in {"give", "offer", "take"}]
        assert shown == [(card,), parse("DK S9"), parse("S9")]


@pytest.mark.rule("winner 7.8")
@pytest.mark.parametrize(
    ("hand", "given"), [("S2 H2 BJ", "BJ"), ("H2 C2 D2", "H2"), ("D2 C2", "C2"), ("RJ BJ S2", "RJ"), ("S2 H2", "S2")]
)
def test_the_highest_card_is_given(hand: str, given: str) -> None:
    others = " ".join(sorted({"S2", "H2", "C2", "D2", "BJ", "RJ"} - set(hand.split())))
    state = dealt(hand, others, players=3, dealer=0, winner=1, gift=True)
    assert (state.given,) == parse(given)


@pytest.mark.rule("winner 7.8")
def test_any_two_cards_may_be_offered() -> None:
    state = dealt("S2", "S9 DK", players=4, dealer=0, winner=1, gift=True)
    choices = state.choices()
    held = state.hands[1]
    assert len(held) == 28
    pairs = {tuple(sorted(pair)) for at, one in enumerate(held) for pair in [(one, other) for other in held[at + 1 :]]}
    listed = list(choices)
    assert {tuple(sorted(action.cards)) for action in listed} == pairs
    assert len(listed) == len(pairs)
    prompt = choices.prompt(parse("DK"))
    assert prompt.pick == range(2, 3)
    assert prompt.playable == held
    assert choices.prompt(parse("DK S9")).playable == parse("DK S9")
    (offer,) = choices.readings(parse("S9 DK"))
    assert offer == Offer(parse("DK S9"))


@pytest.mark.rule("winner 7.8")
def test_there_is_no_gift_in_the_first_deal() -> None:
    assert dealt(players=3, gift=True).phase == "play"
    assert dealt(players=3, gift=True).given is None


@pytest.mark.rule("winner 7.9")
def test_four_turn_the_order_round_and_back() -> None:
    state = left("S7 H7 D7 C7 S3 H5", "S4 S5 D6", "S6 H6 D6 C6 S9", "S8 SA S9", **TURN)
    state = said(state, "S7 H7 D7 C7")
    assert state.reversed
    assert state.view(None).reversed
    assert kinds(state) == ["play 0", "revolution 0"]
    assert state.turn == 1
    state = said(state, "pass", "S6 H6 D6 C6")
    assert not state.reversed
    turned = said(left("S7 H7 D7 C7 S8 S9", "S4 S9 RJ", "S3 SA SK", **TURN), "S7 H7 D7 C7", "pass", "pass", "S8")
    assert turned.reversed
    assert why(turned, "play RJ") == "7.9"
    assert why(turned, "play S9") == "7.9"
    assert said(turned, "S4", "S3").turn == 0


@pytest.mark.rule("winner 7.9")
@pytest.mark.parametrize("turned", [False, True])
def test_all_ranks_are_turned_round(turned: bool) -> None:
    upward = ["S3", "S4", "S9", "SA", "S2", "BJ", "RJ"]
    straights = ["C3 D4 S5 H6 S7", "CT DJ SQ HK SA", "C2 D3 S4 H5 S6", "CA D2 S3 H4 S5"]
    for order in (upward, straights):
        for low, table in enumerate(order):
            for high, play in enumerate(order):
                assert beats(play, table, turned=turned, **TURN) is (high < low if turned else high > low)


@pytest.mark.rule("winner 7.9")
def test_there_are_no_bombs() -> None:
    assert shape("S7 H7 D7 C7", **TURN) == "four"
    assert not beats("S7 H7 D7 C7", "S8", **TURN)
    assert beats("S7 H7 D7 C7", "S6 H6 D6 C6", **TURN)
    assert not beats("S7 H7 D7 C7", "S6 H6 D6 C6", turned=True, **TURN)
    assert refused("S7 S7 H7 D7 C7", **TURN) == ("7.9", "winner-error-revolution")
    assert refused("S7 H7 D7 C7 S3", **TURN) == ("7.9", "winner-error-four")
    assert shape("RJ BJ", players=3, **TURN) is None
    assert shape("RJ RJ BJ BJ", **TURN) is None
    assert refused("S4", "S7 H7 D7 C7", **TURN) == ("3.2", "winner-error-kind")
    assert refused("S9", "S7", turned=True, **TURN) == ("7.9", "winner-error-turned")
    straights = ("S5 S6 S7 S8 H9", "S4 S5 S6 S7 H8")
    assert refused(*straights, turned=True, **TURN) == ("7.9", "winner-error-turned-straight")


@pytest.mark.rule("winner 7.9")
def test_suits_stay_as_they_are() -> None:
    assert beats("S5 S6 S7 S8 S9", "H5 H6 H7 H8 H9", turned=True, suits=True, **TURN)
    assert not beats("D5 S6 S7 S8 D9", "H5 H6 H7 H8 H9", turned=True, suits=True, **TURN)


def passed_on_a_joker(options: dict[str, Any]) -> Any:
    """A view after a red joker on which two seats have passed by themselves and one was asked and passed."""
    state = dealt("RJ S3 H5", "S3 H3 D3 C3 S4 S6 S8 ST SQ SA", players=4, **options)
    return said(state, "RJ").view(0)


@pytest.mark.rule("winner 7.7")
@pytest.mark.parametrize("tries", [sampling.TRIES, 0])
def test_samples_honour_who_was_asked(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where deals have to be mended, because too few that are drawn would fit."""
    monkeypatch.setattr(sampling, "TRIES", tries)
    view = passed_on_a_joker(AUTO)
    asked = view.turn
    assert asked == 1
    game, rng, hands = Winner(auto_pass=True), Random(3), set()
    for _ in range(8):
        sample = game.sample(view, rng)
        assert sample.view(0) == view
        assert any(isinstance(action, Play) for action in sample.choices())
        assert PASS in sample.choices()
        hands.add(sample.hands[1])
    assert len(hands) == 8
