"""What a decision was worth: the same for the same view, legal, and dear where nobody disputes that it was bad."""

from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from french54 import catalogue
from french54.bots.appraising import Appraisal, Appraise, cost, row
from french54.bots.doudizhu.appraising import appraise as doudizhu
from french54.bots.effort import Effort
from french54.games.winner.rules import Winner
from tests.bots import guandan_positions, winner_positions, zhengshangyou_positions
from tests.bots.climbing import guandan_state, named, zhengshangyou_state
from tests.bots.doudizhu import ranks_of
from tests.bots.doudizhu_positions import LESSONS
from tests.bots.onepoker import lock
from tests.bots.sketches import ranks_of as winner_ranks
from tests.bots.sketches import winner_state
from tests.bots.test_holdem_positions import alone, blind
from tests.bots.test_tractor_positions import last
from tests.laws.games import GAMES, Ruled
from tests.rules.bridge import played as bridge_played
from tests.rules.bridge import to_play
from tests.rules.onepoker import dealt as onepoker_dealt
from tests.rules.onepoker import said as onepoker_said

LIGHT: Final = Effort(playouts=60)
WEIGHED: Final = [
    (ruled, catalogue.entry(ruled.game.name).appraise) for ruled in GAMES if catalogue.entry(ruled.game.name).appraise
]
every_game = pytest.mark.parametrize(("ruled", "appraise"), [pytest.param(*each, id=each[0].name) for each in WEIGHED])


def decisions(ruled: Ruled, appraise: Appraise, seed: int, count: int) -> list[tuple[Any, Any, Any]]:
    """Views of a match played at random, what was drawn in each, and what is made of it; only such as are weighed."""
    rng = Random(seed)
    found: list[tuple[Any, Any, Any]] = []
    states = [match.state for match in ruled.walk(seed) if match.state.turn is not None]
    for state in rng.sample(states, len(states)):
        view = state.view(state.turn)
        taken = state.choices().draw(rng)
        made = appraise(view, taken, Random(5), LIGHT)
        if made:
            found.append((view, taken, made))
        if len(found) == count:
            break
    return found


@every_game
def test_an_appraisal_follows_from_the_view(ruled: Ruled, appraise: Appraise) -> None:
    rng = Random(1)
    weighed = decisions(ruled, appraise, seed=2, count=4)
    assert weighed
    for view, taken, made in weighed:
        assert appraise(view, taken, Random(5), LIGHT) == made
        sample = ruled.game.sample(view, rng)
        assert appraise(sample.view(view.seat), taken, Random(5), LIGHT) == made


@every_game
def test_it_is_of_legal_actions_the_better_first(ruled: Ruled, appraise: Appraise) -> None:
    for view, taken, made in decisions(ruled, appraise, seed=3, count=8):
        assert made[-1].action == taken
        assert len(made) in {1, 2}
        for each in made:
            assert each.action in view.choices
            assert ruled.game.parse(str(each.action)) == each.action
        if len(made) == 2:
            assert made[0].worth > made[1].worth
            assert made[1].error > 0
            assert made[0].why is not None
            assert made[0].action != taken


def test_what_may_be_chance_costs_nothing() -> None:
    def lost(worth: float, error: float) -> float:
        return cost(row(Appraisal("best", 10.0), Appraisal("taken", worth, error), 0.0))

    assert lost(8.0, 0.5) == 2.0
    assert lost(8.0, 1.0) == 0.0
    assert lost(10.0, 0.0) == 0.0
    assert lost(11.0, 0.1) == 0.0


CLEAR: Final = {
    "stop-the-last-card": ("pass",),
    "stop-the-last-card-with-half-a-pair": ("pass",),
    "stop-the-last-card-with-the-bomb": ("pass",),
    "spare-the-rocket": ("BJ", "RJ", "BJ RJ"),
    "feed-the-partner": ("K", "7 7"),
    "keep-the-bomb": ("4 4 4 4",),
    "rocket-and-out": ("pass",),
    "go-out": ("5", "6"),
    "go-out-over-the-partner": ("pass",),
    "boss-first": ("5",),
    "long-before-short": ("4", "8"),
    "pair-against-a-single": ("5", "9"),
    "take-the-trick": ("pass",),
    "too-long-for-two-cards": ("5 5", "9 9"),
}
"""Of the positions that nobody disputes, those in which the bad play loses, or loses a doubling."""


@pytest.mark.parametrize("lesson", [each for each in LESSONS if each.name in CLEAR], ids=lambda lesson: lesson.name)
def test_a_blunder_of_doudizhu_is_dear(lesson: Any) -> None:
    state = lesson.sketch.state()
    view = state.view(state.turn)
    by_ranks = {ranks_of(action.cards): action for action in islice(state.choices(), 5000)}
    for ranks in CLEAR[lesson.name]:
        for seed in range(2):
            made = doudizhu(view, by_ranks[ranks], Random(seed), Effort(playouts=1200))
            assert cost(made) > 0.5
            best = ranks_of(made[0].action.cards)
            assert best not in lesson.bad
            assert not lesson.good or best in lesson.good


GUANDAN: Final = {
    "go-out": "pass",
    "go-out-with-the-wild-card": "S5",
    "bomb-before-the-last-card": "S3",
    "let-the-partner-go-out": "DK SK",
    "no-single-against-one-card": "S5",
    "stop-with-a-bomb": "pass",
    "the-four-jokers-stop-a-bomb": "pass",
    "raise-before-one-card": "pass",
    "no-straight-flush-broken": "S5",
}
ZHENGSHANGYOU: Final = {
    "go-out": "S9",
    "no-single-against-one-card": "S4",
    "no-bomb-is-led": "C7 D7 H7 S7",
    "three-aces-stay-together": "SA",
    "bomb-and-out": "S7",
    "what-nobody-beats-first": "D3",
}
WINNER: Final = {
    "out-on-a-pair": "pass",
    "out-in-one": "7",
    "no-single-for-a-single": "5",
    "stop-the-last-card-with-half-a-pair": "pass",
    "keep-the-bomb": "A A A A",
    "the-whole-straight": "Q",
}
"""The same for other games: what loses a level, or points, for sure."""


def climbing_games() -> list[Any]:
    """Each position that is clear, with what should not be played there."""
    found: list[Any] = []
    for game, lessons, clear in (
        ("guandan", guandan_positions.LESSONS, GUANDAN),
        ("zhengshangyou", zhengshangyou_positions.LESSONS, ZHENGSHANGYOU),
        ("winner", winner_positions.LESSONS, WINNER),
    ):
        assert {lesson.name for lesson in lessons} >= set(clear)
        found += [
            pytest.param(game, lesson, clear[lesson.name], id=f"{game}-{lesson.name}")
            for lesson in lessons
            if lesson.name in clear
        ]
    return found


def set_up(game: str, lesson: Any) -> Any:
    """The position of a lesson."""
    if game == "winner":
        return winner_state(lesson.sketch, Winner(**lesson.options), lesson.turned)
    return guandan_state(lesson) if game == "guandan" else zhengshangyou_state(lesson)


@pytest.mark.parametrize(("game", "lesson", "bad"), climbing_games())
def test_a_blunder_of_a_climbing_game_is_dear(game: str, lesson: Any, bad: str) -> None:
    state, appraise = set_up(game, lesson), catalogue.entry(game).appraise
    assert appraise is not None
    label = winner_ranks if game == "winner" else named
    taken = next(action for action in state.choices() if label(action.cards) == bad)
    made = appraise(state.view(0), taken, Random(1), Effort(playouts=500))
    assert cost(made) > 1.0
    best = made[0].action
    assert lesson.met(best.cards) if game == "winner" else lesson.taught(best.cards)


def lost(game: str, state: Any, action: str, playouts: int = 1500) -> tuple[float, str]:
    """What an action costs whoever is on turn, and what would have been better, if anything."""
    entry = catalogue.entry(game)
    assert entry.appraise is not None
    taken = entry.make_game({}).parse(action)
    made = entry.appraise(state.view(state.turn), taken, Random(1), Effort(playouts=playouts))
    return cost(made), str(made[0].action)


def test_bridges_last_hand_wins_as_cheaply_as_can_be() -> None:
    high = bridge_played(to_play("HA HQ H7 H6", "HK HJ H8 H4", "H9 H2", "HT H5 H3"), "H4 H2 HT")
    assert lost("bridge", high, "play H6")[0] > 20
    assert lost("bridge", high, "play HQ") == (0, "play HQ")
    assert lost("bridge", high, "play HA")[0] > 20, "the king may be caught"


def test_tractors_points_go_to_the_right_side() -> None:
    ace = last("CA C3 D3 D4", "CK : D6 D7 D8", "C4 : D9 DJ S3", "CT : S4 S6 S7")
    assert lost("tractor", ace, "play CA")[0] == 0
    assert lost("tractor", ace, "play C3")[0] > 0.4
    theirs = last("CT C3 D3 D4", "CA : D6 D7 D8", "C4 : D9 DJ S3", "C6 : S4 S6 S7")
    assert lost("tractor", theirs, "play C3")[0] == 0
    assert lost("tractor", theirs, "play CT")[0] > 0


def test_folding_the_nuts_is_dear_and_calling_with_nothing_is() -> None:
    board = "SQ S7 D2 S3 H9"
    bets = ("check", "bet 60", "call", "check", "bet 100", "call", "check", "bet 780")
    nuts = alone("SA SK", *bets, board=board)
    assert lost("holdem", nuts, "fold")[0] > 500
    assert lost("holdem", nuts, "call")[0] == 0
    nothing = alone("S5 H4", *bets, board="DK C9 DJ SQ H8")
    found, best = lost("holdem", nothing, "call")
    assert (found > 300, best) == (True, "fold")
    assert lost("holdem", nothing, "fold") == (0, "fold")


def test_before_the_flop_only_what_is_far_worse_is_told() -> None:
    aces = blind("SA HA", "fold", "raise 1000", "fold")
    assert lost("holdem", aces, "fold")[0] > 300
    worst = blind("S7 H2", "fold", "raise 1000", "fold")
    assert lost("holdem", worst, "call")[0] > 100
    assert lost("holdem", blind("S9 S8", "fold", "raise 40", "fold"), "call")[0] == 0


def test_a_bet_of_any_size_is_weighed() -> None:
    state = alone("S7 H7", "check", "bet 60", board="DK C7 S2")
    found, best = lost("holdem", state, "raise 137")
    assert found == 0
    assert best.startswith("raise")


def test_one_pokers_sure_winner_does_not_fold_and_its_sure_loser_does_not_call() -> None:
    king = onepoker_said(lock(onepoker_dealt("SK S3", "H4 D5", first=1), "SK", "H4"), "bet 19")
    found, best = lost("onepoker", king, "fold")
    assert (found > 10, best) == (True, "call")
    assert lost("onepoker", king, "call") == (0, "call")
    three = onepoker_said(lock(onepoker_dealt("S4 S3", "HQ D9", first=1), "S3", "HQ"), "bet 19")
    found, best = lost("onepoker", three, "call")
    assert (found > 10, best) == (True, "fold")


def test_one_pokers_odd_bets_are_weighed_too() -> None:
    state = lock(onepoker_dealt("S2 S3", "H7 D6"), "S2", "H7")
    assert lost("onepoker", state, "bet 17")[0] > 1


def test_all_clear_positions_are_there() -> None:
    assert {lesson.name for lesson in LESSONS} >= set(CLEAR)
