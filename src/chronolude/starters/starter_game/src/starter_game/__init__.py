"""Starter Game: lay higher and higher, or stop. A whole game of a third party, in one file beside its words."""

from __future__ import annotations

from pathlib import Path

from chronolude.games import Game, Home, Outlook, Rulebook
from chronolude.games.bots import bots_at
from chronolude.games.game import heaped
from chronolude.games.naming import events_in, numbers_in, zones_in
from chronolude.games.spoken import Spoken
from chronolude.kernel.ask import action, noun_of, verb_of
from chronolude.kernel.layout import ALL, CARD, NOBODY, NUMBER, OWNER, SEAT, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import actions, ask, refuse
from chronolude.kernel.state import NONE, State, Table
from chronolude.kernel.verbs import cards_in, draw, emit, move, push, shuffle, size_of, top

# What lies on the table. A zone says who sees into it.
SEATS = 4
CARDS = tuple(str(value) for value in range(1, 31))
LAYOUT = Layout(
    cards=CARDS,
    kinds=(0,) * len(CARDS),
    zones=(
        Zone("deck", NOBODY, ordered=True),
        Zone("hand", OWNER, SEATS),
        Zone("row", ALL, ordered=True),
        Zone("away", ALL),
    ),
    numbers=(Number("score", SEATS),),
    verbs=(Verb("lay", CARD), Verb("stop")),
    tellings=(
        Telling("laid", ("seat", SEAT), ("card", CARD)),
        Telling("stopped", ("seat", SEAT), ("winner", SEAT), ("points", NUMBER)),
    ),
    rules=("set-up", "turn"),
)
# Rules read ints: where each thing came to lie, in the order of declaration.
DECK, HAND, ROW, AWAY = zones_in(LAYOUT)
(SCORE,) = numbers_in(LAYOUT)
LAY, STOP = range(2)
LAID, STOPPED = events_in(LAYOUT)
SET_UP, TURN = range(2)
REASONS = ("S-2",)  # the rules that steps refuse by
(S_2,) = range(1)


def deal(s: State) -> None:
    """S-1: four cards each; the first seat begins."""
    shuffle(s, DECK)
    for seat in range(s.seats):
        draw(s, DECK, HAND + seat, 4)
    push(s, TURN, 0, NONE)


def choose(s: State) -> None:
    """S-2, S-3: a card higher than the last of the row, or stop. The asking step only asks."""
    hand = cards_in(s, HAND + s.seat)
    higher = [card for card in hand if card > top(s, ROW)]
    ask(s, s.seat, actions(LAY, higher) + ([action(STOP, 0)] if size_of(s, ROW) > 0 else []))
    refuse(s, S_2, actions(LAY, hand))


def carry_out(s: State) -> None:
    """S-3, S-4: who stops lets the seat that laid last score; who lays draws a card. Then comes the next turn."""
    last = s.a
    if verb_of(s.answer) == LAY:
        move(s, noun_of(s.answer), ROW)
        emit(s, LAID, s.seat, noun_of(s.answer))
        draw(s, DECK, HAND + s.seat, 1)
        last = s.seat
    else:
        score(s, last)
    following = (s.seat + 1) % s.seats
    if size_of(s, HAND + following) > 0:
        push(s, TURN, following, last)
    elif size_of(s, ROW) > 0:
        score(s, last)  # S-5: the game is over, and the row still counts


def score(s: State, winner: int) -> None:
    """S-3: one point for each card of the row, which is put away."""
    emit(s, STOPPED, s.seat, winner, size_of(s, ROW))
    s.n[SCORE + winner] += size_of(s, ROW)
    for card in cards_in(s, ROW):
        move(s, card, AWAY)


RULES: Table = [(deal,), (choose, carry_out)]
HOME = Home(Path(__file__).parent)
GAME = Game(
    id="starter-game",
    version=1,
    seats=(2, SEATS),
    rulebook=Rulebook(LAYOUT, RULES, heaped(LAYOUT, DECK), REASONS),
    words=Spoken("starter-game", LAYOUT, SEATS, HOME).words(),
    home=HOME,
    outlook=Outlook(("score",)),
    bots=bots_at("starter_game.bots:BOTS"),
)
