"""Worlds that a sight allows: what it shows laid out, and its hidden cards dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from ..kernel.chance import Source
from ..kernel.engine import ask_again, asked_at, seal
from ..kernel.rows import row_of, rows_of
from ..kernel.state import FRAME, NONE, Rules, State, offers_to
from ..kernel.verbs import move, place_of, push
from .sights import BACK, Sight

World = State  # what imagine() makes, by the name under which bots may hold one


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
    if truth is not None or not isinstance(stage, Stage):
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
