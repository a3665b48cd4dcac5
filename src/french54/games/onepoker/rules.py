"""The rules of One Poker: the deal, a deal in progress, and the match."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import add, sub
from random import Random
from typing import Any, ClassVar, Literal, Self, cast

from french54.core.card import Card, Cards
from french54.core.chance import Draw
from french54.core.game import Choices, Event, Game, Illegal, Seat, State
from french54.games.onepoker import possible, sampling, score, stock, told
from french54.games.onepoker.actions import Action, Lock, read
from french54.games.onepoker.choices import PARAGRAPHS, Betting, Locking
from french54.games.onepoker.possible import Counts, Hidden
from french54.games.onepoker.stock import Dealt, Setup
from french54.games.onepoker.view import OnePokerView, Phase
from french54.kit.betting import told as betting
from french54.kit.betting.pots import Each, Pot, pots, share
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import Chips


@dataclass(frozen=True, slots=True)
class OnePokerState(State[Action, OnePokerView]):
    """A deal, fully known."""

    setup: Setup
    deck: Cards
    """The stock as it was shuffled for this deal; empty where the old one sufficed."""
    ante: Chips
    dealt: Dealt
    locked: tuple[Card | None, Card | None]
    round: Round
    """The betting; nobody's turn until both cards are locked."""
    log: tuple[Event, ...] = ()
    """What everybody has seen since the cards were locked."""

    @property
    def phase(self) -> Phase:
        if None in self.locked:
            return "lock"
        return "over" if self.round.turn is None else "bet"

    @property
    def turn(self) -> Seat | None:
        if None not in self.locked:
            return self.round.turn
        first = self.setup.first
        return first if self.locked[first] is None else 1 - first

    @property
    def payoffs(self) -> Each:
        return tuple(map(sub, self.round.stacks, self.setup.stacks)) if self.phase == "over" else (0, 0)

    @property
    def winner(self) -> Seat | None:
        """Who won chips of the other; None for a tie, and before the deal is over."""
        return next((seat for seat, chips in enumerate(self.payoffs) if chips > 0), None)

    def choices(self) -> Choices[Action]:
        seat = self.turn
        if seat is None:
            raise Illegal("onepoker 5.1", "error-deal-over")
        if None in self.locked:
            return Locking(_sorted(self.dealt.hands[seat]))
        return cast("Choices[Action]", Betting(self.round, PARAGRAPHS))

    def play(self, action: Action) -> Self:
        before, seat = self.round, self.turn
        if seat is None:
            raise Illegal("onepoker 5.1", "error-deal-over")
        self.choices().check(action)
        if isinstance(action, Lock):
            return self._locked(action.card)
        after = before.after(action)
        state = self._with(self.locked, after, (*self.log, betting.wager(seat, action, before, after)))
        return state if after.turn is not None else state._ended()

    def _locked(self, card: Card) -> Self:
        first, second = self.locked
        locked = (card, second) if self.turn == 0 else (first, card)
        if None in locked:
            return self._with(locked, self.round, self.log)
        now = self.round
        opened = Round.open(now.stacks, now.spent, now.live, now.step, self.setup.first, now.bets, 0)
        state = self._with(locked, opened, self.log)
        return state if opened.turn is not None else state._ended()

    def _ended(self) -> Self:
        """Both cards are turned up, and the pot is won."""
        now, back = self.round.gathered()
        log = list(self.log)
        if back:
            log.append(betting.refund(*back))
        if any(self.round.bets):
            log.append(betting.gathered(pots(now.spent, now.live)))
        first, locked = self.setup.first, self.cards
        log += [told.shown(seat, locked[seat]) for seat in (first, 1 - first)]
        pot = Pot(sum(now.spent), tuple(seat for seat in range(2) if now.live[seat]))
        log += map(betting.awarded, share(pot, 0, score.ranks(*locked), (first, 1 - first)))
        stacks = tuple(map(add, now.stacks, betting.won(log, 2)))
        log += [betting.eliminated(seat, 2) for seat in range(2) if not stacks[seat]]
        ended = Round(stacks, (0, 0), (0, 0), now.live, now.acted, 0, now.step, None)
        return self._with(self.locked, ended, tuple(log))

    def _with(self, locked: tuple[Card | None, Card | None], now: Round, log: tuple[Event, ...]) -> Self:
        """The same deal, further on."""
        return type(self)(self.setup, self.deck, self.ante, self.dealt, locked, now, log)

    @property
    def cards(self) -> tuple[Card, Card]:
        """The locked cards; raises ValueError while there are not two."""
        first, second = self.locked
        if first is None or second is None:
            raise ValueError("not both cards are locked")
        return first, second

    def view(self, seat: Seat | None) -> OnePokerView:
        setup, dealt, now, over = self.setup, self.dealt, self.round, self.phase == "over"
        events = (
            *told.opening(setup, dealt, self.ante, seat),
            *told.locks(setup.first, self.locked, seat),
            *self.log,
        )
        result = None
        unseen = self._unseen(seat)
        if over:
            notes = score.notes(self.cards, now.live)
            result = betting.result(self.log, self.payoffs, seat, notes)
            events = (*events, betting.scored(result))
        return OnePokerView(
            seat=seat,
            turn=self.turn,
            hand=() if seat is None else _sorted(dealt.hands[seat]),
            counts=(2, 2),
            choices=self.choices() if seat is not None and seat == self.turn else None,
            events=events,
            result=result,
            number=setup.number,
            phase=self.phase,
            first=setup.first,
            start=setup.stacks,
            round=now,
            pot=sum(now.paid),
            signals=(told.signals(dealt.hands[0]), told.signals(dealt.hands[1])),
            kept=setup.kept[seat] if setup.kept and seat is not None else None,
            kept_up=tuple(map(score.up, setup.kept)),
            locked=(self.locked[0] is not None, self.locked[1] is not None),
            lock=None if seat is None else self.locked[seat],
            shown=self.locked if over else (None, None),
            discards=dealt.discards,
            stock=len(dealt.stock),
            shuffled=dealt.shuffled,
            gone=dealt.gone,
            counted=(None, None) if seat is None else dealt.aside,
            left=unseen,
            hidden=self._hidden(seat, unseen),
        )

    def _unseen(self, seat: Seat | None) -> Counts:
        """The cards of each rank that `seat` has not seen since the last shuffle."""
        shown = self.cards if self.phase == "over" else ()
        if seat is None:
            return possible.left(self.dealt.discards + shown)
        return possible.left(self.dealt.discards + self.dealt.hands[seat] + shown[1 - seat : 2 - seat])

    def _hidden(self, seat: Seat | None, unseen: Counts) -> tuple[Hidden, ...]:
        """What the other player's cards may be, as `seat` can work it out."""
        if seat is None:
            return ()
        other, kept = 1 - seat, self.setup.kept
        return possible.hidden(
            unseen,
            told.signals(self.dealt.hands[other]),
            score.up(kept[other]) if kept else None,
            self.dealt.aside[other],
            self.locked[other] if self.phase == "over" else None,
        )


def _sorted(hand: Cards) -> Cards:
    return tuple(sorted(hand, reverse=True))


@dataclass(frozen=True, slots=True)
class OnePoker(Game[OnePokerState, OnePokerView, Action, Setup]):
    """Two players, until one has all the chips."""

    name: ClassVar[str] = "onepoker"
    shown_with: ClassVar[Literal["deal", "match"]] = "match"

    chips: Chips = 20
    ante: Chips = 1
    first: Seat = 0
    """Who locks and bets first in the first deal."""

    def __post_init__(self) -> None:
        if not 0 < self.ante <= self.chips or self.first not in range(2):
            raise ValueError(f"no match can begin so: {self}")

    @property
    def seats(self) -> int:
        return 2

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup(1, (self.chips, self.chips), self.first)

    def pack(self, setup: Setup) -> Cards:
        return stock.to_shuffle(setup.stock, setup.discards) if setup.kept else stock.PACK

    def start(self, setup: Setup, deck: Cards) -> OnePokerState:
        antes = tuple([min(self.ante, chips) for chips in setup.stacks])
        rest = tuple(map(sub, setup.stacks, antes))
        opened = Round(rest, (0, 0), antes, (True, True), (False, False), 0, self.ante, None)
        return OnePokerState(setup, deck, self.ante, stock.deal(setup, deck), (None, None), opened)

    def next(self, setup: Setup, ended: OnePokerState, draw: Draw) -> Setup | None:
        """The next deal, begun by the winner of the last; None once somebody has no chips."""
        stacks = ended.round.stacks
        if 0 in stacks:
            return None
        winner = ended.winner
        first = 1 - setup.first if winner is None else winner
        return stock.following(setup, ended.dealt, ended.cards, stacks, first)

    def standing(self, setup: Setup, ended: OnePokerState | None) -> Mapping[str, Any]:
        """The stacks, and the winner once there is one."""
        stacks = ended.round.stacks if ended else setup.stacks
        return {"stacks": stacks, "winner": 1 - stacks.index(0) if 0 in stacks else None}

    def sample(self, view: OnePokerView, rng: Random) -> OnePokerState:
        """The cards the viewer has not seen lie anywhere, as far as signals and counting allow."""
        setup, deck = sampling.deal(view, rng)
        dealt = stock.deal(setup, deck)
        kinds = {"call", "refund", "pots", "show", "award", "eliminate"}
        log = tuple([event for event in view.events if event.kind in kinds])
        locked = sampling.locked(view, dealt.hands, rng)
        return OnePokerState(setup, deck, self.ante, dealt, locked, view.round, log)

    def parse(self, text: str) -> Action:
        return read(text)
