"""What the group decides together (R-047, Q-02), triggers, and giving up."""

from __future__ import annotations

from ....kernel.ask import action, verb_of
from ....kernel.offers import ask, ask_sealed
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, push, sealed_by
from ..cards import N_FIRED, SLOTS, TRIGGER_ONCE, TRIGGER_WHEN, TRIGGERS
from ..names import (
    AGREE,
    AGREED,
    ASKING,
    ASKING_CONSENT,
    ASKING_INSIST,
    CAPTAIN,
    CHECK_RULE,
    ENDING_ABANDONED,
    INSIST,
    OBJECT,
    OBJECTED,
    POLLED,
    RUN_RULE,
    TOPIC,
    TOPIC_ABANDON,
    WITHDRAW,
)
from .agents import is_present, leader
from .conditions import holds
from .ending import end_mission
from .printed import fact, row, seat_of, size


def others(s: State) -> list[int]:
    """The seats whose word is asked: of the agents present (R-153, Q-35) all but the one whose proposal it is, the Time
    Captain included where it is somebody else's; nobody where one player runs both.
    """
    return [] if s.seats == 1 else [agent for agent in range(s.seats) if agent != s.seat and is_present(s, agent)]


def ask_consent(s: State) -> None:
    """R-047, Q-02: what is proposed is put to the others, all at once."""
    s.n[ASKING] = ASKING_CONSENT
    seats = others(s)
    s.n[POLLED] = len(seats)
    if seats:
        ask_sealed(s, seats, [[action(AGREE, 0), action(OBJECT, 0)] for _ in seats])


def weigh(s: State) -> None:
    """If all agree it is done; who objects is named. R-047: where the Time Captain was asked too, that word decides."""
    s.n[AGREED] = 1
    if s.n[POLLED] > 0:
        for seat in others(s):
            if verb_of(sealed_by(s, seat)) == OBJECT:
                s.n[AGREED] = 0
                emit(s, OBJECTED, seat)
        if leader(s) != s.seat:
            s.n[AGREED] = 1 if verb_of(sealed_by(s, leader(s))) == AGREE else 0


def ask_captain(s: State) -> None:
    """R-047, Q-35: in a disagreement the view of the Time Captain prevails, or of who stands in for one who is out."""
    s.n[ASKING] = ASKING_INSIST
    if s.n[AGREED] == 1:
        s.answer = action(INSIST, 0)
    elif leader(s) != s.seat and s.seats > 1:
        s.answer = action(WITHDRAW, 0)
    else:
        ask(s, seat_of(s, leader(s)), [action(INSIST, 0), action(WITHDRAW, 0)])


def hear_captain(s: State) -> None:
    s.n[AGREED] = 1 if verb_of(s.answer) == INSIST else 0


# ── giving up ────────────────────────────────────────────────────────────────────────────────────


def ask_abandon(s: State) -> None:
    """R-212, Q-02, D-15: anybody may propose to stop, between two actions or between locations; it needs everyone."""
    s.n[ASKING] = ASKING_CONSENT
    s.n[TOPIC] = TOPIC_ABANDON
    ask_sealed(s, voters(s), [[action(AGREE, 0), action(OBJECT, 0)] for _ in voters(s)])


def voters(s: State) -> list[int]:
    """All but the one who proposes it, or one's own second thought where one player is alone."""
    return [seat for seat in range(s.seats) if seat != s.seat] or [0]


def settle_abandon(s: State) -> None:
    """R-213: what ends so ends for good; another attempt is another game."""
    s.n[AGREED] = 1
    for seat in voters(s):
        if verb_of(sealed_by(s, seat)) == OBJECT:
            s.n[AGREED] = 0
            emit(s, OBJECTED, seat)
    if s.n[AGREED] == 1:
        end_mission(s, ENDING_ABANDONED)


# ── triggers ─────────────────────────────────────────────────────────────────────────────────────


def check_next(s: State) -> None:
    """A checkpoint: triggers fire in file order, each once per checkpoint; `me` is the Time Captain."""
    if s.a >= size(s, TRIGGERS):
        return
    push(s, CHECK_RULE, NONE, s.a + 1)
    fired = row(s, N_FIRED, s.a)
    if s.n[fired] == 1 and fact(s, TRIGGER_ONCE, s.a) == 1:
        return
    if holds(s, fact(s, TRIGGER_WHEN, s.a), s.n[CAPTAIN]):
        s.n[fired] = 1
        push(s, RUN_RULE, s.n[CAPTAIN], size(s, SLOTS) + s.a, 0)
