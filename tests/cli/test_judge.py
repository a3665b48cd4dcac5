"""`french54 judge` accepts what the key draws and the rules allow, and names the field of anything else."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

Changed = Callable[[Callable[[Any], None]], Path]


def test_a_whole_record_is_in_order(french54: Run, record: Path) -> None:
    judged = french54("judge", record)
    assert (judged.returncode, judged.stderr) == (0, "")
    assert judged.stdout.startswith(f"{record}: in order. Dou Dizhu")


@pytest.mark.parametrize(
    ("lang", "missing", "folder"),
    [
        ("da", "kan ikke læses: filen findes ikke", "det er en mappe"),
        ("zh-Hans", "读不了：没有这个文件", "这是文件夹"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_the_readers_language(
    french54: Run, tmp_path: Path, lang: str, missing: str, folder: str
) -> None:
    judged = french54("judge", "--lang", lang, tmp_path / "none.json", tmp_path)
    assert judged.returncode == 2
    first, second = judged.stdout.splitlines()
    assert first == f"{tmp_path / 'none.json'}: {missing}"
    assert folder in second


def test_a_record_that_stops_early_is_in_order_and_said_to_be_open(french54: Run, changed: Changed) -> None:
    path = changed(lambda content: content["deals"][-1]["actions"].pop())
    judged = french54("judge", path)
    assert judged.returncode == 0
    assert "the last deal is not over" in judged.stdout


def _swap(content: Any) -> None:
    deck = content["deals"][0]["deck"].split()
    deck[0], deck[1] = deck[1], deck[0]
    content["deals"][0]["deck"] = " ".join(deck)


@pytest.mark.parametrize(
    ("how", "field", "why"),
    [
        (lambda c: c["deals"][0]["actions"].__setitem__(0, "bid 9"), "deals[0].actions[0]", "[doudizhu"),
        (lambda c: c["deals"][0]["actions"].insert(0, "play S3"), "deals[0].actions[0]", "[doudizhu 2.3]"),
        (_swap, "deals[0].deck", "not what the key draws"),
        (lambda c: c["deals"][0].update(deck="S3 X9"), "deals[0].deck", "X9"),
        (lambda c: c["deals"][0]["setup"].update(first=3), "deals[0].setup", "not what the key draws"),
        (lambda c: c["deals"][0].update(setup={}), "deals[0].setup", "first"),
        (lambda c: c.update(key="00"), "deals[0]", "not what the key draws"),
        (lambda c: c.update(key="xyz"), "key", "hexadecimal"),
        (lambda c: c.update(game="whist"), "game", "whist"),
        (lambda c: c.update(options={"jokers": 5}), "options", "jokers"),
        (lambda c: c.update(format="french54 record 9"), "format", "record 9"),
        (lambda c: c.update(deals=[]), "deals", "none"),
        (lambda c: c.update(surplus=1), "record", "surplus"),
        (lambda c: c["deals"].append(c["deals"][0]), "deals[", ""),
    ],
)
def test_what_is_wrong_is_named_by_field(
    french54: Run, changed: Changed, how: Callable[[Any], None], field: str, why: str
) -> None:
    judged = french54("judge", changed(how))
    assert judged.returncode == 1
    assert f"wrong at {field}" in judged.stdout
    assert why in judged.stdout


def test_an_illegal_action_is_explained_in_the_language_of_the_reader(french54: Run, changed: Changed) -> None:
    path = changed(lambda content: content["deals"][0]["actions"].insert(0, "play S3"))
    told = {language: french54("judge", path, "--lang", language).stdout for language in ("da", "sv", "zh-Hant")}
    assert all("deals[0].actions[0]" in said and "[doudizhu 2.3]" in said for said in told.values())
    assert len(set(told.values())) == 3


def test_text_that_is_no_record(french54: Run, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    path.write_text('{"format": "french54 rec')
    judged = french54("judge", path)
    assert judged.returncode == 1
    assert "wrong at record" in judged.stdout


def test_several_files_and_one_that_is_not_there(french54: Run, record: Path) -> None:
    judged = french54("judge", record, "nowhere.json")
    assert judged.returncode == 2
    first, second = judged.stdout.splitlines()
    assert first.startswith(f"{record}: in order")
    assert second.startswith("nowhere.json: cannot be read")


def test_a_record_that_comes_in(french54: Run, record: Path) -> None:
    assert french54("judge", "-", stdin=record.read_text()).stdout.startswith("-: in order")
