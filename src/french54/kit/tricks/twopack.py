"""Tricks with two packs: singles, pairs and tractors, what must follow them, what wins, and random play to the end.

Plain Python over packed integers, compiled by mypyc where there is a C compiler. A card is one of 54 places in the
order of a deal (`french54.kit.tricks.order`): three or four plain suits of twelve ranks upward from place 0, then the
trumps. `trumps` is the first trump's place: 36 with a trump suit, 48 without one. Cards held, or played, are two sets
of places: `ones`, those there is a card of, and within it `twos`, those there are two of.

Some trumps are equal: the level cards from place 48 on, three of them with a trump suit, else four. So a place has a
`height`, the same for equals, in which neighbours of a suit differ by one. What cards are is one number, `form`: how
many cards times 64, plus the height of the highest; 0 where they are no single, pair or tractor.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ALL: Final[i64] = 0x3F_FFFF_FFFF_FFFF
LEVELS: Final[i64] = 48
"""The first place of the level cards that are equal to one another."""
FITS: Final[i64] = 0
COUNT: Final[i64] = 1
HELD: Final[i64] = 2
SUIT: Final[i64] = 3
SHORT: Final[i64] = 4
PAIRS: Final[i64] = 5
"""What `follows` answers: fine, or the count, the hand, the suit, a suit too short, or its pairs are against it."""

_LAST: Final[i64] = 0x20_0000_0000_0000
_FOURTH: Final[i64] = 0xFFF0_0000_0000
_TWOS: Final[i64] = 0x15_5555_5555_5555
_FOURS: Final[i64] = 0x33_3333_3333_3333
_EIGHTS: Final[i64] = 0xF_0F0F_0F0F_0F0F


def size(places: i64) -> i64:
    """How many places."""
    count = places - (places >> 1 & _TWOS)
    count = (count & _FOURS) + (count >> 2 & _FOURS)
    count = count + (count >> 4) & _EIGHTS
    count += count >> 8
    count += count >> 16
    count += count >> 32
    return count & 127


def bit(place: i64) -> i64:
    """The set of one place."""
    return _LAST >> 53 - place


def place_of(bits: i64) -> i64:
    """The lowest place of a set."""
    return size((bits & -bits) - 1)


def suit(place: i64, trumps: i64) -> i64:
    """All places of the suit of `place`, which may be the trumps."""
    if place >= trumps:
        return ALL >> trumps << trumps
    return _FOURTH >> 36 - place // 12 * 12


def height(place: i64, trumps: i64) -> i64:
    """How high a card is among those of its suit; plain suits and trumps have heights of their own."""
    if place < LEVELS:
        return place
    equal: i64 = 3 if trumps == 36 else 4
    if place < LEVELS + equal:
        return LEVELS
    return place - equal + 1


def heights(places: i64, trumps: i64) -> i64:
    """The heights of a set, as a set."""
    equal: i64 = 3 if trumps == 36 else 4
    found = places & ALL >> 6 | places >> LEVELS + equal << LEVELS + 1
    if places >> LEVELS & (7 if equal == 3 else 15):
        found |= _LAST >> 53 - LEVELS
    return found


def form(ones: i64, twos: i64, trumps: i64) -> i64:
    """What cards are, when they are led."""
    if ones == 0:
        return 0
    kinds = size(ones)
    if kinds == 1:
        return (64 if twos == 0 else 128) + height(place_of(ones), trumps)
    if ones != twos or ones & ~suit(place_of(ones), trumps) != 0:
        return 0
    run = heights(ones, trumps)
    if size(run) != kinds:
        return 0
    lowest = run & -run
    if (run + lowest & run) != 0:
        return 0
    return 128 * kinds + place_of(lowest) + kinds - 1


def beats(play: i64, best: i64, trumps: i64) -> bool:
    """Whether cards of the form `play` take a trick from those of the form `best`, which have it so far."""
    if play >> 6 != best >> 6:
        return False
    mine = play & 63
    other = best & 63
    return mine > other and (mine >= trumps or mine // 12 == other // 12)


def follows(ones: i64, twos: i64, led: i64, count: i64, play: i64, pairs: i64) -> i64:
    """Whether the cards `play` (two of `pairs`) may be played from the hand `ones` and `twos`; see `FITS`.

    led: all places of the suit that was led. count: how many cards were.
    """
    if size(play) + size(pairs) != count:
        return COUNT
    if play & ~ones != 0 or pairs & ~twos != 0:
        return HELD
    have = size(ones & led) + size(twos & led)
    given = size(play & led) + size(pairs & led)
    if have < count:
        return SHORT if given < have else FITS
    if given < count:
        return SUIT
    owed = size(twos & led)
    if owed > count >> 1:
        owed = count >> 1
    return PAIRS if size(pairs & led) < owed else FITS


def points(ones: i64, twos: i64, fives: i64, tens: i64) -> i64:
    """What cards count; `fives` and `tens` are the places of the fives, and of the tens and kings."""
    return 5 * (size(ones & fives) + size(twos & fives)) + 10 * (size(ones & tens) + size(twos & tens))


def leads(ones: i64, twos: i64, trumps: i64) -> vec[i64]:
    """Every lead: the places of a single, or those of a pair or tractor with the sign turned round; from the lowest."""
    out = vec[i64](capacity=64)
    left = ones
    while left:
        low = left & -left
        left ^= low
        out = append(out, low)
        if twos & low:
            out = _runs(out, twos & suit(place_of(low), trumps), low, low, trumps)
    return out


def _runs(out: vec[i64], pairs: i64, run: i64, top: i64, trumps: i64) -> vec[i64]:
    """Add the pairs `run`, up to `top`, and every run that goes on from it."""
    out = append(out, -run)
    following = height(place_of(top), trumps) + 1
    left = pairs & ~(top - 1 | top)
    while left:
        low = left & -left
        left ^= low
        at = height(place_of(low), trumps)
        if at > following:
            break
        if at == following:
            out = _runs(out, pairs, run | low, low, trumps)
    return out


def _some(places: i64, chosen: i64) -> i64:
    while chosen > 0:
        places &= places - 1
        chosen -= 1
    return places & -places


def some_lead(ones: i64, twos: i64, trumps: i64, seed: i64) -> tuple[i64, i64, i64]:
    """A random lead: its places, those of its pairs, and the seed after it."""
    options = leads(ones, twos, trumps)
    seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
    lead = options[(seed >> 8) * len(options) >> 23]
    if lead < 0:
        return -lead, -lead, seed
    return lead, 0, seed


def some_follow(ones: i64, twos: i64, led: i64, count: i64, seed: i64) -> tuple[i64, i64, i64]:
    """A random play that follows: its places, those of its pairs, and the seed after it; any may come."""
    play: i64 = 0
    pairs: i64 = 0
    if size(ones & led) + size(twos & led) <= count:
        play = ones & led
        pairs = twos & led
        count -= size(play) + size(pairs)
        led = ALL
    else:
        owed = count >> 1
        left = twos & led
        while owed > 0 and left:
            seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
            low = _some(left, (seed >> 8) * size(left) >> 23)
            left ^= low
            play |= low
            pairs |= low
            owed -= 1
            count -= 2
    while count > 0:
        open_once = ones & led & ~play
        open_twice = twos & led & play & ~pairs
        free = open_once | open_twice
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        low = _some(free, (seed >> 8) * size(free) >> 23)
        if play & low:
            pairs |= low
        else:
            play |= low
        count -= 1
    return play, pairs, seed


def playout(
    hands: Sequence[int], turn: i64, banker: i64, trumps: i64, fives: i64, tens: i64, buried: i64, seed: i64
) -> i64:
    """Play at random to the end, seat `turn` to lead.

    hands: the ones of seats 0 to 3, then their twos; all hold as many. buried: the points in the kitty. Returns
    `seed * 8192` plus the points that the attackers score from here on. `seed` is below 2**31.
    """
    ones = append(append(append(append(vec[i64](capacity=4), hands[0]), hands[1]), hands[2]), hands[3])
    twos = append(append(append(append(vec[i64](capacity=4), hands[4]), hands[5]), hands[6]), hands[7])
    scored: i64 = 0
    taker = turn
    while ones[taker]:
        turn = taker
        play, pairs, seed = some_lead(ones[turn], twos[turn], trumps, seed)
        count = size(play) + size(pairs)
        led = suit(place_of(play), trumps)
        best: i64 = 0
        stake: i64 = 0
        laid: i64 = 0
        while laid < 4:
            if laid > 0:
                play, pairs, seed = some_follow(ones[turn], twos[turn], led, count, seed)
            made = form(play, pairs, trumps)
            if laid == 0 or (made != 0 and beats(made, best, trumps)):
                best = made
                taker = turn
            stake += points(play, pairs, fives, tens)
            ones[turn] = ones[turn] & ~play | twos[turn] & play & ~pairs
            twos[turn] &= ~play
            turn = turn + 1 & 3
            laid += 1
        if (taker + banker & 1) != 0:
            scored += stake
            if not ones[taker]:
                scored += 2 * count * buried
    return seed * 8192 + scored


def playouts(
    hands: Sequence[int],
    turn: i64,
    banker: i64,
    trumps: i64,
    fives: i64,
    tens: i64,
    buried: i64,
    count: i64,
    seed: i64,
) -> i64:
    """What the attackers score in `count` random playouts, all together."""
    total: i64 = 0
    done: i64 = 0
    while done < count:
        result = playout(hands, turn, banker, trumps, fives, tens, buried, seed)
        seed = result >> 13
        total += result & 8191
        done += 1
    return total
