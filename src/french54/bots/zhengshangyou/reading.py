"""A view in the kernel's numbers, and plays of the kernel as actions of the seat."""

from french54.bots.zhengshangyou.habits import Sight
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.actions import Action, Play
from french54.games.zhengshangyou.view import ZhengshangyouView
from french54.kit.climbing.actions import PASS
from french54.kit.climbing.digits import hand_of


def sight_of(view: ZhengshangyouView) -> Sight:
    """What the seat on turn knows; raises ValueError for a seat that is not on turn."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError("not on turn")
    sight = Sight()
    sight.hand = hand_of(view.hand)
    sight.unseen = hand_of(hand.PACK) - sight.hand - hand_of(view.played)
    sight.next = view.counts[(view.seat + 1) % 3]
    sight.third = view.counts[(view.seat + 2) % 3]
    if view.table is not None:
        sight.last = hand.read(view.table.cards, view.table.shape == "heavenly_bomb")
    sight.opening = view.opening
    return sight


def action_of(view: ZhengshangyouView, move: int) -> Action:
    """A play in cards of the hand."""
    return Play.bound(move, hand.bind(move, view.hand, view.opening)) if move else PASS
