"""How the players of Guandan and of Zheng Shangyou fare against none at all, and against one another."""

from typing import Any

import pytest

from french54.bots import guandan, terms, zhengshangyou
from french54.bots.arena import Contest, Tally, contest_of
from french54.bots.uniform import Uniform
from french54.core.game import Bot, Game
from french54.games.guandan.rules import Guandan
from french54.games.zhengshangyou.rules import Zhengshangyou

LONG = 100.0
"""Seconds, more than any decision here takes: the number of playouts limits it."""


def arena(game: Game[Any, Any, Any, Any], better: Bot[Any, Any], worse: Bot[Any, Any], decks: int) -> Tally:
    """`better` against `worse` over paired decks."""
    agreed = terms.of(game.name, game.seats)[terms.WHOLE]
    contest = Contest(game, (lambda: better, lambda: worse), agreed, "climbing", LONG)
    return Tally(list(contest_of(contest, range(decks))))


@pytest.mark.parametrize("player", [guandan.Casual(), guandan.Strong(playouts=24)], ids=["casual", "strong"])
def test_a_pair_of_guandan_wins_nearly_always_against_chance(player: Bot[Any, Any]) -> None:
    """A sample; `won` is the share of deals in which the pair has the first that is out."""
    tally = arena(Guandan(), player, Uniform(), 3)
    assert tally.won(0).mean > 0.8
    assert tally.points(0).mean > 0


@pytest.mark.parametrize(
    "player", [zhengshangyou.Casual(), zhengshangyou.Strong(playouts=24)], ids=["casual", "strong"]
)
def test_one_of_zhengshangyou_is_first_more_often_than_chance(player: Bot[Any, Any]) -> None:
    """A sample."""
    tally = arena(Zhengshangyou(), player, Uniform(), 8)
    assert tally.won(0).mean > 0.5
    assert tally.points(0).mean > 0


@pytest.mark.full
@pytest.mark.parametrize(
    ("player", "decks"), [(guandan.Casual(), 80), (guandan.Strong(playouts=300), 40)], ids=["casual", "strong"]
)
def test_a_pair_of_guandan_wins_nine_deals_of_ten_against_chance(player: Bot[Any, Any], decks: int) -> None:
    tally = arena(Guandan(), player, Uniform(), decks)
    assert tally.won(0).low > 0.9


@pytest.mark.full
@pytest.mark.parametrize(
    "player", [zhengshangyou.Casual(), zhengshangyou.Strong(playouts=300)], ids=["casual", "strong"]
)
def test_one_of_zhengshangyou_is_first_twice_as_often_as_chance(player: Bot[Any, Any]) -> None:
    tally = arena(Zhengshangyou(), player, Uniform(), 120)
    assert tally.won(0).low > 2 / 3
    assert tally.points(0).low > 0


@pytest.mark.full
def test_the_strong_player_of_guandan_beats_the_casual_one() -> None:
    tally = arena(Guandan(), guandan.Strong(playouts=300), guandan.Casual(), 120)
    assert tally.won(0).low > 0.5


@pytest.mark.full
def test_the_strong_player_of_zhengshangyou_beats_the_casual_one() -> None:
    tally = arena(Zhengshangyou(), zhengshangyou.Strong(playouts=400), zhengshangyou.Casual(), 80)
    assert tally.points(0).low > 0
