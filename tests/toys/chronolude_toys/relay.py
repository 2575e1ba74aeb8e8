"""A move in three parts with a nested effect: a card, a seat, a lane; an Echo makes that seat move at once."""

from chronolude.games.game import Game, Outlook, Rulebook, heaped
from chronolude.kernel.ask import noun_of
from chronolude.kernel.layout import ALL, CARD, NOBODY, OWNER, SEAT, ZONE, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import actions, ask, ask_part, refuse
from chronolude.kernel.state import State, Table
from chronolude.kernel.verbs import cards_in, emit, move, push, shuffle, size_of, top

CARDS = ("Echo1", "Echo2", "Echo3", "Echo4", *(f"Step{value}" for value in range(1, 13)))
DECK, HAND, LANE = 0, 1, 5
SEND, TO, ON = 0, 1, 2
SET_UP, TURN, MOVE, AIM, LAND = range(5)
SENT = 3
T_SELF, T_FULL = 0, 1
LAYOUT = Layout(
    CARDS, (0,) * len(CARDS),
    (Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER, 4), Zone("lane", ALL, 3, first=1)),
    (Number("score", 4),),
    (Verb("send", CARD), Verb("to", SEAT, "to"), Verb("on", ZONE, "on")),
    (Telling("sent", ("seat", SEAT), ("card", CARD), ("to", SEAT), ("lane", ZONE)),),
    ("set-up", "turn", "move", "aim", "land"),
)  # fmt: skip


def deal(s: State) -> None:
    shuffle(s, DECK)
    for k in range(3 * s.seats):
        move(s, top(s, DECK), HAND + k % s.seats)
    push(s, TURN, 0)


def take_turn(s: State) -> None:
    push(s, MOVE, s.seat)


def next_turn(s: State) -> None:
    for step in range(1, s.seats + 1):
        if size_of(s, HAND + (s.seat + step) % s.seats) > 0:
            push(s, TURN, (s.seat + step) % s.seats)
            return


def choose_card(s: State) -> None:
    ask(s, s.seat, actions(SEND, cards_in(s, HAND + s.seat)))


def aim(s: State) -> None:
    push(s, AIM, s.seat, noun_of(s.answer))


def choose_seat(s: State) -> None:
    ask_part(s, s.seat, actions(TO, [seat for seat in range(s.seats) if seat != s.seat]))
    refuse(s, T_SELF, actions(TO, [s.seat]))


def point(s: State) -> None:
    push(s, LAND, s.seat, s.a, noun_of(s.answer))


def choose_lane(s: State) -> None:
    shortest = min(size_of(s, LANE + lane) for lane in range(3))
    ask_part(s, s.seat, actions(ON, [LANE + lane for lane in range(3) if size_of(s, LANE + lane) == shortest]))
    refuse(s, T_FULL, actions(ON, [LANE, LANE + 1, LANE + 2]))


def land(s: State) -> None:
    move(s, s.a, noun_of(s.answer))
    emit(s, SENT, s.seat, s.a, s.b, noun_of(s.answer))
    if s.a >= 4:
        s.n[s.b] -= s.a - 3
    elif size_of(s, HAND + s.b) > 0:
        push(s, MOVE, s.b)


RULES: Table = [(deal,), (take_turn, next_turn), (choose_card, aim), (choose_seat, point), (choose_lane, land)]
GAME = Game(
    "toy-relay", 1, (2, 4), Rulebook(LAYOUT, RULES, heaped(LAYOUT, DECK), ("T-1", "T-2")), outlook=Outlook(("score",))
)
