"""A table: the pure fold of its log."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from operator import add
from typing import Any, Self, TypeAlias

import msgspec

from french54.core.card import parse
from french54.core.chance import Stream, commitment, match_key
from french54.core.game import Choices, Game, Message, Seat, State, View
from french54.core.match import Match
from french54.table.entries import Act, Again, Entry, Laid, Level, Nonce, Opened, Ready, Restart, Sealed, TakeBack
from french54.table.seats import Person, Robot, Sitter

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any]
AnyState: TypeAlias = State[Any, Any]


class Refused(Exception):
    """Something the table does not take; `field` names the part of what was sent, where there is one."""

    def __init__(self, message: str, field: str | None = None, /, **args: str | int) -> None:
        super().__init__(message, field, args)
        self.message, self.field = Message(message, args), field


class BrokenLog(ValueError):
    """A log no table could have written."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table as its log up to `number` makes it; immutable."""

    game: AnyGame
    seats: tuple[Sitter, ...]
    number: int = 1
    since: int = 1
    """The last entry that played or dealt something; what a person saw before it is stale."""
    matches: int = 0
    dealt: int = 0
    """How many deals the matches before this one had."""
    points: tuple[int, ...] = ()
    """What every seat has won in the deals that came to an end, in this match and before it."""
    level: str = ""
    """The bots', in this deal."""
    next_level: str = ""
    secret: bytes = field(default=b"", repr=False)
    nonces: Mapping[Seat, bytes] = field(default_factory=dict)
    match: AnyMatch | None = field(default=None, repr=False)
    """None until every person's nonce has come."""
    following: AnyMatch | None = field(default=None, repr=False)
    """The next deal, once this one is over and unless the match is."""
    over: bool = False
    """The match is over, by its rules or because a restart was asked for."""
    ready: frozenset[Seat] = frozenset()
    leaving: frozenset[Seat] = frozenset()
    """Who asked for a restart; it comes when every person has."""
    again: Again | None = field(default=None, repr=False)
    """The deal that is played here again and again, where it is one that was dealt before."""
    laid: Laid | None = field(default=None, repr=False)
    """Likewise, where it comes from a guide."""
    past: tuple[AnyMatch, ...] = field(default=(), repr=False)
    """The deal as it was before each act of the only person; empty where there are several."""
    acted: int = 0
    """The entry with which a person acted last."""
    taken_back: int = 0
    """How often something was taken back in this deal."""
    voided: tuple[AnyMatch, ...] = field(default=(), repr=False)
    """Deals that came to nothing by the last entry, so that they can be shown to their end."""

    @classmethod
    def opened(cls, game: AnyGame, entry: Opened) -> Self:
        """The table after its first entry; raises BrokenLog if the seats are not the game's."""
        if len(entry.seats) != game.seats or not any(isinstance(sitter, Person) for sitter in entry.seats):
            raise BrokenLog(f"{game.name} cannot be played by {entry.seats}")
        try:
            if entry.again is not None:
                msgspec.convert(entry.again.setup, game.setup_type)
            if entry.laid is not None:
                _laid(game, entry.laid)
        except ValueError as error:
            raise BrokenLog(f"{game.name} cannot be dealt again: {error}") from error
        return cls(game, entry.seats, again=entry.again, laid=entry.laid)

    @classmethod
    def fold(cls, game: AnyGame, log: Iterable[tuple[int, Entry]]) -> Self:
        """The table of a log: entry 1, then everything from some `Sealed` on. Raises BrokenLog."""
        last = deque(cls.folds(game, log), maxlen=1)
        return last[0]

    @classmethod
    def folds(cls, game: AnyGame, log: Iterable[tuple[int, Entry]]) -> Iterator[Self]:
        """The table after each entry of such a log. Raises BrokenLog."""
        lines = iter(log)
        _, first = next(lines, (0, None))
        if not isinstance(first, Opened):
            raise BrokenLog("a log begins with its opening")
        table = cls.opened(game, first)
        yield table
        for number, entry in lines:
            if isinstance(entry, Sealed) and table.number == 1:
                table = replace(cls.opened(game, first), number=number - 1)
            if number != table.number + 1:
                raise BrokenLog(f"entry {number} follows entry {table.number}")
            try:
                table = table.accept(entry)
            except (Refused, ValueError) as error:
                raise BrokenLog(f"entry {number}: {error}") from error
            yield table

    @property
    def persons(self) -> frozenset[Seat]:
        """The seats of persons."""
        return frozenset(seat for seat, sitter in enumerate(self.seats) if isinstance(sitter, Person))

    def seat_of(self, person: str) -> Seat | None:
        """Where the person with this identity sits; None if nowhere."""
        return next((seat for seat, sitter in enumerate(self.seats) if sitter == Person(person)), None)

    @property
    def commitment(self) -> str:
        """What the table has bound itself to: the SHA-256 of the match's secret, in hex; empty if nothing is drawn."""
        return "" if self.known else commitment(self.secret)

    @property
    def known(self) -> bool:
        """Whether the one deal that is played here was drawn or laid elsewhere, so that nothing is drawn."""
        return self.again is not None or self.laid is not None

    @property
    def practice(self) -> bool:
        """Whether the deal counts in nobody's figures: it was dealt before, or something in it was taken back."""
        return self.known or self.taken_back > 0

    @property
    def deal(self) -> int:
        """The number of the deal within its match, from 1; 0 before the first."""
        return len(self.match.deals) if self.match else 0

    @property
    def deals(self) -> int:
        """How many deals the table has seen."""
        return self.dealt + self.deal

    @property
    def turn(self) -> Seat | None:
        """The seat that decides; None between deals."""
        return None if self.match is None or self.over else self.match.state.turn

    @property
    def bot_turn(self) -> Seat | None:
        """The seat on turn if a bot plays it."""
        seat = self.turn
        return seat if seat is not None and isinstance(self.seats[seat], Robot) else None

    @property
    def open(self) -> bool:
        """Whether every hand of the deal may be looked at now."""
        if self.match is None or self.turn is not None:
            return False
        return self.over or self.game.shown_with == "deal"

    @property
    def only_bots_hold(self) -> bool:
        """A deal is on, and no person has a card left to play in it."""
        seen = self.view(None)
        if self.turn is None or seen is None or self.match is None:
            return False
        return not any(seen.counts[seat] for seat in self.persons - self.match.state.watching)

    @property
    def waiting(self) -> frozenset[Seat]:
        """The persons who have yet to say that they are ready, once the deal is over.

        Who is out of the match is not waited for while others are in it; where all are out, any one of them goes on.
        """
        if self.match is None or self.turn is not None:
            return frozenset()
        return (self._next_players or self.persons) - self.ready

    @property
    def _next_players(self) -> frozenset[Seat]:
        """The persons who play the next deal; empty where all of them only watch."""
        if self.following is None:
            return self.persons
        return self.persons.intersection(self.game.playing(self.following.setup))

    @property
    def phase(self) -> str:
        """`opening` (before the first deal of a match), `play`, `deal` (the deal is over) or `match` (the match is)."""
        if self.match is None:
            return "opening"
        return "play" if self.turn is not None else "match" if self.over else "deal"

    @property
    def waits_for(self) -> frozenset[Seat]:
        """The persons without whom nothing goes on."""
        if self.match is None:
            return self.persons - self.nonces.keys()
        return self.waiting if self.turn is None else self.persons & {self.turn}

    @property
    def wants_secret(self) -> bool:
        """Whether a match is to begin now, for which the house must append `Sealed`."""
        return not self.secret or (self.over and self.ready == self.persons)

    @property
    def may_take_back(self) -> bool:
        """Whether the only person has done something in this deal, which is still on."""
        return bool(self.past) and self.turn is not None

    def view(self, seat: Seat | None) -> View[Any] | None:
        """What `seat` may know of the deal (None: a spectator); None before the first."""
        seen: View[Any] | None = self.match.state.view(seat) if self.match else None
        return seen

    def held(self, seat: Seat) -> int:
        """How many cards `seat` holds; before the first deal, as many as it will be dealt."""
        view = self.view(seat)
        if view is None:
            setup = self.game.opening(Stream(b"", "size"))  # whatever is drawn, a deal is as large
            view = self.game.start(setup, self.game.pack(setup)).view(seat)
        return len(view.hand)

    def choices(self, seat: Seat) -> Choices[Any]:
        """What `seat` may do now; raises Refused if it is not its turn."""
        seen = self.view(seat) if self.turn == seat else None
        if seen is None or seen.choices is None:
            raise Refused("error-not-your-turn")
        return seen.choices

    def must_know(self, n: int) -> None:
        """Raise Refused if somebody who last saw entry `n` has missed a play or a deal."""
        if not self.since <= n <= self.number:
            raise Refused("error-stale", "n")

    def accept(self, entry: Entry) -> Self:
        """The table after `entry`; raises Refused, or Illegal where the game's rules forbid it."""
        table = replace(self, voided=())
        match entry:
            case Opened():
                raise ValueError("opened twice")
            case Sealed():
                table = table._sealed(entry)
            case Nonce():
                table = table._given(entry)
            case Act():
                table = table._acted(entry)
            case TakeBack():
                table = table._took_back(entry)
            case Ready():
                table = table._readied(entry)
            case Restart():
                table = table._left(entry)
            case Level():
                self._must_be_person(entry.seat)
                table = replace(table, next_level=entry.level)
        moved = isinstance(entry, Act | TakeBack) or table.match is not self.match or table.over != self.over
        return replace(table, number=self.number + 1, since=self.number + 1 if moved else self.since)

    def _must_be_person(self, seat: Seat) -> None:
        if seat not in self.persons:
            raise Refused("error-not-seated", "seat")

    def _sealed(self, entry: Sealed) -> Self:
        if not self.wants_secret:
            raise ValueError("the match is still on")
        made = type(self)(
            self.game,
            self.seats,
            self.number,
            self.since,
            entry.match,
            entry.dealt,
            entry.points or (0,) * len(self.seats),
            entry.level,
            entry.level,
            bytes.fromhex(entry.secret),
        )
        return replace(made, again=self.again, laid=self.laid)

    def _given(self, entry: Nonce) -> Self:
        self._must_be_person(entry.seat)
        if entry.seat in self.nonces or not self.secret:
            raise Refused("error-nonce-given", "hex")
        nonces = {**self.nonces, entry.seat: bytes.fromhex(entry.hex)}
        table = replace(self, nonces=nonces)
        if nonces.keys() != self.persons:
            return table
        return table._begun(self._first(match_key(self.secret, list(nonces.items()))))

    def _first(self, key: bytes) -> AnyMatch:
        if self.laid is not None:
            return _laid(self.game, self.laid)
        if self.again is None:
            return Match.begin(self.game, key)
        setup = msgspec.convert(self.again.setup, self.game.setup_type)
        return Match.again(self.game, bytes.fromhex(self.again.key), self.again.number, setup)

    def _acted(self, entry: Act) -> Self:
        if self.match is None or self.turn != entry.seat:
            raise Refused("error-not-your-turn")
        after = self.match.play(self.game.parse(entry.action))
        past = (*self.past, self.match) if self.persons == {entry.seat} else self.past
        acted = self.number + 1 if entry.seat in self.persons else self.acted
        table = replace(self, match=after, past=past, acted=acted)
        return table if after.state.turn is not None else table._ended(after)

    def _took_back(self, entry: TakeBack) -> Self:
        self._must_be_person(entry.seat)
        if self.persons != {entry.seat}:
            raise Refused("error-not-alone")
        if not self.acted <= entry.seen <= self.number:
            raise Refused("error-stale", "n")
        if not self.may_take_back:
            raise Refused("error-nothing-to-take-back")
        return replace(self, match=self.past[-1], past=self.past[:-1], taken_back=self.taken_back + 1)

    def _readied(self, entry: Ready) -> Self:
        self._must_be_person(entry.seat)
        if entry.seat not in self.waiting:
            raise Refused("error-not-over")
        table = replace(self, ready=self.ready | {entry.seat})
        if self.following is None or (table.waiting and self._next_players):
            return table
        return table._begun(self.following)

    def _left(self, entry: Restart) -> Self:
        self._must_be_person(entry.seat)
        if self.match is None:
            raise Refused("error-no-deal")
        table = replace(self, leaving=self.leaving | {entry.seat})
        if table.leaving != self.persons:
            return table
        return replace(table, over=True, ready=self.persons, following=None)

    def _begun(self, match: AnyMatch) -> Self:
        table = replace(
            self,
            match=match,
            following=None,
            ready=frozenset(),
            leaving=frozenset(),
            level=self.next_level,
            past=(),
            taken_back=0,
        )
        return table if match.state.turn is not None else table._ended(match)

    def _ended(self, match: AnyMatch) -> Self:
        """A deal is over: a void one is dealt again at once, and the match may be over with it."""
        following = match.next()
        if following is not None and match.state.void:
            again = self._begun(following)
            return replace(again, voided=(match, *again.voided))
        points = tuple(map(add, self.points, match.state.payoffs))
        return replace(self, match=match, following=following, over=following is None, points=points)


def _laid(game: AnyGame, laid: Laid) -> AnyMatch:
    setup = msgspec.convert(laid.setup, game.setup_type)
    return Match.laid(game, setup, parse(laid.deck), map(game.parse, laid.actions))
