"""A game in which every draw of chance is a step of its own, for those who reckon with all that may be drawn.

The rules draw in the middle of a step. So a step is tried with the draws that are there; when it took more it is
dropped, the first of those is asked for, and the step is tried again.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from ..kernel.ask import FIRST
from ..kernel.chance import Cheap
from ..kernel.engine import NotOffered, give, is_offered, owing, run
from ..kernel.state import NONE, Event, Log, State, asked, numbers, offers_to
from ..sight import Sight, face, first_memories, fold, project
from ..sight.encoded import encoded
from .field import Field
from .notation import action_text
from .sources import Noted, Recorded

NOTHING_YET: Final = b"\0" * 16


class Unfolded:
    """One game from the empty table on. It waits for a draw (`outcomes`), for a seat, or it is over."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.outcomes = 0
        """How many equally likely outcomes the draw has that it waits for; 0 when it waits for a seat or is over."""
        self.seat: int = NONE
        self.answers: list[int] = []
        """What the next seat may answer, in order."""
        self.decisions = 0
        self.memories: dict[int, list[int]] = {}
        self._state: State = field.blank.clone()
        self._act: int = NONE
        self._next = 0
        self._draws: list[int] = []
        self._is_dealt = False
        self._lot = False
        """Whether the draw it waits for says who is quickest."""
        self._own: list[tuple[str, ...]] = [()] * field.seats
        self._chain: list[bytes] = [NOTHING_YET] * field.seats
        self._run()

    @property
    def is_over(self) -> bool:
        return self._is_dealt and self.outcomes == 0 and (self._state.mode < 0 or self.is_cut)

    @property
    def is_cut(self) -> bool:
        """Whether it has taken its limit of answers."""
        return self.decisions >= self.field.limit

    def rewards(self) -> list[float]:
        """What each seat gets; 0 while it goes on, or if it was cut short."""
        if self.is_over and self._state.mode < 0:
            return self.field.reward(numbers(self._state))
        return [0.0] * self.field.seats

    def draw(self, outcome: int) -> None:
        """Chance comes to this."""
        if not 0 <= outcome < self.outcomes:
            raise NotOffered(f"outcome {outcome} of {self.outcomes}")
        if self._lot:
            self._lot, self.outcomes = False, 0
            self._ask(outcome)
        else:
            self._draws.append(outcome)
            self._run()

    def answer(self, act: int) -> None:
        """The next seat answers."""
        if self.seat == NONE or not is_offered(self._state, self._next, act):
            raise NotOffered(f"seat {self.seat}: no such answer is on offer")
        self._own[self.seat] = (*self._own[self.seat], action_text(self.field.layout, act))
        self._act, self._draws = act, []
        self._run()

    def _run(self) -> None:
        """Try the pending step with the draws that are there."""
        trial, told = self._state.clone(), list[Event]()
        first, stream = int(trial.draws), int(trial.stream)
        source = trial.source = Noted(Recorded(self._draws, first, Cheap(0)))
        if self._is_dealt:
            trial.log = Log(told)
            give(trial, self._next, self._act)
        else:
            run(trial)
        self.outcomes = source.bounds.get((stream, first + len(self._draws)), 0)
        if self.outcomes:
            self.seat, self.answers = NONE, []
            return
        self._state = trial
        trial.log = None
        self._heed(told)

    def _heed(self, told: list[Event]) -> None:
        """The step is done: everybody remembers, and the next is asked."""
        seats = range(self.field.seats)
        if self._is_dealt:
            self.decisions += 1
            self.memories = {seat: list(memory) for seat, memory in self.memories.items()}
            fold(self.memories, told, self.field.layout, self.field.game.rulebook.infer)
        else:
            self._is_dealt = True
            self.memories = first_memories(self._state, [*seats])
        self._chain = [self._linked(seat, told) for seat in seats]
        self.seat, self.answers = NONE, []
        if self._state.mode == FIRST and self._state.askers > 1 and not self.is_cut:
            self._lot, self.outcomes = True, int(self._state.askers)
        elif self._state.mode >= 0 and not self.is_cut:
            self._ask(int(owing(self._state)))

    def _ask(self, i: int) -> None:
        self._next, self.seat = i, int(asked(self._state, i))
        self.answers = sorted(offers_to(self._state, i))

    def _linked(self, seat: int, told: list[Event]) -> bytes:
        """All that a seat has seen and heard so far, in a digest: what it is told now, and what it knows."""
        heard = repr([face(event, seat, self.field.layout) for event in told]).encode()
        row = bytes(memoryview(encoded(self.field.features, self.sight(seat))))
        return hashlib.sha256(self._chain[seat] + heard + row).digest()[:16]

    def sight(self, seat: int) -> Sight:
        """What a seat sees."""
        return project(self._state, seat, self.memories.get(seat) or [])

    def known(self, seat: int) -> str:
        """All that a seat knows, in perfect recall: its own answers, and a digest of what it has seen and heard."""
        own = " | ".join(self._own[seat])
        return f"{self.field.game.id} {seat}: {own} # {self._chain[seat].hex()}"

    def clone(self) -> Unfolded:
        """A game of its own in the same position."""
        twin = Unfolded.__new__(Unfolded)
        twin.__dict__.update(self.__dict__)
        twin._draws = list(self._draws)
        twin._own = list(self._own)
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> Unfolded:
        return self.clone()
