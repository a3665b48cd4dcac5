"""The rules of Zheng Shangyou: the deal of a deck, and a deal in progress."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Self

from french54.core.card import Cards
from french54.core.chance import Draw
from french54.core.game import Event, Game, Illegal, Seat, State
from french54.games.zhengshangyou import hand, sampling, told
from french54.games.zhengshangyou.actions import Action, Play, read
from french54.games.zhengshangyou.choices import Turn
from french54.games.zhengshangyou.score import Score, earned, stake
from french54.games.zhengshangyou.view import ZhengshangyouView
from french54.kit.climbing import told as climbing
from french54.kit.climbing.hands import without

Hands = tuple[Cards, Cards, Cards]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class ZhengshangyouState(State[Action, ZhengshangyouView]):
    """A deal, fully known."""

    dealer: Seat
    deck: Cards
    """Dealt one card at a time from the seat after the dealer on."""
    hands: Hands
    turn: Seat | None
    table: int = 0
    """What must be beaten, as the kernel has it; 0 for a seat that leads."""
    by: Seat | None = None
    """Who laid it."""
    led: bool = False
    """Whether it was led."""
    plays: tuple[int, int, int] = (0, 0, 0)
    """How often each seat has played."""
    bonuses: tuple[Seat, ...] = ()
    """Who earned a bonus with a bomb, once for each, in that order."""
    log: tuple[Event, ...] = ()
    """What everybody has seen since the cards were dealt."""

    @property
    def opening(self) -> bool:
        """Whether the first play is to come."""
        return not any(self.plays)

    @property
    def score(self) -> Score | None:
        """Once the deal is over."""
        return Score(self.hands, self.plays, self.bonuses) if self.turn is None else None

    @property
    def payoffs(self) -> tuple[int, int, int]:
        score = self.score
        return (0, 0, 0) if score is None else score.payoffs

    def choices(self) -> Turn:
        if self.turn is None:
            raise Illegal("zhengshangyou 1.2", "error-deal-over")
        return Turn(self.hands[self.turn], self.table, self.opening)

    def play(self, action: Action) -> Self:
        """The deal after `action` and after the passes of those who cannot beat it; raises `Illegal`."""
        move = self.choices().read(action)
        seat = self.turn
        if seat is None or not isinstance(action, Play):
            raise Illegal("zhengshangyou 3.5", "error-unknown-action", action=str(action))
        hands = list(self.hands)
        hands[seat] = without(hands[seat], action.cards)
        plays = list(self.plays)
        plays[seat] += 1
        log = [*self.log, climbing.played(seat, action.cards, hand.meaning(move))]
        after = replace(
            self,
            hands=(hands[0], hands[1], hands[2]),
            table=move,
            by=seat,
            led=not self.table,
            plays=(plays[0], plays[1], plays[2]),
        )
        return after._followed(seat, log)

    def _followed(self, seat: Seat, log: list[Event]) -> Self:
        """Who is next, now that `seat` has laid what lies on the table."""
        if not self.hands[seat]:
            return self._closed(None, log)
        for other in ((seat + 1) % 3, (seat + 2) % 3):
            if hand.beaten(self.hands[other], self.table):
                return replace(self, turn=other, log=tuple(log))
            log.append(climbing.passed(other))
        return self._closed(seat, log)

    def _closed(self, leader: Seat | None, log: list[Event]) -> Self:
        """The round is over, and so is the deal if nobody leads."""
        by, bonuses = self.by, self.bonuses
        if by is not None and not self.led and hand.meaning(self.table).bomb:
            log.append(told.bonus(by))
            bonuses = (*bonuses, by)
        if leader is None:
            log += [climbing.shown(seat, cards) for seat, cards in enumerate(self.hands) if cards]
            return replace(self, turn=None, bonuses=bonuses, log=tuple(log))
        log.append(climbing.cleared(leader))
        return replace(self, turn=leader, table=0, by=None, led=False, bonuses=bonuses, log=tuple(log))

    def view(self, seat: Seat | None) -> ZhengshangyouView:
        course = told.Course(self.log)
        score = self.score
        result = score.result(seat) if score else None
        events = (*told.dealt(self.deck, self.dealer, seat), *self.log)
        if result:
            events = (*events, Event("score", said=result.headline, data={"payoffs": result.payoffs}))
        return ZhengshangyouView(
            seat=seat,
            turn=self.turn,
            hand=() if seat is None else self.hands[seat],
            counts=tuple(map(len, self.hands)),
            choices=self.choices() if seat is not None and seat == self.turn else None,
            events=events,
            result=result,
            phase="over" if self.turn is None else "play",
            dealer=self.dealer,
            opening=self.opening,
            table=course.table,
            last=tuple(course.last),
            plays=tuple(course.plays),
            played=tuple(course.played),
            bonuses=tuple(course.bonuses),
            earned=tuple([earned(each, self.bonuses) for each in range(3)]),
            stakes=tuple(
                [
                    stake(len(held), self.plays[each], held if each == seat else ())
                    for each, held in enumerate(self.hands)
                ]
            ),
        )


@dataclass(frozen=True, slots=True)
class Zhengshangyou(Game[ZhengshangyouState, ZhengshangyouView, Action, Setup]):
    """Three players, each alone, a single deal."""

    name: ClassVar[str] = "zhengshangyou"

    @property
    def seats(self) -> int:
        return 3

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup(draw.below(3))

    def pack(self, setup: Setup) -> Cards:
        return hand.PACK

    def start(self, setup: Setup, deck: Cards) -> ZhengshangyouState:
        first, second, third = (
            hand.ordered(tuple([deck[place] for place in told.places(seat, setup.dealer)])) for seat in range(3)
        )
        hands = (first, second, third)
        leader = next(seat for seat in range(3) if hand.HEART_THREE in hands[seat])
        return ZhengshangyouState(setup.dealer, deck, hands, leader)

    def next(self, setup: Setup, ended: ZhengshangyouState, draw: Draw) -> None:
        """One deal is the match."""

    def sample(self, view: ZhengshangyouView, rng: Random) -> ZhengshangyouState:
        return next(self.samples(view, rng))

    def samples(self, view: ZhengshangyouView, rng: Random) -> Iterator[ZhengshangyouState]:
        """States the view may come from, all equally likely, without end; quicker than one `sample` at a time."""
        log = tuple([event for event in view.events if event.kind not in {"deal", "score"}])
        course = told.Course(log)
        laid = course.table
        table = hand.read(laid.cards, laid.shape == "heavenly_bomb") if laid else 0
        first, second, third = course.plays
        earners = tuple([event.seat for event in log if event.kind == "bonus" and event.seat is not None])
        for deck, hands in sampling.deals(view, rng):
            yield ZhengshangyouState(
                view.dealer,
                deck,
                hands,
                view.turn,
                table,
                laid.seat if laid else None,
                laid is not None and course.led,
                (first, second, third),
                earners,
                log,
            )

    def parse(self, text: str) -> Action:
        return read(text)
