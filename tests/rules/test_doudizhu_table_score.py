"""Dou Dizhu at the table, section 6: what is paid."""

import pytest

from tests.rules.doudizhu_table import emptied, left, said

ROCKET = {3: "RJ BJ", 4: "RJ RJ BJ BJ"}


@pytest.mark.rule("doudizhu-table 6.2")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bid", [1, 2, 3])
def test_each_of_the_others_pays_or_is_paid_the_bid(players: int, bid: int) -> None:
    assert emptied(0, players, bid).payoffs == (bid * (players - 1), *(-bid,) * (players - 1))
    assert emptied(1, players, bid).payoffs == (-bid * (players - 1), *(bid,) * (players - 1))


@pytest.mark.rule("doudizhu-table 6.3")
@pytest.mark.parametrize("bombs", [0, 1, 2, 4])
@pytest.mark.parametrize("winner", [0, 2])
def test_every_bomb_doubles_for_three(bombs: int, winner: int) -> None:
    state = emptied(winner, 3, 2, bombs=bombs)
    each = 2 * 2**bombs * (-1 if winner == 0 else 1)
    assert state.payoffs == (-2 * each, each, each)
    assert state.view(None).multiplier == 2**bombs


@pytest.mark.rule("doudizhu-table 6.3")
def test_the_rocket_and_a_bomb_with_the_last_cards_double_too() -> None:
    state = said(left("S3 RJ BJ", "S4", "S5"), "RJ BJ", "pass", "pass", "S3")
    assert state.payoffs == (4, -2, -2)
    assert said(left("S3 H3 D3 C3", "S4", "S5"), "S3 H3 D3 C3").payoffs == (4, -2, -2)
    assert said(left("S3 S4", "S5 H5 D5 C5", "S6"), "S3", "S5 H5 D5 C5").payoffs == (-4, 2, 2)


@pytest.mark.rule("doudizhu-table 6.4")
@pytest.mark.parametrize(
    ("bomb", "times"),
    [
        ("S3 H3 D3 C3", 1),
        ("S3 S3 H3 D3 C3", 1),
        ("S3 S3 H3 H3 D3 C3", 2),
        ("S3 S3 H3 H3 D3 D3 C3", 2),
        ("S3 S3 H3 H3 D3 D3 C3 C3", 2),
        ("RJ RJ BJ BJ", 2),
    ],
)
def test_large_bombs_and_the_rocket_double_for_four(bomb: str, times: int) -> None:
    state = said(left(bomb, "S4", "S5", "S6", bid=3), bomb)
    assert state.payoffs == (9 * times, *(-3 * times,) * 3)
    result = state.view(0).result
    assert result is not None
    labels = [line.label.id for line in result.lines]
    assert ("doudizhu-line-bomb" in labels or "doudizhu-line-rocket" in labels) is (times == 2)


@pytest.mark.rule("doudizhu-table 6.5")
def test_there_is_no_spring() -> None:
    never = said(left("S3", "S4", "S5", bid=2), "S3")
    assert never.payoffs == (4, -2, -2)
    once = said(left("S3 S6", "S4", "S5", bid=2), "S3", "S4")
    assert once.payoffs == (-4, 2, 2)


@pytest.mark.rule("doudizhu-table 6.3")
@pytest.mark.parametrize("players", [3, 4])
def test_the_derivation(players: int) -> None:
    state = said(left(f"S3 {ROCKET[players]}", *["S4"] * (players - 1), bid=2), ROCKET[players])
    state = said(state, *["pass"] * (players - 1), "S3")
    for seat, headline in (
        (0, "doudizhu-won-landlord"),
        (1, "doudizhu-table-lost-others"),
        (None, "doudizhu-result-landlord"),
    ):
        result = state.view(seat).result
        assert result is not None
        assert result.headline.id == headline
        assert result.payoffs == state.payoffs
        figures = [(line.label.id, *line.value.args.values()) for line in result.lines]
        assert figures == [
            ("doudizhu-line-bid", 2),
            ("doudizhu-line-rocket", 2),
            ("doudizhu-line-multiplier", 2),
            ("doudizhu-table-line-each", 4),
            ("doudizhu-line-landlord", 4 * (players - 1)),
        ]
    lost = emptied(1, players)
    headlines = [result.headline.id for seat in (0, 1, None) if (result := lost.view(seat).result)]
    assert headlines == ["doudizhu-lost-landlord", "doudizhu-table-won-others", "doudizhu-table-result-others"]
