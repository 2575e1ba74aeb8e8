"""A table small enough to count on one's fingers: two seats, five cards, an open row and a pile."""

from chronolude.kernel.chance import Cheap, Source
from chronolude.kernel.layout import (
    ALL,
    CARD,
    NOBODY,
    NUMBER,
    OWNER,
    SEAT,
    SECRET,
    ZONE,
    Layout,
    Number,
    Telling,
    Verb,
    Zone,
)  # fmt: skip
from chronolude.kernel.state import Log, Rules, State, Table
from chronolude.kernel.verbs import move

PILE, HAND, ROW = 0, 1, 3
SAID = 3
LAYOUT = Layout(
    ("a", "b", "c", "d", "e"), (0, 0, 0, 0, 1),
    (Zone("pile", NOBODY, ordered=True), Zone("hand", OWNER, 2, kind=0), Zone("row", ALL, 2, first=1, ordered=True)),
    (Number("mood", words=("calm", "wild")), Number("coins", 2)),
    (Verb("play", CARD), Verb("give", SEAT, "give"), Verb("back", NUMBER, "-"), Verb("on", NUMBER, "+"),
     Verb("go", ZONE, "go"), Verb("pass", word="pass", passes=True), Verb("stop")),
    (Telling("said", ("seat", SEAT), ("card", CARD), ("n", SECRET)),),
    ("first", "second"),
)  # fmt: skip


def state(rules: Table | None = None, source: Source | None = None) -> State:
    """All five cards in the pile, `a` at the bottom."""
    s = State(LAYOUT, Rules(rules or []), 2, source or Cheap(1))
    for card in range(5):
        move(s, card, PILE)
    s.log = Log([])
    return s


def events(s: State) -> list[tuple[int, tuple[int, ...], int]]:
    assert s.log is not None
    return [(one.kind, one.args, one.only) for one in s.log.events]
