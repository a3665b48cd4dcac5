"""Deals of Texas Hold'em to test its rules on."""

from collections.abc import Sequence
from typing import Final

from french54.core.card import Card, parse
from french54.core.game import Event, Illegal
from french54.games.holdem import seating
from french54.games.holdem.rules import PACK, Holdem, HoldemState
from french54.games.holdem.seating import Setup

GAME: Final = Holdem()
EVEN: Final = (1000, 1000, 1000, 1000)


def dealt(
    *hands: str,
    board: str = "",
    stacks: Sequence[int] = EVEN,
    button: int = 0,
    places: Sequence[int] = (0, 0, 0, 0),
    game: Holdem = GAME,
) -> HoldemState:
    """A deal in which seats 0, 1 ... get the hole cards `hands`, an empty one any, and `board` comes."""
    setup = Setup(tuple(stacks), button, tuple(places))
    order = seating.order(setup.stacks, button)
    deck: list[Card | None] = [None] * 52
    for seat, text in enumerate(hands):
        if text:
            place = order.index(seat)
            deck[place], deck[len(order) + place] = parse(text)
    for place, card in zip((1, 2, 3, 5, 7), parse(board), strict=False):
        deck[2 * len(order) + place] = card
    rest = iter(sorted(set(PACK).difference(card for card in deck if card is not None)))
    return game.start(setup, tuple(next(rest) if card is None else card for card in deck))


def said(state: HoldemState, *texts: str) -> HoldemState:
    """The deal after the actions written as `texts`; `2*check` is two checks."""
    for text in texts:
        times, _, word = text.rpartition("*")
        for _ in range(int(times or 1)):
            state = state.play(GAME.parse(word))
    return state


def why(state: HoldemState, text: str) -> str:
    """The paragraph that forbids the action written as `text`."""
    try:
        state.play(GAME.parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("holdem ")
    raise AssertionError(f"{text} is legal")


def legal(state: HoldemState) -> set[str]:
    """The words the seat on turn may say."""
    return {str(action).partition(" ")[0] for action in state.choices()}


def told(state: HoldemState, kind: str) -> list[Event]:
    """The events of a kind that everybody has seen."""
    return [event for event in state.view(None).events if event.kind == kind]


def stacks(state: HoldemState) -> tuple[int, ...]:
    """The chips each seat has behind."""
    return state.round.stacks
