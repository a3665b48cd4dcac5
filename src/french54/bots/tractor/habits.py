"""What a sensible player makes of each play, and the play it chooses; no search.

Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.tractor.offers import MOST, Offers
from french54.bots.tractor.outlook import Sight, above, beats_chance, is_boss, pair_worth, suit_of, worth
from french54.kit.tricks.twopack import beats, form, height, place_of, points, size

COMING: Final = 1.6
"""The points that every card still to come brings a trick."""
LEAD: Final = 1.2
"""What it is worth to lead next."""
RESCUE: Final = 0.8
"""How often a partner who can save a trick does."""
FIGHT: Final = 0.9
"""How often an opponent who can take a trick with points does."""


class Habits:
    """Plays, with what they seem worth."""

    def __init__(self) -> None:
        self.offers = Offers()
        self.scores = vec[float]([0.0 for _ in range(MOST)])
        self.ours = 0.0
        """The chance, last asked for, that the own side takes the trick."""

    def choose(self, sight: Sight) -> i64:
        """The number among `offers` of the best play."""
        self.look(sight)
        chosen: i64 = 0
        at: i64 = 1
        while at < self.offers.count:
            if self.scores[at] > self.scores[chosen]:
                chosen = at
            at += 1
        return chosen

    def look(self, sight: Sight) -> None:
        """Find the plays and what each seems worth."""
        offers = self.offers
        offers.find(sight)
        if offers.count == 1:
            return
        at: i64 = 0
        while at < offers.count:
            if sight.led == 0:
                self.scores[at] = self._lead(sight, offers.plays[at], offers.pairs[at])
            else:
                self.scores[at] = self._follow(sight, offers.plays[at], offers.pairs[at])
            at += 1

    def _lead(self, sight: Sight, play: i64, pairs: i64) -> float:
        made = form(play, pairs, sight.trumps)
        led = suit_of(play, sight.trumps)
        count = made >> 6
        alone = self.holds(sight, led, made, True, 3)
        own = points(play, pairs, sight.fives, sight.tens)
        total = float(own) + 3.0 * COMING * float(count) + self.last(sight, count)
        value = (2.0 * self.ours - 1.0) * total + LEAD * alone
        value += 1.5 * float(count - 1) * self.ours
        cost = parting(sight, play, pairs)
        if led >> sight.trumps == 0:
            if is_boss(sight, play, made):
                return value - 0.2 * cost
            return value - 0.8 * cost
        draws = drawing(sight, led)
        return value + draws * float(count) - (0.3 if draws > 2.0 else 0.75) * cost

    def _follow(self, sight: Sight, play: i64, pairs: i64) -> float:
        made = form(play, pairs, sight.trumps)
        takes = made != 0 and beats(made, sight.best, sight.trumps)
        best = made if takes else sight.best
        mine = takes or sight.owner == 2
        alone = self.holds(sight, sight.led, best, mine, sight.behind)
        own = points(play, pairs, sight.fives, sight.tens)
        total = float(sight.stake + own) + COMING * float(sight.count * sight.behind) + self.last(sight, sight.count)
        value = (2.0 * self.ours - 1.0) * total
        if takes:
            value += LEAD * alone
        return value - parting(sight, play, pairs)

    def holds(self, sight: Sight, led: i64, best: i64, mine: bool, behind: i64) -> float:
        """The chance that nobody behind takes the trick from `best`; sets `ours`, the side's chance."""
        ours = 1.0 if mine else 0.0
        alone = 1.0
        seat: i64 = 1
        while seat <= behind:
            if seat == 2:
                if ours < 1.0:
                    ours += (1.0 - ours) * RESCUE * beats_chance(sight, seat, led, best)
            elif ours > 0.0:
                keeps = 1.0 - FIGHT * beats_chance(sight, seat, led, best)
                ours *= keeps
                alone *= keeps
            seat += 1
        self.ours = ours
        return alone

    def last(self, sight: Sight, count: i64) -> float:
        """What the kitty adds to the trick."""
        if size(sight.ones) + size(sight.twos) > count:
            return 0.0
        return 2.0 * float(count) * sight.kitty


def parting(sight: Sight, play: i64, pairs: i64) -> float:
    """What it costs to have these cards no more."""
    cost = 0.0
    left = play
    while left:
        low = left & -left
        left ^= low
        place = place_of(low)
        if pairs & low:
            cost += 2.0 * worth(sight, place) + 0.5 * pair_worth(sight, place)
        else:
            cost += worth(sight, place)
            if sight.twos & low:
                cost += pair_worth(sight, place)
    led = suit_of(play, sight.trumps)
    rest = sight.ones & ~play | sight.twos & ~pairs
    if led >> sight.trumps == 0 and rest & led == 0 and sight.ones >> sight.trumps:
        cost -= 1.0
    return cost + ending(sight, play, rest)


def ending(sight: Sight, play: i64, rest: i64) -> float:
    """What it costs to part with the highest trump before the last trick, and with it the kitty."""
    left = size(sight.ones) + size(sight.twos) - size(play)
    if left == 0 or left > 2 or not play >> sight.trumps or sight.out_ones >> sight.trumps == 0:
        return 0.0
    place: i64 = 53
    while not sight.out_ones >> place & 1:
        place -= 1
    over = above(height(place, sight.trumps), sight.trumps)
    return 2.0 * sight.kitty if play & over and not rest & over else 0.0


def drawing(sight: Sight, led: i64) -> float:
    """What it is worth to draw trumps, for each card led: much to a banker's side that is long in them."""
    unseen = size(sight.out_ones & led) + size(sight.out_twos & led)
    own = size(sight.ones & led) + size(sight.twos & led)
    if unseen == 0:
        return -2.0
    if not sight.banks:
        return -1.0
    return 2.5 if 2 * own >= unseen else 0.5
