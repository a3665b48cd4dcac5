"""The loser's gift: which two cards to offer, and which of two to take."""

from collections.abc import Iterable
from itertools import combinations

from french54.bots.climbing.customs import Customs, Sight
from french54.core.card import Card
from french54.games.winner.actions import Action, Offer, Take
from french54.games.winner.view import WinnerView
from french54.kit.climbing.digits import hand_of
from french54.kit.climbing.hands import POWER


def offers(view: WinnerView, player: Customs, sight: Sight) -> list[tuple[Action, int]]:
    """Offers and what the hand costs at most after each, in hundredths of a turn, best first.

    The loser may take either card, and a high card is worth the more to the loser.
    """
    division = player.division(sight)
    after = {card: int(division.cost(sight.hand - hand_of((card,)))) + 4 * POWER[card] for card in set(view.hand)}
    least = sorted(view.hand, key=lambda card: (after[card], card))[:6]
    pairs = sorted(
        set(combinations(least, 2)), key=lambda pair: (max(after[card] for card in pair), _total(after, pair))
    )
    return [(Offer(_ordered(view, pair)), max(after[card] for card in pair)) for pair in pairs]


def _total(after: dict[Card, int], cards: Iterable[Card]) -> int:
    return sum(after[card] for card in cards)


def _ordered(view: WinnerView, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=view.hand.index))


def takes(view: WinnerView, player: Customs, sight: Sight) -> list[tuple[Action, int]]:
    """The cards to take and what the hand costs with each, best first; of equals the higher."""
    division = player.division(sight)
    cards = sorted(set(view.offered), key=lambda card: -POWER[card])
    costs = [(Take(card), int(division.cost(sight.hand + hand_of((card,))))) for card in cards]
    return sorted(costs, key=lambda each: each[1])
