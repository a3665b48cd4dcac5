"""Matches of many deals: how they end and begin again, and that they outlast the server."""

import signal
from operator import add
from random import Random
from typing import Any

import pytest
from tests.server.harness import Server
from tests.web.conftest import Starter, Visit
from tests.web.guest import RESULT, TURN, Guest
from tests.web.played import YOU, Played
from tests.web.test_deal import numbered
from tests.web.test_page import OVER, findings
from tests.web.tricks import MOVES

from french54.core.game import Seat
from french54.table.entries import Act
from french54.table.messages import standing_of
from french54.table.table import Table


def idle(table: Table, seat: Seat) -> str | None:
    """Passing, where that is allowed."""
    buttons = table.choices(seat).prompt().buttons
    return next((str(each.action) for each in buttons if not each.barred and str(each.action) == "pass"), None)


def in_turn(table: Table, seat: Seat, rng: Random) -> Any:
    """Guandan in which all pass who may, but for one: the partner until out, then the next, then the person."""
    assert table.match is not None
    counts = table.match.state.view(None).counts
    free = next(each for each in (YOU + 2, YOU + 1, YOU) if counts[each])
    return (seat != free and idle(table, seat)) or table.choices(seat).draw(rng)


def before_the_last_play() -> Played:
    """Guandan, one play of the person before the match is won."""
    for seed in range(20):
        played = Played("guandan", Random(seed))
        while not played.table.over:
            played.step(in_turn)
        entry, _ = played.log.pop()
        if isinstance(entry, Act) and entry.seat == YOU:
            return played
    raise AssertionError("somebody else always plays last")


def test_a_match_is_won_on_the_ace_and_another_begun(visit: Visit, server: Server) -> None:
    guest = before_the_last_play().shown(visit("phone", touch=True), server)
    page = guest.page
    assert guest.until_asked()
    assert facts(guest)[0] == "A"
    for card in page.query_selector_all(".hand .card"):
        guest.press_card(card)
    guest.until_confirmable()
    guest.press(guest.button(2))
    page.wait_for_selector(f"{RESULT} .fine:has-text('The seal holds')")
    assert page.locator(f"{RESULT} h2").inner_text() == "Your side won the match"
    assert page.locator(f"{RESULT} .btn.pri").inner_text() == "New match"
    page.wait_for_timeout(300)
    assert guest.evaluate(OVER) == []
    assert findings(guest) == []
    guest.press(f"{RESULT} .btn.pri")
    page.wait_for_selector(RESULT, state="detached")
    guest.until_asked()
    assert facts(guest)[:3] == ["2", "2", "2"]


def under_way(game: str) -> Played:
    """A match whose levels have changed, late in a deal and with the person on turn."""

    def wanted(table: Table) -> bool:
        if table.turn != YOU or table.match is None or len(table.match.state.view(YOU).hand) > 6:
            return False
        return len(set(standing_of(table.match)["levels"])) > 1

    played = Played(game, Random(54))
    assert played.until(wanted)
    return played


def facts(guest: Guest) -> list[str]:
    """What stands above the table: levels, and what is trumps or wild."""
    return guest.page.locator(".facts dd").all_inner_texts()


@pytest.mark.parametrize("game", ["guandan", pytest.param("tractor", marks=pytest.mark.full)])
@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.full)])
def test_a_match_outlasts_its_server(visit: Visit, start: Starter, game: str, how: signal.Signals) -> None:
    own, played = start(), under_way(game)
    guest = played.shown(visit("desk", at=own, forgives="WebSocket"), own)
    page, title = guest.page, guest.page.locator(".bar .ttl span")
    assert guest.until_asked()
    deal, seen = title.inner_text(), (facts(guest), guest.hand, guest.record())
    assert deal == f"Deal {played.table.deal}"
    own.end(how)
    page.wait_for_selector('.table[data-state="away"]')
    start(port=int(own.address.rpartition(":")[2]))
    page.wait_for_selector(TURN)
    assert (facts(guest), guest.hand, guest.record()) == seen
    while guest.until_asked():
        MOVES[game](guest)
    totals = [numbered(text) for text in page.locator(f"{RESULT} .each small").all_inner_texts()]
    won = guest.scores()
    assert sorted(totals) == sorted(map(add, played.table.points, won))
    guest.press(f"{RESULT} .btn.pri")
    page.wait_for_function("deal => document.querySelector('.bar .ttl span').textContent !== deal", arg=deal)


@pytest.mark.parametrize("game", [pytest.param("guandan", marks=pytest.mark.full), "tractor"])
def test_a_match_starts_over_from_the_settings(visit: Visit, server: Server, game: str) -> None:
    guest = under_way(game).shown(visit("phone", touch=True), server)
    page = guest.page
    assert guest.until_asked()
    seal, deal = guest.seal(), page.locator(".bar .ttl span").inner_text()
    guest.press("[data-opens=settings]")
    guest.press("#settings summary")
    guest.press("[data-restart]")
    page.wait_for_function("deal => document.querySelector('.bar .ttl span').innerText !== deal", arg=deal)
    guest.until_asked()
    assert guest.seal() != seal
    assert page.query_selector(RESULT) is None
    assert set(facts(guest)[:3]) == {"2"}
