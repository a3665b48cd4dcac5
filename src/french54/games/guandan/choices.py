"""What the seat on turn may do: give a card back, or play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from french54.core.card import BLACK_JOKER, Card, Cards
from french54.core.game import Choices, Illegal, Prompt
from french54.games.guandan import hand, reasons, tribute
from french54.games.guandan.actions import PASS, Action, Pass, Play, Return
from french54.kit.climbing import hands


@dataclass(frozen=True, slots=True)
class Returning(Choices[Action]):
    """Which card is given back for tribute."""

    held: Cards
    received: Card
    """The card that was received, and is among those held."""
    level: int

    def check(self, action: Action) -> None:
        if not isinstance(action, Return):
            raise Illegal("guandan 3.6", "guandan-error-return-first")
        if action.card not in self.held:
            raise Illegal("guandan 3.6", "error-not-held")
        allowed = self._allowed()
        if action.card not in allowed:
            if any(map(tribute.plain, allowed)):
                raise Illegal("guandan 3.6", "guandan-error-return")
            raise Illegal("guandan 3.7", "guandan-error-return-lowest")

    def __iter__(self) -> Iterator[Action]:
        return map(Return, self._allowed())

    def draw(self, rng: Random) -> Action:
        allowed = self._allowed()
        return Return(allowed[int(rng.random() * len(allowed))])

    def readings(self, cards: Cards) -> Sequence[Action]:
        if len(cards) != 1:
            raise Illegal("guandan 3.6", "guandan-error-one-card")
        action = Return(cards[0])
        self.check(action)
        return (action,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        allowed = self._allowed()
        lit = allowed if not picked else picked if len(picked) == 1 and picked[0] in allowed else ()
        return Prompt(pick=range(1, 2), playable=lit)

    def _allowed(self) -> Cards:
        return tribute.returnable(hands.without(self.held, (self.received,)), self.level)


@dataclass(frozen=True, slots=True)
class Turn(Choices[Action]):
    """Any combination for a seat that leads; else pass, or what beats the table."""

    held: Cards
    level: int
    table: int
    """What must be beaten, as the kernel has it (`hand.pure`); 0 for a seat that leads."""

    def check(self, action: Action) -> None:
        if isinstance(action, Pass):
            if not self.table:
                raise Illegal("guandan 4.1", "play-error-lead")
            return
        if not isinstance(action, Play):
            raise Illegal("guandan 3.8", "guandan-error-no-return")
        if not hands.holds(self.held, action.cards):
            raise Illegal("guandan 4.1", "error-not-held")
        self._check_meaning(action)
        if self.table and not hand.table(self.level).beats(action.move, self.table):
            raise reasons.forbidden(action.move, self.table)

    def _check_meaning(self, play: Play) -> None:
        """Raise `Illegal` unless the cards can mean what they are said to."""
        if any(card != stand >= BLACK_JOKER for card, stand in zip(play.cards, play.stands, strict=True)):
            raise Illegal("guandan 5.12", "guandan-error-wild-joker")
        readings = hand.meanings(play.cards, self.level)
        if not readings:
            raise reasons.nothing(play.cards, self.level)
        if all(Play.bound(move, play.cards, self.level) != play for move in readings):
            raise Illegal("guandan 5.12", "guandan-error-wild")

    def __iter__(self) -> Iterator[Action]:
        """Each meaning of each choice of ranks and wild cards once, in the first suits held."""
        for move in self._moves():
            yield Play.bound(move, hand.bind(move, self.held, self.level), self.level) if move else PASS

    def draw(self, rng: Random) -> Action:
        moves = self._moves()
        move = moves[int(rng.random() * len(moves))]
        return Play.bound(move, hand.bind(move, self.held, self.level, rng), self.level) if move else PASS

    def readings(self, cards: Cards) -> Sequence[Action]:
        """Every legal meaning, the strongest first."""
        if not hands.holds(self.held, cards):
            raise Illegal("guandan 4.1", "error-not-held")
        meanings = hand.meanings(cards, self.level)
        if not meanings:
            raise reasons.nothing(cards, self.level)
        table = hand.table(self.level)
        legal = [move for move in meanings if not self.table or table.beats(hand.pure(move), self.table)]
        if not legal:
            raise self._weak(meanings)
        return tuple([Play.bound(move, cards, self.level) for move in reversed(legal)])

    def _weak(self, meanings: Sequence[int]) -> Illegal:
        """Why none of these meanings may follow; said of one of the kind on the table if there is one."""
        kind = hand.meaning(self.table).shape
        pure = [hand.pure(move) for move in meanings]
        return reasons.forbidden(next((move for move in pure if hand.meaning(move).shape == kind), pure[0]), self.table)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt((self.button(PASS),), range(1, len(self.held) + 1), self._playable(picked))

    def _playable(self, picked: Cards) -> Cards:
        plays = [move for move in self._moves() if move]
        return hands.lit_from(hand.table(self.level), plays, self.held, picked, hand.wild(self.level))

    def _moves(self) -> list[int]:
        return hand.moves(self.held, self.level, self.table)
