"""Deals of Bridge to test its rules on."""

from typing import Final

from french54.core.card import Card, Cards, parse, show
from french54.core.game import Illegal
from french54.games.bridge import actions, told
from french54.games.bridge.actions import STRAINS, Sides
from french54.games.bridge.board import Contract
from french54.games.bridge.rules import Bridge, BridgeState, Setup
from french54.games.bridge.sampling import PACK
from french54.games.bridge.score import Score

SOUTH, WEST, NORTH, EAST = range(4)
NAMES: Final = "SWNE"


def deck(*hands: str) -> Cards:
    """A deck in which South, West ... are dealt at least the cards of `hands`; the others fall from the twos up."""
    wanted = [list(parse(text)) for text in (*hands, *("",) * (4 - len(hands)))]
    rest = sorted(set(PACK).difference(*wanted), reverse=True)
    dealt: list[Card] = [0] * 52
    for seat, cards in enumerate(wanted):
        dealt[told.places(seat).start :: 4] = cards + [rest.pop() for _ in range(13 - len(cards))]
    return tuple(dealt)


def dealt(*hands: str, sides: Sides = "none") -> BridgeState:
    """Such a deal before the first call."""
    return Bridge(sides).start(Setup(), deck(*hands))


def said(state: BridgeState, *texts: str) -> BridgeState:
    """The deal after the actions written as `texts`."""
    for text in texts:
        state = state.play(Bridge().parse(text))
    return state


def called(state: BridgeState, calls: str) -> BridgeState:
    """The deal after the calls written as in `1C P X`."""
    for short in calls.split():
        state = state.play(actions.call(short))
    return state


def to_play(*hands: str, strain: str = "NT", level: int = 1, leader: int = WEST) -> BridgeState:
    """Such a deal with `leader` to lead against an undoubled contract."""
    calls = ["P"] * ((leader - 1) % 4)
    return called(dealt(*hands), " ".join([*calls, f"{level}{strain}", "P", "P", "P"]))


def played(state: BridgeState, cards: str) -> BridgeState:
    """The deal after the cards written as `cards`."""
    return said(state, *(f"play {name}" for name in cards.split()))


def finished(state: BridgeState) -> BridgeState:
    """The deal played out, each hand its first legal card."""
    while state.turn is not None:
        state = state.play(next(iter(state.choices())))
    return state


def legal(state: BridgeState) -> set[str]:
    """What the seat on turn may do, as it is written."""
    return {show(action.cards) if action.cards else str(action) for action in state.choices()}


def why(state: BridgeState, text: str) -> tuple[str, str]:
    """The paragraph that forbids the action written as `text`, and the sentence that says so."""
    try:
        state.play(Bridge().parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("bridge "), illegal.reason.message.id.removeprefix("bridge-error-")
    raise AssertionError(f"{text} is legal")


def scored(bid: str, tricks: int, vulnerable: bool = False) -> int:
    """What declarer's side scores for a contract as in `4SX`."""
    doubled = len(bid) - len(bid.rstrip("X"))
    strain = bid.rstrip("X")[1:]
    assert strain in STRAINS
    return Score(Contract(int(bid[0]), strain, doubled, SOUTH), vulnerable, tricks).points
