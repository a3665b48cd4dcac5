"""What holds for the players of Tractor in every deal."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from french54.bots import effort
from french54.bots.arena import Contest, Tally, contest_of, rotations
from french54.bots.tractor import Casual, Strong, calling
from french54.bots.uniform import Uniform
from french54.core.card import BLACK_JOKER
from french54.core.game import Bot
from french54.games.tractor.actions import Action, Declare
from french54.games.tractor.board import Setup
from french54.games.tractor.rules import Tractor, TractorState
from french54.games.tractor.sampling import PACK
from french54.games.tractor.view import TractorView
from french54.locales import LANGUAGES, text

Player = Bot[TractorView, Action]
Maker = Callable[[], Bot[Any, Any]]
GAME = Tractor()
PLAYERS = {"casual": Casual(), "strong": Strong(worlds=5)}

levels = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


def states(seed: int, every: int = 1) -> Iterator[TractorState]:
    """The decisions of a deal, a third of them left to chance so that odd positions come up too."""
    rng = Random(seed)
    deck = list(PACK)
    rng.shuffle(deck)
    level, other = rng.randrange(13), rng.randrange(13)
    state = GAME.start(Setup((level, other), seed % 4, opening=seed % 3 == 0), tuple(deck))
    for number in count():
        if state.turn is None:
            return
        view = state.view(state.turn)
        if number % every == 0 or view.phase == "bury":
            yield state
        chance = rng.random() < 0.3
        state = state.play(state.choices().draw(rng) if chance else Casual().act(view, rng, 0.1))


@levels
def test_every_action_is_legal_and_the_same_again_for_the_same_view(player: Player) -> None:
    for seed in range(6):
        for state in states(seed, 3):
            view = state.view(state.turn)
            action = player.act(view, Random(seed), 1.0)
            assert action in state.choices()
            assert player.act(view, Random(seed), 1.0) == action


@levels
def test_hidden_cards_change_no_decision(player: Player) -> None:
    """The same view of other deals: the cards nobody has shown are dealt anew."""
    for seed in range(6):
        rng = Random(seed)
        for state in states(seed, 4):
            view = state.view(state.turn)
            other = GAME.sample(view, rng)
            assert other.view(state.turn) == view
            assert player.act(other.view(state.turn), Random(seed), 1.0) == player.act(view, Random(seed), 1.0)


@levels
def test_advice_is_never_empty_and_legal_with_the_choice_first_and_a_reason(player: Player) -> None:
    for seed in range(5):
        for state in states(seed, 5):
            view = state.view(state.turn)
            advised = player.advise(view, Random(seed), 1.0)
            assert advised[0].action == player.act(view, Random(seed), 1.0)
            assert len({str(each.action) for each in advised}) == len(advised)
            for each in advised:
                assert each.action in state.choices()
                assert each.why is not None
                for language in LANGUAGES:
                    assert text(language, each.why)


FIRST = {"call", "call-best", "overrule", "no-call", "pass-better", "leave", "no-overrule"}
"""What speaks for a call that nothing speaks against."""
LESSER = {"call-less", "wait"}
OURS, THEIRS = {"feed", "partner-wins", "hope", "save"}, {"must", "deny"}
"""What is said of cards that do not take the trick: whose it is likely to be."""


def is_strong(view: TractorView, action: Action) -> bool:
    """Whether the hand has many trumps or high ones in the suit that is declared."""
    if not isinstance(action, Declare) or action.cards[0] >= BLACK_JOKER:
        return False
    return calling.worth(view.hand, view.level, action.cards) >= calling.ENOUGH


@levels
def test_advice_does_not_contradict_itself(player: Player) -> None:
    calls, plays = 0, 0
    for seed in range(16):
        for state in states(seed, 2):
            view = state.view(state.turn)
            advised = player.advise(view, Random(seed), 1.0)
            said = [each.why.id.removeprefix("hint-tractor-") for each in advised if each.why]
            if view.phase == "declare":
                assert said[0] in FIRST
                assert LESSER.issuperset(said[1:])
                strong = [is_strong(view, each.action) for each in advised]
                assert said[0] != "call" or strong[0]
                assert said[0] != "no-call" or not any(strong[1:])
                calls += len(said) > 1
            elif view.phase == "play":
                assert OURS.isdisjoint(said) or THEIRS.isdisjoint(said)
                plays += len(said) > 1
    assert calls > 5
    assert plays > 50


@levels
def test_who_is_not_on_turn_is_not_asked(player: Player) -> None:
    state = next(states(1))
    assert state.turn is not None
    with pytest.raises(ValueError, match="not on turn"):
        player.act(state.view((state.turn + 1) % 4), Random(1), 1.0)


def against(first: Maker, second: Maker, decks: range) -> Tally:
    """Two of the first kind against two of the second over the same decks in both seatings."""
    contest = Contest(GAME, (first, second), rotations(4), seed="tractor")
    return Tally(list(contest_of(contest, decks)))


@pytest.mark.parametrize("budget", [0.0, 0.05, 1.0])
def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch, budget: float) -> None:
    """By a clock that a hundredth of a second passes on at every look, thinking stops a few looks after the budget."""
    looks = count()
    monkeypatch.setattr(effort, "perf_counter", lambda: next(looks) / 100)
    for state in states(2, 9):
        looks = count()
        assert Strong().act(state.view(state.turn), Random(2), budget) in state.choices()
        assert next(looks) / 100 <= budget + 0.05


def quick() -> Strong:
    """The stronger player with little thought, as much on every machine."""
    return Strong(worlds=20)


def test_wins_over_nine_of_ten_deals_against_random_players() -> None:
    assert against(Casual, Uniform, range(30)).won(0).mean > 0.9


def test_the_stronger_loses_to_nobody() -> None:
    """A glance; the figures are those of the long runs."""
    assert against(quick, Uniform, range(2)).won(0).mean > 0.7
    assert against(quick, Casual, range(4)).points(0).high > 0


@pytest.mark.full
@pytest.mark.parametrize(("player", "decks"), [(Casual, 200), (quick, 60)], ids=["casual", "strong"])
def test_wins_surely_over_nine_of_ten_deals_against_random_players(player: Maker, decks: int) -> None:
    """The casual player wins some 97 of 100, for which 60 decks are too few to be sure."""
    assert against(player, Uniform, range(decks)).won(0).low > 0.9


@pytest.mark.full
def test_the_stronger_wins_surely() -> None:
    tally = against(quick, Casual, range(80))
    assert tally.won(0).low > 0.5
    assert tally.points(0).low > 0
