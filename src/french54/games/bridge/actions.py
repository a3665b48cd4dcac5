"""What a seat may say: `vulnerable ns`, `bid 1NT`, `pass`, `double`, `redouble`, `play SA`."""

from dataclasses import dataclass
from typing import Final, Literal, Self, TypeAlias, get_args

from french54.core.card import NAMES, RANKS, SUITS, Card, Cards, parse, rank, suit
from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.kit.tricks import contract

Sides: TypeAlias = Literal["none", "ns", "ew", "both"]
"""Who is vulnerable."""
STRAINS: Final = ("C", "D", "H", "S", "NT")
"""Suits and notrump, by their numbers."""
_WORDS: Final = {contract.PASS: "pass", contract.DOUBLE: "double", contract.REDOUBLE: "redouble"}
_SHORT: Final = {contract.PASS: "P", contract.DOUBLE: "X", contract.REDOUBLE: "XX"}


@dataclass(frozen=True, slots=True)
class Vulnerable(AnyAction):
    """South's choice, before the cards are dealt."""

    sides: Sides

    def __str__(self) -> str:
        return f"vulnerable {self.sides}"

    @property
    def said(self) -> Message:
        return Message(f"bridge-vulnerable-{self.sides}")


@dataclass(frozen=True, slots=True)
class Call(AnyAction):
    """A call of the auction, by its number in `french54.kit.tricks.contract`."""

    number: int

    @classmethod
    def bid(cls, level: int, strain: str) -> Self:
        """A bid of 1 to 7 in one of `STRAINS`; raises ValueError for another."""
        if level not in range(1, 8):
            raise ValueError(f"no level {level}")
        return cls(5 * (level - 1) + STRAINS.index(strain))

    def __str__(self) -> str:
        return _WORDS.get(self.number) or f"bid {self.short}"

    @property
    def short(self) -> str:
        """As auctions are written: `1NT`, `P`, `X`, `XX`."""
        return _SHORT.get(self.number) or f"{self.level}{self.strain}"

    @property
    def level(self) -> int:
        """1 to 7; 0 where it is no bid."""
        return self.number // 5 + 1 if self.number < contract.PASS else 0

    @property
    def strain(self) -> str:
        """The suit, or `NT`; empty where it is no bid."""
        return STRAINS[self.number % 5] if self.number < contract.PASS else ""

    @property
    def said(self) -> Message:
        if self.level:
            return Message("bridge-bid", {"level": self.level, "strain": self.strain})
        if self.number == contract.PASS:
            return Message("bridge-pass")
        return Message("bridge-double" if self.number == contract.DOUBLE else "bridge-redouble")


@dataclass(frozen=True, slots=True)
class Play(AnyAction):
    """A card laid, from the own hand or from dummy's."""

    card: Card

    def __str__(self) -> str:
        return f"play {NAMES[self.card]}"

    @property
    def cards(self) -> Cards:
        return (self.card,)

    @property
    def said(self) -> Message:
        return Message("card-name", {"rank": RANKS[rank(self.card)], "suit": SUITS[suit(self.card)].lower()})


Action: TypeAlias = Vulnerable | Call | Play
PASS: Final = Call(contract.PASS)
DOUBLE: Final = Call(contract.DOUBLE)
REDOUBLE: Final = Call(contract.REDOUBLE)
CALLS: Final = (PASS, DOUBLE, REDOUBLE, *map(Call, range(35)))
"""Every call, in the order a bidding box has them."""
VULNERABLE: Final = tuple(map(Vulnerable, get_args(Sides)))
_NAMED: Final[tuple[Action, ...]] = (*CALLS, *VULNERABLE)
_BY_NAME: Final = {str(action): action for action in _NAMED}


def call(short: str) -> Call:
    """The call written `short`; raises KeyError."""
    return _BY_SHORT[short]


_BY_SHORT: Final = {each.short: each for each in CALLS}


def read(text: str) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    if text in _BY_NAME:
        return _BY_NAME[text]
    verb, _, name = text.partition(" ")
    if verb != "play" or not name or " " in name:
        raise Illegal("bridge 3.1", "error-unknown-action", action=text)
    try:
        (card,) = parse(name)
    except ValueError:
        raise Illegal("bridge 2.1", "error-not-a-card", card=name) from None
    if card >= 52:
        raise Illegal("bridge 2.1", "error-not-a-card", card=name)
    return Play(card)
