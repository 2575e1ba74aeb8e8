"""The only doors between a state and what a seat sees: project() out, imagine() in, and memory between them.

What a seat knows of a hidden card is the set of zones where it may lie, as a mask of bits. That set is a fold over
the events the seat was told, so it cannot hold more than the seat was told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from .ask import SEALED
from .chance import Source
from .engine import ask_again, asked_at, seal
from .layout import CARD, E_MOVED, E_TURNED, SECRET, Layout
from .rows import filled, row_of, rows_of
from .state import BY_ZONE, FRAME, NONE, Event, Rules, State, frames, numbers, offers_to
from .verbs import audience, cards_in, face_of, move, place_of, push, sealed_by

BACK: Final = -1
OVER: Final = -1  # mode of a view when nobody is asked
Infer = Callable[[list[int], int, tuple[int, ...]], None]
World = State  # what imagine() makes, by the name under which bots may hold one


class Sight:
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
        self.stage: Stage | None = None
        """What is common to the worlds imagined from it."""


def project(s: State, seat: int, memory: list[int]) -> Sight:
    """What `seat` sees, built up from what each zone's audience allows."""
    view = Sight(s.layout, seat, s.seats)
    for zone in range(len(s.layout.masks)):
        shown, faces = seen_in(s, zone, seat)
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


def is_plain(s: State, zone: int) -> bool:
    """Whether all cards of a zone are seen by whoever its audience is, and by nobody else."""
    n, after, faces = s.n, s.at_after, s.at_face
    node = s.cards + zone
    card = n[after + node]
    while card != node:
        if n[faces + card] != BY_ZONE:
            return False
        card = n[after + card]
    return True


def touched(old: State, new: State) -> list[int]:
    """The zones in which something lies otherwise in a state than in another one of the same table."""
    found = filled(len(new.layout.masks), 0)
    card: i64 = 0
    while card < new.cards:
        place = new.n[new.at_place + card]
        before = old.n[old.at_place + card]
        if place != before:
            if place >= 0:
                found[place] = 1
            if before >= 0:
                found[before] = 1
        elif place >= 0 and (
            new.n[new.at_after + card] != old.n[old.at_after + card]
            or new.n[new.at_face + card] != old.n[old.at_face + card]
        ):
            found[place] = 1
        card += 1
    return [zone for zone in range(len(found)) if found[zone]]


def face(event: Event, seat: int, layout: Layout) -> tuple[int, tuple[int, ...]]:
    """An event as `seat` is told it: whoever is not its audience learns neither cards nor secrets."""
    if event.only >> seat & 1:
        return event.kind, event.args
    named = layout.tellings[event.kind].args
    masked = [BACK if named[i][1] == CARD or named[i][1] == SECRET else event.args[i] for i in range(len(event.args))]
    return event.kind, tuple(masked)


def first_memory(view: Sight) -> list[int]:
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


def fold(memories: dict[int, list[int]], told: list[Event], layout: Layout, infer: Infer) -> None:
    """Every seat remembers what it was told, and what the game concludes from it."""
    for event in told:
        for seat, memory in memories.items():
            kind, args = face(event, seat, layout)
            remember(memory, kind, args)
            infer(memory, kind, args)


def fits(s: State, memory: list[int]) -> bool:
    """Whether every card lies where this memory allows; in ints, as there may be more zones than an i64 has bits."""
    for card in range(len(memory)):
        place: int = place_of(s, card)
        if not memory[card] >> place & 1:
            return False
    return True


class Stage:
    """What every world of a view has in common: the cards it shows, laid out, and the places of each hidden one."""

    def __init__(self, view: Sight, rules: Rules, truth: State | None) -> None:
        layout = view.layout
        self.state = State(layout, rules, view.seats, Source())
        self.gaps: list[list[int]] = [[] for _ in view.zones]
        """For each back, the next card in its zone that is shown; backs are filled from the first to the last."""
        self.faces: list[list[int]] = [[] for _ in view.zones]
        for zone in range(len(view.zones)):
            self.lay(view, zone)
        for i in range(len(view.n)):
            self.state.n[i] = view.n[i]
        for at in range(0, len(view.stack), FRAME):
            rule, step, seat, a, b = view.stack[at : at + FRAME]
            push(self.state, rule, seat, a, b, step)
        self.room = row_of([len(gaps) for gaps in self.gaps])
        self.dealt: list[list[int]] = [[] for _ in view.zones]
        """Cards whose place is known though nobody sees them: what is printed together, where the truth is given."""
        self.loose: list[int] = []
        for card in range(len(layout.cards)):
            if place_of(self.state, card) == NONE:
                if truth is not None and layout.kinds[card] in layout.printed:
                    self.dealt[place_of(truth, card)].append(card)
                    self.room[place_of(truth, card)] -= 1
                else:
                    self.loose.append(card)
        free = [zone for zone in range(len(view.zones)) if self.room[zone] > 0]
        loose, memory = set(self.loose), view.memory
        self.choices = rows_of(
            [[z for z in free if memory[card] >> z & 1 and layout.takes(z, card)] if card in loose else []
             for card in range(len(layout.cards))]
        )  # fmt: skip

    def lay(self, view: Sight, zone: int) -> None:
        """The shown cards of a zone, and gaps for the others."""
        waiting = 0
        for i in range(len(view.zones[zone])):
            card = view.zones[zone][i]
            if card == BACK:
                waiting += 1
                self.faces[zone].append(view.faces[zone][i])
            else:
                move(self.state, card, zone, NONE, view.faces[zone][i])
                self.gaps[zone] += [card] * waiting
                waiting = 0
        self.gaps[zone] += [NONE] * waiting


class Deal:
    """One deal of the hidden cards, by draws of its own, apart from the chance of the world."""

    def __init__(self, stage: Stage, source: Source) -> None:
        self.choices = stage.choices
        self.room = stage.room[:]
        self.dealt = [cards[:] for cards in stage.dealt]
        self.source = source
        self.k: i64 = 0
        loose = stage.loose[:]
        self.mix(loose)
        loose.sort(key=self.count)
        for card in loose:
            if not self.settle(card) and not self.shift(card, set()):
                raise ValueError(f"no zone is left for {stage.state.layout.cards[card]}")

    def count(self, card: int) -> int:
        return len(self.choices[card])

    def below(self, n: i64) -> i64:
        self.k += 1
        return self.source.draw(7, self.k, n)

    def mix(self, items: list[int]) -> None:
        k = len(items) - 1
        while k > 0:
            j = self.below(k + 1)
            items[j], items[k] = items[k], items[j]
            k -= 1

    def settle(self, card: i64) -> bool:
        """Find a zone for a card, each free slot equally likely; whether there is one."""
        free: i64 = 0
        room, choices = self.room, self.choices[card]
        for zone in choices:
            free += room[zone]
        if free == 0:
            return False
        slot = self.below(free)
        for zone in choices:
            slot -= room[zone]
            if slot < 0:
                self.dealt[zone].append(card)
                room[zone] -= 1
                break
        return True

    def shift(self, card: int, tried: set[int]) -> bool:
        """All its zones are full: find one of whose cards another can go elsewhere (Kuhn)."""
        for zone in self.choices[card]:
            if zone in tried:
                continue
            tried.add(zone)
            for other in self.dealt[zone]:
                if self.count(other) > 0 and (self.settle(other) or self.shift(other, tried)):
                    self.dealt[zone].remove(other)
                    self.dealt[zone].append(card)
                    return True
        return False


def imagine(view: Sight, rules: Rules, source: Source, picks: Source, truth: State | None = None) -> State:
    """A world this view allows: hidden cards dealt anew within what the seat remembers; with `truth` (a fair branch)
    what is printed together stays together. The stage is kept: a view is not changed once it was imagined from.
    """
    stage = view.stage
    if stage is None or truth is not None:
        stage = Stage(view, rules, truth)
        view.stage = stage if truth is None else None
    deal = Deal(stage, picks)
    s = stage.state.clone()
    s.rules, s.source = rules, source
    for zone in range(len(view.zones)):
        cards = deal.dealt[zone]
        deal.mix(cards)
        gaps = stage.gaps[zone]
        for i in range(len(gaps)):
            move(s, cards.pop(), zone, gaps[i], stage.faces[zone][i])
    ask_again(s)
    seal_again(s, view, deal)
    return s


def seal_again(s: State, view: Sight, deal: Deal) -> None:
    """Answers already sealed: one's own as it is, others' as any they may have given in this world."""
    for seat in view.answered:
        options = offers_to(s, asked_at(s, seat))
        seal(s, seat, options[deal.below(len(options))])
    if view.sealed != NONE:
        seal(s, view.seat, view.sealed)
