"""What a deal has to teach: the meaning of every call, and once it is over what best play would have come to."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from french54.bots.bridge import reading, solver
from french54.bots.bridge.bidding import calls_of
from french54.core.card import NAMES, Card
from french54.core.game import Illegal
from french54.games.bridge import sampling
from french54.games.bridge.board import Board
from french54.games.bridge.view import BridgeView


def explain(view: BridgeView, _rng: Random, _budget: float) -> Mapping[str, Any]:
    """What each call so far promises, in the order of `view.calls`, by the rules the players bid by."""
    calls = calls_of(view)
    sides = view.vulnerable or "none"
    return {"calls": [reading.explain(calls[:turn], call, sides) for turn, call in enumerate(calls)]}


def doubledummy(view: BridgeView, _rng: Random, _budget: float) -> Mapping[str, Any]:
    """The tricks of every declarer in every strain, par, and what each card cost; raises Illegal before the end.

    `table`: by seat and strain (clubs to notrump). `par`: points for North and South, and the contracts that bring
    them. `tricks`: by trick, the cards from the lead on, each with its seat and the tricks it gave away.
    """
    if view.phase != "over":
        raise Illegal("bridge 4.10", "bridge-error-not-over")
    board = sampling.board(view)
    hands = _dealt(view, board)
    table = solver.table(hands)
    par = solver.par(table, view.vulnerable or "none", view.dealer)
    return {
        "table": [list(row) for row in table],
        "par": {
            "points": par.points,
            "contracts": [
                {
                    "level": each.level,
                    "strain": each.strain,
                    "doubled": each.doubled,
                    "seats": list(each.declarers),
                    "over": each.over,
                }
                for each in par.contracts
            ],
        },
        "tricks": _tricks(board, hands),
    }


def _dealt(view: BridgeView, board: Board) -> list[int]:
    """The four hands as dealt: all shown, or all played."""
    return [sum(1 << card for card in set(cards)) for cards in sampling.dealt(view, board)]


def _tricks(board: Board, hands: Sequence[int]) -> list[list[dict[str, Any]]]:
    """Each trick's cards with what they cost the side that played them."""
    contract = board.settled
    if contract is None:
        return []
    cards: list[Card] = [card for trick in board.tricks for (card,) in trick.cards]
    course = solver.course(solver.Position(hands, contract.trump, (contract.declarer + 1) % 4), cards)
    course += [course[-1]] * (len(cards) + 1 - len(course))
    found, at = [], 0
    for trick in board.tricks:
        row = []
        for turn, (card,) in enumerate(trick.cards):
            seat = (trick.leader + turn) % 4
            lost = course[at] - course[at + 1]
            cost = lost if (seat - contract.declarer) % 2 == 0 else -lost
            row.append({"seat": seat, "card": NAMES[card], "cost": cost})
            at += 1
        found.append(row)
    return found
