"""Tractor, section 3: leading, following, and winning a trick."""

from itertools import islice, pairwise, permutations
from random import Random

import pytest

from french54.core.card import RANKS, parse, show
from french54.core.game import Illegal
from tests.rules.tractor import (
    buried,
    finished,
    follows,
    legal,
    no_follow,
    no_lead,
    said,
    settled,
    structure,
    to_play,
    turn,
    why,
    winner,
)


@pytest.mark.rule("tractor 3.1")
def test_all_four_play_as_many_cards_as_were_led_in_turn() -> None:
    state = to_play(["S9 S9 D4", "S3 S4 D3", "D5 D5 D6", "C3 C4 C6"])
    state = said(state, "play S9 S9")
    turns = []
    for text in ("play S3 S4", "play D5 D6", "play C3 C6"):
        turns.append(state.turn)
        assert state.choices().prompt().pick == range(2, 3)
        short = text.rsplit(" ", 1)[0]
        assert why(state, short) == ("3.1", "count")
        state = said(state, text)
    assert turns == [1, 2, 3]
    assert state.view(None).counts == (1, 1, 1, 1)
    assert state.turn == 0


@pytest.mark.rule("tractor 3.1")
def test_only_what_is_held_may_be_played() -> None:
    assert no_follow("S4 S9 D5", "SK", "S7") == ("3.1", "error-not-held")
    assert no_follow("S4 S9 D5", "SK SK", "S4 S4") == ("3.1", "error-not-held")
    assert why(to_play(["S9", "S3", "S4", "S5"]), "play SA") == ("3.5", "error-not-held")
    assert why(to_play(["S9 S8", "S3 S4", "S4 S5", "S5 S6"]), "play S9 S9 S9") == ("3.5", "error-not-held")


TRUMPS = "RJ BJ H7 S7 HA HK HQ HJ HT H9 H8 H6 H5 H4 H3 H2"


@pytest.mark.rule("tractor 3.2")
def test_trumps_from_the_top() -> None:
    for high, low in pairwise(TRUMPS.split()):
        assert winner(low, high, "C3", "D3", level="7") == 1
        assert winner(high, low, "C3", "D3", level="7") == 0
    for one, other in permutations(("C7", "D7", "S7"), 2):
        assert winner(one, other, "C3", "D3", level="7") == 0
    assert show(turn(TRUMPS, level="7").prompt().playable) == TRUMPS


@pytest.mark.rule("tractor 3.3")
def test_without_a_trump_suit_jokers_and_level_cards_are_trumps_and_all_level_cards_equal() -> None:
    assert winner("SA", "DA", "S3", "D7", trump="NT", level="7") == 3
    assert winner("SA", "D7", "BJ", "RJ", trump="NT", level="7") == 3
    for one, other in permutations(("C7", "D7", "H7", "S7"), 2):
        assert winner(one, other, "C3", "D3", trump="NT", level="7") == 0
    assert winner("HA", "H3", "H4", "S3", trump="NT", level="7") == 0


@pytest.mark.rule("tractor 3.4")
@pytest.mark.parametrize("level", RANKS)
def test_a_plain_suit_runs_from_ace_to_two_without_the_level(level: str) -> None:
    ranks = [rank for rank in RANKS if rank != level]
    for low, high in pairwise(ranks):
        assert winner(f"S{low}", f"S{high}", "C" + ranks[0], "D" + ranks[0], level=level) == 1
    assert no_follow(f"S{level} D{ranks[0]}", f"S{ranks[0]}", f"D{ranks[0]}", level=level) is None


@pytest.mark.rule("tractor 3.5")
def test_a_single_a_pair_or_a_tractor_may_be_led_and_nothing_else() -> None:
    state = to_play(["S9 S9 ST ST DA H3", *["C3 C4 C6 C7 C8 C9"] * 3])
    assert legal(state) == {
        *("play S9", "play ST", "play DA", "play H3", "play S9 S9", "play ST ST", "play ST ST S9 S9"),
    }
    assert state.choices().prompt().pick == range(1, 5)
    assert no_lead("S9 S9 ST") == ("3.5", "lead")
    assert no_lead("S3 S3 S4 S4 S5 S6") == ("3.5", "lead")
    assert no_lead("S9 S9 D9 D9") == ("3.5", "lead-suits")
    assert no_lead("SA HA") == ("3.5", "lead-suits")
    assert why(state, "pass") == ("2.7", "settled")


@pytest.mark.rule("tractor 3.6")
def test_a_pair_is_two_cards_alike_in_rank_and_suit() -> None:
    assert structure("C9 C9") == "pair"
    assert structure("RJ RJ") == "pair"
    assert structure("S2 S2") == "pair"
    assert no_lead("S2 D2") == ("3.6", "lead-pair")
    assert no_lead("RJ BJ") == ("3.6", "lead-pair")
    assert no_lead("C9 CT") == ("3.6", "lead-pair")


@pytest.mark.rule("tractor 3.7")
def test_a_tractor_is_two_or_more_pairs_in_a_row() -> None:
    assert structure("S8 S8 S9 S9") == "tractor"
    assert structure("D3 D3 D4 D4 D5 D5") == "tractor"
    assert structure("S8 S8 ST ST") is None
    assert no_lead("S8 S8 ST ST") == ("3.7", "lead-gap")
    assert no_lead("S3 S3 S4 S4 S6 S6") == ("3.7", "lead-gap")
    whole = " ".join(f"S{rank} S{rank}" for rank in RANKS if rank != "2")
    assert structure(whole) == "tractor"


@pytest.mark.rule("tractor 3.8")
def test_the_ranks_beside_the_level_are_neighbours_and_ace_and_two_are_not() -> None:
    assert structure("S6 S6 S8 S8", level="7") == "tractor"
    assert structure("H6 H6 H8 H8", level="7") == "tractor"
    assert structure("S6 S6 S8 S8", level="9") is None
    assert structure("S3 S3 S4 S4 S6 S6", level="5") == "tractor"
    assert no_lead("SA SA S2 S2", level="5") == ("3.8", "lead-ace")
    assert no_lead("SA SA S3 S3", level="2") == ("3.8", "lead-ace")
    assert structure("SQ SQ SA SA", level="K") == "tractor"


@pytest.mark.rule("tractor 3.9")
def test_tractors_of_trumps_follow_their_order() -> None:
    for cards in ("RJ RJ BJ BJ", "H2 H2 BJ BJ", "HA HA S2 S2", "S2 S2 H2 H2", "HK HK HA HA D2 D2 H2 H2 BJ BJ RJ RJ"):
        assert structure(cards) == "tractor"
    for one, other in permutations(("C2 C2", "D2 D2", "S2 S2"), 2):
        assert no_lead(f"{one} {other}") == ("3.9", "lead-equal")
    assert no_lead("HA HA H2 H2") == ("3.7", "lead-gap")
    assert no_lead("RJ RJ H2 H2") == ("3.7", "lead-gap")
    for one, other in permutations("CDHS", 2):
        assert no_lead(f"{one}2 {one}2 {other}2 {other}2", trump="NT") == ("3.9", "lead-equal")
        assert structure(f"{one}2 {one}2 BJ BJ", trump="NT") == "tractor"
    assert no_lead("SA SA S2 S2", trump="NT") == ("3.5", "lead-suits")
    assert structure("HK HK C2 C2", level="2", trump="H") is None
    assert structure("HK HK CA CA", level="A", trump="H") == "tractor"


@pytest.mark.rule("tractor 3.10")
def test_the_suit_led_must_be_followed() -> None:
    assert no_follow("S4 S9 D5", "SK", "D5") == ("3.10", "follow")
    assert follows("S4 S9 D5", "SK") == {"S4", "S9"}
    assert no_follow("S4 S9 D5 D5", "SK SK", "D5 D5") == ("3.10", "follow")
    assert follows("S4 S9 D5 D5", "SK SK") == {"S9 S4"}


@pytest.mark.rule("tractor 3.10")
def test_jokers_and_level_cards_are_trumps_and_not_of_their_suit() -> None:
    assert follows("S2 D5 D6", "SK") == {"S2", "D5", "D6"}
    assert no_follow("S2 D5", "HK", "D5") == ("3.10", "follow")
    assert no_follow("RJ D5", "HK", "D5") == ("3.10", "follow")
    assert follows("S2 RJ D5", "HK") == {"S2", "RJ"}
    assert follows("S2 RJ D5", "D2", trump="NT") == {"S2", "RJ"}


@pytest.mark.rule("tractor 3.11")
def test_as_many_pairs_as_possible_must_follow() -> None:
    assert no_follow("S4 S4 S9 SA", "SK SK", "S9 SA") == ("3.11", "pairs")
    assert follows("S4 S4 S9 SA", "SK SK") == {"S4 S4"}
    assert follows("S4 S4 S9 S9", "SK SK") == {"S4 S4", "S9 S9"}
    hand = "S4 S4 S9 S9 SA SQ"
    assert no_follow(hand, "S7 S7 S8 S8", "S4 S4 SA SQ") == ("3.11", "pairs")
    assert follows(hand, "S7 S7 S8 S8") == {"S9 S9 S4 S4"}
    assert follows("S4 S4 S9 SA SQ", "S7 S7 S8 S8") == {"SA S9 S4 S4", "SA SQ S4 S4", "SQ S9 S4 S4"}
    assert no_follow("D2 D2 H4 C2", "H8 H8", "H4 C2") == ("3.11", "pairs")
    assert no_follow("D2 C2 H4 H5", "H8 H8", "H4 H5") is None


@pytest.mark.rule("tractor 3.11")
def test_the_pairs_need_not_be_in_a_row() -> None:
    assert no_follow("S4 S4 S5 S5 S9 S9", "S7 S7 S8 S8", "S4 S4 S9 S9") is None
    assert no_follow("S4 S4 S9 S9 SA", "SK", "S4") is None


@pytest.mark.rule("tractor 3.11")
def test_what_is_owed_is_told() -> None:
    def owed(hand: str, led: str) -> str:
        return show(turn(hand, led).prompt().owed)

    assert owed("S4 S9 D5", "SK") == "S9 S4"
    assert owed("S4 S4 S9 SA", "SK SK") == "S4 S4"
    assert owed("S4 S4 S9 S9 SA SQ", "S7 S7 S8 S8") == "S9 S9 S4 S4"
    assert owed("S4 S5 D5 D5", "SK SK") == "S5 S4"
    assert owed("S4 D5 D5", "SK SK") == "S4"
    assert owed("D5 D6", "SK SK") == ""
    assert owed("D5 D6", "") == ""


@pytest.mark.rule("tractor 3.12")
def test_too_few_cards_of_the_suit_are_all_played_and_filled_up() -> None:
    hand = "S4 S4 S5 D9 D9"
    assert no_follow(hand, "S7 S7 S8 S8", "S4 S4 D9 D9") == ("3.12", "short")
    assert follows(hand, "S7 S7 S8 S8") == {"S5 S4 S4 D9"}
    assert follows("S4 D5 D5 C3", "SK SK") == {"S4 C3", "S4 D5"}


@pytest.mark.rule("tractor 3.13")
def test_with_none_of_the_suit_anything_goes_and_nobody_must_trump() -> None:
    hand = "H5 H5 D6 C3"
    assert follows(hand, "SK SK") == {"H5 H5", "H5 D6", "H5 C3", "D6 C3"}
    assert turn(hand, "SK SK").prompt().owed == ()
    assert follows("H5 D6", "SK") == {"H5", "D6"}


@pytest.mark.rule("tractor 3.14")
def test_only_the_same_form_can_win() -> None:
    assert winner("S4 S4", "SA SK", "D3 D3", "S5 S6") == 0
    assert winner("S4 S4", "S9 S9", "SA SK", "S5 S6") == 1
    assert winner("S7 S7 S8 S8", "SA SA SK SQ", "S9 S9 SJ SJ", "S3 S4 S5 S6") == 0
    assert winner("S7 S7 S8 S8", "S9 S9 ST ST", "S3 S3 S4 S4", "D3 D4 D5 D6") == 1
    assert winner("S6 S6 S8 S8", "S9 S9 ST ST", "D3 D3 D4 D4", "C3 C4 C5 C6", level="7") == 1
    assert winner("S4 S4", "HA HK", "D3 D3", "S5 S6") == 0


@pytest.mark.rule("tractor 3.15")
def test_cards_win_that_are_all_of_the_suit_led_or_all_trumps() -> None:
    assert winner("DA", "SA", "D3", "D4") == 0
    assert winner("SA", "H3", "H4", "S4") == 2
    assert winner("S4 S4", "H3 H3", "D9 D9", "S5 S6") == 1
    assert winner("S4 S4", "H3 H3", "D2 D2", "BJ BJ") == 3
    assert winner("S4 S4", "D9 D9", "S5 S6", "C9 C9") == 0
    assert winner("S3 S3 S4 S4 S6 S6", "H3 H3 H4 H4 H6 H6", "S8 S8 S9 S9 ST SJ", "D3 D4 D6 D7 D8 D9", level="5") == 1
    assert winner("S3 S3 S4 S4", "H3 H3 D4 D4", "HA HA HK HK", "S5 S6 S8 S9") == 2


@pytest.mark.rule("tractor 3.16")
def test_the_highest_wins_and_the_first_of_equals_and_leads_again() -> None:
    assert winner("S9", "SK", "SA", "S3") == 2
    assert winner("SA", "SA", "S3", "S4") == 0
    assert winner("D2", "H2", "C2", "HA") == 1
    state = to_play(["S9 D3", "SK D4", "SA D5", "S3 D6"])
    state = said(state, "play S9", "play SK", "play SA", "play S3")
    assert (state.turn, legal(state)) == (2, {"play D5"})
    cleared = state.view(None).events[-1]
    assert (cleared.kind, cleared.seat, cleared.data) == ("clear", 2, {"trick": 1, "points": 10, "attackers": 0})


def test_a_play_is_told_by_its_form() -> None:
    state = buried(settled("S2", first="declare S2"))
    shapes: set[str] = set()
    while state.turn is not None:
        listed = list(islice(state.choices(), 200))
        action = listed[7 * len(shapes) % len(listed)]
        said_so = state.choices().readings(action.cards)[0].said
        state = state.play(action)
        event = next(event for event in reversed(state.view(None).events) if event.kind == "play")
        assert event.said == said_so
        assert sorted(event.cards) == sorted(action.cards)
        shapes.add(event.data["shape"])
    assert shapes == {"single", "pair", "tractor", "loose"}
    kinds = {event.kind for event in state.view(0).events}
    assert kinds == {"deal", "call", "trump", "take", "bury", "play", "clear", "show", "score"}


def test_cards_light_up_that_can_go_with_those_picked() -> None:
    lead = turn("S9 S9 ST ST SJ DA")
    assert show(lead.prompt().playable) == "SJ ST ST S9 S9 DA"
    assert show(lead.prompt(parse("ST")).playable) == "ST ST S9 S9"
    assert show(lead.prompt(parse("SJ")).playable) == "SJ"
    assert show(lead.prompt(parse("S9 DA")).playable) == ""
    follow = turn("S4 S4 S9 SA DA", "S7 S7")
    assert show(follow.prompt().playable) == "S4 S4"
    assert show(follow.prompt(parse("SA")).playable) == ""
    longer = turn("S4 S4 S9 SA SQ DA", "S7 S7 S8 S8")
    assert show(longer.prompt(parse("SA S9")).playable) == "SA S9 S4 S4"
    assert show(longer.prompt(parse("SA S9 SQ")).playable) == ""


def test_a_whole_deal_takes_twenty_five_cards_from_each() -> None:
    state = finished(buried(settled("S2", first="declare S2")))
    assert state.view(0).counts == (0, 0, 0, 0)
    assert sum(len(trick.cards[0]) for trick in state.board.tricks) == 25
    with pytest.raises(Illegal, match="error-deal-over"):
        said(state, "play S3")


def test_every_lead_may_be_drawn() -> None:
    hand = turn("S9 S9 ST ST SJ DA H3 H3 H4 H4")
    drawn = {str(hand.draw(Random(seed))) for seed in range(400)}
    assert drawn == set(map(str, hand))
    counts = [len(list(turn("S9 S9 ST ST", led))) for led in ("S3", "S3 S3", "S3 S3 S4 S4")]
    assert counts == [2, 2, 1]
