"""Every situation of a guide, played through the real rules: what it says is so."""

import fnmatch
import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import pytest

from french54 import catalogue, locales
from french54.core.card import parse, rank, suit
from french54.core.game import Seat, State
from french54.core.match import Match
from french54.guides import Situation, lesson, situation, situations
from french54.kit import poker
from french54.server.rulebooks import rulebook
from french54.table.entries import Laid, Nonce, Opened, Sealed
from french54.table.seats import Person, Robot
from french54.table.table import BrokenLog, Table

ALL: Final = [each for entry in catalogue.ENTRIES for each in situations(entry.game)]
NAMES: Final = [each.name for each in ALL]
AnyState: TypeAlias = State[Any, Any]


def table(it: Situation) -> Table:
    """A table at which it is played, the person about to decide."""
    game = catalogue.make_game(it.game, it.options)
    seats = tuple(Person("ann") if seat == it.seat else Robot(f"bot {seat}") for seat in range(game.seats))
    laid = Laid(it.name, it.setup, it.deck, it.actions)
    log = (Opened(it.game, it.options, seats, laid=laid), Sealed(1, "0" * 64, "casual"), Nonce(it.seat, "1" * 64))
    return Table.fold(game, enumerate(log, 1))


def dealt(name: str) -> AnyState:
    match = table(situation(name)).match
    assert match is not None
    state: AnyState = match.state
    return state


def after(name: str, *actions: str) -> AnyState:
    """The situation once these have been done."""
    game, state = catalogue.make_game(situation(name).game), dealt(name)
    for action in actions:
        state = state.play(game.parse(action))
    return state


def lines(state: AnyState, limit: int = 4000) -> Iterator[AnyState]:
    """Every way a deal can end from here; all that others do is tried."""
    found = [state]
    for _ in range(limit):
        if not found:
            return
        now = found.pop()
        if now.turn is None:
            yield now
        else:
            found += [now.play(action) for action in now.choices()]
    pytest.fail("too many ways to go through")


def forces(state: AnyState, won: Callable[[AnyState], bool], mine: frozenset[Seat], seen: dict[str, bool]) -> bool:
    """Whether `mine` can force a deal that is `won`, every card known to all; of plays alike in rank one is tried."""
    if state.turn is None:
        return won(state)
    key = repr((state.turn, [state.view(seat).hand for seat in range(3)], state.view(None).table))
    if key not in seen:
        ways = {tuple(sorted(map(rank, action.cards))): action for action in state.choices()}
        outcomes = (forces(state.play(action), won, mine, seen) for action in ways.values())
        seen[key] = any(outcomes) if state.turn in mine else all(outcomes)
    return seen[key]


def test_every_game_has_a_guide() -> None:
    assert {each.game for each in ALL} == {entry.game for entry in catalogue.ENTRIES}
    for entry in catalogue.ENTRIES:
        assert [each.name for each in situations(entry.game)] == [
            f"{entry.game}-{number}" for number in range(1, len(situations(entry.game)) + 1)
        ]
    assert situations("whist") == ()
    with pytest.raises(KeyError):
        situation("doudizhu-9")


@pytest.mark.parametrize("it", ALL, ids=NAMES)
def test_it_can_be_got_and_missed(it: Situation) -> None:
    start = table(it)
    assert start.turn == it.seat
    assert start.practice
    assert not start.may_take_back
    actions = [str(action) for action in islice(start.choices(it.seat), 500)]
    got = [action for action in actions if it.gets(action)]
    assert got
    assert len(got) < len(actions)
    for pattern in it.wants:
        assert fnmatch.filter(actions, pattern), f"nothing is like {pattern}"


@pytest.mark.parametrize("it", ALL, ids=NAMES)
@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_its_paragraph_is_in_every_rulebook(it: Situation, lang: str) -> None:
    book = rulebook(it.game, lang)
    assert book is not None
    assert book.lang == lang
    assert it.rule in {paragraph.number for section in book.sections for paragraph in section.paragraphs}


@pytest.mark.parametrize("it", ALL, ids=NAMES)
@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_its_sentences_are_short(it: Situation, lang: str) -> None:
    source = locales.catalogue(lang)
    for part in ("look", "got", "missed"):
        found = re.search(rf"^guide-{it.name}-{part} = (.+)$", source, re.MULTILINE)
        assert found is not None
        assert len(found[1]) <= (72 if lang.startswith("zh") else 175), found[1]


def test_what_is_said_follows_what_was_done() -> None:
    it = situation("doudizhu-1")
    before = lesson(it.name, None)
    assert (before.number, before.count, before.next) == (1, 2, "doudizhu-2")
    assert (before.got, before.rule) == (None, "doudizhu 1.2")
    assert lesson(it.name, "pass").got is True
    missed = lesson(it.name, "play C2", later=True)
    assert (missed.got, missed.said.id, missed.later) == (False, "guide-doudizhu-1-missed", True)
    assert lesson("doudizhu-2", None).next == ""


def test_cards_that_are_no_pack_are_refused() -> None:
    it = situation("doudizhu-1")
    game = catalogue.make_game(it.game)
    seats = (Robot("a"), Robot("b"), Person("ann"))
    for deck, actions in ((it.deck[:-4], ()), (it.deck.replace("S3", "H3"), ()), (it.deck, ("play S3",))):
        with pytest.raises(BrokenLog):
            Table.fold(game, [(1, Opened(it.game, {}, seats, laid=Laid(it.name, it.setup, deck, actions)))])
    with pytest.raises(ValueError, match="not the pack"):
        Match.laid(game, game.setup_type(0), parse(it.deck)[1:], ())


# What each of them teaches, by the rules.


@pytest.mark.rule("doudizhu 1.2")
def test_the_partner_is_let_through() -> None:
    partner, landlord, me = range(3)
    view: Any = dealt("doudizhu-1").view(me)
    assert view.landlord == landlord
    (let,) = lines(after("doudizhu-1", "pass"))
    assert let.payoffs[me] > 0
    assert not forces(after("doudizhu-1", "play C2"), lambda end: end.payoffs[me] > 0, frozenset({partner, me}), {})


@pytest.mark.rule("doudizhu 3.7")
def test_the_rocket_in_time() -> None:
    (lost,) = lines(after("doudizhu-2", "pass"))
    assert lost.payoffs[0] > 0
    pairs = after("doudizhu-2", "play RJ BJ", "pass", "pass", "play S6 C6")
    assert forces(pairs, lambda end: end.payoffs[2] > 0, frozenset({1, 2}), {})


@pytest.mark.rule("guandan 5.9")
def test_the_wild_card_makes_the_straight_flush() -> None:
    state = dealt("guandan-1")
    replies = [action for action in state.choices() if str(action) != "pass"]
    assert {action.said.id for action in replies} == {"play-straight-flush"}
    wild = state.view(0).wild
    for action in replies:
        assert wild in action.cards
        assert len(state.play(action).view(0).hand) == 1


@pytest.mark.rule("guandan 4.4")
def test_the_level_card_beats_the_ace() -> None:
    alone = after("guandan-2", "pass")
    assert alone.turn == 2
    (lead,) = alone.choices()
    assert alone.play(lead).view(None).places[2] == 1
    assert [str(action) for action in after("guandan-2", "play D2").choices()] == ["pass"]


@pytest.mark.rule("zhengshangyou 3.4")
def test_what_beats_must_but_the_bomb_stays_whole() -> None:
    assert "pass" not in map(str, dealt("zhengshangyou-1").choices())
    nines = [rank(card) for card in after("zhengshangyou-1", "play S9").view(0).hand].count(7)
    assert nines == 3


@pytest.mark.rule("zhengshangyou 5.6")
def test_the_bomb_on_others_cards_earns() -> None:
    bombed = after("zhengshangyou-1", "play S9 H9 D9 C9")
    assert bombed.turn == 0
    before: Any = dealt("zhengshangyou-1").view(0)
    now: Any = bombed.view(0)
    assert [late - early for late, early in zip(now.earned, before.earned, strict=True)] == [20, -10, -10]


@pytest.mark.rule("zhengshangyou 3.5")
def test_three_fives_cannot_be_beaten() -> None:
    state = dealt("zhengshangyou-2")
    assert after("zhengshangyou-2", "play H5 D5 C5").turn == 0
    assert after("zhengshangyou-2", "play H5 D5 C5", "play S6").payoffs[0] > 0
    for action in state.choices():
        if str(action) != "play H5 D5 C5":
            assert not forces(state.play(action), lambda end: end.payoffs[0] > 0, frozenset({0}), {})


@pytest.mark.rule("winner 4.8")
def test_the_straight_from_the_ace_is_highest() -> None:
    assert [str(action) for action in dealt("winner-1").choices()] == ["pass", "play H5 S4 H3 H2 CA"]
    for passed in ((), ("pass",)):
        replies = after("winner-1", "play H5 S4 H3 H2 CA", *passed).choices()
        assert {action.said.id for action in replies} <= {"play-pass", "play-bomb", "play-ultra-bomb"}


@pytest.mark.rule("doudizhu-table 5.12")
def test_five_beat_four() -> None:
    view: Any = dealt("doudizhu-table-1").view(2)
    assert view.landlord == 2
    ended = after("doudizhu-table-1", "play S9 H9 D9 C9 C9")
    assert ended.turn is None
    assert ended.payoffs[2] > 0


@pytest.mark.rule("holdem 3.2")
@pytest.mark.parametrize(("name", "price", "pot", "helps"), [("holdem-1", 30, 160, 9), ("holdem-2", 130, 260, 4)])
def test_the_price_of_a_call(name: str, price: int, pot: int, helps: int) -> None:
    view: Any = dealt(name).view(0)
    assert view.round.price - view.round.bets[0] == price
    assert sum(each.chips for each in view.pots) + sum(view.round.bets) == pot
    unseen = set(range(52)) - {*view.hole, *view.board}
    assert len(unseen) == 46
    wanted = {card for card in unseen if (suit(card) == 2 if name == "holdem-1" else rank(card) == 9)}
    assert len(wanted) == helps
    assert (helps / 46 > price / (pot + price)) == situation(name).gets("call")
    kinds = {card: poker.category(poker.rank(poker.hand((*view.hole, *view.board, card)))) for card in unseen}
    made = poker.FLUSH if name == "holdem-1" else poker.STRAIGHT
    assert {card for card, kind in kinds.items() if kind >= made} == wanted


@pytest.mark.rule("onepoker 2.4")
@pytest.mark.parametrize(("name", "mine"), [("onepoker-1", "lock D9"), ("onepoker-2", "check")])
def test_nothing_that_is_down_beats_it(name: str, mine: str) -> None:
    """Every hand the signals leave open loses to it, and one of them would beat the ace."""
    it = situation(name)
    deck = it.deck.split()
    game = catalogue.make_game(it.game)
    outcomes: dict[str, set[int]] = {"lock D9": set(), "lock SA": set(), "check": set()}
    for low in ("C2", "C3", "C4", "C5", "C6", "C7"):
        place = deck.index(low)
        swapped = [*deck]
        swapped[1], swapped[place] = swapped[place], swapped[1]
        for way in (mine, "lock SA") if name == "onepoker-1" else (mine,):
            start = game.start(msgspec.convert(it.setup, game.setup_type), parse(" ".join(swapped)))
            assert start.view(0).signals[1] == (0, 2)
            acts = (way, f"lock {low}", "check", "check") if way != "check" else ("lock S8", f"lock {low}", way, way)
            for action in acts:
                start = start.play(game.parse(action))
            outcomes[way].add(1 if start.payoffs[0] > 0 else -1)
    assert outcomes[mine] == {1}
    assert outcomes["lock SA"] == ({1, -1} if name == "onepoker-1" else set())


@pytest.mark.rule("bridge 3.2")
def test_one_notrump_as_the_system_has_it() -> None:
    view: Any = dealt("bridge-1").view(0)
    assert view.honours == 16
    assert sorted(sum(suit(card) == each for card in view.hand) for each in range(4)) == [3, 3, 3, 4]
    assert str(catalogue.make_bot("bridge", "casual").act(view, Random(54), 0.1)) == "bid 1NT"


@pytest.mark.rule("bridge 4.7")
def test_the_finesse_works() -> None:
    state = after("bridge-2", "play HQ")
    for action in state.choices():
        won: Any = state.play(action).view(0)
        assert won.won == (2, 0)


POINTS: Final = {3: 5, 8: 10, 11: 10}
"""What ranks count in Tractor, as ranks of `core.card`."""


def given(name: str, winner: Seat) -> dict[str, int]:
    """The points of each play that ends the trick, all of which leave it to `winner`."""
    found = {}
    for action in dealt(name).choices():
        done: Any = dealt(name).play(action).view(None)
        assert done.tricks[-1].winner == winner
        found[str(action)] = sum(POINTS.get(rank(card), 0) for card in action.cards)
    return found


@pytest.mark.rule("tractor 4.1")
def test_points_for_the_partner() -> None:
    assert given("tractor-1", 0) == {"play HT": 10, "play HQ": 0, "play HA": 0}


@pytest.mark.rule("tractor 3.11")
def test_a_pair_is_owed_but_no_points() -> None:
    assert given("tractor-2", 2) == {"play D5 D5": 10, "play D6 D6": 0}
