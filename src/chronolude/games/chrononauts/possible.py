"""Which positions Chrononauts, Artifaxx and Solonauts can come to, and what follows from the rest of one."""

from __future__ import annotations

from typing import Final

from ...kernel.state import State
from ...kernel.verbs import cards_in, size_of
from ..possible import BOTTOM, Unfinished, Wrong, ended, nested, unfinished
from .cards import ARTIFACT, EFFECT, MEMO, PATCH, RIPPLE, SORT
from .history import count
from .history import settle as settle_history
from .layout.table import SEATS
from .names import solo, table
from .rules.guess import LAST_TIME, NO_GUESS, guess_of
from .rules.piles import is_full
from .rules.ripples import snapshot_at

OWED: Final = ("turn find_claims", "turn choose_claim", "turn settle_claim")
PLAYS: Final = ("owed check_owed", "miracle check_miracle")
NESTING: Final = {
    "set-up": (BOTTOM,),
    "turn": (BOTTOM,),
    "owed": OWED,
    "kill-time": PLAYS,
    "aim": PLAYS,
    "announce": (*PLAYS, "announce carry_out"),
    "window": ("announce carry_out",),
    "fetch": PLAYS,
    "miracle": PLAYS,
    "clock": ("set-up find_first",),
}
ANNOUNCED: Final = ("aim", "announce", "window")
SOLO_NESTING: Final = {"set-up": (BOTTOM,), "move": (BOTTOM,), "aim": (BOTTOM,)}


def settle(s: State) -> Wrong | None:
    """C-111: open paradoxes are counted, not believed; every seat has its mission and its ID; cards being played are
    those that have been announced.
    """
    if is_full(s):
        wrong = history_wrong(s, table.TIMELINE, table.PRIMES, table.PARADOXES)
        if wrong is not None:
            return wrong
    wrong = ended(s) or nested(s, NESTING) or guesses_wrong(s)
    if wrong is not None or s.depth == 0 or next(unfinished(s)).step == "deal":
        return wrong
    wrong = secrets_wrong(s)
    if wrong is not None or next(unfinished(s)).rule == "set-up":
        return wrong
    for seat in range(s.seats, SEATS):
        if size_of(s, table.ARTIFACTS + seat) > 0:
            return Wrong("cl-wrong-owner", zone=f"artifacts {seat}", seats=int(s.seats))
    for seat in range(s.seats):
        for card in cards_in(s, table.ARTIFACTS + seat):
            if s.layout.facts[SORT][card] != ARTIFACT:
                return Wrong("cn-wrong-artifact", seat=seat + 1, card=s.layout.cards[card])
    return plays_wrong(s)


def secrets_wrong(s: State) -> Wrong | None:
    """C-005, C-006: whoever sits at the table was dealt a mission, and in the full game an ID."""
    for seat in range(s.seats):
        if size_of(s, table.MISSION + seat) != 1 or (is_full(s) and size_of(s, table.ID + seat) != 1):
            return Wrong("cn-wrong-secret", seat=seat + 1)
    return None


def guesses_wrong(s: State) -> Wrong | None:
    """C-011: a clock is looked at when two or more have guessed a time of the day, and nobody else has."""
    for one in unfinished(s):
        if one.rule == "clock":
            guesses = [guess_of(one.a, one.b, seat) for seat in range(s.seats)]
            times = [guess for guess in guesses if guess <= LAST_TIME]
            if len(times) < 2 or any(guess not in (NO_GUESS, *times) for guess in guesses):
                return Wrong("cl-wrong-frame", rule=one.rule)
    return None


def plays_wrong(s: State) -> Wrong | None:
    """R-06, C-100: each card being played lies under a rule that announces it, and each player has a turn of it."""
    playing, stack = cards_in(s, table.PLAYING), list(unfinished(s))
    for one in stack:
        if not frame_fits(s, one):
            return Wrong("cl-wrong-frame", rule=one.rule)
        if one.rule in ("turn", "owed") and one.seat != s.n[table.TURN]:
            return Wrong("cn-wrong-turn", seat=one.seat + 1)
    announced = [one.a for one in stack if one.rule in ANNOUNCED]
    if any(card not in announced for card in playing):
        return Wrong("cn-wrong-playing")
    if playing and s.layout.facts[EFFECT][playing[0]] == MEMO:
        return Wrong("cn-wrong-memo")  # C-088: it answers a card, which lies beneath it
    top = stack[-1]
    return Wrong("cl-wrong-frame", rule=top.rule) if top.rule in ("aim", "window") and top.a not in playing else None


def frame_fits(s: State, one: Unfinished) -> bool:
    """Whether an unfinished rule is of a seat, and of cards that lie where it would have left them."""
    if not 0 <= one.seat < s.seats:
        return False
    if one.rule == "fetch":
        return one.a in (table.DECK, table.DISCARD)
    if one.rule == "miracle":
        return 0 <= one.a <= size_of(s, table.FRESH + one.seat)
    return one.rule not in ANNOUNCED or 0 <= one.a < s.cards


def settle_solo(s: State) -> Wrong | None:
    """S-017, C-111: open paradoxes and travellers at home are counted; S-005: whoever plays has a card."""
    wrong = history_wrong(s, solo.TIMELINE, solo.PRIMES, solo.PARADOXES) or ended(s) or nested(s, SOLO_NESTING)
    if wrong is not None or s.depth == 0 or next(unfinished(s)).rule == "set-up":
        return wrong
    s.n[solo.ARRIVED] = size_of(s, solo.HOME)
    if size_of(s, solo.TRAVELLERS) == 0:
        return Wrong("cn-wrong-travellers")
    top = next(unfinished(s))
    if top.rule == "aim" and top.a not in cards_in(s, solo.HAND):
        return Wrong("cl-wrong-frame", rule="aim")
    return None


def history_wrong(s: State, timeline: int, primes: int, paradoxes: int) -> Wrong | None:
    """C-051, C-054: a patch lies on a year that is torn, one on each; what is open then is worked out."""
    facts, patches = s.layout.facts, cards_in(s, timeline)
    strange = [card for card in patches if facts[SORT][card] != PATCH]
    if strange:
        return Wrong("cn-wrong-patch", card=s.layout.cards[strange[0]])
    fallen = settle_history(facts, s.n[primes], patches).voided
    years = [facts[RIPPLE][patch] for patch in patches]
    if fallen or len(set(years)) < len(years):
        return Wrong("cn-wrong-patch", card=s.layout.cards[(fallen or patches)[0]])
    s.n[paradoxes] = count(snapshot_at(s, timeline, primes).holes)
    return None
