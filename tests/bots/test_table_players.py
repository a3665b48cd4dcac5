"""What holds for the players of Winner and of Dou Dizhu at the table in every deal, under every choice of rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from french54.bots import doudizhu_table, terms, winner
from french54.bots.arena import Contest, Tally, contest_of
from french54.bots.climbing import weighing
from french54.bots.doudizhu import thinking
from french54.bots.doudizhu_table import four
from french54.bots.figures import Estimate
from french54.bots.uniform import Uniform
from french54.core.game import Bot, Game, State
from french54.core.match import Match
from french54.games.doudizhu_table.rules import DoudizhuTable
from french54.games.winner.options import PRESETS
from french54.games.winner.rules import Winner
from french54.locales import LANGUAGES, sentence

AnyState = State[Any, Any]
AnyGame = Game[Any, Any, Any, Any]
WINNERS: Final = {
    f"winner-{players}-{name}": Winner(players, **chosen) for players in range(3, 7) for name, chosen in PRESETS.items()
}
ODD: Final = {
    "winner-one-pack": Winner(4, one_pack=True, triple_bomb=True, straight_flush=True, suits=True),
    "winner-gift-revolution": Winner(5, gift=True, revolution=True, straight_flush=True),
}
TABLES: Final = {f"doudizhu-table-{players}": DoudizhuTable(players) for players in (3, 4)}
GAMES: Final[dict[str, AnyGame]] = {**WINNERS, **ODD, **TABLES}
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@dataclass(frozen=True)
class Pair:
    """The two levels of a game, the stronger with a fixed number of playouts."""

    casual: Bot[Any, Any]
    strong: Bot[Any, Any]


WINNER: Final = Pair(winner.Casual(), winner.Strong(playouts=24))
TABLE: Final = Pair(doudizhu_table.Casual(), doudizhu_table.Strong(playouts=24))


def pair(game: AnyGame) -> Pair:
    """The players of a game."""
    return WINNER if isinstance(game, Winner) else TABLE


def states(game: AnyGame, seed: int, every: int, deals: int = 2) -> Iterator[AnyState]:
    """Decisions of a match, half of them left to chance so that odd positions come up too."""
    rng = Random(seed)
    match: Match[Any, Any, Any] | None = Match.begin(game, seed.to_bytes(32, "big"))
    number = 0
    for _ in range(deals):
        if match is None:
            return
        while (seat := match.state.turn) is not None:
            state = match.state
            if number % every == 0 or state.view(seat).phase in {"offer", "take"}:
                yield state
            number += 1
            by_chance = rng.random() < 0.5
            habit = pair(game).casual
            match = match.play(state.choices().draw(rng) if by_chance else habit.act(state.view(seat), rng, 0.1))
        match = match.next()


@games
def test_every_action_is_legal_and_the_same_again_whatever_is_hidden(game: AnyGame) -> None:
    """The same view of another deal, in which the cards nobody has shown are dealt anew."""
    rng = Random(1)
    for state in states(game, 1, 12):
        view = state.view(state.turn)
        other = game.sample(view, rng).view(state.turn)
        assert other == view
        for bot in (pair(game).casual, pair(game).strong):
            action = bot.act(view, Random(3), 1.0)
            assert action in state.choices()
            assert bot.act(other, Random(3), 1.0) == action


@games
def test_advice_is_legal_and_says_why_in_every_language(game: AnyGame) -> None:
    for state in states(game, 2, 20):
        for bot in (pair(game).casual, pair(game).strong):
            advice = bot.advise(state.view(state.turn), Random(4), 0.01)
            assert advice
            assert len({str(each.action) for each in advice}) == len(advice)
            for each in advice:
                assert each.action in state.choices()
                assert each.why is not None
                assert all(sentence(language, each.why.id, each.why.args) for language in LANGUAGES)


@pytest.mark.parametrize("game", [Winner(4), *TABLES.values()], ids=lambda game: f"{game.name}-{game.seats}")
def test_who_is_not_on_turn_is_not_asked(game: AnyGame) -> None:
    state = next(states(game, 1, 1))
    assert state.turn is not None
    for bot in (pair(game).casual, pair(game).strong):
        with pytest.raises(ValueError, match="not on turn"):
            bot.act(state.view((state.turn + 1) % game.seats), Random(1), 1.0)


@pytest.mark.parametrize("budget", [0.0, 0.05, 1.0])
@pytest.mark.parametrize("game", [Winner(6), *TABLES.values()], ids=lambda game: f"{game.name}-{game.seats}")
def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch, game: AnyGame, budget: float) -> None:
    """By a clock that a thousandth of a second passes on at every look, thinking stops a few looks after the budget."""
    looks = count()
    for module in (weighing, thinking, four):
        monkeypatch.setattr(module, "perf_counter", lambda: next(looks) / 1000)
    bot = winner.Strong() if isinstance(game, Winner) else doudizhu_table.Strong()
    for state in states(game, 3, 25, deals=1):
        looks = count()
        assert bot.act(state.view(state.turn), Random(2), budget) in state.choices()
        assert next(looks) / 1000 <= budget + 0.02


def met(game: AnyGame, first: Bot[Any, Any], second: Bot[Any, Any], decks: int, kind: str = terms.WHOLE) -> Tally:
    """A match over so many decks."""
    agreed = terms.of(game.name, game.seats)[kind]
    contest = Contest(game, (lambda: first, lambda: second), agreed, "table", 0.1)
    return Tally(list(contest_of(contest, range(decks))))


@pytest.mark.parametrize("players", range(3, 7))
def test_a_thought_beats_none_at_winner(players: int) -> None:
    """One among players without a thought is first at least twice as often as chance, and makes points."""
    tally = met(Winner(players), WINNER.casual, Uniform(), 4)
    assert tally.won(0).mean >= 2 / players
    assert tally.points(0).mean > 0


@pytest.mark.parametrize("players", [3, 4])
def test_a_thought_beats_none_at_the_table(players: int) -> None:
    """Sides fixed, on both sides of the same decks."""
    assert met(DoudizhuTable(players), TABLE.casual, Uniform(), 8, terms.FIXED).won(0).mean > 0.8


@pytest.mark.full
@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_one_among_players_without_a_thought(players: int, level: str) -> None:
    bot = WINNER.casual if level == "casual" else winner.Strong(playouts=60)
    tally = met(Winner(players), bot, Uniform(), 60 if level == "casual" else 12)
    assert tally.won(0).low >= 2 / players
    assert tally.points(0).low > 0


@pytest.mark.full
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_both_sides_of_the_table_against_players_without_a_thought(players: int, level: str) -> None:
    bot = TABLE.casual if level == "casual" else doudizhu_table.Strong(playouts=100)
    tally = met(DoudizhuTable(players), bot, Uniform(), 150 if level == "casual" else 50, terms.FIXED)
    assert tally.won(0).low > 0.9


@pytest.mark.full
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_stronger_player_beats_the_weaker_at_winner(players: int) -> None:
    assert met(Winner(players), winner.Strong(playouts=150), WINNER.casual, 60).points(0).low > 0


@pytest.mark.full
@pytest.mark.parametrize(("players", "playouts"), [(3, 600), (4, 200)])
def test_the_stronger_player_beats_the_weaker_at_the_table(players: int, playouts: int) -> None:
    """With one pack the two are nearer to one another, and the stronger needs the time that it has at a table."""
    strong = doudizhu_table.Strong(playouts=playouts)
    found: Estimate = met(DoudizhuTable(players), strong, TABLE.casual, 200, terms.FIXED).won(0)
    assert found.low > 0.5
