"""Weighing plays by playing sampled deals to their end with a quick player.

Seats go by their part, as in `sight`. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.doudizhu.sight import Player, Sight
from french54.bots.doudizhu.worlds import Worlds
from french54.bots.racing import Trials
from french54.kit.climbing.onepack import CARDS, PASS, is_bomb, moves, size

LANDLORD_PLAYED: Final[i64] = 1
LANDLORD_PLAYED_TWICE: Final[i64] = 2
FARMER_PLAYED: Final[i64] = 4

PLAIN: Final[i64] = 100
"""What a win without a doubling is worth in the search."""
DOUBLING: Final[i64] = 50
"""What every doubling adds to it: less than in points, so that the search does not gamble for them."""
FAR: Final[i64] = 100_000_000


def next_part(part: i64) -> i64:
    """Who is next."""
    if part == 2:
        return 0
    return part + 1


def mark(laid: i64, part: i64) -> i64:
    """The marks of who has played, after `part` has."""
    if part:
        return laid | FARMER_PLAYED
    return laid | (LANDLORD_PLAYED_TWICE if laid & LANDLORD_PLAYED else LANDLORD_PLAYED)


def spring(laid: i64, winner: i64) -> i64:
    """1 if the end is a spring or a counter-spring."""
    if winner:
        if laid & LANDLORD_PLAYED_TWICE:
            return 0
    elif laid & FARMER_PLAYED:
        return 0
    return 1


def playout(sight: Sight, player: Player, hands: vec[i64], turn: i64, last: i64, owner: i64, laid: i64) -> i64:
    """Play to the end; `owner` laid `last` or, on turn, leads. Returns the winner's part | doublings << 2."""
    counts = sight.counts
    counts[0] = size(hands[0])
    counts[1] = size(hands[1])
    counts[2] = size(hands[2])
    total = hands[0] + hands[1] + hands[2]
    doublings: i64 = 0
    while True:
        if turn == owner:
            last = PASS
        hand = hands[turn]
        sight.hand = hand
        sight.unseen = total - hand
        sight.part = turn
        sight.last = last
        sight.owner = owner
        play = player.choose(sight)
        if play:
            cards = play & CARDS
            hand -= cards
            total -= cards
            hands[turn] = hand
            counts[turn] -= size(cards)
            laid = mark(laid, turn)
            if is_bomb(play):
                doublings += 1
            if not hand:
                return turn | doublings + spring(laid, turn) << 2
            last = play
            owner = turn
        turn = next_part(turn)


class Search(Trials):
    """The plays of a position under trial, in the same deals."""

    def __init__(self, player: Player, worlds: Worlds, plays: vec[i64]) -> None:
        super().__init__(len(plays))
        self.player = player
        self.worlds = worlds
        self.position = worlds.position
        self.plays = plays
        self.points = vec[i64]([0 for _ in range(len(plays))])
        """The points of each play in all, a plain win counting 1."""
        self.sight = Sight()
        self.hands = vec[i64]([0, 0, 0])

    def try_all(self, alive: vec[i64]) -> None:
        """Play out every candidate that `alive` names in one more deal."""
        worlds = self.worlds
        hands = self.hands
        worlds.draw()
        for index in alive:
            hands[0] = worlds.hands[0]
            hands[1] = worlds.hands[1]
            hands[2] = worlds.hands[2]
            self.try_one(index)

    def gained(self, index: i64) -> i64:
        return self.points[index]

    def try_one(self, index: i64) -> None:
        """Play out the candidate `index` in the deal laid out in `hands`."""
        position = self.position
        part = position.part
        play = self.plays[index]
        laid = position.laid
        hands = self.hands
        doublings: i64 = 0
        if play:
            hands[part] -= play & CARDS
            laid = mark(laid, part)
            if is_bomb(play):
                doublings = 1
            if hands[part]:
                end = playout(self.sight, self.player, hands, next_part(part), play, part, laid)
            else:
                end = part | spring(laid, part) << 2
        else:
            end = playout(self.sight, self.player, hands, next_part(part), position.last, position.owner, laid)
        doublings += end >> 2
        worth = PLAIN + DOUBLING * doublings
        points: i64 = 1
        while doublings > 0:
            points += points
            doublings -= 1
        if (end & 3 == 0) != (part == 0):
            worth = -worth
            points = -points
        self.sums[index] += worth
        self.points[index] += points
        self.tries[index] += 1


def sensible(player: Player, sight: Sight, most: i64) -> vec[i64]:
    """Up to `most` legal plays: the player's own choice, a pass, and those it likes best."""
    first = player.choose(sight)
    options = moves(sight.hand, sight.last)
    likings = vec[i64](capacity=64)
    for play in options:
        liking: i64 = FAR
        if play == first:
            liking = FAR - 1
        elif play == PASS:
            liking = FAR - 2
        elif play & CARDS != sight.hand:
            liking = player.liking(sight, play)
        likings = append(likings, liking)
    out = vec[i64](capacity=16)
    while len(out) < most and len(out) < len(options):
        best: i64 = 0
        at: i64 = 1
        while at < len(likings):
            if likings[at] > likings[best]:
                best = at
            at += 1
        out = append(out, options[best])
        likings[best] = -FAR
    return out
