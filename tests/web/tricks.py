"""A guest at the tables of Bridge and Tractor."""

from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import ElementHandle
from tests.web.guest import Guest

LIT = ".asked .card:not(.dim):not(.sel)"


def phase(guest: Guest) -> str:
    """Of the deal, as the table's view has it."""
    return guest.page.get_attribute(".table", "data-phase") or ""


def call(guest: Guest, selector: str) -> None:
    """Choose a call and confirm it."""
    guest.press(selector)
    guest.press(guest.button(2))
    guest.settle()


def card(guest: Guest) -> ElementHandle:
    """The last card worth choosing."""
    return guest.page.query_selector_all(LIT)[-1]


def bridge(guest: Guest) -> None:
    """Some move of Bridge: seven notrump, so that the guest declares; then the last card that may be played."""
    now = phase(guest)
    if now == "vulnerability":
        return call(guest, ".sides .btn >> nth=1")
    if now == "auction":
        if guest.page.query_selector(".auction button") is None:
            guest.press(".bidbox .btn >> nth=6")
            return call(guest, ".bidbox .btn >> nth=11")
        guest.press(guest.button(1))
        return guest.settle()
    guest.press_card(card(guest))
    guest.settle()
    guest.until_confirmable()
    guest.press(guest.button(2))
    return guest.settle()


def tractor(guest: Guest) -> None:
    """Some move of Tractor: the first declaration there is; as many of the last cards as are wanted."""
    if phase(guest) == "declare":
        if guest.page.query_selector(".offers .btn:not([aria-disabled])"):
            return call(guest, ".offers .btn:not([aria-disabled]) >> nth=0")
        guest.press(guest.button(1))
        return guest.settle()
    while not guest.may_confirm:
        if guest.page.query_selector(LIT) is None:  # what was picked is not what has to be followed with
            return guest.follow_hint()
        guest.press_card(card(guest))
        guest.settle()
    guest.press(guest.button(2))
    return guest.settle()


MOVES: Final[Mapping[str, Callable[[Guest], None]]] = {"bridge": bridge, "tractor": tractor, "guandan": Guest.move}


def until(guest: Guest, game: str, wanted: str) -> bool:
    """Play on until something is asked in that phase of a deal; False if the deal ended before."""
    while guest.until_asked():
        if phase(guest) == wanted:
            return True
        MOVES[game](guest)
    return False
