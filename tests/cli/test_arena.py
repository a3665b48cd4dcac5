"""Players against each other on the command line, under chosen rules."""

from tests.cli.conftest import Run


def test_the_arena_plays_under_the_options_it_is_given(french54: Run) -> None:
    shown = french54(
        *("arena", "winner", "casual", "uniform", "--deals", "1", "--lang", "en"),
        *("--option", "players=6", "--option", "triple_single=yes"),
    )
    assert shown.returncode == 0
    assert "Decks: 1, deals: 6" in shown.stdout


def test_an_option_the_game_does_not_have_is_refused(french54: Run) -> None:
    for wrong in ("players=9", "jokers=yes", "players", "=3"):
        shown = french54("arena", "winner", "casual", "uniform", "--deals", "1", "--lang", "en", "--option", wrong)
        assert shown.returncode == 2
        assert shown.stderr == f"Winner cannot be played with {wrong}.\n"


def test_trials_that_are_counted_come_out_the_same_again(french54: Run) -> None:
    def shown() -> list[str]:
        deal = ("arena", "doudizhu-table", "strong:3", "casual", "--deals", "2", "--lang", "en", "--no-auction")
        printed = french54(*deal, "--budget", "0")
        assert printed.returncode == 0
        return [line for line in printed.stdout.splitlines() if "thought" not in line]

    first = shown()
    assert first[0].startswith("strong:3 against casual")
    assert shown() == first


def test_who_cannot_count_trials_is_not_told_to(french54: Run) -> None:
    for level in ("casual:5", "strong:0", "strong:many", "strong:", "weak:5"):
        shown = french54("arena", "winner", level, "uniform", "--deals", "1", "--lang", "en")
        assert shown.returncode == 2
        assert f"“{level}”" in shown.stderr
