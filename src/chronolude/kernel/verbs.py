"""The verbs rules are written in: ask, push, cancel, move, emit, chance, and ways to look at a zone."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .ask import FIRST, ONE, SEALED, Ask, action
from .layout import E_MOVED, E_SHUFFLED, E_TURNED, EVERYONE, SEATS_MOST
from .state import BY_ZONE, FRAME, NONE, Event, State

# ── looking ──────────────────────────────────────────────────────────────────────────────────────


def cards_in(s: State, zone: i64) -> list[int]:
    """The cards of a zone, first to last; the last is on top."""
    out: list[int] = []
    node = s.cards + zone
    card: i64 = s.after[node]
    while card != node:
        out.append(card)
        card = s.after[card]
    return out


def top(s: State, zone: i64) -> i64:
    """The last card of a zone, or NONE."""
    card: i64 = s.before[s.cards + zone]
    return card if card < s.cards else NONE


def bottom(s: State, zone: i64) -> i64:
    """The first card of a zone, or NONE."""
    card: i64 = s.after[s.cards + zone]
    return card if card < s.cards else NONE


def audience(s: State, card: i64) -> i64:
    """The mask of seats that may see this card where it lies."""
    face: i64 = s.face[card]
    if face != BY_ZONE:
        return face
    place: i64 = s.place[card]
    if place < 0:
        return 0
    mask: i64 = s.layout.masks[place]
    return mask


# ── move ─────────────────────────────────────────────────────────────────────────────────────────


def link(s: State, card: i64, before: i64, zone: i64) -> None:
    """Lay a loose card in front of node `before` of a zone's ring."""
    prior: i64 = s.before[before]
    s.after[prior] = card
    s.before[card] = prior
    s.after[card] = before
    s.before[before] = card
    s.place[card] = zone
    s.size[zone] += 1


def unlink(s: State, card: i64) -> None:
    zone: i64 = s.place[card]
    if zone < 0:
        return
    prior: i64 = s.before[card]
    following: i64 = s.after[card]
    s.after[prior] = following
    s.before[following] = prior
    s.size[zone] -= 1


def move(s: State, card: i64, zone: i64, face: i64 = BY_ZONE) -> None:
    """Lay a card on top (at the end) of a zone. Its new zone says who sees it, unless it keeps a face."""
    carry(s, card, s.cards + zone, zone, face)


def insert(s: State, card: i64, zone: i64, index: i64) -> None:
    """Lay a card into a zone so that `index` cards lie before it."""
    node: i64 = s.after[s.cards + zone]
    while index > 0 and node < s.cards:
        node = s.after[node]
        index -= 1
    carry(s, card, node, zone)


def carry(s: State, card: i64, before: i64, zone: i64, face: i64 = BY_ZONE) -> None:
    log = s.log
    if log is None:
        unlink(s, card)
        s.face[card] = face
        link(s, card, before, zone)
        return
    source: i64 = s.place[card]
    seen = audience(s, card)
    unlink(s, card)
    s.face[card] = face
    link(s, card, before, zone)
    log.append(Event(E_MOVED, (card, source, zone), seen | audience(s, card)))


def exchange(s: State, one: i64, other: i64, face_one: i64 = BY_ZONE, face_other: i64 = BY_ZONE) -> None:
    """Two cards swap their exact places; faces by zone, unless they keep theirs."""
    zone_one: i64 = s.place[one]
    zone_other: i64 = s.place[other]
    after_one: i64 = s.after[one]
    if after_one == other:
        carry(s, one, s.after[other], zone_other, face_one)
        return
    carry(s, one, other, zone_other, face_one)
    carry(s, other, after_one, zone_one, face_other)


def turn(s: State, card: i64, seats: i64) -> None:
    """Say which seats (a mask, or BY_ZONE) may see this card until it moves."""
    seen = audience(s, card)
    s.face[card] = seats
    log = s.log
    if log is not None:
        log.append(Event(E_TURNED, (card, s.place[card]), seen | audience(s, card)))


# ── chance ───────────────────────────────────────────────────────────────────────────────────────


def chance(s: State, n: i64) -> i64:
    """A fair draw from [0, n)."""
    k = s.draws
    s.draws = k + 1
    return s.source.draw(s.line, k, n)


def shuffle(s: State, zone: i64) -> None:
    """Mix a zone: every order equally likely."""
    node = s.cards + zone
    loose = vec[i64](capacity=i64(s.size[zone]))
    card: i64 = s.after[node]
    while card != node:
        loose = append(loose, card)
        card = s.after[card]
    k = i64(len(loose)) - 1
    while k > 0:
        j = chance(s, k + 1)
        held = loose[j]
        loose[j] = loose[k]
        loose[k] = held
        k -= 1
    prior = node
    for held in loose:
        s.after[prior] = held
        s.before[held] = prior
        prior = i64(held)
    s.after[prior] = node
    s.before[node] = prior
    emit_at(s, E_SHUFFLED, EVERYONE, zone)


# ── frames ───────────────────────────────────────────────────────────────────────────────────────


def push(s: State, rule: i64, seat: i64 = NONE, a: i64 = 0, b: i64 = 0) -> None:
    """Begin a rule; it runs before what is beneath goes on."""
    at = s.depth * FRAME
    if at == i64(len(s.stack)):
        for _ in range(FRAME):
            s.stack = append(s.stack, 0)
    s.stack[at] = rule
    s.stack[at + 1] = 0
    s.stack[at + 2] = seat
    s.stack[at + 3] = a
    s.stack[at + 4] = b
    s.depth += 1


def cancel(s: State) -> None:
    """Drop the unfinished rule on top of the stack."""
    s.depth -= 1


def finish(s: State) -> None:
    """Drop every unfinished rule: the game is over."""
    s.depth = 0


# ── ask ──────────────────────────────────────────────────────────────────────────────────────────


def pose(s: State, mode: int, seats: list[int], options: list[list[int]], part: bool) -> None:
    i: i64 = 0
    while i < SEATS_MOST:
        s.sealed[i] = NONE
        i += 1
    s.ask = Ask(mode, seats, options, part)


def ask(s: State, seat: i64, options: list[int]) -> None:
    """Ask one seat; the next step reads `s.answer`."""
    pose(s, ONE, [seat], [options], False)


def ask_part(s: State, seat: i64, options: list[int]) -> None:
    """Ask the seat that has just answered for the next part of the same move."""
    pose(s, ONE, [seat], [options], True)


def ask_sealed(s: State, seats: list[int], options: list[list[int]]) -> None:
    """Ask several seats at once; the next step reads `s.sealed[seat]`."""
    pose(s, SEALED, seats, options, False)


def ask_first(s: State, seats: list[int], options: list[list[int]]) -> None:
    """Ask several seats; the first answer counts, and the next step reads `s.by` and `s.answer`."""
    pose(s, FIRST, seats, options, False)


def actions(verb: i64, nouns: list[int]) -> list[int]:
    """The same verb with each of these nouns."""
    return [action(verb, noun) for noun in nouns]


def refuse(s: State, rule: int, candidates: list[int]) -> None:
    """Of these actions, those not on offer are refused by this rule. Costs nothing unless `why` asks."""
    refused = s.refused
    if refused is not None:
        for act in candidates:
            refused.setdefault(act, rule)


# ── emit ─────────────────────────────────────────────────────────────────────────────────────────


def emit(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Tell everybody."""
    if s.log is not None:
        tell(s, kind, EVERYONE, (a, b, c, d, e))


def emit_to(s: State, seats: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tell these seats (a mask); the others learn it without its cards and secrets."""
    if s.log is not None:
        tell(s, kind, seats, (a, b, c))


def emit_at(s: State, kind: i64, seats: i64, a: i64) -> None:
    if s.log is not None:
        tell(s, kind, seats, (a,))


def tell(s: State, kind: i64, seats: i64, args: tuple[int, ...]) -> None:
    log = s.log
    if log is not None:
        log.append(Event(kind, args[: len(s.layout.tellings[kind].args)], seats))
