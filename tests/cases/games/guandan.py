"""Cases of Guandan."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from french54.core.card import NAMES, Card, Cards, pack, parse
from french54.core.game import Illegal
from french54.games.guandan import hand, levels, tribute
from french54.games.guandan.actions import PASS, Play, Return
from french54.games.guandan.choices import Turn
from french54.games.guandan.rules import Guandan, GuandanState, Setup, follower
from tests.cases.form import Answer, Kind, NotRun

GAME: Final = Guandan()
Given = Mapping[str, Any]


def _cards(names: str | Sequence[str] | None) -> Cards:
    return parse(names if isinstance(names, str) else " ".join(names or ()))


def _level(name: str) -> int:
    return hand.LEVEL_NAMES.index(name.replace("T", "10"))


def _main(rank: str) -> str:
    return rank.replace("10", "T")


def _readings(cards: Cards, level: int, table: int = 0) -> list[Play]:
    """Everything that the cards may mean to a seat that holds just them."""
    try:
        found = Turn(hand.ordered(cards, level), level, table).readings(cards)
    except Illegal:
        return []
    return [play for play in found if isinstance(play, Play)]


def _told(play: Play) -> dict[str, str]:
    meaning = hand.meaning(play.move)
    return {"type": meaning.shape, "main": _main(meaning.rank)}


def recognise(given: Given) -> Answer:
    found = [_told(play) for play in _readings(_cards(given["cards"]), _level(given["level"]))]
    if not found:
        return {"valid": False, "readings_include": [], "types_exclude": []}
    kinds = [each["type"] for each in found]
    return {"valid": True, "readings_include": found, "types_exclude": kinds}


def beats(given: Given) -> Answer:
    level = _level(given["level"])
    beaten, cards = _as(given["table"], level).move, _cards(given["play"]["cards"])
    held = Turn(hand.ordered(cards, level), level, beaten)
    return {"legal": _as(given["play"], level) in held}


def _as(laid: Given, level: int) -> Play:
    """Cards with the meaning they are given; NotRun if they cannot mean it."""
    for play in _readings(_cards(laid["cards"]), level):
        if "as" not in laid or all(
            _told(play)[name] == value for name, value in laid["as"].items() if name in _told(play)
        ):
            return play
    raise NotRun(f"{laid['cards']} cannot be {laid.get('as')}")


def pass_right(given: Given) -> Answer:
    level = _level(given.get("level", "2"))
    table = given["table"]
    laid = {"cards": table} if isinstance(table, list) else table
    beaten = _as(laid, level).move if laid else 0
    return {"may_pass": PASS in Turn(pack(2), level, beaten)}


def _places(given: Given, order: Sequence[str]) -> tuple[int, ...]:
    return tuple(order.index(who) for who in given["finish_order"])


def award(given: Given) -> Answer:
    order, sides = given["turn_order"], _sides(given)
    before = tuple(_level(given["levels"][side]) for side in sides)
    made = levels.award((before[0], before[1]), _level(given["hand_level"]), _places(given, order))
    after = dict(zip(sides, (_main(hand.LEVEL_NAMES[level]) for level in made.levels), strict=True))
    return {
        "winner_team": sides[made.side],
        "up": made.up,
        "levels": after,
        "match_won": made.won,
        "next_level": None if made.won else _main(hand.LEVEL_NAMES[made.level]),
    }


def _sides(given: Given) -> list[str]:
    """The names of the sides, that of the seats 0 and 2 first."""
    first = given["turn_order"][0]
    return sorted(given["teams"], key=lambda side: first not in given["teams"][side])


def tributes(given: Given) -> Answer:
    """A deal in which those who owe tribute hold the cards given and others below them, and give back what they may;
    where no deal is so, the rules of tribute alone.
    """
    order, level, finished = given["turn_order"], _level(given["level"]), _places(given, given["turn_order"])
    named = [_cards(given["payer_hands"].get(who)) for who in order]
    whole = _filled(named, tribute.payers(finished), level)
    kept = all(
        tribute.highest(whole[seat], level) == tribute.highest(named[seat], level) for seat in tribute.payers(finished)
    )
    if not kept:
        refused = tribute.refused(named, finished)
        owed = () if refused else tribute.owed(named, finished, level)
        leader = owed[0].payer if owed else finished[0]
    else:
        dealt: list[Card] = [0] * 108
        for seat, cards in enumerate(whole):
            dealt[seat::4] = cards
        state = GAME.start(Setup(finished[0], (level, level), level, finished), tuple(dealt))
        refused, owed = state.refused, state.tributes
        while state.phase == "return":
            state = state.play(next(iter(state.choices())))
        assert state.turn is not None
        leader = state.turn
    gifts = [[order[each.payer], NAMES[each.card], order[each.receiver]] for each in owed]
    return {"anti": refused, "gifts": gifts, "leader": order[leader]}


def _filled(named: Sequence[Cards], first: Sequence[int], level: int) -> list[Cards]:
    """Whole hands; those of `first` get the lowest cards."""
    stock = Counter(pack(2)) - Counter(card for cards in named for card in cards)
    low = sorted(stock.elements(), key=lambda card: (card != hand.wild(level), hand.places(level)[card]))
    whole = list(named)
    for seat in sorted(range(4), key=lambda seat: seat not in first):
        whole[seat] = (*named[seat], *[low.pop() for _ in range(27 - len(named[seat]))])
    return whole


def tribute_return(given: Given) -> Answer:
    allowed = tribute.returnable(_cards(given["receiver_hand"]), _level(given["level"]))
    return {"allowed": sorted(str(Return(card)).removeprefix("return ") for card in allowed)}


def trick(given: Given) -> Answer:
    order = given["turn_order"]
    hands = tuple(pack()[:1] if who in given["still_holding"] else () for who in order)
    return {"leader": order[follower(order.index(given["last_player"]), hands)]}


def end(given: Given) -> Answer:
    """Each plays its last card when its turn to run out comes, led or not."""
    order, out = given["turn_order"], given["out_in_order"]
    state: GuandanState | None = None
    gone: tuple[int, ...] = ()
    for who in out:
        seat = order.index(who)
        hands = tuple(() if other in gone else parse("S3") if other == seat else parse("S4 S5") for other in range(4))
        state = GuandanState(Setup(0), pack(2), hands, seat, out=gone).play(Play(parse("S3")))
        gone = state.out
        if state.turn is None:
            break
    over = state is not None and state.turn is None
    return {"hand_over": over, **({"finish_order": [order[seat] for seat in gone]} if over else {})}


def deck(given: Given) -> Answer:
    setup = Setup(0)
    cards = GAME.pack(setup)
    counts = GAME.start(setup, cards).view(None).counts
    (each,) = set(counts)
    return {
        "cards": len(cards),
        "players": GAME.seats,
        "each": each,
        "kitty": len(cards) - sum(counts),
        "wild_cards_in_deck": cards.count(hand.wild(setup.level)),
    }


KINDS: Final[Mapping[str, Kind]] = {
    "recognise": recognise,
    "beats": beats,
    "pass_right": pass_right,
    "award": award,
    "tribute": tributes,
    "tribute_return": tribute_return,
    "trick": trick,
    "end": end,
    "deck": deck,
}
