"""The bidding system of Bridge: hands are what their calls promise, games are reached, and nobody goes too far."""

from collections.abc import Iterator
from random import Random

import pytest
from benchmarks import bridge_bidding as bidding
from benchmarks.bridge_bidding import Found, surveyed
from benchmarks.bridge_imps import imps

from french54.bots.bridge import Casual, reading
from french54.bots.bridge.holding import Holding
from french54.bots.bridge.studies import explain
from french54.core.card import parse
from french54.core.match import Match
from french54.games.bridge.actions import CALLS, Call
from french54.games.bridge.board import Contract
from french54.games.bridge.rules import Bridge, BridgeState
from tests.rules.bridge import called, dealt


def judged(found: Found) -> None:
    """The figures that are asked for."""
    assert len(found.untrue) <= found.calls / 100, found.untrue
    assert sum(found.games) >= 0.9 * len(found.games)
    assert not found.wild


def test_a_hundred_auctions() -> None:
    judged(surveyed(range(5000, 5100)))


@pytest.mark.full
def test_a_thousand_auctions() -> None:
    judged(surveyed(range(1000)))


def test_the_distance_to_par_is_that_of_what_was_bid() -> None:
    found = surveyed(range(2), par=True)
    assert len(found.imps) == len(found.points) == 2
    assert bidding.contract_of((35, 7, 35, 22, 35, 35, 35)) == Contract(5, "H", 0, 1)
    assert bidding.contract_of((7, 36, 37, 35, 35, 35)) == Contract(2, "H", 2, 0)
    assert bidding.contract_of((35,) * 4) is None


@pytest.mark.parametrize(("points", "matched"), [(10, 0), (20, 1), (-50, -2), (420, 9), (4000, 24), (9000, 24)])
def test_match_points(points: int, matched: int) -> None:
    assert imps(points) == matched


def test_every_call_after_every_prefix_has_a_meaning() -> None:
    for seed in range(12):
        calls = bidding.auctioned(bidding.hands(seed))
        for turn in range(len(calls)):
            auction = reading.heard(calls[:turn])
            for call in CALLS:
                if auction.legal(call.number):
                    assert reading.explain(calls[:turn], call.number)


def at_random(seeds: range) -> Iterator[BridgeState]:
    """Auctions nobody would hold, at any call."""
    for seed in seeds:
        rng = Random(seed)
        state = Match.begin(Bridge("both"), seed.to_bytes(32, "big")).state
        while state.board.phase == "auction":
            yield state
            state = state.play(state.choices().draw(rng))


def test_in_any_auction_the_players_call_what_is_legal_and_can_say_why() -> None:
    for state in at_random(range(12)):
        view = state.view(state.turn)
        for advice in Casual().advise(view, Random(0), 0.1):
            state.choices().check(advice.action)
            assert advice.why is not None
        assert len(explain(view, Random(0), 0.1)["calls"]) == len(view.calls)


@pytest.mark.parametrize(
    ("hand", "calls", "bid"),
    [
        ("SA SK S5 HK HQ H4 DK D7 D6 D2 C9 C8 C3", "", "1NT"),
        ("SA SK SQ S5 S2 HK H4 D7 D6 D2 C9 C8 C3", "", "1S"),
        ("SA SJ S4 HK H9 H4 DJ D7 D6 D2 CJ C8 C3", "", "P"),
        ("SK SQ SJ S9 S5 S2 HK H4 D7 D6 D2 C9 C8", "", "2S"),
        ("SA SK SQ HA HK HQ DA D7 D6 D2 CK C8 C3", "", "2C"),
        ("S7 S2 HK HJ H4 H3 DA D7 D6 D2 C9 C8 C3", "1H P", "2H"),
        ("SA S2 HK HJ H4 H3 DA DQ D6 D2 C9 C8 C3", "1H P", "4H"),
        ("SK SQ S4 S2 H7 H4 DA D7 D6 D2 C9 C8 C3", "1H P", "1S"),
        ("SA SQ S4 HK H4 HQ DA D7 D6 D2 C9 C8 C3", "1NT P", "3NT"),
        ("SA SQ S4 S2 HK H4 DA D7 D6 D2 C9 C8 C3", "1NT P", "2C"),
        ("SA SQ S4 S3 S2 H7 DJ D7 D6 D2 C9 C8 C3", "1NT P", "2H"),
        ("SA SQ SJ S3 H2 DK DJ D7 D6 CK CJ C8 C3", "1H", "X"),
        ("SA SQ SJ S9 S3 H7 H2 DK DJ D7 C9 C8 C3", "1D", "1S"),
        ("SA SK SQ S9 S3 HA HK DA DJ CK C9 C8 C3", "1S P", "4NT"),
        ("SA SQ SJ S9 S3 HA H2 DK DJ D7 C9 C8 C3", "1S P 4NT P", "5H"),
        ("S9 S8 S5 S3 H7 H2 DK DJ D7 C9 C8 C3 C2", "1S P", "P"),
    ],
)
def test_hands_bid_as_the_book_says(hand: str, calls: str, bid: str) -> None:
    """The hand is that of whoever calls after `calls`; some of these hands stand where the opener's would."""
    numbers = tuple([next(call.number for call in CALLS if call.short == short) for short in calls.split()])
    assert Call(reading.choose(numbers, "none", Holding.of(parse(hand))).call).short == bid


def test_the_meaning_of_a_call_is_that_of_the_rule_it_is_made_by() -> None:
    state = called(dealt("SA SK S5 HK HQ H4 DK D7 D6 D2 C9 C8 C3"), "1NT P 2D P 2H")
    opening, _, transfer, _, completed = explain(state.view(0), Random(0), 1.0)["calls"]
    assert [message.id for message in opening] == ["bridge-means-notrump", "bridge-tells-balanced"]
    assert (opening[0].args["low"], opening[0].args["high"]) == (15, 17)
    assert [message.id for message in transfer] == ["bridge-means-transfer", "bridge-tells-least"]
    assert transfer[1].args == {"count": 5, "suit": "h"}
    assert [message.id for message in completed] == ["bridge-means-completed"]
