"""What calls a person back: a title, and sounds for those who want them."""

from tests.web.conftest import Visit

HEARD = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
"""
HIDDEN = """Object.defineProperty(document, "hidden", { get: () => window.away ?? false });"""


def test_the_title_calls_back(visit: Visit) -> None:
    guest = visit("desk", "da")
    guest.page.add_init_script(HIDDEN)
    guest.sit_down()
    while not (guest.until_asked() and guest.calling):
        guest.sit_down()
    assert guest.page.title() == "Dou Dizhu · French 54"
    guest.until_play()
    guest.evaluate("() => { window.away = true; }")
    guest.move()
    guest.page.wait_for_function(
        "() => document.title.startsWith('Din tur') || document.querySelector('dialog.result[open]')"
    )
    if guest.page.title().startswith("Din tur"):
        guest.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
        assert guest.page.title() == "Dou Dizhu · French 54"


def test_sounds_are_off_until_they_are_wanted(visit: Visit) -> None:
    for sound, heard in (("off", False), ("soft", True)):
        guest = visit("desk", sound=sound)
        guest.page.add_init_script(HEARD)
        guest.sit_down()
        while not (guest.until_asked() and guest.calling):
            guest.sit_down()
        guest.until_play()
        guest.until_asked()
        guest.move()
        guest.until_asked()
        assert (guest.evaluate("() => window.heard") > 0) == heard
