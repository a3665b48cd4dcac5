"""What a seat sees as it decides, and what it may expect of the others.

Seats go round from the one that decides: 1 plays next, 2 is the partner, 3 plays last. Cards are places and sets of
places, as `french54.kit.tricks.twopack` has them. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.kit.tricks.twopack import ALL, LEVELS, heights, size, suit

KITTY: Final = 8
RUFFS: Final = 0.85
"""How often a seat that could trump what it would like to win does."""


class Sight:
    """What the seat that decides knows."""

    def __init__(self, trumps: i64, fives: i64, tens: i64) -> None:
        self.trumps = trumps
        self.fives = fives
        self.tens = tens
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.out_ones: i64 = 0
        """The cards it has not seen: the others hold them, or they are buried."""
        self.out_twos: i64 = 0
        self.lacks = vec[i64]([0, 0, 0, 0])
        """By seat, the suits it has shown to be out of."""
        self.left = vec[i64]([0, 0, 0, 0])
        """By seat, how many cards it holds."""
        self.aside: i64 = 0
        """How many of the unseen cards are buried."""
        self.banks = False
        """Whether the own side is the banker's."""
        self.kitty = 0.0
        """What is expected to be buried, in points."""
        self.led: i64 = 0
        """All places of the suit led; 0 for a seat that leads."""
        self.count: i64 = 0
        self.best: i64 = 0
        """The form that has the trick."""
        self.owner: i64 = 0
        """Whose it is."""
        self.stake: i64 = 0
        self.behind: i64 = 3
        """How many play after."""


def none_of(share: float, count: i64) -> float:
    """How likely a seat has none of `count` cards, of each of which it has its share."""
    result = 1.0
    base = 1.0 - share
    while count > 0:
        if count & 1:
            result *= base
        base *= base
        count >>= 1
    return result


def above(height: i64, trumps: i64) -> i64:
    """All places higher than `height`, of any suit that reaches so high."""
    equal: i64 = 3 if trumps == 36 else 4
    if height < LEVELS:
        return ALL >> height + 1 << height + 1
    if height == LEVELS:
        return ALL >> LEVELS + equal << LEVELS + equal
    return ALL >> height + equal << height + equal


def share_of(sight: Sight, seat: i64, led: i64) -> float:
    """The chance that an unseen card of the suit is in the hand of `seat`."""
    if sight.lacks[seat] & led:
        return 0.0
    total: i64 = 0
    if led >> sight.trumps == 0:
        total = sight.aside  # hardly anybody buries trumps
    other: i64 = 1
    while other < 4:
        if not sight.lacks[other] & led:
            total += sight.left[other]
        other += 1
    if total == 0:
        return 0.0
    return float(sight.left[seat]) / float(total)


def has_higher(sight: Sight, share: float, cards: i64, best: i64, count: i64) -> float:
    """The chance that a seat with its share of the unseen has a form of `count` cards above the height `best`.

    cards: the places of the suit. best: -1 where anything of that form will do.
    """
    high = cards if best < 0 else cards & above(best, sight.trumps)
    if count == 1:
        return 1.0 - none_of(share, size(sight.out_ones & high) + size(sight.out_twos & high))
    if count == 2:
        return 1.0 - none_of(share * share, size(sight.out_twos & high))
    run = heights(sight.out_twos & cards, sight.trumps)
    pairs = count >> 1
    more: i64 = 1
    while more < pairs:
        run &= run >> 1
        more += 1
    # A run stands at its lowest height now; it must reach above the best one.
    lowest = best - pairs + 2
    if lowest > 0:
        run = run >> lowest << lowest
    if run == 0:
        return 0.0
    chance = 1.0
    while count > 0:
        chance *= share
        count -= 1
    return 1.0 - none_of(chance, size(run))


def beats_chance(sight: Sight, seat: i64, led: i64, best: i64) -> float:
    """How likely `seat`, still to play, can take the trick from the form `best` when cards of the suit were led."""
    count = best >> 6
    height = best & 63
    trumps = sight.trumps
    share = share_of(sight, seat, led)
    plain = led >> trumps == 0
    ruffed = plain and height >= trumps
    chance = 0.0
    void = 1.0
    if share > 0.0:
        void = none_of(share, size(sight.out_ones & led) + size(sight.out_twos & led))
        if not ruffed:
            chance = has_higher(sight, share, led, height, count)
    if plain and void > 0.02:
        every = ALL >> trumps << trumps
        trump = share_of(sight, seat, every)
        if trump > 0.0:
            chance += void * RUFFS * has_higher(sight, trump, every, height if ruffed else -1, count)
    return chance


def is_boss(sight: Sight, play: i64, form: i64) -> bool:
    """Whether nothing unseen of the same suit is above a single or a pair."""
    led = suit_of(play, sight.trumps)
    high = led & above(form & 63, sight.trumps)
    return (sight.out_ones if form >> 6 == 1 else sight.out_twos) & high == 0


def suit_of(play: i64, trumps: i64) -> i64:
    """All places of the suit of the lowest card."""
    return suit(size((play & -play) - 1), trumps)


def worth(sight: Sight, place: i64) -> float:
    """What it is worth to keep a card, in points."""
    trumps = sight.trumps
    if place >= trumps:
        if trumps != 36:
            return 5.0 if place < 52 else 8.0 if place == 52 else 10.0
        if place < LEVELS:
            return 2.2 + 0.25 * float(place - 36)
        return 6.0 if place < 51 else 7.0 if place == 51 else 8.5 if place == 52 else 10.0
    led = suit(place, trumps)
    over = led & above(place, trumps)
    better = size(sight.out_ones & over) + size(sight.out_twos & over)
    if better == 0:
        return 3.5
    low = 0.06 * float(place % 12)
    return low + 1.2 if better <= 2 else low


def pair_worth(sight: Sight, place: i64) -> float:
    """What it costs to part a pair."""
    if place >= sight.trumps:
        return 2.5
    return 1.2 + (1.0 if sight.out_twos & suit(place, sight.trumps) & above(place, sight.trumps) == 0 else 0.0)
