"""The check of the catalogues finds nothing in the project, and finds each fault it is there for."""

import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
TOOL: Final = importlib.import_module("check_catalogues")
LANGUAGES: Final = ("da", "zh-Hant", "en", "sv", "zh-Hans")
GOOD: Final = """\
seat-turn = {seat}{ $name }
cards-left = { $count ->
    [one] { $count } x
   *[other] { $count } y
}
"""
CHINESE: Final = GOOD.replace("    [one] { $count } x\n", "")
USES: Final = """\
from french54.core.game import Message
said = [Message("seat-turn", {"name": "Bo"}), Message("cards-left", {"count": 2})]
"""


def project(folder: Path, **changed: str) -> Path:
    """A small project in `folder` whose files are sound but for the `changed` ones; `code`, `built` or a language."""
    sound = {language: CHINESE if language.startswith("zh") else GOOD for language in LANGUAGES}
    catalogues = {**sound, **{name.replace("_", "-"): text for name, text in changed.items()}}
    locales = folder / "src/french54/locales"
    locales.mkdir(parents=True)
    for language in LANGUAGES:
        (locales / f"{language}.ftl").write_text(catalogues[language].replace("{seat}", ""), encoding="utf-8")
    (folder / "src/french54/said.py").write_text(changed.get("code", USES), encoding="utf-8")
    (folder / "web/src").mkdir(parents=True)
    (folder / "web/src/page.svelte").write_text(changed.get("web", ""), encoding="utf-8")
    (folder / "tools").mkdir()
    built = changed.get("built", "[built]\n[other]\ntexts = []\n")
    (folder / "tools/built_messages.toml").write_text(built, encoding="utf-8")
    return folder


def checked(root: Path) -> list[str]:
    """What the check finds in the project at `root`."""
    found: list[str] = TOOL.check(root)
    return found


def test_the_catalogues_agree() -> None:
    command = [sys.executable, str(ROOT / "tools/check_catalogues.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (ran.returncode, ran.stdout) == (0, "The catalogues agree.\n"), ran.stdout + ran.stderr


def test_a_fault_fails_the_command(tmp_path: Path) -> None:
    root = project(tmp_path, da=GOOD + "old-thing = gammelt\n")
    command = [sys.executable, str(ROOT / "tools/check_catalogues.py"), "--root", str(root)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (ran.returncode, ran.stdout) == (1, "da.ftl: old-thing: nothing uses it\n"), ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("filling", [1, 2, "A", "7"])
def test_every_message_can_be_said(language: str, filling: str | int) -> None:
    text = (ROOT / f"src/french54/locales/{language}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(text)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    args = dict.fromkeys(re.findall(r"\$(\w+)", text), filling)
    for message in resource.body:
        if isinstance(message, Message) and message.value:
            pattern = bundle.get_message(message.id.name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, args)
            assert errors == [], message.id.name
            assert str(said).strip(), message.id.name


def test_a_sound_project_passes(tmp_path: Path) -> None:
    assert checked(project(tmp_path)) == []


FAULTS: Final = {
    "missing": ({"sv": GOOD.partition("cards-left")[0]}, "sv.ftl: cards-left: missing"),
    "unused": ({"da": GOOD + "old-thing = gammelt\n"}, "da.ftl: old-thing: nothing uses it"),
    "twice": ({"en": GOOD + "seat-turn = again { $name }\n"}, "en.ftl: seat-turn: stands twice"),
    "unparsable": ({"da": GOOD + "broken = { $\n"}, "da.ftl: line 6: cannot be read"),
    "variables": (
        {"zh_Hant": CHINESE.replace("$name", "$who")},
        "zh-Hant.ftl: seat-turn: shows {who}, but {name} in da",
    ),
    "variables of references": (
        {"en": GOOD.replace("{seat}{ $name }", "{ other-name }") + "other-name = { $who }\n"},
        "en.ftl: seat-turn: shows {who}, but {name} in da",
    ),
    "attributes": (
        {"sv": GOOD.replace("$name }\n", "$name }\n    .label = namn\n", 1)},
        "sv.ftl: seat-turn: attributes {label}, but {} in da",
    ),
    "reference": ({"en": GOOD.replace("{seat}", "{ gone-away } ")}, "seat-turn: refers to gone-away"),
    "plural lacking": (
        {"da": GOOD.replace("[one]", "[two]")},
        "da.ftl: cards-left: the selector lacks one",
    ),
    "plural never used": ({"zh_Hans": GOOD}, "zh-Hans.ftl: cards-left: the selector has one"),
    "plural default": (
        {"en": GOOD.replace("    [one]", "   *[one]").replace("   *[other]", "    [other]")},
        "the default of a selector by number is one, not other",
    ),
    "args": (
        {"code": USES.replace('"name"', '"who"')},
        "src/french54/said.py:2: seat-turn: en needs {name}, which is not passed",
    ),
    "unknown id": ({"code": USES + 'more = Message("seat-lost")\n'}, "said.py:3: seat-lost: no catalogue has it"),
    "unknown id of an area": ({"code": USES + 'more = {"a": "cards-gone"}\n'}, "said.py:3: cards-gone: no catalogue"),
    "unknown id of a refusal": (
        {"code": USES + 'more = Illegal("winner 1.1", "seat-lost")\n'},
        "said.py:3: seat-lost: no catalogue has it",
    ),
    "built id": ({"code": USES + 'more = Message(f"seat-{x}")\n'}, "said.py:3: seat-{}: declare it"),
    "built but not there": (
        {
            "code": USES + 'more = Message(f"seat-{x}")\n',
            "built": '[built]\n"seat-{}" = ["turn", "lost"]\n[other]\ntexts = []\n',
        },
        "seat-lost: no catalogue has it",
    ),
    "declared but not built": (
        {"built": '[built]\n"seat-{}" = ["turn"]\n[other]\ntexts = []\n'},
        "seat-{}: nothing builds it",
    ),
    "unknown id on the page": ({"web": "<p>{t('seat-lost')}</p>\n"}, "page.svelte:1: seat-lost: no catalogue has it"),
    "args on the page": (
        {"web": "{text.say('cards-left', { number: size(a, b), of: [1, 2] })}"},
        "page.svelte:1: cards-left: en needs {count}, which is not passed",
    ),
    "args on the page, none": ({"web": "{text.say('cards-left')}"}, "page.svelte:1: cards-left: en needs {count}"),
    "built on the page": ({"web": "\n<p>{t(`seat-${x}`)}</p>\n"}, "page.svelte:2: seat-{}: declare it"),
}


@pytest.mark.parametrize(("changed", "expected"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_is_found(changed: dict[str, str], expected: str, tmp_path: Path) -> None:
    assert any(expected in line for line in checked(project(tmp_path, **changed)))


WRITING: Final = {
    "half-width comma": ("zh_Hant", "輪到你,出牌", "half-width punctuation"),
    "half-width comma after a hole": ("zh_Hans", "{ $name },你好", "half-width punctuation"),
    "half-width stop": ("zh_Hans", "你好.", "half-width full stop"),
    "half-width brackets": ("zh_Hant", "大王(紅)", "half-width brackets"),
    "a space inside Chinese": ("zh_Hans", "你 好", "a space between Chinese characters"),
    "no space beside a digit": ("zh_Hant", "出2張", "no space between Chinese and a digit"),
    "the other script": ("zh_Hant", "农民", "not of this script: “农”"),
    "the other script again": ("zh_Hans", "農民", "not of this script: “農”"),
    "the other script's quotation marks": ("zh_Hans", "「牌」", "quotation marks other than"),
    "another word for a thing": ("da", "hæv til 20", "another word is used for this: “hæv”, instead of høje"),
    "another word for a thing in Chinese": ("zh_Hant", "紅心", "instead of 紅桃"),
    "capitals": ("en", "your TURN", "a word in capitals: “TURN”"),
    "foreign quotation marks": ("sv", "“kort”", "quotation marks other than"),
    "straight quotation marks": ("da", '"kort"', "a straight quotation mark"),
    "three dots": ("en", "wait...", "three dots"),
    "a hyphen for a dash": ("sv", "3-5 kort", "a hyphen for a dash"),
    "a space before a comma": ("da", "nu , Bo", "a space before punctuation"),
}


@pytest.mark.parametrize(("language", "text", "expected"), WRITING.values(), ids=WRITING.keys())
def test_writing_that_does_not_belong_is_found(language: str, text: str, expected: str, tmp_path: Path) -> None:
    base = CHINESE if language.startswith("zh") else GOOD
    hole = "" if "$name" in text else "{ $name }"
    catalogue = base.replace("seat-turn = {seat}{ $name }", f"seat-turn = {hole}{text}")
    assert any(expected in line for line in checked(project(tmp_path, **{language: catalogue})))


def test_ids_put_together_as_declared_count_as_used(tmp_path: Path) -> None:
    code = USES.replace('Message("seat-turn", {"name": "Bo"})', 'Message(f"seat-{verb}", {"name": "Bo"})')
    built = '[built]\n"seat-{}" = ["turn"]\n[other]\ntexts = []\n'
    assert checked(project(tmp_path, code=code, built=built)) == []


def test_grammar_may_choose_by_what_another_language_does_not_need(tmp_path: Path) -> None:
    english = GOOD.replace("{seat}{ $name }", "{ $you ->\n    [yes] you, { $name }\n   *[no] { $name }\n}")
    code = USES.replace('"name": "Bo"', '"name": "Bo", "you": "yes"')
    assert checked(project(tmp_path / "passed", en=english, code=code)) == []
    assert any("en needs {you}" in line for line in checked(project(tmp_path / "not passed", en=english)))


def test_a_message_only_the_page_names_counts_as_used(tmp_path: Path) -> None:
    code = USES.replace('Message("cards-left", {"count": 2})', "")
    assert "en.ftl: cards-left: nothing uses it" in checked(project(tmp_path / "without", code=code))
    for number, web in enumerate(("{t('cards-left', { count })}", "{text.say('cards-left', { ...all })}")):
        assert checked(project(tmp_path / str(number), code=code, web=web)) == []
