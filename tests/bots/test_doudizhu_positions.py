"""Both levels find what nobody disputes."""

from random import Random

import pytest

from french54.bots.doudizhu import Casual, Strong
from french54.core.game import Bot
from french54.games.doudizhu.actions import BIDS, Action
from french54.games.doudizhu.view import DoudizhuView
from tests.bots.doudizhu import dealt_after, ranks_of, surely_won
from tests.bots.doudizhu_positions import AUCTION, LESSONS, Lesson

Player = Bot[DoudizhuView, Action]
PLAYERS = {"casual": Casual(), "strong": Strong(playouts=1500)}

levels = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


@levels
@lessons
def test_the_play_is_one_that_nobody_disputes(player: Player, lesson: Lesson) -> None:
    state = lesson.sketch.state()
    for seed in range(3):
        played = ranks_of(player.act(state.view(state.turn), Random(seed), 1.0).cards)
        assert played not in lesson.bad
        assert not lesson.good or played in lesson.good


@lessons
def test_the_lesson_is_true(lesson: Lesson) -> None:
    state = lesson.sketch.state()
    legal = {ranks_of(action.cards) for action in state.choices()}
    assert legal.issuperset(lesson.good)
    if lesson.solved:
        assert surely_won(state) == set(lesson.good)


@levels
@pytest.mark.parametrize(("words", "hand", "calls", "good"), AUCTION, ids=[words for words, *_ in AUCTION])
def test_the_call_is_one_that_nobody_disputes(
    player: Player, words: str, hand: str, calls: tuple[int, ...], good: tuple[int, ...]
) -> None:
    state = dealt_after(len(calls), hand)
    for points in calls:
        state = state.play(BIDS[points])
    assert player.act(state.view(state.turn), Random(5), 1.0) in [BIDS[points] for points in good]
