"""Deals that are over, played again; what was taken back; the same deal once more."""

from collections.abc import Sequence
from random import Random

import pytest

from french54 import catalogue
from french54.core.game import Seat
from french54.table.entries import Act, Again, Entry, Nonce, Opened, Ready, Restart, Sealed, TakeBack
from french54.table.history import Played, first_person
from french54.table.messages import seen
from french54.table.table import BrokenLog, Refused, Table
from tests.table.play import dealt, fold, nonce, opening, played_out, secret, some_action

GAME = catalogue.make_game("doudizhu")


def played(log: Sequence[Entry], deal: int = 1) -> Played:
    return Played(GAME, enumerate(log, 1), deal)


def persons_turn(table: Table, rng: Random) -> tuple[Table, list[Entry]]:
    """The table when the person is asked, and what was done until then."""
    done: list[Entry] = []
    while table.turn not in table.persons:
        done.append(some_action(table, rng))
        table = table.accept(done[-1])
    return table, done


@pytest.mark.parametrize("seed", range(4))
def test_every_step_as_the_seat_saw_it(seed: int) -> None:
    table = dealt(seed)
    states: list[Table] = [table]
    done: list[Entry] = []
    rng = Random(seed)
    while table.turn is not None:
        entry = some_action(table, rng)
        done.append(entry)
        table = table.accept(entry)
        if table.voided:
            states = [table]
        elif not isinstance(entry, Ready):
            states.append(table)
    deal = table.deal
    replay = played([*opening(seed), *done], deal).replay(0, match_over=True)
    assert [frame.view for frame in replay.frames] == [seen(each, each.match, 0).view for each in states if each.match]
    assert replay.open
    last = replay.frames[-1]
    assert last.events == len(replay.events)
    assert last.hands is not None
    assert len(last.hands) == 3
    first = replay.frames[0]
    assert first.hands is not None
    assert first.hands[0] == first.view["hand"]
    assert sum(map(len, first.hands)) == 51


def test_no_replay_of_a_deal_that_is_on() -> None:
    with pytest.raises(Refused) as refused:
        played(opening(3))
    assert refused.value.message.id == "error-not-over"


def test_what_was_taken_back_is_not_in_the_replay() -> None:
    rng = Random(5)
    table, done = persons_turn(dealt(5), rng)
    before = table.match
    table = table.accept(some_action(table, rng))
    done.append(Act(0, str(table.match.deals[-1].actions[-1])) if table.match else done[-1])
    table, more = persons_turn(table, rng)
    back = TakeBack(0, table.number)
    done += [*more, back]
    table = table.accept(back)
    assert table.match == before
    assert table.practice
    assert seen(table, table.match, 0).practice  # type: ignore[arg-type]
    table, rest = played_out(table, rng)
    replay = played([*opening(5), *done, *rest], table.deal)
    assert replay.practice
    assert table.match is not None
    assert len(replay.steps) == len(table.match.deals[-1].actions) + 1


def refuses(table: Table, seat: Seat, why: str) -> None:
    with pytest.raises(Refused) as refused:
        table.accept(TakeBack(seat, table.number))
    assert refused.value.message.id == why


def test_when_nothing_can_be_taken_back() -> None:
    table, _ = persons_turn(dealt(6), Random(6))
    refuses(table, 0, "error-nothing-to-take-back")
    refuses(table, 1, "error-not-seated")
    several, _ = persons_turn(dealt(6, ("ann", "ben", None)), Random(6))
    seat = several.turn
    assert seat is not None
    refuses(several.accept(some_action(several, Random(6))), seat, "error-not-alone")
    over, _ = played_out(dealt(7), Random(7))
    refuses(over, 0, "error-nothing-to-take-back")


def test_the_same_deal_again() -> None:
    """The same cards to the same seats, and nothing is sealed: they are known."""
    first, done = played_out(dealt(8), Random(8))
    before = played([*opening(8), *done], first.deal)
    drawn = before.again()
    assert isinstance(drawn, Again)
    log: list[Entry] = [
        Opened("doudizhu", {}, first.seats, drawn),
        Sealed(1, secret(99), "casual"),
        Nonce(0, nonce(99, 0)),
    ]
    table = fold(log)
    assert table.match is not None
    assert table.match.deals[-1].deck == before.last.deals[-1].deck
    assert table.match.deals[-1].setup == before.last.deals[-1].setup
    assert (table.practice, table.commitment) == (True, "")
    over, _ = played_out(table, Random(9))
    assert over.over
    assert over.match is not None
    assert seen(over, over.match, 0).seal is None
    again = over.accept(Ready(0)).accept(Sealed(2, secret(98), "casual")).accept(Nonce(0, nonce(98, 0)))
    assert again.match is not None
    assert again.match.deals[-1].deck == table.match.deals[-1].deck


def test_a_deal_that_cannot_be_dealt_again() -> None:
    first, done = played_out(dealt(8), Random(8))
    again = played([*opening(8), *done], first.deal).again()
    assert isinstance(again, Again)
    with pytest.raises(BrokenLog, match="dealt again"):
        fold([Opened("doudizhu", {}, first.seats, Again(again.key, 1, {"first": "nobody"}))])


def test_a_restart_ends_the_deal_for_the_replay() -> None:
    log = [*opening(11), Restart(0)]
    assert len(played(log).steps) == 1
    assert first_person(log[0]) == 0  # type: ignore[arg-type]


def test_what_others_did_since_is_no_hindrance_to_taking_back() -> None:
    table, _ = persons_turn(dealt(5), Random(5))
    before = table.number
    table = table.accept(Act(0, "bid 0"))
    acted = table.number
    assert table.turn not in table.persons
    table = table.accept(some_action(table, Random(5)))
    for known in (before, table.number + 1):
        with pytest.raises(Refused) as refused:
            table.accept(TakeBack(0, known))
        assert refused.value.message.id == "error-stale"
    assert table.accept(TakeBack(0, acted)).taken_back == 1
