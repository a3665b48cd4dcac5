"""The study `beats`: what beats the play on the table, and what of the viewer's own hand does."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from french54.core.card import pack
from french54.games.doudizhu import hand, reasons
from french54.games.doudizhu.view import DoudizhuView
from french54.kit.climbing import known
from french54.kit.climbing.above import Above, lying
from french54.kit.climbing.digits import hand_of
from french54.kit.climbing.meaning import meaning
from french54.kit.climbing.table import Table


def beats(view: DoudizhuView, _rng: Random, _budget: float) -> Mapping[str, Any]:
    """What beats what lies on the table; raises Illegal where nothing does."""
    cards = lying(view.table, "doudizhu 3.1").cards
    table, move = _table(), hand.read(cards)
    above = Above(table, int(table.read(hand_of(cards))), pack(), lambda play: meaning(table, play))
    return above.found(above.own(view.hand), reasons.forbidden(move, move).reason.rule)


@cache
def _table() -> Table:
    return known.doudizhu()
