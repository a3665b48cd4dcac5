"""The rules of Guandan: the deal of a deck, a deal in progress, and the match over levels."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Self

from french54.core.card import Cards
from french54.core.chance import Draw
from french54.core.game import Event, Game, Illegal, Seat, State
from french54.games.guandan import hand, orders, sampling, score, told, tribute
from french54.games.guandan.actions import Action, Play, Return, read
from french54.games.guandan.choices import Returning, Turn
from french54.games.guandan.levels import SEATS, Award, award, partner
from french54.games.guandan.tribute import Tribute
from french54.games.guandan.view import GuandanView, Phase
from french54.kit.climbing import told as climbing
from french54.kit.climbing.hands import without


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from."""

    first: Seat
    """Who leads where no tribute decides."""
    levels: tuple[int, int] = (hand.TWO, hand.TWO)
    """The levels of both sides, as ranks of `core.card`; seats 0 and 2 are side 0."""
    level: int = hand.TWO
    """The level the deal is played at."""
    finished: tuple[Seat, ...] = ()
    """All seats in the order in which they ran out in the last deal."""


@dataclass(frozen=True, slots=True)
class GuandanState(State[Action, GuandanView]):
    """A deal, fully known."""

    setup: Setup
    deck: Cards
    """Seat s was dealt every fourth card from place s on."""
    hands: tuple[Cards, ...]
    turn: Seat | None
    tributes: tuple[Tribute, ...] = ()
    refused: bool = False
    table: int = 0
    """What must be beaten, as the kernel has it (`hand.pure`); 0 for a seat that leads."""
    by: Seat | None = None
    """Who laid it."""
    passes: int = 0
    """Passes since."""
    out: tuple[Seat, ...] = ()
    """The seats that have run out, in that order; all four once the deal is over."""
    log: tuple[Event, ...] = ()
    """What everybody has seen since the cards were dealt."""

    @property
    def phase(self) -> Phase:
        if self.turn is None:
            return "over"
        return "play" if self._owing is None else "return"

    @property
    def _owing(self) -> Tribute | None:
        """The tribute for which a card is to be given back now."""
        return next((each for each in self.tributes if each.back is None), None)

    @property
    def award(self) -> Award | None:
        """Once the deal is over."""
        return award(self.setup.levels, self.setup.level, self.out) if self.turn is None else None

    @property
    def payoffs(self) -> tuple[int, ...]:
        made = self.award
        return (0,) * SEATS if made is None else score.payoffs(made)

    def choices(self) -> Returning | Turn:
        if self.turn is None:
            raise Illegal("guandan 6.1", "error-deal-over")
        owing = self._owing
        if owing is not None:
            return Returning(self.hands[self.turn], owing.card, self.setup.level)
        return Turn(self.hands[self.turn], self.setup.level, self.table)

    def play(self, action: Action) -> Self:
        self.choices().check(action)
        if isinstance(action, Return):
            return self._returned(action)
        return self._played(action) if isinstance(action, Play) else self._passed()

    def _returned(self, action: Return) -> Self:
        given = [replace(each, back=action.card) if each == self._owing else each for each in self.tributes]
        done = [each for each in given if each.back is not None]
        receiver, payer = done[-1].receiver, done[-1].payer
        hands = list(self.hands)
        hands[receiver] = without(hands[receiver], action.cards)
        hands[payer] = hand.ordered((*hands[payer], action.card), self.setup.level)
        after = replace(self, hands=tuple(hands), tributes=tuple(given), log=(*self.log, told.returned(done[-1])))
        owing = after._owing
        return after._led(given[0].payer) if owing is None else replace(after, turn=owing.receiver)

    def _led(self, seat: Seat) -> Self:
        """The deal once it is known who leads."""
        return replace(self, turn=seat, log=(*self.log, told.leads(seat)))

    def _played(self, play: Play) -> Self:
        seat = self._seat
        hands = list(self.hands)
        hands[seat] = without(hands[seat], play.cards)
        log = [*self.log, told.played(seat, play)]
        out = self.out
        if not hands[seat]:
            out = (*out, seat)
            log.append(told.out(seat, len(out)))
        after = replace(self, hands=tuple(hands), table=play.move, by=seat, passes=0, out=out)
        if len(out) == SEATS - 1:
            return after._ended(log)
        return replace(after, turn=after._next(seat), log=tuple(log))

    def _passed(self) -> Self:
        seat, by = self._seat, self.by
        log, passes = (*self.log, climbing.passed(seat)), self.passes + 1
        others = sum(bool(cards) for other, cards in enumerate(self.hands) if other != by)
        if by is None or passes < others:
            return replace(self, turn=self._next(seat), passes=passes, log=log)
        leader = follower(by, self.hands)
        return replace(self, turn=leader, table=0, by=None, passes=0, log=(*log, told.cleared(leader, by)))

    @property
    def _seat(self) -> Seat:
        if self.turn is None:
            raise Illegal("guandan 6.1", "error-deal-over")
        return self.turn

    def _next(self, seat: Seat) -> Seat:
        return _holding(self.hands, seat)

    def _ended(self, log: list[Event]) -> Self:
        """Three have run out; the fourth is last."""
        last = next(seat for seat in range(SEATS) if seat not in self.out)
        log += [told.out(last, SEATS), climbing.shown(last, self.hands[last])]
        return replace(self, turn=None, out=(*self.out, last), log=tuple(log))

    def view(self, seat: Seat | None) -> GuandanView:
        setup, course, made = self.setup, told.Course(self.log), self.award
        result = score.result(made, setup.levels, self.out, seat) if made else None
        events = (*told.dealt(self.deck, seat), *self.log)
        held = () if seat is None else self.hands[seat]
        return GuandanView(
            seat=seat,
            turn=self.turn,
            hand=held,
            counts=tuple(map(len, self.hands)),
            choices=self.choices() if seat is not None and seat == self.turn else None,
            events=(*events, score.scored(made, result)) if made and result else events,
            result=result,
            phase=self.phase,
            level=hand.LEVEL_NAMES[setup.level],
            levels=(hand.LEVEL_NAMES[setup.levels[0]], hand.LEVEL_NAMES[setup.levels[1]]),
            wild=hand.wild(setup.level),
            finished=setup.finished,
            refused=self.refused,
            tributes=self.tributes,
            table=course.table if isinstance(course.table, told.Laid) else None,
            last=tuple(course.last),
            stands=tuple(course.stands),
            places=tuple(course.places),
            plays=tuple(course.plays),
            played=tuple(course.played),
            orders=orders.orders(held, setup.level),
            flushes=orders.flushes(held, setup.level),
        )


def _holding(hands: tuple[Cards, ...], seat: Seat) -> Seat:
    """The next seat after `seat` that still holds cards."""
    return next(other % SEATS for other in range(seat + 1, seat + SEATS + 1) if hands[other % SEATS])


def follower(by: Seat, hands: tuple[Cards, ...]) -> Seat:
    """Who leads when nobody beat what `by` laid: itself, else its partner, else the next who still holds cards."""
    if hands[by]:
        return by
    return partner(by) if hands[partner(by)] else _holding(hands, by)


@dataclass(frozen=True, slots=True)
class Guandan(Game[GuandanState, GuandanView, Action, Setup]):
    """Four players in two partnerships, a match over levels."""

    name: ClassVar[str] = "guandan"

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup(draw.below(SEATS))

    def pack(self, setup: Setup) -> Cards:
        return sampling.PACK

    def start(self, setup: Setup, deck: Cards) -> GuandanState:
        hands = tuple(hand.ordered(deck[seat::SEATS], setup.level) for seat in range(SEATS))
        if not setup.finished:
            return GuandanState(setup, deck, hands, setup.first)._led(setup.first)
        if tribute.refused(hands, setup.finished):
            state = GuandanState(setup, deck, hands, setup.first, refused=True, log=(told.refused(),))
            return state._led(setup.first)
        owed = tribute.owed(hands, setup.finished, setup.level)
        after = tuple(tribute.exchanged(hands, owed, setup.level))
        return GuandanState(setup, deck, after, owed[0].receiver, owed, log=tuple(map(told.given, owed)))

    def next(self, setup: Setup, ended: GuandanState, draw: Draw) -> Setup | None:
        """The next deal, at the level the winners have reached; None once they have won the match."""
        made = ended.award
        if made is None or made.won:
            return None
        return Setup(ended.out[0], made.levels, made.level, ended.out)

    def standing(self, setup: Setup, ended: GuandanState | None) -> Mapping[str, Any]:
        """The levels of both sides, what is played (next), how the last deal ended, and who has won the match."""
        made = ended.award if ended else None
        levels, level = (made.levels, made.level) if made else (setup.levels, setup.level)
        return {
            "levels": tuple(hand.LEVEL_NAMES[each] for each in levels),
            "level": hand.LEVEL_NAMES[level],
            "finished": ended.out if ended else setup.finished,
            "winners": (made.side, made.side + 2) if made and made.won else None,
        }

    def sample(self, view: GuandanView, rng: Random) -> GuandanState:
        return next(self.samples(view, rng))

    def samples(self, view: GuandanView, rng: Random) -> Iterator[GuandanState]:
        """States the view may come from, all equally likely, without end; quicker than one `sample` at a time."""
        level, one, other = (hand.LEVEL_NAMES.index(name) for name in (view.level, *view.levels))
        log = tuple([event for event in view.events if event.kind not in {"deal", "score"}])
        course = told.Course(log)
        first = view.finished[0] if view.finished else _leader(log)
        setup = Setup(first, (one, other), level, view.finished)
        laid = view.table
        table = Play(laid.cards, laid.stands).move if laid else 0
        out = tuple(sorted((seat for seat in range(SEATS) if view.places[seat]), key=view.places.__getitem__))
        for deck, hands in sampling.deals(view, level, rng):
            yield GuandanState(
                setup,
                deck,
                hands,
                view.turn,
                view.tributes,
                view.refused,
                table,
                laid.seat if laid else None,
                course.passes,
                out,
                log,
            )

    def parse(self, text: str) -> Action:
        return read(text)


def _leader(log: tuple[Event, ...]) -> Seat:
    """Who leads the deal."""
    return next(event.seat for event in log if event.kind == "lead" and event.seat is not None)
