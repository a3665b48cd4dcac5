"""What the seat on turn may do: before the deal, in the auction, and in play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from french54.core.card import SUITS, Cards
from french54.core.game import Button, Choices, Illegal, Prompt, Reason
from french54.games.bridge import hand
from french54.games.bridge.actions import CALLS, VULNERABLE, Action, Call, Play, Vulnerable
from french54.kit.tricks import contract, whist


@dataclass(frozen=True, slots=True)
class Vulnerability(Choices[Action]):
    """Who is to be vulnerable."""

    def check(self, action: Action) -> None:
        if not isinstance(action, Vulnerable):
            raise Illegal("bridge 2.2", "bridge-error-vulnerable-first")

    def __iter__(self) -> Iterator[Action]:
        return iter(VULNERABLE)

    def draw(self, rng: Random) -> Action:
        return VULNERABLE[int(rng.random() * len(VULNERABLE))]

    def readings(self, cards: Cards) -> Sequence[Action]:
        raise Illegal("bridge 2.2", "bridge-error-vulnerable-first")

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt(tuple(Button(choice) for choice in VULNERABLE))


@dataclass(frozen=True, slots=True)
class Auction(Choices[Action]):
    """The calls that are legal after those made."""

    highest: int
    """The highest bid, by its number; -1 for none."""
    theirs: bool
    """Whether it is the other side's."""
    doubled: int

    def check(self, action: Action) -> None:
        if isinstance(action, Vulnerable):
            raise Illegal("bridge 2.2", "bridge-error-vulnerable-chosen")
        if not isinstance(action, Call):
            raise Illegal("bridge 3.1", "bridge-error-auction")
        if not 0 <= action.number <= contract.REDOUBLE:
            raise Illegal("bridge 3.1", "error-unknown-action", action=str(action))
        if not self._legal() >> action.number & 1:
            raise self._forbidden(action)

    def _legal(self) -> int:
        return int(contract.calls(self.highest, 1, self.doubled, 2 if self.theirs else 1))

    def _forbidden(self, call: Call) -> Illegal:
        """Why a call is not legal."""
        if call.level:
            highest = Call(self.highest)
            return Illegal("bridge 3.3", "bridge-error-bid", level=highest.level, strain=highest.strain)
        if call.number == contract.REDOUBLE:
            if self.doubled == 2:
                return Illegal("bridge 3.5", "bridge-error-redoubled")
            return Illegal("bridge 3.5", "bridge-error-redouble" if self.doubled else "bridge-error-not-doubled")
        if self.highest < 0:
            return Illegal("bridge 3.4", "bridge-error-no-bid")
        return Illegal("bridge 3.4", "bridge-error-double-own" if not self.theirs else "bridge-error-doubled")

    def __iter__(self) -> Iterator[Action]:
        legal = self._legal()
        return (call for call in CALLS if legal >> call.number & 1)

    def draw(self, rng: Random) -> Action:
        legal = list(self)
        return legal[int(rng.random() * len(legal))]

    def readings(self, cards: Cards) -> Sequence[Action]:
        raise Illegal("bridge 3.1", "bridge-error-auction")

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        """A button for every call: pass, double, redouble, and the bids from the lowest."""
        return Prompt(tuple(Button(call, self._barred(call)) for call in CALLS))

    def _barred(self, call: Call) -> Reason | None:
        return None if self._legal() >> call.number & 1 else self._forbidden(call).reason


@dataclass(frozen=True, slots=True)
class Turn(Choices[Action]):
    """A card of the hand whose turn it is, of the suit led if it has one."""

    held: int
    """That hand, as a set."""
    led: int | None
    """The suit led, by its number; None for a lead."""
    trump: int
    """For the order of the cards; 4 for none."""
    dummys: bool
    """Declarer plays dummy's hand."""

    @property
    def legal(self) -> int:
        """The cards that may be played, as a set."""
        return self.held if self.led is None else int(whist.follow(self.held, whist.suit(self.led)))

    def check(self, action: Action) -> None:
        if isinstance(action, Vulnerable):
            raise Illegal("bridge 2.2", "bridge-error-vulnerable-chosen")
        if isinstance(action, Call):
            raise Illegal("bridge 3.8", "bridge-error-auction-over")
        if not 0 <= action.card < 52 or not self.held >> action.card & 1:
            if self.dummys:
                raise Illegal("bridge 4.9", "bridge-error-dummy-holds")
            raise Illegal("bridge 4.5", "error-not-held")
        if self.led is not None and not self.legal >> action.card & 1:
            message = "bridge-error-dummy-follow" if self.dummys else "bridge-error-follow"
            raise Illegal("bridge 4.6", message, suit=SUITS[self.led].lower())

    def __iter__(self) -> Iterator[Action]:
        return map(Play, hand.listed(self.legal, self.trump))

    def draw(self, rng: Random) -> Action:
        cards = hand.listed(self.legal, self.trump)
        return Play(cards[int(rng.random() * len(cards))])

    def readings(self, cards: Cards) -> Sequence[Action]:
        if len(cards) != 1:
            raise Illegal("bridge 4.5", "bridge-error-one-card")
        play = Play(cards[0])
        self.check(play)
        return (play,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        """One card to pick; the cards of the suit led are owed."""
        legal = hand.listed(self.legal, self.trump)
        playable = legal if not picked else tuple([card for card in picked if card in legal and len(picked) == 1])
        bound = self.led is not None and self.legal & whist.suit(self.led)
        return Prompt(pick=range(1, 2), playable=playable, owed=legal if bound else ())
