"""Weighing plays by playing sampled deals to their end with the quick player.

Every candidate is played out in the same deals. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.climbing.customs import Customs, Sight
from french54.bots.climbing.manner import Manner
from french54.bots.doudizhu.worlds import Chance
from french54.bots.racing import Trials
from french54.kit.climbing.digits import one, size
from french54.kit.climbing.plays import PASS, row_of

PLAIN: Final[i64] = 100
"""What a win for a side is worth in the search."""
DOUBLING: Final[i64] = 50
"""What every doubling adds to it: less than in points, so that the search does not gamble for them."""


@final
class Stakes:
    """What the end of a deal is worth."""

    def __init__(self, seats: i64, landlord: i64, doubling: i64) -> None:
        self.seats: Final = seats
        self.landlord: Final = landlord
        """Below zero where each plays alone."""
        self.doubling: Final = doubling
        """How many cards a bomb must have to double."""

    def doubles(self, manner: Manner, play: i64) -> bool:
        """Whether `play` doubles the payments between the landlord and the others."""
        shape = manner.table.shapes[row_of(play)]
        return shape.rocket or (shape.power > 0 and shape.unit >= self.doubling)

    def lost(self, count: i64, played: bool) -> i64:
        """What a seat loses that plays alone and has so many cards left."""
        if self.seats == 3:
            return count * (3 if count >= 17 else 2 if count >= 12 else 1)
        if not played:
            return 3 * count
        return 2 * count if count >= 10 else count


@final
class Worlds:
    """Deals that a seat thinks possible: the cards nobody has shown, dealt at random."""

    def __init__(self, seat: i64, hand: i64, pool: i64, known: vec[i64], counts: vec[i64], chance: Chance) -> None:
        """Take the hidden cards in `pool`, what each other seat is known to hold, and how many it holds in all."""
        self.seat: Final = seat
        self.hand: Final = hand
        self.known: Final = known
        self.counts: Final = counts
        self.chance: Final = chance
        self.ranks = vec[i64](capacity=108)
        self.hands = vec[i64]([0 for _ in range(len(counts))])
        """The deal in hand."""
        digit: i64 = 0
        while pool:
            count = pool & 15
            while count:
                self.ranks = append(self.ranks, digit)
                count -= 1
            pool >>= 4
            digit += 1

    def deal(self) -> None:
        """Lay out another deal, all equally likely; cards that no seat has room for are left over."""
        ranks = self.ranks
        total: i64 = len(ranks)
        at: i64 = 0
        other: i64 = 0
        while other < len(self.counts):
            if other == self.seat:
                self.hands[other] = self.hand
            else:
                given = self.known[other]
                wanted = self.counts[other] - size(given)
                while wanted > 0 and at < total:
                    chosen = at + self.chance.below(total - at)
                    digit = ranks[chosen]
                    ranks[chosen] = ranks[at]
                    ranks[at] = digit
                    given += one(digit)
                    at += 1
                    wanted -= 1
                self.hands[other] = given
            other += 1


@final
class Search(Trials):
    """The plays of a position under trial, in the same deals."""

    def __init__(
        self, player: Customs, sight: Sight, played: vec[i64], worlds: Worlds, stakes: Stakes, plays: vec[i64]
    ) -> None:
        """Take who has played a card so far, as ones by seat."""
        super().__init__(len(plays))
        self.player: Final = player
        self.root: Final = sight
        self.worlds: Final = worlds
        self.stakes: Final = stakes
        self.plays: Final = plays
        self.first_played: Final = played
        self.played = vec[i64]([0 for _ in range(sight.seats)])
        self.hands = vec[i64]([0 for _ in range(sight.seats)])
        self.points = vec[i64]([0 for _ in range(len(plays))])
        """The points of each play in all; of a side, a plain win counting 1."""
        self.sight = Sight(sight.seats)
        self.doublings: i64 = 0
        self.last: i64 = 0
        self.owner: i64 = 0

    def try_all(self, alive: vec[i64]) -> None:
        """Play out every candidate that `alive` names in one more deal."""
        self.worlds.deal()
        for index in alive:
            seat: i64 = 0
            while seat < self.root.seats:
                self.hands[seat] = self.worlds.hands[seat]
                self.played[seat] = self.first_played[seat]
                seat += 1
            self.try_one(index)

    def gained(self, index: i64) -> i64:
        return self.points[index]

    def begin(self, landlord: i64) -> None:
        """Look at the deal laid out in `hands`."""
        sight = self.sight
        total: i64 = 0
        at: i64 = 0
        while at < sight.seats:
            sight.counts[at] = size(self.hands[at])
            total += self.hands[at]
            at += 1
        sight.unseen = total
        sight.turned = self.root.turned
        sight.landlord = landlord
        self.doublings = 0

    def margin(self, landlord: i64) -> i64:
        """What the `landlord` wins from each of the others in the deal laid out in `hands`, with a bid of 1."""
        self.begin(landlord)
        self.last = PASS
        self.owner = landlord
        points: i64 = 1 if self.play_on(landlord) == landlord else -1
        while self.doublings > 0:
            points += points
            self.doublings -= 1
        return points

    def try_one(self, index: i64) -> None:
        """Play out the candidate `index` in the deal laid out in `hands`."""
        root = self.root
        seat = root.seat
        self.begin(root.landlord)
        self.last = root.last
        self.owner = root.owner
        winner: i64 = seat
        if not self.lay(seat, self.plays[index]):
            winner = self.play_on((seat + 1) % root.seats)
        self.count(index, winner)

    def lay(self, seat: i64, play: i64) -> bool:
        """`seat` lays `play` or passes; whether it is out."""
        if play == PASS:
            return False
        sight = self.sight
        manner = self.player.manner(sight)
        cards = manner.table.cards_of(play)
        self.hands[seat] -= cards
        sight.unseen -= cards
        sight.counts[seat] -= size(cards)
        if self.stakes.doubles(manner, play):
            self.doublings += 1
        if manner.four and play >> 34 == manner.four >> 34:
            sight.turned = not sight.turned
        self.played[seat] = 1
        self.last = play
        self.owner = seat
        return self.hands[seat] == 0

    def play_on(self, turn: i64) -> i64:
        """Play until somebody is out; who that is."""
        sight = self.sight
        seats = sight.seats
        player = self.player
        total = sight.unseen
        while True:
            if turn == self.owner:
                self.last = PASS
            total = sight.unseen
            sight.hand = self.hands[turn]
            sight.unseen = total - sight.hand
            sight.seat = turn
            sight.last = self.last
            sight.owner = self.owner
            sight.fresh = 1 if sight.landlord < 0 and seats > 3 and not self.played[turn] else 0
            play = player.choose(sight)
            sight.unseen = total
            if self.lay(turn, play):
                return turn
            turn += 1
            if turn == seats:
                turn = 0

    def count(self, index: i64, winner: i64) -> None:
        """Add up what the end is worth, `winner` having gone out first."""
        seat = self.root.seat
        landlord = self.root.landlord
        points: i64 = 0
        if landlord >= 0:
            worth = PLAIN + DOUBLING * self.doublings
            points = 1
            while self.doublings > 0:
                points += points
                self.doublings -= 1
            if (winner == landlord) != (seat == landlord):
                worth = -worth
                points = -points
            self.sums[index] += worth
        else:
            other: i64 = 0
            while other < self.root.seats:
                lost = self.stakes.lost(self.sight.counts[other], self.played[other] != 0)
                if seat == winner:
                    points += lost
                elif other == seat:
                    points -= lost
                other += 1
            self.sums[index] += points
        self.points[index] += points
        self.tries[index] += 1
