"""Deals of One Poker to test its rules on."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from french54.core.card import Cards, parse
from french54.core.game import Event, Illegal
from french54.games.onepoker import stock
from french54.games.onepoker.rules import OnePoker, OnePokerState
from french54.games.onepoker.stock import Setup

GAME: Final = OnePoker()


def under(top: Cards) -> Cards:
    """The 104 cards with some of them on top, the others from the twos upward."""
    rest = Counter(stock.PACK)
    rest.subtract(top)
    return (*top, *rest.elements())


def dealt(mine: str, other: str, chips: Sequence[int] = (20, 20), first: int = 0) -> OnePokerState:
    """The first deal of a match in which seats 0 and 1 hold two cards each."""
    hands = (parse(mine), parse(other))
    top = (hands[first][0], hands[1 - first][0], hands[first][1], hands[1 - first][1])
    return GAME.start(Setup(1, tuple(chips), first), under(top))


def locked(mine: str, other: str, chips: Sequence[int] = (20, 20), first: int = 0) -> OnePokerState:
    """Such a deal in which the first card of each is locked."""
    state = dealt(mine, other, chips, first)
    for seat in (first, 1 - first):
        state = said(state, f"lock {(mine, other)[seat].split()[0]}")
    return state


def said(state: OnePokerState, *texts: str) -> OnePokerState:
    """The deal after the actions written as `texts`."""
    for text in texts:
        state = state.play(GAME.parse(text))
    return state


def why(state: OnePokerState, text: str) -> str:
    """The paragraph that forbids the action written as `text`."""
    try:
        state.play(GAME.parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("onepoker ")
    raise AssertionError(f"{text} is legal")


def legal(state: OnePokerState) -> set[str]:
    """The words the seat on turn may say."""
    return {str(action).partition(" ")[0] for action in state.choices()}


def told(state: OnePokerState, kind: str, viewer: int | None = None) -> list[Event]:
    """The events of a kind, as `viewer` saw them."""
    return [event for event in state.view(viewer).events if event.kind == kind]
