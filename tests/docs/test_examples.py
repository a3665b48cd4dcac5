"""The examples of the guides run as they stand, top to bottom."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"


def examples(name: str) -> str:
    """The Python of a guide, each line where it stands in the guide, so that a traceback tells the place."""
    kept, inside = [], False
    for line in (DOCS / name).read_text(encoding="utf-8").splitlines():
        fence = line.startswith("```")
        inside = line == "```python" if fence else inside
        kept.append("" if fence or not inside else line)
    return "\n".join(kept) + "\n"


def test_the_guide_for_bot_authors(tmp_path: Path) -> None:
    script = tmp_path / "bot_author.py"
    script.write_text(examples("bot-author.md"), encoding="utf-8")
    ran = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"[+-]\d+\.\d\d points a deal, between", ran.stdout)
    assert (tmp_path / "match.json").exists()
