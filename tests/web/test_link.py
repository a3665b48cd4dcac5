"""The page when the server goes, and comes back."""

import signal

from tests.web.conftest import Starter, Visit
from tests.web.guest import RESULT


def test_the_page_joins_again_after_the_server_was_killed(visit: Visit, start: Starter) -> None:
    server = start()
    guest = visit("phone", at=server, touch=True, forgives="WebSocket").sit_down()
    guest.until_play()
    hand, record = guest.hand, guest.log()
    assert record
    server.end(signal.SIGKILL)
    guest.page.wait_for_selector('.table[data-state="away"]')
    assert "connection is gone" in guest.said
    start(port=int(server.address.rpartition(":")[2]))
    guest.page.wait_for_selector('.table[data-state="turn"]')
    assert "connection is gone" not in guest.said
    assert guest.hand == hand
    assert guest.log()[: len(record)] == record
    guest.play_to_the_score()
    assert sum(guest.scores()) == 0


def test_a_table_of_somebody_else_is_told_of_in_words(visit: Visit) -> None:
    owner = visit("desk").sit_down()
    stranger = visit("desk", forgives="403").home()
    answer = stranger.page.goto(owner.page.url)
    assert answer is not None
    assert answer.status == 403
    assert stranger.page.locator("h1").inner_text()
    stranger.press("main a")
    stranger.page.wait_for_selector("[data-start]")


def test_starting_over_opens_a_new_match(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    guest.until_play()
    seal = guest.seal()
    guest.press("[data-opens=settings]")
    guest.press("#settings summary")
    guest.press("[data-restart]")
    guest.page.wait_for_function("seal => !document.querySelector('.side .fine').textContent.includes(seal)", arg=seal)
    guest.until_dealt()
    assert guest.page.query_selector(RESULT) is None
