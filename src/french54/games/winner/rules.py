"""The rules of Winner: the deal of a deck, a deal in progress, and the session."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from operator import add
from random import Random
from typing import Any, ClassVar, Self

from french54.core.card import Card, Cards
from french54.core.chance import Draw
from french54.core.game import Event, Game, Illegal, Seat, State
from french54.games.winner import hand, sampling, told
from french54.games.winner.actions import Action, Take, read
from french54.games.winner.choices import Offering, Taking, Turn
from french54.games.winner.hand import Lying
from french54.games.winner.options import Options
from french54.games.winner.score import Score
from french54.games.winner.view import Phase, WinnerView
from french54.kit.climbing import told as climbing
from french54.kit.climbing.actions import Play
from french54.kit.climbing.hands import without


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from."""

    dealer: Seat
    """In later deals the loser of the last one."""
    totals: tuple[int, ...]
    """What each seat has scored so far."""
    turned: int | None = None
    """The place in the deck of the card turned up, in the first deal."""
    winner: Seat | None = None
    """Who won the last deal."""

    @property
    def leader(self) -> Seat:
        """Who leads the deal."""
        if self.winner is not None:
            return self.winner
        return (self.dealer + (self.turned or 0)) % len(self.totals)


@dataclass(frozen=True, slots=True)
class WinnerState(State[Action, WinnerView]):
    """A deal, fully known."""

    setup: Setup
    options: Options
    deck: Cards
    """Dealt one card at a time from the dealer on."""
    hands: tuple[Cards, ...]
    turn: Seat | None
    phase: Phase = "play"
    given: Card | None = None
    offered: Cards = ()
    table: int = 0
    """What must be beaten, as the kernel has it; 0 for a seat that leads."""
    by: Seat | None = None
    """Who laid it."""
    laid: Cards = ()
    passes: int = 0
    """Passes in a row since."""
    reversed: bool = False
    """The order of ranks is turned round."""
    plays: tuple[int, ...] = ()
    """How often each seat has played."""
    out: tuple[Seat, ...] = ()
    """Who has no cards left, in the order in which they went out; once the deal is over the loser too."""
    score: Score | None = None
    """Once the first is out."""
    log: tuple[Event, ...] = ()
    """What everybody has seen since the cards were dealt."""

    @property
    def payoffs(self) -> tuple[int, ...]:
        return self.score.payoffs if self.score and self.turn is None else (0,) * len(self.hands)

    @property
    def lying(self) -> Lying:
        """What lies on the table."""
        return Lying(self.options, self.table, self.laid, self.reversed)

    @property
    def places(self) -> tuple[int, ...]:
        """Where each seat came; 0 for those who still play."""
        return tuple(self.out.index(seat) + 1 if seat in self.out else 0 for seat in range(len(self.hands)))

    def choices(self) -> Turn | Offering | Taking:
        if self.turn is None:
            raise Illegal("winner 5.1", "error-deal-over")
        if self.phase == "offer":
            return Offering(self.hands[self.turn])
        return Taking(self.offered) if self.phase == "take" else Turn(self.hands[self.turn], self.lying)

    def play(self, action: Action) -> Self:
        choices, seat = self.choices(), self.turn
        if seat is None:
            raise Illegal("winner 5.1", "error-deal-over")
        if isinstance(choices, Turn):
            play = choices.read(action)
            return self._passed(seat) if play is None else self._played(seat, play)
        choices.check(action)
        if isinstance(action, Take):
            return self._taken(seat, action.card)
        offered = hand.ordered(action.cards)
        log = (*self.log, told.offered(seat, offered))
        return replace(self, turn=self.setup.dealer, phase="take", offered=offered, log=log)

    def _taken(self, seat: Seat, card: Card) -> Self:
        hands, winner = list(self.hands), self.setup.leader
        hands[winner] = without(hands[winner], (card,))
        hands[seat] = hand.ordered((*hands[seat], card))
        log = (*self.log, told.taken(seat, card, winner))
        return replace(self, hands=tuple(hands), turn=winner, phase="play", log=log)

    def _played(self, seat: Seat, play: Play) -> Self:
        what = play.meaning
        if what is None:
            raise Illegal("winner 4.1", "play-error-nothing")
        hands, plays = list(self.hands), list(self.plays)
        hands[seat] = without(hands[seat], play.cards)
        plays[seat] += 1
        log = [*self.log, climbing.played(seat, play.cards, what)]
        turned = self.reversed != (what.shape == "four")
        if turned != self.reversed:
            log.append(told.revolution(seat, turned))
        after = replace(
            self,
            hands=tuple(hands),
            table=hand.read(play.cards, self.options),
            by=seat,
            laid=play.cards,
            passes=0,
            reversed=turned,
            plays=tuple(plays),
            log=tuple(log),
        )
        return after._went_out(seat) if not hands[seat] else after._asked(after._next(seat))

    def _went_out(self, seat: Seat) -> Self:
        """`seat` has laid its last cards."""
        out = (*self.out, seat)
        log = (*self.log, told.out(seat, len(out)))
        score = self.score or Score(tuple(map(len, self.hands)), self.plays)
        holders = [other for other, held in enumerate(self.hands) if held]
        if len(holders) > 1:
            after = replace(self, out=out, score=score, log=log)
            return after._asked(after._next(seat))
        (loser,) = holders
        log = (*log, climbing.shown(loser, self.hands[loser]))
        return replace(self, turn=None, phase="over", out=(*out, loser), score=score, log=log)

    def _asked(self, seat: Seat) -> Self:
        """It is the turn of `seat`, unless its pass goes by itself."""
        if self.table and self.lying.lets_pass and not self.lying.can_be_beaten(self.hands[seat]):
            return self._passed(seat, forced=True)
        return replace(self, turn=seat)

    def _passed(self, seat: Seat, forced: bool = False) -> Self:
        log = [*self.log, told.forced(seat) if forced else climbing.passed(seat)]
        passes, by = self.passes + 1, self.by
        others = sum(bool(held) and other != by for other, held in enumerate(self.hands))
        if passes < others or by is None:
            return replace(self, passes=passes, log=tuple(log))._asked(self._next(seat))
        leader = by if self.hands[by] else self._next(by)
        log.append(climbing.cleared(leader))
        return replace(self, turn=leader, table=0, by=None, laid=(), passes=0, log=tuple(log))

    def _next(self, seat: Seat) -> Seat:
        """The next seat clockwise that holds cards."""
        players = len(self.hands)
        turns = ((seat + step) % players for step in range(1, players + 1))
        return next(other for other in turns if self.hands[other])

    def view(self, seat: Seat | None) -> WinnerView:
        setup, players, places = self.setup, len(self.hands), self.places
        course = told.Course(self.log, players)
        result = self.score.result(seat, places) if self.score and self.turn is None else None
        events = (*told.dealt(self.deck, setup.dealer, setup.turned, players, seat), *self.log)
        if result:
            events = (*events, Event("score", said=result.headline, data={"payoffs": result.payoffs}))
        return WinnerView(
            seat=seat,
            turn=self.turn,
            hand=() if seat is None else self.hands[seat],
            counts=tuple(map(len, self.hands)),
            choices=self.choices() if seat is not None and seat == self.turn else None,
            events=events,
            result=result,
            phase=self.phase,
            dealer=setup.dealer,
            leader=setup.leader,
            turned=None if setup.turned is None else self.deck[setup.turned],
            given=self.given,
            offered=self.offered,
            reversed=self.reversed,
            table=course.table,
            last=tuple(course.last),
            plays=self.plays,
            played=tuple(course.played),
            places=places,
            totals=setup.totals,
        )


@dataclass(frozen=True)
class Winner(Options, Game[WinnerState, WinnerView, Action, Setup]):
    """Three to six players, each alone, deal after deal."""

    name: ClassVar[str] = "winner"

    @property
    def seats(self) -> int:
        return self.players

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup(draw.below(self.players), (0,) * self.players, draw.below(len(self.cards)))

    def pack(self, setup: Setup) -> Cards:
        return self.cards

    def start(self, setup: Setup, deck: Cards) -> WinnerState:
        heaps = [told.places(seat, setup.dealer, self.players, len(deck)) for seat in range(self.players)]
        hands = [hand.ordered(tuple([deck[place] for place in heap])) for heap in heaps]
        state = WinnerState(setup, self, deck, tuple(hands), setup.leader, plays=(0,) * self.players)
        if not self.gift or setup.winner is None:
            return state
        card = max(hands[setup.dealer], key=hand.height)
        hands[setup.dealer] = without(hands[setup.dealer], (card,))
        hands[setup.winner] = hand.ordered((*hands[setup.winner], card))
        log = (told.given(setup.dealer, card, setup.winner),)
        return replace(state, hands=tuple(hands), phase="offer", given=card, log=log)

    def next(self, setup: Setup, ended: WinnerState, draw: Draw) -> Setup:
        """The loser deals, and the winner leads."""
        return Setup(ended.out[-1], tuple(map(add, setup.totals, ended.payoffs)), winner=ended.out[0])

    def standing(self, setup: Setup, ended: WinnerState | None) -> Mapping[str, Any]:
        """What each seat has scored, and who has scored most."""
        totals = tuple(map(add, setup.totals, ended.payoffs)) if ended else setup.totals
        return {"totals": totals, "ahead": tuple(seat for seat in range(self.players) if totals[seat] == max(totals))}

    def sample(self, view: WinnerView, rng: Random) -> WinnerState:
        return next(self.samples(view, rng))

    def samples(self, view: WinnerView, rng: Random) -> Iterator[WinnerState]:
        """States the view may come from, without end; quicker than one `sample` at a time."""
        turned = next((event.data["places"][0] for event in view.events if event.kind == "turned"), None)
        setup = Setup(view.dealer, view.totals, turned, None if turned is not None else view.leader)
        like: WinnerState | None = None
        for deck, hands in sampling.deals(view, self, rng):
            if like is None:
                like = self.start(setup, deck)
                for action in sampling.actions(view):
                    like = like.play(action)
            yield replace(like, deck=deck, hands=hands)

    def parse(self, text: str) -> Action:
        return read(text, self)
