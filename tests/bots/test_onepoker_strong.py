"""The strong player of One Poker: how near it is to equilibrium, and what its solver computes."""

from itertools import product
from random import Random
from typing import Any

import pytest

from french54.bots.onepoker import worth
from french54.bots.onepoker.public import RANKS, Public, meeting
from french54.bots.onepoker.regret import AVERAGE
from french54.bots.onepoker.strong import Deal, Solved, ante, path_of, prepared, spoken
from french54.core.card import NAMES
from french54.games.onepoker.rules import OnePokerState
from tests.bots.onepoker import lock, matches, player
from tests.kernels import Kernels, compiled, interpreted
from tests.rules.onepoker import GAME, dealt, said

BOUND = 0.1
"""Chips a deal that best play against both strategies may win together."""


def solved_of(state: OnePokerState) -> Solved:
    """The deal of a state, as the strong player would have it, not solved yet."""
    view = state.view(state.turn)
    said_there = spoken(view)
    deal = Deal(Public.of(view), view.start, ante(view), view.first, ())
    prepared.cache_clear()
    found = prepared(deal)
    if path_of(found.betting, said_there) is None:
        found = prepared(Deal(deal.public, deal.start, deal.ante, deal.first, said_there))
    return found


def exploited(state: OnePokerState, rounds: int) -> float:
    """What best play wins of the strategies found for a state's deal."""
    solver = solved_of(state).solver
    solver.run(rounds)
    return solver.exploitability()


@pytest.mark.parametrize("state", matches(range(8)), ids=range(8))
def test_exploitability_is_at_most_a_tenth_of_a_chip(state: OnePokerState) -> None:
    assert 0 <= exploited(state, 160) <= BOUND


@pytest.mark.full
def test_exploitability_over_many_deals() -> None:
    found = [exploited(state, 240) for state in matches(range(100, 300))]
    assert max(found) <= BOUND


def outcome(state: OnePokerState, worths: tuple[float, ...]) -> float:
    """What seat 0 won in an ended deal, kept cards and all."""
    chips = state.payoffs[0]
    if 0 in state.round.stacks:
        return chips
    keeps = [
        sum(card // 4 for card in hand) - lock // 4 for hand, lock in zip(state.dealt.hands, state.cards, strict=True)
    ]
    return chips + worths[keeps[0]] - worths[keeps[1]]


def expected(solved: Solved, state: OnePokerState, worths: tuple[float, ...], node: int = 0) -> float:
    """What seat 0 wins on average, walked through the rules of the game; the reference for the solver."""
    seat = state.turn
    if seat is None:
        return outcome(state, worths)
    solver = solved.solver
    hand = tuple(sorted((card // 4 for card in state.dealt.hands[seat]), reverse=True))
    place = 2 * solved.met.hands[seat].index((hand[0], hand[1]))
    total = 0.0
    if None in state.locked:
        chances = solver.locking(seat, True)
        for card in {card // 4: card for card in state.dealt.hands[seat]}.values():
            chance = chances[place + hand.index(card // 4)]
            if chance:
                total += chance * expected(solved, said(state, f"lock {NAMES[card]}"), worths)
        return total
    lock_card = state.locked[seat]
    assert lock_card is not None
    at = place + hand.index(lock_card // 4)
    types = solver.cards(seat).types
    chances = solver.chances(node, True)
    for choice, wager in enumerate(solved.betting.choices[node]):
        chance = chances[choice * types + at]
        if chance:
            onward = solved.betting.tree.children[solved.betting.tree.firsts[node] + choice]
            total += chance * expected(solved, state.play(wager), worths, onward)
    return total


@pytest.mark.parametrize(("mine", "other", "chips"), [("SA S3", "HK D4", (4, 36)), ("S2 H5", "HA DA", (20, 20))])
def test_the_value_of_two_hands_is_what_the_rules_pay(mine: str, other: str, chips: tuple[int, int]) -> None:
    """Of all pairs of hands only one is left, so that the solver's sums come down to a single deal."""
    state = dealt(mine, other, chips)
    full = solved_of(state)
    full.solver.run(30)
    hands = [tuple(sorted((card // 4 for card in hand), reverse=True)) for hand in state.dealt.hands]
    places = [full.met.hands[seat].index((hand[0], hand[1])) for seat, hand in enumerate(hands)]
    reach = full.solver.locking(1, True)
    for at in range(len(reach)):
        if at // 2 != places[1]:
            reach[at] = 0.0
    full.solver.mode = AVERAGE
    values, own = full.solver.walk(0, 0, reach), full.solver.locking(0, True)
    one = 2 * places[0]
    meets = full.solver.met(0, places[0], reach)
    value = (own[one] * values[one] + own[one + 1] * values[one + 1]) / meets
    assert value == pytest.approx(expected(full, state, worth.at(min(chips))))


def test_values_of_both_players_cancel_out() -> None:
    solver = solved_of(dealt("SA S3", "HK D4")).solver
    solver.run(20)
    assert solver.worth_of_deal(0, AVERAGE) == pytest.approx(-solver.worth_of_deal(1, AVERAGE))


def test_learning_lowers_exploitability() -> None:
    state = dealt("SA S3", "HK D4", (6, 34))
    assert exploited(state, 120) < exploited(state, 15) / 3


def run_in(kernels: Kernels) -> list[float]:
    """The strategies of a small deal, by the kernel in one way."""
    spots, regret = kernels.module("french54.bots.onepoker.spots"), kernels.module("french54.bots.onepoker.regret")
    tree = spots.Tree(
        [0, 3, 1, 2, 3], [0, 0, 2, 0, 0], [2, 0, 2, 0, 0], [1, 2, 3, 4], [0.0, 1.0, 0.0, 1.0, 3.0], [0, 7, 0, 7, 3]
    )
    weights, offsets = [0.4, 0.6], [0, 1, 2]
    cards = [
        spots.Cards([12, 0, 7, 5], [each * scale for each in weights], offsets, [0, 1], [-0.05, 0.05])
        for scale in (1.0, 1.0)
    ]
    solver: Any = regret.Solver(tree, cards[0], cards[1], [0.1 * rank for rank in range(13)])
    solver.run(25)
    found = [*solver.locking(0, True), *solver.locking(1, True), *solver.chances(0, True), *solver.chances(2, True)]
    return [*found, solver.exploitability(), *solver.prospects(1, 0, [0, 2])]


def test_the_kernel_computes_the_same_compiled_and_interpreted() -> None:
    assert run_in(compiled()) == pytest.approx(run_in(interpreted()), abs=1e-9)


def test_hands_meet_as_often_as_cards_are_dealt() -> None:
    """Weights and what is extra give the chance of each pair of hands, counted out card by card."""
    unseen = (2, 0, 1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 1)
    public = Public(unseen, ((1, 1), (1, 1)), (), (None, None))
    met = meeting(public)
    deck = [rank for rank in range(RANKS) for _ in range(unseen[rank])]
    counted: dict[tuple[tuple[int, int], tuple[int, int]], int] = {}
    for a, b, c, d in product(range(len(deck)), repeat=4):
        if len({a, b, c, d}) == 4:
            one, two = sorted((deck[a], deck[b]), reverse=True), sorted((deck[c], deck[d]), reverse=True)
            if (one[0] >= 6 > one[1]) and (two[0] >= 6 > two[1]):
                pair = ((one[0], one[1]), (two[0], two[1]))
                counted[pair] = counted.get(pair, 0) + 1
    total = sum(counted.values())
    first, second = met.cards
    for x, mine in enumerate(met.hands[0]):
        for y, other in enumerate(met.hands[1]):
            chance = first.weights[x] * second.weights[y]
            span = range(first.offsets[x], first.offsets[x + 1])
            chance += sum(first.extra[place] for place in span if first.others[place] == y)
            assert chance == pytest.approx(counted.get((mine, other), 0) / total)


def test_what_was_said_beside_the_tree_is_put_into_it() -> None:
    state = said(lock(dealt("SK S3", "HQ D5", first=1), "SK", "HQ"), "bet 7")
    solved = solved_of(state)
    path = path_of(solved.betting, spoken(state.view(0)))
    assert path is not None
    assert [str(wager) for wager in solved.betting.choices[path[-1]]][:2] == ["fold", "call"]


def test_every_branch_of_the_tree_is_legal() -> None:
    state = lock(dealt("SK S3", "HQ D5", (7, 33)), "SK", "HQ")
    solved = solved_of(state)

    def walk(here: OnePokerState, node: int) -> int:
        assert (here.turn is None) == (not solved.betting.choices[node])
        count = 1
        for choice, wager in enumerate(solved.betting.choices[node]):
            count += walk(here.play(wager), solved.betting.tree.children[solved.betting.tree.firsts[node] + choice])
        return count

    assert walk(state, 0) == len(solved.betting.choices)


def test_aces_are_worth_keeping() -> None:
    for chips in (2, 7, 20):
        worths = worth.at(chips)
        assert max(worths) == worths[12]
        assert worths[12] - min(worths) > 1
    assert worth.at(4)[12] == pytest.approx((worth.at(3)[12] + worth.at(5)[12]) / 2)


@pytest.mark.parametrize("level", ["casual", "strong"])
@pytest.mark.parametrize("state", matches(range(40, 46)), ids=range(6))
def test_hidden_cards_do_not_change_decisions(state: OnePokerState, level: str) -> None:
    seat = state.turn
    view = state.view(seat)
    prepared.cache_clear()
    action = player(level, 1).act(view, Random(5), 1.0)
    for chance in range(4):
        other = GAME.sample(view, Random(chance))
        prepared.cache_clear()
        assert player(level, 1).act(other.view(seat), Random(5), 1.0) == action


@pytest.mark.parametrize("level", ["casual", "strong"])
def test_all_that_is_said_is_legal(level: str) -> None:
    for state in matches(range(60, 75)):
        view = state.view(state.turn)
        assert view.choices is not None
        for advice in player(level, 1).advise(view, Random(1), 1.0):
            view.choices.check(advice.action)
            assert advice.why is not None
