"""Which positions Time Division can come to, and what follows from the rest of one."""

from __future__ import annotations

from typing import Final

from ...kernel.state import BY_ZONE, State
from ...kernel.verbs import cards_in, face_of, size_of
from ..possible import BOTTOM, Wrong, ended, nested, unfinished
from .cards import CARDS, ERA_SIZE
from .names import (
    BOX,
    DECISION,
    DECK,
    DRAWN,
    FRONT,
    HAND,
    MARKER,
    PILE,
    PLAYING,
    STEP,
    STEP_COIN,
    STEP_DECISION,
    STEP_EFFECT,
    STEP_PLAY,
    TRAVELLERS,
    WINNER,
)
from .rules import RULES
from .rules.scoring import TRACK
from .rules.sums import tally
from .source import ERAS

EFFECTS: Final = ("effect", "line", "second", "after", "together", "retire", "waiting")
ROUND: Final = 3
CLASH: Final = tuple(f"round {step.__name__}" for step in RULES[ROUND])
RESOLVING: Final = tuple(
    f"{rule} {step.__name__}" for rule, steps in zip(EFFECTS, RULES[ROUND + 2 :], strict=True) for step in steps
)
STEP_AT: Final = {
    "place_coin": STEP_PLAY,
    "answer_coin": STEP_COIN,
    "decide": STEP_DECISION,
    "activate": STEP_DECISION,
    "send_to_past": STEP_EFFECT,
}
ALIKE: Final = ("begin_round", "place_coin", "decide", "activate")
"""The steps before which no effect has run that could bring a hand out of step with the other."""
NESTING: Final = {
    "set-up": (BOTTOM,),
    "game": (BOTTOM,),
    "draft": ("game take_up", "draft draw_three"),
    "round": (BOTTOM,),
    "play": ("round place_coin", "play choose_card"),
    **dict.fromkeys(EFFECTS, (*CLASH, "play choose_card", "play lay_card", *RESOLVING)),
}


def settle(s: State) -> Wrong | None:
    """D-004: one era lies on the table; D-101: influence is counted, not believed."""
    wrong = ended(s) or nested(s, NESTING)
    if wrong is not None:
        return wrong
    if s.depth == 0:
        return Wrong("td-wrong-winner") if s.n[WINNER] < 0 else None
    if next(unfinished(s)).rule != "set-up":
        first = s.n[PLAYING] * ERA_SIZE
        boxed = set(cards_in(s, BOX))
        strange = [card for card in range(CARDS) if card not in boxed and not first <= card < first + ERA_SIZE]
        if strange:
            return Wrong("td-wrong-era", card=s.layout.cards[strange[0]], era=ERAS[s.n[PLAYING]])
        for zone in (BOX, DECK, TRAVELLERS, PILE, PILE + 1, DRAWN, DRAWN + 1, FRONT, FRONT + 1):
            if any(face_of(s, card) != BY_ZONE for card in cards_in(s, zone)):
                return Wrong("td-wrong-face")
        for one in unfinished(s):
            if one.rule in (*EFFECTS, "play") and not 0 <= one.seat < s.seats:
                return Wrong("cl-wrong-frame", rule=one.rule)
    tally(s)
    follow_round(s)
    return track_wrong(s) or hands_wrong(s)


def track_wrong(s: State) -> Wrong | None:
    """R-13: the marker stands on the track."""
    at = s.n[MARKER]
    if -TRACK <= at <= TRACK:
        return None
    return Wrong("cl-wrong-number", name="marker", value=at, least=-TRACK, most=TRACK)


def hands_wrong(s: State) -> Wrong | None:
    """D-037: hands are alike when a round begins, and until an effect runs each player has played as many cards."""
    stack = list(unfinished(s))
    playing = any(one.rule == "play" for one in stack)
    if stack[0].rule != "round" or stack[0].step not in ALIKE or any(one.rule in EFFECTS for one in stack):
        return None
    held = [size_of(s, HAND + seat) + (size_of(s, DECISION + seat) if playing else 0) for seat in range(s.seats)]
    return None if held[0] == held[1] else Wrong("td-wrong-hands")


def follow_round(s: State) -> None:
    """The step that prompts tell of follows from where the round stands."""
    for one in unfinished(s):
        if one.rule == "round" and one.step in STEP_AT:
            s.n[STEP] = STEP_AT[one.step]
