"""The plays worth a thought: every lead, and what follows in a sensible way.

Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.tractor.outlook import Sight, above, pair_worth, worth
from french54.kit.tricks.twopack import ALL, beats, form, heights, leads, place_of, points, size, suit

MOST: Final = 192
"""So many plays at most; no hand has more leads."""
FAR: Final = 1e9


class Offers:
    """Plays, each as its places and those of its pairs."""

    def __init__(self) -> None:
        self.plays = vec[i64]([0 for _ in range(MOST)])
        self.pairs = vec[i64]([0 for _ in range(MOST)])
        self.count: i64 = 0

    def add(self, play: i64, pairs: i64) -> None:
        """One more, if it is new."""
        at: i64 = 0
        while at < self.count:
            if self.plays[at] == play and self.pairs[at] == pairs:
                return
            at += 1
        if self.count < MOST:
            self.plays[self.count] = play
            self.pairs[self.count] = pairs
            self.count += 1

    def find(self, sight: Sight) -> None:
        """The plays of a seat that leads or follows."""
        self.count = 0
        if sight.led == 0:
            for lead in leads(sight.ones, sight.twos, sight.trumps):
                if self.count < MOST:
                    self.plays[self.count] = -lead if lead < 0 else lead
                    self.pairs[self.count] = -lead if lead < 0 else 0
                    self.count += 1
            return
        ones = sight.ones & sight.led
        twos = sight.twos & sight.led
        have = size(ones) + size(twos)
        if have >= sight.count:
            self._bound(sight, ones, twos)
            return
        if have == 0:
            self._ruffs(sight)
        self._fills(sight, ones, twos, sight.ones & ~sight.led, sight.twos & ~sight.led, sight.count - have)
        if have == 0 and sight.count == 1:
            self._shed(sight)

    def _bound(self, sight: Sight, ones: i64, twos: i64) -> None:
        """There are enough cards of the suit."""
        count = sight.count
        if count == 1:
            while ones:
                low = ones & -ones
                self.add(low, 0)
                ones ^= low
            return
        if count == 2 and twos:
            while twos:
                low = twos & -twos
                self.add(low, low)
                twos ^= low
            return
        if count > 2:
            self._runs(sight, ones, twos)
        owed = size(twos)
        owed = min(owed, count >> 1)
        self._choose(sight, 0, 0, ones, twos, count, owed, -1.0)
        self._choose(sight, 0, 0, ones, twos, count, owed, 0.0)
        self._choose(sight, 0, 0, ones, twos, count, owed, 1.0)

    def _runs(self, sight: Sight, ones: i64, twos: i64) -> None:
        """Tractors that take the trick."""
        pairs = sight.count >> 1
        run = heights(twos, sight.trumps)
        more: i64 = 1
        while more < pairs:
            run &= run >> 1
            more += 1
        if run == 0:
            return
        for lead in leads(ones & twos, twos, sight.trumps):
            if lead < 0 and size(-lead) == pairs and beats(form(-lead, -lead, sight.trumps), sight.best, sight.trumps):
                self.add(-lead, -lead)

    def _ruffs(self, sight: Sight) -> None:
        """Trumps that take the trick from a seat that is out of the suit led."""
        trumps = sight.trumps
        if sight.led >> trumps:
            return
        high: i64 = ALL >> trumps << trumps
        if sight.best & 63 >= trumps:
            high &= above(sight.best & 63, trumps)
        if sight.count > 2:
            self._runs(sight, sight.ones >> trumps << trumps, sight.twos >> trumps << trumps)
            return
        left = (sight.ones if sight.count == 1 else sight.twos) & high
        while left:
            low = left & -left
            self.add(low, low if sight.count == 2 else 0)
            left ^= low

    def _shed(self, sight: Sight) -> None:
        """The lowest card of each plain suit, and single cards that count."""
        start: i64 = 0
        while start < sight.trumps:
            cards = sight.ones & suit(start, sight.trumps)
            if cards:
                self.add(cards & -cards, 0)
            cards &= sight.fives | sight.tens
            while cards:
                low = cards & -cards
                self.add(low, 0)
                cards ^= low
            start += 12

    def _fills(self, sight: Sight, play: i64, pairs: i64, ones: i64, twos: i64, count: i64) -> None:
        self._choose(sight, play, pairs, ones, twos, count, 0, -1.0)
        self._choose(sight, play, pairs, ones, twos, count, 0, 0.0)
        self._choose(sight, play, pairs, ones, twos, count, 0, 1.0)

    def _choose(
        self, sight: Sight, play: i64, pairs: i64, ones: i64, twos: i64, count: i64, owed: i64, giving: float
    ) -> None:
        """Add `count` of the cards, so many pairs among them, that are worth least; `giving` counts points in."""
        while owed > 0:
            best: i64 = 0
            least = FAR
            left = twos & ~pairs
            while left:
                low = left & -left
                left ^= low
                cost = 2.0 * _cost(sight, low, giving)
                if cost < least:
                    least = cost
                    best = low
            play |= best
            pairs |= best
            count -= 2
            owed -= 1
        while count > 0:
            best = 0
            least = FAR
            left = ones & ~play | twos & play & ~pairs
            while left:
                low = left & -left
                left ^= low
                cost = _cost(sight, low, giving)
                if twos & low:
                    parts = pair_worth(sight, place_of(low))
                    cost += parts if not play & low else -parts
                if cost < least:
                    least = cost
                    best = low
            if play & best:
                pairs |= best
            else:
                play |= best
            count -= 1
        self.add(play, pairs)


def _cost(sight: Sight, card: i64, giving: float) -> float:
    cost = worth(sight, place_of(card))
    counts = points(card, 0, sight.fives, sight.tens)
    return cost - giving * float(counts)
