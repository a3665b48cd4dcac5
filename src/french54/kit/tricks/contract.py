"""The auction of contract bridge: which calls are legal, and random whole deals.

A call is a number: 0 to 34 the bids from one club to seven notrump, five to a level (clubs, diamonds, hearts, spades,
notrump), then `PASS`, `DOUBLE` and `REDOUBLE`. A set of calls has a bit for each.
"""

from typing import Final

from mypy_extensions import i64

from french54.kit.tricks.whist import playout, shuffled, size, suit

PASS: Final[i64] = 35
DOUBLE: Final[i64] = 36
REDOUBLE: Final[i64] = 37
BIDS: Final[i64] = 0x7_FFFF_FFFF
_REDOUBLES: Final[i64] = 0x20_0000_0000


def calls(highest: i64, bidder: i64, doubled: i64, turn: i64) -> i64:
    """The calls seat `turn` may make.

    highest: the highest bid, -1 for none. bidder: whose it is. doubled: 0, 1 doubled, 2 redoubled.
    """
    found = _REDOUBLES >> REDOUBLE - PASS
    if highest < 0:
        return found | BIDS
    found |= BIDS >> highest + 1 << highest + 1
    theirs = bidder + turn & 1
    if doubled == 0 and theirs == 1:
        found |= _REDOUBLES >> 1
    if doubled == 1 and theirs == 0:
        found |= _REDOUBLES
    return found


def _member(legal: i64, chosen: i64) -> i64:
    """The call of a set with `chosen` lower ones in it."""
    while chosen > 0:
        legal &= legal - 1
        chosen -= 1
    return size((legal & -legal) - 1)


def auction(dealer: i64, seed: i64) -> i64:
    """A random auction, every legal call equally likely.

    Returns the seed times 4096, plus the highest bid times 64 (35 where all passed), doubles times 16 and the declarer.
    """
    highest: i64 = -1
    bidder: i64 = 0
    doubled: i64 = 0
    passes: i64 = 0
    first: i64 = 0  # three bits for each side and strain: who named it first, 4 more than the seat
    turn = dealer
    while passes < 3 or (highest < 0 and passes < 4):
        legal = calls(highest, bidder, doubled, turn)
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        call = _member(legal, (seed >> 8) * size(legal) >> 23)
        if call == PASS:
            passes += 1
        else:
            passes = 0
        if call < PASS:
            highest = call
            bidder = turn
            doubled = 0
            at = 3 * (call % 5 * 2 + (turn & 1))
            if not first >> at & 7:
                first |= turn + 4 << at
        elif call == DOUBLE:
            doubled = 1
        elif call == REDOUBLE:
            doubled = 2
        turn = turn + 1 & 3
    if highest < 0:
        return seed * 4096 + PASS * 64
    at = 3 * (highest % 5 * 2 + (bidder & 1))
    return seed * 4096 + highest * 64 + doubled * 16 + (first >> at & 3)


def deal(seed: i64) -> i64:
    """A random whole deal: shuffle, auction and play.

    Returns the seed times 16, plus the tricks the declaring side takes; 15 where all passed.
    """
    hands = shuffled(seed)
    called = auction(0, hands[4])
    bid = called >> 6 & 63
    declarer = called & 15
    seed = called >> 12
    if bid == PASS:
        return seed * 16 + 15
    leader = declarer + 1 & 3
    played = playout(hands[0], hands[1], hands[2], hands[3], leader, suit(bid % 5), 0, 0, 0, 0, seed)
    taken = played & 15
    if declarer & 1:
        taken = 13 - taken
    return (played >> 4) * 16 + taken


def deals(count: i64, seed: i64) -> i64:
    """How many tricks the declaring sides take in `count` random whole deals."""
    taken: i64 = 0
    done: i64 = 0
    while done < count:
        result = deal(seed)
        seed = result >> 4
        if result & 15 < 15:
            taken += result & 15
        done += 1
    return taken
