"""A person's figures, and the line of points."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from french54.server.figures import HEIGHT, POINTS, WIDTH, figures, lines
from french54.server.languages import signed
from french54.store.people import Outcome


def outcome(payoff: int, game: str = "doudizhu", level: str = "casual") -> Outcome:
    return Outcome("t", game, 1, 1, 0, level, 1, (-payoff, payoff), practice=False)


def test_figures_go_by_game_and_level() -> None:
    found = figures([outcome(3), outcome(-6), outcome(2, level="strong"), outcome(0, "bridge")])
    assert [(each.game, each.level, each.deals, each.won, each.points) for each in found] == [
        ("bridge", "casual", 1, 0, 0),
        ("doudizhu", "casual", 2, 1, -3),
        ("doudizhu", "strong", 1, 1, 2),
    ]


@given(st.lists(st.integers(-2000, 2000), min_size=2, max_size=300))
def test_a_line_stays_within_its_frame_and_ends_at_the_total(payoffs: list[int]) -> None:
    (line,) = lines([outcome(payoff) for payoff in payoffs])
    spots = [tuple(map(float, spot.split(","))) for spot in line.drawn.split()]
    assert 2 <= len(spots) <= POINTS + 1
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in spots)
    assert [x for x, _ in spots] == sorted(x for x, _ in spots)
    assert spots[-1] == line.end
    assert (line.last, line.deals) == (sum(payoffs), len(payoffs))
    assert spots[0][1] == line.zero
    assert (spots[-1][1] < line.zero) <= (line.last > 0)


def test_one_deal_makes_no_line() -> None:
    assert lines([outcome(3)]) == []


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("da", ["+3.400", "−0,5", "0", "0,0", "−1.234.567", "+1.600,0"]),
        ("sv", ["+3\u00a0400", "−0,5", "0", "0,0", "−1\u00a0234\u00a0567", "+1\u00a0600,0"]),
        *((lang, ["+3,400", "−0.5", "0", "0.0", "−1,234,567", "+1,600.0"]) for lang in ("en", "zh-Hant", "zh-Hans")),
    ],
)
def test_points_are_written_as_the_language_writes_them(language: str, written: list[str]) -> None:
    points = [(3400, 0), (-0.5, 1), (0, 0), (0.0, 1), (-1234567, 0), (1600, 1)]
    assert [signed(language, value, decimals) for value, decimals in points] == written
