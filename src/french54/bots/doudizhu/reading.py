"""A view in the kernels' numbers, and plays of the kernels as actions of the seat.

Seats go by their part: 0 is the landlord, 1 the farmer who plays after, 2 the farmer who plays before the landlord.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.doudizhu.auction import Calls
from french54.bots.doudizhu.search import mark
from french54.bots.doudizhu.worlds import Past, Position
from french54.core.card import Cards
from french54.core.game import Seat
from french54.games.doudizhu import hand
from french54.games.doudizhu.actions import Action, Play
from french54.games.doudizhu.view import DoudizhuView
from french54.games.doudizhu_table.view import DoudizhuTableView
from french54.kit.climbing import onepack
from french54.kit.climbing.actions import PASS

SEATS: Final = 3
AnyView: TypeAlias = DoudizhuView | DoudizhuTableView
"""At the table three play with the same cards, and see the same of one another."""


def part_of(view: AnyView, seat: Seat) -> int:
    """The part of `seat` in a deal that has a landlord."""
    if view.landlord is None:
        raise ValueError("there is no landlord yet")
    return (seat - view.landlord) % SEATS


def own_seat(view: AnyView) -> Seat:
    """The seat that looks, which must be on turn."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError("not on turn")
    return view.seat


def own_counts(view: AnyView) -> int:
    """The hand of the seat on turn as counts by rank."""
    own_seat(view)
    return hand.counts(view.hand)


def position_of(view: AnyView) -> Position:
    """What the seat on turn knows of the play."""
    part = part_of(view, own_seat(view))
    by_part = [(view.landlord or 0) + place for place in range(SEATS)]
    sizes = [view.counts[seat % SEATS] for seat in by_part]
    own = own_counts(view)
    unseen = onepack.FULL - hand.counts(view.played) - own
    shown = 0
    if part:
        played = set(view.played)
        shown = hand.counts(tuple(card for card in view.kitty if card not in played))
    last, owner = onepack.PASS, part
    if view.table is not None:
        last, owner = hand.read(view.table.cards), part_of(view, view.table.seat)
    laid = 0
    for place, seat in enumerate(by_part):
        for _ in range(min(view.plays[seat % SEATS], 2)):
            laid = mark(laid, place)
    return Position(part, own, unseen - shown, shown, vec[i64](sizes), last, owner, laid)


def past_of(view: AnyView) -> Past:
    """The plays and passes so far."""
    past = Past()
    last, owner = onepack.PASS, 0
    for event in view.events:
        if event.seat is None or event.kind not in {"play", "pass"}:
            continue
        part = part_of(view, event.seat)
        if part == owner:
            last = onepack.PASS
        play = hand.read(event.cards) if event.kind == "play" else onepack.PASS
        past.add(part, play, last, owner)
        if play:
            last, owner = play, part
    return past


def calls_of(view: AnyView) -> Calls:
    """The auction so far, seats counted from the one on turn."""
    calls, own = Calls(), own_seat(view)
    for event in view.events:
        if event.kind == "call" and event.seat is not None:
            calls.add((event.seat - own) % SEATS, event.data["points"])
    return calls


def action_of(view: DoudizhuView, play: int) -> Action:
    """`play` in cards of the hand."""
    return PASS if play == onepack.PASS else Play.bound(play, hand.laid(cards_of(view, play), play))


def cards_of(view: AnyView, play: int) -> Cards:
    """Cards of the hand for `play`; the landlord lays those that all saw in the kitty before others of their rank."""
    known = view.kitty if view.seat == view.landlord else ()
    taken: list[int] = []
    for power in range(15):
        count = play >> 3 * power & 7
        if count:
            of_rank = [card for card in view.hand if onepack.digit_of(card) == power]
            of_rank.sort(key=lambda card: card not in known)
            taken += of_rank[:count]
    return tuple(taken)
