"""From a view to what the kernels know, and back to actions."""

from dataclasses import dataclass
from typing import Final

from french54.bots.tractor.burying import bury, looks_at
from french54.bots.tractor.habits import Habits
from french54.bots.tractor.outlook import KITTY, Sight
from french54.bots.tractor.playing import Table
from french54.core.card import Cards
from french54.core.game import Seat
from french54.games.tractor import names
from french54.games.tractor.actions import Bury, Play
from french54.games.tractor.view import TractorView
from french54.kit.tricks import twopack
from french54.kit.tricks.order import Order
from french54.kit.tricks.trick import Trick

HOPED: Final = 5.0
"""What those who have not buried it expect in the kitty, in points."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat on turn knows of the play."""

    view: TractorView
    seat: Seat
    banker: Seat
    order: Order
    hand: tuple[int, int]
    out: tuple[int, int]
    """The cards it has not seen."""
    lacks: tuple[int, int, int, int]
    """By seat, the suits it has shown to be out of."""
    led: int
    count: int
    best: int
    owner: Seat
    """Whose the best form is."""

    @property
    def laid(self) -> int:
        """How many have played to the trick."""
        return 0 if self.view.trick is None else len(self.view.trick.cards)

    def sight(self) -> Sight:
        """The same for the kernels, with the seats counted from the one on turn."""
        view, order = self.view, self.order
        sight = Sight(order.trumps, order.fives, order.tens)
        sight.ones, sight.twos = self.hand
        sight.out_ones, sight.out_twos = self.out
        for seat in range(4):
            sight.lacks[(seat - self.seat) % 4] = self.lacks[seat]
            sight.left[(seat - self.seat) % 4] = view.counts[seat]
        sight.aside = 0 if view.buried else KITTY
        sight.banks = self.seat % 2 == self.banker % 2
        sight.kitty = float(names.points(view.buried)) if view.buried else HOPED
        sight.led, sight.count, sight.best = self.led, self.count, self.best
        sight.owner = (self.owner - self.seat) % 4
        sight.stake, sight.behind = view.stake, 3 - self.laid
        return sight

    def table(self) -> Table:
        """A table for sampled deals."""
        return Table(self.order.trumps, self.order.fives, self.order.tens, self.banker)

    def action(self, play: int, pairs: int) -> Play:
        """The action that lays these places."""
        return Play(self.order.cards(play, pairs), int(twopack.form(play, pairs, self.order.trumps)))


def position_of(view: TractorView) -> Position:
    """What the seat on turn knows, while cards are played or buried."""
    if view.seat is None or view.banker is None or view.trump is None:
        raise ValueError("nobody plays yet")
    order = Order.of(view.level, names.TRUMPS.index(view.trump))
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    seen = [*view.hand, *view.buried]
    lacks = [0, 0, 0, 0]
    for trick in tricks:
        led, count = order.suit_of(trick.cards[0][0]), len(trick.cards[0])
        for turn, cards in enumerate(trick.cards):
            seen += cards
            if sum(led >> order.place[card] & 1 for card in cards) < count:
                lacks[(trick.leader + turn) % 4] |= led
    ones, twos = order.held(seen)
    first, second, third, fourth = lacks
    led, count, best, owner = _table(view.trick, order, view.seat)
    return Position(
        view,
        view.seat,
        view.banker,
        order,
        order.held(view.hand),
        (twopack.ALL & ~twos, twopack.ALL & ~ones),
        (first, second, third, fourth),
        led,
        count,
        best,
        owner,
    )


def _table(trick: Trick | None, order: Order, seat: Seat) -> tuple[int, int, int, Seat]:
    """The suit led, how many cards, the form that has the trick, and whose it is."""
    if trick is None:
        return 0, 0, 0, seat
    best, owner = 0, trick.leader
    for turn, cards in enumerate(trick.cards):
        form = order.form(cards)
        if turn == 0 or (form and twopack.beats(form, best, order.trumps)):
            best, owner = form, (trick.leader + turn) % 4
    return order.suit_of(trick.cards[0][0]), len(trick.cards[0]), best, owner


def buried_by(hand: Cards, order: Order) -> Bury:
    """The eight cards that habit buries."""
    sight = Sight(order.trumps, order.fives, order.tens)
    looks_at(sight, *order.held(hand))
    ones, twos = bury(sight, KITTY)
    return Bury(order.cards(ones, twos))


def ranked(habits: Habits, sight: Sight) -> list[tuple[int, int, float]]:
    """The plays worth a thought with what they seem worth in points, the best first."""
    habits.look(sight)
    offers = habits.offers
    if offers.count == 1:
        return [(offers.plays[0], offers.pairs[0], 0.0)]
    found = [(int(offers.plays[at]), int(offers.pairs[at]), float(habits.scores[at])) for at in range(offers.count)]
    return sorted(found, key=lambda each: -each[2])
