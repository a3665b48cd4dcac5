"""Random play of Dou Dizhu with one pack (see `onepack`), without listing what is not played.

`draw` takes one of the plays that `onepack.moves` would list: it counts them and works out the one it takes.
"""

from typing import Final

from mypy_extensions import i64

from french54.kit.climbing.onepack import (
    CARDS,
    EACH,
    JOKERS,
    LENGTH_SHIFT,
    PASS,
    RANK_SHIFT,
    ROCKET,
    RUNNABLE,
    UNIT_SHIFT,
    WING_SHIFT,
    at_least,
    length_of,
    rank_of,
    shortest_run,
    unit_of,
    wing_of,
)

_ALTERNATE: Final[i64] = 0o707_070_707_070_707
_FOUR_SIXES: Final[i64] = 0o1_010_101  # times this, the digits of six bits are added up in the fourth
BLACK_ONE: Final[i64] = 0o10_000_000_000_000
RED_ONE: Final[i64] = 0o100_000_000_000_000
CHANCES: Final[i64] = 1 << 23


def draw(hand: i64, last: i64, chance: i64) -> i64:
    """Of the `n` plays of `onepack.moves` the one at `chance * n // CHANCES`, where `chance` is below `CHANCES`."""
    return _draw_reply(hand, last, chance) if last else _draw_lead(hand, chance)


def _draw_reply(hand: i64, last: i64, chance: i64) -> i64:
    if last == ROCKET:
        return PASS
    unit = unit_of(last)
    length = length_of(last)
    wing = wing_of(last)
    starts = at_least(hand, unit)
    if length > 1:
        have = starts & RUNNABLE
        starts = have
        above: i64 = 1
        while above < length:
            starts &= have >> 3 * above
            above += 1
    beaten = 3 * (rank_of(last) + 1)
    starts = starts >> beaten << beaten
    fours: i64 = 0
    if unit != 4 or wing != 0:
        fours = at_least(hand, 4)
    jokers = hand & JOKERS
    if not starts and not fours and jokers != JOKERS:
        return PASS
    like = ones(starts)
    if wing:
        like = _winged(hand, starts, unit, length, wing)
    bombs = ones(fours)
    total = 1 + like + bombs
    if jokers == JOKERS:
        total += 1
    number = (chance * total >> 23) - 1
    if number < 0:
        return PASS
    if number < like:
        return _at(hand, starts, unit, length, wing, number)
    number -= like
    return _bare(fours, 4, 1, number) if number < bombs else ROCKET


def _draw_lead(hand: i64, chance: i64) -> i64:
    have = at_least(hand, 1)
    twos = at_least(hand, 2)
    threes: i64 = 0
    triples: i64 = 0
    fours: i64 = 0
    singles = ones(have)
    straights = _runs(hand, have & RUNNABLE, 1)
    pairs = ones(twos)
    chains: i64 = 0
    if twos:
        chains = _runs(hand, twos & RUNNABLE, 2)
        threes = at_least(hand, 3)
        if threes:
            triples = _carriers(hand, threes, 3) + _runs(hand, threes & RUNNABLE, 3)
            fours = _carriers(hand, at_least(hand, 4), 4)
    total = singles + straights + pairs + chains + triples + fours
    if hand & JOKERS == JOKERS:
        total += 1
    number = chance * total >> 23
    if number < singles:
        return _bare(have, 1, 1, number)
    number -= singles
    if number < straights:
        return _run_at(hand, have & RUNNABLE, 1, number)
    number -= straights
    if number < pairs:
        return _bare(twos, 2, 1, number)
    number -= pairs
    if number < chains:
        return _run_at(hand, twos & RUNNABLE, 2, number)
    number -= chains
    if number < triples:
        return _triple_at(hand, threes, number)
    number -= triples
    return _any_wings_at(hand, at_least(hand, 4), 4, 1, number) if number < fours else ROCKET


# What follows counts plays, and finds the one with a certain number, in the order in which `onepack` lists them.


def _carriers(hand: i64, starts: i64, unit: i64) -> i64:
    """How many plays are one triple or four with anything or nothing."""
    return ones(starts) + _winged(hand, starts, unit, 1, 1) + _winged(hand, starts, unit, 1, 2)


def _shortest(have: i64, unit: i64) -> i64:
    """Where the shortest runs begin."""
    starts = have & have >> 3
    if unit == 1:
        return starts & starts >> 6 & have >> 12
    if unit == 2:
        return starts & have >> 6
    return starts


def _runs(hand: i64, have: i64, unit: i64) -> i64:
    """How many plays are runs, with anything or nothing."""
    found: i64 = 0
    starts = _shortest(have, unit)
    length = shortest_run(unit)
    while starts:
        found += ones(starts)
        if unit == 3:
            found += _winged(hand, starts, unit, length, 1) + _winged(hand, starts, unit, length, 2)
        starts &= have >> 3 * length
        length += 1
    return found


def _run_at(hand: i64, have: i64, unit: i64, number: i64) -> i64:
    starts = _shortest(have, unit)
    length = shortest_run(unit)
    while True:
        here = ones(starts)
        if unit == 3:
            here += _winged(hand, starts, unit, length, 1) + _winged(hand, starts, unit, length, 2)
        if number < here:
            return _any_wings_at(hand, starts, unit, length, number)
        number -= here
        starts &= have >> 3 * length
        length += 1


def _triple_at(hand: i64, threes: i64, number: i64) -> i64:
    alone = _carriers(hand, threes, 3)
    if number < alone:
        return _any_wings_at(hand, threes, 3, 1, number)
    return _run_at(hand, threes & RUNNABLE, 3, number - alone)


def _any_wings_at(hand: i64, starts: i64, unit: i64, length: i64, number: i64) -> i64:
    bare = ones(starts)
    if number < bare:
        return _bare(starts, unit, length, number)
    number -= bare
    with_one = _winged(hand, starts, unit, length, 1)
    if number < with_one:
        return _at(hand, starts, unit, length, 1, number)
    return _at(hand, starts, unit, length, 2, number - with_one)


def _bare(starts: i64, unit: i64, length: i64, number: i64) -> i64:
    """The play without wings whose body begins at the start of this number."""
    while number:
        starts &= starts - 1
        number -= 1
    return _play(starts & -starts, unit, length)


def _play(start: i64, unit: i64, length: i64) -> i64:
    """A play of `onepack` without wings, whose lowest rank is the one digit of `start`."""
    rank = ones(start - 1 & EACH)
    shape = rank << RANK_SHIFT | unit << UNIT_SHIFT | length << LENGTH_SHIFT
    return (EACH >> 3 * (15 - length)) * start * unit | shape


def _carried(unit: i64, length: i64) -> i64:
    """How many wings a body carries."""
    if unit == 4:
        return 2
    return length


def _winged(hand: i64, starts: i64, unit: i64, length: i64, wing: i64) -> i64:
    """How many plays with wings of this kind have a body that begins at one of `starts`."""
    ranks = (EACH >> 3 * (15 - length)) * 7
    wings = _carried(unit, length)
    found: i64 = 0
    while starts:
        found += ways(hand & ~(ranks * (starts & -starts)), wings, wing)
        starts &= starts - 1
    return found


def _at(hand: i64, starts: i64, unit: i64, length: i64, wing: i64, number: i64) -> i64:
    """The play of this number, with wings of this kind or none."""
    if wing == 0:
        return _bare(starts, unit, length, number)
    ranks = (EACH >> 3 * (15 - length)) * 7
    wings = _carried(unit, length)
    while True:
        start = starts & -starts
        rest = hand & ~(ranks * start)
        here = ways(rest, wings, wing)
        if number < here:
            return _play(start, unit, length) + chosen(rest, wings, wing, number) | wing << WING_SHIFT
        number -= here
        starts &= starts - 1


def ways(rest: i64, wings: i64, wing: i64) -> i64:
    """How many choices of wings `onepack.add_wings` finds in `rest`."""
    pairs = at_least(rest, 2)
    if wing == 2:
        return _choices(ones(pairs), wings)
    return _singles(at_least(rest, 1), pairs, wings)


def chosen(rest: i64, wings: i64, wing: i64, number: i64) -> i64:
    """The cards of one of those choices, by its number."""
    pairs = at_least(rest, 2)
    ranks = pairs
    if wing == 1:
        ranks = at_least(rest, 1)
    cards: i64 = 0
    while wings:
        one = ranks & -ranks
        ranks -= one
        twice = pairs & one
        pairs -= twice
        if one == BLACK_ONE:
            ranks = 0  # the other joker may not come along
        here = _choices(ones(ranks), wings - 1)
        if wing == 1:
            here = _singles(ranks, pairs, wings - 1)
        if number < here:
            cards += wing * one
            wings -= 1
            continue
        number -= here
        if wing == 1 and twice and wings > 1:
            here = _singles(ranks, pairs, wings - 2)
            if number < here:
                cards += 2 * one
                wings -= 2
            else:
                number -= here
        if one == BLACK_ONE:
            ranks = rest & RED_ONE
    return cards


def _singles(ranks: i64, pairs: i64, wings: i64) -> i64:
    """The ways to take so many cards, one of a rank or, of `pairs`, two, but not both jokers."""
    singles = ones(ranks)
    if wings == 1:
        return singles
    twos = ones(pairs)
    found = _paired(singles, twos, wings)
    if wings > 1 and ranks & JOKERS == JOKERS:
        found -= _paired(singles - 2, twos, wings - 2)
    return found


def _paired(singles: i64, pairs: i64, wings: i64) -> i64:
    """The ways to take so many cards, one of a rank or two where there are two."""
    found: i64 = 0
    twice: i64 = 0
    while 2 * twice <= wings:
        found += _choices(pairs, twice) * _choices(singles - twice, wings - 2 * twice)
        twice += 1
    return found


def _choices(many: i64, few: i64) -> i64:
    """The ways to choose `few` of `many`."""
    if few > many:
        return 0
    found: i64 = 1
    step: i64 = 0
    while step < few:
        found *= many - step
        if step:
            found //= step + 1
        step += 1
    return found


def ones(mask: i64) -> i64:
    """How many ranks a mask holds."""
    total = (mask & _ALTERNATE) + (mask >> 3 & _ALTERNATE)
    total += total >> 24
    return total * _FOUR_SIXES >> 18 & 63


def playout(first: i64, second: i64, third: i64, turn: i64, last: i64, passes: i64, seed: i64) -> i64:
    """Play at random to the end of the deal from the hands of seats 0 to 2; `last` is the play to beat, or 0.

    Returns `seed * 4 + winner`, so that runs can be compared and chained. `seed` is below 2**31.
    """
    if turn == 1:
        first, second, third = second, third, first
    elif turn == 2:
        first, second, third = third, first, second
    while True:
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        play = draw(first, last, seed >> 8)
        if play:
            first -= play & CARDS
            if not first:
                return seed * 4 + turn
            last = play
            passes = 0
        else:
            passes += 1
            if passes == 2:
                last = PASS
                passes = 0
        hand = first
        first = second
        second = third
        third = hand
        turn += 1
        if turn == 3:
            turn = 0


def playouts(first: i64, second: i64, third: i64, times: i64, seed: i64) -> i64:
    """How many of so many random playouts the first seat wins, leading."""
    wins: i64 = 0
    done: i64 = 0
    while done < times:
        result = playout(first, second, third, 0, 0, 0, seed)
        seed = result >> 2
        if result & 3 == 0:
            wins += 1
        done += 1
    return wins
