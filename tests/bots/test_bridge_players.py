"""The players of Bridge: the solver, the layouts they imagine, hidden cards, bounded work, and who beats whom."""

from collections.abc import Iterator
from itertools import count
from random import Random
from threading import Event
from time import perf_counter

import pytest
from benchmarks import bridge_bidding, bridge_bots

from french54.bots import terms
from french54.bots.arena import Contest, contest_of
from french54.bots.bridge import Casual, Strong, bidding, habits, reading, solver, weighing, worlds
from french54.bots.bridge.bidding import calls_of
from french54.bots.bridge.promise import ANY
from french54.bots.bridge.scene import Scene
from french54.bots.uniform import Uniform
from french54.core.match import Match
from french54.core.record import replay
from french54.games.bridge.actions import Action, Play
from french54.games.bridge.rules import Bridge, BridgeState
from french54.games.bridge.view import BridgeView
from tests.rules.bridge import finished, played, to_play

PLAYERS = (Casual, Strong)
LONG = 600.0
"""Seconds, so that no clock cuts the thinking short: what is done is the same on every machine."""
GAME = Bridge("none")


def masks(seed: int) -> list[int]:
    """Four hands of a shuffled pack, as sets."""
    return [sum(1 << card for card in cards) for cards in bridge_bidding.hands(seed)]


def test_the_table_is_what_best_play_from_each_lead_comes_to() -> None:
    hands = masks(3)
    table = solver.table(hands)
    for declarer in range(4):
        for strain in range(5):
            lead = solver.Position(hands, strain, (declarer + 1) % 4)
            assert 13 - solver.best(lead) == table[declarer][strain]


def test_the_best_card_is_worth_what_best_play_takes() -> None:
    lead = solver.Position(masks(4), 2, 1)
    worth = solver.tricks(lead)
    assert len(worth) == 13
    assert max(worth.values()) == solver.best(lead)


def test_par_is_the_best_contract_of_the_better_side() -> None:
    table = ((10, 10, 7, 10, 9), (3, 3, 6, 3, 4)) * 2
    par = solver.par(table, "none")
    assert (par.points, par.contracts) == (420, (solver.ParContract(4, "S", 0, (0, 2), 0),))
    assert solver.par(table, "ns").points == 620


def test_a_course_tells_every_trick_that_was_thrown_away() -> None:
    state = finished(to_play("SA SK SQ", "HA HK HQ", "DA DK DQ", "CA CK CQ"))
    dealt = to_play("SA SK SQ", "HA HK HQ", "DA DK DQ", "CA CK CQ")
    cards = [card for trick in state.board.tricks for (card,) in trick.cards]
    course = solver.course(solver.Position(dealt.held, 4, 1), cards)
    assert len(course) == 49
    assert course[0] == 13 - solver.best(solver.Position(dealt.held, 4, 1))
    assert course[-1] == state.board.won[0]


def by_habit(view: BridgeView) -> Action:
    """What a player does without thinking."""
    if view.phase == "auction":
        return bidding.advise(view)[0].action
    return Play(habits.choose(Scene.of(view))[0])


def walked(seeds: range, most: int = 12) -> Iterator[BridgeState]:
    """Decisions out of whole deals, those with so many cards at most."""
    for seed in seeds:
        rng = Random(seed)
        state = Match.begin(GAME, seed.to_bytes(32, "big")).state
        states: list[BridgeState] = []
        while state.turn is not None:
            if state.board.phase == "auction" or (state.board.holder is not None and state.held[0].bit_count() <= most):
                states.append(state)
            state = state.play(by_habit(state.view(state.turn)))
        yield rng.choice(states)


def swapped(view: BridgeView, seed: int) -> BridgeView:
    """What the seat would see if the hidden cards lay otherwise."""
    return GAME.sample(view, Random(seed)).view(view.seat)


@pytest.mark.parametrize("player", PLAYERS)
def test_hidden_cards_do_not_change_decisions(player: type[Casual] | type[Strong]) -> None:
    for state in walked(range(8), 10):
        view = state.view(state.turn)
        action = player().act(view, Random(5), LONG)
        for seed in range(2):
            assert player().act(swapped(view, seed), Random(5), LONG) == action


@pytest.mark.parametrize("player", PLAYERS)
def test_all_that_is_advised_is_legal_and_has_a_reason(player: type[Casual] | type[Strong]) -> None:
    for state in walked(range(20, 30), 9):
        advised = player().advise(state.view(state.turn), Random(1), LONG)
        assert advised
        for advice in advised:
            state.choices().check(advice.action)
            assert advice.why is not None


def opening_lead(seed: int) -> BridgeState | None:
    """A deal to lead to, after an auction of the system; None where all passed."""
    state = Match.begin(GAME, seed.to_bytes(32, "big")).state
    while state.board.phase == "auction":
        state = state.play(by_habit(state.view(state.turn)))
    return state if state.turn is not None else None


def test_layouts_agree_with_the_auction() -> None:
    drawn = agreeing = plainly = 0
    for state in filter(None, map(opening_lead, range(40, 60))):
        view = state.view(state.turn)
        scene = Scene.of(view)
        known = reading.known(calls_of(view))
        for how in (worlds.informed, worlds.plain):
            layouts = how(scene, Random(2))
            for _ in range(10):
                hands = next(layouts)
                assert sum(hands) == (1 << 52) - 1
                assert hands[scene.holder] == scene.held
                fits = all(
                    known[seat].hcp == ANY
                    or known[seat].hcp[0]
                    <= bridge_bidding.honours([card for card in range(52) if held >> card & 1])
                    <= known[seat].hcp[1]
                    for seat, held in enumerate(hands)
                )
                if how is worlds.informed:
                    drawn, agreeing = drawn + 1, agreeing + fits
                else:
                    plainly += fits
    assert agreeing > 0.95 * drawn
    assert agreeing > 2 * plainly


def test_layouts_keep_the_suits_that_a_seat_has_run_out_of() -> None:
    state = played(to_play("SA SK SQ SJ", "S2 HA HK", "S3 S4 S5 S6", "S7 S8 S9 ST"), "S2 S3 S7 SA SK HA")
    scene = Scene.of(state.view(state.turn))
    layouts = worlds.informed(scene, Random(0))
    for _ in range(20):
        assert not scene.suit(next(layouts)[1], 3)


@pytest.mark.parametrize("player", [Casual(), Strong(), Strong(2)], ids=["casual", "strong", "strong of two layouts"])
def test_work_is_bounded(player: Casual | Strong, monkeypatch: pytest.MonkeyPatch) -> None:
    solved = 0
    solve = solver.tricks

    def counted(position: solver.Position) -> dict[int, int]:
        nonlocal solved
        solved += 1
        return solve(position)

    monkeypatch.setattr(solver, "tricks", counted)
    for state in walked(range(60, 66), 9):
        if state.board.phase == "play":
            solved = 0
            scene = Scene.of(state.view(state.turn))
            player.act(scene.view, Random(0), LONG)
            assert solved <= player.effort.layouts.get(scene.held.bit_count(), 0)
            solved = 0
            found = weighing.weigh(scene, Random(0), player.effort, 0.0)
            assert solved == found.layouts == 0


def test_nobody_waits_for_a_layout_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    enough, solve = Event(), solver.tricks
    state = next(filter(None, map(opening_lead, count(40))))
    scene = Scene.of(state.view(state.turn))

    def slow(position: solver.Position) -> dict[int, int]:
        enough.wait()
        return solve(position)

    monkeypatch.setattr(solver, "tricks", slow)
    try:
        found = weighing.weigh(scene, Random(0), Strong.effort, perf_counter() + 0.05)
    finally:
        enough.set()
    assert found.layouts == 0
    assert weighing.advice(scene, found, 1.0)[0].action == Play(habits.choose(scene)[0])
    assert weighing.weigh(scene, Random(0), Strong(2).effort, perf_counter() + LONG).layouts == 2


def test_fewer_layouts_of_whole_hands_are_fewer_of_all() -> None:
    most, few = Strong().effort.layouts, Strong(4).effort.layouts
    assert few[13] == 4
    assert all(4 * few[left] <= most[left] for left in most)
    assert all(few.values())


def test_the_arena_gives_both_pairs_the_same_boards_at_the_same_vulnerability() -> None:
    game = Bridge()
    contest = Contest(game, (Casual, Uniform), terms.of(game.name, game.seats)[terms.WHOLE], "boards", LONG)
    chosen = set()
    for board in contest_of(contest, range(4)):
        one, other = ([*replay(game, record)][-1].state for record in board.records)
        assert isinstance(one, BridgeState)
        assert isinstance(other, BridgeState)
        assert one.deck == other.deck
        assert one.board.vulnerable == other.board.vulnerable
        chosen.add(one.board.vulnerable)
    assert len(chosen) > 1


def test_the_casual_beat_players_at_random() -> None:
    found = bridge_bots.compared("casual", "uniform", range(10), 4)
    assert found.points.low > 0
    assert found.matched.low > 5


@pytest.mark.full
def test_the_strong_beat_players_at_random() -> None:
    found = bridge_bots.compared("strong", "uniform", range(20), 4)
    assert found.matched.low > 5


@pytest.mark.full
def test_the_strong_beat_the_casual() -> None:
    found = bridge_bots.compared("strong", "casual", range(120), 4)
    assert found.matched.low > 0


def test_the_strong_are_ahead_of_the_casual_on_a_few_boards() -> None:
    """A sample of the above, without a clock: what comes out is the same every time."""
    found = bridge_bots.compared("strong", "casual", range(3), 4)
    assert found.matched.mean > 0
    assert found.cards.mean > 0


def test_what_cards_gave_away_is_the_distance_from_best_play() -> None:
    game = Bridge()
    contest = Contest(game, (Uniform, Uniform), terms.of(game.name, game.seats)[terms.WHOLE], "boards", LONG)
    counted = 0
    for board in contest_of(contest, range(3)):
        for record in board.records:
            states = [shown.state for shown in replay(game, record)]
            ended = states[-1]
            assert isinstance(ended, BridgeState)
            contract = ended.board.settled
            if contract is None:
                assert bridge_bots.lost_by_side(record) == (0, 0)
                continue
            began = next(state for state in states if isinstance(state, BridgeState) and state.board.settled)
            lead = solver.Position(began.held, contract.trump, (contract.declarer + 1) % 4)
            best = 13 - solver.best(lead)
            lost = bridge_bots.lost_by_side(record)
            side = contract.declarer % 2
            assert ended.board.won[side] == best - lost[side] + lost[1 - side]
            counted += 1
    assert counted
