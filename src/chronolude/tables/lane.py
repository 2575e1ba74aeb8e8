"""One game of many that are stepped together: what each seat knows stands in a row of bytes that follows the game.

Nothing is written twice: a step changes only those bytes that mean something else after it.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..kernel.ask import FIRST, SEALED
from ..kernel.chance import Source
from ..kernel.engine import NotOffered, asked_at, give, is_offered, owing
from ..kernel.state import NONE, State, ints, offers_to
from ..sight.ids import Ids
from ..sight.memory import Infer
from ..sight.minds import Minds
from ..sight.sights import Sight, project
from .card_rows import CardRows
from .offer_rows import OfferRows
from .pages import Pages
from .public_rows import PublicRows


class Lane:
    """One game under way: its state, what its seats remember, and its place on the pages."""

    def __init__(
        self, pages: Pages, number: i64, infer: Infer | None, hears: tuple[int, ...] | None, picks: Source
    ) -> None:
        features = pages.features
        self.features, self.picks = features, picks
        self.ids: Ids = pages.ids
        self.minds = Minds(features.layout, int(features.seats), infer, hears)
        row: i64 = number * features.seats * features.width
        self.cards, self.public = CardRows(pages, self.minds, row), PublicRows(pages, row)
        self.offers = OfferRows(pages, number)
        self.state: State | None = None
        self.decisions: i64 = 0
        self.next: i64 = NONE
        """Which of the seats asked answers next; NONE when the game is over."""
        self.seat: i64 = NONE

    # ── playing ──────────────────────────────────────────────────────────────────────────────────

    def sit(self, state: State, memories: dict[int, list[int]] | None = None) -> None:
        """Begin with this state, and with what its seats remember or else see."""
        self.state = state
        if memories is None:
            self.minds.begin(state)
        else:
            self.minds.load(memories)
        state.log = self.minds
        self.decisions = 0
        self.follow(state)

    def take(self, id: i64) -> None:
        """The next seat gives the answer of this number."""
        act: i64 = NONE
        if not self.ids.by_offer:
            act = self.ids.act_of(id, self.seat)
        elif 0 <= id < self.offers.count:
            act = self.offers.acts[id]
        self.answer(act)

    def answer(self, act: i64) -> None:
        """The next seat gives this answer; what is not on offer is refused and changes nothing."""
        s = self.state
        if s is None or self.next == NONE or act == NONE or not is_offered(s, self.next, act):
            raise NotOffered(f"seat {self.seat}: no such answer is on offer")
        self.play(s, act)

    def play(self, s: State, act: i64) -> None:
        """The next seat gives an answer that is on offer."""
        give(s, self.next, act)
        self.decisions += 1
        self.follow(s)

    def follow(self, s: State) -> None:
        """Write what changed, and find who is next: where the quickest counts it is drawn by lot."""
        self.cards.write(s)
        self.public.write(s)
        self.next = NONE
        self.seat = NONE
        if s.mode >= 0:
            self.next = self.picks.draw(5, self.decisions, s.askers) if s.mode == FIRST else owing(s)
            self.seat = s.n[s.at_asked + self.next]
        self.offers.write(s, self.next, self.seat)

    # ── looking ──────────────────────────────────────────────────────────────────────────────────

    def sight(self, seat: int) -> Sight:
        """What a seat sees, for bots."""
        assert self.state is not None
        return project(self.state, seat, self.minds.masks(seat))

    def glimpse(self) -> Sight:
        """What the next seat may answer and nothing else, for bots that look at no more."""
        bare = Sight(self.features.layout, self.seat, self.features.seats)
        bare.options = self.offers.in_order()
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

    def id_of(self, act: int) -> i64:
        """The id of an answer that is on offer to the next seat."""
        return self.number(self.offers.in_order().index(act), act, self.seat)
