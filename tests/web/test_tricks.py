"""Whole deals of Bridge and Tractor, as people play them."""

import re

import pytest
from tests.web.conftest import Visit
from tests.web.guest import RESULT, Guest
from tests.web.test_deal import focused, told
from tests.web.test_page import OVER, findings
from tests.web.tricks import LIT, MOVES, bridge, call, card, phase, tractor, until

GAMES = ("bridge", "tractor")


def at_the_score(guest: Guest) -> None:
    page = guest.page
    assert sum(guest.scores()) == 0
    assert page.locator(f"{RESULT} .sum dt").count() == page.locator(f"{RESULT} .sum dd").count() >= 2


def walked(guest: Guest, game: str) -> list[str]:
    """Play a deal, looking at each phase once with axe and for what runs over; what there is to say against it."""
    seen: set[str] = set()
    against: list[str] = []
    while guest.until_asked():
        now = phase(guest)
        if now not in seen or (now == "play" and guest.page.query_selector(".tricks") and "last" not in seen):
            seen |= {now} | ({"last"} if guest.page.query_selector(".tricks") else set())
            against += [f"{now}: {each}" for each in [*findings(guest), *guest.evaluate(OVER)]]
        MOVES[game](guest)
    guest.page.wait_for_timeout(300)
    over: list[str] = guest.evaluate(OVER)
    return against + findings(guest) + over


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    guest = visit("phone", touch=True, theme="light").sit_down(game)
    assert walked(guest, game) == []
    at_the_score(guest)
    guest.press(f"{RESULT} .btn.pri")
    guest.page.wait_for_selector(RESULT, state="detached")


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_mouse_at_a_desk(visit: Visit, game: str) -> None:
    guest = visit("desk", theme="dark", counter=True).sit_down(game)
    while guest.until_asked():
        MOVES[game](guest)
    at_the_score(guest)
    guest.press(f"{RESULT} .btn:not(.pri) >> nth=0")
    rows = guest.page.locator(".side .tricks tbody tr").count()
    assert rows == (13 if game == "bridge" else rows)
    assert guest.page.locator(".side .tricks .wins").count() == rows


@pytest.mark.full
@pytest.mark.parametrize(("size", "lang"), [("small", "da"), ("sideways", "zh-Hant"), ("desk", "sv")])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_runs_over(visit: Visit, game: str, size: str, lang: str) -> None:
    guest = visit(size, lang).sit_down(game)
    seen: set[str] = set()
    while guest.until_asked():
        if (now := phase(guest)) not in seen:
            seen.add(now)
            assert guest.evaluate(OVER) == [], now
        MOVES[game](guest)


def keyed(guest: Guest) -> None:
    """A move by keys alone."""
    press, now = guest.page.keyboard.press, phase(guest)
    if now == "vulnerability":
        press("4")
        press("Enter")
    elif now == "auction" and guest.page.query_selector(".auction button") is None:
        press("7")
        press("n")
        press("Enter")
    elif now == "declare" and guest.page.query_selector(".offers .btn:not([aria-disabled])"):
        for number, offer in enumerate(guest.page.query_selector_all(".offers .btn"), 1):
            if offer.get_attribute("aria-disabled") is None:
                press(str(number))
                break
        press("Enter")
    elif now in {"auction", "declare"}:
        press("p")
    else:
        press("ArrowRight")
        guest.page.wait_for_selector(".asked .card:focus")
        while not guest.may_confirm:
            press("End")
            while "dim" in focused(guest.page, "className") or "sel" in focused(guest.page, "className"):
                press("ArrowLeft")
            press("Space")
            guest.settle()
        press("Enter")
    guest.settle()


@pytest.mark.parametrize("game", [pytest.param("bridge", marks=pytest.mark.full), "tractor"])
def test_a_deal_by_keyboard_alone_and_everything_is_told(visit: Visit, game: str) -> None:
    guest = visit("desk", reduced=True)
    told(guest)
    guest.sit_down(game)
    while guest.until_asked():
        keyed(guest)
    at_the_score(guest)
    record = guest.record()
    spoken = iter(guest.evaluate("spoken"))
    assert len(record) > 60
    for who, what in record:
        if what and what != "was left with":
            assert any(sentence.startswith(who) and what in sentence for sentence in spoken), (who, what)


def test_a_call_is_explained_by_who_bids_by_it(visit: Visit) -> None:
    guest = visit("phone", "en", touch=True).sit_down("bridge")
    until(guest, "bridge", "auction")
    call(guest, ".bidbox .btn >> nth=11")
    guest.until_asked()
    guest.press(".auction button >> nth=0")
    guest.page.wait_for_function("() => !document.querySelector('.told').textContent.endsWith('…')")
    assert re.search(r"15.17", guest.page.locator(".told").inner_text())


def test_declarer_plays_dummy_and_hears_why_a_card_is_not_allowed(visit: Visit) -> None:
    guest = visit("desk").sit_down("bridge")
    while not (guest.until_asked() and guest.page.query_selector(".second.asked .dim")):
        if guest.page.query_selector(RESULT):
            guest.press(f"{RESULT} .btn.pri")
            guest.page.wait_for_selector(RESULT, state="detached")
        else:
            bridge(guest)
    guest.press_card(guest.page.query_selector_all(".second .card.dim")[0])
    guest.settle()
    assert guest.page.locator(".say .ref").inner_text() == "§ 4.6"
    assert "Dummy holds" in guest.said
    held = guest.page.locator(".second .card").count()
    guest.press_card(card(guest))
    guest.settle()
    guest.press(guest.button(2))
    guest.page.wait_for_function("held => document.querySelectorAll('.second .card').length < held", arg=held)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_trick_at_a_tap(visit: Visit, game: str) -> None:
    guest = visit("phone", touch=True).sit_down(game)
    while not guest.page.query_selector(".acts .btn[aria-pressed=false]:not([aria-disabled])"):
        assert guest.until_asked()
        MOVES[game](guest)
        guest.until_asked()
    guest.press(guest.button(1))
    assert guest.page.locator(".cross .fan").count() == 4
    assert guest.page.locator(".cross .wins").count() == 1
    guest.press(guest.button(1))
    assert guest.button(1).get_attribute("aria-pressed") == "false"


def test_the_banker_buries_eight_and_may_look_again(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down("tractor")
    for _ in range(12):
        if until(guest, "tractor", "bury"):
            break
        guest.press(f"{RESULT} .btn.pri")
        guest.page.wait_for_selector(RESULT, state="detached")
    assert len(guest.hand) == 33
    for left in range(7, -1, -1):
        guest.press_card(guest.page.query_selector_all(LIT)[0])
        guest.settle()
        assert guest.may_confirm == (left == 0)
    buried = guest.page.eval_on_selector_all(".hand .sel", "all => all.map(each => each.ariaLabel)")
    guest.press(guest.button(2))
    guest.page.wait_for_selector('[data-phase="play"]')
    assert len(guest.hand) == 25
    guest.press(".bar .log")
    told_of = guest.page.locator("dialog.record .laidaway .minis").last.get_attribute("aria-label")
    assert told_of is not None
    assert sorted(told_of.split(", ")) == sorted(buried)


def test_what_is_owed_is_told_and_why_other_cards_do_not_follow(visit: Visit) -> None:
    guest = visit("desk").sit_down("tractor")
    while not (until(guest, "tractor", "play") and guest.page.query_selector(".handz .card.dim")):
        if guest.page.query_selector(RESULT):
            guest.press(f"{RESULT} .btn.pri")
            guest.page.wait_for_selector(RESULT, state="detached")
        else:
            tractor(guest)
    assert "Follow" in guest.said
    while not guest.page.query_selector(".say .ref"):
        guest.press_card(guest.page.query_selector_all(".handz .card.dim")[0])
        guest.settle()
    assert guest.page.locator(".say .ref").inner_text() in {"§ 3.10", "§ 3.11", "§ 3.12"}
