"""An ask that whoever answers first takes: a card is drawn by chance, and the quickest seat grabs it or lets it go."""

from chronolude.games import Game, Option, Outlook, Rulebook
from chronolude.games.game import heaped
from chronolude.kernel.ask import action, verb_of
from chronolude.kernel.layout import ALL, CARD, NOBODY, SEAT, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import ask_first, refuse
from chronolude.kernel.state import State, Table
from chronolude.kernel.verbs import cards_in, chance, emit, move, push, size_of, top

VALUES = (5, -4, 3, -2, 1, 2, -3, 4)
BAG, TABLE, GRABBED, LEFT = 0, 1, 2, 7
GRAB, LEAVE = 0, 1
SET_UP, ROUND = 0, 1
UP, GRABBED_BY, LEFT_BY = 3, 4, 5
SCORE, LIMIT = 0, 5
LAYOUT = Layout(
    tuple(f"{value:+d}" for value in VALUES), (0,) * len(VALUES),
    (Zone("bag", NOBODY), Zone("table", ALL), Zone("grabbed", ALL, 5), Zone("left", ALL)),
    (Number("score", 5), Number("limit", words=("none", "two"))),
    (Verb("grab"), Verb("leave")),
    (Telling("up", ("card", CARD)), Telling("grabbed-by", ("seat", SEAT), ("card", CARD)),
     Telling("left-by", ("seat", SEAT), ("card", CARD))),
    ("set-up", "round"),
)  # fmt: skip


def start(s: State) -> None:
    push(s, ROUND)


def draw(s: State) -> None:
    bag = cards_in(s, BAG)
    move(s, sorted(bag)[chance(s, len(bag))], TABLE)
    emit(s, UP, top(s, TABLE))


def may_grab(s: State, seat: int) -> bool:
    """T-1: with the limit, who holds two cards grabs no more."""
    return s.n[LIMIT] == 0 or size_of(s, GRABBED + seat) < 2


def call(s: State) -> None:
    seats = list(range(s.seats))
    ask_first(s, seats, [[action(GRAB, 0), action(LEAVE, 0)][0 if may_grab(s, seat) else 1 :] for seat in seats])
    refuse(s, 0, [action(GRAB, 0)])


def take(s: State) -> None:
    card = top(s, TABLE)
    if verb_of(s.answer) == GRAB:
        move(s, card, GRABBED + s.by)
        s.n[SCORE + s.by] += VALUES[card]
        emit(s, GRABBED_BY, s.by, card)
    else:
        move(s, card, LEFT)
        emit(s, LEFT_BY, s.by, card)
    if size_of(s, BAG) > 0:
        push(s, ROUND)


RULES: Table = [(start,), (draw, call, take)]
GAME = Game(
    "toy-snap", 1, (1, 5), Rulebook(LAYOUT, RULES, heaped(LAYOUT, BAG), ("T-1",)),
    options=(Option("limit", ("none", "two"), rule="T-1"),), outlook=Outlook(("score",)),
)  # fmt: skip
