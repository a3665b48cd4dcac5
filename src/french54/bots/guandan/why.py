"""What speaks for an action, in one sentence."""

from typing import Final

from french54.bots.guandan import habits, returning
from french54.bots.guandan.habits import Liked
from french54.bots.guandan.reading import FIRST_BOMB, PAIR, SINGLE, Position, losers
from french54.core.game import Message
from french54.games.guandan.levels import partner
from french54.games.guandan.view import GuandanView
from french54.kit.climbing.plays import length_of, row_of
from french54.kit.climbing.shapes import hold

LONG: Final = 5
"""So many cards at once are many."""
HIGH: Final = 9
"""The queen, or the jack where the level rank is higher: from here on a lead is no low one."""
SHORT: Final = 5
"""So few cards are left to an opponent who must be stopped."""


def of_return(view: GuandanView) -> Message:
    """Why to give this card back."""
    friend = view.seat is not None and returning.payer_of(view) == partner(view.seat)
    return Message("hint-guandan-return-partner" if friend else "hint-guandan-return")


def of_play(position: Position, liked: Liked) -> Message:
    """Why to make this play."""
    move = liked.move
    if not move:
        return _of_pass(position)
    rest = position.after(move)
    if not rest:
        return Message("hint-out")
    parts = tuple(position.parting.parts(hold(rest, position.wild)))
    if row_of(move) < FIRST_BOMB and position.is_boss(move) and len(losers(position, parts)) <= 1:
        return Message("hint-sure")
    return _of_beat(position, liked) if position.table else _of_lead(position, move)


def _of_pass(position: Position) -> Message:
    if len(position.moves()) == 1:
        return Message("hint-cannot")
    if position.owner == position.mate:
        return Message("hint-guandan-partner-holds")
    return Message("hint-save")


def _of_lead(position: Position, move: int) -> Message:
    if row_of(move) >= FIRST_BOMB:
        return Message("hint-bomb")
    cards = int(position.rules.shape_of(move).size(length_of(move)))
    if cards <= 2 and position.counts[position.mate] == cards:
        return Message("hint-guandan-feed")
    least = min((position.counts[seat] for seat in position.enemies if position.counts[seat]), default=0)
    if least in (1, 2) and cards != least:
        return Message("hint-avoid", {"count": least})
    if position.is_boss(move):
        return Message("hint-keep-lead")
    if cards >= LONG:
        return Message("hint-long")
    return Message("hint-draw" if position.power(move) >= HIGH else "hint-low")


def _of_beat(position: Position, liked: Liked) -> Message:
    owner = position.owner
    if owner in position.enemies and 0 < position.counts[owner] <= SHORT:
        return Message("hint-stop", {"count": position.counts[owner]})
    following = position.enemies[0]
    if row_of(liked.move) in (SINGLE, PAIR) and position.counts[following] == row_of(liked.move) + 1:
        return Message("hint-guandan-block", {"count": position.counts[following]})
    if row_of(liked.move) >= FIRST_BOMB:
        return Message("hint-bomb")
    if position.is_boss(liked.move):
        return Message("hint-take-lead")
    return Message("hint-cheap" if habits.turn_saved(position, liked) else "hint-fight")
