"""What a seat may say: `return S5` (a card given back), `play SK HK H2=HK` (the wild H2 as a king), `pass`."""

from dataclasses import dataclass, field
from typing import Final, Self, TypeAlias

from french54.core.card import NAMES, Card, Cards, parse
from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.games.guandan import hand
from french54.kit.climbing.hands import POWER

STANDS: Final = "="


@dataclass(frozen=True, slots=True)
class Return(AnyAction):
    """A card given back for tribute."""

    card: Card

    def __str__(self) -> str:
        return f"return {NAMES[self.card]}"

    @property
    def said(self) -> Message:
        return Message("guandan-return")

    @property
    def cards(self) -> Cards:
        return (self.card,)


@dataclass(frozen=True, slots=True)
class Play(AnyAction):
    """Cards laid down with the meaning they are given: the body first, then what it carries, downward."""

    cards: Cards = field()
    stands: Cards = ()
    """What each card stands for: itself, or where it is wild another one. Left out, every card stands for itself."""
    move: int = field(init=False, repr=False, compare=False)
    """The meaning as the kernel has it (`hand.pure`), whatever the level; 0 if the cards are no combination."""

    def __post_init__(self) -> None:
        cards, stands = self.cards, self.stands or self.cards
        move = hand.read(cards, stands)
        if move:
            pairs = list(zip(cards, stands, strict=True))
            natural = [card for card, stand in pairs if card == stand]
            wilds = [(card, POWER[stand]) for card, stand in pairs if card != stand]
            cards, stands = hand.settled(natural, wilds, move)
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "stands", stands)
        object.__setattr__(self, "move", move)

    @classmethod
    def bound(cls, move: int, cards: Cards, level: int) -> Self:
        """`cards` as the listed play `move`."""
        play = object.__new__(cls)
        laid, stands = hand.stood(cards, move, level)
        object.__setattr__(play, "cards", laid)
        object.__setattr__(play, "stands", stands)
        object.__setattr__(play, "move", hand.pure(move))
        return play

    def __str__(self) -> str:
        return "play " + " ".join(map(_written, self.cards, self.stands))

    @property
    def said(self) -> Message:
        """The combination in words; raises `Illegal` if the cards are none."""
        if not self.move:
            raise Illegal("guandan 5.1", "play-error-nothing")
        return hand.meaning(self.move).said


@dataclass(frozen=True, slots=True)
class Pass(AnyAction):
    """Not following what lies on the table."""

    def __str__(self) -> str:
        return "pass"

    @property
    def said(self) -> Message:
        return Message("play-pass")


Action: TypeAlias = Return | Play | Pass
PASS = Pass()


def _written(card: Card, stand: Card) -> str:
    return NAMES[card] if card == stand else f"{NAMES[card]}{STANDS}{NAMES[stand]}"


def read(text: str) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    verb, _, rest = text.partition(" ")
    if text == "pass":
        return PASS
    if verb == "return":
        cards = _cards([rest])
        return Return(cards[0])
    if verb == "play" and rest:
        parts = [part.partition(STANDS) for part in rest.split()]
        return Play(_cards([name for name, _, _ in parts]), _cards([stand or name for name, _, stand in parts]))
    raise Illegal("guandan 4.1", "error-unknown-action", action=text)


def _cards(names: list[str]) -> Cards:
    cards = []
    for name in names:
        try:
            (card,) = parse(name)
        except ValueError:
            raise Illegal("guandan 2.1", "error-not-a-card", card=name) from None
        cards.append(card)
    return tuple(cards)
