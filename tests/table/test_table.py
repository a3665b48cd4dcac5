"""A table is the fold of its log: what it takes, what it refuses, and when a match ends."""

from operator import add
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from french54 import catalogue
from french54.core.game import Illegal
from french54.table.entries import Act, Entry, Level, Nonce, Opened, Ready, Restart, Sealed, decode, encode
from french54.table.messages import Session, seen
from french54.table.seal import seal
from french54.table.seats import NAMES, Person, Robot, seated
from french54.table.table import BrokenLog, Refused, Table
from tests.table.play import dealt, fold, nonce, opening, played_out, secret, some_action

THREE = ("ann", "ben", "cid")


def refusal(table: Table, entry: Entry) -> str:
    with pytest.raises(Refused) as refused:
        table.accept(entry)
    return refused.value.message.id


def all_pass(table: Table) -> Table:
    for _ in range(3):
        assert table.turn is not None
        table = table.accept(Act(table.turn, "bid 0"))
    return table


@pytest.mark.parametrize("seed", range(5))
def test_folding_is_accepting(seed: int) -> None:
    """Whatever is folded from the log, line by line through its text, is what the table was when it was written."""
    log = opening(seed)
    table = fold(log)
    after, done = played_out(table, Random(seed))
    log += [*done, Level(0, "strong"), Ready(0), Sealed(2, secret(99), "strong"), Nonce(0, nonce(99, 0))]
    for end in range(1, len(log) + 1):
        read = [decode(encode(entry)) for entry in log[:end]]
        assert read == log[:end]
        folded = fold(read)
        assert folded.number == end
        if end == 3 + len(done):
            assert folded == after
    assert fold(log).level == "strong"


def test_a_log_may_be_read_from_its_last_seal() -> None:
    log = opening(1)
    _, done = played_out(fold(log), Random(1))
    log += [*done, Ready(0), Sealed(2, secret(2), "strong"), Nonce(0, nonce(2, 0))]
    log.append(some_action(fold(log), Random(2)))
    start = next(place for place, entry in enumerate(log) if isinstance(entry, Sealed) and entry.match == 2)
    numbered = list(enumerate(log, 1))
    short = Table.fold(catalogue.make_game("doudizhu"), [numbered[0], *numbered[start:]])
    assert short == fold(log)
    assert (short.number, short.matches, short.level) == (len(log), 2, "strong")


@pytest.mark.parametrize(
    "broken", ["no opening", "a gap", "two openings", "a seal too many", "illegal", "not a person"]
)
def test_no_table_comes_of_a_broken_log(broken: str) -> None:
    log = opening(3)
    after = played_out(fold(log), Random(3))[1]
    numbered = list(enumerate([*log, *after], 1))
    if broken == "no opening":
        numbered = numbered[1:]
    elif broken == "a gap":
        del numbered[4]
    elif broken == "two openings":
        numbered[4] = (5, log[0])
    elif broken == "a seal too many":
        numbered = [numbered[0], (2, log[1]), (3, log[1]), (4, log[2])]
    elif broken == "illegal":
        numbered[3] = (4, Act(0, "bid 4"))
    else:
        numbered[2] = (3, Nonce(1, nonce(3, 1)))
    with pytest.raises(BrokenLog):
        Table.fold(catalogue.make_game("doudizhu"), numbered)


@pytest.mark.parametrize("seats", [(Person("ann"), Robot("Bo")), (Robot("Bo"), Robot("Mei"), Robot("Jun"))])
def test_the_seats_are_the_games(seats: tuple[Person | Robot, ...]) -> None:
    with pytest.raises(BrokenLog):
        Table.opened(catalogue.make_game("doudizhu"), Opened("doudizhu", {}, seats))


def test_bots_have_names_of_their_own() -> None:
    for seed in range(50):
        seats = seated(["ann", None, None, None, None, "ben"], Random(seed))
        bots = [sitter.name for sitter in seats if isinstance(sitter, Robot)]
        assert (seats[0], seats[5]) == (Person("ann"), Person("ben"))
        assert len(set(bots)) == 4
        assert set(bots) <= set(NAMES)


def test_cards_wait_for_every_nonce() -> None:
    log = opening(4, THREE)
    for end in range(2, 5):
        table = fold(log[:end])
        assert table.match is None
        assert table.view(0) is None
        assert table.waits_for == {0, 1, 2} - set(range(end - 2))
    table = fold(log)
    assert table.match is not None
    assert table.deal == 1


@pytest.mark.parametrize("name", [each.game for each in catalogue.ENTRIES])
def test_how_many_cards_come_is_known_before(name: str) -> None:
    game = catalogue.make_game(name)
    opened = Opened(name, {}, seated(["ann", *[None] * (game.seats - 1)], Random(1)))
    waiting = Table.fold(game, enumerate([opened, Sealed(1, secret(1), "casual")], 1))
    seat = waiting.seat_of("ann")
    assert seat is not None
    begun = waiting.accept(Nonce(seat, nonce(1, seat)))
    assert waiting.view(seat) is None
    view = begun.view(seat)
    assert view is not None
    assert waiting.held(seat) == begun.held(seat) == len(view.hand)


def test_the_first_nonce_counts() -> None:
    table = fold(opening(5, THREE)[:3])
    assert refusal(table, Nonce(0, "00" * 32)) == "error-nonce-given"
    assert table.nonces[0].hex() == nonce(5, 0)


def test_nobody_acts_for_another() -> None:
    table = dealt(6, THREE)
    for seat in range(3):
        if seat != table.turn:
            assert refusal(table, Act(seat, "bid 3")) == "error-not-your-turn"


def test_bots_ask_for_nothing() -> None:
    table = dealt(7)
    for entry in (Nonce(1, "00" * 32), Ready(1), Restart(2), Level(1, "strong"), Ready(-1), Restart(17)):
        assert refusal(table, entry) == "error-not-seated"


@pytest.mark.parametrize(
    "text", ["", "bid", "bid 4", "bid -1", "play S3 S3", "play", "pass", "play XX", "\0", "bid 1 2"]
)
def test_what_is_no_action_is_illegal(text: str) -> None:
    table = dealt(8, THREE)
    assert table.turn is not None
    with pytest.raises(Illegal) as illegal:
        table.accept(Act(table.turn, text))
    assert illegal.value.reason.message.id


def test_nothing_is_ready_before_the_end() -> None:
    assert refusal(dealt(9), Ready(0)) == "error-not-over"
    assert refusal(fold(opening(9)[:2]), Ready(0)) == "error-not-over"
    assert refusal(fold(opening(9)[:2]), Restart(0)) == "error-no-deal"


def test_a_deal_nobody_bid_for_is_dealt_again_at_once() -> None:
    table = all_pass(dealt(10))
    assert table.deal == 2
    assert table.turn is not None
    assert [len(match.deals) for match in table.voided] == [1]
    assert table.voided[0].state.void
    assert table.phase == "play"
    again = table.accept(Act(table.turn, "bid 0"))
    assert again.voided == ()


def test_a_void_deal_takes_up_the_chosen_level() -> None:
    table = dealt(11).accept(Level(0, "strong"))
    assert (table.level, table.next_level) == ("casual", "strong")
    assert all_pass(table).level == "strong"


def test_the_next_match_waits_for_every_person() -> None:
    table, _ = played_out(dealt(12, ("ann", "ben", None)), Random(12))
    assert table.phase == "match"
    assert table.waiting == {0, 1}
    table = table.accept(Ready(1))
    assert table.waiting == {0}
    assert refusal(table, Ready(1)) == "error-not-over"
    assert not table.wants_secret
    table = table.accept(Ready(0))
    assert table.wants_secret
    table = table.accept(Sealed(2, secret(13), "casual"))
    assert (table.matches, table.match, table.nonces) == (2, None, {})


def test_deals_and_points_go_on_over_matches() -> None:
    log = opening(3)
    table, total = fold(log), (0, 0, 0)
    following: list[Entry]
    for number in range(1, 4):
        assert (table.deals, table.points) == (number, total)
        assert table.match is not None
        assert seen(table, table.match, 0).session == Session(number, total)
        table, done = played_out(table, Random(number))
        assert table.match is not None
        total = tuple(map(add, total, table.match.state.payoffs))
        assert table.points == total
        following = [Ready(0), Sealed(number + 1, secret(number), "casual", table.deals, table.points)]
        log += [*done, *following, Nonce(0, nonce(number, 0))]
        for entry in log[-3:]:
            table = table.accept(entry)
    start = max(place for place, entry in enumerate(log) if isinstance(entry, Sealed))
    numbered = list(enumerate(log, 1))
    assert Table.fold(catalogue.make_game("doudizhu"), [numbered[0], *numbered[start:]]) == table


def test_a_deal_that_was_left_counts_and_brings_nobody_points() -> None:
    table = dealt(14).accept(Restart(0))
    assert (table.deals, table.points) == (1, (0, 0, 0))


def test_a_restart_needs_every_person() -> None:
    table = dealt(14, ("ann", None, "cid")).accept(Restart(0))
    assert table.leaving == {0}
    assert not table.over
    table = table.accept(Restart(2))
    assert table.over
    assert table.turn is None
    assert table.wants_secret
    assert seal(table).secret == secret(14)


def test_a_deal_takes_back_the_wish_to_restart() -> None:
    table = all_pass(dealt(15, ("ann", None, "cid")).accept(Restart(0)))
    assert table.leaving == frozenset()


def test_no_seal_before_the_end() -> None:
    table = dealt(16)
    with pytest.raises(ValueError, match="not over"):
        seal(table)


def test_a_number_is_stale_once_something_was_played() -> None:
    table = dealt(17, THREE)
    seen = table.number
    table = table.accept(Level(0, "strong"))
    table.must_know(seen)
    table = table.accept(some_action(table, Random(17)))
    for n in (0, seen, seen + 1, table.number + 1, 2**53):
        with pytest.raises(Refused) as refused:
            table.must_know(n)
        assert refused.value.message.id == "error-stale"
    table.must_know(table.number)


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32), st.lists(st.integers(0, 5), max_size=40))
def test_a_refused_entry_changes_nothing(seed: int, whats: list[int]) -> None:
    """Entries of all kinds from all seats: each is taken or refused, and the number tells which."""
    rng = Random(seed)
    table = dealt(seed, rng.choice([("ann", None, None), ("ann", "ben", None), THREE]))
    for what in whats:
        seat = rng.randrange(-1, 4)
        entry: Entry = (
            Nonce(seat, nonce(seed, 0)),
            Ready(seat),
            Restart(seat),
            Level(seat, "strong"),
            some_action(table, rng) if table.turn is not None else Act(seat, "pass"),
            Act(seat, "bid 1"),
        )[what]
        before = table
        try:
            table = table.accept(entry)
        except (Refused, Illegal):
            assert table is before
        else:
            assert table.number == before.number + 1
            assert before.since <= table.since <= table.number
        if table.wants_secret:
            table = table.accept(Sealed(table.matches + 1, secret(rng.randrange(2**32)), table.next_level))
