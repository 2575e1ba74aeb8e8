"""The only doors between a state and what a seat sees: project() out, imagine() in, and memory between them.

What a seat knows of a hidden card is the set of zones where it may lie, as a mask of bits. That set is a fold over
the events the seat was told, so it cannot hold more than the seat was told.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .ask import SEALED
from .chance import Source
from .engine import ask_again, asked_at, seal
from .layout import CARD, E_MOVED, E_TURNED, SECRET, Layout
from .state import FRAME, NONE, Event, Rules, State, frames, numbers, offers_to
from .verbs import audience, cards_in, face_of, move, place_of, push, sealed_by

BACK: Final = -1
OVER: Final = -1  # mode of a view when nobody is asked
World = State  # what imagine() makes, by the name under which bots may hold one


class View:
    """What one seat sees, as ints. Cards it may not see are BACK."""

    def __init__(self, layout: Layout, seat: int, seats: int) -> None:
        self.layout = layout
        self.seat = seat
        self.seats = seats
        self.zones: list[list[int]] = []
        self.faces: list[list[int]] = []
        self.n: list[int] = []
        self.stack: list[int] = []
        self.mode = OVER
        self.asked: list[int] = []
        self.answered: list[int] = []
        self.options: list[int] = []
        self.part = False
        self.sealed = NONE
        """This seat's own sealed answer."""
        self.memory: list[int] = []
        """For each card, the mask of zones where it may lie as far as this seat was told."""


def project(s: State, seat: int, memory: list[int]) -> View:
    """What `seat` sees, built up from what each zone's audience allows."""
    view = View(s.layout, seat, s.seats)
    for zone in range(len(s.layout.masks)):
        cards = cards_in(s, zone)
        shown = [card if audience(s, card) >> seat & 1 else BACK for card in cards]
        faces = [int(face_of(s, card)) for card in cards]
        if len(cards) > 1 and not s.layout.zone_of[zone].ordered:
            pairs = sorted(zip(shown, faces, strict=True))
            shown = [card for card, _ in pairs]
            faces = [face for _, face in pairs]
        view.zones.append(shown)
        view.faces.append(faces)
    view.n = numbers(s)
    view.stack = frames(s)
    view.memory = memory
    ask = s.ask
    if ask is not None:
        view.mode = ask.mode
        view.asked = ask.seats[:]
        view.part = ask.part
        view.options = sorted(ask.of(seat))
        if ask.mode == SEALED:
            view.answered = [other for other in ask.seats if sealed_by(s, other) != NONE]
            if seat in ask.seats:
                view.sealed = sealed_by(s, seat)
    return view


def face(event: Event, seat: int, layout: Layout) -> tuple[int, tuple[int, ...]]:
    """An event as `seat` is told it: whoever is not its audience learns neither cards nor secrets."""
    if event.only >> seat & 1:
        return event.kind, event.args
    named = layout.tellings[event.kind].args
    masked = [BACK if named[i][1] == CARD or named[i][1] == SECRET else event.args[i] for i in range(len(event.args))]
    return event.kind, tuple(masked)


def first_memory(view: View) -> list[int]:
    """Before anything is told: a hidden card may be wherever backs of its kind lie."""
    layout = view.layout
    by_kind: dict[int, int] = {}
    hidden = [zone for zone in range(len(view.zones)) if BACK in view.zones[zone]]
    out: list[int] = []
    for card in range(len(layout.cards)):
        kind = layout.kinds[card]
        if kind not in by_kind:
            by_kind[kind] = sum([1 << zone for zone in hidden if layout.takes(zone, card)])
        out.append(by_kind[kind])
    for zone in range(len(view.zones)):
        for card in view.zones[zone]:
            if card != BACK:
                out[card] = 1 << zone
    return out


def remember(memory: list[int], kind: int, args: tuple[int, ...]) -> None:
    """Fold one face into a memory: a card seen to move is there; a back may be any card that was where it left."""
    if kind == E_MOVED:
        card, source, target = args
        if card != BACK:
            memory[card] = 1 << target
        elif source >= 0:
            for other in range(len(memory)):
                if memory[other] >> source & 1:
                    memory[other] |= 1 << target
    elif kind == E_TURNED and args[0] != BACK:
        memory[args[0]] = 1 << args[1]


def fits(s: State, memory: list[int]) -> bool:
    """Whether every card lies where this memory allows; in ints, as there may be more zones than an i64 has bits."""
    for card in range(len(memory)):
        place: int = place_of(s, card)
        if not memory[card] >> place & 1:
            return False
    return True


class Dealer:
    """Random draws for one imagined world, apart from the world's own chance."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.k: i64 = 0

    def below(self, n: i64) -> i64:
        self.k += 1
        return self.source.draw(7, self.k, n)

    def mix(self, items: list[int]) -> None:
        k = len(items) - 1
        while k > 0:
            j = self.below(k + 1)
            items[j], items[k] = items[k], items[j]
            k -= 1


def imagine(view: View, rules: Rules, source: Source, picks: Source, truth: State | None = None) -> State:
    """A world this view allows: hidden cards dealt anew within what the seat remembers; with `truth` (a fair branch)
    what is printed together stays together.
    """
    layout = view.layout
    dealer = Dealer(picks)
    s = State(layout, rules, view.seats, source)
    hidden = deal_hidden(view, dealer, truth)
    for zone in range(len(view.zones)):
        dealer.mix(hidden[zone])
        for i in range(len(view.zones[zone])):
            card = view.zones[zone][i]
            if card == BACK:
                card = hidden[zone].pop()
            move(s, card, zone, NONE, view.faces[zone][i])
    for i in range(len(view.n)):
        s.n[i] = view.n[i]
    for at in range(0, len(view.stack), FRAME):
        push(s, view.stack[at], view.stack[at + 2], view.stack[at + 3], view.stack[at + 4], view.stack[at + 1])
    ask_again(s)
    seal_again(s, view, dealer)
    return s


def seal_again(s: State, view: View, dealer: Dealer) -> None:
    """Answers already sealed: one's own as it is, others' as any they may have given in this world."""
    for seat in view.answered:
        options = offers_to(s, asked_at(s, seat))
        seal(s, seat, options[dealer.below(len(options))])
    if view.sealed != NONE:
        seal(s, view.seat, view.sealed)


def deal_hidden(view: View, dealer: Dealer, truth: State | None) -> list[list[int]]:
    """The hidden cards of each zone, any deal that fits the backs and the memory."""
    layout = view.layout
    room = [zone.count(BACK) for zone in view.zones]
    dealt: list[list[int]] = [[] for _ in room]
    loose: list[int] = []
    shown = {card for zone in view.zones for card in zone}
    for card in range(len(layout.cards)):
        if card in shown:
            continue
        if truth is not None and layout.kinds[card] in layout.printed:
            dealt[place_of(truth, card)].append(card)
            room[place_of(truth, card)] -= 1
        else:
            loose.append(card)
    free = [zone for zone in range(len(room)) if room[zone] > 0]
    choices = {card: [z for z in free if view.memory[card] >> z & 1 and layout.takes(z, card)] for card in loose}
    dealer.mix(loose)
    loose.sort(key=lambda card: len(choices[card]))
    for card in loose:
        if not settle(card, choices, dealt, room, dealer, set()):
            raise ValueError(f"no zone is left for {layout.cards[card]}")
    return dealt


def settle(
    card: int, choices: dict[int, list[int]], dealt: list[list[int]], room: list[int],
    dealer: Dealer, tried: set[int],
) -> bool:  # fmt: skip
    """Find a zone for a card, each free slot equally likely; if all are full, move another card on (Kuhn)."""
    free = sum([room[zone] for zone in choices[card]])
    if free > 0:
        slot = dealer.below(free)
        for zone in choices[card]:
            slot -= room[zone]
            if slot < 0:
                dealt[zone].append(card)
                room[zone] -= 1
                return True
    for zone in choices[card]:
        if zone in tried:
            continue
        tried.add(zone)
        for other in dealt[zone]:
            if other in choices and settle(other, choices, dealt, room, dealer, tried):
                dealt[zone].remove(other)
                dealt[zone].append(card)
                return True
    return False
