"""Positions of Winner that both players must get right."""

from random import Random

import pytest

from french54.bots.winner import Casual, Strong
from french54.core.game import Bot
from french54.games.winner.actions import Action, Offer, Take
from french54.games.winner.rules import Setup, Winner
from french54.games.winner.view import WinnerView
from tests.bots.sketches import ranks_of, taken, winner_state
from tests.bots.winner_positions import LESSONS, WinnerLesson

PLAYERS = {"casual": Casual(), "strong": Strong(playouts=400)}
levels = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


@levels
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_is_known(lesson: WinnerLesson, player: Bot[WinnerView, Action]) -> None:
    view = winner_state(lesson.sketch, Winner(**lesson.options), lesson.turned).view(0)
    action = player.act(view, Random(1), 1.0)
    assert view.choices is not None
    assert action in view.choices
    assert lesson.met(action.cards), f"{lesson.words} Not {ranks_of(action.cards)}."


@levels
def test_what_the_winner_offers_is_loose(player: Bot[WinnerView, Action]) -> None:
    """Neither a card of the straight nor of the pairs, nor a high one."""
    game = Winner(3, gift=True)
    stock = list(game.cards)
    own = taken(stock, "3 4 6 7 8 9 T J J K K A A 2 2 BJ RJ")
    Random(54).shuffle(stock)
    hands = [stock[:18], [*own, stock[18]], stock[19:]]
    deck = tuple(hands[place % 3][place // 3] for place in range(54))
    view = game.start(Setup(0, (0, 0, 0), winner=1), deck).view(1)
    action = player.act(view, Random(1), 1.0)
    assert isinstance(action, Offer)
    assert {"3", "4"} & set(ranks_of(action.cards).split())
    assert not {"2", "BJ", "RJ", "7", "8", "9"} & set(ranks_of(action.cards).split())


@levels
def test_the_loser_takes_what_makes_a_straight(player: Bot[WinnerView, Action]) -> None:
    game = Winner(3, gift=True)
    stock = list(game.cards)
    own = taken(stock, "9 T J K A 4 4 6 6 6 8 8 3 3 3 7 5 2")
    queen, three = taken(stock, "Q 3")
    Random(54).shuffle(stock)
    hands = [own, [queen, three, *stock[:16]], stock[16:]]
    deck = tuple(hands[place % 3][place // 3] for place in range(54))
    state = game.start(Setup(0, (0, 0, 0), winner=1), deck)
    offered = state.play(Offer((queen, three)))
    action = player.act(offered.view(0), Random(1), 1.0)
    assert isinstance(action, Take)
    assert action.card == queen
