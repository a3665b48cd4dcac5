"""Tractor, sections 1 and 2: who plays, the deal, declaring trumps, the kitty and burying."""

from itertools import islice
from random import Random

import pytest

from french54.core.card import parse, show
from french54.core.game import Illegal
from french54.core.match import Match
from french54.games.tractor import names
from french54.games.tractor.actions import Bury
from french54.games.tractor.rules import Tractor
from french54.games.tractor.score import Score
from tests.rules.tractor import GAME, OPENING, buried, dealt, finished, later, legal, said, settled, to_play, turn, why


class Fixed:
    """Chance that gives one value."""

    def __init__(self, value: int) -> None:
        self.value = value

    def below(self, n: int) -> int:
        assert n == 4
        return self.value


@pytest.mark.rule("tractor 1.1")
def test_four_play_and_partners_win_and_lose_together() -> None:
    assert GAME.seats == 4
    state = finished(dealt())
    first, second, third, fourth = state.payoffs
    assert first == third == -second == -fourth != 0


@pytest.mark.rule("tractor 1.2")
def test_the_attackers_need_eighty_points() -> None:
    for points in range(0, 205, 5):
        score = Score((0, 0), 0, points, 0, 0)
        assert score.held == (points < 80)
        assert score.side == (0 if points < 80 else 1)


@pytest.mark.rule("tractor 1.3")
@pytest.mark.rule("tractor 4.7")
def test_both_sides_begin_at_level_two() -> None:
    match = Match.begin(GAME, bytes(32))
    view = match.state.view(0)
    assert (view.levels, view.level) == ((0, 0), 0)
    assert GAME.standing(match.setup, None) == {"levels": (0, 0), "banker": None, "winner": None}
    assert GAME.standing(match.setup, match.state) == GAME.standing(match.setup, None)


@pytest.mark.rule("tractor 2.1")
def test_twenty_five_cards_each_of_two_packs_and_eight_aside() -> None:
    assert sorted(GAME.pack(OPENING)) == sorted([*range(54), *range(54)])
    state = dealt()
    view = state.view(None)
    assert view.counts == (25, 25, 25, 25)
    assert view.kitty == ()
    hands = [card for seat in range(4) for card in state.view(seat).hand]
    assert len(hands) == 100
    for seat in range(4):
        (event,) = [event for event in state.view(seat).events if event.cards]
        assert [state.deck[place] for place in event.data["places"]] == list(event.cards)
        assert sorted(event.cards) == sorted(state.view(seat).hand)


@pytest.mark.rule("tractor 2.2")
def test_a_deal_is_played_at_the_level_of_the_bankers_side() -> None:
    for first in range(4):
        assert dealt(setup=later(first, (3, 11))).view(0).level == (3, 11)[first % 2]
        assert turn("S9", level="K").order.level == 11


@pytest.mark.rule("tractor 2.3")
def test_chance_picks_who_is_asked_first_and_later_it_is_the_banker() -> None:
    assert [GAME.opening(Fixed(seat)).first for seat in range(4)] == [0, 1, 2, 3]
    for first in range(4):
        state = dealt(setup=later(first))
        asked = [state.turn]
        for _ in range(3):
            state = said(state, "pass")
            asked.append(state.turn)
        assert asked == [(first + place) % 4 for place in range(4)]
    assert why(dealt(), "play S3") == ("2.3", "declaring")
    assert why(dealt(), "bury S3") == ("2.3", "declaring")


@pytest.mark.rule("tractor 2.4")
def test_what_declares_trumps() -> None:
    state = dealt("S2 H2 H2 D3 D3 BJ BJ RJ")
    assert legal(state) == {"pass", "declare S2", "declare H2", "declare H2 H2", "declare BJ BJ"}
    for cards in ("D3 D3", "S2 H2", "RJ", "BJ RJ", "S2 H2 H2", "BJ"):
        assert why(state, f"declare {cards}") == ("2.4", "declaration")
    assert why(state, "declare S2 S2") == ("2.4", "error-not-held")
    assert why(state, "declare C2") == ("2.4", "error-not-held")
    for cards, trump in (("S2", "S"), ("H2 H2", "H"), ("BJ BJ", "NT")):
        assert settled("S2 H2 H2 D3 D3 BJ BJ RJ", first=f"declare {cards}").view(0).trump == trump


@pytest.mark.rule("tractor 2.4")
def test_at_another_level_other_cards_declare() -> None:
    state = dealt("S2 S7 H7 H7", setup=later(0, (5, 0)))
    assert legal(state) == {"pass", "declare S7", "declare H7", "declare H7 H7"}


@pytest.mark.rule("tractor 2.4")
@pytest.mark.rule("tractor 2.6")
def test_only_what_is_stronger_overrules() -> None:
    hands = ("S2 S2 RJ RJ", "H2 H2 BJ BJ", "C2 C2")
    assert legal(said(dealt(*hands), "declare S2")) == {"pass", "declare H2 H2", "declare BJ BJ"}
    assert why(said(dealt(*hands), "declare S2"), "declare H2") == ("2.6", "stronger")
    two = said(dealt(*hands), "declare S2", "declare H2 H2")
    assert why(two, "declare C2 C2") == ("2.6", "stronger")
    assert legal(said(two, "pass", "pass")) == {"pass", "declare RJ RJ"}
    black = said(dealt(*hands), "declare S2 S2", "declare BJ BJ", "pass", "pass")
    assert legal(black) == {"pass", "declare RJ RJ"}
    red = said(black, "declare RJ RJ")
    assert legal(red) == {"pass"}


@pytest.mark.rule("tractor 2.6")
def test_the_same_player_may_overrule_with_its_turn_and_not_between() -> None:
    state = said(dealt("S2 RJ RJ", "H2 H2"), "declare S2", "pass", "pass", "pass")
    assert state.view(0).phase == "bury"
    state = said(dealt("S2 RJ RJ", "H2 H2"), "declare S2", "declare H2 H2", "pass", "pass", "declare RJ RJ")
    assert [show(each.cards) for each in state.view(3).declarations] == ["S2", "H2 H2", "RJ RJ"]
    assert [each.seat for each in state.view(3).declarations] == [0, 1, 0]
    assert state.view(3).calls == (parse("RJ RJ"), parse("H2 H2"), (), ())


@pytest.mark.rule("tractor 2.4")
def test_a_button_for_each_declaration_a_seat_holds() -> None:
    state = said(dealt("S2", "H2 H2 C2 BJ BJ RJ"), "declare S2")
    buttons = state.choices().prompt().buttons
    offered = {str(button.action): button.barred for button in buttons}
    assert list(offered) == ["pass", "declare C2", "declare H2", "declare H2 H2", "declare BJ BJ"]
    assert [name for name, barred in offered.items() if barred] == ["declare C2", "declare H2"]
    assert {barred.rule for barred in offered.values() if barred} == {"tractor 2.6"}
    (declare,) = state.choices().readings(parse("H2 H2"))
    assert str(declare) == "declare H2 H2"
    assert {str(state.choices().draw(Random(seed))) for seed in range(60)} == legal(state)


@pytest.mark.rule("tractor 2.5")
def test_with_no_trump_suit_level_cards_and_jokers_are_trumps() -> None:
    view = settled("RJ RJ S2 H2 D7 SA", first="declare RJ RJ").view(0)
    assert view.trump == "NT"
    assert {show((card,)) for card in view.trumps} >= {"RJ", "S2", "H2"}
    assert all(card in {52, 53} or card // 4 == 0 for card in view.trumps)


@pytest.mark.rule("tractor 2.7")
def test_three_passes_after_a_declaration_settle_the_trumps() -> None:
    state = said(dealt("S2", "", "H2 H2"), "pass", "pass", "declare H2 H2")
    for _ in range(3):
        assert state.view(0).phase == "declare"
        assert state.view(0).trump is None
        state = said(state, "pass")
    assert state.view(0).trump == "H"
    (event,) = [event for event in state.view(0).events if event.kind == "trump"]
    assert (event.seat, event.data) == (2, {"trump": "H", "level": 0})
    assert why(buried(state), "declare S2") == ("2.7", "settled")
    assert why(buried(state), "pass") == ("2.7", "settled")


@pytest.mark.rule("tractor 2.8")
def test_in_the_first_deal_the_first_to_declare_banks() -> None:
    state = said(dealt("S3", "S2", "H2 H2"), "pass", "declare S2", "declare H2 H2", "pass", "pass", "pass")
    assert (state.view(0).banker, state.turn) == (1, 1)
    assert state.view(0).trump == "H"
    assert dealt().view(0).banker is None
    for banker in range(4):
        fixed = settled(
            "S2", "S2", "H2", "H2", setup=later(banker), first="declare " + ("S2", "S2", "H2", "H2")[banker]
        )
        assert fixed.view(0).banker == banker
        overruled = dealt("", "H2", setup=later(0))
        assert said(overruled, "pass", "declare H2", "pass", "pass", "pass").view(0).banker == 0


@pytest.mark.rule("tractor 2.9")
@pytest.mark.parametrize(("kitty", "trump"), [("RJ BJ D5 SA", "D"), ("C2 RJ S5", "C"), ("HT", "H")])
def test_if_nobody_declares_the_kitty_is_turned_up(kitty: str, trump: str) -> None:
    for setup, banker in ((OPENING, 0), (later(3), 3)):
        state = dealt(kitty=kitty, setup=setup)
        for _ in range(4):
            assert state.view(1).kitty == ()
            state = said(state, "pass")
        view = state.view(1)
        assert (view.trump, view.banker, view.turn, view.turned_up) == (trump, banker, banker, True)
        assert view.kitty == state.deck[100:]
        (event,) = [event for event in view.events if event.kind == "show"]
        assert event.cards == state.deck[100:]
        assert list(event.data["places"]) == list(range(100, 108))


@pytest.mark.rule("tractor 2.10")
def test_the_banker_takes_the_kitty_buries_eight_and_leads() -> None:
    state = settled("S2", kitty="RJ BJ", first="declare S2")
    assert (state.turn, state.view(1).counts) == (0, (33, 25, 25, 25))
    assert state.view(0).kitty == state.deck[100:]
    assert state.view(1).kitty == ()
    assert parse("RJ BJ")[0] in state.view(0).hand
    for text in ("play S2", "pass", "declare S2"):
        assert why(state, text) == ("2.10", "bury-first")
    assert why(state, "bury S2") == ("2.10", "bury")
    assert why(state, "bury " + show(state.hands[0][:9])) == ("2.10", "bury")
    not_held = next(card for card in range(54) if card not in state.hands[0])
    assert why(state, "bury " + show((not_held, *state.hands[0][:7]))) == ("2.10", "error-not-held")
    after = buried(state)
    assert (after.turn, after.view(1).counts) == (0, (25, 25, 25, 25))
    assert sorted(after.view(0).buried) == list(state.hands[0][:8])
    assert after.view(0).kitty == state.deck[100:]
    for seat in (1, 2, 3, None):
        assert after.view(seat).buried == ()
        (event,) = [event for event in after.view(seat).events if event.kind == "bury"]
        assert (event.cards, event.count, event.seat) == ((), 8, 0)
        (event,) = [event for event in after.view(seat).events if event.kind == "take"]
        assert (event.cards, event.count) == ((), 8)
    (event,) = [event for event in after.view(0).events if event.kind == "take"]
    assert event.cards == state.deck[100:]
    assert why(after, "bury " + show(after.hands[0][:8])) == ("2.10", "buried")


@pytest.mark.rule("tractor 2.10")
def test_a_kitty_that_was_turned_up_was_seen_by_all_but_not_what_is_buried() -> None:
    state = settled()
    assert state.view(2).turned_up
    after = buried(state)
    for seat in (1, 2, 3, None):
        assert after.view(seat).kitty == state.deck[100:]
        assert after.view(seat).buried == ()
        (event,) = [event for event in after.view(seat).events if event.kind == "take"]
        assert event.cards == state.deck[100:]


@pytest.mark.rule("tractor 2.10")
def test_burying_is_asked_and_never_listed_whole() -> None:
    choices = settled().choices()
    hand = settled().hands[0]
    prompt = choices.prompt()
    assert (prompt.pick, prompt.buttons) == (range(8, 9), ())
    assert sorted(prompt.playable) == sorted(hand)
    some = hand[5:10]
    assert sorted(choices.prompt(some).playable) == sorted(hand)
    assert sorted(choices.prompt(hand[:8]).playable) == sorted(hand[:8])
    (bury,) = choices.readings(hand[:8])
    assert bury == Bury(hand[:8])
    assert bury.said.args == {"points": names.points(hand[:8])}
    with pytest.raises(Illegal, match="tractor-error-bury"):
        choices.readings(hand[:7])
    listed = list(islice(choices, 5000))
    assert len(set(listed)) == 5000
    assert len({choices.draw(Random(seed)) for seed in range(50)}) == 50


def test_a_hand_is_laid_out_by_effective_suit() -> None:
    hand = "RJ BJ H2 S2 D2 HA H3 SA S3 CK C4 DA D5"
    view = settled(hand, first="declare H2").view(0)
    kept = [name for name in show(view.hand).split() if name in hand.split()]
    assert " ".join(dict.fromkeys(kept)) == "RJ BJ H2 S2 D2 HA H3 SA S3 DA D5 CK C4"
    assert view.trumps == view.hand[: len(view.trumps)]
    before = dealt(hand).view(0)
    assert show(before.hand).split()[:5] == ["RJ", "BJ", "S2", "H2", "D2"]
    assert len(before.trumps) >= 5


def test_nothing_but_actions_of_the_game_is_read() -> None:
    for text in ("", "play", "bury", "declare", "pass S2", "fold", "play S1", "bid 1"):
        with pytest.raises(Illegal, match="error-"):
            Tractor().parse(text)
    assert str(Tractor().parse("play S3 RJ S3")) == "play RJ S3 S3"
    assert Tractor().parse("play S3 RJ S3") == Tractor().parse("play RJ S3 S3")


def test_a_deal_is_over_once() -> None:
    state = finished(to_play(["S3", "S4", "S5", "S6"]))
    with pytest.raises(Illegal, match="error-deal-over"):
        state.choices()
    with pytest.raises(Illegal, match="error-deal-over"):
        said(state, "play S3")
