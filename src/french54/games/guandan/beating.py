"""The study `beats`: what beats the play on the table, and what of the viewer's own hand does."""

from collections.abc import Mapping
from random import Random
from typing import Any

from french54.core.card import pack
from french54.games.guandan import hand, reasons
from french54.games.guandan.view import GuandanView
from french54.kit.climbing.above import Above, lying


def beats(view: GuandanView, _rng: Random, _budget: float) -> Mapping[str, Any]:
    """What beats what lies on the table, wild cards in the hand reckoned with; raises Illegal where nothing does."""
    laid = lying(view.table, "guandan 4.1")
    last = hand.read(laid.cards, laid.stands)
    table = hand.table(hand.LEVEL_NAMES.index(view.level))
    above = Above(table, last, pack(2), hand.meaning, view.wild)
    return above.found(above.own(view.hand), reasons.forbidden(last, last).reason.rule)
