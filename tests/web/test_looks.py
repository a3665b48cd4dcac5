"""What eyes and hands may ask for: cloths and backs, high contrast, large print, a table for the left hand."""

from itertools import pairwise, product
from typing import Any, Final

import pytest
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.test_page import OVER, findings
from tests.web.tricks import bridge

FELTS: Final = ("moss", "lake", "clay", "stone", "plum")
BACKS: Final = ("blue", "garnet", "pine", "ink")
THEMES: Final = ("light", "dark")
TEXT: Final = [
    ("felt-ink", "felt"),
    ("felt-ink", "felt-well"),
    ("felt-ink-2", "felt"),
    ("felt-ink-2", "felt-well"),
    ("su-r", "felt"),
    ("act-ink", "act"),
    ("ink", "room"),
    ("ink-2", "room"),
    ("ink-2", "sheet"),
    ("ink-2", "sunk"),
    ("bad", "sheet"),
    ("good", "sheet"),
    ("mark-ink", "mark-soft"),
    ("back-ink", "back"),
    *((f"suit-{suit}", "paper") for suit in "cdhs"),
]
"""Tokens of text, or of suits, and of what lies under them."""
FOUR: Final = [("su-d", "felt"), ("pack-c", "felt"), ("su-d", "sheet"), ("pack-c", "sheet")]
"""Suits in calls, where the pack has four colours."""
MARKS: Final = [
    ("mark", "felt"),
    ("sel", "felt"),
    ("edge", "felt"),
    ("focus", "felt"),
    ("act", "felt"),
    ("frame", "paper"),
]
"""Rings, marks and edges."""
LETTERS: Final = "parseFloat(getComputedStyle(document.body).fontSize)"
TOKENS: Final = """([looks, names]) => looks.map((look) => {
    Object.assign(document.documentElement.dataset, look);
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
})"""


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb` as WCAG reckons it."""
    digits = colour.removeprefix("#")
    digits = digits if len(digits) > 3 else "".join(2 * digit for digit in digits)
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_every_cloth_and_back_can_be_read_from(visit: Visit) -> None:
    guest = visit("phone").home()
    names = sorted({name for pair in TEXT + FOUR + MARKS for name in pair})
    looks: list[dict[str, Any]] = [
        {"theme": theme, "felt": felt, "back": back, "pack": pack, "contrast": more}
        for theme, felt, back, pack, more in product(THEMES, FELTS, BACKS, ("two", "four"), ("plain", "more"))
    ]
    weak = []
    for look, tokens in zip(looks, guest.evaluate(TOKENS, [looks, names]), strict=True):
        least = 7 if look["contrast"] == "more" else 4.5
        for pairs, needed in ((TEXT, least), (FOUR if look["pack"] == "four" else [], least), (MARKS, 3)):
            for over, under in pairs:
                found = contrast(tokens[over], tokens[under])
                if found < needed:
                    weak.append(f"{look}: {over} on {under} {found:.2f}")
    assert weak == []


SUITS: Final = "all => all.map((suit) => getComputedStyle(suit).color)"


@pytest.mark.parametrize("theme", THEMES)
def test_calls_have_the_colours_of_the_pack(visit: Visit, theme: str) -> None:
    for four, colours in ((False, 2), (True, 4)):
        guest = visit("phone", theme=theme, four=four).sit_down("bridge")
        guest.until_asked()
        bridge(guest)  # who is vulnerable
        guest.page.wait_for_selector(".bidbox .su-s")
        found = guest.page.eval_on_selector_all(".bidbox .su", SUITS)
        assert (len(found), len(set(found))) == (4, colours)


MODES: Final = [
    ("small", {"large": True, "contrast": "more", "theme": "dark"}),
    ("sideways", {"large": True, "left": True, "theme": "light"}),
    ("desk", {"contrast": "more", "left": True, "theme": "light"}),
]


@pytest.mark.parametrize(
    ("size", "mode"), [MODES[0], *(pytest.param(*each, marks=pytest.mark.full) for each in MODES[1:])]
)
def test_a_table_stands_in_every_mode(visit: Visit, size: str, mode: dict[str, Any]) -> None:
    guest = visit(size, **mode).home()
    guest.press("[data-opens=settings]")
    guest.page.wait_for_timeout(300)
    assert findings(guest) == [], "settings"
    assert guest.evaluate(OVER) == [], "settings"
    for game in ("guandan", "bridge", "holdem"):
        guest.sit_down(game)
        assert guest.evaluate(OVER) == [], game
        assert findings(guest) == [], game


def test_modes_are_kept_and_the_device_is_asked(visit: Visit) -> None:
    guest = visit("phone").home()
    mode = "document.documentElement.dataset.contrast"
    assert guest.evaluate(mode) == "plain"
    guest.page.emulate_media(contrast="more")
    guest.page.wait_for_function(f"() => {mode} === 'more'")
    guest.press("[data-opens=settings]")
    guest.page.locator("[name=contrast][value=plain]").check(force=True)
    guest.page.locator("[name=large]").check()
    guest.page.locator("[name=left]").check()
    guest.page.reload()
    kept = guest.evaluate("({ ...document.documentElement.dataset })")
    assert (kept["contrast"], kept["print"], kept["side"]) == ("plain", "large", "left")


def spots(guest: Guest, what: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = guest.page.eval_on_selector_all(
        what, "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def test_large_print_fills_the_strip_and_27_cards_fit(visit: Visit) -> None:
    for size in ("small", "phone", "sideways", "desk"):
        guest = visit(size, large=True).sit_down("guandan")
        cards, ranks = spots(guest, ".hand .card"), spots(guest, ".hand .card .ix .r")
        assert len(cards) == 27
        for card, after in pairwise(cards):
            if card["top"] == after["top"]:
                assert after["left"] - card["left"] >= 28
        assert all(rank["width"] >= 0.4 * cards[0]["width"] for rank in ranks[2:])
        assert all(card["bottom"] <= guest.evaluate("innerHeight") for card in cards)
        pictures = ".hand .card:last-child :is(.court1, .jkf)"
        assert guest.page.locator(pictures).count() == 0 or not guest.page.locator(pictures).first.is_visible()


def test_a_table_for_the_left_hand_is_mirrored(visit: Visit) -> None:
    for large in (False, True):
        guest = visit("phone", left=True, large=large).sit_down("guandan")
        guest.until_asked()
        hint, passing, main = (each["left"] for each in spots(guest, ".acts .btn"))
        assert main < passing < hint
        cards = spots(guest, ".hand .card")
        assert cards[0]["left"] > cards[1]["left"], "cards overlap the other way"
        for card, rank in zip(cards, spots(guest, ".hand .card .ix"), strict=True):
            assert rank["left"] + rank["width"] / 2 > card["left"] + card["width"] / 2, "in the strip"
        guest.page.locator(".hand .card").first.focus()
        guest.page.keyboard.press("ArrowLeft")
        assert guest.evaluate("[...document.querySelectorAll('.hand .card')].indexOf(document.activeElement)") == 1
    guest = visit("sideways", left=True).sit_down("guandan")
    assert spots(guest, ".dock")[0]["left"] == 0


@pytest.mark.parametrize("lang", ["da", "zh-Hant"])
def test_nothing_runs_over_in_letters_of_twice_the_size(visit: Visit, lang: str) -> None:
    guest = visit("small", lang)
    for path in ("", "history", "traditions", "rules/guandan", "rules/bridge"):
        guest.page.goto(f"{guest.address}/{lang}/{path}")
        before = guest.evaluate(LETTERS)
        guest.evaluate("document.documentElement.style.fontSize = '200%'")
        assert guest.evaluate(LETTERS) == 2 * before, "letters grow"
        assert guest.evaluate(OVER) == [], path
    guest.page.locator("[data-opens=settings]").first.click()
    assert guest.evaluate(OVER) == [], "settings"


def test_six_at_a_table_sit_beside_one_another(visit: Visit) -> None:
    guest = visit("phone").sit_down("winner", options={"players": 6})
    others = sorted(spots(guest, ".seat"), key=lambda spot: spot["left"])
    assert len(others) == 5
    assert len({round(spot["top"]) for spot in others}) == 1
    assert all(one["right"] <= other["left"] for one, other in pairwise(others))
