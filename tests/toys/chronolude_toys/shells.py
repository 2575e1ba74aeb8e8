"""A hidden look and a hidden swap: what a seat remembers becomes uncertain when another has palmed two cups."""

from chronolude.games.bots import bots_at
from chronolude.games.game import Game, Outlook, Rulebook, heaped
from chronolude.kernel.ask import action, noun_of, verb_of
from chronolude.kernel.layout import ALL, CARD, NOBODY, OWNER, SEAT, ZONE, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import actions, ask, ask_part, refuse
from chronolude.kernel.state import BY_ZONE, State, Table
from chronolude.kernel.verbs import cards_in, emit_to, move, push, shuffle, size_of, top, turn

CUPS, PALM, WON, DECK = 6, 6, 9, 12
LOOK, TAKE, PALM_ONE, PALM_TWO, LOW_FIRST, HIGH_FIRST = range(6)
SET_UP, TURN, SWAP, PUT_BACK, LOOKED, LEFT = 0, 1, 2, 3, 3, 3
LAYOUT = Layout(
    tuple(f"Pearl{value}" for value in range(1, CUPS + 1)), (0,) * CUPS,
    (Zone("cup", NOBODY, CUPS, first=1), Zone("palm", OWNER, 3), Zone("won", ALL, 3), Zone("deck", NOBODY)),
    (Number("score", 3), Number("left")),
    (*(Verb(name, ZONE, name) for name in ("look", "take", "palm", "and")), Verb("low-first"), Verb("high-first")),
    (Telling("looked", ("seat", SEAT), ("card", CARD), ("cup", ZONE)),), ("set-up", "turn", "swap", "put-back"),
)  # fmt: skip


def full(s: State) -> list[int]:
    return [cup for cup in range(CUPS) if size_of(s, cup) > 0]


def fill(s: State) -> None:
    s.n[LEFT] = 12
    shuffle(s, DECK)
    for cup in range(CUPS):
        move(s, top(s, DECK), cup)
    push(s, TURN, 0)


def choose(s: State) -> None:
    cups = full(s)
    ask(s, s.seat, actions(LOOK, cups) + actions(TAKE, cups) + actions(PALM_ONE, cups if len(cups) > 1 else []))
    refuse(s, 0, actions(LOOK, list(range(CUPS))) + actions(TAKE, list(range(CUPS))))


def carry_out(s: State) -> None:
    verb, cup, card = verb_of(s.answer), noun_of(s.answer), top(s, noun_of(s.answer))
    if verb == PALM_ONE:
        push(s, SWAP, s.seat, cup)
    elif verb == LOOK:
        turn(s, card, 1 << s.seat)
        emit_to(s, 1 << s.seat, LOOKED, s.seat, card, cup)
        turn(s, card, BY_ZONE)
    else:
        move(s, card, WON + s.seat)
        s.n[s.seat] += card + 1


def next_turn(s: State) -> None:
    s.n[LEFT] -= 1
    if s.n[LEFT] > 0 and full(s):
        push(s, TURN, (s.seat + 1) % s.seats)


def choose_other(s: State) -> None:
    ask_part(s, s.seat, actions(PALM_TWO, [cup for cup in full(s) if cup != s.a]))


def pick_up(s: State) -> None:
    move(s, top(s, s.a), PALM + s.seat)
    move(s, top(s, noun_of(s.answer)), PALM + s.seat)
    push(s, PUT_BACK, s.seat, s.a, noun_of(s.answer))


def choose_order(s: State) -> None:
    ask(s, s.seat, [action(LOW_FIRST, 0), action(HIGH_FIRST, 0)])


def put_back(s: State) -> None:
    """The same two movements either way, so that nobody else can tell."""
    first, second = sorted(cards_in(s, PALM + s.seat), reverse=verb_of(s.answer) == HIGH_FIRST)
    move(s, first, s.a)
    move(s, second, s.b)


RULES: Table = [(fill,), (choose, carry_out, next_turn), (choose_other, pick_up), (choose_order, put_back)]
GAME = Game(
    "toy-shells", 1, (2, 3), Rulebook(LAYOUT, RULES, heaped(LAYOUT, DECK), ("T-1",)), outlook=Outlook(("score",)),
    bots=bots_at("chronolude_toys.shells_bots:BOTS"),
)  # fmt: skip
