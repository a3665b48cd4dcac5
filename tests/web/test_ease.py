"""What spares a person effort: keys that are shown, a pass decided beforehand, and what goes on by itself."""

from typing import Final

import pytest
from tests.web.conftest import Visit
from tests.web.guest import RESULT, TURN, Guest
from tests.web.test_page import OVER, findings

from french54.locales import LANGUAGES

KEYS: Final = "dialog.keys[open]"
PLANNED: Final = ".acts .btn:nth-child(2)[aria-pressed=true]"
NOTHING: Final = "None of your cards"
CHOICE: Final = f"""() => {{
    const lit = document.querySelectorAll(".hand .card:not(.dim)");
    const pass = document.querySelectorAll(".acts .btn")[1];
    const asked = document.querySelector('{TURN}') && !document.querySelector(".say").innerText.includes("{NOTHING}");
    return asked && (!pass.ariaDisabled || lit.length > 1);
}}"""
"""Whether the person may do one thing or another."""
MAY_PLAN: Final = ".acts .btn:nth-child(2)[aria-pressed=false]"


def shown_keys(guest: Guest) -> set[str]:
    """The keys on the sheet, which is closed again."""
    guest.page.wait_for_selector(KEYS)
    found = set(guest.page.locator(f"{KEYS} kbd").all_inner_texts())
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(KEYS, state="detached")
    return found


def test_the_keys_of_a_table_are_shown(visit: Visit) -> None:
    guest = visit("desk").sit_down("guandan")
    guest.page.keyboard.press("?")
    assert shown_keys(guest) >= {"P", "H", "T", "S", "F", "G", "?", "Enter", "Space", "←", "Home"}
    guest.sit_down("bridge")
    guest.page.keyboard.press("?")
    auction = shown_keys(guest)
    assert auction >= {"1–7", "C", "N", "X", "P"} or "1–4" in auction
    guest.sit_down("holdem")
    guest.page.keyboard.press("?")
    betting = shown_keys(guest)
    assert betting >= {"F", "C", "R", "H"}
    assert not betting & {"P", "S", "G", "L"}


def test_keys_that_are_turned_off_are_not_shown(visit: Visit) -> None:
    guest = visit("desk", keys=False).sit_down()
    guest.page.keyboard.press("?")
    guest.press("[data-opens=settings]")
    guest.press("[data-keys]")
    guest.page.wait_for_selector(KEYS)
    assert "turned off" in guest.page.locator(KEYS).inner_text()
    assert findings(guest) == []
    assert shown_keys(guest) == {"Enter", "Esc", "Home", "End", "Space", "←", "→", "↑", "↓"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_of_keys_fits_a_small_phone(visit: Visit, lang: str) -> None:
    guest = visit("small", lang).sit_down("guandan")
    guest.page.keyboard.press("?")
    guest.page.wait_for_selector(KEYS)
    assert guest.evaluate("document.querySelector('dialog.keys').scrollWidth <= innerWidth")


PLAN: Final = """async ([open, planned]) => {
    document.querySelector(open)?.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector(planned) && document.querySelector(".say").innerText;
}"""
"""Decides, unless the turn is there already; what is said then. By a script, for a tap would hurry the others along."""


def passes(guest: Guest) -> int:
    """How often the person has passed in this deal, as it was told aloud."""
    told = guest.page.locator(".table > [role=status] p").all_inner_texts()
    return sum(text.casefold() == "you: pass" for text in told)


@pytest.mark.full
def test_a_pass_is_decided_before_the_turn(visit: Visit) -> None:
    guest = visit("phone", touch=True, speed="normal").sit_down("winner", options={"players": 3})
    taken_back = passed = False
    while not passed:
        if guest.until(RESULT, TURN, MAY_PLAN) == RESULT:
            guest.sit_down("winner", options={"players": 3})
        elif guest.page.query_selector(TURN):
            guest.move()
        else:
            before = passes(guest)
            said = guest.evaluate(PLAN, [MAY_PLAN, PLANNED])
            if said is None:
                continue  # the turn came first
            assert "You will pass" in said
            if not taken_back:
                guest.evaluate(f"document.querySelector('{PLANNED}')?.click()")
                taken_back = "You will pass" not in guest.said
                continue
            guest.page.wait_for_selector(PLANNED, state="detached")
            guest.until(RESULT, TURN, MAY_PLAN)  # by then what was done is told
            passed = passes(guest) > before  # or the trick ended first, and the plan with it
    assert findings(guest) == []


@pytest.mark.full
def test_what_is_forced_is_done_by_itself(visit: Visit) -> None:
    """A pass where nothing beats what lies there; what was taken back is left to the person."""
    guest = visit("desk", forced=True)
    acts: list[str] = []

    def heed(frame: str | bytes) -> None:
        if '"act"' in str(frame):
            acts.append(str(frame))

    guest.page.on("websocket", lambda socket: socket.on("framesent", heed))
    forced = False
    while not forced:
        own = len(acts)
        guest.sit_down()
        while not forced and guest.until(RESULT, TURN) == TURN:
            if not guest.evaluate(CHOICE):
                continue  # the page acts by itself
            forced = len(acts) > own and '"pass"' in acts[-1]
            if not forced:
                own = len(acts) + 1
                guest.move()
                guest.settle()
    guest.press(".bar .undo")
    guest.page.wait_for_selector(f".say:has-text('{NOTHING}')")
    guest.page.wait_for_timeout(500)
    assert NOTHING in guest.said
    guest.press(guest.button(1))
    guest.page.wait_for_selector(f".say:not(:has-text('{NOTHING}'))")


@pytest.mark.full
def test_a_deal_that_needs_nobody_is_played_out(visit: Visit) -> None:
    guest = visit("desk", finish=True)
    sent: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    for _ in range(10):  # somebody else may be the first to have no cards left, and the last two play to the end
        guest.sit_down("winner", options={"players": 3}).play_to_the_score(advised=True)
        if any('"hurry"' in each for each in sent):
            break
    assert any('"hurry"' in each for each in sent)
    assert guest.page.query_selector(RESULT)


BEATING: Final = "dialog.beating[open]"


def until_lying(guest: Guest) -> None:
    """Play until it is the person's turn and there is something to beat."""
    while not (guest.until_asked() and guest.page.query_selector(".centre .beats")):
        if guest.page.query_selector(RESULT):
            guest.sit_down("guandan")
        else:
            guest.move()


def test_what_beats_this_is_told(visit: Visit) -> None:
    guest = visit("phone", "da").sit_down("guandan")
    until_lying(guest)
    assert guest.evaluate(OVER) == []
    lit = guest.page.locator(".hand .card:not(.dim)").count() if guest.may_pass else 0
    guest.press(".centre .beats")
    guest.page.wait_for_selector(f"{BEATING} .lead")
    guest.page.wait_for_timeout(300)
    assert "bombe" in guest.page.locator(BEATING).inner_text()
    own = guest.page.locator(f"{BEATING} .own li").count()
    assert (own > 0) == (lit > 0 and "Ingen af dine kort" not in guest.said)
    assert findings(guest) == []
    assert guest.evaluate(OVER) == []
    paragraph = guest.page.locator(f"{BEATING} .fine").inner_text().split()[-1]
    guest.press(f"{BEATING} .fine")
    shown = guest.page.locator("dialog#rules[open] .asked")
    assert shown.get_attribute("data-n") == paragraph
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog#rules[open]", state="detached")
    guest.until_asked()
    guest.page.keyboard.press("b")
    guest.page.wait_for_selector(f"{BEATING} .lead")
