"""Plays of one shape from a holding, appended to a list. A table calls these for each of its rows.

`head` is a play's row, already in place; `above` a mask of the ranks (or starting places) that are wanted.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.kit.climbing.digits import (
    ACE,
    BLACK,
    EACH,
    KING,
    NATURAL,
    RED,
    at_least,
    count_at,
    digit_at,
    line,
    one,
    unline,
)
from french54.kit.climbing.plays import (
    BLACK_WING,
    LENGTH_SHIFT,
    RANK_SHIFT,
    RED_WING,
    STAND_SHIFT,
    SUIT_SHIFT,
    WING_WILDS_SHIFT,
    stand_in,
    wilds_in,
    wing,
)
from french54.kit.climbing.shapes import Holding, Shape

_ALL_RANKS: Final[i64] = 13  # a run of so many is one set of cards wherever it begins


def add_rocket(out: vec[i64], held: Holding, shape: Shape, head: i64) -> vec[i64]:
    """The jokers together, if they are held."""
    if count_at(held.counts, BLACK) >= shape.unit and count_at(held.counts, RED) >= shape.unit:
        out = append(out, head | 1 << LENGTH_SHIFT | BLACK << RANK_SHIFT)
    return out


def add_groups(out: vec[i64], held: Holding, shape: Shape, head: i64, above: i64, level: i64) -> vec[i64]:
    """Every play whose body is of one rank. Wild cards alone are of the rank `level`."""
    wilds: i64 = 0
    while wilds <= held.wilds and wilds <= shape.unit:
        have = shape.ranks & above
        if wilds < shape.unit:
            have &= at_least(held.counts, shape.unit - wilds)
        else:
            have &= one(level)
        if wilds:
            have &= NATURAL
        digit: i64 = 0
        while have:
            if have & 1:
                play = stand_in(head | 1 << LENGTH_SHIFT | digit << RANK_SHIFT, digit, wilds)
                out = add_wings(out, held, shape, play, one(digit), level) if shape.wings else append(out, play)
            have >>= 4
            digit += 1
        wilds += 1
    return out


def add_runs(
    out: vec[i64], held: Holding, shape: Shape, head: i64, shortest: i64, longest: i64, above: i64
) -> vec[i64]:
    """Every run of `shortest` to `longest` ranks; a mixed shape takes none that can only be of one suit."""
    if not shape.suited:
        return _add_runs_in(out, held, held.counts, shape, head, shortest, longest, above)
    number: i64 = 1
    for suit in held.suits:
        out = _add_runs_in(out, held, suit, shape, head | number << SUIT_SHIFT, shortest, longest, above)
        number += 1
    return out


def _add_runs_in(
    out: vec[i64], held: Holding, counts: i64, shape: Shape, head: i64, shortest: i64, longest: i64, above: i64
) -> vec[i64]:
    places = line(counts)
    have = at_least(places, shape.unit - held.wilds) & EACH >> 4  # fourteen places
    starts = have >> 4 * shape.low << 4 * shape.low
    length: i64 = 1
    while starts:
        if length >= shortest:
            wanted = starts & above
            if length == _ALL_RANKS:
                wanted &= 1
            out = _add_starts(out, held, places, shape, head | length << LENGTH_SHIFT, wanted)
        if length == longest:
            break
        starts &= have >> 4 * length
        length += 1
    return out


def _add_starts(out: vec[i64], held: Holding, places: i64, shape: Shape, head: i64, starts: i64) -> vec[i64]:
    length = head >> LENGTH_SHIFT & 15
    start: i64 = 0
    while starts:
        if starts & 1:
            play = head | start << RANK_SHIFT
            if held.wilds:
                out = _fill(out, held, places >> 4 * start, shape, play, length)
            else:
                out = _finish(out, held, shape, play)
        starts >>= 4
        start += 1
    return out


def _fill(out: vec[i64], held: Holding, places: i64, shape: Shape, play: i64, left: i64) -> vec[i64]:
    """Every choice of wild cards for the last `left` ranks of a run, which lie at the low end of `places`."""
    if left == 0:
        return _finish(out, held, shape, play)
    digit = digit_at((play >> RANK_SHIFT & 15) + (play >> LENGTH_SHIFT & 15) - left)
    free = held.wilds - wilds_in(play)
    wilds: i64 = 0
    while wilds <= free and wilds <= shape.unit:
        if places & 15 >= shape.unit - wilds:
            out = _fill(out, held, places >> 4, shape, stand_in(play, digit, wilds), left - 1)
        wilds += 1
    return out


def _finish(out: vec[i64], held: Holding, shape: Shape, play: i64) -> vec[i64]:
    """Add a run with the wings it may carry."""
    start = play >> RANK_SHIFT & 15
    length = play >> LENGTH_SHIFT & 15
    if shape.wings:
        return add_wings(out, held, shape, play, unline(EACH >> 4 * (15 - length) << 4 * start), -1)
    if shape.mixed and not play >> STAND_SHIFT and held.one_suit(start, length):
        return out
    return append(out, play)


def add_wings(out: vec[i64], held: Holding, shape: Shape, play: i64, body: i64, level: i64) -> vec[i64]:
    """`play` with every choice of wings off the ranks of its `body`.

    Wild cards alone are of the rank `level`; beside a body of that rank they stand for aces, or beside aces for kings.
    """
    count = shape.wings * (play >> LENGTH_SHIFT & 15)
    rest = held.counts & ~(body * 15)
    if not held.wilds:
        return _choose(out, shape, play, rest, 1, count)
    free = held.wilds - wilds_in(play)
    wilds: i64 = 0
    while wilds <= free and wilds < shape.wing:
        have = at_least(rest, shape.wing - wilds)
        if wilds:
            have &= NATURAL
        digit: i64 = 0
        while have:
            if have & 1:
                out = append(out, play | wing(digit) | wilds << WING_WILDS_SHIFT)
            have >>= 4
            digit += 1
        wilds += 1
    if free >= shape.wing:
        digit = level
        if body >> 4 * level & 1:
            digit = KING if level == ACE else ACE
        out = append(out, play | wing(digit) | shape.wing << WING_WILDS_SHIFT)
    return out


def _choose(out: vec[i64], shape: Shape, play: i64, rest: i64, step: i64, count: i64) -> vec[i64]:
    """`play` with every choice of `count` wings from `rest`, where a wing of the lowest rank is worth `step`."""
    while rest:
        most = rest & 15
        if shape.wing == 2:
            most >>= 1
        if most > shape.alike:
            most = shape.alike
        if most > count:
            most = count
        taken: i64 = 1
        while taken <= most:
            winged = play + taken * step
            if taken < count:
                out = _choose(out, shape, winged, rest >> 4, step << 2, count - taken)
            elif shape.jokers == 2 or not (winged & BLACK_WING and winged & RED_WING):
                out = append(out, winged)
            taken += 1
        rest >>= 4
        step <<= 2
    return out
