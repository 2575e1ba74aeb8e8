"""The verbs rules are written in, asks aside: move, push, cancel, emit, chance, and ways to look at a zone."""

from __future__ import annotations

from mypy_extensions import i64

from .layout import E_SHUFFLED, EVERYONE
from .rows import filled
from .state import BY_ZONE, DEPTH, FRAME, NONE, State, make_room

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
    if card < 0:
        return NONE
    return card


def prior_of(s: State, card: i64) -> i64:
    """The card before this one in its zone, or NONE."""
    card = s.n[s.at_before + card]
    if card < 0:
        return NONE
    return card


def top(s: State, zone: i64) -> i64:
    """The last card of a zone, or NONE."""
    card = s.n[s.at_before + ~zone]
    if card < 0:
        return NONE
    return card


def bottom(s: State, zone: i64) -> i64:
    """The first card of a zone, or NONE."""
    card = s.n[s.at_after + ~zone]
    if card < 0:
        return NONE
    return card


def cards_in(s: State, zone: i64) -> list[int]:
    """The cards of a zone, first to last; the last is on top."""
    out: list[int] = []
    n, after = s.n, s.at_after
    card = n[after + ~zone]
    while card >= 0:
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
    n, after, prior, place = s.n, s.at_after, s.at_before, s.at_place + card
    next_to, prior_to = after + card, prior + card
    source = n[place]
    log = s.log
    seen: i64 = 0
    if log is not None:
        seen = audience(s, card)
    if source != NONE:
        left = n[prior_to]
        right = n[next_to]
        n[after + left] = right
        n[prior + right] = left
        n[s.at_size + source] -= 1
    node = ~zone if before == NONE else before
    left = n[prior + node]
    n[after + left] = card
    n[prior_to] = left
    n[next_to] = node
    n[prior + node] = card
    n[place] = zone
    n[s.at_face + card] = face
    n[s.at_size + zone] += 1
    if log is not None:
        log.moved(card, source, zone, seen | audience(s, card))


def draw(s: State, source: i64, zone: i64, count: i64) -> None:
    """Move the top cards of a zone one after the other, as far as there are any, relinking both zones only once."""
    n, after, before = s.n, s.at_after, s.at_before
    if count > n[s.at_size + source]:
        count = n[s.at_size + source]
    if s.log is not None:
        for _ in range(count):
            move(s, top(s, source), zone)
        return
    left = n[before + ~zone]
    card = n[before + ~source]
    for _ in range(count):
        n[after + left] = card
        n[s.at_place + card] = zone
        n[s.at_face + card] = BY_ZONE
        beneath = n[before + card]
        n[before + card] = left
        left = card
        card = beneath
    n[after + left] = ~zone
    n[before + ~zone] = left
    n[after + card] = ~source
    n[before + ~source] = card
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
        log.turned(card, place_of(s, card), seen | audience(s, card))


def chance(s: State, n: i64) -> i64:
    """A fair draw from [0, n). What has only one outcome is not drawn."""
    if n == 1:
        return 0
    k = s.draws
    s.draws = k + 1
    return s.source.draw(s.stream, k, n)


def shuffle(s: State, zone: i64) -> None:
    """Mix a zone: every order equally likely."""
    n, after, before, node = s.n, s.at_after, s.at_before, ~zone
    loose = filled(n[s.at_size + zone], 0)
    k: i64 = 0
    card = n[after + node]
    while card >= 0:
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


# ── telling ──────────────────────────────────────────────────────────────────────────────────────


def emit(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Tell everybody."""
    log = s.log
    if log is not None:
        log.tell(kind, EVERYONE, s.layout.told[kind], a, b, c, d, e)


def emit_to(s: State, seats: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tell these seats (a mask); the others learn it without its cards and secrets."""
    log = s.log
    if log is not None:
        log.tell(kind, seats, s.layout.told[kind], a, b, c, 0, 0)
