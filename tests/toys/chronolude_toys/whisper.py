"""An interrupt window that tells nothing: a card counts unless somebody whispers no, and a no can be whispered away."""

from chronolude.games.game import Game, Outlook, Rulebook, heaped
from chronolude.kernel.ask import action, noun_of, verb_of
from chronolude.kernel.layout import ALL, CARD, OWNER, SEAT, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import actions, ask, ask_sealed
from chronolude.kernel.state import NONE, State, Table
from chronolude.kernel.verbs import cancel, cards_in, emit, move, push, sealed_by, shuffle, size_of, top

CARDS = (*(f"{value}{letter}" for value in range(1, 4) for letter in "abc"), "No1", "No2", "No3")
DECK, HAND, TABLE, DISCARD = 0, 1, 5, 6
PLAY, SAY_NO, PASS = 0, 1, 2
SET_UP, TURN, EFFECT, WINDOW, CANCEL = range(5)
COUNTED, SAID_NO = 3, 4
LAYOUT = Layout(
    CARDS, (0,) * 12,
    (Zone("deck", 0), Zone("hand", OWNER, 4), Zone("table", ALL, ordered=True), Zone("discard", ALL)),
    (Number("score", 4),),
    (Verb("play", CARD), Verb("no", CARD, "no"), Verb("pass", word="pass", passes=True)),
    (Telling("counted", ("seat", SEAT), ("card", CARD)), Telling("said-no", ("seat", SEAT), ("card", CARD))),
    ("set-up", "turn", "effect", "window", "cancel"),
)  # fmt: skip


def deal(s: State) -> None:
    shuffle(s, DECK)
    for k in range(12):
        move(s, top(s, DECK), HAND + k % s.seats)
    push(s, TURN, 0)


def choose(s: State) -> None:
    ask(s, s.seat, actions(PLAY, cards_in(s, HAND + s.seat)))


def lay(s: State) -> None:
    card = noun_of(s.answer)
    move(s, card, TABLE)
    push(s, EFFECT, s.seat, card)
    push(s, WINDOW, s.seat)


def next_turn(s: State) -> None:
    for card in cards_in(s, TABLE):
        move(s, card, DISCARD)
    for step in range(1, s.seats + 1):
        if size_of(s, HAND + (s.seat + step) % s.seats) > 0:
            push(s, TURN, (s.seat + step) % s.seats)
            return


def count(s: State) -> None:
    s.n[s.seat] += s.a // 3 + 1 if s.a < 9 else 0
    emit(s, COUNTED, s.seat, s.a)


def listen(s: State) -> None:
    """Everyone else with cards is asked, at the same time, whether they hold a no or not."""
    seats = [seat for seat in range(s.seats) if seat != s.seat and size_of(s, HAND + seat) > 0] or [s.seat]
    holds = [[card for card in cards_in(s, HAND + seat) if card >= 9 and seat != s.seat] for seat in seats]
    ask_sealed(s, seats, [[*actions(SAY_NO, cards), action(PASS, 0)] for cards in holds])


def hear(s: State) -> None:
    """The first no in seat order counts; other noes are never told."""
    for seat in range(s.seats):
        if sealed_by(s, seat) != NONE and verb_of(sealed_by(s, seat)) == SAY_NO:
            move(s, noun_of(sealed_by(s, seat)), TABLE)
            emit(s, SAID_NO, seat, noun_of(sealed_by(s, seat)))
            push(s, CANCEL)
            push(s, WINDOW, seat)
            return


RULES: Table = [(deal,), (choose, lay, next_turn), (count,), (listen, hear), (cancel,)]
GAME = Game("toy-whisper", 1, (2, 4), Rulebook(LAYOUT, RULES, heaped(LAYOUT, DECK)), outlook=Outlook(("score",)))
