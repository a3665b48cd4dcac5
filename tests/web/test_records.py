"""A record out of a file, opened on the page."""

from pathlib import Path
from random import Random

import pytest
from tests.server.harness import Server
from tests.server.test_records import PBN, match, recorded
from tests.web.conftest import SIZES, Visit
from tests.web.guest import Guest
from tests.web.played import Played
from tests.web.test_letters import in_letters
from tests.web.test_page import OVER, findings
from tests.web.test_targets import LEAST, SMALL


def chosen(guest: Guest, path: Path) -> None:
    """Choose a file with the button, as a person does, once it is painted: nothing can be pressed before."""
    guest.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    with guest.page.expect_file_chooser() as chooser:
        guest.press(".file label")
    chooser.value.set_files(path)


def opened(guest: Guest, path: Path) -> None:
    """Open a record that is in order."""
    guest.page.goto(f"{guest.address}/{guest.lang}/history")
    chosen(guest, path)
    guest.page.wait_for_selector(".replayed .hands .card")


def reckoned(text: str) -> int:
    """Points as the page writes them."""
    return int(text.replace("−", "-").replace(".", ""))


def to_the_end(guest: Guest) -> int:
    steps = guest.page.locator("#step").get_attribute("max") or ""
    guest.page.locator("#step").fill(steps)
    return int(steps)


def test_a_deal_of_bridge_is_saved_and_opened(visit: Visit, server: Server, tmp_path: Path) -> None:
    guest = visit("phone", "da", touch=True)
    played = Played("bridge", Random(2))
    played.until(lambda table: table.over)
    played.shown(guest, server)
    with guest.page.expect_download() as saved:
        guest.press("a[href$='.pbn']")
    saved.value.save_as(tmp_path / saved.value.suggested_filename)
    opened(guest, tmp_path / saved.value.suggested_filename)
    state = played.table.match.state if played.table.match else None
    assert state is not None
    assert to_the_end(guest) == len(state.board.actions) - 1, "who is vulnerable is given, not chosen"
    won = guest.page.locator(".hands dt span").all_inner_texts()
    assert [reckoned(text) for text in won] == list(state.payoffs)
    contract = state.view(0).contract
    assert str(contract.level) in guest.page.locator(".facts").inner_text()
    assert findings(guest) == []
    assert guest.evaluate(OVER) == []
    assert guest.page.locator(".steps .links a").count() == 1, "neither the same cards again nor a record at the table"
    guest.press(".steps .links button")
    points = guest.page.locator("dialog.result[open] .each b").all_inner_texts()
    assert [reckoned(text) for text in points] == [reckoned(text) for text in won]
    guest.page.reload()
    guest.page.wait_for_selector('.replayed[data-step="0"] .hands .card')
    guest.page.go_back()
    guest.page.wait_for_selector(".file")


def test_a_match_is_gone_through_deal_by_deal(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(recorded("guandan", 2))
    guest = visit("desk", "zh-Hant")
    opened(guest, path)
    first = to_the_end(guest)
    guest.page.select_option(".steps select", "2")
    guest.page.wait_for_selector('.replayed[data-step="0"]')
    assert to_the_end(guest) == len(match("guandan").deals[1].actions) != first
    guest.page.reload()
    guest.page.wait_for_selector(".replayed .hands .card")
    assert guest.page.locator(".steps select").input_value() == "2"
    guest.press(".bar .ico >> nth=-2")
    guest.page.wait_for_selector("dialog.rules[open]")


def test_what_is_no_record_is_said_and_another_can_be_chosen(visit: Visit, tmp_path: Path) -> None:
    guest = visit("small", "da", touch=True, forgives="400 (Bad Request)")
    broken, large, whole = (tmp_path / name for name in ("broken.pbn", "large.json", "whole.pbn"))
    broken.write_text(PBN.replace('[Dealer "S"]', '[Dealer "N"]'))
    large.write_bytes(b" " * 600_000)
    whole.write_text(PBN)
    guest.page.goto(f"{guest.address}/da/record/bridge")
    guest.page.wait_for_url("**/da/history#records")
    for path, told in ((broken, "Giveren er »N«"), (large, "512 kB"), (broken, "Giveren")):
        chosen(guest, path)
        guest.page.wait_for_selector(f'#record-trouble[role=alert]:has-text("{told}")')
    assert findings(guest) == []
    assert guest.evaluate(OVER) == []
    assert guest.evaluate(SMALL, LEAST) == []
    guest.page.focus("#record")
    with guest.page.expect_file_chooser() as chooser:
        guest.page.keyboard.press("Space")
    chooser.value.set_files(whole)
    guest.page.wait_for_selector(".replayed .hands .card")


@pytest.mark.full
@pytest.mark.parametrize("pixels", [16, 32])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_runs_over(visit: Visit, size: str, pixels: int, tmp_path: Path) -> None:
    guest = in_letters(visit(size, "da"), pixels)
    path = tmp_path / "match.json"
    path.write_text(recorded("guandan", 2))
    guest.page.goto(f"{guest.address}/da/history")
    assert guest.evaluate(OVER) == []
    opened(guest, path)
    assert guest.evaluate(OVER) == []
    to_the_end(guest)
    assert guest.evaluate(OVER) == []
