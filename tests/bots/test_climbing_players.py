"""What holds for the players of Guandan and of Zheng Shangyou in every deal."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from types import ModuleType
from typing import Any, Final

import pytest

from french54.bots import guandan, zhengshangyou
from french54.bots.guandan import thinking as guandan_thinking
from french54.bots.uniform import Uniform
from french54.bots.zhengshangyou import thinking as zhengshangyou_thinking
from french54.core.game import Bot, Game, State
from french54.core.match import Match
from french54.games.guandan.rules import Guandan
from french54.games.zhengshangyou.rules import Zhengshangyou
from french54.locales import LANGUAGES, sentence

AnyState = State[Any, Any]


@dataclass(frozen=True)
class Level:
    """A player under the laws."""

    name: str
    game: Game[Any, Any, Any, Any]
    bot: Bot[Any, Any]
    habit: Bot[Any, Any]
    """Who plays the deals on, at once."""
    every: int
    """Of the decisions of a deal every so many are tried."""


LEVELS: Final = (
    Level("guandan casual", Guandan(), guandan.Casual(), guandan.Casual(), 5),
    Level("guandan strong", Guandan(), guandan.Strong(playouts=60), guandan.Casual(), 9),
    Level("zhengshangyou casual", Zhengshangyou(), zhengshangyou.Casual(), zhengshangyou.Casual(), 2),
    Level("zhengshangyou strong", Zhengshangyou(), zhengshangyou.Strong(playouts=60), zhengshangyou.Casual(), 3),
)
MANY: Final[dict[ModuleType, tuple[Game[Any, Any, Any, Any], Bot[Any, Any]]]] = {
    guandan_thinking: (Guandan(), guandan.Strong(playouts=10**9)),
    zhengshangyou_thinking: (Zhengshangyou(), zhengshangyou.Strong(playouts=10**9)),
}
"""Players that nothing but the clock stops."""
levels = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)


def states(level: Level, seed: int, deals: int = 2) -> Iterator[AnyState]:
    """Decisions of a match, half of them left to chance so that odd positions come up too."""
    rng = Random(seed)
    match: Match[Any, Any, Any] | None = Match.begin(level.game, seed.to_bytes(32, "big"))
    number = 0
    for _ in range(deals):
        if match is None:
            return
        while (seat := match.state.turn) is not None:
            if number % level.every == 0 or match.state.view(seat).phase == "return":
                yield match.state
            number += 1
            by_chance = rng.random() < 0.5
            state = match.state
            match = match.play(state.choices().draw(rng) if by_chance else level.habit.act(state.view(seat), rng, 0.1))
        match = match.next()


@levels
def test_every_action_is_legal_and_the_same_again_for_the_same_view(level: Level) -> None:
    for seed in range(2):
        for state in states(level, seed):
            view = state.view(state.turn)
            action = level.bot.act(view, Random(seed), 1.0)
            assert action in state.choices()
            assert level.bot.act(view, Random(seed), 1.0) == action


@levels
def test_hidden_cards_change_no_decision(level: Level) -> None:
    """The same view of other deals: the cards nobody has shown are dealt anew."""
    for seed in range(10, 12):
        rng = Random(seed)
        for state in states(level, seed):
            view = state.view(state.turn)
            other = level.game.sample(view, rng)
            assert other.view(state.turn) == view
            assert level.bot.act(other.view(state.turn), Random(seed), 1.0) == level.bot.act(view, Random(seed), 1.0)


@levels
def test_advice_is_legal_and_says_why_in_every_language(level: Level) -> None:
    for seed in range(20, 22):
        for state in states(level, seed):
            view = state.view(state.turn)
            advice = level.bot.advise(view, Random(seed), 0.02)
            assert advice
            assert len({str(each.action) for each in advice}) == len(advice)
            for each in advice:
                assert each.action in state.choices()
                assert each.why is not None
                assert all(sentence(language, each.why.id, each.why.args) for language in LANGUAGES)


@levels
def test_who_is_not_on_turn_is_not_asked(level: Level) -> None:
    state = next(states(level, 1))
    assert state.turn is not None
    with pytest.raises(ValueError, match="not on turn"):
        level.bot.act(state.view((state.turn + 1) % level.game.seats), Random(1), 1.0)


@pytest.mark.parametrize("thinking", [guandan_thinking, zhengshangyou_thinking], ids=["guandan", "zhengshangyou"])
@pytest.mark.parametrize("budget", [0.0, 0.05])
def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch, thinking: ModuleType, budget: float) -> None:
    """By a clock that a thousandth of a second passes on at every look, thinking stops a few looks after the budget."""
    looks = count()
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(looks) / 1000)
    game, bot = MANY[thinking]
    level = Level("", game, bot, bot, 15)
    for state in states(replace(level, habit=Uniform()), 3, deals=1):
        looks = count()
        assert bot.act(state.view(state.turn), Random(2), budget) in state.choices()
        assert next(looks) / 1000 <= budget + 0.02


def test_playouts_are_limited_even_where_time_is_not() -> None:
    """However long it may think, a decision ends when it has played out so many deals."""
    for level in (each for each in LEVELS if "strong" in each.name):
        state = next(states(level, 4))
        first = level.bot.act(state.view(state.turn), Random(1), 1e6)
        assert level.bot.act(state.view(state.turn), Random(1), 1e9) == first
