"""Whole deals, played as people play them."""

from playwright.sync_api import Page
from tests.web.conftest import Visit
from tests.web.guest import RESULT, TURN, Guest


def told(guest: Guest) -> None:
    """Note every sentence the page speaks, in order."""
    guest.page.add_init_script(
        """window.spoken = [];
        new MutationObserver(changes => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes)
                    if (node.parentElement?.matches?.(".vh[role=status]")) spoken.push(node.textContent);
        }).observe(document, { childList: true, subtree: true });"""
    )


def at_the_score(guest: Guest, *, sealed: bool = True) -> None:
    """Read the score, and where the match is over that the seal holds."""
    page = guest.page
    assert sum(guest.scores()) == 0
    assert set(guest.scores()) != {0}
    assert page.locator(f"{RESULT} h2").inner_text()
    assert page.locator(f"{RESULT} .sum dt").count() == page.locator(f"{RESULT} .sum dd").count() >= 4
    if sealed:
        page.wait_for_selector(f"{RESULT} .fine use[href='#i-check']", state="attached")


def test_a_deal_by_touch_on_a_phone(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down()
    at_the_score(guest.play_to_the_score())
    assert guest.page.locator(f"{RESULT} .each small").count() == 0
    first = guest.scores()
    guest.press(f"{RESULT} .btn.pri")
    guest.until_dealt()
    assert guest.page.locator(".bar .ttl span").inner_text() == "Deal 2"
    guest.play_to_the_score()
    totals = [numbered(text) for text in guest.page.locator(f"{RESULT} .each small").all_inner_texts()]
    assert totals == [one + two for one, two in zip(first, guest.scores(), strict=True)]


def numbered(text: str) -> int:
    """The number at the end of a text."""
    return int(text.rsplit(maxsplit=1)[-1].replace("−", "-"))


def test_a_deal_by_mouse_at_a_desk(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    at_the_score(guest.play_to_the_score())
    record = guest.page.locator(".side .whole li")
    assert record.count() > 10
    guest.press(f"{RESULT} .btn:not(.pri)")
    guest.page.wait_for_selector(RESULT, state="detached")
    guest.press(guest.button(2))
    guest.until_dealt()


def keyboard_hint(guest: Guest) -> None:
    guest.page.keyboard.press("h")
    guest.until_confirmable()
    guest.page.keyboard.press("Enter")


def keyboard_move(guest: Guest) -> None:
    """As `Guest.move`, but with nothing else than keys."""
    press = guest.page.keyboard.press
    if guest.calling:
        press("3")
        press("Enter")
    elif guest.page.query_selector(".hand .card.dim") or not guest.may_pass:
        press("ArrowRight")
        press("End")
        while "dim" in focused(guest.page, "className"):
            press("ArrowLeft")
        press("Space")
        guest.settle()
        if guest.may_confirm:
            press("Enter")
            guest.settle()
            assert guest.page.query_selector(f".hand .card:focus, .hand:not(:has(.card)), {RESULT}"), (
                "the focus was lost"
            )
        else:
            press("Escape")
            guest.page.wait_for_selector(".hand:not(:has(.sel))")
            keyboard_hint(guest) if not guest.may_pass else press("p")
    elif guest.may_pass:
        press("p")
    guest.settle()


def focused(page: Page, what: str) -> str:
    return str(page.evaluate(f"document.activeElement.{what}"))


def test_a_deal_by_keyboard_alone_and_everything_is_told(visit: Visit) -> None:
    guest = visit("desk")
    told(guest)
    guest.sit_down()
    while guest.until_asked():
        keyboard_move(guest)
    at_the_score(guest)
    record = guest.record()
    spoken = iter(guest.evaluate("spoken"))
    assert "17" in next(spoken)
    for who, what in record:
        if what not in {"takes", "was left with"}:
            assert any(sentence.startswith(who) and what in sentence for sentence in spoken), (who, what)
    guest.page.keyboard.press("Enter")
    guest.until_dealt()
    guest.page.wait_for_selector(".hand .card:focus")


def test_the_home_page_starts_a_game_by_keyboard(visit: Visit) -> None:
    guest = visit("desk").home()
    start = guest.page.locator("[data-start=doudizhu]:not([data-guide])")
    for _ in range(30):
        guest.page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/table/*")
    guest.settle()
    guest.home()
    guest.press(".waiting .btn")
    guest.settle()


def test_a_sweep_picks_all_it_crosses(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    guest.until_asked()  # until then, what others do may move the hand
    boxes = [card.bounding_box() for card in guest.page.query_selector_all(".hand .card")]
    first, fourth = boxes[3], boxes[6]
    assert first is not None
    assert fourth is not None
    mouse = guest.page.mouse
    mouse.move(first["x"] + 8, first["y"] + 60)
    mouse.down()
    mouse.move(fourth["x"] + 8, fourth["y"] + 60)
    mouse.up()
    picked = guest.page.eval_on_selector_all(".hand .card", "all => all.map(card => card.ariaPressed === 'true')")
    assert [place for place, pressed in enumerate(picked) if pressed] == [3, 4, 5, 6]
    mouse.move(first["x"] + 8, first["y"] + 60)
    mouse.down()
    mouse.move(fourth["x"] + 8, fourth["y"] + 60)
    mouse.up()
    assert guest.page.locator(".hand .card.sel").count() == 0


def test_a_finger_sweeps_too(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down()
    guest.until_asked()  # until then, what others do may move the hand
    boxes = [card.bounding_box() for card in guest.page.query_selector_all(".hand .card")]
    devices = guest.page.context.new_cdp_session(guest.page)

    def touch(kind: str, place: int | None = None) -> None:
        box = boxes[place] if place is not None else None
        points = [{"x": box["x"] + 10, "y": box["y"] + 30}] if box else []
        devices.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 1)
    touch("touchMove", 5)
    touch("touchEnd")
    picked = guest.page.eval_on_selector_all(".hand .card", "all => all.map(card => card.ariaPressed === 'true')")
    assert [place for place, pressed in enumerate(picked) if pressed] == [1, 2, 3, 4, 5]


def test_a_second_tap_plays_what_is_picked(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down()
    held = play_until_leading(guest)
    last = guest.page.locator(".hand .card").last
    name = last.get_attribute("aria-label")
    last.tap()
    last.tap()
    guest.page.wait_for_function("held => document.querySelectorAll('.hand .card').length < held", arg=held)
    assert name not in guest.hand


def test_a_card_put_back_is_picked_by_the_next_tap_however_soon(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    guest.until_asked()  # until then, what others do may move the hand
    card = guest.page.locator(".hand .card").last
    box = card.bounding_box()
    assert box is not None
    for _ in range(3):
        guest.page.mouse.click(box["x"] + box["width"] - 10, box["y"] + 40)
        guest.page.wait_for_selector(".hand .sel")
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector(".hand:not(:has(.sel))")


def play_until_leading(guest: Guest) -> int:
    """Until the guest may play anything; how many cards it then holds."""
    while guest.until_asked():
        if not guest.calling and not guest.may_pass:
            return len(guest.hand)
        guest.move()
    guest.press(f"{RESULT} .btn.pri")
    guest.page.wait_for_selector(RESULT, state="detached")
    return play_until_leading(guest)


def test_a_forbidden_pick_tells_the_paragraph_and_opens_it(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down()
    play_until_leading(guest)
    cards = guest.page.query_selector_all(".hand .card")
    guest.press_card(cards[0])
    guest.settle()  # only then is it known what goes with it
    guest.press_card(cards[-1])
    guest.settle()
    assert not guest.may_confirm
    reference = guest.page.locator(".say .ref")
    paragraph = reference.inner_text().removeprefix("§ ")
    guest.press(reference)
    asked = guest.page.locator("#rules .asked")
    assert asked.get_attribute("data-n") == paragraph
    assert asked.is_visible()


def test_hints_are_walked_through_and_can_be_played(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    held = play_until_leading(guest)
    guest.page.keyboard.press("h")
    guest.page.wait_for_selector(".hand .sel")
    assert guest.said.count("Hint")
    assert guest.may_confirm
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function("held => document.querySelectorAll('.hand .card').length < held", arg=held)


def test_nothing_moves_for_those_who_want_it_still(visit: Visit) -> None:
    guest = visit("desk", reduced=True, speed="slow").sit_down()
    guest.until(RESULT, TURN)
    assert guest.evaluate("document.getAnimations().filter(each => each.effect.getTiming().duration > 0).length") == 0


def test_input_never_waits_for_what_moves(visit: Visit) -> None:
    """At the slowest pace, with cards still flying, a key is obeyed at once."""
    guest = visit("desk", speed="slow").sit_down()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Space")
    assert guest.page.locator(".hand .sel").count() == 1
    assert guest.evaluate("document.getAnimations().some(each => each.playState === 'running')")
