"""Both levels of Guandan and of Zheng Shangyou find what nobody disputes."""

from random import Random
from typing import Any

import pytest

from french54.bots import guandan, zhengshangyou
from french54.core.card import parse
from french54.core.game import Bot
from french54.games.guandan.actions import Return
from tests.bots import guandan_positions, zhengshangyou_positions
from tests.bots.climbing import Lesson, guandan_state, named, zhengshangyou_state
from tests.rules import guandan as guandan_rules
from tests.rules import zhengshangyou as zhengshangyou_rules

AnyBot = Bot[Any, Any]
GUANDAN: dict[str, AnyBot] = {"casual": guandan.Casual(), "strong": guandan.Strong(playouts=1200)}
ZHENGSHANGYOU: dict[str, AnyBot] = {"casual": zhengshangyou.Casual(), "strong": zhengshangyou.Strong(playouts=1200)}
LONG = 60.0
"""Seconds, more than any decision here takes."""

guandan_levels = pytest.mark.parametrize("player", GUANDAN.values(), ids=GUANDAN)
zhengshangyou_levels = pytest.mark.parametrize("player", ZHENGSHANGYOU.values(), ids=ZHENGSHANGYOU)


def name_of(lesson: Lesson) -> str:
    """What a lesson is called."""
    return lesson.name


@guandan_levels
@pytest.mark.parametrize("lesson", guandan_positions.LESSONS, ids=name_of)
def test_guandan(player: AnyBot, lesson: Lesson) -> None:
    state = guandan_state(lesson)
    legal = {named(action.cards) for action in state.choices()}
    assert legal.issuperset(named(parse(text)) if text != "pass" else text for text in (*lesson.good, *lesson.bad))
    for seed in range(2):
        action = player.act(state.view(0), Random(seed), LONG)
        assert lesson.taught(action.cards), f"{action}: {lesson.why}"


@zhengshangyou_levels
@pytest.mark.parametrize("lesson", zhengshangyou_positions.LESSONS, ids=name_of)
def test_zhengshangyou(player: AnyBot, lesson: Lesson) -> None:
    state = zhengshangyou_state(lesson)
    legal = {named(action.cards) for action in state.choices()}
    assert legal & {named(parse(text)) for text in (*lesson.good, *lesson.bad)}
    for seed in range(2):
        action = player.act(state.view(0), Random(seed), LONG)
        assert lesson.taught(action.cards), f"{action}: {lesson.why}"


@zhengshangyou_levels
@pytest.mark.parametrize(
    ("words", "hand", "many"),
    zhengshangyou_positions.OPENINGS,
    ids=[each[0] for each in zhengshangyou_positions.OPENINGS],
)
def test_zhengshangyou_opens(player: AnyBot, words: str, hand: str, many: range) -> None:
    state = zhengshangyou_rules.dealt(hand)
    assert state.turn == 0
    laid = player.act(state.view(0), Random(1), LONG).cards
    assert len(laid) in many, f"{named(laid)}: {words}"


RETURNS = (
    (
        "the lone three, and no card of a bomb, a pair or a straight",
        "S3 S5 H5 D5 C5 S7 D7 C7 S8 H8 D8 C8 ST DT SJ DJ SQ DQ SK DK CK SA DA CA HA BJ S2",
        guandan_rules.SINGLE,
        "S3",
    ),
    (
        "the lone four; a ten or a five is in every straight",
        "S4 D5 H5 S6 H6 D6 C6 S7 H7 D7 C7 S8 H8 D8 C8 SJ DJ HJ SQ DQ HQ SK DK CK SA HA",
        guandan_rules.SINGLE,
        "S4",
    ),
)


@guandan_levels
@pytest.mark.parametrize(("words", "hand", "places", "card"), RETURNS, ids=[each[0] for each in RETURNS])
def test_the_card_given_back_is_missed_least(
    player: AnyBot, words: str, hand: str, places: tuple[int, ...], card: str
) -> None:
    """Seat 0 came first and has got a card from last place."""
    state = guandan_rules.dealt(hand, begins=guandan_rules.setup(finished=places))
    assert state.turn == 0
    assert state.phase == "return"
    action = player.act(state.view(0), Random(1), LONG)
    assert isinstance(action, Return)
    assert action.card in parse(card), words
