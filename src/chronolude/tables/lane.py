"""One game of many that are stepped together: what each seat knows stands in a row of bytes that follows the game.

Nothing is written twice: a step changes only those bytes that mean something else after it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..kernel.ask import FIRST, SEALED
from ..kernel.chance import Source
from ..kernel.engine import NotOffered, asked_at, give, is_offered, owing
from ..kernel.rows import bit, filled
from ..kernel.state import BY_ZONE, FRAME, NONE, Event, State, ints, offers_to
from ..sight.features import AMOUNT, BITS, OF_SEAT, SKIPPED, Features, clipped
from ..sight.ids import Ids, figures_of
from ..sight.memory import Infer
from ..sight.minds import WORD, Minds
from ..sight.sights import Sight, project


class Pages:
    """The arrays that all lanes of one size write to: rows of every seat, masks, and what is on offer in figures."""

    def __init__(self, features: Features, ids: Ids, games: int) -> None:
        self.features = features
        self.ids = ids
        self.rows = zeros(games * int(features.seats) * int(features.width))
        self.masks = zeros(games * int(ids.size))
        self.offers = filled_vec(games * int(ids.size) * 3 if ids.by_offer else 0)


def zeros(count: i64) -> vec[u8]:
    """A page of bytes."""
    return vec[u8]([0] * count)


def filled_vec(count: i64) -> vec[i64]:
    """A page of whole numbers; a vector even uncompiled, as numpy reads it."""
    return vec[i64]([0] * count)


class Lane:
    """One game under way: its state, what its seats remember, and its place on the pages."""

    def __init__(
        self, pages: Pages, number: i64, infer: Infer | None, hears: tuple[int, ...] | None, picks: Source
    ) -> None:
        features, ids = pages.features, pages.ids
        self.features, self.ids, self.picks = features, ids, picks
        self.minds = Minds(features.layout, int(features.seats), infer, hears)
        self.rows, self.masks, self.offers = pages.rows, pages.masks, pages.offers
        self.row_at: i64 = number * features.seats * features.width
        self.mask_at: i64 = number * ids.size
        self.state: State | None = None
        self.told: list[Event] = []
        self.decisions: i64 = 0
        self.next: i64 = NONE
        """Which of the seats asked answers next; NONE when the game is over."""
        self.seat: i64 = NONE
        self.answers: list[int] = []
        """What that seat may answer, in order."""
        self.marked: list[int] = []
        """The ids that are on offer, as the mask has them."""
        self._shown = filled(len(self.minds.row), 0)
        """Where each seat was last told that each card may lie."""
        self._sure = filled(self.minds.words, 0)
        self._was = filled(features.cards * 3, NONE)
        """Of each card: its zone, who sees it and its place there, as they were written."""
        self._place = filled(features.cards, 0)
        self._sizes = filled(features.zones, 0)
        self._numbers = filled(features.layout.size_n, 0)
        self._step: i64 = NONE
        self._fresh = True

    # ── playing ──────────────────────────────────────────────────────────────────────────────────

    def sit(self, state: State, memories: dict[int, list[int]] | None = None) -> None:
        """Begin with this state, and with what its seats remember or else see."""
        self.state = state
        if memories is None:
            self.minds.begin(state)
        else:
            self.minds.load(memories)
        self.told = []
        state.log = self.told
        self.decisions = 0
        self.follow()

    def take(self, id: i64) -> None:
        """The next seat gives the answer of this number."""
        act: i64 = NONE
        if not self.ids.by_offer:
            act = self.ids.act_of(id, self.seat)
        elif 0 <= id < len(self.answers):
            act = self.answers[id]
        self.answer(act)

    def answer(self, act: i64) -> None:
        """The next seat gives this answer; what is not on offer is refused and changes nothing."""
        s = self.state
        if s is None or self.next == NONE or act == NONE or not is_offered(s, self.next, act):
            raise NotOffered(f"seat {self.seat}: no such answer is on offer")
        give(s, self.next, act)
        self.decisions += 1
        if len(self.told) > 0:
            self.minds.hear(self.told)
            self.told.clear()
        self.follow()

    def sight(self, seat: int) -> Sight:
        """What a seat sees, for bots."""
        assert self.state is not None
        return project(self.state, seat, self.minds.masks(seat))

    def glimpse(self) -> Sight:
        """What the next seat may answer and nothing else, for bots that look at no more."""
        bare = Sight(self.features.layout, self.seat, self.features.seats)
        bare.options = self.answers[:]
        return bare

    def due(self) -> list[int]:
        """The seats that answer before anything else happens: all that have not sealed an answer, or the next one."""
        s = self.state
        if s is None or self.next == NONE:
            return []
        if s.mode != SEALED:
            return [self.seat]
        return [seat for seat in ints(s, s.at_asked, s.askers) if s.n[s.at_sealed + seat] == NONE]

    def offered_to(self, seat: int) -> list[int]:
        """What one of those may answer, in order."""
        s = self.state
        if s is None:
            return []
        found = offers_to(s, asked_at(s, seat))
        found.sort()
        return found

    def number(self, k: i64, act: i64, seat: i64) -> i64:
        """The id of the k-th answer on offer to a seat."""
        return k if self.ids.by_offer else self.ids.id_of(act, seat)

    # ── writing ──────────────────────────────────────────────────────────────────────────────────

    def follow(self) -> None:
        """Find who is next, and write what changed."""
        s = self.state
        assert s is not None
        self._write_cards(s)
        self._write_sizes(s)
        self._write_numbers(s)
        self._fresh = False
        self._write_ask(s)
        self._find_next(s)
        self._write_mask(s)

    def _find_next(self, s: State) -> None:
        """Whoever owes an answer first; where the quickest counts it is drawn by lot."""
        self.next = NONE
        self.seat = NONE
        self.answers = []
        if s.mode >= 0:
            self.next = self.picks.draw(5, self.decisions, s.askers) if s.mode == FIRST else owing(s)
            self.seat = s.n[s.at_asked + self.next]
            self.answers = offers_to(s, self.next)
            self.answers.sort()

    def _write_mask(self, s: State) -> None:
        masks, at = self.masks, self.mask_at
        for id in self.marked:
            masks[at + id] = 0
        if self.ids.by_offer:
            self.marked = list(range(min(len(self.answers), int(self.ids.size))))
            self._write_offers(s)
        else:
            self.marked = [self.ids.id_of(act, self.seat) for act in self.answers]
        for id in self.marked:
            masks[at + id] = 1

    def _write_offers(self, s: State) -> None:
        """What is on offer in figures, and zeros behind it."""
        at, offers = self.mask_at * 3, self.offers
        for k in range(len(self.marked)):
            verb, card, number = figures_of(s.layout, self.answers[k])
            offers[at + 3 * k] = verb
            offers[at + 3 * k + 1] = card
            offers[at + 3 * k + 2] = number
        i: i64 = 3 * len(self.marked)
        while i < 3 * self.ids.size and offers[at + i] != 0:
            offers[at + i] = 0
            offers[at + i + 1] = 0
            offers[at + i + 2] = 0
            i += 3

    def _line_up(self, s: State) -> None:
        """The place of each card in its zone, where order is told."""
        n, places = s.n, self._place
        for zone in self.features.lined:
            k: i64 = 0
            card = n[s.at_after + ~zone]
            while card >= 0:
                k += 1
                places[card] = k
                card = n[s.at_after + card]

    def _write_cards(self, s: State) -> None:
        self._line_up(s)
        f, n, was = self.features, s.n, self._was
        lined, seen_by, everybody = f.is_lined, s.layout.seen_by, (1 << int(f.seats)) - 1
        changed = self.minds.changed
        card: i64 = 0
        while card < f.cards:
            zone, seen = n[s.at_place + card], n[s.at_face + card]
            if seen == BY_ZONE:
                seen = seen_by[zone] if zone >= 0 else 0
            place: i64 = 0
            if zone >= 0 and lined[zone] != 0:
                place = self._place[card]
            if was[3 * card] != zone or was[3 * card + 1] != seen or was[3 * card + 2] != place:
                was[3 * card] = zone
                was[3 * card + 1] = seen
                was[3 * card + 2] = place
                self._write_card(card, zone, seen, place)
            elif changed and seen & everybody != everybody:
                self._write_hidden(card, seen)
            card += 1
        self.minds.changed = False

    def _write_card(self, card: i64, zone: i64, seen: i64, place: i64) -> None:
        """A card that lies otherwise than before, for every seat."""
        f, rows, sure, minds = self.features, self.rows, self._sure, self.minds
        for word in range(minds.words):
            sure[word] = 0
        if zone >= 0:
            sure[zone // WORD] = bit(zone % WORD)
        place_at = f.place_at[card]
        for seat in range(f.seats):
            is_seen = seen >> seat & 1 != 0
            at = minds.at(seat, card)
            for word in range(minds.words):
                self._write_zones(seat, card, word, at + word, sure[word] if is_seen else minds.row[at + word])
            if place_at != NONE:
                rows[self.row_at + seat * f.width + place_at] = u8(clipped(place)) if is_seen else 0

    def _write_hidden(self, card: i64, seen: i64) -> None:
        """A card that lies as before: what those know of it who do not see it."""
        minds = self.minds
        for seat in range(self.features.seats):
            if seen >> seat & 1 == 0:
                at = minds.at(seat, card)
                for word in range(minds.words):
                    if self._shown[at + word] != minds.row[at + word]:
                        self._write_zones(seat, card, word, at + word, minds.row[at + word])

    def _write_zones(self, seat: i64, card: i64, word: i64, at: i64, zones: i64) -> None:
        """Those of 62 zones of which the seat now thinks otherwise."""
        changed = self._shown[at] ^ zones
        if changed == 0:
            return
        self._shown[at] = zones
        f, rows, zone = self.features, self.rows, word * WORD
        row, turned, column = self.row_at + seat * f.width + f.card_at[card], seat * f.zones, f.column_at[card]
        while changed != 0:
            if changed & 1 != 0:
                place = f.column[column + f.turned[turned + zone]]
                if place != NONE:
                    rows[row + place] = u8(zones & 1)
            changed >>= 1
            zones >>= 1
            zone += 1

    def _write_sizes(self, s: State) -> None:
        f, n, rows, sizes = self.features, s.n, self.rows, self._sizes
        zone: i64 = 0
        while zone < f.zones:
            size = n[s.at_size + zone]
            if size != sizes[zone]:
                sizes[zone] = size
                for seat in range(f.seats):
                    at = f.size_at[f.turned[seat * f.zones + zone]]
                    if at != NONE:
                        rows[self.row_at + seat * f.width + at] = u8(clipped(size))
            zone += 1

    def _write_numbers(self, s: State) -> None:
        f, n, numbers = self.features, s.n, self._numbers
        i: i64 = 0
        while i < f.layout.size_n:
            if n[i] != numbers[i] or self._fresh:
                for seat in range(f.seats):
                    self._write_number(i, seat, numbers[i], n[i])
                numbers[i] = n[i]
            i += 1

    def _write_number(self, i: i64, seat: i64, old: i64, new: i64) -> None:
        f, rows, sort = self.features, self.rows, self.features.sort_of[i]
        if sort == SKIPPED:
            return
        at, count = self.row_at + seat * f.width + f.number_at[i], f.per_copy[i]
        if f.copy_of[i] != NONE:
            at += (f.copy_of[i] - seat + f.seats) % f.seats * count
        old -= f.least_of[i]
        new -= f.least_of[i]
        if sort == AMOUNT:
            rows[at] = u8(clipped(new))
        elif sort == BITS:
            for bit in range(count):
                rows[at + bit] = u8(new >> bit & 1)
        else:
            if 0 <= old < count:
                rows[at + (self.from_me(old, seat) if sort == OF_SEAT else old)] = 0
            if 0 <= new < count:
                rows[at + (self.from_me(new, seat) if sort == OF_SEAT else new)] = 1

    def from_me(self, other: i64, seat: i64) -> i64:
        """How many seats after one's own another one is."""
        return (other - seat + self.features.seats) % self.features.seats

    def _write_ask(self, s: State) -> None:
        """Whole, as it is short."""
        f, n, rows = self.features, s.n, self.rows
        rule: i64 = NONE
        by: i64 = NONE
        top = s.at_stack + (s.depth - 1) * FRAME
        if s.mode >= 0 and s.depth > 0:
            rule, by = n[top], n[top + 2]
        for seat in range(f.seats):
            row = self.row_at + seat * f.width
            for i in range(f.mode_at, f.step_at):
                rows[row + i] = 0
            if self._step != NONE:
                rows[row + self._step] = 0
            for i in range(f.by_at, f.width):
                rows[row + i] = 0
            if s.mode < 0:
                continue
            rows[row + f.mode_at + s.mode] = 1
            rows[row + f.part_at] = 1 if s.part else 0
            for k in range(s.askers):
                other = n[s.at_asked + k]
                rows[row + f.asked_at + self.from_me(other, seat)] = 1
                if s.mode == SEALED and n[s.at_sealed + other] != NONE:
                    rows[row + f.answered_at + self.from_me(other, seat)] = 1
                    if other == seat:
                        rows[row + f.sealed_at] = 1
            if rule != NONE:
                rows[row + f.step_of[rule] + n[top + 1]] = 1
                rows[row + f.a_at] = u8(clipped(n[top + 3] + 1))
                rows[row + f.b_at] = u8(clipped(n[top + 4] + 1))
                if 0 <= by < f.seats:
                    rows[row + f.by_at + self.from_me(by, seat)] = 1
        self._step = f.step_of[rule] + n[top + 1] if rule != NONE else NONE
