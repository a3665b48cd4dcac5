"""The study `beats`: what beats the play on the table, and what of the viewer's own hand does."""

from collections.abc import Mapping
from random import Random
from typing import Any

from french54.core.game import Illegal
from french54.games.winner import hand, reasons
from french54.games.winner.choices import Turn
from french54.games.winner.view import WinnerView
from french54.kit.climbing.above import Above, lying
from french54.kit.climbing.actions import Play


def beats(view: WinnerView, _rng: Random, _budget: float) -> Mapping[str, Any]:
    """What beats what lies on the table; only on turn, since it hangs on what was chosen for the table.

    Raises Illegal at other times, and where nothing lies.
    """
    turn = view.choices
    if not isinstance(turn, Turn):
        raise Illegal("winner 3.1", "beats-on-turn")
    lying(view.table, "winner 3.1")
    last, options = turn.lying, turn.options
    above = Above(options.table(last.turned), last.move, options.cards, lambda play: hand.meaning(play, options))
    own = ((action.cards, action.said) for action in turn if isinstance(action, Play))
    return above.found(own, reasons.forbidden(last.meaning, last).reason.rule)
