"""What holds for both players of Dou Dizhu in every deal."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from french54.bots.doudizhu import Casual, Strong, thinking
from french54.bots.doudizhu.reading import action_of
from french54.core.game import Bot
from french54.games.doudizhu.actions import Action, Bid
from french54.games.doudizhu.rules import Doudizhu, DoudizhuState, Setup
from french54.games.doudizhu.view import DoudizhuView
from french54.kit.climbing.onepack import digit_of, hand_of
from french54.locales import LANGUAGES, sentence

Player = Bot[DoudizhuView, Action]
GAME = Doudizhu()
PLAYERS = {"casual": Casual(), "strong": Strong(playouts=60)}

levels = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


def states(seed: int, player: Player, every: int = 1) -> Iterator[DoudizhuState]:
    """The decisions of a deal, half of them left to chance so that odd positions come up too."""
    rng = Random(seed)
    deck = list(GAME.pack(Setup(0)))
    rng.shuffle(deck)
    state = GAME.start(Setup(seed % 3), tuple(deck))
    for number in count():
        if state.turn is None:
            return
        if number % every == 0:
            yield state
        view = state.view(state.turn)
        by_chance = state.landlord is None or rng.random() < 0.5
        state = state.play(state.choices().draw(rng) if by_chance else Casual().act(view, rng, 0.1))


@levels
def test_every_action_is_legal_and_the_same_again_for_the_same_view(player: Player) -> None:
    for seed in range(6):
        for state in states(seed, player, 3):
            view = state.view(state.turn)
            action = player.act(view, Random(seed), 1.0)
            assert action in state.choices()
            assert player.act(view, Random(seed), 1.0) == action


@levels
def test_hidden_cards_change_no_decision(player: Player) -> None:
    """The same view of other deals: the cards nobody has shown are dealt anew."""
    for seed in range(6):
        rng = Random(seed)
        for state in states(seed, player, 4):
            view = state.view(state.turn)
            other = GAME.sample(view, rng)
            assert other.view(state.turn) == view
            assert player.act(other.view(state.turn), Random(seed), 1.0) == player.act(view, Random(seed), 1.0)


@levels
def test_advice_is_legal_ordered_and_says_why_in_every_language(player: Player) -> None:
    for seed in range(4):
        for state in states(seed, player, 4):
            view = state.view(state.turn)
            advice = player.advise(view, Random(seed), 0.02)
            assert advice
            assert len({str(each.action) for each in advice}) == len(advice)
            for each in advice:
                assert each.action in state.choices()
                assert each.why is not None
                assert all(sentence(language, each.why.id, each.why.args) for language in LANGUAGES)
            if isinstance(advice[0].action, Bid):
                assert [each.value for each in advice] == sorted((each.value for each in advice), reverse=True)


@levels
def test_who_is_not_on_turn_is_not_asked(player: Player) -> None:
    state = next(states(1, player))
    assert state.turn is not None
    with pytest.raises(ValueError, match="not on turn"):
        player.act(state.view((state.turn + 1) % 3), Random(1), 1.0)


@pytest.mark.parametrize("budget", [0.0, 0.05, 1.0])
def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch, budget: float) -> None:
    """By a clock that a thousandth of a second passes on at every look, thinking stops a few looks after the budget."""
    looks = count()
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(looks) / 1000)
    for state in states(2, Strong(), 5):
        looks = count()
        assert Strong().act(state.view(state.turn), Random(2), budget) in state.choices()
        assert next(looks) / 1000 <= budget + 0.02


def test_the_landlord_lays_cards_seen_in_the_kitty_before_others_of_their_rank() -> None:
    deck = list(GAME.pack(Setup(0)))
    Random(8).shuffle(deck)
    state = GAME.start(Setup(0), tuple(deck)).play(GAME.parse("bid 3"))
    view = state.view(0)
    known = view.kitty[0]
    play = hand_of((known,)) | digit_of(known) << 45 | 1 << 49 | 1 << 52
    assert action_of(view, play).cards == (known,)
