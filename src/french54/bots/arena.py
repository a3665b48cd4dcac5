"""Two kinds of player against each other over the same decks, seats exchanged.

A deck is played once for every line-up of its terms, so that luck with the cards falls on both sides alike. Decks
are independent of one another and can be played in any number of processes; the figures do not depend on it, unless
the players' thinking does.
"""

import hashlib
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from french54.bots.figures import Estimate, rate, ratio
from french54.core.game import Bot, Game, Seat, State
from french54.core.match import Match
from french54.core.record import Record, of

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyState: TypeAlias = State[Any, Any]
AnyBot: TypeAlias = Bot[Any, Any]
Side: TypeAlias = int
"""0 is the first kind of player, 1 the second."""


def _nothing(_state: AnyState) -> None:
    return None


def _made_points(state: AnyState, seat: Seat) -> bool:
    return state.payoffs[seat] > 0


def _no_role(_state: AnyState, _seat: Seat) -> str:
    return "seat"


@dataclass(frozen=True, slots=True)
class Terms:
    """How two sides meet at a game's table."""

    lineups: tuple[tuple[Side, ...], ...]
    """Each a side for every seat, counted from the seat that begins the deal."""
    given: Callable[[AnyState], Any] = _nothing
    """The action everyone must take here, so that it is no decision of the players (a fixed auction); None if none."""
    role: Callable[[AnyState, Seat], str] = _no_role
    """What a seat was in an ended deal, for figures of their own."""
    won: Callable[[AnyState, Seat], bool] = _made_points
    """Whether a seat won an ended deal."""
    deals: int = 1
    """At most so many deals a match; those that came to nothing do not count."""


def rotations(seats: int) -> Terms:
    """Every turn of one against the rest, both ways; of two pairs that sit crosswise at a table for four."""
    if seats == 4:
        return Terms(((0, 1, 0, 1), (1, 0, 1, 0)))
    ways = [tuple(one if seat == turn else 1 - one for seat in range(seats)) for one in (0, 1) for turn in range(seats)]
    return Terms(tuple(dict.fromkeys(ways)))


def alone(seats: int) -> tuple[tuple[Side, ...], ...]:
    """One of the first side among the second, in every seat, for games in which each plays for itself."""
    return tuple(tuple(int(seat != own) for seat in range(seats)) for own in range(seats))


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets whom, on which terms."""

    game: AnyGame
    players: tuple[Callable[[], AnyBot], Callable[[], AnyBot]]
    """How each side's player is made, in the process where it plays."""
    terms: Terms
    seed: str = "0"
    budget: float = 1.0
    """Seconds a decision."""


@dataclass(slots=True)
class Thinking:
    """What a side spent: seconds, decisions, and the longest one."""

    seconds: float = 0.0
    decisions: int = 0
    longest: float = 0.0

    def add(self, seconds: float, decisions: int, longest: float) -> None:
        """Count some decisions."""
        self.seconds += seconds
        self.decisions += decisions
        self.longest = max(self.longest, longest)


@dataclass(frozen=True, slots=True)
class Seated:
    """How one seat fared in one deal."""

    side: Side
    role: str
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Played:
    """One deck, played in every line-up."""

    deck: int
    deals: tuple[tuple[Seated, ...], ...]
    records: tuple[Record, ...]
    thinking: tuple[Thinking, Thinking]
    void: int
    """Deals that came to nothing."""


def key_of(seed: str, deck: int) -> bytes:
    """The key of chance of a deck's matches."""
    return hashlib.sha256(f"arena {seed} {deck}".encode()).digest()


def play_deck(contest: Contest, bots: tuple[AnyBot, AnyBot], deck: int) -> Played:
    """Play one deck in every line-up."""
    thinking = (Thinking(), Thinking())
    deals: list[tuple[Seated, ...]] = []
    records: list[Record] = []
    void = 0
    for lineup in contest.terms.lineups:
        match: Match[Any, Any, Any] | None = Match.begin(contest.game, key_of(contest.seed, deck))
        played = 0
        while match is not None:
            begins = match.state.turn or 0
            sides = tuple(lineup[(seat - begins) % len(lineup)] for seat in range(len(lineup)))
            rngs = [Random(f"{contest.seed} {deck} {len(match.deals)} {seat}") for seat in range(len(sides))]
            match = _play_deal(contest, bots, match, sides, rngs, thinking=thinking)
            records_of = match
            if match.state.void:
                void += 1
            else:
                deals.append(_fared(contest.terms, match.state, sides))
                played += 1
            match = match.next() if played < contest.terms.deals else None
        records.append(of(records_of))
    return Played(deck, tuple(deals), tuple(records), thinking, void)


def _play_deal(
    contest: Contest,
    bots: tuple[AnyBot, AnyBot],
    match: Match[Any, Any, Any],
    sides: Sequence[Side],
    rngs: Sequence[Random],
    *,
    thinking: tuple[Thinking, Thinking],
) -> Match[Any, Any, Any]:
    given = contest.terms.given
    while (seat := match.state.turn) is not None:
        action = given(match.state)
        if action is None:
            began = perf_counter()
            action = bots[sides[seat]].act(match.state.view(seat), rngs[seat], contest.budget)
            took = perf_counter() - began
            thinking[sides[seat]].add(took, 1, took)
        match = match.play(action)
    return match


def _fared(terms: Terms, state: AnyState, sides: Sequence[Side]) -> tuple[Seated, ...]:
    return tuple(
        Seated(side, terms.role(state, seat), state.payoffs[seat], terms.won(state, seat))
        for seat, side in enumerate(sides)
    )


@dataclass(slots=True)
class Tally:
    """What was played so far."""

    played: list[Played] = field(default_factory=list)

    def roles(self) -> tuple[str, ...]:
        """The roles seen, in the order of their first seats."""
        return tuple(dict.fromkeys(seat.role for deck in self.played for deal in deck.deals for seat in deal))

    def won(self, side: Side, role: str | None = None) -> Estimate:
        """The share of deals that a seat of `side` (in `role`) won; partners count once.

        Without a role, each deal of a deck counts alike, as won or lost by the side's seats on average.
        """
        return rate(self._sums(side, role, lambda seats: sum(seat.won for seat in seats) / len(seats)))

    def points(self, side: Side, role: str | None = None) -> Estimate:
        """Points a deal: of one seat in `role`, or of all the side's seats together."""
        if role is None:
            return ratio(self._sums(side, role, lambda seats: sum(seat.points for seat in seats)))
        return ratio(self._sums(side, role, lambda seats: sum(seat.points for seat in seats) / len(seats)))

    def thinking(self, side: Side) -> Thinking:
        """What the side spent on its decisions."""
        total = Thinking()
        for deck in self.played:
            spent = deck.thinking[side]
            total.add(spent.seconds, spent.decisions, spent.longest)
        return total

    @property
    def void(self) -> int:
        """Deals that came to nothing and were dealt again."""
        return sum(deck.void for deck in self.played)

    def _sums(
        self, side: Side, role: str | None, worth: Callable[[Sequence[Seated]], float]
    ) -> Iterator[tuple[float, int]]:
        for deck in self.played:
            counted = [
                worth(seats)
                for deal in deck.deals
                if (seats := [seat for seat in deal if seat.side == side and role in (None, seat.role)])
            ]
            yield sum(counted), len(counted)


_WORKER: dict[str, Any] = {}


def _start_worker(contest: Contest) -> None:
    _WORKER["contest"] = contest
    _WORKER["bots"] = _made(contest)


def _made(contest: Contest) -> tuple[AnyBot, AnyBot]:
    first, second = contest.players
    return first(), second()


def _play_in_worker(deck: int) -> Played:
    return play_deck(_WORKER["contest"], _WORKER["bots"], deck)


def contest_of(contest: Contest, decks: range, workers: int = 1) -> Generator[Played, None, None]:
    """Play `decks`, each as it is done; closing the iterator stops the play."""
    if workers <= 1:
        bots = _made(contest)
        yield from map(partial(play_deck, contest, bots), decks)
        return
    # A Ctrl-C at the terminal reaches every process; what is ignored here stays ignored in those that are started.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(workers, _start_worker, (contest,))
    finally:
        signal.signal(signal.SIGINT, before)
    with pool:
        yield from pool.imap_unordered(_play_in_worker, decks)
