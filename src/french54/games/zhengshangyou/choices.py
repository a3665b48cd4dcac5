"""What the seat on turn may do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from french54.core.card import Cards
from french54.core.game import Choices, Illegal, Prompt
from french54.games.zhengshangyou import hand, reasons
from french54.games.zhengshangyou.actions import Action, Play
from french54.kit.climbing import hands
from french54.kit.climbing.actions import PASS


@dataclass(frozen=True, slots=True)
class Turn(Choices[Action]):
    """Any combination for a seat that leads; else what beats the table, or a pass if nothing does."""

    held: Cards
    table: int
    """The play to beat, as the kernel has it; 0 for a seat that leads."""
    opening: bool = False
    """The first play of the deal, which must contain the three of hearts."""

    def check(self, action: Action) -> None:
        self.read(action)

    def read(self, action: Action) -> int:
        """The kernel's play for `action`, 0 for a pass; raises `Illegal` if it is not allowed."""
        if not isinstance(action, Play):
            self._check_pass()
            return 0
        if not hands.holds(self.held, action.cards):
            raise Illegal("zhengshangyou 3.4", "error-not-held")
        move = hand.read(action.cards, self.opening)
        if not move:
            raise reasons.nothing(action.cards)
        if self.opening and hand.HEART_THREE not in action.cards:
            raise Illegal("zhengshangyou 2.3", "zhengshangyou-error-heart-three")
        if self.table and not hand.OPENING.beats(move, self.table):
            raise reasons.forbidden(move, self.table)
        return move

    def _check_pass(self) -> None:
        if not self.table:
            raise Illegal("zhengshangyou 3.6", "play-error-lead")
        if hand.beaten(self.held, self.table):
            raise Illegal("zhengshangyou 3.4", "zhengshangyou-error-must")

    def __iter__(self) -> Iterator[Action]:
        """Each set of ranks once, in the highest suits held."""
        moves = self._moves()
        for move in moves:
            yield Play.bound(move, hand.bind(move, self.held, self.opening))
        if not moves:
            yield PASS

    def draw(self, rng: Random) -> Action:
        moves = self._moves()
        if not moves:
            return PASS
        move = moves[int(rng.random() * len(moves))]
        return Play.bound(move, hand.bind(move, self.held, self.opening, rng))

    def readings(self, cards: Cards) -> Sequence[Action]:
        move = self.read(Play(cards))
        return (Play.bound(move, hand.laid(cards, move)),)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        """One button that keeps its place: the pass, with the reason why it is not allowed."""
        owed = (hand.HEART_THREE,) if self.opening else ()
        return Prompt((self.button(PASS),), range(1, len(self.held) + 1), self._playable(picked), owed)

    def _playable(self, picked: Cards) -> Cards:
        if self.opening and hand.HEART_THREE not in picked:
            picked = (*picked, hand.HEART_THREE)
        plays = (hand.OPENING.cards_of(move) for move in self._moves())
        return hands.lit(self.held, picked, plays)

    def _moves(self) -> list[int]:
        return hand.moves(self.held, self.table, self.opening)
