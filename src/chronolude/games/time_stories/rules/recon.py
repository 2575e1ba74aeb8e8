"""Reconnaissance and telepathy (R-058 to R-065)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.layout import EVERYONE
from ....kernel.offers import actions, ask_first, ask_sealed, refuse
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, push, sealed_by, top, turn
from ..cards import AT_RECON, LOCATIONS, SLOTS
from ..names import (
    AGENTS,
    ALOUD,
    ASKING,
    ASKING_TAKE,
    ASKING_TELL,
    PHASE,
    PHASE_RECON,
    PHASE_TELEPATHY,
    POWER,
    RECON_RULE,
    TAKE,
    TELL_GIST,
    TELL_RULE,
    TEXT,
    TOLD,
    TOOK,
)
from .agents import anybody_holds, held, is_present, open_cards
from .mysteries import lay_before
from .powers import power_options, use_power
from .printed import seat_of, size

R_076 = 4


def open_recon(s: State) -> None:
    """R-044, R-058: each agent present takes one card, at no cost."""
    s.n[PHASE] = PHASE_RECON
    if waiting(s):
        push(s, RECON_RULE)


def waiting(s: State) -> list[int]:
    """Q-22: agents without a card, as long as there are cards."""
    if not open_cards(s):
        return []
    return [agent for agent in range(s.n[AGENTS]) if is_present(s, agent) and held(s, agent) == NONE]


def ask_recon(s: State) -> None:
    """R-061, D-03: in whatever order the group likes; one player takes for one receptacle after the other."""
    s.n[ASKING] = ASKING_TAKE
    agents = waiting(s)
    if s.seats == 1:
        agents = agents[:1]
    cards = actions(TAKE, open_cards(s))
    options = [cards + power_options(s, agent, AT_RECON) for agent in agents]
    if len(agents) == 1 and len(options[0]) == 1:
        s.answer = options[0][0]
        s.by = agents[0]
        return
    ask_first(s, [seat_of(s, agent) for agent in agents], options)
    if s.refused is not None:
        refuse(s, R_076, actions(TAKE, list(range(s.cards))))


def take_recon(s: State) -> None:
    """R-058, R-059, R-060: read in secret; its instructions wait for the actions step."""
    agent = waiting(s)[0] if s.seats == 1 else s.by
    if verb_of(s.answer) == POWER:
        push(s, RECON_RULE)
        use_power(s, agent)
        return
    card = noun_of(s.answer)
    lay_before(s, agent, card)
    emit(s, TOOK, agent, card)
    if waiting(s):
        push(s, RECON_RULE)


def open_telepathy(s: State) -> None:
    """R-062, R-065, R-224: everyone tells what their card shows; one player alone has nobody to tell."""
    s.n[PHASE] = PHASE_TELEPATHY
    if s.seats > 1 and anybody_holds(s):
        push(s, TELL_RULE)


def tellers(s: State) -> list[int]:
    return [agent for agent in range(s.n[AGENTS]) if held(s, agent) != NONE]


def ask_tell(s: State) -> None:
    """R-062, R-232: told aloud (or in the message box), or the authored gist."""
    s.n[ASKING] = ASKING_TELL
    seats = tellers(s)
    ask_sealed(s, seats, [[action(ALOUD, 0), action(TELL_GIST, 0)] for _ in seats])


def hear(s: State) -> None:
    """R-063, R-234: what is told is the gist at most, never the card."""
    for agent in tellers(s):
        tell(s, agent, verb_of(sealed_by(s, agent)) == TELL_GIST)


def tell(s: State, agent: i64, gist: bool) -> None:
    card = held(s, agent)
    emit(s, TOLD, agent, card, 1 if gist else 0)
    if gist:
        turn(s, gist_of(s, card), EVERYONE)


def gist_of(s: State, card: i64) -> i64:
    """The gist that lies in a card's own place."""
    return top(s, TEXT + size(s, SLOTS) + card - size(s, LOCATIONS))
