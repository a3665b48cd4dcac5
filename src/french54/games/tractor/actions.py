"""What a seat may say: `declare S7`, `declare H7 H7`, `pass`, `bury` and eight cards, `play` and cards."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from french54.core.card import Cards, parse, show
from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.games.tractor import names


@dataclass(frozen=True, slots=True)
class Declare(AnyAction):
    """Cards shown to declare trumps, or to overrule who did."""

    cards: Cards = field()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, reverse=True)))

    def __str__(self) -> str:
        return f"declare {show(self.cards)}"

    @property
    def said(self) -> Message:
        return names.declared(self.cards)


@dataclass(frozen=True, slots=True)
class Pass(AnyAction):
    """Not declaring."""

    def __str__(self) -> str:
        return "pass"

    @property
    def said(self) -> Message:
        return Message("tractor-pass")


@dataclass(frozen=True, slots=True)
class Bury(AnyAction):
    """The eight cards that the banker lays into the kitty."""

    cards: Cards = field()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, reverse=True)))

    def __str__(self) -> str:
        return f"bury {show(self.cards)}"

    @property
    def said(self) -> Message:
        return Message("tractor-bury", {"points": names.points(self.cards)})


@dataclass(frozen=True, slots=True)
class Play(AnyAction):
    """Cards laid to a trick; in which order they lie makes no difference."""

    cards: Cards = field(compare=False)
    form: int = field(default=0, compare=False, repr=False)
    """What they are, as `french54.kit.tricks.twopack` has it; 0 also where nobody has looked."""
    kinds: Cards = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", tuple(sorted(self.cards, reverse=True)))

    def __str__(self) -> str:
        return f"play {show(self.kinds)}"

    @property
    def said(self) -> Message:
        return names.said(self.cards, self.form)


Action: TypeAlias = Declare | Pass | Bury | Play
PASS: Final = Pass()
_WITH_CARDS: Final[dict[str, type[Declare] | type[Bury] | type[Play]]] = {
    "declare": Declare,
    "bury": Bury,
    "play": Play,
}


def read(text: str) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    if text == "pass":
        return PASS
    verb, _, rest = text.partition(" ")
    if verb not in _WITH_CARDS or not rest:
        raise Illegal("tractor 3.5", "error-unknown-action", action=text)
    for name in rest.split():
        try:
            parse(name)
        except ValueError:
            raise Illegal("tractor 2.1", "error-not-a-card", card=name) from None
    return _WITH_CARDS[verb](parse(rest))
