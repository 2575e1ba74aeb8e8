"""Setting up a game, the draft, and the face-down card of a campaign."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import SEALED, noun_of, verb_of
from ....kernel.offers import actions, offer, offer_zone, pose, refuse, sort_offers, to_seat
from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import chance, draw, emit, move, place_of, push, sealed_by, shuffle, size_of, top
from ..cards import CARDS, ERA_SIZE, TRAVELLER
from ..layout import ROLES
from ..names import (
    ACTIVATED,
    ALLOT,
    ALLOTTED,
    BOX,
    CHOSEN,
    COIN,
    DECK,
    DRAFT_RULE,
    DRAWN,
    ERA,
    FIRST,
    FRONT,
    GAME,
    GAME_1,
    GAME_BEGAN,
    GAME_RULE,
    HAND,
    INFLUENCE,
    LAY,
    MODE,
    MODE_CAMPAIGN,
    PHASE,
    PHASE_CLASH,
    PHASE_DRAFT,
    PHASE_HIDE,
    PILE,
    PLAYING,
    RESERVE,
    ROLE_DISCARD,
    ROLE_GIVE,
    ROLE_KEEP,
    ROTATED,
    ROUND,
    ROUND_RULE,
    TAKEN_UP,
    TRAVELLERS,
)
from .places import lying
from .reasons import D_111
from .sums import tally

TURNS: Final = 3
DRAWS: Final = 3


def toss_coin(s: State) -> None:
    """D-012: the coin is flipped, unless it is given by agreement."""
    s.n[COIN] = s.n[FIRST] if s.n[FIRST] >= 0 else chance(s, s.seats)


def open_game(s: State) -> None:
    push(s, GAME_RULE)


def lay_out(s: State) -> None:
    """D-004, D-013, D-014, D-110: one era; its 18 cards in two piles, its travellers in the box or dealt out."""
    campaign = s.n[MODE] == MODE_CAMPAIGN
    s.n[GAME] += 1
    s.n[PLAYING] = s.n[GAME_1 + s.n[GAME] - 1] if campaign else s.n[ERA]
    s.n[PHASE] = PHASE_DRAFT
    s.n[ROUND] = 0
    s.n[ACTIVATED] = 0
    s.n[ROTATED] = 0
    s.n[CHOSEN] = NONE
    clear_table(s)
    emit(s, GAME_BEGAN, s.n[GAME], s.n[PLAYING])
    card: i64 = s.n[PLAYING] * ERA_SIZE
    for _ in range(ERA_SIZE):
        if not TRAVELLER[card]:
            move(s, card, DECK)
        elif campaign:
            move(s, card, TRAVELLERS)
        card += 1
    deal(s, TRAVELLERS, FRONT)
    deal(s, DECK, PILE)
    for turn in range(TURNS, 0, -1):
        push(s, DRAFT_RULE, NONE, turn)


def clear_table(s: State) -> None:
    """A further game of a campaign starts from the box."""
    for card in range(CARDS):
        if place_of(s, card) != BOX:
            move(s, card, BOX)
    tally(s)


def deal(s: State, zone: i64, target: i64) -> None:
    """Shuffle a zone and deal it out, a card to each player in turn."""
    shuffle(s, zone)
    while size_of(s, zone) > 0:
        for seat in range(s.seats):
            move(s, top(s, zone), target + seat)


# ── draft ────────────────────────────────────────────────────────────────────────────────────────


def draw_three(s: State) -> None:
    """D-017, D-021: each player draws three cards of their own pile, three times."""
    for seat in range(s.seats):
        draw(s, PILE + seat, DRAWN + seat, DRAWS)


def choose_roles(s: State) -> None:
    """D-016, D-019, D-023: both at once and sealed: keep, give and discard go to three different cards."""
    pose(s, SEALED)
    for seat in range(s.seats):
        to_seat(s, seat)
        for way in range(len(ROLES)):
            offer(s, ALLOT + way)


def deal_out(s: State) -> None:
    """D-018, D-020: face down in front of oneself, in front of the other, and on the Reserve.

    Always told in that order: the order of the cards would betray which of them went where. The last cards dealt go
    straight to the hands, which are taken up then (D-022).
    """
    front = FRONT if s.a < TURNS else HAND
    for seat in range(s.seats):
        cards = lying(s, DRAWN + seat)
        roles = ROLES[verb_of(sealed_by(s, seat)) - ALLOT]
        move(s, cards[roles.index(ROLE_KEEP)], front + seat)
        move(s, cards[roles.index(ROLE_GIVE)], front + 1 - seat)
        move(s, cards[roles.index(ROLE_DISCARD)], RESERVE)
        emit(s, ALLOTTED, seat)


def take_up(s: State) -> None:
    """D-022, D-110, R-31: the cards in front of a player are the hand, the traveller among them."""
    for seat in range(s.seats):
        for card in lying(s, FRONT + seat):
            move(s, card, HAND + seat)
    s.n[PHASE] = PHASE_CLASH if s.n[MODE] != MODE_CAMPAIGN else PHASE_HIDE
    emit(s, TAKEN_UP, size_of(s, HAND))


# ── the face-down card ───────────────────────────────────────────────────────────────────────────


def choose_hidden(s: State) -> None:
    """D-111: in a campaign both players at once choose one of seven cards to lay face down."""
    if s.n[MODE] == MODE_CAMPAIGN:
        pose(s, SEALED)
        for seat in range(s.seats):
            to_seat(s, seat)
            offer_zone(s, LAY, HAND + seat)
            sort_offers(s)
        if s.refused is not None:
            refuse(s, D_111, actions(LAY, list(range(CARDS))))


def lay_hidden(s: State) -> None:
    """D-111, D-114, R-34: in slot 0, face down for all but the one who laid it and remembers."""
    if s.n[MODE] == MODE_CAMPAIGN:
        for seat in range(s.seats):
            move(s, noun_of(sealed_by(s, seat)), INFLUENCE + seat, face=bit(seat))
        s.n[PHASE] = PHASE_CLASH
    push(s, ROUND_RULE)
