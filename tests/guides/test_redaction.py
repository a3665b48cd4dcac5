"""A guide's table tells its person nothing of hidden cards: had they lain otherwise, every byte would be the same."""

from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest

from french54 import catalogue
from french54.core.card import Cards, parse, rank, show
from french54.guides import Situation, situations
from french54.table.messages import hello, seen
from french54.table.table import BrokenLog, Table
from tests.guides.test_situations import table

ALL = [each for entry in catalogue.ENTRIES for each in situations(entry.game)]


def told(at: Table, seat: int) -> bytes:
    assert at.match is not None
    return msgspec.json.encode([hello(at, seat, ("casual",)), seen(at, at.match, seat)])


def hidden(it: Situation, at: Table) -> Cards:
    """The cards of which no copy has been shown to the person."""
    view = at.view(it.seat)
    assert view is not None
    shown = Counter(view.hand) + Counter(card for event in view.events for card in event.cards)
    return tuple(card for card in dict.fromkeys(parse(it.deck)) if card not in shown)


def swapped(it: Situation, one: int, other: int) -> Situation:
    deck = [other if card == one else one if card == other else card for card in parse(it.deck)]
    return msgspec.structs.replace(it, deck=show(deck))


@pytest.mark.parametrize("it", ALL, ids=[each.name for each in ALL])
def test_swapping_hidden_cards_changes_no_byte(it: Situation) -> None:
    at = table(it)
    pairs = list(combinations(hidden(it, at), 2))
    if it.game == "onepoker":  # UP and DOWN are told
        pairs = [(one, other) for one, other in pairs if (rank(one) > 5) == (rank(other) > 5)]
    checked = 0
    for one, other in Random(54).sample(pairs, min(len(pairs), 40)):
        try:
            changed = table(swapped(it, one, other))
        except BrokenLog:  # a card that was played must have been held
            continue
        if changed.turn != it.seat:
            continue
        assert told(changed, it.seat) == told(at, it.seat)
        checked += 1
    assert checked or len(pairs) < 3


def test_the_comparison_can_fail() -> None:
    it = situations("onepoker")[0]
    at = table(it)
    assert told(table(swapped(it, *parse("SA SK"))), 0) != told(at, 0)
