"""The bidding system as it is written up is the one that is played."""

from pathlib import Path

import bridge_system
import pytest

from french54.locales import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_are_those_of_the_rules(language: str) -> None:
    text = (ROOT / f"docs/bridge-system.{language}.md").read_text(encoding="utf-8")
    assert text.count("<!-- calls:") == 22
    assert bridge_system.written(text, language) == text
    assert bridge_system.written(text.replace("15–17", "16–18"), language) == text
