"""The command explains itself, in the language of whoever asks."""

import pytest
from tests.cli.conftest import Run

from french54.cli.main import COMMANDS
from french54.locales import LANGUAGES, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_in_each_language(french54: Run, language: str) -> None:
    shown = french54("--lang", language, "--help", COLUMNS="300")
    assert shown.returncode == 0
    assert shown.stdout.startswith(sentence(language, "cli-usage"))
    for name, help_ in COMMANDS.items():
        assert name in shown.stdout
        assert sentence(language, help_) in shown.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(french54: Run, command: str) -> None:
    shown = french54(command, "--help", "--lang", "sv")
    assert shown.returncode == 0
    assert shown.stdout.startswith("Användning: french54 " + command)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("da_DK.UTF-8", "da"), ("zh_TW", "zh-Hant"), ("zh_CN.UTF-8", "zh-Hans"), ("C.UTF-8", "en"), ("pt_BR", "en")],
)
def test_the_terminal_chooses_the_language(french54: Run, locale: str, language: str) -> None:
    assert french54("--help", LANG=locale).stdout.startswith(sentence(language, "cli-usage"))


def test_lc_all_goes_before_lang(french54: Run) -> None:
    assert french54("--help", LANG="da_DK.UTF-8", LC_ALL="sv_SE.UTF-8").stdout.startswith("Användning:")


def test_an_unknown_command_and_an_unknown_language_are_refused(french54: Run) -> None:
    for wrong in (("dance",), ("--lang", "tlh", "--help"), ()):
        refused = french54(*wrong)
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert "french54" in refused.stderr


def test_version(french54: Run) -> None:
    assert french54("--version").stdout == "french54 0.1.0\n"
