"""Deals of Dou Dizhu at the table to test its rules on."""

from collections import Counter
from typing import Final

from french54.core.card import Cards, parse
from french54.core.game import Event, Illegal
from french54.games.doudizhu_table import hand, told
from french54.games.doudizhu_table.choices import Turn
from french54.games.doudizhu_table.rules import DoudizhuTable, DoudizhuTableState, Setup
from french54.kit.climbing.actions import Play

GAMES: Final = {players: DoudizhuTable(players) for players in (3, 4)}


class Fixed:
    """Chance that gives certain values, one after another."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.values.pop(0) % n


def dealt(*hands: str, players: int = 3, dealer: int = 0, turned: int | None = None) -> DoudizhuTableState:
    """A deal in which seats 0, 1 ... draw at least the cards of `hands`; seat 0 calls first unless `turned` is given.

    The rest falls from the threes upward, so that the highest cards are left over.
    """
    wanted = [list(parse(text)) for text in (*hands, *("",) * (players - len(hands)))]
    rest = Counter(hand.PACKS[players])
    for cards in wanted:
        rest.subtract(cards)
    assert min(rest.values()) >= 0, "no pack holds these cards"
    pool = sorted(rest.elements(), reverse=True)
    deck = [-1] * len(hand.PACKS[players])
    for seat, cards in enumerate(wanted):
        places = told.places(seat, dealer, players)
        cards += [pool.pop() for _ in range(len(places) - len(cards))]
        for place, card in zip(places, cards, strict=True):
            deck[place] = card
    for place in told.left(players):
        deck[place] = pool.pop()
    place = told.places(0, dealer, players)[0] if turned is None else turned
    return GAMES[players].start(Setup(dealer, place, (0,) * players), tuple(deck))


def left(*hands: str, landlord: int = 0, bid: int = 1) -> DoudizhuTableState:
    """A deal that has gone on until the seats hold nothing but `hands`, the landlord about to lead."""
    held = tuple(hand.ordered(parse(text)) for text in hands)
    players = len(hands)
    deck = hand.PACKS[players]
    return DoudizhuTableState(Setup(0, 0, (0,) * players), deck, held, landlord, bid, landlord)


def said(state: DoudizhuTableState, *texts: str) -> DoudizhuTableState:
    """The deal after these calls, plays (`S3 H3`) and passes, one after another."""
    for text in texts:
        whole = text if text == "pass" or text.startswith("bid") else f"play {text}"
        state = state.play(GAMES[state.players].parse(whole))
    return state


def emptied(winner: int, players: int = 3, bid: int = 1, *, landlord: int = 0, bombs: int = 0) -> DoudizhuTableState:
    """A deal that seat `winner` won with its last card, after so many of the bombs that four 3s, 4s ... are."""
    fours = [f"S{rank} H{rank} D{rank} C{rank}" for rank in "3456789"[:bombs]]
    hands = ["S9 HT"] * players
    hands[landlord] = " ".join([*fours, hands[landlord]])
    hands[winner] = hands[winner].replace(" HT", "").replace("S9", "SQ")
    state = left(*hands, landlord=landlord, bid=bid)
    for four in fours:
        state = said(state, four, *("pass",) * (players - 1))
    if winner != landlord:
        state = said(state, "S9", *("pass",) * ((winner - landlord) % players - 1))
    return said(state, "SQ")


def kinds(state: DoudizhuTableState) -> list[str]:
    """What has happened since the cards were drawn, each kind with its seat."""
    events = state.view(None).events[state.players + 1 :]
    return [event.kind + ("" if event.seat is None else f" {event.seat}") for event in events]


def told_of(state: DoudizhuTableState, kind: str) -> list[Event]:
    """The events of a kind that everybody has seen."""
    return [event for event in state.view(None).events if event.kind == kind]


def why(state: DoudizhuTableState, text: str) -> str:
    """The paragraph that forbids the action written as `text`."""
    try:
        state.play(GAMES[state.players].parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("doudizhu-table ")
    raise AssertionError(f"{text} is legal")


def holding(cards: Cards, table: str = "", players: int = 3) -> Turn:
    """The choices of a seat that holds `cards`, with the combination `table` to beat, or to lead."""
    last = hand.read(parse(table), players)
    assert bool(last) == bool(table), "no combination lies on the table"
    return Turn(cards, last, players)


def beats(play: str, table: str, players: int = 3) -> bool:
    """Whether a seat that holds nothing but `play` may lay it on `table`."""
    cards = parse(play)
    return Play(cards) in holding(cards, table, players)


def shape(text: str, players: int = 3) -> str | None:
    """The shape of the cards `text`, None for no combination."""
    cards = parse(text)
    try:
        (play,) = holding(cards, players=players).readings(cards)
    except Illegal:
        return None
    assert isinstance(play, Play)
    assert play.meaning is not None
    return play.meaning.shape


def refused(text: str, table: str = "", players: int = 3) -> tuple[str, str]:
    """The paragraph and the sentence that refuse the cards `text`."""
    cards = parse(text)
    try:
        holding(cards, table, players).readings(cards)
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("doudizhu-table "), illegal.reason.message.id
    raise AssertionError(f"{text} is legal")
