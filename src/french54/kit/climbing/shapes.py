"""The rows of a rule table, and the cards they are looked for in."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from french54.kit.climbing.digits import EACH, at_least, digit_of, line, one


@final
class Shape:
    """One row of a table: `unit` cards of each of `shortest` to `longest` ranks in a row, with their wings."""

    def __init__(
        self,
        name: str,
        unit: i64,
        *,
        shortest: i64 = 1,
        longest: i64 = 1,
        low: i64 = 2,
        ranks: i64 = EACH,
        wings: i64 = 0,
        wing: i64 = 0,
        alike: i64 = 1,
        jokers: i64 = 2,
        power: i64 = 0,
        suited: bool = False,
        mixed: bool = False,
        rocket: bool = False,
    ) -> None:
        """Describe a shape.

        low: the lowest place a run may begin at (see `digits`). ranks: those a body of a single rank may have.
        wings: how many for each rank of the body, of `wing` cards each; alike: how many of them may be of one rank;
        jokers: on how many of the two joker ranks they may lie. power: 0 is beaten within its row and by any power,
        more beats all that has less. suited: the run is of one suit; mixed: it is not, unless by a wild card's grace.
        rocket: `unit` jokers of each colour.
        """
        self.name: Final = name
        self.unit: Final = unit
        self.shortest: Final = shortest
        self.longest: Final = longest
        self.low: Final = low
        self.ranks: Final = ranks
        self.wings: Final = wings
        self.wing: Final = wing
        self.alike: Final = alike
        self.jokers: Final = jokers
        self.power: Final = power
        self.suited: Final = suited
        self.mixed: Final = mixed
        self.rocket: Final = rocket

    def size(self, length: i64) -> i64:
        """How many cards a play of `length` ranks has."""
        if self.rocket:
            return 2 * self.unit
        return length * (self.unit + self.wings * self.wing)


@final
class Holding:
    """Cards where suits or wild cards count: the natural ones by rank, the same by suit, and how many are wild.

    `suits` are clubs, diamonds, hearts and spades, or empty where suits do not count.
    """

    def __init__(self, counts: i64, suits: vec[i64], wilds: i64) -> None:
        self.counts: Final = counts
        self.suits: Final = suits
        self.wilds: Final = wilds

    def one_suit(self, start: i64, length: i64) -> bool:
        """Whether the natural cards for a run that begins at place `start`, all held, are of one suit only."""
        places = EACH >> 4 * (15 - length) << 4 * start
        found: i64 = 0
        for suit in self.suits:
            if at_least(line(suit), 1) & places:
                found += 1
        return found == 1


def bare(counts: i64) -> Holding:
    """A holding of which only the ranks are known."""
    return Holding(counts, vec[i64](), 0)


def hold(cards: tuple[int, ...], wild: i64 = -1) -> Holding:
    """A holding of `cards` of `core.card`; those equal to `wild` are wild."""
    suits = vec[i64]([0, 0, 0, 0])
    counts: i64 = 0
    wilds: i64 = 0
    for card in cards:
        number: i64 = card
        if number == wild:
            wilds += 1
        else:
            step = one(digit_of(number))
            counts += step
            if number < 52:
                suits[number & 3] += step
    return Holding(counts, suits, wilds)
