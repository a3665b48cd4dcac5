"""The players of Texas Hold'em: ranges follow the betting, hidden cards do not matter, figures in small."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from benchmarks.holdem_bots import compared, played

from french54.bots.holdem import Casual, Strong, weighing
from french54.bots.holdem.ranges import BETS, CALLS, CHECKS, RAISES, Range, Rival, Trials, does
from french54.bots.holdem.reading import place_of, read, strengths_on
from french54.bots.holdem.weighing import weigh
from french54.bots.uniform import Uniform
from french54.core.card import parse
from french54.core.match import Match
from french54.games.holdem.rules import Holdem, HoldemState
from french54.kit import poker
from tests.kernels import Kernels, compiled, interpreted
from tests.rules.holdem import GAME, dealt, said

PLAYERS = (Casual, Strong)
STATM = Path("/proc/self/statm")


def walked(seeds: range) -> Iterator[HoldemState]:
    """Decisions out of matches, some of them late ones with uneven stacks."""
    for seed in seeds:
        rng = Random(seed)
        match: Match[Any, Any, Any] = Match.begin(Holdem(), seed.to_bytes(32, "big"))
        states: list[HoldemState] = []
        for _ in range(rng.randrange(1, 6)):
            while match.state.turn is not None:
                states.append(match.state)
                bot = Uniform() if rng.random() < 0.3 else Casual()
                match = match.play(bot.act(match.state.view(match.state.turn), rng, 1.0))
            following = match.next()
            if following is None:
                break
            match = following
        yield rng.choice(states[-8:])


@pytest.mark.parametrize("player", PLAYERS)
def test_hidden_cards_do_not_change_decisions(player: type[Casual] | type[Strong]) -> None:
    for state in walked(range(12)):
        view, bot = state.view(state.turn), player()
        action = bot.act(view, Random(3), 1.0)
        for chance in range(3):
            other = GAME.sample(view, Random(chance))
            assert bot.act(other.view(state.turn), Random(3), 1.0) == action


@pytest.mark.parametrize("player", PLAYERS)
def test_all_that_is_said_is_legal(player: type[Casual] | type[Strong]) -> None:
    for state in walked(range(50, 90)):
        view = state.view(state.turn)
        assert view.choices is not None
        view.choices.check(player().act(view, Random(1), 1.0))
        advised = player().advise(view, Random(1), 1.0)
        assert advised
        for advice in advised:
            view.choices.check(advice.action)
            assert advice.why is not None


def test_a_course_read_from_the_events_has_the_chips_of_the_deal() -> None:
    for state in walked(range(200, 240)):
        view = state.view(state.turn)
        course = read(view, 0.1).course
        assert tuple(course.bets) == view.round.bets
        assert tuple(course.stacks) == view.round.stacks
        assert tuple(course.live) == view.round.live
        assert course.price == view.round.price
        assert course.pot == sum(view.round.paid)


def share_of(state: HoldemState, seat: int, cards: str) -> float:
    """How much of the range of a seat is a pair of hole cards, as seat 0 reads it."""
    held = read(state.view(0), 0.06).ranges[seat]
    low, high = sorted(parse(cards))
    return held.weights[high * (high - 1) // 2 + low] / held.total()


def test_a_raise_before_the_flop_makes_aces_likelier_and_trash_rarer() -> None:
    before = dealt("S9 H9", button=2)
    after = said(before, "raise 60")
    assert share_of(after, 1, "SA HA") > 2 * share_of(before, 1, "SA HA")
    assert share_of(after, 1, "S7 H2") < share_of(before, 1, "S7 H2") / 3


def test_a_big_bet_on_the_flop_makes_sets_likelier_and_air_rarer() -> None:
    before = said(dealt("S9 H9", board="DK C7 S2", button=2), "fold", "raise 60", "fold", "call", "check")
    after = said(before, "bet 120")
    assert share_of(after, 2, "HK SK") > 1.5 * share_of(before, 2, "HK SK")
    middling = share_of(after, 2, "D8 H6") / share_of(before, 2, "D8 H6")
    assert middling < 0.8


def test_what_seats_do_adds_up() -> None:
    for place in (0.01, 0.2, 0.5, 0.8, 0.99):
        stays = [does(kind, place, 0.2, 0.6, 0.1) for kind in (CALLS, RAISES)]
        assert 0 <= sum(stays) <= 1
        assert does(BETS, place, 0.3, 1.0, 0.1) + does(CHECKS, place, 0.3, 1.0, 0.1) == pytest.approx(1)


def test_equity_is_what_counting_all_boards_gives() -> None:
    state = said(
        dealt("SA HA", "SK HK", board="D2 C7 S9 H3", stacks=(1000, 1000, 0, 0), places=(0, 0, 4, 3)), "call", "check"
    )
    state = said(state, *("check", "check") * 2)
    rivals = [n for n in range(52) if n not in parse("SA HA D2 C7 S9 H3")]
    wins = total = 0.0
    for one in rivals:
        for two in rivals:
            if two < one:
                for river in rivals:
                    if river not in (one, two):
                        board = (*parse("D2 C7 S9 H3"), river)
                        mine, other = (poker.rank(poker.hand(own + board)) for own in (parse("SA HA"), (one, two)))
                        wins += 1.0 if mine > other else 0.5 if mine == other else 0.0
                        total += 1
    trials = Trials(parse("SA HA"), parse("D2 C7 S9 H3"), [Rival(Range(parse("SA HA D2 C7 S9 H3")))], 5)
    trials.run(20_000, 0.0, ())
    assert trials.equity() == pytest.approx(wins / total, abs=0.015)
    assert weigh(state.view(state.turn), Strong.style, Random(1), 1.0).equity > 0.7


def test_better_hands_are_stronger() -> None:
    assert place_of(parse("SA HA")) < place_of(parse("SK HK")) < place_of(parse("S9 H9")) < place_of(parse("S7 H2"))
    by = strengths_on(parse("DK C7 S2"))

    def of(cards: str) -> float:
        low, high = sorted(parse(cards))
        return by.of[high * (high - 1) // 2 + low]

    assert of("SK HK") > of("SK HA") > of("S7 H8") > of("S3 H4")


def tried(kernels: Kernels) -> list[float]:
    """Strengths, a range and trials, by the kernel in one way."""
    ranges: Any = kernels.module("french54.bots.holdem.ranges")
    board = parse("DK C7 S2")
    found = ranges.strengths(board, 2, 9)
    by = ranges.Strengths(found)
    held = ranges.Range(board + parse("SA HQ"))
    held.narrow(by, ranges.RAISES, 0.2, 0.6, 0.1, 0.05)
    rival = ranges.Rival(held)
    rival.meet(held, by, 0.1, 0.4, 0.05, 60.0)
    trials = ranges.Trials(parse("SA HQ"), board, [rival], 4)
    return [*found[:200], held.total(), *trials.run(60, 100.0, [60.0]), trials.equity()]


def test_the_kernel_computes_the_same_compiled_and_interpreted() -> None:
    assert tried(compiled()) == pytest.approx(tried(interpreted()), abs=1e-9)


@pytest.mark.parametrize("level", ["casual", "strong"])
def test_a_caller_and_a_random_player_lose(level: str) -> None:
    assert compared(level, "caller", range(100)).low > 10
    assert compared(level, "uniform", range(100)).low > 0


@pytest.mark.full
@pytest.mark.parametrize(("level", "other"), [("strong", "tight"), ("casual", "tight"), ("strong", "casual")])
def test_the_better_player_wins(level: str, other: str) -> None:
    assert compared(level, other, range(5000, 9000)).low > 0


@pytest.mark.parametrize(("budget", "looks"), [(0.0, 3), (0.05, 8), (10.0, 20)])
def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch, budget: float, looks: int) -> None:
    """By a clock that a hundredth of a second passes on at every look; with time enough all trials are made."""
    clock = count()
    monkeypatch.setattr(weighing, "perf_counter", lambda: next(clock) / 100)
    state = said(dealt("SA HA", button=2), "fold", "raise 60", "fold")
    assert Strong().act(state.view(state.turn), Random(2), budget) in state.choices()
    assert next(clock) <= looks


@pytest.mark.skipif(not STATM.exists(), reason="the system does not tell how much memory is in use")
def test_thinking_gives_its_memory_back() -> None:
    view = said(dealt("SA HK", board="D4 C9 HJ"), "call", "call", "call", "check", "bet 40").view(0)
    held, by = Range(view.hole), strengths_on(view.board)
    used = []
    for times in (200, 2000):
        for _ in range(times):
            Rival(held).meet(held, by, 0.2, 0.5, 0.1, 3.0)
        used.append(int(STATM.read_text().split()[1]) * 4096)
    assert used[1] - used[0] < 8e6  # kept, they would be over 20 MB


def test_a_deal_played_again_is_the_same() -> None:
    bots = (Strong(), Casual(), Casual(), Uniform())
    assert played(bots, 7) == played(bots, 7)
    assert sum(played(bots, 7)) == 0
