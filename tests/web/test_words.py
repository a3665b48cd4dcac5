"""Languages and settings."""

import pytest
from tests.web.conftest import Visit
from tests.web.guest import Guest

from french54.locales import LANGUAGES

NAMES = {"da": "Dou Dizhu", "zh-Hant": "鬥地主", "en": "Dou Dizhu", "sv": "Dou Dizhu", "zh-Hans": "斗地主"}
TURNS = {"da": "Din tur", "zh-Hant": "輪到你", "en": "Your turn", "sv": "Din tur", "zh-Hans": "轮到你"}
ARTICLES = {
    "da": "https://da.wikipedia.org/",
    "zh-Hant": "https://zh.wikipedia.org/",
    "en": "https://en.wikipedia.org/",
    "sv": "https://sv.wikipedia.org/",
    "zh-Hans": "https://zh.wikipedia.org/",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_and_traditions_speak(visit: Visit, lang: str) -> None:
    guest = visit("phone", lang).home()
    page = guest.page
    assert page.get_attribute("html", "lang") == lang
    assert page.locator(".game h3").first.inner_text() == NAMES[lang]
    link = page.locator(".meta a").get_attribute("href")
    assert link is not None
    assert link.startswith(ARTICLES[lang])
    guest.press("[aria-controls=rules-doudizhu]")
    assert page.locator("#rules-doudizhu [data-n='4.5']").is_visible()
    assert page.locator(".book .ex .minis").first.get_attribute("aria-label")
    guest.press(".back")
    page.wait_for_url("**/traditions")
    guest.press(".traditions .btn")
    page.wait_for_selector("[data-start]")


def test_the_language_changes_at_the_table_and_the_cards_stay(visit: Visit) -> None:
    guest = visit("desk", "da").sit_down()
    guest.until_asked()
    assert TURNS["da"] in guest.said
    shown = guest.page.eval_on_selector_all(".hand .card", "all => all.map(card => card.dataset.key)")
    for lang in ("zh-Hant", "sv", "zh-Hans", "en"):
        guest.press("[data-opens=settings]")
        guest.page.select_option("#settings select", lang)
        guest.page.wait_for_url(f"**/{lang}/table/*")
        guest.settle()
        guest.until_asked()
        assert TURNS[lang] in guest.said
        assert guest.page.locator("h1").inner_text() == NAMES[lang]
        assert guest.page.eval_on_selector_all(".hand .card", "all => all.map(card => card.dataset.key)") == shown
    guest.lang = "en"
    guest.home()
    guest.page.select_option(".lang select", "sv")
    guest.page.wait_for_url("**/sv/")


def test_settings_take_effect_and_are_kept(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    page, root = guest.page, guest.page.locator("html")
    guest.press("[data-opens=settings]")
    for name, value in (("theme", "dark"), ("felt", "lake"), ("back", "garnet"), ("pattern", "wave")):
        page.locator(f"#settings input[name={name}][value={value}]").check(force=True)
        assert root.get_attribute(f"data-{name}") == value
    page.locator("#settings input[name=four]").check()
    assert root.get_attribute("data-pack") == "four"
    assert page.query_selector(".tally") is None
    page.locator("#settings input[name=counter]").check()
    page.wait_for_selector(".tally")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".tally")
    assert [root.get_attribute(f"data-{name}") for name in ("theme", "felt", "pack")] == ["dark", "lake", "four"]


def test_the_counter_counts_what_has_not_been_seen(visit: Visit) -> None:
    guest = visit("desk", counter=True).sit_down()
    guest.until_asked()  # until then, bots that bid or play change what is counted
    assert len(guest.hand) == 17
    assert counted(guest) == 54 - played(guest) - 17
    guest.until_play()
    guest.move()
    guest.until_asked()
    assert counted(guest) == 54 - played(guest) - len(guest.hand)


def counted(guest: Guest) -> int:
    return sum(map(int, guest.page.locator(".tally dd").all_inner_texts()))


def played(guest: Guest) -> int:
    """Cards in the record, but for the kitty's."""
    return (
        guest.page.locator(".side .whole li .minis .card").count()
        - guest.page.locator(".facts .minis .card:not(.back)").count()
    )


def test_letters_can_be_turned_off_as_shortcuts(visit: Visit) -> None:
    guest = visit("desk", keys=False).sit_down()
    guest.until_asked()
    held = guest.page.locator(".side .whole li").count()
    guest.page.keyboard.press("p")
    guest.page.keyboard.press("3")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Space")
    guest.page.wait_for_selector(".hand .sel")
    assert guest.page.locator(".side .whole li").count() == held
    assert guest.page.locator(".calls [aria-pressed=true]").count() == 0
