"""A deal looked at again, the same cards once more, something taken back, one's own data."""

import re
from random import Random

from tests.server.harness import Server
from tests.web.conftest import Starter, Visit
from tests.web.guest import Guest
from tests.web.played import Played
from tests.web.test_page import OVER, findings


def step(guest: Guest) -> int:
    return int(guest.page.locator(".replayed").get_attribute("data-step") or "")


def test_a_deal_again_and_what_is_kept(visit: Visit, start: Starter) -> None:
    own = start()
    guest = visit("phone", "da", own, touch=True).sit_down()
    while not (guest.until_asked() and guest.calling):
        guest.sit_down()
    dealt = guest.hand
    guest.play_to_the_score()
    guest.press("dialog.result .links a >> nth=0")
    guest.page.wait_for_selector(".replayed .hands .card")
    assert findings(guest) == []
    steps = int(guest.page.locator("#step").get_attribute("max") or "")
    assert guest.page.locator(".hands dl > div").count() == 3
    guest.page.locator("#step").fill(str(steps))
    assert step(guest) == steps
    assert guest.evaluate(OVER) == []
    assert "(" not in (guest.page.locator(".say p").text_content() or ""), "the cards lie there to be seen"
    guest.press(".steps .btn >> nth=0")
    assert step(guest) == steps - 1
    guest.page.keyboard.press("Home")
    assert step(guest) == 0
    shown = guest.page.locator(".hands .minis").first.get_attribute("aria-label") or ""
    assert set(shown.split(", ")) == set(dealt)
    guest.press(".steps .btn.pri")
    guest.page.wait_for_selector('.replayed[data-step="1"]')
    guest.press(".steps .btn.pri")

    guest.press(".steps .links a >> nth=1")
    guest.press("[data-again]")
    guest.settle()
    assert set(guest.hand) == set(shown.split(", "))
    assert "øvelse" in guest.page.locator(".bar .ttl span").inner_text()
    guest.until_asked()

    guest.page.goto(f"{own.address}/da/history")
    assert guest.page.locator(".deals li").count() == 1
    assert findings(guest) == []
    guest.press("[data-code]")
    guest.page.wait_for_selector(".code")
    code = guest.page.locator(".code").inner_text()
    assert re.fullmatch(r"[A-Z2-9]{5}-[A-Z2-9]{5}", code)

    other = visit("desk", "zh-Hant", own, forgives="404")
    other.home()
    other.page.goto(f"{own.address}/zh-Hant/history")
    assert other.page.locator(".deals li").count() == 0
    other.page.locator("#code").fill(code.lower())
    other.press("[data-move] .btn")
    other.page.wait_for_selector(".deals li")
    assert "已移到這裡" in other.page.locator("[data-done]").inner_text()
    replay = other.page.locator(".deals a").first.get_attribute("href")
    other.evaluate("() => sessionStorage.setItem('french54-record', 'of a file')")
    other.press(".own summary")
    other.press("[data-forget]")
    other.page.wait_for_url(f"{own.address}/zh-Hant/")
    other.page.wait_for_selector("[data-done]:has-text('已全部刪除')")
    assert other.evaluate("() => sessionStorage.length") == 0
    other.page.goto(f"{own.address}{replay}")
    assert "可能已經刪除" in other.page.locator("h1").inner_text()
    other.page.goto(f"{own.address}/zh-Hant/history")
    assert other.page.locator(".deals li").count() == 0


def test_taking_back_a_play(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    while not (guest.until_asked() and guest.calling):
        guest.sit_down()
    guest.until_play()
    guest.until_asked()
    before = guest.hand
    guest.move()
    guest.page.wait_for_selector(".bar .undo")
    guest.press(".bar .undo")
    guest.page.wait_for_selector(".bar .ttl span:has-text('practice')")
    guest.until_asked()
    assert guest.hand == before


def test_figures_fit_a_phone(visit: Visit, server: Server) -> None:
    guest = visit("phone", "da", touch=True)
    played = Played("bridge", Random(2), level="casual")
    played.until(lambda table: table.over)
    played.shown(guest, server)
    guest.page.goto(f"{guest.address}/da/history")
    row = guest.page.locator(".past tbody tr").first
    assert "Bridge" in row.inner_text()
    assert "," in row.locator("td").last.inner_text(), "a comma before tenths"
    assert (
        guest.evaluate("() => { const w = document.querySelector('.wide'); return w.scrollWidth - w.clientWidth; }")
        == 0
    )
