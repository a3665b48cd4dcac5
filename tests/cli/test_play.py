"""`french54 play`: a person plays whole matches in the terminal."""

import json
import re
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.terminal import terminal

THINK = ("--think", "0.05")
HINTS = "h\n\n" * 30
"""Ask for a hint and take it, again and again; at the end of a deal the empty line deals the next one."""


def test_a_match_is_played_to_its_end_and_kept(french54: Run, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    played = french54("play", *THINK, "--key", "ab" * 32, "--records", folder, stdin=HINTS)
    assert (played.returncode, played.stderr) == (0, "")
    assert re.search(r"You: [+−]\d+, in all [+−]\d+", played.stdout)
    kept = folder / "doudizhu-abababababab.json"
    assert json.loads(kept.read_text())["key"] == "ab" * 32
    assert french54("judge", kept).stdout.startswith(f"{kept}: in order. Dou Dizhu")


def test_the_same_key_deals_the_same_cards(french54: Run) -> None:
    first, second = (french54("play", *THINK, "--key", "cd" * 32, stdin="q\n").stdout for _ in range(2))
    fans = [[line for line in said.splitlines() if line.startswith("│")] for said in (first, second)]
    assert fans[0] == fans[1] != []


def test_what_is_forbidden_is_explained_and_asked_again(french54: Run) -> None:
    played = french54("play", *THINK, "--key", "cd" * 32, stdin="9\nzzz\nS3 S3\n?\n33\nq\n")
    assert played.returncode == 0
    assert "You do not hold “zzz”." in played.stdout
    assert "[doudizhu 2.3]" in played.stdout
    assert "two threes and a four" in played.stdout
    assert played.stdout.rstrip().endswith("Thank you for the game.")


def test_a_bidding_box_is_typed_and_dummy_is_played_from(french54: Run) -> None:
    typed = "1\n7nt\n" + HINTS * 2
    played = french54("play", "bridge", "--level", "uniform", *THINK, "--key", "ef" * 32, stdin=typed)
    assert (played.returncode, played.stderr) == (0, "")
    assert "North and South vulnerable" in played.stdout
    assert "Play a card of the open hand." in played.stdout
    assert "Play a card of your own." in played.stdout
    assert played.stdout.count("took the trick") >= 13
    assert re.search(r"You: [+−][\d,]+, in all [+−][\d,]+", played.stdout)


def test_a_deal_of_tractor_in_the_terminal(french54: Run) -> None:
    played = french54("play", "tractor", "--level", "uniform", *THINK, "--key", "ef" * 32, stdin=HINTS)
    assert (played.returncode, played.stderr) == (0, "")
    assert "buried eight cards" in played.stdout
    assert "The kitty holds" in played.stdout


def test_what_climbing_games_tell_in_the_terminal(french54: Run) -> None:
    quick = ("--level", "uniform", *THINK)
    guandan = french54("play", "guandan", *quick, "--key", "55" * 32, stdin=HINTS * 4)
    assert (guandan.returncode, guandan.stderr) == (0, "")
    assert "on lead" in guandan.stdout
    assert "first place" in guandan.stdout
    assert re.search(r"tribute from [A-Z]|no cards change hands", guandan.stdout)
    assert re.search(r"♥\d+=[♣♦♥♠]", guandan.stdout), "a wild card as what it stands for"
    options = ("--option", "players=3", "--option", "gift=yes")
    winner = french54("play", "winner", *quick, *options, "--key", "ef" * 32, stdin=HINTS * 2)
    assert (winner.returncode, winner.stderr) == (0, "")
    assert "was dealt the card turned up" in winner.stdout
    assert "gave away the highest card" in winner.stdout
    refused = french54("play", "winner", "--option", "players=9")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "players=9" in refused.stderr


def test_an_opponent_that_does_not_exist(french54: Run) -> None:
    refused = french54("play", "--level", "divine", "--lang", "sv")
    assert refused.returncode == 2
    assert "”divine”" in refused.stderr
    assert "casual" in refused.stderr


def test_a_person_bids_and_leads_in_a_terminal(tmp_path: Path) -> None:
    options = ("--lang", "zh-Hant", "--records", tmp_path, "--key", "01" * 32)  # the person is asked first
    with terminal("play", *THINK, *options, COLUMNS="60") as shown:
        offer = shown.until(r"\[\?\]\r\n> ")
        assert "叫 3 分" in offer
        assert "王" not in offer or "小" in offer or "大" in offer
        shown.type("3")
        assert "你" in shown.until(r"收進 .*")
        shown.until(r"\[\?\]\r\n> ")
        shown.type("h")
        assert "Enter" in shown.until(r"照第一個打。")
        shown.type("")
        shown.until(r"\[\?\]\r\n> ")
        shown.type("q")
        assert shown.process.wait(20) == 0
    (kept,) = tmp_path.glob("doudizhu-*.json")
    assert "bid 3" in kept.read_text()


def test_bets_are_typed_as_totals(french54: Run) -> None:
    played = french54("play", "holdem", *THINK, "--key", "ab" * 32, stdin="5\nf\n" + "\nc\n40\nf\n" * 2 + "q\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "It must be 40 in all, or more. [holdem 3.5]" in played.stdout
    assert "Pot " in played.stdout
    assert "[f] fold" in played.stdout


def test_a_card_is_locked_and_bet_on(french54: Run) -> None:
    played = french54("play", "onepoker", *THINK, "--key", "cd" * 32, stdin="h\n\nb\n" + "h\n\n" * 6 + "q\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "a card is locked" in played.stdout
    assert "bet 1" in played.stdout
