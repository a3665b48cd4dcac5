"""A deal of Texas Hold'em played here and by PokerKit at once."""

from collections.abc import Iterator
from random import Random
from typing import Final

from pokerkit import Automation, NoLimitTexasHoldem
from pokerkit import State as PeerState

from french54.core.card import NAMES, Card, Cards
from french54.core.game import Seat
from french54.games.holdem import seating
from french54.games.holdem.rules import PACK, Holdem, HoldemState
from french54.games.holdem.seating import Setup
from french54.kit.betting.pots import Each
from french54.kit.betting.wagers import FOLD, Bet, Fold, Raise, Wager

AUTOMATIONS: Final = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
BURNT: Final = {0: 0, 3: 4, 4: 6}
"""By cards on the board, the place of the card burnt next, counted from behind the hole cards."""


class Differs(AssertionError):
    """The two do not agree."""


def peer_name(*cards: Card) -> str:
    """Cards as PokerKit writes them."""
    return "".join(NAMES[card][1] + NAMES[card][0].lower() for card in cards)


class Table:
    """One deal, kept in step; `noted` lists the known differences met on the way."""

    def __init__(self, game: Holdem, stacks: Each, button: Seat, deck: Cards) -> None:
        self.ours: HoldemState = game.start(Setup(stacks, button, (0,) * len(stacks)), deck)
        self.seats = seating.order(stacks, button)
        self.noted: list[str] = []
        self.deck = deck
        self.peer: PeerState = NoLimitTexasHoldem.create_state(
            AUTOMATIONS,
            False,
            0,
            (game.small, game.big),
            game.big,
            tuple(stacks[seat] for seat in self.seats),
            len(self.seats),
        )
        for place in range(2 * len(self.seats)):
            self.peer.deal_hole(peer_name(deck[place]))
        self._deal()

    def _deal(self) -> None:
        """The board, as far as the peer asks for it."""
        while self.peer.status and self.peer.actor_index is None:
            shown = len(list(self.peer.get_board_cards(0)))
            place = 2 * len(self.seats) + BURNT[shown]
            if self.peer.can_burn_card():
                self.peer.burn_card(peer_name(self.deck[place]))
            else:
                self.peer.deal_board(peer_name(*self.deck[place + 1 : place + (2 if shown else 4)]))

    @property
    def peer_turn(self) -> Seat | None:
        """Who is to act by the peer."""
        return None if self.peer.actor_index is None else self.seats[self.peer.actor_index]

    def play(self, action: Wager) -> None:
        """Both after `action`."""
        self.ours = self.ours.play(action)
        if isinstance(action, Fold):
            self.peer.fold()
        elif isinstance(action, Bet | Raise):
            self.peer.complete_bet_or_raise_to(action.to)
        else:
            self.peer.check_or_call()
        self._deal()

    def compare(self) -> None:
        """Raise `Differs` unless both ask the same seat for the same, known differences aside."""
        self._skip_idle()
        if self.peer_turn != self.ours.turn:
            raise Differs(f"turn: {self.peer_turn}, here {self.ours.turn}")
        if self.ours.turn is None:
            self._compare_stacks()
            return
        now = self.ours.round
        asked = {
            "to call": (self.peer.checking_or_calling_amount, min(now.owed, now.stacks[self.ours.turn])),
            "may fold": (self.peer.can_fold(), FOLD in self.ours.choices()),
            "in all pots": (self.peer.total_pot_amount, sum(now.paid)),
            "totals": (self._peer_totals(), list(now.raises())),
            "pots": ([pot.amount for pot in self.peer.pots], [pot.chips for pot in self.ours.view(None).pots]),
        }
        for what, (theirs, mine) in asked.items():
            if theirs != mine:
                raise Differs(f"{what}: {theirs}, here {mine}")

    def _skip_idle(self) -> None:
        """The peer asks for a check where nobody can bet any more; the deal here goes on by itself."""
        while self.peer.actor_index is not None and self.ours.turn is None:
            if self.peer.can_fold() or self.peer.can_complete_bet_or_raise_to():
                raise Differs("the deal is over here")
            self.noted.append("idle check")
            self.peer.check_or_call()
            self._deal()

    def _peer_totals(self) -> list[int]:
        """The totals the peer allows, but those of a seat it lets raise before anybody made a full bet or raise."""
        if not self.peer.can_complete_bet_or_raise_to():
            return []
        now, seat = self.ours.round, self.ours.turn
        if seat is not None and now.barred(seat) == "betting-error-closed" and now.step == self.ours.least:
            self.noted.append("open before a full raise")
            return []
        least, most = self.peer.min_completion_betting_or_raising_to_amount, self.peer.stacks[self._actor()]
        assert least is not None
        return list(range(least, most + self.peer.bets[self._actor()] + 1))

    def _actor(self) -> int:
        assert self.peer.actor_index is not None
        return self.peer.actor_index

    def _compare_stacks(self) -> None:
        theirs = [0] * len(self.ours.round.stacks)
        for place, seat in enumerate(self.seats):
            theirs[seat] = self.peer.stacks[place]
        if theirs != self.with_odd_chips_together():
            raise Differs(f"stacks: {theirs}, here {self.ours.round.stacks}")
        if theirs != list(self.ours.round.stacks):
            self.noted.append("odd chips")

    def with_odd_chips_together(self) -> list[int]:
        """Our stacks, had the first winner of each pot all the chips that cannot be divided."""
        stacks = list(self.ours.round.stacks)
        first: dict[int, Seat] = {}
        for event in self.ours.log:
            if event.kind == "award" and event.seat is not None:
                taker = first.setdefault(event.data["pot"], event.seat)
                stacks[event.seat] -= event.data["odd"]
                stacks[taker] += event.data["odd"]
        return stacks


def random_table(rng: Random) -> Table:
    """Two to four seats with stacks of any size; where the big blind is short, calling costs what the peer has it."""
    while True:
        stacks = tuple(
            rng.choice((0, rng.randint(1, 60), rng.randint(20, 300), rng.randint(300, 2000), 1000)) for _ in range(4)
        )
        if sum(map(bool, stacks)) > 1:
            break
    button = rng.choice([seat for seat in range(4) if stacks[seat]])
    whole = stacks[seating.blinds(stacks, button)[1]] >= 20
    return Table(Holdem(whole_price=whole), stacks, button, tuple(rng.sample(PACK, len(PACK))))


def played(table: Table, rng: Random) -> Iterator[Wager]:
    """The table played at random to its end, compared before every action and at the end."""
    table.compare()
    while table.ours.turn is not None:
        action = table.ours.choices().draw(rng)
        yield action
        table.play(action)
        table.compare()
