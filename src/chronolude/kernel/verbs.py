"""The verbs rules are written in: ask, push, cancel, move, emit, chance, and ways to look at a zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .ask import FIRST, ONE, SEALED, Ask
from .layout import E_MOVED, E_SHUFFLED, E_TURNED, EVERYONE, SEATS_MOST
from .state import BY_ZONE, FRAME, NONE, Event, State, filled, longer


def cards_in(s: State, zone: i64) -> list[int]:
    """The cards of a zone, first to last; the last is on top."""
    out: list[int] = []
    after = s.after
    node = s.cards + zone
    card = after[node]
    while card != node:
        out.append(card)
        card = after[card]
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


def move(s: State, card: i64, zone: i64, before: i64 = NONE, face: i64 = BY_ZONE) -> None:
    """Lay a card on top (at the end) of a zone, or in front of one there. Its new zone says who sees it, or `face`."""
    after = s.after
    prior = s.before
    source = s.place[card]
    log = s.log
    seen = audience(s, card) if log is not None else 0
    if source != NONE:
        left = prior[card]
        right = after[card]
        after[left] = right
        prior[right] = left
        s.size[source] -= 1
    node = s.cards + zone if before == NONE else before
    left = prior[node]
    after[left] = card
    prior[card] = left
    after[card] = node
    prior[node] = card
    s.place[card] = zone
    s.face[card] = face
    s.size[zone] += 1
    if log is not None:
        log.append(Event(E_MOVED, (card, source, zone), seen | audience(s, card)))


def draw(s: State, source: i64, zone: i64, count: i64) -> None:
    """Move the top cards of a zone one after the other, as far as there are any, relinking both zones only once."""
    if count > s.size[source]:
        count = s.size[source]
    if s.log is not None:
        for _ in range(count):
            move(s, top(s, source), zone)
        return
    after = s.after
    before = s.before
    left = before[s.cards + zone]
    card = before[s.cards + source]
    for _ in range(count):
        beneath = before[card]
        after[left] = card
        before[card] = left
        s.place[card] = zone
        s.face[card] = BY_ZONE
        left = card
        card = beneath
    after[left] = s.cards + zone
    before[s.cards + zone] = left
    after[card] = s.cards + source
    before[s.cards + source] = card
    s.size[source] -= count
    s.size[zone] += count


def insert(s: State, card: i64, zone: i64, index: i64) -> None:
    """Lay a card into a zone so that `index` cards lie before it."""
    node = s.after[s.cards + zone]
    while index > 0 and node < s.cards:
        node = s.after[node]
        index -= 1
    move(s, card, zone, node)


def exchange(s: State, one: i64, other: i64, face_one: i64 = BY_ZONE, face_other: i64 = BY_ZONE) -> None:
    """Two cards swap their exact places; faces by zone, unless they keep theirs."""
    zone_one, zone_other, after_one = s.place[one], s.place[other], s.after[one]
    if after_one == other:
        move(s, one, zone_other, s.after[other], face_one)
        return
    move(s, one, zone_other, other, face_one)
    move(s, other, zone_one, after_one, face_other)


def turn(s: State, card: i64, seats: i64) -> None:
    """Say which seats (a mask, or BY_ZONE) may see this card until it moves."""
    seen = audience(s, card)
    s.face[card] = seats
    log = s.log
    if log is not None:
        log.append(Event(E_TURNED, (card, s.place[card]), seen | audience(s, card)))


def chance(s: State, n: i64) -> i64:
    """A fair draw from [0, n). What has only one outcome is not drawn."""
    if n == 1:
        return 0
    k = s.draws
    s.draws = k + 1
    return s.source.draw(s.line, k, n)


def shuffle(s: State, zone: i64) -> None:
    """Mix a zone: every order equally likely."""
    node = s.cards + zone
    loose = filled(s.size[zone], 0)
    k: i64 = 0
    card = s.after[node]
    while card != node:
        loose[k] = card
        card = s.after[card]
        k += 1
    after, before, source, line, draws, prior = s.after, s.before, s.source, s.line, s.draws, node
    while k > 0:
        j: i64 = 0
        if k > 1:
            j = source.draw(line, draws, k)
            draws += 1
        k -= 1
        card = loose[j]
        loose[j] = loose[k]
        after[prior] = card
        before[card] = prior
        prior = card
    s.draws = draws
    after[prior] = node
    before[node] = prior
    emit_to(s, EVERYONE, E_SHUFFLED, zone)


def push(s: State, rule: i64, seat: i64 = NONE, a: i64 = 0, b: i64 = 0) -> None:
    """Begin a rule; it runs before what is beneath goes on."""
    at = s.depth * FRAME
    if at == len(s.stack):
        s.stack = longer(s.stack, FRAME)
    stack = s.stack
    stack[at] = rule
    stack[at + 1] = 0
    stack[at + 2] = seat
    stack[at + 3] = a
    stack[at + 4] = b
    s.depth += 1


def cancel(s: State) -> None:
    """Drop the unfinished rule on top of the stack."""
    s.depth -= 1


def finish(s: State) -> None:
    """Drop every unfinished rule: the game is over."""
    s.depth = 0


ALONE: Final = [[seat] for seat in range(SEATS_MOST)]


def ask(s: State, seat: i64, options: list[int]) -> None:
    """Ask one seat; the next step reads `s.answer`."""
    s.ask = Ask(ONE, ALONE[seat], [options], False)


def ask_part(s: State, seat: i64, options: list[int]) -> None:
    """Ask the seat that has just answered for the next part of the same move."""
    s.ask = Ask(ONE, ALONE[seat], [options], True)


def ask_sealed(s: State, seats: list[int], options: list[list[int]]) -> None:
    """Ask several seats at once; the next step reads `s.sealed[seat]`."""
    for seat in range(s.seats):
        s.sealed[seat] = NONE
    s.ask = Ask(SEALED, seats, options, False)


def ask_first(s: State, seats: list[int], options: list[list[int]]) -> None:
    """Ask several seats; the first answer counts, and the next step reads `s.by` and `s.answer`."""
    s.ask = Ask(FIRST, seats, options, False)


def actions(verb: i64, nouns: list[int]) -> list[int]:
    """The same verb with each of these nouns; the first verb's actions are their nouns."""
    if verb == 0:
        return nouns
    return [verb << 16 | noun for noun in nouns]


def refuse(s: State, rule: int, candidates: list[int]) -> None:
    """Of these actions, those not on offer are refused by this rule. Costs nothing unless `why` asks."""
    refused = s.refused
    if refused is not None:
        for act in candidates:
            refused.setdefault(act, rule)


def emit(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Tell everybody."""
    if s.log is not None:
        tell(s, kind, EVERYONE, (a, b, c, d, e))


def emit_to(s: State, seats: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tell these seats (a mask); the others learn it without its cards and secrets."""
    if s.log is not None:
        tell(s, kind, seats, (a, b, c))


def tell(s: State, kind: i64, seats: i64, args: tuple[int, ...]) -> None:
    log = s.log
    if log is not None:
        log.append(Event(kind, args[: len(s.layout.tellings[kind].args)], seats))
