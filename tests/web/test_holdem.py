"""What Texas Hold'em shows in the rarer deals of a match."""

from collections.abc import Callable
from random import Random

import pytest
from tests.server.harness import Server
from tests.web.conftest import Visit
from tests.web.guest import RESULT, TURN, Guest
from tests.web.played import YOU, Played
from tests.web.test_betting import MATCH, OVER, waits
from tests.web.test_page import OVER as RUNS_OVER
from tests.web.test_page import findings

from french54.core.game import Seat
from french54.games.holdem.view import HoldemView
from french54.table.table import Table


def seen(table: Table) -> HoldemView:
    """The deal, as the person sees it."""
    view = table.view(YOU)
    assert isinstance(view, HoldemView)
    return view


def found(wanted: Callable[[Table], bool]) -> Played:
    """A match up to where it stands as wanted."""
    for seed in range(200):
        played = Played("holdem", Random(seed))
        if played.until(wanted):
            return played
    raise AssertionError("it never comes to that")


def pots(guest: Guest) -> list[tuple[str, str]]:
    """What the pots are called, and what is in them."""
    names = guest.page.locator(".pots div:not(.price) dt").all_inner_texts()
    return list(zip(names, guest.page.locator(".pots div:not(.price) dd").all_inner_texts(), strict=True))


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.full)])
def test_side_pots_are_told_apart_until_they_are_won(visit: Visit, server: Server, size: str) -> None:
    played = found(lambda table: table.turn == YOU and len(seen(table).pots) > 1)
    guest = played.shown(visit(size, touch=size == "phone"), server)
    page = guest.page
    assert guest.until_asked()
    made = seen(played.table).pots
    assert pots(guest) == [
        (f"Side pot {number}" if number else "Main pot", f"{pot.chips:,}") for number, pot in enumerate(made)
    ]
    page.wait_for_timeout(300)
    assert guest.evaluate(RUNS_OVER) == []
    assert findings(guest) == []
    while waits(guest) == TURN:
        guest.press(guest.button(1))
        guest.settle()
    if page.query_selector(RESULT) is None:
        guest.press(guest.button(0))
    page.wait_for_selector(RESULT)
    won = [line.splitlines()[0] for line in page.locator(f"{RESULT} .sum dt").all_inner_texts()]
    for number in range(len(made)):
        assert any(line.startswith(f"Side pot {number}:" if number else "Main pot:") for line in won), won


def heads_up(table: Table, button: Seat) -> bool:
    """The person is one of two that are left, both with chips enough."""
    if table.turn is None:
        return False
    view = seen(table)
    chips = [each for each in view.start if each]
    return view.start[YOU] > 0 and len(chips) == 2 and min(chips) >= 200 and (view.button == YOU) == (button == YOU)


def dealt(table: Table) -> bool:
    """Nothing has been said in the deal."""
    return table.match is not None and not table.match.deals[-1].actions


def asked_on_the_flop(table: Table) -> bool:
    """It is for the person to say the first thing on the flop."""
    now = seen(table)
    return table.turn == YOU and now.street == "flop" and not now.round.acted[YOU]


@pytest.mark.parametrize("button", [YOU, YOU + 1])
def test_heads_up_the_button_pays_the_small_blind_and_speaks_first(visit: Visit, server: Server, button: Seat) -> None:
    guest = found(lambda table: heads_up(table, button) and dealt(table)).shown(visit("desk"), server)
    guest.page.wait_for_function(
        "length => document.querySelectorAll('.side .whole li').length >= length", arg=3 if button else 2
    )
    (first, small), (second, big), *said = guest.record()
    assert (small, big) == ("small blind 10", "big blind 20")
    assert (first == "You") == (button == YOU)
    assert second != first
    assert guest.page.locator(".me .button" if button == YOU else ".seat .button").count() == 1
    if button == YOU:
        assert said == []
        assert guest.page.locator(".seat.out").count() == 2
        assert guest.until_asked()
        assert "10 to call" in guest.said
    else:
        assert said[0][0] == first


@pytest.mark.full
@pytest.mark.parametrize("button", [YOU, YOU + 1])
def test_heads_up_the_button_speaks_last_on_the_flop(visit: Visit, server: Server, button: Seat) -> None:
    played = found(lambda table: heads_up(table, button) and asked_on_the_flop(table))
    guest = played.shown(visit("phone", touch=True), server)
    assert guest.until_asked()
    lines = guest.record()
    spoken = [who for who, _ in lines[[what for _, what in lines].index("Flop") + 1 :]]
    assert len(spoken) == (1 if button == YOU else 0)
    assert "You" not in spoken


def first_out(table: Table) -> bool:
    """The person alone has just lost everything, and the others go on."""
    return table.phase == "deal" and [seat for seat, chips in enumerate(seen(table).round.stacks) if not chips] == [YOU]


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.full)])
def test_who_is_out_watches_the_others_play_to_the_end(visit: Visit, server: Server, size: str) -> None:
    guest = found(first_out).shown(visit(size, touch=size == "phone"), server)
    page = guest.page
    assert waits(guest) == OVER
    assert ("You", "out of the match, in place 4") in guest.record()
    assert findings(guest) == []
    guest.press(".acts .btn[aria-pressed]")  # and nothing more: the next deals come by themselves
    page.wait_for_selector(MATCH, timeout=120_000)
    assert "You are out, in place 4" in page.locator(".handz .slot").inner_text()
    assert page.locator(f"{RESULT} .champion").inner_text().endswith("won the match")
    assert not page.locator(f"{RESULT} .champion").inner_text().startswith("You")
    guest.press(f"{RESULT} .btn.pri")
    page.wait_for_function("() => document.querySelectorAll('.handz .card').length === 2")
