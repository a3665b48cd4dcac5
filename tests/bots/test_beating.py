"""The study `beats` tells what the game allows: the same plays, the same order of kinds."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from french54 import catalogue
from french54.core.card import pack, parse
from french54.core.game import Illegal, State, View
from french54.core.match import Match
from french54.kit.climbing.above import Above
from french54.kit.climbing.digits import hand_of
from french54.kit.climbing.known import doudizhu, guandan
from french54.kit.climbing.meaning import meaning

GAMES = [
    ("doudizhu", {}),
    ("zhengshangyou", {}),
    ("doudizhu-table", {"players": 3}),
    ("doudizhu-table", {"players": 4}),
    ("guandan", {}),
    ("winner", {"players": 4}),
    ("winner", {"players": 3, "straight_flush": True, "suits": True}),
    ("winner", {"players": 4, "one_pack": True, "triple_bomb": True}),
    ("winner", {"players": 5, "revolution": True, "triple_single": True}),
]


def asked(game: str, options: dict[str, Any], deals: int) -> Iterator[View[Any]]:
    """What seats saw when they were to play on something."""
    rules, rng = catalogue.make_game(game, options), Random(f"beats {game} {options}")
    bot = catalogue.make_bot(game, catalogue.UNIFORM)
    for number in range(deals):
        state: State[Any, Any] = Match.begin(rules, bytes([number] * 32)).state
        while state.turn is not None:
            view = state.view(state.turn)
            if lying(view):
                yield view
            state = state.play(bot.act(view, rng, 1.0))


def lying(view: Any) -> Any:
    return view.table


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_a_hand_has_is_what_the_game_allows(game: str, options: dict[str, Any]) -> None:
    study, seen = catalogue.entry(game).study("beats"), 0
    for view in asked(game, options, 3):
        found = study(view, Random(1), 1.0)
        allowed = [action for action in view.choices or () if str(action) != "pass"]
        assert found["count"] == len({tuple(sorted(action.cards)) for action in allowed})
        assert {tuple(sorted(each["cards"])) for each in found["own"]} <= {tuple(sorted(one.cards)) for one in allowed}
        assert found["lying"] == lying(view).said
        assert found["rule"].split()[0] == game
        if allowed and not found["mightier"]:
            assert found["lowest"] is not None or options.get("suits")
        seen += 1
    assert seen > 10


def above(cards: str) -> Above:
    table = doudizhu()
    return Above(table, table.read(hand_of(parse(cards))), pack(), lambda play: meaning(table, play))


@pytest.mark.rule("doudizhu 3.7")
def test_kinds_that_beat_one_another() -> None:
    pair = above("S9 H9")
    assert pair.lowest()
    assert meaning(pair.table, pair.lowest()).said.args == {"rank": "10"}
    assert [each.id for each in pair.mightier()] == ["beats-bomb", "play-rocket"]
    assert not above("S2 H2").lowest(), "of jokers there is no pair in one pack"
    assert not above("RJ").lowest()
    straight = above("ST HJ SQ SK SA")
    assert not straight.lowest()
    assert meaning(straight.table, above("S3 H4 S5 S6 S7").lowest()).lowest == "4"
    bomb = above("S2 H2 D2 C2")
    assert not bomb.lowest()
    assert [each.id for each in bomb.mightier()] == ["play-rocket"]
    rocket = above("BJ RJ")
    assert (rocket.lowest(), rocket.mightier()) == (0, [])


@pytest.mark.rule("guandan 5.8")
def test_bombs_of_guandan_climb_over_one_another() -> None:
    table = guandan(12)
    bomb = Above(table, table.read(hand_of(parse("S5 H5 D5 C5"))), pack(2), lambda play: meaning(table, play))
    told = bomb.mightier()
    assert [each.id for each in told] == ["beats-bomb", "beats-straight-flush", "play-rocket"]
    assert told[0].args["count"] == 5


def test_where_nothing_lies_there_is_nothing_to_tell() -> None:
    for game in {game for game, _ in GAMES}:
        state: State[Any, Any] = Match.begin(catalogue.make_game(game, {}), bytes(32)).state
        with pytest.raises(Illegal):
            catalogue.entry(game).study("beats")(state.view(state.turn), Random(1), 1.0)
