"""No seat is told what it may not know: had the hidden cards lain otherwise, every byte would be the same."""

import pickle
from itertools import combinations
from random import Random

import msgspec
import pytest

from french54.core.game import Illegal
from french54.table.entries import Act
from french54.table.messages import hello, seen
from french54.table.table import Table
from tests.table.play import dealt, played_out, some_action, swapped

SITTING = (("ann", None, None), ("ann", "ben", None), ("ann", "ben", "cid"))


def told(table: Table, seat: int | None) -> bytes:
    """Everything `seat` is told of the table as it stands."""
    assert table.match is not None
    return msgspec.json.encode([hello(table, seat, ("casual",)), seen(table, table.match, seat)])


def hidden(table: Table, seat: int | None) -> list[int]:
    """The cards whose place `seat` does not know, found without the game's own views."""
    assert table.match is not None
    deal = table.match.deals[-1]
    known = set(deal.deck[seat:51:3]) if seat is not None else set()
    for action in deal.actions:
        known |= set(action.cards)
    if table.match.state.landlord is not None:
        known |= set(deal.deck[51:])
    return [card for card in deal.deck if card not in known]


@pytest.mark.parametrize("persons", SITTING)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(1, 40))])
def test_swapping_hidden_cards_changes_no_byte(persons: tuple[str | None, ...], seed: int) -> None:
    rng = Random(seed)
    table = dealt(seed, persons)
    checked = 0
    while table.turn is not None:
        for seat in (0, 1, 2, None):
            pairs = list(combinations(hidden(table, seat), 2))
            for one, other in rng.sample(pairs, min(2, len(pairs))):
                try:
                    changed = swapped(table, one, other)
                except Illegal:  # a card that was played must have been held
                    continue
                assert told(changed, seat) == told(table, seat)
                if seat is not None:
                    # What a bot in this seat would be handed, as it goes to its process.
                    assert pickle.dumps(changed.view(seat)) == pickle.dumps(table.view(seat))
                checked += 1
        table = table.accept(some_action(table, rng))
    assert checked > 100


def test_the_comparison_can_fail() -> None:
    """Swapping cards the seat does see changes what it is told, and so does showing it another's view."""
    table = dealt(1)
    assert table.match is not None
    own, others = table.match.deals[-1].deck[0:51:3], table.match.deals[-1].deck[1:51:3]
    assert told(swapped(table, own[0], others[0]), 0) != told(table, 0)
    assert told(swapped(table, own[0], others[0]), 1) != told(table, 1)
    assert told(swapped(table, own[0], others[0]), None) == told(table, None)


def test_an_ended_match_hides_nothing_and_a_running_one_its_secret() -> None:
    table = dealt(2)
    secret = table.secret.hex().encode()
    assert table.match is not None
    key = table.match.key.hex().encode()
    while table.turn is not None:
        for seat in (0, 1, 2, None):
            assert secret not in told(table, seat)
            assert key not in told(table, seat)
        table = table.accept(some_action(table, Random(table.number)))
    assert secret in told(table, 0)


def test_a_deal_that_came_to_nothing_keeps_its_cards() -> None:
    """It is shown to its end, but nobody's cards are turned up and the match's seal stays closed."""
    table = dealt(3)
    for _ in range(3):
        assert table.turn is not None
        table = table.accept(Act(table.turn, "bid 0"))
    ended = seen(table, table.voided[0], 0)
    assert (ended.deal, ended.seal, ended.prompt, ended.waiting) == (1, None, None, ())
    shown = {card for event in ended.events for card in event.cards}
    assert shown == set(table.voided[0].deals[-1].deck[0:51:3])
    assert ended.events[-1].kind == "void"


def test_played_out_tables_answer_to_everybody() -> None:
    for seed in range(5):
        table, _ = played_out(dealt(seed), Random(seed))
        assert table.match is not None
        for seat in (0, 1, 2, None):
            final = seen(table, table.match, seat)
            assert final.seal is not None
            assert final.view["result"] is not None
