"""The protocol every game speaks.

A `State` is one deal, immutable and fully known. A `View` is what one seat may know of it, and all a
bot is ever handed. `Choices` is the set of what the seat on turn may do; it is asked before it is listed.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Literal, Self, TypeAlias, TypeVar

from french54.core.card import Cards
from french54.core.chance import Draw

Seat: TypeAlias = int
"""0, 1, 2 ... in playing order."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogues: its identifier and its arguments."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not allowed: the paragraph of the rulebook (`doudizhu 4.2`) and the sentence for a person."""

    rule: str
    message: Message


class Illegal(ValueError):
    """An action the rules forbid."""

    def __init__(self, rule: str, message: str, **args: str | int) -> None:
        super().__init__(rule, message, args)
        self.reason = Reason(rule, Message(message, args))

    def __str__(self) -> str:
        return f"{self.reason.message.id} [{self.reason.rule}]"

    def __reduce__(self) -> tuple[Any, ...]:
        return _illegal, (self.reason,)


def _illegal(reason: Reason) -> Illegal:
    return Illegal(reason.rule, reason.message.id, **reason.message.args)


class Action(ABC):
    """What a seat does: a frozen dataclass whose `str` is its notation."""

    @property
    @abstractmethod
    def said(self) -> Message:
        """The action in words, as it reads on a button and in the record."""

    @property
    def cards(self) -> Cards:
        """The cards it moves, in the order they are laid down; empty for a call."""
        return ()

    @property
    def stands(self) -> Cards:
        """What those cards stand for, in the same order: themselves, but for wild cards."""
        return self.cards


A = TypeVar("A", bound=Action)
S = TypeVar("S", bound="State[Any, Any]")
V = TypeVar("V", bound="View[Any]")
Setup = TypeVar("Setup")


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, as one seat saw it.

    Kinds: `deal` (cards to a seat), `call`, `take` (kitty or tribute to a seat), `play`, `pass`, `clear` (a trick
    or round is over; the seat leads next), `show` (a hand turned up), `score`; games may add their own.
    """

    kind: str
    seat: Seat | None = None
    cards: Cards = ()
    """The cards this viewer may see, in the order they lie on the table."""
    count: int = 0
    """How many cards moved, seen or not."""
    said: Message | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Button(Generic[A]):
    """An action offered without picking cards; `barred` says why it is not allowed now."""

    action: A
    barred: Reason | None = None
    label: Message | None = None
    """How it reads, where the action alone does not say enough (what a call costs)."""

    @property
    def said(self) -> Message:
        """The words on the button."""
        return self.label or self.action.said


@dataclass(frozen=True, slots=True)
class Prompt(Generic[A]):
    """What to offer a person, given the cards picked so far: buttons, a pick of cards, an amount."""

    buttons: tuple[Button[A], ...] = ()
    pick: range = range(0)
    """How many cards a play may have; empty where no cards are picked."""
    playable: Cards = ()
    """Cards worth lighting up now: each is in some legal action that holds the picked ones."""
    owed: Cards = ()
    """Cards the rules demand (following suit)."""
    amount: range = range(0)
    """Chips, as this round's total."""
    presets: tuple[Button[A], ...] = ()
    """Amounts worth a button of their own."""


class Choices(ABC, Generic[A]):
    """What the seat on turn may do. Made from a view alone, so it leaks nothing."""

    @abstractmethod
    def check(self, action: A) -> None:
        """Raise `Illegal` if the rules forbid `action`."""

    @abstractmethod
    def __iter__(self) -> Iterator[A]:
        """Every legal action, lazily, each once, in a fixed order; there may be astronomically many."""

    @abstractmethod
    def draw(self, rng: Random) -> A:
        """Some legal action; any may come."""

    @abstractmethod
    def readings(self, cards: Cards) -> Sequence[A]:
        """Every legal meaning of the cards a person picked; raises `Illegal` if there is none."""

    @abstractmethod
    def prompt(self, picked: Cards = ()) -> Prompt[A]:
        """What to offer, light and demand, given the cards picked so far."""

    def amount(self, chips: int) -> A:
        """The action that brings this round's total to `chips`, where a prompt asks for an amount; raises `Illegal`."""
        raise Illegal("", "error-unknown-action", action=str(chips))

    def button(self, action: A, label: Message | None = None) -> Button[A]:
        """`action` as a button, barred with the reason where it is not allowed."""
        try:
            self.check(action)
        except Illegal as illegal:
            return Button(action, illegal.reason, label)
        return Button(action, None, label)

    def __contains__(self, action: object) -> bool:
        try:
            self.check(action)  # type: ignore[arg-type]
        except Illegal:
            return False
        return True


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score's derivation: what, a remark, and the figure as it is printed."""

    label: Message
    value: Message
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended, as one seat reads it."""

    headline: Message
    payoffs: tuple[int, ...]
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Generic[A]):
    """What one seat may know; games add their public facts. Built up from what is seen, never blanked down."""

    seat: Seat | None
    """Whose view; None is a spectator's."""
    turn: Seat | None
    hand: Cards = ()
    """The viewer's cards in the order they are held, highest first."""
    counts: tuple[int, ...] = ()
    """Cards in each seat's hand."""
    choices: Choices[A] | None = None
    """On the viewer's turn only."""
    events: tuple[Event, ...] = ()
    """Append-only: earlier events are a prefix of later ones."""
    result: Result | None = None


class State(ABC, Generic[A, V]):
    """One deal, fully known, immutable."""

    __slots__ = ()

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """The seat that decides; None when the deal is over."""

    @property
    def hand(self) -> Seat | None:
        """The seat whose card is played: the one on turn, but for dummy's."""
        return self.turn

    @property
    def watching(self) -> frozenset[Seat]:
        """Seats that decide nothing more in this deal though they hold cards: dummy."""
        return frozenset()

    @property
    @abstractmethod
    def payoffs(self) -> tuple[int, ...]:
        """Points or chips won by each seat once the deal is over."""

    @property
    def void(self) -> bool:
        """The deal came to nothing and is dealt again at once (three passes in Dou Dizhu)."""
        return False

    @abstractmethod
    def choices(self) -> Choices[A]:
        """What the seat on turn may do; equal to its view's."""

    @abstractmethod
    def play(self, action: A) -> Self:
        """The deal after `action`; raises `Illegal`."""

    @abstractmethod
    def view(self, seat: Seat | None) -> V:
        """What `seat` may know (None: a spectator). The one door from State to View."""


Value: TypeAlias = int | bool
"""What an option can be set to."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something people may choose before a table is opened: a number, or whether a rule holds."""

    name: str
    among: tuple[Value, ...] = (False, True)
    """The first is what holds where nothing is chosen."""
    needs: tuple[Mapping[str, Value], ...] = ()
    """It can only be chosen where one of these holds; empty where it always can."""


class Game(ABC, Generic[S, V, A, Setup]):
    """The rules as chosen: a frozen dataclass of options."""

    name: ClassVar[str]
    """As in rulebooks and addresses; the folder in `french54.games` has underscores for hyphens."""
    zero_sum: ClassVar[bool] = True
    shown_with: ClassVar[Literal["deal", "match"]] = "deal"
    """When all hands may be looked at afterwards: once the deal is over, or not before the match is."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    @property
    @abstractmethod
    def setup_type(self) -> type[Setup]:
        """The frozen dataclass of what a deal inherits."""

    @abstractmethod
    def opening(self, draw: Draw) -> Setup:
        """Whatever chance decides before the first deal (who bids first)."""

    @abstractmethod
    def pack(self, setup: Setup) -> Cards:
        """The cards to shuffle now; empty when the stock suffices."""

    @abstractmethod
    def start(self, setup: Setup, deck: Cards) -> S:
        """The deal of `deck`."""

    @abstractmethod
    def next(self, setup: Setup, ended: S, draw: Draw) -> Setup | None:
        """What the deal after `ended` inherits; None when the match is over."""

    def playing(self, setup: Setup) -> Collection[Seat]:
        """The seats that play the deal; all, but where somebody can be out before the match is over."""
        return range(self.seats)

    def standing(self, setup: Setup, ended: S | None) -> Mapping[str, Any]:
        """The match so far, for everyone: levels, stacks, places, winner."""
        return {}

    @abstractmethod
    def sample(self, view: V, rng: Random) -> S:
        """Some full state the view may come from, honouring what play has shown."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action written as `text`: `parse(str(action)) == action`; raises `Illegal` if it is none."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """A sensible action, what a bot thinks it is worth in the game's unit, and why."""

    action: A
    value: float
    why: Message | None = None


class Bot(ABC, Generic[V, A]):
    """Anything that decides. It is handed a view, never a state."""

    @abstractmethod
    def act(self, view: V, rng: Random, budget: float) -> A:
        """Decide within `budget` seconds of one core."""

    def advise(self, view: V, rng: Random, budget: float) -> Sequence[Advice[A]]:
        """Sensible actions, best first; never empty."""
        return (Advice(self.act(view, rng, budget), 0.0),)
