"""Learning the tables of Dou Dizhu's quick player: lessons are of play by the rules, and a fit learns them."""

from random import Random

import numpy as np
from benchmarks.doudizhu_tables import BATCH, Deal, chunk, deal, fitted, player_of, scores

from french54.bots.doudizhu import quick
from french54.kit.climbing import onepack


def test_a_deal_goes_on_by_the_rules() -> None:
    pupil = player_of([0] * quick.WEIGHTS)
    for seed in range(5):
        hands = deal(Random(seed), pupil)
        assert [onepack.size(hand) for hand in hands] == [20, 17, 17]
        assert sum(hands) == onepack.FULL
        at, passes = Deal(hands), 0
        while True:
            sight = at.sight()
            assert (sight.last == onepack.PASS) == (passes == 2 or at.owner == at.turn)
            play = pupil.choose(sight)
            assert play in list(onepack.moves(sight.hand, sight.last))
            passes = 0 if play else passes + 1
            if at.play(play):
                break
        assert at.hands[at.turn] == 0


def test_the_same_seed_gives_the_same_lessons_and_a_fit_learns_them() -> None:
    lessons = chunk(None, "1", 60)
    assert len(lessons) > 100
    assert np.array_equal(lessons, chunk(None, "1", 60))
    assert not np.array_equal(lessons[:50], chunk(None, "2", 60)[:50])
    assert lessons.max() < quick.WEIGHTS
    some = np.concatenate([lessons] * (4 * BATCH // len(lessons)))
    table = fitted([0] * quick.WEIGHTS, some, np.random.default_rng(1))
    assert (scores(table, lessons) > 0).mean() > 0.6
