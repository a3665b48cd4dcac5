"""The rulebooks, the tests, the code and the texts the rules came from name the same paragraphs."""

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from french54.catalogue import ENTRIES
from tests.rules import seeds
from tests.rules.rulebooks import ROOT, marked, named, paragraphs

BOOKS: Final = paragraphs()
GAMES: Final = tuple(entry.game for entry in ENTRIES)
PASSAGES: Final = seeds.passages()
every_passage = pytest.mark.parametrize(
    "passage", [pytest.param(each, id=f"{each.game}-{each.file}-{each.first}") for each in PASSAGES]
)


def all_paragraphs() -> set[str]:
    return {f"{game} {number}" for game, numbers in BOOKS.items() for number in numbers}


@cache
def marks() -> set[str]:
    return marked(ROOT / "tests")


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_of_a_game_on_offer_is_tested(game: str) -> None:
    assert BOOKS[game]
    assert [number for number in BOOKS[game] if f"{game} {number}" not in marks()] == []


def test_every_marker_names_a_paragraph() -> None:
    assert marks() - all_paragraphs() == set()


def test_every_paragraph_the_code_names_is_there() -> None:
    found = list(named(ROOT / "src"))
    assert len(found) > 30
    assert [each for each in found if each.rule not in all_paragraphs()] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_offer_has_its_sentences_of_a_seed(game: str) -> None:
    assert [passage for passage in PASSAGES if passage.game == game]


@every_passage
def test_every_sentence_has_its_paragraphs(passage: seeds.Passage) -> None:
    assert passage.sentences
    for ordinal, sentence in enumerate(passage.sentences, 1):
        assert bool(sentence.rules) != sentence.page, f"sentence {ordinal} has no paragraph"
        assert [number for number in sentence.rules if number not in BOOKS[passage.game]] == [], f"sentence {ordinal}"


@every_passage
def test_the_seed_has_not_changed(passage: seeds.Passage) -> None:
    try:
        text = seeds.seed(passage.file).read_text(encoding="utf-8")
    except FileNotFoundError:
        pytest.skip("the seeds are not here")
    found = seeds.hashes(text, passage.first, passage.last)
    kept = [sentence.hash for sentence in passage.sentences]
    changed = [ordinal for ordinal, (now, then) in enumerate(zip(found, kept, strict=False), 1) if now != then]
    assert (len(found), changed) == (len(kept), []), "sentences that changed, by ordinal"


def test_sentences_are_told_apart_and_headings_left_out() -> None:
    text = "Title\n- One. Two (3.5 of it). \nHeading\n- 三。四,五。\n- Six? Seven\n"
    found = seeds.hashes(text, 1, 5)
    assert len(found) == 5
    assert len(set(found)) == 5
    assert seeds.hashes(text, 2, 2) == found[:2]
    assert seeds.hashes(text.replace("四", "一"), 1, 5)[2:4] == [found[2], *seeds.hashes("一,五。", 1, 1)]


def test_a_paragraph_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "docs/rules/agame.en.md").write_text("# A\n\n## 1 B\n1.1 C.\n> S3 | d\n1.2 E.\n", encoding="utf-8")
    assert paragraphs(tmp_path) == {"agame": ["1.1", "1.2"]}
    test = tmp_path / "test_it.py"
    test.write_text('import pytest\n\n\n@pytest.mark.rule("agame 1.2")\ndef test_it(): pass\n', encoding="utf-8")
    assert marked(tmp_path) == {"agame 1.2"}


def test_paragraphs_are_read_off_the_code(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('x = Illegal("agame 1.2", "error-x")\ny = "agame 1.22 or so"\n', encoding="utf-8")
    assert [(each.place, each.rule) for each in named(tmp_path)] == [("a.py:1", "agame 1.2")]
