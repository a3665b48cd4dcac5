"""Dou Dizhu at the table, section 4: turns, following, and the end of a round."""

from collections.abc import Callable
from random import Random

import pytest

from french54.core.card import parse
from french54.core.game import Illegal
from french54.core.match import Match
from french54.kit.climbing.actions import PASS, Play
from french54.kit.climbing.hands import how_many
from tests.kit import oracle
from tests.rules.counting import lines, slow
from tests.rules.doudizhu_table import GAMES, beats, dealt, holding, kinds, left, refused, said, why

both = pytest.mark.parametrize("players", [3, 4])


@pytest.mark.rule("doudizhu-table 4.1")
@both
def test_the_landlord_leads_and_seats_follow_in_order(players: int) -> None:
    for landlord in range(players):
        state = dealt(players=players)
        state = said(state, *("bid 0",) * landlord, "bid 3")
        turns = [state.turn]
        state = state.play(Play(state.hands[landlord][-1:]))
        for _ in range(players - 1):
            turns.append(state.turn)
            state = said(state, "pass")
        assert turns == [(landlord + step) % players for step in range(players)]


@pytest.mark.rule("doudizhu-table 4.2")
def test_a_leader_must_play_and_a_follower_may_pass_and_come_back() -> None:
    state = left("S3 S9 SK", "S4 ST", "S5 SJ")
    assert why(state, "pass") == "4.2"
    (button,) = state.choices().prompt().buttons
    assert button.barred is not None
    assert PASS not in state.choices()
    state = said(state, "S3", "pass", "S5", "S9", "ST")
    assert state.view(None).last == (parse("S9"), parse("ST"), parse("S5"))
    assert PASS in state.choices()
    assert why(state, "play S4") == "4.2"
    assert why(state, "play RJ") == "4.2"
    assert why(state, "bid 1") == "3.3"


@pytest.mark.rule("doudizhu-table 4.2")
@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("play XX", "2.1", "error-not-a-card"),
        ("play ", "4.2", "error-unknown-action"),
        ("bid 4", "4.2", "error-unknown-action"),
        ("pass S3", "4.2", "error-unknown-action"),
        ("", "4.2", "error-unknown-action"),
    ],
)
def test_what_is_no_action(text: str, rule: str, message: str) -> None:
    for game in GAMES.values():
        with pytest.raises(Illegal) as refusal:
            game.parse(text)
        assert (refusal.value.reason.rule, refusal.value.reason.message.id) == (f"doudizhu-table {rule}", message)


@pytest.mark.rule("doudizhu-table 4.2")
def test_a_card_is_laid_no_more_often_than_it_is_held() -> None:
    assert why(left("S3", "S4", "S5"), "play S3 S3") == "4.2"
    assert why(left("S3 S4", "S4", "S5", "S6"), "play S3 S3") == "4.2"
    assert why(left("S3 S4", "S4", "S5", "S6"), "play " + "S3 " * 30) == "4.2"
    state = said(left("S3 S3 S4", "S4", "S5", "S6"), "S3 S3")
    assert state.hands[0] == parse("S4")


@pytest.mark.rule("doudizhu-table 4.3")
@pytest.mark.parametrize(
    ("play", "table", "legal"),
    [
        ("S4 H4", "S3 H3", True),
        ("S4 H4", "S3", False),
        ("S4", "S3 H3", False),
        ("S4 H4 D4", "S3 H3", False),
        ("S5 S6 S7 S8 S9", "S4 S5 S6 S7 S8", True),
        ("S5 S6 S7 S8 S9 ST", "S4 S5 S6 S7 S8", False),
        ("S5 H5 S6 H6 S7 H7", "S4 H4 S5 H5 S6 H6", True),
        ("S5 H5 S6 H6 S7 H7 S8 H8", "S4 H4 S5 H5 S6 H6", False),
        ("S4 H4 D4 S9 H9", "S3 H3 D3 C3", False),
        ("S3 H3 D3 C3", "S2", True),
        ("S3 H3 D3 C3", "ST SJ SQ SK SA", True),
        ("RJ", "BJ", True),
        ("BJ", "S2", True),
        ("S2", "BJ", False),
    ],
)
@both
def test_a_reply_is_of_one_kind_and_number_and_higher(play: str, table: str, legal: bool, players: int) -> None:
    assert beats(play, table, players) is legal


@pytest.mark.rule("doudizhu-table 2.5")
@both
def test_the_order_of_ranks_whatever_the_suits(players: int) -> None:
    upward = ["S3", "H4", "D5", "C6", "S7", "H8", "D9", "CT", "SJ", "HQ", "DK", "CA", "S2", "BJ", "RJ"]
    for low, table in enumerate(upward):
        for high, play in enumerate(upward):
            assert beats(play, table, players) is (high > low)
    assert not beats("S8", "C8", players)
    assert not beats("C8", "S8", players)


@pytest.mark.rule("doudizhu-table 4.4")
@both
def test_when_all_the_others_pass_the_last_to_play_leads(players: int) -> None:
    state = said(left("S3 SK", *["S4 SA"] * (players - 1)), "S3", "S4", *("pass",) * (players - 2))
    assert state.turn == 0
    assert state.table
    assert PASS in state.choices()
    state = said(left("S3 S9", *["S4 SA"] * (players - 1)), "S3", "S4", *("pass",) * (players - 1))
    assert state.turn == 1
    assert state.table == 0
    assert kinds(state)[-1] == "clear 1"
    assert state.view(None).table is None
    assert state.view(None).last == (None,) * players
    assert why(state, "pass") == "4.2"


@pytest.mark.rule("doudizhu-table 4.5")
@pytest.mark.parametrize(
    ("play", "table", "players", "legal"),
    [
        ("S5 H5 D5 C3", "S4 H4 D4 S2", 3, True),
        ("S4 H4 D4 S2", "S5 H5 D5 C3", 3, False),
        ("S5 H5 D5 C3 S3", "S4 H4 D4 S2 H2", 4, True),
        ("S4 H4 D4 S5 H5 D5 S6 S7", "S3 H3 D3 S4 H4 D4 SA S2", 3, True),
        ("S4 H4 D4 C4 S3 S5", "S3 H3 D3 C3 SA S2", 3, True),
        ("S4 H4 D4 C4 S3 S5", "S5 H5 D5 C5 S3 S6", 3, False),
    ],
)
def test_what_is_carried_does_not_count(play: str, table: str, players: int, legal: bool) -> None:
    assert beats(play, table, players) is legal


@pytest.mark.rule("doudizhu-table 4.3")
@pytest.mark.parametrize(
    ("play", "table", "players", "rule", "message"),
    [
        ("S4", "S3 H3", 3, "4.3", "doudizhu-error-kind"),
        ("S4", "S5", 3, "4.3", "play-error-higher"),
        ("S4 S5 S6 S7 S8 S9", "S3 S4 S5 S6 S7", 4, "4.3", "play-error-length"),
        ("S4 H4 D4 S2 H2", "S5 H5 D5 C3 S3", 4, "4.5", "play-error-higher"),
        ("S4", "RJ BJ", 3, "5.13", "doudizhu-error-rocket"),
        ("S3 H3 D3 C3", "S4 H4 D4 C4", 3, "5.12", "doudizhu-error-bomb"),
        ("S5 H5 D5 C5", "S3 H3 D3 C3 S3", 4, "5.12", "doudizhu-table-error-bomb"),
        ("S5", "S3 H3 D3 C3 S3", 4, "5.12", "doudizhu-table-error-bomb"),
    ],
)
def test_why_a_combination_may_not_follow(play: str, table: str, players: int, rule: str, message: str) -> None:
    assert refused(play, table, players) == (rule, message)


@pytest.mark.rule("doudizhu-table 4.2")
def test_whatever_may_be_played_is_drawn_sooner_or_later() -> None:
    rng = Random(4)
    turn = holding(parse("S9 H9 D9 C9 S4"), "S8 H8")
    assert {str(turn.draw(rng)) for _ in range(300)} == {
        "pass",
        "play S9 H9 D9 C9",
        *(f"play {pair}" for pair in ("S9 H9", "S9 D9", "S9 C9", "H9 D9", "H9 C9", "D9 C9")),
    }
    assert [str(action) for action in turn] == ["pass", "play S9 H9", "play S9 H9 D9 C9"]


@pytest.mark.rule("doudizhu-table 4.3")
def test_cards_worth_picking_are_lit() -> None:
    turn = holding(parse("SK HK S9 H9 D9 S4"), "S8 H8")
    prompt = turn.prompt()
    assert prompt.pick == range(1, 7)
    assert prompt.playable == parse("SK HK S9 H9 D9")
    assert turn.prompt(parse("S9")).playable == parse("S9 H9 D9")
    assert turn.prompt(parse("S4")).playable == ()


def above(players: int) -> Callable[[oracle.Counts, oracle.Counts], bool]:
    """Whether cards beat others, by the slow reading."""
    read = oracle.table_three if players == 3 else oracle.table_four

    def beat(cards: oracle.Counts, last: oracle.Counts) -> bool:
        (play,), (lies,) = read(cards), read(last)
        return oracle.above(play, lies, sum(cards), sum(last), list(range(15)), wheels_on_top=False)

    return beat


@pytest.mark.rule("doudizhu-table 4.3")
@pytest.mark.parametrize(
    ("hands", "depth", "count"),
    [
        (("S3 H3 D3 S4 H4 D4 S9 HK", "S5 H5 D5 C5 S6 RJ", "S7 H7 S8 H8 S9 BJ"), 3, 93),
        (("S3 H3 D3 C3 S4 S5 S6 S7", "S8 H8 D8 C8 RJ BJ", "S9 H9 D9 CT ST"), 4, 241),
        (("S3 S3 H3 D3 S4 H4 D4 S5 H5", "S6 S6 H6 D6 C6 RJ", "S7 H7 D7 C7 BJ BJ", "RJ S9 H9 SK"), 3, 129),
    ],
)
def test_the_ways_to_go_on(hands: tuple[str, ...], depth: int, count: int) -> None:
    """The number is fixed, and the slow reading of the rules comes to the same."""
    read = oracle.table_three if len(hands) == 3 else oracle.table_four
    ranks = tuple(tuple(how_many(parse(text))) for text in hands)
    assert slow((ranks, 0, None, 0), depth, read, above(len(hands))) == count
    assert lines(left(*hands), depth) == count


@pytest.mark.rule("doudizhu-table 4.2")
@pytest.mark.parametrize(("players", "counts"), [(3, (79, 1024)), (4, (137, 1375))])
def test_the_ways_to_begin(players: int, counts: tuple[int, ...]) -> None:
    match = Match.begin(GAMES[players], bytes(31) + b"\x01")
    state = match.state.play(GAMES[players].parse("bid 3"))
    assert tuple(lines(state, depth) for depth in (1, 2)) == counts
