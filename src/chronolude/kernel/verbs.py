"""The verbs rules are written in: ask, push, cancel, move, emit, chance, and ways to look at a zone."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from .ask import FIRST, ONE, SEALED
from .layout import E_MOVED, E_SHUFFLED, E_TURNED, EVERYONE
from .rows import PLAIN, filled
from .state import BY_ZONE, DEPTH, FRAME, NONE, OFFERS, Event, State, make_room

# ── looking ──────────────────────────────────────────────────────────────────────────────────────


def place_of(s: State, card: i64) -> i64:
    """The zone where a card lies; NONE before it is laid out."""
    return s.n[s.at_place + card]


def face_of(s: State, card: i64) -> i64:
    """BY_ZONE, or the mask of seats that may see this card wherever it lies."""
    return s.n[s.at_face + card]


def size_of(s: State, zone: i64) -> i64:
    """How many cards lie in a zone."""
    return s.n[s.at_size + zone]


def sealed_by(s: State, seat: i64) -> i64:
    """The sealed answer of a seat, or NONE."""
    return s.n[s.at_sealed + seat]


def framed(s: State, level: i64, what: i64) -> i64:
    """The rule, step, seat, a or b of an unfinished rule, the outermost at level 0."""
    return s.n[s.at_stack + level * FRAME + what]


def next_of(s: State, card: i64) -> i64:
    """The card after this one in its zone, or NONE."""
    card = s.n[s.at_after + card]
    if card < s.cards:
        return card
    return NONE


def prior_of(s: State, card: i64) -> i64:
    """The card before this one in its zone, or NONE."""
    card = s.n[s.at_before + card]
    if card < s.cards:
        return card
    return NONE


def top(s: State, zone: i64) -> i64:
    """The last card of a zone, or NONE."""
    card = s.n[s.at_before + s.cards + zone]
    if card < s.cards:
        return card
    return NONE


def bottom(s: State, zone: i64) -> i64:
    """The first card of a zone, or NONE."""
    card = s.n[s.at_after + s.cards + zone]
    if card < s.cards:
        return card
    return NONE


def cards_in(s: State, zone: i64) -> list[int]:
    """The cards of a zone, first to last; the last is on top."""
    out: list[int] = []
    n, after = s.n, s.at_after
    node = s.cards + zone
    card = n[after + node]
    while card != node:
        out.append(card)
        card = n[after + card]
    return out


def audience(s: State, card: i64) -> i64:
    """The mask of seats that may see this card where it lies."""
    face = s.n[s.at_face + card]
    if face != BY_ZONE:
        return face
    place = s.n[s.at_place + card]
    if place < 0:
        return 0
    return s.layout.seen_by[place]


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def move(s: State, card: i64, zone: i64, before: i64 = NONE, face: i64 = BY_ZONE) -> None:
    """Lay a card on top (at the end) of a zone, or in front of one there. Its new zone says who sees it, or `face`."""
    n, after, prior = s.n, s.at_after, s.at_before
    source = n[s.at_place + card]
    log = s.log
    seen: i64 = 0
    if log is not None:
        seen = audience(s, card)
    if source != NONE:
        left = n[prior + card]
        right = n[after + card]
        n[after + left] = right
        n[prior + right] = left
        n[s.at_size + source] -= 1
    node = s.cards + zone if before == NONE else before
    left = n[prior + node]
    n[after + left] = card
    n[prior + card] = left
    n[after + card] = node
    n[prior + node] = card
    n[s.at_place + card] = zone
    n[s.at_face + card] = face
    n[s.at_size + zone] += 1
    if log is not None:
        log.append(Event(E_MOVED, (card, source, zone), seen | audience(s, card)))


def draw(s: State, source: i64, zone: i64, count: i64) -> None:
    """Move the top cards of a zone one after the other, as far as there are any, relinking both zones only once."""
    n, after, before = s.n, s.at_after, s.at_before
    if count > n[s.at_size + source]:
        count = n[s.at_size + source]
    if s.log is not None:
        for _ in range(count):
            move(s, top(s, source), zone)
        return
    left = n[before + s.cards + zone]
    card = n[before + s.cards + source]
    for _ in range(count):
        n[after + left] = card
        n[s.at_place + card] = zone
        n[s.at_face + card] = BY_ZONE
        beneath = n[before + card]
        n[before + card] = left
        left = card
        card = beneath
    n[after + left] = s.cards + zone
    n[before + s.cards + zone] = left
    n[after + card] = s.cards + source
    n[before + s.cards + source] = card
    n[s.at_size + source] -= count
    n[s.at_size + zone] += count


def insert(s: State, card: i64, zone: i64, index: i64) -> None:
    """Lay a card into a zone so that `index` cards lie before it."""
    following = bottom(s, zone)
    while index > 0 and following != NONE:
        following = next_of(s, following)
        index -= 1
    move(s, card, zone, following)


def exchange(s: State, one: i64, other: i64, face_one: i64 = BY_ZONE, face_other: i64 = BY_ZONE) -> None:
    """Two cards swap their exact places; faces by zone, unless they keep theirs."""
    zone_one, zone_other, after_one = place_of(s, one), place_of(s, other), next_of(s, one)
    if after_one == other:
        move(s, one, zone_other, next_of(s, other), face_one)
        return
    move(s, one, zone_other, other, face_one)
    move(s, other, zone_one, after_one, face_other)


def turn(s: State, card: i64, seats: i64) -> None:
    """Say which seats (a mask, or BY_ZONE) may see this card until it moves."""
    seen = audience(s, card)
    s.n[s.at_face + card] = seats
    log = s.log
    if log is not None:
        log.append(Event(E_TURNED, (card, place_of(s, card)), seen | audience(s, card)))


def chance(s: State, n: i64) -> i64:
    """A fair draw from [0, n). What has only one outcome is not drawn."""
    if n == 1:
        return 0
    k = s.draws
    s.draws = k + 1
    return s.source.draw(s.stream, k, n)


def shuffle(s: State, zone: i64) -> None:
    """Mix a zone: every order equally likely."""
    n, after, before, node = s.n, s.at_after, s.at_before, s.cards + zone
    loose = filled(n[s.at_size + zone], 0)
    k: i64 = 0
    card = n[after + node]
    while card != node:
        loose[k] = card
        card = n[after + card]
        k += 1
    source, stream, draws, prior = s.source, s.stream, s.draws, node
    while k > 0:
        j: i64 = 0
        if k > 1:
            j = source.draw(stream, draws, k)
            draws += 1
        k -= 1
        card = loose[j]
        loose[j] = loose[k]
        n[after + prior] = card
        n[before + card] = prior
        prior = card
    s.draws = draws
    n[after + prior] = node
    n[before + node] = prior
    emit_to(s, EVERYONE, E_SHUFFLED, zone)


# ── rules ────────────────────────────────────────────────────────────────────────────────────────


def push(s: State, rule: i64, seat: i64 = NONE, a: i64 = 0, b: i64 = 0, step: i64 = 0) -> None:
    """Begin a rule; it runs before what is beneath goes on."""
    at = s.at_stack + s.depth * FRAME
    if at == s.at_offers:
        make_room(s, at, DEPTH * FRAME)
        s.at_offers += DEPTH * FRAME
    n = s.n
    n[at] = rule
    n[at + 1] = step
    n[at + 2] = seat
    n[at + 3] = a
    n[at + 4] = b
    s.depth += 1


def cancel(s: State) -> None:
    """Drop the unfinished rule on top of the stack."""
    s.depth -= 1


def finish(s: State) -> None:
    """Drop every unfinished rule: the game is over."""
    s.depth = 0


# ── asking ───────────────────────────────────────────────────────────────────────────────────────


def pose(s: State, mode: i64, part: bool = False) -> None:
    """Begin an ask: `to_seat` and `offer` say who may answer what."""
    s.mode = mode
    s.part = part
    s.askers = 0
    s.offered = 0
    if mode == SEALED:
        unseal(s)


def unseal(s: State) -> None:
    """No sealed answer is in."""
    for seat in range(s.seats):
        s.n[s.at_sealed + seat] = NONE


def to_seat(s: State, seat: i64, options: list[int] | None = None) -> None:
    """Ask this seat too, for one of these or of what is offered next."""
    s.n[s.at_asked + s.askers] = seat
    s.n[s.at_first + s.askers] = s.offered
    s.askers += 1
    if options is not None:
        offer_all(s, options)


def ask(s: State, seat: i64, options: list[int] | None = None, part: bool = False) -> None:
    """Ask one seat for one of these, or of what is offered next; the next step reads `s.answer`."""
    s.mode = ONE
    s.part = part
    s.askers = 1
    s.offered = 0
    s.n[s.at_asked] = seat
    s.n[s.at_first] = 0
    if options is not None:
        offer_all(s, options)


def ask_part(s: State, seat: i64, options: list[int] | None = None) -> None:
    """Ask the seat that has just answered for the next part of the same move."""
    ask(s, seat, options, True)


def ask_sealed(s: State, seats: list[int], options: list[list[int]], mode: i64 = SEALED) -> None:
    """Ask several seats at once; the next step reads `sealed_by`."""
    pose(s, mode)
    for i in range(len(seats)):
        to_seat(s, seats[i], options[i])


def ask_first(s: State, seats: list[int], options: list[list[int]]) -> None:
    """Ask several seats; the first answer counts, and the next step reads `s.by` and `s.answer`."""
    ask_sealed(s, seats, options, FIRST)


def offer(s: State, verb: i64, noun: i64 = 0) -> None:
    """One more answer for the seat asked last."""
    if PLAIN:
        offer_all(s, [verb << 16 | noun])
        return
    at = s.at_offers + s.offered
    if at == len(s.n):
        make_room(s, at, OFFERS)
    s.n[at] = verb << 16 | noun
    s.offered += 1


def offer_all(s: State, acts: list[int]) -> None:
    """Each of these answers."""
    if PLAIN:
        row: Any = s.n
        row[s.at_offers + s.offered :] = acts  # offers come last, and a list grows by itself
        s.offered += len(acts)
        return
    for act in acts:
        offer(s, 0, act)


def offer_zone(s: State, verb: i64, zone: i64) -> None:
    """Every card of a zone."""
    if PLAIN:
        offer_all(s, actions(verb, cards_in(s, zone)))
        return
    card = bottom(s, zone)
    while card != NONE:
        offer(s, verb, card)
        card = next_of(s, card)


def offer_alike(s: State, verb: i64, zone: i64, facts: vec[i64], fact: i64) -> None:
    """Every card of a zone of which this row of facts says this."""
    if PLAIN:
        offer_all(s, [verb << 16 | card for card in cards_in(s, zone) if facts[card] == fact])
        return
    card = bottom(s, zone)
    while card != NONE:
        if facts[card] == fact:
            offer(s, verb, card)
        card = next_of(s, card)


def offer_range(s: State, verb: i64, least: i64, most: i64) -> None:
    """Every number from the least to the most; none if that is below it."""
    if PLAIN:
        offer_all(s, [*range(verb << 16 | least, (verb << 16) + most + 1)])
        return
    for noun in range(least, most + 1):
        offer(s, verb, noun)


def sort_offers(s: State) -> None:
    """Put what is on offer to the seat asked last in order, where the order of its cards must tell nothing."""
    n, first, end = s.n, s.at_offers + s.n[s.at_first + s.askers - 1], s.at_offers + s.offered
    for i in range(first + 1, end):
        act = n[i]
        j = i
        while j > first and n[j - 1] > act:
            n[j] = n[j - 1]
            j -= 1
        n[j] = act


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


# ── telling ──────────────────────────────────────────────────────────────────────────────────────


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
