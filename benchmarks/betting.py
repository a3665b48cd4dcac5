"""Whole random deals of Texas Hold'em and ranks of seven cards a second: here, and in other libraries.

`python -m benchmarks.betting [--rounds 9] [--deals 100]` prints the medians. All take turns within a round, and a ratio
is the median of the rounds' ratios, so that a machine that slows down for a while slows all. Actions are drawn alike
everywhere: fold, call or check, and raise with the same chance where they are allowed.
"""

import argparse
import json
import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import clubs
import eval7
import numpy
import pyspiel
from phevaluator import evaluate_cards
from pokerkit import Automation, NoLimitTexasHoldem
from rlcard.games.nolimitholdem import Game as RlcardGame
from texasholdem import ActionType, TexasHoldEm
from treys import Card as TreysCard
from treys import Evaluator

from french54.core.card import NAMES
from french54.games.holdem.rules import PACK, Holdem
from french54.kit import poker

Deals = Callable[[int], int]
"""Plays the deal of a seed; how many actions it took."""


def ours(*, views: bool) -> Deals:
    """Through `State` and `Choices`; with `views`, each seat on turn is handed its view, as a bot is."""
    game = Holdem()

    def deal(seed: int) -> int:
        rng = Random(seed)
        deck = tuple(rng.sample(PACK, len(PACK)))
        state, taken = game.start(game.opening(_NoDraw()), deck), 0
        while state.turn is not None:
            choices = state.view(state.turn).choices if views else state.choices()
            state, taken = state.play(choices.draw(rng)), taken + 1  # type: ignore[union-attr]
        return taken

    return deal


class _NoDraw:
    """Chance that is not asked for."""

    def below(self, n: int) -> int:
        raise AssertionError(n)


def pokerkit() -> Deals:
    """PokerKit, with everything automated that a deal does by itself."""
    left_out = {Automation.HOLE_CARDS_SHOWING_OR_MUCKING}
    automations = (*(each for each in Automation if each not in left_out), *left_out)

    def deal(seed: int) -> int:
        rng, taken = Random(seed), 0
        state = NoLimitTexasHoldem.create_state(automations, False, 0, (10, 20), 20, (1000,) * 4, 4)
        while state.status:
            kinds: list[Callable[[], object]] = [state.check_or_call]
            if state.can_fold():
                kinds.append(state.fold)
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            if state.can_complete_bet_or_raise_to() and least is not None and most is not None:
                to = rng.choice((least, most, rng.randint(least, most)))
                kinds.append(partial(state.complete_bet_or_raise_to, to))
            rng.choice(kinds)()
            taken += 1
        return taken

    return deal


def rlcard() -> Deals:
    """RLCard, which knows five actions only."""
    game = RlcardGame(num_players=4)
    game.configure({"game_num_players": 4, "chips_for_each": 1000, "dealer_id": None})

    def deal(seed: int) -> int:
        rng, taken = Random(seed), 0
        game.np_random = numpy.random.RandomState(seed)
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(rng.choice(state["legal_actions"]))
            taken += 1
        return taken

    return deal


def clubs_dealer() -> Deals:
    """clubs, whose bets are what is put in now."""
    table = {"num_players": 4, "blinds": [10, 20, 0, 0], "start_stack": 1000}
    dealer = clubs.poker.Dealer(**{**clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER, **table})

    def deal(seed: int) -> int:
        rng, taken, done = Random(seed), 0, [False]
        seen = dealer.reset(reset_button=True, reset_stacks=True)
        while not all(done):
            call, least, most = (int(seen[name]) for name in ("call", "min_raise", "max_raise"))
            bets = [[call]]
            if call:
                bets.append([-1])
            if most > call:
                least = min(least, most)
                bets.append([least, most, rng.randint(least, most)])
            seen, _, done = dealer.step(rng.choice(rng.choice(bets)))
            taken += 1
        return taken

    return deal


def texas_holdem() -> Deals:
    """texasholdem, with a new table for every deal."""

    def deal(seed: int) -> int:
        rng, taken = Random(seed), 0
        table = TexasHoldEm(buyin=1000, big_blind=20, small_blind=10, max_players=4)
        table.start_hand()
        while table.is_hand_running():
            moves = table.get_available_moves()
            kind = rng.choice(moves.action_types)
            if kind is ActionType.RAISE:
                totals = moves.raise_range
                table.take_action(kind, total=rng.choice((totals[0], totals[-1], rng.choice(totals))))
            else:
                table.take_action(kind)
            taken += 1
        return taken

    return deal


def openspiel() -> Deals:
    """OpenSpiel's universal poker, driven from Python."""
    game = pyspiel.load_game(
        "universal_poker(betting=nolimit,bettingAbstraction=fullgame,numPlayers=4,numRounds=4,blind=10 20 0 0,"
        "firstPlayer=3 1 1 1,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=1000 1000 1000 1000)"
    )

    def deal(seed: int) -> int:
        rng, taken = Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(rng.choice(actions))
                continue
            plain = [action for action in actions if action < 2]
            raises = actions[len(plain) :]
            kind = int(rng.random() * (len(plain) + bool(raises)))
            if kind < len(plain):
                state.apply_action(plain[kind])
            else:
                state.apply_action(rng.choice((raises[0], raises[-1], rng.choice(raises))))
            taken += 1
        return taken

    return deal


def rankers(hands: list[list[int]]) -> dict[str, Callable[[], object]]:
    """By library, what ranks all `hands`, each in the form of card the library likes best."""
    names = [[NAMES[card][1] + NAMES[card][0].lower() for card in cards] for cards in hands]
    sevens = [[eval7.Card(name) for name in each] for each in names]
    treys = [([TreysCard.new(name) for name in each[:2]], [TreysCard.new(name) for name in each[2:]]) for each in names]
    evaluator = Evaluator()
    return {
        "ours": lambda: [poker.rank7(*cards) for cards in hands],
        "eval7": lambda: [eval7.evaluate(cards) for cards in sevens],
        "phevaluator": lambda: [evaluate_cards(*cards) for cards in hands],
        "treys": lambda: [evaluator.evaluate(hole, board) for hole, board in treys],
    }


def timed(run: Callable[[], object], count: int) -> float:
    """How many a second."""
    start = perf_counter()
    run()
    return count / (perf_counter() - start)


def measure(rounds: int = 9, deals: int = 100) -> dict[str, Any]:
    """The medians of `rounds` rounds, and our ratio to each of the others."""
    warnings.simplefilter("ignore")
    players = {
        "ours": (ours(views=False), 10),
        "ours_with_views": (ours(views=True), 5),
        "pokerkit": (pokerkit(), 1),
        "rlcard": (rlcard(), 1),
        "clubs": (clubs_dealer(), 1),
        "texasholdem": (texas_holdem(), 1),
        "openspiel": (openspiel(), 2),
    }
    dealt: dict[str, list[float]] = {name: [] for name in players}
    ranked: dict[str, list[float]] = {}
    rng = Random(1)
    for number in range(rounds):
        for name, (deal, times) in players.items():
            seeds = range(number * deals, number * deals + max(2, deals * times // 10))
            dealt[name].append(timed(partial(sum, map(deal, seeds)), len(seeds)))
        hands = [rng.sample(range(52), 7) for _ in range(20 * deals)]
        for name, run in rankers(hands).items():
            ranked.setdefault(name, []).append(timed(run, len(hands)))
    return {
        "deals_a_second": {name: round(median(speeds)) for name, speeds in dealt.items()},
        "deals_ratio": ratios(dealt),
        "ranks_a_second": {name: round(median(speeds)) for name, speeds in ranked.items()},
        "ranks_ratio": ratios(ranked),
        "actions_a_deal": {name: round(sum(map(deal, range(20))) / 20, 1) for name, (deal, _) in players.items()},
        "compiled": poker.__file__.endswith((".so", ".pyd")),
    }


def ratios(speeds: dict[str, list[float]]) -> dict[str, float]:
    """How many times as fast as each of the others."""
    return {
        name: round(median(mine / theirs for mine, theirs in zip(speeds["ours"], other, strict=True)), 1)
        for name, other in speeds.items()
        if name != "ours"
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--deals", type=int, default=100)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.rounds, chosen.deals), indent=1))
