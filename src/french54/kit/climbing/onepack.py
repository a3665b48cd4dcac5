"""Dou Dizhu with one pack: legal plays. Runs as plain Python or compiled by mypyc, unchanged.

A hand is an octal number with one digit (0 to 4) for each rank: 3 is digit 0, the lowest, the ace digit 11, 2 digit 12,
the black joker digit 13 and the red joker digit 14. A play is one i64: its cards in the same form in bits 0 to 44,
the lowest digit of its body in bits 45 to 48, and its shape (unit, length, wing) in bits 49 and up:

    unit    bits 49-51   cards of each rank of the body: 1 to 4; 5 is the rocket
    length  bits 52-55   ranks in a row in the body
    wing    bits 56-57   cards in each wing: 0, 1 or 2

A four with two has wing 1, a four with two pairs wing 2, a bomb wing 0. `PASS` is 0, and so is an empty table.
Plays are equal exactly if their numbers are, every set of cards has at most one reading, and `hand - cards_of(play)`
is the hand after a play.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

EACH: Final[i64] = 0o111_111_111_111_111  # one of every rank
RUNNABLE: Final[i64] = 0o000_111_111_111_111  # ranks that runs may use: 3 to ace
FULL: Final[i64] = 0o114_444_444_444_444  # the whole pack
JOKERS: Final[i64] = 0o110_000_000_000_000
CARDS: Final[i64] = 0o777_777_777_777_777

RANK_SHIFT: Final[i64] = 45
UNIT_SHIFT: Final[i64] = 49
LENGTH_SHIFT: Final[i64] = 52
WING_SHIFT: Final[i64] = 56

BLACK: Final[i64] = 13
RED: Final[i64] = 14
_NEXT_RANK: Final[i64] = 0o1_000_000_000_000_000  # one step of the rank at RANK_SHIFT
PASS: Final[i64] = 0
_RED_ONE: Final[i64] = 0o100_000_000_000_000
ROCKET: Final[i64] = 0o110_000_000_000_000 | 13 << 45 | 5 << 49 | 1 << 52


def digit_of(card: i64) -> i64:
    """The digit of a card of `core.card`, whatever its suit."""
    if card >= 52:
        return card - 39
    if card < 4:
        return 12
    return (card >> 2) - 1


def hand_of(cards: tuple[int, ...]) -> i64:
    """`cards` of `core.card` as counts by rank."""
    counts: i64 = 0
    for card in cards:
        counts += _RED_ONE >> 3 * (RED - digit_of(card))  # mypyc would shift a plain 1 left in 32 bits
    return counts


def cards_of(play: i64) -> i64:
    """The cards of `play`, as counts by rank."""
    return play & CARDS


def rank_of(play: i64) -> i64:
    """The lowest digit of the body; of the rocket, the black joker's."""
    return play >> RANK_SHIFT & 15


def top_of(play: i64) -> i64:
    """The digit that decides: the highest of the body; of the rocket, the red joker's."""
    if play == ROCKET:
        return RED
    return rank_of(play) + length_of(play) - 1


def unit_of(play: i64) -> i64:
    """Cards of each rank of the body, 1 to 4; 5 for the rocket; 0 for a pass."""
    return play >> UNIT_SHIFT & 7


def length_of(play: i64) -> i64:
    """Ranks in a row in the body."""
    return play >> LENGTH_SHIFT & 15


def wing_of(play: i64) -> i64:
    """Cards in each wing: 0, 1 or 2."""
    return play >> WING_SHIFT & 3


def body_of(play: i64) -> i64:
    """The cards that decide, without the wings, as counts by rank."""
    if play == ROCKET or play == PASS:
        return play & CARDS
    return (EACH >> 3 * (15 - length_of(play)) << 3 * rank_of(play)) * unit_of(play)


def is_bomb(play: i64) -> bool:
    """Whether `play` doubles the stake: four of a rank and nothing else, or the rocket."""
    return play == ROCKET or (unit_of(play) == 4 and wing_of(play) == 0)


def kind_of(play: i64) -> str:
    """What players call a play that is no pass: the names of the rows of `known.doudizhu`."""
    unit = unit_of(play)
    if unit == 5:
        return "rocket"
    if unit < 3:
        if length_of(play) > 1:
            return "straight" if unit == 1 else "pair_chain"
        return "single" if unit == 1 else "pair"
    name = "triple"
    if unit == 4:
        name = "four_two" if wing_of(play) else "bomb"
    elif length_of(play) > 1:
        name = "plane"
    if wing_of(play) == 1:
        return name + "_single"
    if wing_of(play) == 2:
        return name + "_pair"
    return name


def count_of(counts: i64, digit: i64) -> i64:
    """How many cards of the rank `digit` are in `counts`."""
    return counts >> 3 * digit & 7


def size(counts: i64) -> i64:
    """How many cards `counts` holds."""
    total: i64 = 0
    while counts:
        total += counts & 7
        counts >>= 3
    return total


def at_least(hand: i64, unit: i64) -> i64:
    """The ranks of which `hand` has `unit` cards or more, as ones."""
    if unit == 1:
        return (hand | hand >> 1 | hand >> 2) & EACH
    if unit == 2:
        return (hand >> 1 | hand >> 2) & EACH
    if unit == 3:
        return (hand & hand >> 1 | hand >> 2) & EACH
    return hand >> 2 & EACH


def add_wings(out: vec[i64], play: i64, rest: i64, step: i64, count: i64, wing: i64) -> vec[i64]:
    """Add `play` with every choice of `count` wings from `rest`, where one card of the lowest rank is worth `step`.

    Single cards (wing 1) may be alike in pairs but not in threes, nor both jokers; pairs (wing 2) must differ.
    """
    while rest:
        most = rest & 7
        if wing == 2:
            most >>= 1
            if most > 1:
                most = 1
        elif most > 2:
            most = 2
        if most > count:
            most = count
        rest >>= 3
        more = step << 3
        taken: i64 = 1
        while taken <= most:
            winged = play + taken * wing * step
            if taken < count:
                out = add_wings(out, winged, rest, more, count - taken, wing)
            elif winged & JOKERS != JOKERS:
                out = append(out, winged)
            taken += 1
        step = more
    return out


def _add(out: vec[i64], hand: i64, starts: i64, unit: i64, length: i64, wing: i64) -> vec[i64]:
    """Add every play of one shape whose body begins at one of `starts`."""
    ranks = EACH >> 3 * (15 - length)
    label = unit << UNIT_SHIFT | length << LENGTH_SHIFT | wing << WING_SHIFT
    wings = length
    if unit == 4:
        wings = 2
    while starts:
        if starts & 1:
            play = ranks * unit | label
            out = append(out, play) if wing == 0 else add_wings(out, play, hand & ~(ranks * 7), 1, wings, wing)
        starts >>= 3
        ranks <<= 3
        label += _NEXT_RANK
    return out


def lead(hand: i64) -> vec[i64]:
    """Every play of a seat that leads, each once, in a fixed order."""
    out = vec[i64](capacity=64)
    unit: i64 = 1
    while unit <= 4:
        have = at_least(hand, unit)
        if not have:
            break
        out = _add(out, hand, have, unit, 1, 0)
        if unit >= 3:
            out = _add(out, hand, have, unit, 1, 1)
            out = _add(out, hand, have, unit, 1, 2)
        if unit < 4:
            out = _add_runs(out, hand, have & RUNNABLE, unit)
        unit += 1
    if hand & JOKERS == JOKERS:
        out = append(out, ROCKET)
    return out


def shortest_run(unit: i64) -> i64:
    """The fewest ranks a run of singles, pairs, triples may have; fours do not run."""
    if unit == 1:
        return 5
    if unit == 2:
        return 3
    if unit == 3:
        return 2
    return 15


def _add_runs(out: vec[i64], hand: i64, have: i64, unit: i64) -> vec[i64]:
    shortest = shortest_run(unit)
    starts = have
    length: i64 = 2
    while length <= 12:
        starts &= have >> 3 * (length - 1)
        if not starts:
            break
        if length >= shortest:
            out = _add(out, hand, starts, unit, length, 0)
            if unit == 3:
                out = _add(out, hand, starts, unit, length, 1)
                out = _add(out, hand, starts, unit, length, 2)
        length += 1
    return out


def follow(hand: i64, last: i64) -> vec[i64]:
    """`PASS`, and then every play of `hand` that beats the play `last`."""
    out = vec[i64](capacity=16)
    out = append(out, PASS)
    if last == ROCKET:
        return out
    unit = unit_of(last)
    length = length_of(last)
    wing = wing_of(last)
    have = at_least(hand, unit)
    if length > 1:
        have &= RUNNABLE
    starts = have
    above: i64 = 1
    while above < length:
        starts &= have >> 3 * above
        above += 1
    beaten = 3 * (rank_of(last) + 1)
    starts = starts >> beaten << beaten  # only bodies above the last one
    if starts:
        out = _add(out, hand, starts, unit, length, wing)
    if unit != 4 or wing != 0:
        fours = at_least(hand, 4)
        if fours:
            out = _add(out, hand, fours, 4, 1, 0)
    if hand & JOKERS == JOKERS:
        out = append(out, ROCKET)
    return out


def moves(hand: i64, last: i64) -> vec[i64]:
    """What a seat may play on `last`; `PASS` as the last play means that it leads."""
    return follow(hand, last) if last else lead(hand)


def beats(play: i64, table: i64) -> bool:
    """Whether `play` may be laid on `table`; anything but a pass beats an empty table."""
    if play == PASS or table == ROCKET:
        return False
    if table == PASS or play == ROCKET:
        return True
    if play >> UNIT_SHIFT == table >> UNIT_SHIFT:
        return rank_of(play) > rank_of(table)
    return is_bomb(play)


def read(counts: i64) -> i64:
    """The one play that `counts` are, or 0 if they are none."""
    if counts == JOKERS:
        return ROCKET
    unit: i64 = 4
    while unit and not at_least(counts, unit):
        unit -= 1
    if not unit:
        return 0
    ranks = at_least(counts, unit)
    rank: i64 = 0
    while not ranks >> 3 * rank & 1:
        rank += 1
    length: i64 = 0
    while ranks >> 3 * (rank + length) & 1:
        length += 1
    body = (EACH >> 3 * (15 - length) << 3 * rank) * unit
    if length > 1 and (length < shortest_run(unit) or body & ~(RUNNABLE * 7)):
        return 0
    wing = _read_wing(counts - body, unit, length)
    if wing < 0:
        return 0
    return counts | rank << RANK_SHIFT | unit << UNIT_SHIFT | length << LENGTH_SHIFT | wing << WING_SHIFT


def _read_wing(rest: i64, unit: i64, length: i64) -> i64:
    """The cards in each wing if `rest` can be what a body carries, else -1."""
    if rest == 0:
        return 0
    if unit < 3 or at_least(rest, 3):
        return -1
    carried = length
    if unit == 4:
        carried = 2
    total = size(rest)
    if total == carried and rest & JOKERS != JOKERS:
        return 1
    if total == 2 * carried and rest == at_least(rest, 2) * 2:
        return 2
    return -1
