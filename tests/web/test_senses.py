"""What calls a person back: a title, and sounds for those who want them."""

from tests.web.conftest import Visit
from tests.web.guest import Guest

HEARD = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
"""
HIDDEN = """Object.defineProperty(document, "hidden", { get: () => window.away ?? false });"""

RENDERED = """
window.AudioContext = class extends OfflineAudioContext {
    constructor() {
        super(1, 48000, 48000);
        window.audio = this;
    }
    async resume() {}
};
AudioBufferSourceNode.prototype.start = () => {};
"""
"""No sound is heard, it can be drawn; and of cards there is none, since it is noise."""
WAVE = """async () => {
    const wave = [...(await window.audio.startRendering()).getChannelData(0)].map(Math.abs);
    const most = (from, to) => Math.max(...wave.slice(from * 48, to * 48));
    return { peak: most(0, 1000), first: most(0, 1), last: most(990, 1000) };
}"""


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


def listened(visit: Visit, sound: str, ear: str) -> Guest:
    """Whoever has played once at a table with this volume, and what the script `ear` has noted of it."""
    guest = visit("desk", sound=sound)
    guest.page.add_init_script(ear)
    guest.sit_down()
    while not (guest.until_asked() and guest.calling):
        guest.sit_down()
    guest.until_play()
    guest.until_asked()
    guest.move()
    guest.until_asked()
    return guest


def test_sounds_are_off_until_they_are_wanted(visit: Visit) -> None:
    for sound, heard in (("off", False), ("soft", True)):
        guest = listened(visit, sound, HEARD)
        assert (guest.evaluate("() => window.heard") > 0) == heard


def test_a_note_swells_and_fades_and_is_as_loud_as_wanted(visit: Visit) -> None:
    peaks = []
    for sound in ("soft", "full"):
        guest = listened(visit, sound, RENDERED)
        wave = guest.evaluate(WAVE)
        assert wave["first"] < wave["peak"] / 4, "no click"
        assert wave["last"] < 0.001
        peaks.append(wave["peak"])
    assert 0.02 < peaks[0] < peaks[1] < 0.9
