"""The study `beats`: what beats the play on the table, and what of the viewer's own hand does."""

from collections.abc import Mapping
from random import Random
from typing import Any

from french54.games.doudizhu_table import hand, reasons
from french54.games.doudizhu_table.view import DoudizhuTableView
from french54.kit.climbing.above import Above, lying


def beats(view: DoudizhuTableView, _rng: Random, _budget: float) -> Mapping[str, Any]:
    """What beats what lies on the table; raises Illegal where nothing does."""
    laid, players = lying(view.table, "doudizhu-table 4.2"), len(view.counts)
    last = hand.read(laid.cards, players)
    what = hand.meaning(last, players)
    above = Above(hand.TABLES[players], last, hand.PACKS[players], lambda play: hand.meaning(play, players))
    return above.found(above.own(view.hand), reasons.forbidden(what, what, players).reason.rule)
