"""A view in the kernel's numbers, and plays of the kernel as actions of the seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from french54.bots.guandan.parting import Parting
from french54.core.card import Card, Cards, pack
from french54.core.game import Seat
from french54.games.guandan import hand
from french54.games.guandan.actions import PASS, Action, Play
from french54.games.guandan.levels import SEATS, partner
from french54.games.guandan.view import GuandanView
from french54.kit.climbing.digits import at_least, count_at, hand_of, line
from french54.kit.climbing.hands import POWER, without
from french54.kit.climbing.plays import length_of, rank_of, row_of
from french54.kit.climbing.shapes import Holding, hold
from french54.kit.climbing.table import Table

PACK: Final = pack(2)
SINGLE: Final = 0
PAIR: Final = 1
TRIPLE: Final = 2
FULL_HOUSE: Final = 3
FIRST_BOMB: Final = 7
FLUSH: Final = 9
ROCKET: Final = 15
"""Rows of the kernel's table, counted from 0."""


@cache
def parter(level: int) -> Parting:
    """What parts hands while `level` is raised; judges by what it last looked at."""
    return Parting(POWER[4 * level])


@dataclass(frozen=True)
class Position:
    """What the seat on turn knows of the play."""

    seat: Seat
    level: int
    held: Cards
    counts: tuple[int, ...]
    table: int
    """The play to beat, 0 for a seat that leads."""
    owner: Seat | None
    """Who laid it."""
    unseen: Cards
    """The cards the seat has not seen."""

    @property
    def mate(self) -> Seat:
        """The partner."""
        return partner(self.seat)

    @property
    def enemies(self) -> tuple[Seat, Seat]:
        """The opponents, the one who plays after first."""
        return (self.seat + 1) % SEATS, (self.seat + 3) % SEATS

    @cached_property
    def wild(self) -> Card:
        return hand.wild(self.level)

    @cached_property
    def rules(self) -> Table:
        """The kernel's table."""
        return hand.table(self.level)

    @cached_property
    def parting(self) -> Parting:
        """What parts the hand, judging by the cards unseen."""
        found = parter(self.level)
        found.look(self.out)
        return found

    @cached_property
    def out(self) -> int:
        """The natural cards unseen, as counts by rank."""
        return hand_of(tuple([card for card in self.unseen if card != self.wild]))

    @cached_property
    def out_wilds(self) -> int:
        """The wild cards unseen."""
        return self.unseen.count(self.wild)

    @cached_property
    def most(self) -> int:
        """The most cards an opponent holds."""
        return max(self.counts[seat] for seat in self.enemies)

    @cached_property
    def holding(self) -> Holding:
        return hold(self.held, self.wild)

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The cheapest parting of the hand, which is the strongest last where rows are alike."""
        return tuple(self.parting.parts(self.holding))

    @cached_property
    def kept(self) -> Cards:
        """The hand, cards that its straight flushes need last."""
        needed: Cards = ()
        for part in self.parts:
            if row_of(part) == FLUSH:
                needed += hand.bind(part, without(self.held, needed), self.level)
        return (*without(self.held, needed), *needed)

    def power(self, move: int) -> int:
        """How high a play stands among those of its row."""
        if length_of(move) > 1:
            return int(rank_of(move) + length_of(move) - 1)
        return int(self.parting.strength[rank_of(move)])

    def cards_of(self, move: int) -> Cards:
        """Cards of the hand for a play, sparing straight flushes."""
        try:
            return hand.bind(move, self.kept, self.level)
        except ValueError:  # a straight that is all of one suit only because of the order in which cards are taken
            return hand.bind(move, self.held, self.level)

    def holds(self, move: int) -> bool:
        """Whether the hand has the cards for a part: not for a straight that can only be of one suit."""
        try:
            self.cards_of(move)
        except ValueError:
            return False
        return True

    def after(self, move: int) -> Cards:
        """The hand without the cards of a play."""
        return without(self.held, self.cards_of(move)) if move else self.held

    def cost(self, cards: Cards) -> int:
        """What `cards` cost, in hundredths of a turn."""
        return int(self.parting.cost(hold(cards, self.wild))) if cards else 0

    def moves(self) -> list[int]:
        """Every legal play; 0 is a pass."""
        return hand.moves(self.held, self.level, self.table)

    def whole(self) -> int:
        """The strongest legal play that lays the whole hand, 0 if there is none."""
        if len(self.held) > 10:
            return 0
        found = hand.meanings(self.held, self.level)
        legal = [move for move in found if not self.table or self.rules.beats(hand.pure(move), self.table)]
        return legal[-1] if legal else 0

    def is_boss(self, move: int) -> bool:
        """Whether no opponent can beat a play in kind; of a bomb, whether none is out that is higher."""
        row, cards = row_of(move), int(self.rules.shape_of(move).size(length_of(move)))
        if row >= FIRST_BOMB:
            return self._bombs_out(row, cards, move)
        if cards > self.most:
            return True
        if length_of(move) > 1:
            return not self._run_out(int(self.rules.shape_of(move).unit), move)
        unit = TRIPLE + 1 if row == FULL_HOUSE else row + 1
        power = self.power(move)
        if unit == 1 and self.out_wilds and power < self.parting.strength[POWER[self.wild]]:
            return False
        free = self.out_wilds if unit > 1 else 0
        ranks = range(13) if unit > 2 else range(15)
        higher = (rank for rank in ranks if self.parting.strength[rank] > power)
        return not any(0 < count_at(self.out, rank) >= unit - (free if rank < 13 else 0) for rank in higher)

    def _run_out(self, unit: int, move: int) -> bool:
        """Whether a higher run of the same kind may be out."""
        length, places = int(length_of(move)), int(line(self.out))
        for start in range(int(rank_of(move)) + 1, 15 - length):
            lacking = sum(max(0, unit - (places >> 4 * (start + step) & 15)) for step in range(length))
            if lacking <= self.out_wilds:
                return True
        return False

    def _bombs_out(self, row: int, cards: int, move: int) -> bool:
        if row == ROCKET:
            return True
        if self.most < 4 or (self.most == 4 and cards > 4):
            return True
        if count_at(self.out, 13) == 2 and count_at(self.out, 14) == 2:
            return False
        if cards <= 5 and self.most >= 5:
            return False
        more = int(at_least(self.out, cards + 1 - self.out_wilds)) and self.most > cards
        same = any(
            count_at(self.out, rank) + self.out_wilds >= cards and self.parting.strength[rank] > self.power(move)
            for rank in range(13)
        )
        return not more and not same


def position_of(view: GuandanView) -> Position:
    """What the seat on turn knows; raises ValueError for a seat that is not on turn."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError("not on turn")
    table, owner = 0, None
    if view.table is not None:
        table, owner = Play(view.table.cards, view.table.stands).move, view.table.seat
    unseen = without(PACK, (*view.hand, *view.played))
    level = hand.LEVEL_NAMES.index(view.level)
    return Position(view.seat, level, view.hand, view.counts, table, owner, unseen)


def action_of(position: Position, move: int) -> Action:
    """A play as the seat says it."""
    return Play.bound(move, position.cards_of(move), position.level) if move else PASS


def losers(position: Position, parts: Iterable[int]) -> list[int]:
    """The parts that opponents can beat, but for bombs and for pairs that triples take along."""
    beaten = [part for part in parts if row_of(part) < FIRST_BOMB and not position.is_boss(part)]
    triples = sum(row_of(part) == TRIPLE for part in parts)
    pairs = [part for part in beaten if row_of(part) == PAIR]
    for pair in sorted(pairs, key=position.power)[:triples]:
        beaten.remove(pair)
    return beaten
