"""How text is written in each language: the marks, characters and words that do not belong there."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("da", "zh-Hant", "en", "sv", "zh-Hans")
SLOT: Final = "\ufffc"
"""Stands for whatever is filled in when the text is shown."""

HAN: Final = "\u3400-\u9fff\uf900-\ufaff"
ABBREVIATIONS: Final = frozenset({"AI", "PBN", "SHA", "HMAC", "BJ", "RJ", "NT", "UT"})
SIGNALS: Final = frozenset({"UP", "DOWN", "OP", "NED", "UPP", "NER"})
ON_JOKERS: Final = frozenset({"BIG", "LITTLE", "STOR", "LILLE", "STORA", "LILLA"})
CAPITALS: Final = ABBREVIATIONS | SIGNALS | ON_JOKERS
"""Words that are capitals through and through."""

Rule = tuple[re.Pattern[str], str]

EVERYWHERE: Final[tuple[Rule, ...]] = (
    (re.compile(r"\.\.\."), "three dots for an ellipsis (…)"),
    (re.compile(r'"'), "a straight quotation mark"),
    (re.compile(r"  "), "two spaces"),
    (re.compile(r"(?<=\d)-(?=\d)| - "), "a hyphen for a dash (–)"),
    (re.compile(r"^\s|\s$"), "a space at the edge"),
)
WESTERN: Final[tuple[Rule, ...]] = (
    (re.compile(r"\s[,.;:!?](?!\S)"), "a space before punctuation"),
    (re.compile(r"[，。；：！？（）「」『』、]"), "Chinese punctuation"),
    (re.compile(rf"[{HAN}]"), "a Chinese character"),
)
CHINESE: Final[tuple[Rule, ...]] = (
    (re.compile(rf"[{HAN}{SLOT}]\s*[,;:!?]|[,;:!?]\s*[{HAN}]"), "half-width punctuation"),
    (re.compile(rf"[{HAN}{SLOT}]\.|\.[{HAN}]"), "a half-width full stop"),
    (re.compile(rf"[()](?=[{HAN}{SLOT}])|(?<=[{HAN}{SLOT}])\s?[()]"), "half-width brackets"),
    (re.compile(rf"[{HAN}]\s+[{HAN}]"), "a space between Chinese characters"),
    (re.compile(r"\s[，。；：！？、）」』”]|[，。；：！？、（「『“]\s"), "a space beside full-width punctuation"),
    (re.compile(r"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]"), "a full-width digit or letter"),
    (re.compile(rf"[{HAN}][0-9A-Za-z]|[0-9A-Za-z][{HAN}]"), "no space between Chinese and a digit or letter"),
)
OWN: Final[dict[str, tuple[Rule, ...]]] = {
    "da": (*WESTERN, (re.compile("[“”„]"), "quotation marks other than »…«")),
    "sv": (*WESTERN, (re.compile("[“„»«]"), "quotation marks other than ”…”")),
    "en": (*WESTERN, (re.compile("[„»«]"), "quotation marks other than “…”")),
    "zh-Hant": (*CHINESE, (re.compile("[“”‘’]"), "quotation marks other than 「…」")),
    "zh-Hans": (*CHINESE, (re.compile("[「」『』]"), "quotation marks other than “…”")),
}
GLOSSARY: Final[dict[str, dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8")
)
"""What is not said in a language, and what is said instead."""

SCRIPTS: Final = {"zh-Hant": "big5", "zh-Hans": "gb2312"}
"""A character set that holds the one script's characters and lacks those only the other has."""


def faults(language: str, text: str) -> Iterator[str]:
    """What is wrong with the writing of `text`; `SLOT` where something is filled in."""
    for pattern, what in (*EVERYWHERE, *OWN[language]):
        if found := pattern.search(text):
            around = text[max(0, found.start() - 4) : found.end() + 4].replace(SLOT, "{}")
            yield f"{what}: “{around}”"
    for word in re.findall(r"(?<!\w)[^\W\d_]{2,}(?!\w)", text):
        if word.isupper() and word not in CAPITALS:
            yield f"a word in capitals: “{word}”"
    for unsaid, instead in GLOSSARY.get(language, {}).items():
        if found := re.search(unsaid, text, re.IGNORECASE):
            yield f"another word is used for this: “{found[0]}”, instead of {instead}"
    if charset := SCRIPTS.get(language):
        foreign = [c for c in re.findall(rf"[{HAN}]", text) if not _encodes(c, charset)]
        if foreign:
            yield f"not of this script: “{''.join(foreign)}”"


def _encodes(character: str, charset: str) -> bool:
    try:
        character.encode(charset)
    except UnicodeEncodeError:
        return False
    return True
