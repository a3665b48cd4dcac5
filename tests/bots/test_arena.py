"""The arena: the same decks for both sides, and figures that say how sure they are."""

import statistics
from functools import partial
from random import Random

import pytest

from french54.bots import terms
from french54.bots.arena import Contest, Played, Seated, Tally, Terms, Thinking, alone, contest_of, play_deck, rotations
from french54.bots.doudizhu import Casual
from french54.bots.figures import rate, ratio, wilson
from french54.bots.uniform import Uniform
from french54.catalogue import make_bot, make_game
from french54.core.record import replay

GAME = make_game("doudizhu")
AGREED = terms.of("doudizhu", 3)


def contest(kind: str = terms.FIXED, seed: str = "test") -> Contest:
    """The player of habit against the one without a thought."""
    return Contest(GAME, (Casual, Uniform), AGREED[kind], seed, 0.1)


def test_wilsons_interval_is_the_one_in_the_books() -> None:
    """Ten of ten, and 81 of 263 (Newcombe 1998, method 3)."""
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_mean_of_single_plays_is_the_mean_of_a_sample() -> None:
    rng = Random(1)
    sample = [rng.gauss(3, 2) for _ in range(400)]
    found = ratio((each, 1) for each in sample)
    error = statistics.stdev(sample) / 20
    assert found.mean == pytest.approx(statistics.mean(sample))
    assert (found.low, found.high) == pytest.approx((found.mean - 1.96 * error, found.mean + 1.96 * error), abs=1e-4)
    assert (found.plays, found.decks) == (400, 400)


def test_what_is_played_with_one_deck_counts_once() -> None:
    """Ten plays of a deck that always end alike make nobody surer than one."""
    single = rate([(won, 1) for won in (1, 0, 0, 1, 1) * 20])
    tenfold = rate([(10 * won, 10) for won in (1, 0, 0, 1, 1) * 20])
    assert (tenfold.low, tenfold.high) == pytest.approx((single.low, single.high))
    independent = rate([(won, 1) for won in (1, 0, 0, 1, 1) * 200])
    assert independent.high - independent.low < 0.5 * (tenfold.high - tenfold.low)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = Random(7)
    held = 0
    for _ in range(400):
        found = rate([(rng.random() < 0.7, 1) for _ in range(60)])
        held += found.low <= 0.7 <= found.high
    assert 0.91 < held / 400 < 0.98


def test_every_line_up_plays_the_same_deck() -> None:
    played = play_deck(contest(), (Casual(), Uniform()), 3)
    assert len(played.deals) == len(played.records) == 2
    assert len({record.deals[0].deck for record in played.records}) == 1
    assert len({play_deck(contest(), (Casual(), Uniform()), deck).records[0].deals[0].deck for deck in range(4)}) == 4
    first, second = ([seat.side for seat in deal] for deal in played.deals)
    assert [1 - side for side in first] == second


def test_without_an_auction_the_first_seat_is_the_landlord_at_3() -> None:
    for record in play_deck(contest(), (Casual(), Uniform()), 5).records:
        ended = list(replay(GAME, record))[-1].state
        assert ended.bid == 3
        assert ended.landlord == record.deals[0].setup["first"]


def test_whole_deals_go_round_the_table() -> None:
    lineups = AGREED[terms.WHOLE].lineups
    assert set(lineups) == {(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)}
    played = play_deck(contest(terms.WHOLE), (Casual(), Uniform()), 1)
    for lineup, record, deal in zip(lineups, played.records, played.deals, strict=True):
        first = record.deals[-1].setup["first"]
        assert tuple(deal[(first + place) % 3].side for place in range(3)) == lineup


def test_pairs_and_duels_change_places() -> None:
    assert rotations(2).lineups == ((0, 1), (1, 0))
    assert rotations(4).lineups == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_equals_come_out_even_to_the_point() -> None:
    """The same player on both sides, who leaves nothing to chance: what one line-up wins the other loses."""
    mirror = Contest(GAME, (Casual, Casual), AGREED[terms.FIXED], "mirror", 0.1)
    tally = Tally(list(contest_of(mirror, range(5))))
    assert tally.points(0).mean == tally.points(1).mean == 0
    assert tally.won(0).mean == 0.5
    assert tally.points(0, "landlord").mean == tally.points(1, "landlord").mean


def test_deals_that_come_to_nothing_are_dealt_again_and_counted() -> None:
    shy = Contest(GAME, (Uniform, Uniform), Terms(((0, 1, 0),)), "shy", 0.1)
    tally = Tally(list(contest_of(shy, range(30))))
    voids = sum(len(deck.records[0].deals) - 1 for deck in tally.played)
    assert tally.void == voids > 0
    assert all(len(deck.deals) == 1 for deck in tally.played)


def test_records_of_the_arena_replay() -> None:
    for played in contest_of(contest(), range(2)):
        for record, deal in zip(played.records, played.deals, strict=True):
            ended = list(replay(GAME, record))[-1].state
            assert ended.payoffs == tuple(seat.points for seat in deal)


def test_processes_change_nothing_but_the_order() -> None:
    makers = (partial(make_bot, "doudizhu", "casual"), partial(make_bot, "doudizhu", "uniform"))
    shared = Contest(GAME, makers, AGREED[terms.FIXED], "test", 0.1)
    alone = {played.deck: played.deals for played in contest_of(contest(), range(6))}
    assert {played.deck: played.deals for played in contest_of(shared, range(6), workers=2)} == alone


def test_who_stops_early_has_what_was_played() -> None:
    tally = Tally()
    contests = contest_of(contest(), range(1000), workers=2)
    for played in contests:
        tally.played.append(played)
        if len(tally.played) == 3:
            break
    contests.close()
    assert tally.points(0).decks == 3


def test_figures_are_kept_apart_by_role() -> None:
    deal = (Seated(0, "landlord", 6, True), Seated(1, "farmer", -3, False), Seated(1, "farmer", -3, False))
    tally = Tally([Played(0, (deal,), (), (Thinking(), Thinking()), 0)])
    assert tally.roles() == ("landlord", "farmer")
    assert tally.points(0).mean == 6
    assert tally.points(1).mean == -6
    assert tally.points(1, "farmer").mean == -3
    assert (tally.won(0).mean, tally.won(1).mean) == (1, 0)
    assert tally.won(0, "farmer").plays == 0


def test_thinking_is_counted_for_decisions_that_were_the_players_own() -> None:
    played = play_deck(contest(), (Casual(), Uniform()), 2)
    actions = sum(len(record.deals[0].actions) - 1 for record in played.records)
    assert sum(side.decisions for side in played.thinking) == actions
    assert all(side.longest <= side.seconds for side in played.thinking)


def test_who_plays_alone_sits_in_every_seat_and_wins_by_going_out() -> None:
    """In Zheng Shangyou bonuses may leave somebody with points who was not first."""
    game = make_game("zhengshangyou")
    agreed = terms.of("zhengshangyou", 3)[terms.WHOLE]
    assert agreed.lineups == alone(3) == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    tally = Tally(list(contest_of(Contest(game, (Uniform, Uniform), agreed, "alone", 0.1), range(20))))
    for deck in tally.played:
        for record, deal in zip(deck.records, deck.deals, strict=True):
            ended = list(replay(game, record))[-1].state
            assert [seat.won for seat in deal] == [not held for held in ended.hands]
    assert tally.won(0).mean == pytest.approx(1 - 2 * tally.won(1).mean)
