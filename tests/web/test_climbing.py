"""Whole deals of the games in which one combination climbs over another."""

from typing import Final

import pytest
from tests.web.conftest import Visit
from tests.web.guest import RESULT, Guest
from tests.web.test_deal import at_the_score, keyboard_move, told
from tests.web.test_page import OVER, findings

GAMES: Final = ["zhengshangyou", "guandan", "winner", "doudizhu-table"]
ALL: Final = {"winner": {"players": 6}, "doudizhu-table": {"players": 4}}
"""Where there is a choice, as many as can play."""
SLOW: Final = dict.fromkeys(["guandan", "winner", "doudizhu-table"], pytest.mark.full)
"""Left to the full run, since the shortest deal stands for them; tribute and sessions are played in every run."""


@pytest.mark.parametrize("game", [pytest.param(game, marks=SLOW.get(game, ())) for game in GAMES])
def test_a_deal_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    guest = visit("phone", "da", touch=True, counter=True).sit_down(game, options=ALL.get(game, {}))
    guest.until_asked()
    assert guest.evaluate(OVER) == [], "dealt"
    assert findings(guest) == [], "dealt"
    guest.press(guest.button(0))
    guest.settle()
    assert guest.evaluate(OVER) == [], "hint"
    while guest.until_asked():
        assert guest.evaluate(OVER) == [], "play"
        guest.move()
    guest.page.wait_for_timeout(300)
    assert guest.evaluate(OVER) == [], "result"
    assert findings(guest) == [], "result"
    at_the_score(guest, sealed=game == "zhengshangyou")
    guest.press(f"{RESULT} .btn.pri")
    guest.page.wait_for_selector(".bar .ttl span:has-text('2')")
    guest.page.wait_for_selector(".hand .card")


@pytest.mark.parametrize("game", [pytest.param(game, marks=SLOW.get(game, ())) for game in GAMES])
def test_a_deal_by_keyboard_alone_and_everything_is_told(visit: Visit, game: str) -> None:
    guest = visit("desk")
    told(guest)
    guest.sit_down(game)
    while guest.until_asked():
        keyboard_move(guest)
    at_the_score(guest, sealed=game == "zhengshangyou")
    record = guest.record()
    assert len(record) > 10
    spoken = iter(guest.evaluate("spoken"))
    for who, what in record:
        if what not in {"takes", "was left with"}:
            assert any(sentence.startswith(who) and what in sentence for sentence in spoken), (who, what)


def test_options_are_chosen_before_the_table_is_laid(visit: Visit) -> None:
    guest = visit("phone", touch=True).home()
    page, sheet = guest.page, "form[data-options=winner]"
    guest.press("[data-start=winner]:not([data-guide])")
    page.wait_for_selector(f"dialog[open] {sheet}")
    page.wait_for_timeout(300)
    assert guest.evaluate(OVER) == []
    assert findings(guest) == []
    page.locator(f"{sheet} input[name=players][value='3']").check(force=True)
    bomb = page.locator(f"{sheet} input[name=triple_bomb]")
    bomb.check()
    page.locator(f"{sheet} input[name=revolution]").check()
    assert bomb.is_disabled(), "where there are revolutions there are no bombs"
    assert not bomb.is_checked()
    page.locator(f"{sheet} input[name=preset][value=gift]").check(force=True)
    chosen = page.locator(f"{sheet} .switch input:checked")
    assert [each.get_attribute("name") for each in chosen.all()] == ["auto_pass", "gift"]
    guest.press(f"{sheet} [data-go]")
    page.wait_for_url("**/table/*")
    guest.settle()
    assert page.locator(".seat").count() == 2
    guest.home()
    guest.press("[data-start=winner]:not([data-guide])")
    assert page.locator(f"{sheet} input[name=preset][value=gift]").is_checked(), "it is what was chosen last"
    assert page.locator(f"{sheet} input[name=players][value='3']").is_checked()


@pytest.mark.full
def test_a_session_runs_on_and_the_loser_gives(visit: Visit) -> None:
    guest = visit("desk").sit_down("winner", options={"players": 3, "gift": True})
    page = guest.page
    totals = [0, 0, 0]
    for number in (1, 2):
        guest.play_to_the_score()
        totals = [one + two for one, two in zip(totals, guest.scores(), strict=True)]
        shown = page.locator(f"{RESULT} .each small").all_inner_texts()
        assert [int(text.split()[-1].replace("−", "-")) for text in shown] == totals
        if number == 2:
            break
        guest.press(f"{RESULT} .btn.pri")
        page.wait_for_selector(f".bar .ttl span:has-text('Deal {number + 1}')")
        record = page.locator(".side .whole li")
        record.first.wait_for()
        assert "gave away the highest card" in record.first.inner_text()
        give(guest)


def give(guest: Guest) -> None:
    """Offer or take cards if that is for the guest to do."""
    asked = guest.until_asked()
    assert asked
    if "two cards to offer" in guest.said:
        for card in guest.lit()[:2]:
            guest.press_card(card)
            guest.settle()
        guest.press(guest.button(2))
    elif guest.calling:
        guest.press(".calls .btn >> nth=0")
        guest.press(guest.button(2))
    guest.settle()
