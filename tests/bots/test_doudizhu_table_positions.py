"""Positions of Dou Dizhu at the table that both players must get right, three with one pack and four with two."""

from random import Random

import pytest

from french54.bots.doudizhu_table import Casual, Strong
from french54.core.game import Bot
from french54.games.doudizhu_table import hand, told
from french54.games.doudizhu_table.actions import BIDS, Action
from french54.games.doudizhu_table.rules import DoudizhuTable, Setup
from french54.games.doudizhu_table.view import DoudizhuTableView
from tests.bots.doudizhu_table_positions import AUCTION, FOUR, THREE
from tests.bots.sketches import Lesson, ranks_of, table_state, taken

PLAYERS = {"casual": Casual(), "strong": Strong(playouts=600)}
levels = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
LESSONS = [(3, lesson) for lesson in THREE] + [(4, lesson) for lesson in FOUR]


@levels
@pytest.mark.parametrize(("seats", "lesson"), LESSONS, ids=[f"{seats}-{lesson.name}" for seats, lesson in LESSONS])
def test_a_lesson_is_known(seats: int, lesson: Lesson, player: Bot[DoudizhuTableView, Action]) -> None:
    view = table_state(lesson.sketch, seats).view(lesson.sketch.turn)
    action = player.act(view, Random(1), 1.0)
    assert view.choices is not None
    assert action in view.choices
    assert lesson.met(action.cards), f"{lesson.words} Not {ranks_of(action.cards)}."


@levels
@pytest.mark.parametrize(("seats", "words", "held", "good"), AUCTION, ids=[each[1] for each in AUCTION])
def test_the_call_is_one_that_nobody_disputes(
    player: Bot[DoudizhuTableView, Action], seats: int, words: str, held: str, good: tuple[int, ...]
) -> None:
    stock = list(hand.PACKS[seats])
    own = taken(stock, held)
    Random(54).shuffle(stock)
    first = told.places(0, seats - 1, seats)
    deck = [-1] * len(hand.PACKS[seats])
    for place, card in zip(first, own, strict=True):
        deck[place] = card
    deck = [card if card >= 0 else stock.pop() for card in deck]
    state = DoudizhuTable(seats).start(Setup(seats - 1, 0, (0,) * seats), tuple(deck))
    assert state.turn == 0
    action = player.act(state.view(0), Random(5), 1.0)
    assert action in [BIDS[points] for points in good], words
