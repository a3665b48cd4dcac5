"""What the seat on turn may do: lay cards or pass, and before that offer two cards or take one of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from french54.core.card import Cards
from french54.core.game import Choices, Illegal, Prompt
from french54.games.winner import hand, reasons
from french54.games.winner.actions import Action, Offer, Take
from french54.games.winner.hand import Lying
from french54.games.winner.options import Options
from french54.kit.climbing import hands
from french54.kit.climbing.actions import PASS, Pass, Play


@dataclass(frozen=True, slots=True)
class Turn(Choices[Action]):
    """Any combination for a seat that leads; else pass, or what beats the table."""

    held: Cards
    lying: Lying

    @property
    def options(self) -> Options:
        """What was chosen for the table."""
        return self.lying.options

    def check(self, action: Action) -> None:
        self.read(action)

    def read(self, action: Action) -> Play | None:
        """`action` as it lies on the table, None for a pass; raises `Illegal` if it is not allowed."""
        if isinstance(action, Pass):
            if not self.lying.move:
                raise Illegal("winner 3.1", "play-error-lead")
            return None
        if not isinstance(action, Play):
            raise Illegal("winner 7.8", "winner-error-play")
        if not action.cards or not hands.holds(self.held, action.cards):
            raise Illegal("winner 3.1", "error-not-held")
        move = hand.read(action.cards, self.options)
        if not move:
            raise reasons.nothing(action.cards, self.options)
        play = hand.bound(move, action.cards, self.options)
        if not self.lying.beaten_by(move, play.cards):
            raise reasons.forbidden(hand.meaning(move, self.options), self.lying)
        return play

    def __iter__(self) -> Iterator[Action]:
        """Each set of ranks once, in the highest suits held."""
        if self.lying.move:
            yield PASS
        for move in self.lying.moves(self.held):
            yield hand.bound(move, self.held, self.options)
        listed = set()
        for move, cards in self.lying.ties(self.held):
            if move not in listed:
                listed.add(move)
                yield hand.bound(move, cards, self.options)

    def draw(self, rng: Random) -> Action:
        plays = [(move, self.held) for move in self.lying.moves(self.held)]
        plays += self.lying.ties(self.held)
        at = int(rng.random() * (len(plays) + bool(self.lying.move)))
        return hand.bound(*plays[at], self.options, rng) if at < len(plays) else PASS

    def readings(self, cards: Cards) -> Sequence[Action]:
        play = self.read(Play(cards))
        return () if play is None else (play,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        lit = {card for cards in self._lit(picked) for card in cards}
        playable = tuple([card for card in self.held if card in lit])
        return Prompt((self.button(PASS),), range(1, len(self.held) + 1), playable)

    def _lit(self, picked: Cards) -> Iterator[Cards]:
        """The cards that lie with `picked` in some play."""
        table = self.options.table(self.lying.turned)
        yield hands.lit_from(table, self.lying.moves(self.held), self.held, picked, wild=-1)
        for move, cards in self.lying.ties(self.held):
            if set(picked) <= set(cards):
                yield hands.lit_from(table, (move,), cards, picked, wild=-1)


@dataclass(frozen=True, slots=True)
class Offering(Choices[Action]):
    """Two cards of the winner's hand."""

    held: Cards

    def check(self, action: Action) -> None:
        if not isinstance(action, Offer) or len(action.cards) != 2:
            raise Illegal("winner 7.8", "winner-error-offer")
        if not hands.holds(self.held, action.cards):
            raise Illegal("winner 7.8", "error-not-held")

    def __iter__(self) -> Iterator[Action]:
        return map(Offer, sorted(set(combinations(self.held, 2)), reverse=True))

    def draw(self, rng: Random) -> Action:
        return Offer(hand.ordered(tuple(rng.sample(self.held, 2))))

    def readings(self, cards: Cards) -> Sequence[Action]:
        offer = Offer(hand.ordered(cards))
        self.check(offer)
        return (offer,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt((), range(2, 3), self.held if len(picked) < 2 else picked if len(picked) == 2 else ())


@dataclass(frozen=True, slots=True)
class Taking(Choices[Action]):
    """One of the two cards offered."""

    offered: Cards

    def check(self, action: Action) -> None:
        if not isinstance(action, Take) or action.card not in self.offered:
            raise Illegal("winner 7.8", "winner-error-take")

    def __iter__(self) -> Iterator[Action]:
        return map(Take, dict.fromkeys(self.offered))

    def draw(self, rng: Random) -> Action:
        return Take(rng.choice(self.offered))

    def readings(self, cards: Cards) -> Sequence[Action]:
        raise Illegal("winner 7.8", "winner-error-take")

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt(tuple([self.button(action) for action in self]))
