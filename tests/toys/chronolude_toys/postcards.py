"""A known front with a secret back: lay a postcard where you think its date belongs, then its back is turned up."""

from chronolude.games.game import Game, Outlook, Rulebook
from chronolude.kernel.ask import noun_of
from chronolude.kernel.chance import Source
from chronolude.kernel.layout import ALL, CARD, NOBODY, NUMBER, SEAT, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import actions, ask, ask_part, refuse
from chronolude.kernel.state import Rules, State, Table
from chronolude.kernel.verbs import cards_in, emit, insert, move, push, shuffle, size_of, top

NAMES = ("Port", "Tower", "Bridge", "Mill", "Garden", "Square", "Station", "Palace")
DATES = (1910, 1889, 1932, 1654, 1702, 1815, 1848, 1760)
N = len(NAMES)
FRONT, BACK = 0, 1
DECK, HAND, LINE, WRONG, HIDDEN, DATED = 0, 1, 4, 5, 6, 6 + N
PLAY, GAP = 0, 1
SET_UP, TURN, PLACE = range(3)
TURNED_UP, RIGHT, MISTAKEN = 3, 4, 5
LAYOUT = Layout(
    NAMES + tuple(f"{name}:{date}" for name, date in zip(NAMES, DATES, strict=True)), (FRONT,) * N + (BACK,) * N,
    (Zone("deck", NOBODY, ordered=True, kind=FRONT), Zone("hand", ALL, 3, kind=FRONT),
     Zone("line", ALL, ordered=True, kind=FRONT), Zone("wrong", ALL, kind=FRONT),
     Zone("back", NOBODY, N, kind=BACK), Zone("dated", ALL, N, kind=BACK)),
    (Number("score", 3),),
    (Verb("play", CARD), Verb("gap", NUMBER, "gap")),
    (Telling("turned-up", ("card", CARD), ("back", CARD)), Telling("right", ("seat", SEAT), ("gap", NUMBER)),
     Telling("mistaken", ("seat", SEAT), ("gap", NUMBER))),
    ("set-up", "turn", "place"), printed=(BACK,),
)  # fmt: skip


def deal(s: State) -> None:
    shuffle(s, DECK)
    for k in range(2 * s.seats):
        move(s, top(s, DECK), HAND + k % s.seats)
    push(s, TURN, 0)


def choose(s: State) -> None:
    ask(s, s.seat, actions(PLAY, cards_in(s, HAND + s.seat)))
    refuse(s, 0, actions(PLAY, list(range(N))))


def begin_place(s: State) -> None:
    push(s, PLACE, s.seat, noun_of(s.answer))


def next_turn(s: State) -> None:
    following = (s.seat + 1) % s.seats
    if size_of(s, HAND + following) > 0:
        push(s, TURN, following)


def choose_gap(s: State) -> None:
    ask_part(s, s.seat, actions(GAP, list(range(size_of(s, LINE) + 1))))


def turn_up(s: State) -> None:
    gap = noun_of(s.answer)
    back = top(s, HIDDEN + s.a)
    move(s, back, DATED + s.a)
    emit(s, TURNED_UP, s.a, back)
    dates = [top(s, DATED + card) for card in cards_in(s, LINE)]
    before = sum(DATES[date - N] < DATES[back - N] for date in dates)
    insert(s, s.a, LINE if before == gap else WRONG, gap)
    s.n[s.seat] += before == gap
    emit(s, RIGHT if before == gap else MISTAKEN, s.seat, gap)
    if before != gap and size_of(s, DECK) > 0:
        move(s, top(s, DECK), HAND + s.seat)


def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    s = State(LAYOUT, rules, seats, source)
    for card in range(2 * N):
        move(s, card, DECK if card < N else HIDDEN + card - N)
    push(s, SET_UP)
    return s


RULES: Table = [(deal,), (choose, begin_place, next_turn), (choose_gap, turn_up)]
GAME = Game("toy-postcards", 1, (2, 3), Rulebook(LAYOUT, RULES, blank, ("T-1",)), outlook=Outlook(("score",)))
