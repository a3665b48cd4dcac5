"""Cases of Winner. `players` and the options stand in the input; seats count in playing order."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from french54.core.card import Cards, parse
from french54.core.game import Illegal
from french54.games.winner import hand
from french54.games.winner.choices import Turn
from french54.games.winner.hand import Lying
from french54.games.winner.options import Options
from french54.games.winner.rules import Setup, Winner, WinnerState
from french54.games.winner.score import Score
from french54.kit.climbing.actions import PASS, Play
from tests.cases.form import Answer, Kind

Given = Mapping[str, Any]
NAMES: Final = {field.name for field in fields(Options)}


def _game(given: Given) -> Winner:
    return Winner(**{name: value for name, value in given.items() if name in NAMES})


def _cards(names: str | Sequence[str]) -> Cards:
    return parse(names if isinstance(names, str) else " ".join(names))


def _turn(given: Given, cards: Cards, table: str = "") -> Turn:
    game = _game(given)
    lies = hand.laid(parse(table), game)
    assert bool(lies.meaning) == bool(table), f"no combination lies on the table: {table}"
    return Turn(cards, Lying(game, hand.read(lies.cards, game), lies.cards, given.get("turned", False)))


def recognise(given: Given) -> Answer:
    cards = _cards(given["cards"])
    try:
        (play,) = _turn(given, cards).readings(cards)
    except Illegal:
        return {"valid": False}
    assert isinstance(play, Play)
    assert play.meaning is not None
    what = play.meaning
    return {"valid": True, "type": what.shape, "main": what.rank.replace("10", "T"), "len": what.length}


def beats(given: Given) -> Answer:
    cards = _cards(given["play"])
    return {"legal": Play(cards) in _turn(given, cards, given["table"])}


def pass_right(given: Given) -> Answer:
    return {"may_pass": PASS in _turn(given, parse("S3"), given["table"])}


def _left(given: Given) -> WinnerState:
    game = _game(given)
    held = tuple(hand.ordered(_cards(cards)) for cards in given["hands"])
    setup = Setup(0, (0,) * game.players, 0)
    return WinnerState(setup, game, game.cards, held, given.get("turn", 0), plays=(1,) * game.players)


def trick(given: Given) -> Answer:
    """Plays from hands that are all that is left; seat 0 leads. Passes that go by themselves are left out."""
    state, game = _left(given), _game(given)
    for index, (seat, what) in enumerate(given["actions"]):
        if state.turn != seat:
            return {"out_of_turn_at": index, "next": state.turn}
        try:
            state = state.play(PASS if what == "pass" else game.parse(f"play {what}"))
        except Illegal:
            return {"illegal_at": index}
    forced = [event.seat for event in state.log if event.data.get("forced")]
    leads = state.turn is not None and not state.table
    ended = {"over": True, "places": state.view(None).places} if state.turn is None else {"over": False}
    return {"next": state.turn, "leads": leads, "forced": forced, "turned": state.reversed, **ended}


def score(given: Given) -> Answer:
    return {"payoffs": Score(tuple(given["left"]), tuple(given["plays"])).payoffs}


def deck(given: Given) -> Answer:
    game = _game(given)
    state = game.start(Setup(given.get("dealer", 0), (0,) * game.players, 0), game.cards)
    return {"cards": len(game.cards), "counts": state.view(None).counts}


def first_actor(given: Given) -> Answer:
    """Who leads: in the first deal, where the card turned up is dealt as the `dealt`-th of all, counted from 1; or in a
    later one."""
    game = _game(given)
    turned = given["dealt"] - 1 if "dealt" in given else None
    setup = Setup(given["dealer"], (0,) * game.players, turned, given.get("winner"))
    return {"first": game.start(setup, game.cards).turn}


def next_dealer(given: Given) -> Answer:
    """From hands that are all that is left, with the plays that end the deal."""
    state, game = _left(given), _game(given)
    for _, what in given["actions"]:
        state = state.play(PASS if what == "pass" else game.parse(f"play {what}"))
    following = game.next(state.setup, state, _Nothing())
    return {"dealer": following.dealer, "leader": following.leader}


class _Nothing:
    def below(self, n: int) -> int:
        raise AssertionError("nothing is drawn after the first deal")


def gift(given: Given) -> Answer:
    """The loser deals (seat 0) and has only `cards`, as far as it matters; the winner, seat 1, offers two cards."""
    game = Winner(players=3, gift=True)
    wanted, offer = _cards(given["cards"]), _cards(given["offer"])
    low = sorted((card for card in game.cards if card not in {*wanted, *offer}), key=hand.height)
    mine = (*wanted, *low)[:18]
    rest = [card for card in game.cards if card not in mine]
    ours = sorted(rest, key=lambda card: card not in offer)
    deck = [card for three in zip(mine, ours[:18], ours[18:], strict=True) for card in three]
    state = game.start(Setup(0, (0, 0, 0), None, 1), tuple(deck))
    given_ = state.given
    state = state.play(game.parse("offer " + given["offer"]))
    state = state.play(game.parse("take " + given["take"]))
    shown = [event.kind for event in state.view(2).events if event.kind in {"give", "offer", "take"} and event.cards]
    assert given_ is not None
    return {
        "given": hand.ordered((given_,)) == _cards(given["expected_gift"]),
        "counts": state.view(None).counts,
        "loser_has": parse(given["take"])[0] in state.hands[0],
        "winner_has_gift": given_ in state.hands[1],
        "shown": shown,
        "leader": state.turn,
    }


KINDS: Final[Mapping[str, Kind]] = {
    "recognise": recognise,
    "beats": beats,
    "pass_right": pass_right,
    "trick": trick,
    "score": score,
    "deck": deck,
    "first_actor": first_actor,
    "next_dealer": next_dealer,
    "gift": gift,
}
