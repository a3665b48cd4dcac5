"""Without a connection: what was read can be read again, and the page says what cannot be had."""

from tests.web.conftest import Starter, Visit

KEPT = """async () => {
    const pages = await caches.open("french54-pages");
    return (await pages.keys()).map(request => new URL(request.url).pathname);
}"""


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
    guest.page.goto(f"{own.address}/da/table/anything")
    assert "ingen forbindelse" in guest.page.locator("h1").inner_text()
    guest.page.context.set_offline(False)
    guest.page.goto(f"{own.address}/da/history")
    guest.press(".own summary")
    guest.press("[data-forget]")
    guest.page.wait_for_url(f"{own.address}/da/")
    guest.page.wait_for_function(f"async () => !(await ({KEPT})()).includes('{replay}')")


def test_it_can_be_installed(visit: Visit) -> None:
    guest = visit("desk", "sv").home()
    address = guest.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = guest.evaluate("async address => (await fetch(address)).json()", address)
    assert (manifest["start_url"], manifest["lang"], manifest["display"]) == ("/sv/", "sv", "standalone")
    icon = guest.evaluate("async address => (await fetch(address)).status", manifest["icons"][0]["src"])
    assert icon == 200
