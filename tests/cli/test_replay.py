"""`french54 replay` tells a record, step by step for a person, at once for a pipe."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.cli.terminal import terminal

from french54.catalogue import make_game
from french54.core.card import parse
from french54.core.match import Match
from french54.core.record import of, write
from french54.games.bridge import pbn


def test_everything_is_told_where_nobody_sits_at_the_terminal(french54: Run, record: Path) -> None:
    told = french54("replay", record)
    assert (told.returncode, told.stderr) == (0, "")
    deal = json.loads(record.read_text())["deals"][-1]
    lines = told.stdout.splitlines()
    assert sum(line.startswith("Seat ") and len(line) > len("Seat 1") for line in lines) >= len(deal["actions"])
    for text in deal["actions"]:
        verb, _, cards = text.partition(" ")
        if verb == "play" and len(parse(cards)) > 1:
            signs = " ".join(_sign(name) for name in cards.split())
            assert any(f"  {signs}  " in line for line in lines), signs
    assert "Landlord" in told.stdout
    assert "\033" not in told.stdout


def _sign(name: str) -> str:
    if name in ("BJ", "RJ"):
        return name
    return "♣♦♥♠"["CDHS".index(name[0])] + name[1].replace("T", "10")


def test_the_points_of_a_deal_sum_to_nothing(french54: Run, record: Path) -> None:
    last = french54("replay", record).stdout.splitlines()[-3:]
    points = [int(line.split()[2].strip(",").replace("−", "-")) for line in last]
    assert sum(points) == 0
    assert all(points)


def test_a_person_steps_through_and_leaves(record: Path) -> None:
    with terminal("replay", record, "--lang", "da") as shown:
        first = shown.until(r"q slutter\r\n> ")
        assert "Uddeling 1" in first
        assert first.count("╭") == 51
        assert "\033[31m" in first
        shown.type("")
        assert "byder 3" in shown.until(r"q slutter\r\n> ")
        shown.type("")
        assert re.search(r"Plads \d.*[♣♦♥♠]", shown.until(r"q slutter\r\n> "))
        shown.type("q")
        assert shown.process.wait(20) == 0


def test_no_colour_where_it_is_not_wanted(record: Path) -> None:
    with terminal("replay", record, NO_COLOR="1") as shown:
        assert "\033[31m" not in shown.until(r"q ends\r\n> ")


def test_a_broken_record_is_told_up_to_where_it_breaks(
    french54: Run, changed: Callable[[Callable[[Any], None]], Path]
) -> None:
    told = french54("replay", changed(lambda content: content["deals"][0]["actions"].insert(1, "bid 7")))
    assert told.returncode == 1
    assert "Deal 1" in told.stdout
    assert "wrong at deals[0].actions[1]" in told.stderr


def test_a_file_that_is_not_there(french54: Run) -> None:
    told = french54("replay", "nowhere.json")
    assert told.returncode == 2
    assert told.stderr.startswith("cannot be read")


def test_a_deal_of_bridge_in_pbn_is_told_card_by_card(french54: Run, tmp_path: Path) -> None:
    match, rng = Match.begin(make_game("bridge", {"vulnerable": "ns"}), bytes(range(32))), Random(54)
    while match.state.turn is not None:
        match = match.play(match.state.choices().draw(rng))
    path = tmp_path / "deal.pbn"
    path.write_text(pbn.write(match.state))
    told = french54("replay", path)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.count("took the trick") == 13
    points = match.state.payoffs[0]
    assert f"Seat 1: {'+' if points > 0 else '−'}{abs(points):,}" in told.stdout
    path.write_text(path.read_text().replace('[Dealer "S"]', '[Dealer "N"]'))
    assert french54("replay", path).returncode == 1


def test_poker_is_written_for_other_programs_too(french54: Run, record: Path, tmp_path: Path) -> None:
    pokerkit = pytest.importorskip("pokerkit")
    match = Match.begin(make_game("holdem"), bytes(range(32)))
    rng = Random(54)
    stacks = []
    for _ in range(4):
        while match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))
        stacks.append(sorted(match.state.round.stacks, reverse=True))
        following = match.next() if len(stacks) < 4 else None
        if following is None:
            break
        match = following
    path = tmp_path / "poker.json"
    path.write_text(write(of(match)))
    told = french54("replay", "--phh", path)
    assert (told.returncode, told.stderr) == (0, "")
    histories = list(pokerkit.HandHistory.loads_all(told.stdout))
    assert [history.hand for history in histories] == list(range(1, len(stacks) + 1))
    for history, stack in zip(histories, stacks, strict=True):
        assert sum(history.finishing_stacks) == 4000
        assert sorted(history.finishing_stacks, reverse=True) == stack[: len(history.finishing_stacks)]
        assert not any("?" in action for action in history.actions)
    refused = french54("replay", "--phh", record)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "Hold" in refused.stderr
