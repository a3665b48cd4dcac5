"""How the bidding system of Bridge fares: whether hands are what their calls promise, what is bid, how far from par.

`python -m benchmarks.bridge_bidding [--auctions N] [--from N]`. All four seats bid by the system; an explanation is
held against the hand by counting anew from its sentences, not by the rules. Contracts are worth what they make double
dummy, nobody vulnerable.
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

from benchmarks.bridge_imps import imps
from french54.bots.bridge import reading, solver
from french54.bots.bridge.holding import Holding
from french54.core.card import SUITS, Card
from french54.core.game import Message
from french54.games.bridge.actions import STRAINS, Call
from french54.games.bridge.board import Contract
from french54.games.bridge.score import Score
from french54.kit.tricks.contract import PASS

GAMES: Final = {"NT": 3, "S": 4, "H": 4, "D": 5, "C": 5}
THREE_NOTRUMP: Final = Call.bid(3, "NT").number
Cards = Sequence[Card]


def hands(seed: int) -> list[list[Card]]:
    """Four hands of a shuffled pack."""
    deck = list(range(52))
    Random(seed).shuffle(deck)
    return [deck[seat::4] for seat in range(4)]


def auctioned(dealt: Sequence[Cards]) -> tuple[int, ...]:
    """The calls of four players of the system."""
    calls: tuple[int, ...] = ()
    held = [Holding.of(cards) for cards in dealt]
    while len(calls) < 4 or any(call < PASS for call in calls[-3:]):
        calls = (*calls, reading.choose(calls, "none", held[len(calls) % 4]).call)
    return calls


def honours(cards: Cards) -> int:
    """High-card points, counted for the tests alone."""
    return sum({12: 4, 11: 3, 10: 2, 9: 1}.get(card // 4, 0) for card in cards)


def length(cards: Cards, suit: str) -> int:
    """Cards of a suit, by its letter."""
    return sum(SUITS[card % 4].lower() == suit for card in cards)


def worth(cards: Cards, args: Mapping[str, str | int]) -> int:
    """A hand in the measure that a message names."""
    lengths = [length(cards, suit) for suit in "cdhs"]
    if args["measure"] == "hcp":
        return honours(cards)
    if args["measure"] == "points":
        return honours(cards) + sum(max(0, held - 4) for held in lengths)
    trumps = length(cards, str(args["suit"]))
    each = (5, 3, 1) if trumps >= 4 else (3, 2, 1) if trumps == 3 else (1, 1, 0) if trumps == 2 else (0, 0, 0)
    return honours(cards) + sum(
        each[held] for suit, held in zip("cdhs", lengths, strict=True) if suit != args["suit"] and held < 3
    )


def is_true(cards: Cards, message: Message) -> bool:
    """Whether what a message tells of a hand is so."""
    args, kind = message.args, message.id.removeprefix("bridge-tells-")
    if message.id.startswith("bridge-means-"):
        return int(args["low"]) <= worth(cards, args) <= int(args["high"])
    if kind == "honours":
        return int(args["low"]) <= honours(cards) <= int(args["high"])
    if kind == "balanced":
        return sorted(length(cards, suit) for suit in "cdhs")[:2] in ([2, 3], [3, 3])
    if kind == "aces":
        aces, low, high = sum(card >= 48 for card in cards), int(args["low"]), int(args["high"])
        return aces in (low, high) if (low, high) == (0, 4) else low <= aces <= high
    if kind == "stopped":
        ranks = [card // 4 for card in cards if SUITS[card % 4].lower() == args["suit"]]
        return any(rank in ranks and len(ranks) >= 13 - rank for rank in (12, 11, 10, 9))
    held = length(cards, str(args["suit"]))
    return {
        "least": lambda: held >= int(args["count"]),
        "most": lambda: held <= int(args["count"]),
        "exact": lambda: held == int(args["count"]),
        "length": lambda: int(args["low"]) <= held <= int(args["high"]),
    }[kind]()


def holds(cards: Cards, messages: Sequence[Message]) -> bool:
    """Whether a hand is what an explanation says."""
    others = [message for message in messages if message.id == "bridge-tells-strong"]
    if others and honours(cards) >= int(others[0].args["low"]):
        return True
    return all(is_true(cards, message) for message in messages if message not in others)


def is_game(call: int) -> bool:
    """Whether a bid is worth a game bonus."""
    return Call(call).level >= GAMES[STRAINS[call % 5]]


@dataclass
class Found:
    """What a number of auctions came to."""

    calls: int = 0
    untrue: list[str] = field(default_factory=list)
    """Calls that the hand does not fit."""
    games: list[bool] = field(default_factory=list)
    """For each pair with 26 high-card points or more, whether it reached game."""
    wild: list[int] = field(default_factory=list)
    """Deals in which a pair with fewer than 20 went past three notrump."""
    imps: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    """How far what was bid is from par."""


def surveyed(seeds: range, *, par: bool = False) -> Found:
    """Auctions of four players of the system, with their distance to par if that is asked for."""
    found = Found()
    for seed in seeds:
        dealt = hands(seed)
        calls = auctioned(dealt)
        for turn, call in enumerate(calls):
            found.calls += 1
            if not holds(dealt[turn % 4], reading.explain(calls[:turn], call)):
                found.untrue.append(f"{seed}: {turn}")
        _judge(found, seed, dealt, calls)
        if par:
            masks = [sum(1 << card for card in cards) for cards in dealt]
            table = solver.table(masks)
            apart = _made(contract_of(calls), table) - solver.par(table, "none").points
            found.points.append(abs(apart))
            found.imps.append(abs(imps(apart)))
    return found


def _judge(found: Found, seed: int, dealt: Sequence[Cards], calls: Sequence[int]) -> None:
    bids = [call for call in calls if call < PASS]
    side = calls.index(bids[-1]) % 2 if bids else None
    for pair in range(2):
        points = honours(dealt[pair]) + honours(dealt[pair + 2])
        if points >= 26:
            found.games.append(side == pair and is_game(bids[-1]))
        if points < 20 and side == pair and bids[-1] > THREE_NOTRUMP:
            found.wild.append(seed)


def contract_of(calls: Sequence[int]) -> Contract | None:
    """What an auction ended in; None if all passed."""
    turns = [turn for turn, call in enumerate(calls) if call < PASS]
    if not turns:
        return None
    last = turns[-1]
    bid = Call(calls[last])
    doubled = sum(call > PASS for call in calls[last:])
    declarer = next(turn % 4 for turn in turns if calls[turn] % 5 == bid.number % 5 and (turn - last) % 2 == 0)
    return Contract(bid.level, bid.strain, doubled, declarer)


def _made(contract: Contract | None, table: solver.Table) -> int:
    """North and South's points for a contract, double dummy."""
    if contract is None:
        return 0
    return Score(contract, False, table[contract.declarer][contract.trump]).payoffs[0]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--auctions", type=int, default=1000)
    parser.add_argument("--from", dest="begin", type=int, default=0)
    asked = parser.parse_args()
    began = perf_counter()
    found = surveyed(range(asked.begin, asked.begin + asked.auctions), par=True)
    fit = 100 * (1 - len(found.untrue) / found.calls)
    print(f"{asked.auctions} auctions, {found.calls} calls: the hand fits the explanation in {fit:.2f} %")
    print(f"pairs with 26 points or more: {sum(found.games)} of {len(found.games)} reached game")
    print(f"pairs with fewer than 20 points past three notrump: {len(found.wild)}")
    mean = sum(found.imps) / len(found.imps), sum(found.points) / len(found.points)
    print(f"mean distance to double-dummy par: {mean[0]:.2f} IMPs, {mean[1]:.0f} points")
    print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
