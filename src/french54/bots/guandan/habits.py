"""What a sensible player of Guandan does without looking ahead: the cheapest parting of the hand, and the partner.

Plays are scored in hundredths of a turn; the lowest is best. A play that follows is worth the turns it saves, less the
high cards and bombs it spends; a pass is worth more the safer it is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from french54.bots.guandan.parting import RIDING, TURN
from french54.bots.guandan.reading import (
    FIRST_BOMB,
    FULL_HOUSE,
    PAIR,
    SINGLE,
    TRIPLE,
    Position,
    losers,
)
from french54.kit.climbing.plays import length_of, rank_of, row_of, wing, wings_at
from french54.kit.climbing.shapes import hold

OUT: Final = -10_000
"""Going out."""
SURE: Final = -160
"""A play nobody beats but with a bomb, after which one part at most can be beaten."""
LEAD: Final = -30
"""Taking the lead."""
EARLY: Final = 12
"""The same while an opponent who is far from going out holds the table, and much of the hand is still to be led."""
FAR_PARTS: Final = 3
"""Much: more parts than these can be beaten."""
DANGER: Final = (0, 260, 200, 160, 130, 120, 90, 70, 60, 45, 40)
"""What it costs to leave the table to an opponent, by how many cards are left to it; more of them cost `EASE`."""
EASE: Final = 18
RELAY: Final = 0.6
"""The part of that danger where the partner may still beat the play."""
MATE_LOW: Final = (35, 45, 70)
"""What it is worth to leave the table to the partner: single, pair, others; and for every rank the play is high."""
MATE_RANK: Final = 5
MATE_SHORT: Final = 60
"""More, if few cards are left to the partner."""
MATE_BOMB: Final = 500
BLOCK: Final = 8
"""What each rank is worth where the next opponent would go out on anything higher."""
KINDS: Final = (45, 32, 25, 8, 0, -5, -10)
"""How gladly kinds are kept back from a lead, by row."""
RANKS: Final = 4
"""How gladly high ones are."""
HELD_BACK: Final = 25
"""How gladly plays are kept back that nobody beats."""
BOMB_LEAD: Final = 300
EXPOSED: Final = 150
"""What it costs to lead what an opponent may go out on."""
GIFT: Final = (-150, -90)
"""What it is worth to lead a single or a pair that the partner may go out on."""
HOUSED: Final = 0.6
"""The part of a high pair's worth that is lost where a triple takes it along."""


@dataclass(frozen=True, slots=True)
class Liked:
    """A play and its score."""

    move: int
    score: float


def weigh(position: Position) -> list[Liked]:
    """The sensible plays, best first."""
    found = [*_leads(position)] if not position.table else [*_follows(position)]
    return sorted(found, key=lambda liked: liked.score) or [Liked(position.moves()[0], 0.0)]


def _follows(position: Position) -> Iterator[Liked]:
    """Every meaning of every reply that is worth a thought, and the pass."""
    whole = position.whole()
    if whole:
        yield Liked(whole, OUT)
    base = position.cost(position.held)
    yield Liked(0, pass_score(position))
    for move in position.moves():
        if move and move != whole:
            rest = position.after(move)
            if rest:
                yield Liked(move, position.cost(rest) - base + follow_score(position, move, rest))


def pass_score(position: Position) -> float:
    """What passing costs."""
    owner, counts = position.owner, position.counts
    if owner is None:
        return 0.0
    row, power = row_of(position.table), position.power(position.table)
    cards = int(position.rules.shape_of(position.table).size(length_of(position.table)))
    following = position.enemies[0]
    if owner == position.mate:
        if row >= FIRST_BOMB:
            return -MATE_BOMB
        score = -MATE_LOW[min(row, 2)] - MATE_RANK * power
        if counts[owner] <= 5:
            score -= MATE_SHORT
        if counts[following] == cards and cards <= 2 and not position.is_boss(position.table):
            score += EXPOSED
        return score
    left = counts[owner]
    danger = DANGER[left] if left < len(DANGER) else EASE
    relayed = owner == position.enemies[1] and counts[position.mate]
    if counts[following] == cards and cards <= 2 and owner != following and counts[following]:
        return max(danger, 120) if not relayed else max(danger * RELAY, 60)
    return danger * RELAY if relayed else danger


def follow_score(position: Position, move: int, rest: Sequence[int]) -> float:
    """What laying `move` costs beyond the turns it saves."""
    score = 0.0
    cards = len(position.held) - len(rest)
    following = position.enemies[0]
    if position.is_boss(move):
        parts = tuple(position.parting.parts(hold(tuple(rest), position.wild)))
        beaten = len(losers(position, parts))
        far = position.owner in position.enemies and position.counts[position.owner] >= len(DANGER)
        score += SURE if beaten <= 1 else EARLY if far and beaten > FAR_PARTS else LEAD
    elif row_of(move) < FIRST_BOMB and position.counts[following] == cards and cards <= 2:
        score += EXPOSED - BLOCK * position.power(move)
    if row_of(move) >= FIRST_BOMB and position.owner in position.enemies and not position.counts[position.owner]:
        score += 30  # who is out wins nothing any more by this trick
    return score


def _leads(position: Position) -> Iterator[Liked]:
    """The parts of the hand, and triples with pairs."""
    whole = position.whole()
    if whole:
        yield Liked(whole, OUT)
    parts = position.parts
    beaten = losers(position, parts)
    ending = len(beaten) <= 1
    for move in dict.fromkeys((*parts, *full_houses(position), *gifts(position))):
        if move != whole and position.holds(move):
            yield Liked(move, lead_score(position, move, ending, beaten))


def full_houses(position: Position) -> Iterator[int]:
    """Each triple of the parting with each pair of it that is no higher than needed."""
    pairs = sorted((part for part in position.parts if row_of(part) == PAIR), key=position.power)
    for triple in position.parts:
        if row_of(triple) == TRIPLE:
            for pair in pairs[:2]:
                if wilds_of(pair) == 0:
                    yield housed(triple, pair)


def housed(triple: int, pair: int) -> int:
    """The full house of a triple and a pair without wild cards."""
    return triple + (1 << 38) | int(wing(rank_of(pair)))


def wilds_of(move: int) -> int:
    """The stand-ins of a play, 0 for none."""
    return move >> 46


def gifts(position: Position) -> Iterator[int]:
    """The lowest single or pair, where the partner holds so many cards."""
    left = position.counts[position.mate]
    if left in (1, 2):
        moves = [move for move in position.moves() if row_of(move) == left - 1 and not wilds_of(move)]
        if moves:
            yield min(moves, key=position.power)


def lead_score(position: Position, move: int, ending: bool, beaten: Sequence[int]) -> float:
    """How gladly `move` is kept back from a lead."""
    row, power, counts = row_of(move), position.power(move), position.counts
    cards = int(position.rules.shape_of(move).size(length_of(move)))
    boss = position.is_boss(move)
    if ending and boss:
        # nothing can go wrong but a bomb: what nobody beats first, bombs last of it, the loser at the end
        return -400 + (100 if row >= FIRST_BOMB else 0) + power
    if row >= FIRST_BOMB:
        return BOMB_LEAD + power + 20 * cards
    score = float(KINDS[row]) + RANKS * power
    if row == FULL_HOUSE:
        score += HOUSED * max(0, int(TURN) - pair_cost(position, move))
    elif move not in position.parts:
        score += waste(position, move)
    if boss:
        score += HELD_BACK if len(beaten) > 2 else -HELD_BACK
    else:
        score += sum(_exposed(position, seat, cards, power) for seat in position.enemies)
    left = counts[position.mate]
    if row in (SINGLE, PAIR) and left == cards and counts[position.enemies[0]] != cards:
        score += GIFT[row] + 4 * power
    return score


def pair_cost(position: Position, house: int) -> int:
    """What the pair of a full house would cost by itself."""
    digit = next(digit for digit in range(15) if wings_at(house, digit))
    return int(position.parting.group_cost(digit, 2))


def waste(position: Position, move: int) -> int:
    """How much dearer a single or a pair makes the hand that is no part of it."""
    own = int(position.parting.group_cost(rank_of(move), row_of(move) + 1))
    return position.cost(position.after(move)) + own - position.cost(position.held)


def _exposed(position: Position, seat: int, cards: int, power: int) -> float:
    """What it costs to lead so many cards where an opponent may hold just as many."""
    if position.counts[seat] != cards:
        return 0.0
    return EXPOSED - BLOCK * power if cards <= 2 else EXPOSED / 3


def turn_saved(position: Position, liked: Liked) -> bool:
    """Whether a reply breaks nothing that costs turns."""
    return position.cost(position.after(liked.move)) - position.cost(position.held) <= -2 * RIDING
