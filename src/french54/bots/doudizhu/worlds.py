"""Deals that a seat thinks possible: the unseen cards dealt at random, weighed by how the others have played.

Seats go by their part, as in `sight`. Runs as plain Python or compiled by mypyc, unchanged.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.doudizhu.parting import card
from french54.bots.doudizhu.sight import Player, Sight
from french54.kit.climbing.onepack import CARDS, size

MASK: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF
STEP: Final[i64] = 0x5851_F42D_4C95_7F2D
STRIDE: Final[i64] = 0x1405_7B7E_F767_814F
SCALE: Final = 1_000_000.0


class Chance:
    """A stream of numbers, the same for the same seed."""

    def __init__(self, seed: i64) -> None:
        self.word = seed & MASK

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for n up to 2**31."""
        self.word = self.word * STEP + STRIDE & MASK
        return (self.word >> 32) * n >> 31


class Position:
    """What the seat that decides knows of the play."""

    def __init__(
        self, part: i64, hand: i64, pool: i64, shown: i64, sizes: vec[i64], last: i64, owner: i64, laid: i64
    ) -> None:
        self.part = part
        self.hand = hand
        self.pool = pool
        """The cards it has not seen, but for `shown`."""
        self.shown = shown
        """The kitty's cards that the landlord still holds, for a farmer."""
        self.sizes = sizes
        """Cards in each hand."""
        self.last = last
        self.owner = owner
        """Who laid `last`; its own part if it leads."""
        self.laid = laid
        """Who has played so far, as `search.mark` has it."""

    def owner_is_enemy(self) -> bool:
        """Whether the last play is an enemy's; of a seat that leads, no."""
        return self.owner != self.part and (self.owner == 0) != (self.part == 0)

    def sight(self) -> Sight:
        """The same for a player that decides at once."""
        sight = Sight()
        sight.hand = self.hand
        sight.unseen = self.pool + self.shown
        sight.part = self.part
        part: i64 = 0
        while part < 3:
            sight.counts[part] = self.sizes[part]
            part += 1
        sight.last = self.last
        sight.owner = self.owner
        return sight


class Past:
    """The plays and passes so far, and what each lay on."""

    def __init__(self) -> None:
        self.parts = vec[i64](capacity=16)
        self.plays = vec[i64](capacity=16)
        self.lasts = vec[i64](capacity=16)
        self.owners = vec[i64](capacity=16)

    def add(self, part: i64, play: i64, last: i64, owner: i64) -> None:
        """`part` laid `play` on `last`, which was `owner`'s; `PASS` as `last` for a seat that led."""
        self.parts = append(self.parts, part)
        self.plays = append(self.plays, play)
        self.lasts = append(self.lasts, last)
        self.owners = append(self.owners, owner)


def strangeness(player: Player, sight: Sight, past: Past, hands: vec[i64], own: i64) -> i64:
    """How ill the past fits `hands`: the sum of what `player` regrets in the decisions of all but the part `own`."""
    one = hands[0]
    two = hands[1]
    three = hands[2]
    strange: i64 = 0
    at: i64 = len(past.plays) - 1
    while at >= 0:
        part = past.parts[at]
        play = past.plays[at]
        cards = play & CARDS
        if part == 0:
            one += cards
        elif part == 1:
            two += cards
        else:
            three += cards
        if part != own:
            sight.counts[0] = size(one)
            sight.counts[1] = size(two)
            sight.counts[2] = size(three)
            sight.hand = one if part == 0 else two if part == 1 else three
            sight.unseen = one + two + three - sight.hand
            sight.part = part
            sight.last = past.lasts[at]
            sight.owner = past.owners[at]
            strange += player.regret(sight, play)
        at -= 1
    return strange


class Worlds:
    """A source of deals for one position."""

    def __init__(self, position: Position, chance: Chance) -> None:
        self.position = position
        self.chance = chance
        self.hands = vec[i64]([0, 0, 0])
        """The deal in hand, by part."""
        self.ranks = vec[i64]([0 for _ in range(54)])
        self.imagined = vec[i64](capacity=64)
        """What one of the others holds, in each imagined deal."""
        self.totals = vec[i64](capacity=64)
        """The weights of the imagined deals, added up."""

    def deal(self) -> None:
        """Deal the unseen cards to the other two, all deals equally likely."""
        position = self.position
        ranks = self.ranks
        total: i64 = 0
        rank: i64 = 0
        pool = position.pool
        while pool:
            count = pool & 7
            while count:
                ranks[total] = rank
                total += 1
                count -= 1
            pool >>= 3
            rank += 1
        other: i64 = 0 if position.part else 1
        wanted = position.sizes[other]
        given: i64 = 0
        if other == 0:
            wanted -= size(position.shown)
            given = position.shown
        at: i64 = 0
        while at < wanted:
            chosen = at + self.chance.below(total - at)
            rank = ranks[chosen]
            ranks[chosen] = ranks[at]
            ranks[at] = rank
            given += card(rank)
            at += 1
        self.lay_out(given)

    def lay_out(self, given: i64) -> None:
        """Give `given` to the first of the others, and what is left to the second."""
        position = self.position
        part = position.part
        other: i64 = 0 if part else 1
        self.hands[part] = position.hand
        self.hands[other] = given
        self.hands[3 - part - other] = position.pool + position.shown - given

    def imagine(
        self, player: Player, past: Past, count: i64, mild: float, clock: Callable[[], float], until: float
    ) -> None:
        """Keep up to `count` deals to draw from, weighed by how well the past fits them; no later than `until`."""
        sight = Sight()
        part = self.position.part
        other: i64 = 0 if part else 1
        strange = vec[i64](capacity=64)
        least: i64 = 1_000_000_000
        done: i64 = 0
        while done < count and clock() < until:
            self.deal()
            found = strangeness(player, sight, past, self.hands, part)
            self.imagined = append(self.imagined, self.hands[other])
            strange = append(strange, found)
            least = min(least, found)
            done += 1
        total: i64 = 0
        for found in strange:
            total += i64(exp(-(float(found - least)) / mild) * SCALE)
            self.totals = append(self.totals, total)

    def draw(self) -> None:
        """Lay out one of the imagined deals, or any deal if there are none."""
        count: i64 = len(self.totals)
        if count == 0:
            self.deal()
            return
        mark = self.chance.below(self.totals[count - 1])
        low: i64 = 0
        high = count - 1
        while low < high:
            middle = (low + high) // 2
            if self.totals[middle] > mark:
                high = middle
            else:
                low = middle + 1
        self.lay_out(self.imagined[low])
