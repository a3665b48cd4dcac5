"""Texas Hold'em against PokerKit: the same turns, amounts, pots and stacks, but for the differences named here."""

import warnings
from collections import Counter
from random import Random

import pytest

pytest.importorskip("pokerkit")

from french54.core.card import Cards, parse
from french54.games.holdem.rules import PACK, Holdem
from french54.kit.betting.wagers import CALL, CHECK, FOLD, Bet, Raise
from tests.peers.table import Differs, Table, played, random_table

KNOWN = {"idle check", "open before a full raise", "odd chips"}


def deck(first: str) -> Cards:
    """The pack with some cards on top."""
    top = parse(first)
    return (*top, *(card for card in PACK if card not in top))


@pytest.mark.parametrize(
    "start", [0, *(pytest.param(start, marks=pytest.mark.full) for start in range(300, 10300, 500))]
)
def test_random_deals_are_the_same(start: int) -> None:
    noted: Counter[str] = Counter()
    for seed in range(start, start + (500 if start else 300)):
        rng = Random(seed)
        table = random_table(rng)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            actions = []
            try:
                actions += [str(action) for action in played(table, rng)]
            except Differs as differs:
                pytest.fail(f"deal {seed}: {table.ours.setup} {table.ours.log}: {differs}", pytrace=False)
        noted.update(table.noted)
    assert set(noted) <= KNOWN


@pytest.mark.rule("holdem 2.6")
def test_a_short_big_blind_leaves_the_price_at_twenty_here() -> None:
    stacks = (1000, 1000, 15, 1000)
    there = Table(Holdem(whole_price=False), stacks, 0, PACK)
    assert there.peer.checking_or_calling_amount == there.ours.round.owed == 15
    with pytest.raises(Differs, match="to call: 15, here 20"):
        Table(Holdem(), stacks, 0, PACK).compare()


@pytest.mark.rule("holdem 3.8")
def test_a_short_raise_does_not_let_those_raise_here_who_only_called_the_blind() -> None:
    table = Table(Holdem(), (1000, 1000, 1000, 31), 1, PACK)
    for wager in (CALL, CALL, CALL, Raise(31)):
        table.play(wager)
    assert_closed_here_only(table)


@pytest.mark.rule("holdem 3.8")
def test_a_short_bet_does_not_let_those_raise_here_who_have_checked() -> None:
    table = Table(Holdem(), (1000, 1000, 1000, 35), 1, PACK)
    for wager in (CALL, CALL, CALL, CHECK, CHECK, Bet(15), CALL, CALL):
        table.play(wager)
    assert_closed_here_only(table)


def assert_closed_here_only(table: Table) -> None:
    assert table.ours.turn is not None
    assert not table.ours.round.raises()
    assert table.ours.round.barred(table.ours.turn) == "betting-error-closed"
    assert table.peer.can_complete_bet_or_raise_to()
    table.compare()
    assert table.noted == ["open before a full raise"]


@pytest.mark.rule("holdem 5.8")
def test_chips_that_cannot_be_divided_go_one_at_a_time_here() -> None:
    royal = deck("S2 H2 D2 C2 S3 H3 D3 C3 S4 SA SK SQ H4 SJ D4 ST")
    table = Table(Holdem(), (1000,) * 4, 0, royal)
    for wager in (Raise(40), CALL, CALL, FOLD, *(CHECK,) * 9):
        table.play(wager)
    assert table.ours.round.stacks == (1006, 1007, 980, 1007)
    assert table.with_odd_chips_together() == [1006, 1008, 980, 1006]
    table.compare()
    assert table.noted == ["odd chips"]


@pytest.mark.rule("holdem 5.3")
def test_nobody_is_asked_here_who_can_only_check() -> None:
    table = Table(Holdem(whole_price=False), (104, 239, 7, 0), 0, PACK)
    table.play(FOLD)
    assert table.ours.turn is None
    assert table.peer_turn == 1
    table.compare()
    assert table.noted[:1] == ["idle check"]
