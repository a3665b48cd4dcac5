"""Matches of many deals, in games that bet: what a table does between deals, and that everything can be told."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from french54.core.game import Game
from french54.games.holdem.rules import Holdem
from french54.games.onepoker.rules import OnePoker
from french54.table.entries import Act, Entry, Level, Nonce, Opened, Ready, Sealed
from french54.table.messages import hello, seen
from french54.table.seats import seated
from french54.table.table import Table
from tests.server import drawing
from tests.table.play import nonce, secret

GAMES: tuple[Game[Any, Any, Any, Any], ...] = (Holdem(), OnePoker())


def begun(game: Game[Any, Any, Any, Any], seed: int) -> list[Entry]:
    seats = seated(["ann", *[None] * (game.seats - 1)], Random(seed))
    return [Opened(game.name, {}, seats), Sealed(1, secret(seed), "casual"), Nonce(0, nonce(seed, 0))]


def told(table: Table) -> list[dict[str, Any]]:
    """What everybody sees, as it goes over the wire."""
    assert table.match is not None
    seats = (*range(table.game.seats), None)
    for seat in seats:
        assert msgspec.json.encode(hello(table, seat, ()))
    return [json.loads(msgspec.json.encode(seen(table, table.match, seat))) for seat in seats]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(2))
def test_a_match(game: Game[Any, Any, Any, Any], seed: int) -> None:
    rng, log = Random(seed), begun(game, seed)
    table = Table.fold(game, enumerate(log, 1))
    asked_an_amount = False
    for deal in range(1, 31):
        assert (table.deal, table.phase) == (deal, "play")
        while table.turn is not None:
            assert table.match is not None
            seat = table.turn
            views = told(table)
            assert [view["view"]["seat"] for view in views if view["prompt"] is not None] == [seat]
            assert all(view["seal"] is None for view in views)
            amount = views[seat]["prompt"]["amount"]
            if amount is not None:
                asked_an_amount = True
                for chips in amount:
                    table.choices(seat).check(table.choices(seat).amount(chips))
            entry = Act(seat, str(table.match.state.choices().draw(rng)))
            table = table.accept(entry)
            log.append(entry)
        over = table.over
        for view in told(table):
            assert view["waiting"] == [0]
            assert (view["seal"] is not None) == over
            assert view["view"]["result"] is not None
        if over:
            break
        log += [Level(0, f"level {deal}"), Ready(0)]
        with pytest.raises(ValueError, match="still on"):
            table.accept(Sealed(2, secret(seed), "casual"))
        for said in log[-2:]:
            table = table.accept(said)
        assert table.level == f"level {deal}"
    assert asked_an_amount
    assert Table.fold(game, enumerate(log, 1)) == table
    if table.over:
        seal = told(table)[0]["seal"]
        assert drawing.faults(seal, table.commitment) == []
        assert len(seal["deals"]) == table.deal
        assert table.accept(Ready(0)).wants_secret
