"""A view in the kernels' numbers, and plays of the kernels as actions of the seat."""

from functools import cache
from typing import Final

from french54.bots.climbing.customs import FOLLOW_BOMB, FOLLOW_OTHER, LATE, PASS_ENEMY, Customs, Sight
from french54.bots.climbing.manner import Manner
from french54.bots.climbing.trials import Stakes
from french54.bots.climbing.weighing import Position
from french54.core.card import Cards
from french54.core.game import Seat
from french54.games.winner import hand
from french54.games.winner.actions import Action
from french54.games.winner.choices import Turn
from french54.games.winner.options import Options
from french54.games.winner.sampling import shown_in
from french54.games.winner.view import WinnerView
from french54.kit.climbing.actions import PASS, Play
from french54.kit.climbing.digits import hand_of
from french54.kit.climbing.known import ORDER
from french54.kit.climbing.lay import take

RUNS = (*range(2, 14), 1, 0)
"""The places where runs begin, from the weakest up."""

PATIENT: Final = {FOLLOW_OTHER: -33, FOLLOW_BOMB: 60, PASS_ENEMY: 12, LATE: 4}
HASTE: Final = {
    13: PATIENT,
    18: PATIENT,
    21: {FOLLOW_OTHER: -50, FOLLOW_BOMB: 60, PASS_ENEMY: 20},
}
"""What is weighed otherwise by the number of cards dealt to each: with fewer of them there is less hurry."""


def own_seat(view: WinnerView) -> Seat:
    """The seat that looks, which must be on turn."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError("not on turn")
    return view.seat


def player_of(options: Options) -> Customs:
    """The quick player for the rules as chosen."""
    return _player(
        Options(
            options.players,
            one_pack=options.one_pack,
            triple_single=options.triple_single,
            straight_flush=options.straight_flush,
            triple_bomb=options.triple_bomb,
            revolution=options.revolution,
        )
    )


@cache
def _player(options: Options) -> Customs:
    usual = Manner(options.table(), ORDER, RUNS)
    turned = Manner(options.table(turned=True), ORDER[::-1], RUNS[::-1]) if options.revolution else usual
    made = Customs(usual, turned, options.packs)
    for place, weight in HASTE.get(len(options.cards) // options.players, {}).items():
        made.weights[place] = weight
    return made


def options_of(view: WinnerView) -> Options:
    """The rules as chosen; while gifts are given, as far as the cards tell."""
    if isinstance(view.choices, Turn):
        return view.choices.options
    players = len(view.counts)
    return Options(players, one_pack=players == 4 and sum(view.counts) < 54)


def sight_of(view: WinnerView) -> Sight:
    """What the seat on turn knows."""
    seat, players = own_seat(view), len(view.counts)
    sight = Sight(players)
    sight.seat = seat
    sight.hand = hand_of(view.hand)
    sight.unseen = hand_of(options_of(view).cards) - hand_of(view.played) - sight.hand
    for other, count in enumerate(view.counts):
        sight.counts[other] = count
    sight.turned = view.reversed
    sight.owner = seat
    if view.table is not None and isinstance(view.choices, Turn):
        sight.last, sight.owner = view.choices.lying.move, view.table.seat
    sight.fresh = int(players > 3 and not view.plays[seat] and not any(view.places))
    return sight


def position_of(view: WinnerView) -> Position:
    """The decision of the seat on turn."""
    sight = sight_of(view)
    known = [hand_of(tuple(cards)) for cards in shown_in(view).held]
    known[sight.seat] = 0
    played = tuple([plays > 0 for plays in view.plays])
    return Position(sight, sight.unseen - sum(known), tuple(known), played, Stakes(len(view.counts), -1, 99))


def legal(view: WinnerView, player: Customs, sight: Sight) -> dict[int, Action]:
    """The plays worth thinking of, by their numbers; a pass where it is allowed."""
    turn = view.choices
    if not isinstance(turn, Turn):
        raise ValueError("cards are given, not played")
    lying, found = turn.lying, dict[int, Action]()
    if not lying.move:
        for move in player.leads(sight):
            play = _led(int(move), view.hand, lying.options)
            if play is not None:
                found[int(move)] = play
        return found
    found[0] = PASS
    winged = lying.options.table(lying.turned).shape_of(lying.move).wings
    for move in player.replies(sight) if winged else lying.moves(view.hand):
        found[int(move)] = hand.bound(int(move), view.hand, lying.options)
    for move, cards in lying.ties(view.hand):
        found[move] = hand.bound(move, cards, lying.options)
    return found


def _led(move: int, held: Cards, options: Options) -> Play | None:
    """`move` in cards of the hand: a straight in one suit where that is better and they are held so."""
    table = options.table()
    shape = table.shape_of(move)
    if shape.mixed:
        for suit in range(4):
            of_suit = [card for card in held if card < 52 and card % 4 == suit]
            counts = table.cards_of(move)
            if all(count <= hand_of(tuple(of_suit)) >> 4 * digit & 15 for digit, count in _digits(counts)):
                return hand.laid(tuple(take(counts, of_suit)), options)
    try:
        return hand.bound(move, held, options)
    except ValueError:
        return None


def _digits(counts: int) -> list[tuple[int, int]]:
    return [(digit, count) for digit in range(15) if (count := counts >> 4 * digit & 15)]
