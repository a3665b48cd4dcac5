"""Guandan, section 3: tribute, anti-tribute, what is given back, and who leads then."""

from random import Random

import pytest

from french54.core.card import NAMES, parse
from french54.core.game import Illegal, Message
from french54.games.guandan import hand, tribute
from french54.games.guandan.actions import Return
from french54.games.guandan.choices import Returning
from french54.games.guandan.rules import GuandanState
from tests.rules.guandan import DOUBLE, GAME, SINGLE, dealt, kinds, level, said, setup, told, why


def gifts(state: GuandanState) -> list[tuple[int, str, int]]:
    """Who gave which card to whom."""
    return [(each.payer, NAMES[each.card], each.receiver) for each in state.tributes]


def highest(cards: str, played: str) -> str:
    return NAMES[tribute.highest(parse(cards), level(played))]


@pytest.mark.rule("guandan 3.1")
@pytest.mark.rule("guandan 3.8")
def test_last_place_gives_first_place_its_highest_card() -> None:
    state = dealt("", "", "", "RJ SA", begins=setup("6", "6 4", SINGLE))
    assert gifts(state) == [(3, "RJ", 0)]
    assert (state.turn, state.phase) == (0, "return")
    assert state.view(None).counts == (28, 27, 27, 26)
    assert parse("RJ")[0] in state.hands[0]
    for seat in (0, 1, 2, 3, None):
        (taken,) = [event for event in state.view(seat).events if event.kind == "take"]
        assert (taken.seat, taken.cards, taken.data) == (0, parse("RJ"), {"from": 3, "back": False})
        assert taken.said == Message("guandan-tribute", {"seat": 3})


@pytest.mark.rule("guandan 3.1")
def test_last_place_gives_to_its_own_partner_too() -> None:
    state = dealt("", "", "BJ", "", begins=setup("6", "6 4", (0, 1, 3, 2)))
    assert [(payer, receiver) for payer, _, receiver in gifts(state)] == [(2, 0)]


@pytest.mark.rule("guandan 3.1")
@pytest.mark.rule("guandan 3.4")
@pytest.mark.parametrize(
    ("cards", "played", "given"),
    [
        ("H5 H5 SA SK", "5", "SA"),
        ("D2 SA SK HK", "2", "D2"),
        ("H9 H9 S2 SK", "9", "SK"),
        ("RJ BJ BJ S3", "6", "RJ"),
        ("S6 BJ H6", "6", "BJ"),
        ("H6 C6 D6 SA", "6", "D6"),
        ("CK DK HK SK", "6", "SK"),
        ("CK DK HK", "6", "HK"),
        ("CK DK", "6", "DK"),
        ("HA DA CA", "A", "DA"),
    ],
)
def test_the_highest_card_that_is_not_wild(cards: str, played: str, given: str) -> None:
    assert highest(cards, played) == given


@pytest.mark.rule("guandan 3.2")
def test_two_give_when_partners_came_first_and_second() -> None:
    high, low = "RJ", "S3 H3 D3 C3 S4 H4 D4 C4 S5 H5 D5 C5 S6 D6 C6 S7 H7 D7 C7 S8 H8 D8 C8 S9 H9 D9 SK"
    assert gifts(dealt("", low, "", high, begins=setup("2", "4 2", DOUBLE))) == [(3, "RJ", 0), (1, "SK", 2)]
    assert gifts(dealt("", high, "", low, begins=setup("2", "4 2", DOUBLE))) == [(1, "RJ", 0), (3, "SK", 2)]


LOW = "S3 H3 D3 C3 S4 H4 D4 C4 S5 H5 D5 C5 S6 H6 D6 C6 S7 H7 D7 C7 S8 H8 D8 C8 S9 H9"


@pytest.mark.rule("guandan 3.3")
@pytest.mark.parametrize(
    ("finished", "seats", "expected"),
    [
        (DOUBLE, (1, 3), [(1, "CA", 0), (3, "DA", 2)]),
        ((2, 0, 1, 3), (1, 3), [(3, "DA", 2), (1, "CA", 0)]),
        ((1, 3, 0, 2), (0, 2), [(2, "DA", 1), (0, "CA", 3)]),
        ((3, 1, 2, 0), (0, 2), [(0, "CA", 3), (2, "DA", 1)]),
    ],
)
def test_of_equal_cards_that_of_the_next_in_turn_goes_to_first_place(
    finished: tuple[int, ...], seats: tuple[int, int], expected: list[tuple[int, str, int]]
) -> None:
    hands = ["", "", "", ""]
    hands[seats[0]], hands[seats[1]] = f"CA {LOW}", f"DA {LOW}"
    assert gifts(dealt(*hands, begins=setup("2", "4 2", finished))) == expected


@pytest.mark.rule("guandan 3.5")
@pytest.mark.parametrize(
    ("hands", "finished"),
    [
        (("", "", "", "RJ RJ"), SINGLE),
        (("", "RJ", "", "RJ"), DOUBLE),
        (("", "RJ RJ", "", ""), DOUBLE),
    ],
)
def test_both_red_jokers_among_those_who_owe_refuse_tribute(hands: tuple[str, ...], finished: tuple[int, ...]) -> None:
    state = dealt(*hands, begins=setup("6", "6 4", finished))
    assert (gifts(state), state.refused, state.turn, state.phase) == ([], True, 0, "play")
    assert kinds(state) == ["refuse", "lead 0"]
    assert state.view(1).refused
    assert state.view(None).counts == (27, 27, 27, 27)
    assert all(not event.cards for event in told(state, "refuse"))


@pytest.mark.rule("guandan 3.5")
@pytest.mark.parametrize(
    ("hands", "finished"),
    [(("RJ", "", "", "RJ BJ BJ"), SINGLE), (("", "RJ", "", "RJ"), SINGLE), (("RJ", "RJ", "", ""), DOUBLE)],
)
def test_one_red_joker_refuses_nothing(hands: tuple[str, ...], finished: tuple[int, ...]) -> None:
    state = dealt(*hands, begins=setup("6", "6 4", finished))
    assert not state.refused
    assert state.phase == "return"


def allowed(rest: str, played: str) -> list[str]:
    """What may be given back from a hand, beside the card received."""
    return [NAMES[card] for card in tribute.returnable(parse(rest), level(played))]


@pytest.mark.rule("guandan 3.6")
@pytest.mark.parametrize(
    ("rest", "played", "cards"),
    [
        ("S2 SA SK", "7", ["S2"]),
        ("ST SQ SK HT", "T", ["ST"]),
        ("S5 SQ SK H5", "5", ["S5"]),
        ("SA S2 D2 BJ", "A", ["S2", "D2"]),
        ("S9 S9 D4", "7", ["S9", "D4"]),
    ],
)
def test_a_card_of_face_two_to_ten_is_given_back(rest: str, played: str, cards: list[str]) -> None:
    assert allowed(rest, played) == cards


@pytest.mark.rule("guandan 3.6")
def test_the_card_received_does_not_come_back() -> None:
    level_card = parse("S6")[0]
    choices = Returning(hand.ordered(parse("S6 S9 SK"), level("6")), level_card, level("6"))
    assert list(choices) == [Return(parse("S9")[0])]
    with pytest.raises(Illegal) as refused:
        choices.check(Return(level_card))
    assert refused.value.reason.message.id == "guandan-error-return"
    twice = Returning(hand.ordered(parse("S6 S6 SK"), level("6")), level_card, level("6"))
    assert list(twice) == [Return(level_card)], "its like may"


@pytest.mark.rule("guandan 3.7")
@pytest.mark.parametrize(
    ("rest", "played", "cards"),
    [
        ("SJ SQ DK RJ H5", "5", ["SJ"]),
        ("SA DA RJ HA", "A", ["SA", "DA"]),
        ("SQ DK SJ CJ", "5", ["SJ", "CJ"]),
        ("RJ BJ H5", "5", ["BJ"]),
        ("SJ DK HQ", "Q", ["SJ"]),
        ("H5 H5", "5", ["H5"]),
    ],
)
def test_else_the_lowest_wild_cards_last(rest: str, played: str, cards: list[str]) -> None:
    assert allowed(rest, played) == cards


@pytest.mark.rule("guandan 3.8")
def test_what_is_given_back_is_chosen_and_seen_by_all() -> None:
    state = dealt("S9 D4 H6 SK", "", "", "RJ", begins=setup("6", "6 4", SINGLE))
    assert state.view(0).choices == state.choices()
    assert state.view(1).choices is None
    prompt = state.choices().prompt()
    assert (prompt.pick, prompt.buttons) == (range(1, 2), ())
    assert set(prompt.playable) == {card for card in state.hands[0] if card < 36 and card not in parse("H6 RJ")}
    assert state.choices().prompt(parse("S9")).playable == parse("S9")
    assert state.choices().prompt(parse("SK")).playable == ()
    assert state.choices().readings(parse("S9")) == (Return(parse("S9")[0]),)
    for text, rule in (
        ("return SK", "3.6"),
        ("return H6", "3.6"),
        ("return RJ", "3.6"),
        ("pass", "3.6"),
        ("play S9", "3.6"),
    ):
        assert why(state, text) == rule
    with pytest.raises(Illegal):
        state.choices().readings(parse("S9 D4"))
    after = said(state, "return D4")
    assert after.view(None).counts == (27, 27, 27, 27)
    assert after.view(2).tributes[0].back == parse("D4")[0]
    for seat in (0, 1, 2, 3, None):
        back = [event for event in after.view(seat).events if event.kind == "take"][-1]
        assert (back.seat, back.cards, back.data) == (3, parse("D4"), {"from": 0, "back": True})
    assert why(after, "return S9") == "3.8"


@pytest.mark.rule("guandan 3.7")
def test_a_higher_card_is_refused_where_the_lowest_is_owed() -> None:
    choices = Returning(hand.ordered(parse("SJ SQ SK RJ"), level("5")), parse("RJ")[0], level("5"))
    with pytest.raises(Illegal) as refused:
        choices.check(Return(parse("SQ")[0]))
    assert (refused.value.reason.rule, refused.value.reason.message.id) == (
        "guandan 3.7",
        "guandan-error-return-lowest",
    )
    assert choices.draw(Random(1)) == Return(parse("SJ")[0])


@pytest.mark.rule("guandan 3.8")
@pytest.mark.rule("guandan 3.9")
def test_first_place_gives_back_first_and_its_giver_leads() -> None:
    state = dealt("S9", f"CA {LOW}", "D9 C9", f"DA {LOW}", begins=setup("2", "4 2", DOUBLE))
    assert state.turn == 0
    state = said(state, "return S9")
    assert (state.turn, state.phase) == (2, "return")
    assert state.view(2).tributes[0].back is not None
    state = said(state, "return D9")
    assert (state.turn, state.phase) == (1, "play")
    assert kinds(state) == ["take 0", "take 2", "take 1", "take 3", "lead 1"]
    turned = said(dealt("S9", "", "", "RJ", begins=setup("6", "6 4", SINGLE)), "return S9")
    assert turned.turn == 3


@pytest.mark.parametrize("text", ["return", "return ", "return S1", "return S3 S4", "give S3"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        GAME.parse(text)
