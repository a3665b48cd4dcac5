"""The check of the rulebooks finds nothing in the project, and finds each fault it is there for."""

import hashlib
import importlib
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from french54.catalogue import ENTRIES

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
TOOL: Final = importlib.import_module("check_rulebooks")
ENGLISH: Final = """\
# A game

## 1 Goal
1.1 Win.
1.2 Do not lose.
> H7 S7 D7! RJ | three and a joker

## 2 Score
2.1 Count.
"""
DANISH: Final = """\
# Et spil

## 1 Mål
1.1 Vind.
1.2 Tab ikke.
> H7 S7 D7! RJ | tre og en joker

## 2 Regnskab
2.1 Tæl.
"""


def follows(english: str) -> str:
    """The line a translation of `english` begins with."""
    return f"<!-- follows en {hashlib.sha256(english.encode()).hexdigest()[:12]} -->\n"


def checked(root: Path) -> list[str]:
    """What the check finds in the project at `root`."""
    found: list[str] = TOOL.check(root)
    return found


def books(folder: Path, english: str, danish: str) -> Path:
    """A project in `folder` with one rulebook in two languages."""
    rules = folder / "docs/rules"
    rules.mkdir(parents=True)
    (rules / "agame.en.md").write_text(english, encoding="utf-8")
    (rules / "agame.da.md").write_text(danish, encoding="utf-8")
    return folder


def test_the_rulebooks_agree() -> None:
    command = [sys.executable, str(ROOT / "tools/check_rulebooks.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (ran.returncode, ran.stdout) == (0, "The rulebooks agree.\n"), ran.stdout + ran.stderr


def test_every_game_on_offer_has_its_rulebook_in_every_language() -> None:
    games = [entry.game for entry in ENTRIES]
    languages = ("da", "zh-Hant", "en", "sv", "zh-Hans")
    wanted = {f"{game}.{language}.md" for game in games for language in languages}
    assert wanted <= {path.name for path in (ROOT / "docs/rules").iterdir()}


def test_sound_rulebooks_pass(tmp_path: Path) -> None:
    assert checked(books(tmp_path, ENGLISH, follows(ENGLISH) + DANISH)) == []


FAULTS: Final = {
    "no hash": (ENGLISH, DANISH, "does not say which English text it follows"),
    "stale": (ENGLISH, follows("old") + DANISH, "the English text is now"),
    "a paragraph too few": (
        ENGLISH,
        follows(ENGLISH) + DANISH.replace("1.2 Tab ikke.\n", ""),
        "its paragraphs differ from the English: 1.2",
    ),
    "a gap in the numbers": (
        ENGLISH.replace("1.2", "1.3"),
        follows(ENGLISH.replace("1.2", "1.3")) + DANISH.replace("1.2", "1.3"),
        "agame.en.md: 1.3 stands where 1.2 belongs",
    ),
    "a section out of order": (
        ENGLISH.replace("## 2", "## 3"),
        follows(ENGLISH.replace("## 2", "## 3")) + DANISH,
        "agame.en.md: 3 stands where 2 belongs",
    ),
    "another example": (
        ENGLISH,
        follows(ENGLISH) + DANISH.replace("> H7 S7", "> H8 S8"),
        "its examples differ from the English",
    ),
    "an unknown card": (ENGLISH.replace("H7", "H1"), DANISH, "agame.en.md: line 6: not a card: H1"),
    "a wrong sum": (
        ENGLISH + "> = | 2 × 3 + 1 = 8\n",
        DANISH,
        "agame.en.md: line 10: wrongly reckoned: 2 × 3 + 1 = 8",
    ),
    "another sum": (
        ENGLISH + "> RJ / BJ | 2 × 3 = 6\n",
        follows(ENGLISH + "> RJ / BJ | 2 × 3 = 6\n") + DANISH + "> RJ / BJ | 3 × 2 = 6\n",
        "what it reckons differs from the English: 2.1",
    ),
    "a stray line": (ENGLISH + "And more.\n", DANISH, "line 10: neither heading, paragraph nor example"),
    "no title": (ENGLISH.replace("# A game\n", ""), DANISH, "agame.en.md: no title"),
    "writing": (ENGLISH, follows(ENGLISH) + DANISH.replace("Tæl.", "Tæl “nu”."), "quotation marks other than"),
}


@pytest.mark.parametrize(("english", "danish", "expected"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_is_found(english: str, danish: str, expected: str, tmp_path: Path) -> None:
    assert any(expected in line for line in checked(books(tmp_path, english, danish)))


def test_a_file_in_no_known_language_is_found(tmp_path: Path) -> None:
    root = books(tmp_path, ENGLISH, follows(ENGLISH) + DANISH)
    (root / "docs/rules/agame.fr.md").write_text("", encoding="utf-8")
    assert checked(root) == ["agame.fr.md: not <game>.<language>.md"]


def test_stamping_makes_a_mended_translation_current(tmp_path: Path) -> None:
    root = books(tmp_path, ENGLISH, follows("old") + DANISH)
    command = [sys.executable, str(ROOT / "tools/check_rulebooks.py"), "--root", str(root)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1
    assert subprocess.run([*command, "--stamp"], capture_output=True, check=False).returncode == 0
    assert (root / "docs/rules/agame.da.md").read_text(encoding="utf-8") == follows(ENGLISH) + DANISH
