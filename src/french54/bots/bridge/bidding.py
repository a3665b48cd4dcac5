"""Calls of the seat on turn, by the system."""

from french54.bots.bridge import reading
from french54.bots.bridge.auction import Rule
from french54.bots.bridge.holding import Holding
from french54.core.game import Advice
from french54.games.bridge.actions import Action, Call, call
from french54.games.bridge.view import BridgeView

SHOWN = 3
"""So many calls are advised at most."""


def calls_of(view: BridgeView) -> tuple[int, ...]:
    """The auction, by the calls' numbers."""
    return tuple([call(short).number for short in view.calls])


def advise(view: BridgeView) -> list[Advice[Action]]:
    """What the hand bids by, then what else it fits."""
    held = Holding.of(view.hand)
    rules = reading.fitting(calls_of(view), view.vulnerable or "none", held)
    return [_advice(rule, -place) for place, rule in enumerate(rules[:SHOWN])]


def _advice(rule: Rule, value: int) -> Advice[Action]:
    return Advice(Call(rule.call), float(value), rule.says())
