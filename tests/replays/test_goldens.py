"""Stored deals look to every seat, step by step, as they did."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from french54.catalogue import ENTRIES
from french54.core import record
from french54.core.game import Seat, View
from tests.laws.games import GAMES
from tests.replays.rendering import changes, named

HERE: Final = Path(__file__).parent
RULES: Final = {ruled.name: type(ruled.game) for ruled in GAMES}


def rendered(path: Path) -> Iterator[str]:
    """What every seat saw of the match recorded at `path`."""
    recorded = record.read(path.read_text(encoding="utf-8"))
    game = RULES[recorded.game](**recorded.options)
    seen: dict[Seat | None, View[Any]] = {}
    deal = 0
    for match in record.replay(game, recorded):
        actions = match.deals[-1].actions
        if len(match.deals) != deal:
            seen, deal = {}, len(match.deals)
        yield f"== deal {deal}, " + (f"action {len(actions)}: {actions[-1]}" if actions else "as dealt")
        for viewer in (*range(game.seats), None):
            view = match.state.view(viewer)
            yield f"-- {named(viewer)}"
            yield from changes(seen.get(viewer), view)
            seen[viewer] = view


@pytest.mark.parametrize("path", sorted(HERE.glob("*.json")), ids=lambda path: path.stem)
def test_a_stored_deal_looks_as_it_did(path: Path, request: pytest.FixtureRequest) -> None:
    golden = path.with_suffix(".txt")
    now = "\n".join(rendered(path)) + "\n"
    if request.config.getoption("--write-goldens"):
        golden.write_text(now, encoding="utf-8")
        pytest.skip(f"{golden.name} written")
    assert now.splitlines() == golden.read_text(encoding="utf-8").splitlines()


def test_every_game_on_offer_has_a_stored_deal() -> None:
    recorded = {record.read(path.read_text(encoding="utf-8")).game for path in HERE.glob("*.json")}
    assert {entry.game for entry in ENTRIES} <= recorded
