"""The list of games leads to the games it names."""

import pytest

from french54.catalogue import ENTRIES, Entry, entry, make_bot, make_game
from french54.core.match import Match


@pytest.mark.parametrize("listed", ENTRIES, ids=lambda listed: listed.game)
def test_a_listed_game_can_be_dealt(listed: Entry) -> None:
    game = make_game(listed.game)
    assert game.name == entry(listed.game).game == listed.game
    assert Match.begin(game, bytes(32)).state.turn is not None
    assert listed.levels


def test_what_is_not_listed_is_refused() -> None:
    assert len({listed.game for listed in ENTRIES}) == len(ENTRIES)
    with pytest.raises(KeyError):
        entry("canasta")
    with pytest.raises(KeyError):
        make_game("canasta")
    with pytest.raises(KeyError):
        make_bot("doudizhu", "divine")
    with pytest.raises(TypeError):
        make_game("doudizhu", {"jokers": 3})
