"""What speaks for a call, for eight cards to bury, or for a play, in one sentence."""

from collections.abc import Sequence
from typing import Final

from french54.bots.tractor import calling
from french54.bots.tractor.habits import Habits
from french54.bots.tractor.outlook import Sight, is_boss, suit_of
from french54.core.card import Card, Cards
from french54.core.game import Message
from french54.games.tractor import names
from french54.games.tractor.actions import Bury, Declare, Pass
from french54.games.tractor.view import TractorView
from french54.kit.tricks import twopack
from french54.kit.tricks.order import NONE, Order

SURE: Final = 0.7
"""The chance from which a side is likely to take a trick."""
LOST: Final = 0.4
"""The chance below which a trick is likely lost."""
EVEN: Final = 0.5
"""The chance from which a side is more likely than not to take a trick."""
GOOD: Final = 10
"""So many points on the table are worth a fight."""


def of_calls(view: TractorView, calls: Sequence[Declare | Pass]) -> list[Message]:
    """Why to make each of the calls, given from the best on: nothing speaks against the first."""
    strong = any(_is_strong(view, call) for call in calls)
    return [_of_best(view, calls[0], strong), *(_of_lesser(view, call) for call in calls[1:])]


def _is_strong(view: TractorView, call: Declare | Pass) -> bool:
    """Whether a hand with the trumps of a call would be strong, as people say it."""
    if isinstance(call, Pass) or names.trump(call.cards) == NONE:
        return False
    return calling.worth(view.hand, view.level, call.cards) >= calling.ENOUGH


def _of_lesser(view: TractorView, call: Declare | Pass) -> Message:
    """What can be said for a call that is not the best."""
    if isinstance(call, Pass):
        return Message("hint-tractor-wait")
    return Message("hint-tractor-call-less", {"count": trumps_in(view.hand, view.level, names.trump(call.cards))})


def _of_best(view: TractorView, call: Declare | Pass, strong: bool) -> Message:
    if isinstance(call, Pass):
        if not view.declarations:
            return Message("hint-tractor-pass-better" if strong else "hint-tractor-no-call")
        ours = view.declarations[-1].seat % 2 == (view.seat or 0) % 2
        return Message("hint-tractor-leave" if ours else "hint-tractor-no-overrule")
    trumps = {"count": trumps_in(view.hand, view.level, names.trump(call.cards))}
    if view.declarations and view.declarations[-1].seat % 2 != (view.seat or 0) % 2:
        return Message("hint-tractor-overrule", trumps)
    return Message("hint-tractor-call" if _is_strong(view, call) else "hint-tractor-call-best", trumps)


def trumps_in(hand: Cards, level: int, trump: int) -> int:
    """How many trumps a hand would have."""
    order = Order.of(level, trump)
    return sum(order.place[card] >= order.trumps for card in hand)


def of_bury(view: TractorView, bury: Bury, order: Order) -> Message:
    """Why to bury these."""
    suits = {order.suit(card) for card in bury.cards}
    kept = {order.suit(card) for card in _without(view.hand, bury.cards)}
    points = names.points(bury.cards)
    if points:
        return Message("hint-tractor-bury-points", {"points": points})
    gone = len(suits - kept)
    return Message("hint-tractor-bury-void", {"count": gone}) if gone else Message("hint-tractor-bury-low")


def _without(hand: Cards, cards: Cards) -> list[Card]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def of_play(sight: Sight, play: int, pairs: int, options: int) -> Message:
    """Why to lay these, out of so many plays."""
    if options == 1:
        return Message("hint-tractor-only")
    form = int(twopack.form(play, pairs, sight.trumps))
    return Message(_lead(sight, play, form)) if sight.led == 0 else _follow(sight, play, pairs, form)


def _lead(sight: Sight, play: int, form: int) -> str:
    led, cards = suit_of(play, sight.trumps), form >> 6
    trumps = led >> sight.trumps != 0
    out = twopack.size(sight.out_ones & led) + twopack.size(sight.out_twos & led)
    if not trumps and sight.lacks[2] & led and not sight.lacks[2] >> sight.trumps:
        return "hint-tractor-partner-ruffs"
    if cards >= 4:
        return "hint-tractor-tractor"
    if trumps and out and sight.banks:
        return "hint-tractor-draw"
    if is_boss(sight, play, form):
        return "hint-tractor-boss"
    return "hint-tractor-pair" if cards == 2 else "hint-tractor-low"


def _follow(sight: Sight, play: int, pairs: int, form: int) -> Message:
    points = int(twopack.points(play, pairs, sight.fives, sight.tens))
    takes = bool(form) and twopack.beats(form, sight.best, sight.trumps)
    habits = Habits()
    habits.holds(sight, sight.led, form if takes else sight.best, takes or sight.owner == 2, sight.behind)
    if takes:
        stake = sight.stake + points
        if play >> sight.trumps and not sight.led >> sight.trumps:
            return Message("hint-tractor-ruff", {"points": stake}) if stake else Message("hint-tractor-ruff-lead")
        if stake >= GOOD and habits.ours >= EVEN:
            return Message("hint-tractor-win", {"points": stake})
        return Message("hint-tractor-take-lead")
    if habits.ours >= SURE:
        return Message("hint-tractor-feed", {"points": points}) if points else Message("hint-tractor-partner-wins")
    if habits.ours >= LOST:
        return Message("hint-tractor-hope" if points else "hint-tractor-save")
    return Message("hint-tractor-must" if points else "hint-tractor-deny")
