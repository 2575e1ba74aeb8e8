"""Single zones: what a seat sees in one, and which of them lie otherwise in another state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..kernel.rows import filled
from ..kernel.state import BY_ZONE, State
from ..kernel.verbs import audience, cards_in, face_of

BACK: Final = -1


def seen_in(s: State, zone: int, seat: int) -> tuple[list[int], list[int]]:
    """One zone as `seat` sees it, cards and faces; sorted where order means nothing: no place can be followed."""
    cards = cards_in(s, zone)
    shown = [card if audience(s, card) >> seat & 1 else BACK for card in cards]
    faces = [int(face_of(s, card)) for card in cards]
    if len(cards) > 1 and not s.layout.zone_of[zone].ordered:
        pairs = sorted(zip(shown, faces, strict=True))
        shown = [card for card, _ in pairs]
        faces = [face for _, face in pairs]
    return shown, faces


def seen_plainly(s: State, zone: int, is_shown: bool) -> tuple[list[int], list[int]]:
    """The same for a zone that is plain, by whether it is shown: all its cards are, or none."""
    cards = cards_in(s, zone)
    if not is_shown:
        cards = [BACK] * len(cards)
    elif len(cards) > 1 and not s.layout.zone_of[zone].ordered:
        cards.sort()
    return cards, [int(BY_ZONE)] * len(cards)


def is_plain(s: State, zone: i64) -> bool:
    """Whether all cards of a zone are seen by whoever its audience is, and by nobody else."""
    n, after, faces = s.n, s.at_after, s.at_face
    card = n[after + ~zone]
    while card >= 0:
        if n[faces + card] != BY_ZONE:
            return False
        card = n[after + card]
    return True


def touched(old: State, new: State) -> list[int]:
    """The zones in which something lies otherwise in a state than in another one of the same table."""
    found = filled(len(new.layout.masks), 0)
    now, was = new.n, old.n
    places, after, faces = new.at_place, new.at_after, new.at_face
    places_then, after_then, faces_then = old.at_place, old.at_after, old.at_face
    card: i64 = 0
    cards: i64 = new.cards
    is_any = False
    while card < cards:
        place = now[places + card]
        before = was[places_then + card]
        if place != before:
            is_any = True
            if place >= 0:
                found[place] = 1
            if before >= 0:
                found[before] = 1
        elif place >= 0 and (
            now[after + card] != was[after_then + card] or now[faces + card] != was[faces_then + card]
        ):
            is_any = True
            found[place] = 1
        card += 1
    return [zone for zone in range(len(found)) if found[zone]] if is_any else []


def same_numbers(old: State, new: State) -> bool:
    """Whether all public numbers are as they were in another state of the same table."""
    now, was = new.n, old.n
    i: i64 = 0
    count: i64 = new.at_sealed
    while i < count:
        if now[i] != was[i]:
            return False
        i += 1
    return True
