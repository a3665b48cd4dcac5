"""The rules of Texas Hold'em: the deal of a deck, a deal in progress, and the match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import add, sub
from random import Random
from typing import Any, ClassVar, Final, Literal, Self

from french54.core.card import Cards, pack
from french54.core.chance import Draw
from french54.core.game import Event, Game, Illegal, Seat, State
from french54.games.holdem import hands, score, seating, told
from french54.games.holdem.actions import read
from french54.games.holdem.seating import Setup
from french54.games.holdem.view import HoldemView, Seen, Street
from french54.kit import poker
from french54.kit.betting import told as betting
from french54.kit.betting.choices import Paragraphs, Wagers
from french54.kit.betting.pots import Each, Pot, pots
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import Chips, Wager

PACK: Final[Cards] = pack(jokers=False)
SEATS: Final = 4
STREETS: Final[tuple[Street, ...]] = ("preflop", "flop", "turn", "river")
BOARD: Final = ((), (1, 2, 3), (5,), (7,))
"""By street, the places of the cards turned up, counted from behind the hole cards; one is burnt before each."""
PARAGRAPHS: Final = Paragraphs(
    fold="holdem 3.1",
    check="holdem 3.2",
    call="holdem 3.1",
    bet="holdem 3.4",
    more="holdem 3.5",
    most="holdem 3.6",
    short="holdem 3.2",
    closed="holdem 3.8",
    alone="holdem 3.10",
)


@dataclass(frozen=True, slots=True)
class HoldemState(State[Wager, HoldemView]):
    """A deal, fully known."""

    setup: Setup
    order: tuple[Seat, ...]
    """The seats dealt in, from the left of the button."""
    least: Chips
    """The big blind, and so the least bet."""
    deck: Cards
    round: Round
    street: int
    """0 before the flop, 3 on the river."""
    log: tuple[Event, ...]
    """What everybody has seen, from the blinds on; the dealing of the hole cards comes third in a view."""

    @property
    def turn(self) -> Seat | None:
        return self.round.turn

    @property
    def payoffs(self) -> Each:
        if self.round.turn is not None:
            return (0,) * len(self.setup.stacks)
        return tuple(map(sub, self.round.stacks, self.setup.stacks))

    def hole(self, seat: Seat) -> Cards:
        """The hole cards of a seat, in the order they were dealt; empty for a seat that is out."""
        order = self.order
        if seat not in order:
            return ()
        place = order.index(seat)
        return (self.deck[place], self.deck[len(order) + place])

    def places(self, street: int) -> tuple[int, ...]:
        """The places in the deck of the cards turned up on a street."""
        first = 2 * len(self.order)
        return tuple([first + place for place in BOARD[street]])

    def choices(self) -> Wagers:
        if self.round.turn is None:
            raise Illegal("holdem 3.11", "error-deal-over")
        return Wagers(self.round, PARAGRAPHS)

    def play(self, action: Wager) -> Self:
        before = self.round
        seat = before.turn
        if seat is None:
            raise Illegal("holdem 3.11", "error-deal-over")
        Wagers(before, PARAGRAPHS).check(action)
        after = before.after(action)
        log = (*self.log, betting.wager(seat, action, before, after))
        state = type(self)(self.setup, self.order, self.least, self.deck, after, self.street, log)
        return state if after.turn is not None else state.closed()

    def closed(self) -> Self:
        """The deal after a round of betting is over: the next street, or the end."""
        now, back = self.round.gathered()
        log = list(self.log)
        if back:
            log.append(betting.refund(*back))
        won = pots(now.spent, now.live)
        if any(self.round.bets):
            log.append(betting.gathered(won))
        if sum(now.live) == 1:
            log.append(score.unopposed(won, now.live.index(True)))
            return self._ended(now, log, self.street)
        if self.street < 3 and now.able > 1:
            return self._next_street(now, log)
        return self._shown(now, log, won)

    def _next_street(self, now: Round, log: list[Event]) -> Self:
        street = self.street + 1
        log.append(told.board(street, self.deck, self.places(street)))
        nothing = (0,) * len(now.stacks)
        opened = Round.open(now.stacks, now.spent, now.live, self.least, self.setup.button + 1, nothing, 0)
        return type(self)(self.setup, self.order, self.least, self.deck, opened, street, tuple(log))

    def _shown(self, now: Round, log: list[Event], won: Sequence[Pot]) -> Self:
        """Hands are turned up, the rest of the board is dealt, and the pots are won."""
        order = self.order
        held = [self.hole(seat) if live else () for seat, live in enumerate(now.live)]
        log += [told.shown(seat, held[seat]) for seat in order if held[seat]]
        log += [told.board(street, self.deck, self.places(street)) for street in range(self.street + 1, 4)]
        board = tuple([self.deck[place] for street in range(4) for place in self.places(street)])
        log += score.showdown(held, board, won, order)
        return self._ended(now, log, 3)

    def _ended(self, now: Round, log: list[Event], street: int) -> Self:
        seats, before = len(now.stacks), self.setup.stacks
        stacks = tuple(map(add, now.stacks, betting.won(log, seats)))
        places = seating.places(before, stacks, self.setup.places)
        log += [betting.eliminated(seat, places[seat]) for seat in range(seats) if before[seat] and not stacks[seat]]
        nothing = (0,) * seats
        ended = Round(stacks, nothing, nothing, now.live, now.acted, 0, now.step, None)
        return type(self)(self.setup, self.order, self.least, self.deck, ended, street, tuple(log))

    def view(self, seat: Seat | None) -> HoldemView:
        log, now, setup, over = self.log, self.round, self.setup, self.round.turn is None
        order = self.order
        reader = seat if seat in order else None
        result = score.result(log, self.payoffs, reader) if over else None
        events = (*log[: told.BLINDS], *told.dealt(order, self.deck, seat), *log[told.BLINDS :])
        if result:
            events = (*events, betting.scored(result))
        seen = Seen(log, len(now.stacks))
        hole = () if seat is None else self.hole(seat)
        hand = hole if seat is not None and now.live[seat] else ()
        if seat is not None and hand and not seen.made[seat]:
            seen.made[seat] = hands.name(poker.rank(poker.hand(hand + seen.board)))
        return HoldemView(
            seat=seat,
            turn=now.turn,
            hand=tuple(sorted(hand, reverse=True)),
            counts=tuple([2 * live for live in now.live]),
            choices=self.choices() if seat is not None and seat == now.turn else None,
            events=events,
            result=result,
            street="over" if over else STREETS[self.street],
            button=setup.button,
            blinds=seating.blinds(setup.stacks, setup.button),
            start=setup.stacks,
            places=setup.places,
            round=now,
            hole=hole,
            board=seen.board,
            pots=pots(now.spent, now.live),
            shown=tuple(seen.shown),
            made=tuple(seen.made),
            best=tuple(seen.best),
        )


@dataclass(frozen=True, slots=True)
class Holdem(Game[HoldemState, HoldemView, Wager, Setup]):
    """Four players, each for themselves, until one has all the chips."""

    name: ClassVar[str] = "holdem"
    shown_with: ClassVar[Literal["deal", "match"]] = "match"

    stack: Chips = 1000
    small: Chips = 10
    big: Chips = 20
    button: Seat = 0
    """Who has it in the first deal."""
    whole_price: bool = True
    """A big blind who cannot pay it all leaves the price to call at the whole blind."""

    def __post_init__(self) -> None:
        if not 0 < self.small <= self.big <= self.stack or self.button not in range(SEATS):
            raise ValueError(f"no match can begin so: {self}")

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def setup_type(self) -> type[Setup]:
        return Setup

    def opening(self, draw: Draw) -> Setup:
        return Setup((self.stack,) * SEATS, self.button, (0,) * SEATS)

    def pack(self, setup: Setup) -> Cards:
        return PACK

    def start(self, setup: Setup, deck: Cards) -> HoldemState:
        stacks, posted, log = list(setup.stacks), [0] * SEATS, []
        order = seating.order(setup.stacks, setup.button)
        seats = seating.blinds(setup.stacks, setup.button)
        for seat, blind in zip(seats, (self.small, self.big), strict=True):
            posted[seat] = min(stacks[seat], blind)
            stacks[seat] -= posted[seat]
            log.append(told.blind(seat, posted[seat], big=seat == seats[1], all_in=not stacks[seat]))
        price = self.big if self.whole_price else max(posted)
        live = tuple(map(bool, setup.stacks))
        opened = Round.open(tuple(stacks), (0,) * SEATS, live, self.big, seats[1] + 1, tuple(posted), price)
        state = HoldemState(setup, order, self.big, deck, opened, 0, tuple(log))
        return state if opened.turn is not None else state.closed()

    def next(self, setup: Setup, ended: HoldemState, draw: Draw) -> Setup | None:
        """The next deal; None once a single player has chips."""
        stacks = ended.round.stacks
        places = seating.places(setup.stacks, stacks, setup.places)
        if 1 in places:
            return None
        return Setup(stacks, seating.moved(setup.stacks, stacks, setup.button), places)

    def playing(self, setup: Setup) -> tuple[Seat, ...]:
        """Those who have chips."""
        return tuple([seat for seat, chips in enumerate(setup.stacks) if chips])

    def standing(self, setup: Setup, ended: HoldemState | None) -> Mapping[str, Any]:
        """The stacks, and where those who are out came; the winner once there is one."""
        stacks = ended.round.stacks if ended else setup.stacks
        places = seating.places(setup.stacks, stacks, setup.places)
        return {"stacks": stacks, "places": places, "winner": places.index(1) if 1 in places else None}

    def sample(self, view: HoldemView, rng: Random) -> HoldemState:
        """All cards the viewer has not seen are equally likely to lie anywhere."""
        setup = Setup(view.start, view.button, view.places)
        street = max(0, len(view.board) - 2)
        log = tuple([event for event in view.events if event.kind not in {"deal", "score"}])
        order = seating.order(view.start, view.button)
        known = dict(told.seen_places(view.events, order))
        hidden = list(set(PACK).difference(known.values()))
        rng.shuffle(hidden)
        deck = tuple([known[place] if place in known else hidden.pop() for place in range(len(PACK))])
        return HoldemState(setup, order, self.big, deck, view.round, street, log)

    def parse(self, text: str) -> Wager:
        return read(text)
