"""Without a connection: what was read can be read again, and the page says what cannot be had."""

from tests.web.conftest import Starter, Visit

KEPT = """async () => {
    const pages = await caches.open("french54-pages");
    return (await pages.keys()).map(request => new URL(request.url).pathname);
}"""

DRAWN = """async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
}"""
OUTDATED = """async () => {
    await (await navigator.serviceWorker.getRegistration()).unregister();
    await (await caches.open("french54-build")).put("/static/built/gone.js", new Response(""));
    await (await caches.open("french54-pages")).put("/da/rules/bridge", new Response("of another build"));
}"""
READ = """async () => (await (await caches.match("/da/rules/bridge", { ignoreVary: true }))?.text()) ?? "" """


def test_home_rules_and_past_deals_can_be_read(visit: Visit, start: Starter) -> None:
    own = start()
    guest = visit("phone", "da", own, touch=True, offline=True, forgives="ERR_INTERNET_DISCONNECTED").sit_down()
    guest.play_to_the_score()
    guest.page.goto(f"{own.address}/da/history")
    replay = guest.page.locator(".deals a").first.get_attribute("href") or ""
    guest.page.wait_for_function("async () => (await navigator.serviceWorker.ready).active.state === 'activated'")
    guest.home()
    guest.page.wait_for_function(f"async () => (await ({KEPT})()).includes('/da/rules/doudizhu')")
    guest.page.goto(f"{own.address}/da/history")
    guest.page.wait_for_function(f"async () => (await ({KEPT})()).some(path => path.startsWith('/api/tables/'))")
    guest.page.context.set_offline(True)
    for path, there in (("/da/", ".game"), ("/da/rules/doudizhu", ".book"), (replay, ".replayed .hands .card")):
        guest.page.goto(own.address + path)
        guest.page.wait_for_selector(there)
    for path in ("/da/table/anything", "/sv/"):
        guest.page.goto(own.address + path)
        assert "ingen forbindelse" in guest.page.locator("h1").inner_text()
    guest.page.goto(own.address)
    guest.page.wait_for_url(f"{own.address}/da/")
    guest.page.wait_for_selector(".game")
    guest.page.goto(f"{own.address}/da/traditions")
    guest.page.context.set_offline(False)
    guest.press("main .acts .pri")
    guest.page.wait_for_selector("main.traditions, main h1:not(:has-text('forbindelse'))")
    guest.page.goto(f"{own.address}/da/history")
    guest.press(".own summary")
    guest.press("[data-forget]")
    guest.page.wait_for_url(f"{own.address}/da/")
    guest.page.wait_for_function(f"async () => !(await ({KEPT})()).includes('{replay}')")


def test_pages_of_another_build_are_kept_anew(visit: Visit) -> None:
    guest = visit("phone", "da", offline=True).home()
    guest.page.wait_for_function(f"async () => (await ({KEPT})()).includes('/da/rules/bridge')")
    guest.evaluate(OUTDATED)
    assert guest.evaluate(READ) == "of another build"
    guest.home()
    guest.page.wait_for_function(f"async () => (await ({READ})()).includes('<html')")


def test_it_can_be_installed(visit: Visit) -> None:
    guest = visit("desk", "sv").home()
    address = guest.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = guest.evaluate("async address => (await fetch(address)).json()", address)
    assert (manifest["start_url"], manifest["lang"], manifest["display"]) == ("/sv/", "sv", "standalone")
    pictures = [
        {"src": guest.page.locator("link[rel=apple-touch-icon]").get_attribute("href"), "sizes": "180x180"},
        *(each for each in manifest["icons"] if each["type"] == "image/png"),
    ]
    assert {"192x192", "512x512"} < {each["sizes"] for each in pictures}
    for each in [*pictures, manifest["icons"][0]]:
        wide, high = guest.evaluate(DRAWN, each["src"])
        assert each["sizes"] in ("any", f"{wide}x{high}")
