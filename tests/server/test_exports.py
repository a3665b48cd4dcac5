"""Deals saved in forms that other programs read."""

from french54.games.bridge import pbn
from tests.server.harness import Person, Server, play_deal


async def test_a_deal_of_bridge_is_saved_as_pbn_once_it_is_over(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open(game="bridge")
    path = f"/api/tables/{table}/deals/1/1/history.pbn"
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        early = await person.get(path)
        assert early.status_code == 404
        view = (await play_deal(page))["view"]
    answer = await person.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == 'attachment; filename="french54-bridge-1-1.pbn"'
    state = pbn.read(answer.text)
    assert [state.view(0).calls, state.view(0).won] == [tuple(view["calls"]), tuple(view["won"])]
    assert state.payoffs == tuple(view["result"]["payoffs"])
    stranger = await Person(server).arrive().get(path)
    assert stranger.status_code == 403


async def test_other_games_have_no_pbn(server: Server) -> None:
    person = Person(server).arrive()
    table = await person.open()
    async with person.join(table) as page:
        await page.receive()
        await page.give_nonce()
        seen = await play_deal(page)
    answer = await person.get(f"/api/tables/{table}/deals/1/{seen['deal']}/history.pbn")
    assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (404, "error-no-such-notation")
