"""Who is out of a match and only watches: whom the next deal waits for, and how the match has gone."""

from random import Random

import pytest

from french54.games.holdem.rules import Holdem
from french54.table.entries import Act, Entry, Nonce, Opened, Ready, Sealed
from french54.table.messages import course
from french54.table.seats import seated
from french54.table.table import Refused, Table
from tests.table.play import nonce, secret

GAME = Holdem()


def begun(persons: int) -> Table:
    ids = [f"person {seat}" if seat < persons else None for seat in range(4)]
    log: list[Entry] = [Opened("holdem", {}, seated(ids, Random(1))), Sealed(1, secret(7), "casual")]
    log += [Nonce(seat, nonce(7, seat)) for seat in range(persons)]
    return Table.fold(GAME, enumerate(log, 1))


def shoved(table: Table, seats: set[int]) -> Table:
    """The deal, in which `seats` put in all they have and the others fold where they must pay."""
    while table.turn is not None:
        assert table.match is not None
        choices = table.match.state.choices()
        words = {str(action).partition(" ")[0]: str(action) for action in choices}
        wish = ("raise", "bet", "call", "check") if table.turn in seats else ("check", "fold")
        table = table.accept(Act(table.turn, next(words[word] for word in wish if word in words)))
    return table


def out(table: Table) -> set[int]:
    """The seats that have left the match."""
    places = course(table)[-1]["places"]
    return {seat for seat, place in enumerate(places) if place > 1}


def until_out(persons: int, wanted: set[int]) -> Table:
    """A deal that is over, with the persons of `wanted` out of the match, but the match not over."""
    for seed in range(60):
        table = begun(persons)
        rng = Random(seed)
        while not table.over:
            table = shoved(table, wanted | {rng.randrange(persons, 4)})
            gone = out(table)
            if wanted <= gone and not table.over and not gone & (set(range(persons)) - wanted):
                return table
            if gone & (set(range(persons)) - wanted):
                break
            for seat in sorted(table.waiting):
                table = table.accept(Ready(seat))
    raise AssertionError("chance was against us")


@pytest.mark.rule("holdem 5.10")
def test_a_lone_person_who_is_out_sends_the_others_on() -> None:
    table = until_out(1, {0})
    assert table.waiting == {0}
    after = table.accept(Ready(0))
    assert after.turn is not None
    assert after.deal == table.deal + 1
    assert after.match is not None
    assert after.match.state.view(0).hole == ()


@pytest.mark.rule("holdem 5.10")
def test_who_is_out_holds_nobody_up() -> None:
    table = until_out(2, {0})
    assert table.waiting == {1}
    with pytest.raises(Refused):
        table.accept(Ready(0))
    assert table.accept(Ready(1)).turn is not None


@pytest.mark.rule("holdem 5.10")
def test_where_all_persons_are_out_one_of_them_is_enough() -> None:
    table = until_out(2, {0, 1})
    assert table.waiting == {0, 1}
    assert table.accept(Ready(1)).turn is not None


def test_the_course_of_a_match_is_how_it_stood_before_each_deal() -> None:
    table = begun(1)
    assert (
        course(Table.fold(GAME, enumerate((Opened("holdem", {}, table.seats), Sealed(1, secret(7), "casual")), 1)))
        == ()
    )
    assert [each["stacks"] for each in course(table)] == [(1000,) * 4, (1000,) * 4]
    ends = [(1000,) * 4]
    for _ in range(3):
        table = shoved(table, set())
        assert table.match is not None
        ends.append(table.match.state.round.stacks)
        assert [each["stacks"] for each in course(table)] == ends
        table = table.accept(Ready(0))
    assert [each["stacks"] for each in course(table)] == [*ends, ends[-1]]
