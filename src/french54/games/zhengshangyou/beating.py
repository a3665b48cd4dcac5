"""The study `beats`: what beats the play on the table, and what of the viewer's own hand does."""

from collections.abc import Mapping
from random import Random
from typing import Any

from french54.games.zhengshangyou import hand, reasons
from french54.games.zhengshangyou.view import ZhengshangyouView
from french54.kit.climbing.above import Above, lying


def beats(view: ZhengshangyouView, _rng: Random, _budget: float) -> Mapping[str, Any]:
    """What beats what lies on the table; raises Illegal where nothing does."""
    laid = lying(view.table, "zhengshangyou 3.6")
    last = hand.read(laid.cards, laid.shape == "heavenly_bomb")
    above = Above(hand.LATER, last, hand.PACK, hand.meaning)
    return above.found(above.own(view.hand), reasons.forbidden(last, last).reason.rule)
