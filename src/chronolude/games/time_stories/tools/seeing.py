"""What a playthrough shows: components, blocks tried, options taken, words read, Azrak that flows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ....kernel.ask import SEALED, noun_of, verb_of
from ....kernel.layout import EVERYONE, Layout
from ....kernel.state import FRAME_A, FRAME_B, NONE, RULE, Event, State
from ....kernel.verbs import framed, sealed_by
from ....sight import Sight
from .. import cards as c
from .. import names
from ..cards import OF_OPTION, STEP_BITS
from ..clues import Clues
from ..mission.load import Mission

if TYPE_CHECKING:
    from .runs import Playthrough

ALWAYS: Final = (names.ABANDON, names.HINT, names.RUNG)
"""What is always on offer and no choice of the moment."""
COUNTED: Final = ("update", "emergency", "control-lost", "ejected", "explored", "engaged", "power", "hinted")
OUTCOMES: Final = ("failure", "critical", "success")
FLOWS: Final = {"spent": "spent", "lost": "lost", "gained": "gained"}


class Watcher:
    """Looks at every answer of a run and at what it brings."""

    def __init__(self, layout: Layout, made: Mission, run: Playthrough) -> None:
        self.layout = layout
        self.made = made
        self.run = run
        self.block = ""
        """The trial under way, by its key."""
        self.puzzle = self.way = ""
        """The puzzle that is being answered, and whether what was read leaves one answer."""

    def before(self, s: State, act: int, sight: Sight) -> None:
        """What is chosen: a place, an option of a step, an answer to a puzzle."""
        verb, noun = verb_of(act), noun_of(act)
        if len([one for one in sight.options if verb_of(one) not in ALWAYS]) < 2:
            self.run.counts["empty"] += 1
        asked = s.ask is not None and (s.ask.mode != SEALED or all(sealed_by(s, seat) == NONE for seat in s.ask.seats))
        self.run.counts["moments"] += int(asked and verb != names.WAIT)
        if verb == names.MARK and s.n[names.QUESTION_STEP] == 0:
            clues = Clues(sight)
            puzzle = clues.puzzle(int(s.n[names.QUESTION]) - 1)
            told = "told" if clues.told(puzzle) else "reasoned"
            self.way = told if clues.answer(puzzle) else "guessed"
            self.puzzle = self.made.puzzles[puzzle]
        if verb == names.TRAVEL:
            self.run.chosen[f"travel {self.made.locations[noun]}"] += 1
        elif verb in (names.OPTION, names.YES):
            step = self.key_of(int(s.n[names.QUESTION]) - 1, int(s.n[names.QUESTION_STEP]) // STEP_BITS)
            key = f"{step}/step/{int(s.n[names.QUESTION_STEP]) % STEP_BITS}"
            self.run.seen.add(key if verb == names.YES else f"{key}/option/{noun - 1}")
            self.run.chosen[key if verb == names.YES else f"{key}/option/{noun - 1}"] += 1

    def key_of(self, slot: int, page: int) -> str:
        """The key of a page of what a mission prints in a slot."""
        keys = self.made.page_keys[slot] if 0 <= slot < self.made.bodies else [""]
        return keys[page] if page < len(keys) else keys[0]

    def after(self, s: State, told: list[Event]) -> None:
        self.find_block(s)
        for event in told:
            kind = self.layout.tellings[event.kind].name
            if kind == "turned" and event.only:
                self.read(s, event)
            elif kind == "token":
                self.run.seen.add(f"token {self.layout.cards[event.args[1]].partition('.')[0]}")
            elif kind == "resolved":
                self.resolved(OUTCOMES[event.args[3]])
            elif kind == "solved":
                self.run.puzzles[(self.puzzle, f"{self.way} {'right' if event.args[1] else 'wrong'}")] += 1
            elif kind == "rung":
                self.run.puzzles[(self.made.puzzles[event.args[0]], "hints")] += 1
            elif kind == "turn-began":
                self.turn(s)
            elif kind in FLOWS:
                self.flow(kind, event.args[1])
            self.count(kind, event)
        if any(self.layout.tellings[event.kind].name == "told" for event in told):
            self.run.counts["telepathy"] += 1

    def count(self, kind: str, event: Event) -> None:
        if kind in COUNTED:
            free = kind in ("update", "emergency") and event.args[-1] == 1
            self.run.counts[f"free {kind}" if free else kind] += 1
        elif kind == "personal" and event.args[1] == 1:
            self.run.counts["flash"] += 1

    def find_block(self, s: State) -> None:
        """The innermost trial on the stack; an option of a conflict counts as seen once it is tried."""
        for level in range(s.depth):
            if framed(s, level, RULE) == names.TRIAL_RULE:
                slot, code = framed(s, level, FRAME_A), framed(s, level, FRAME_B)
                page = self.key_of(slot, code % OF_OPTION // STEP_BITS)
                part = "conflict/option" if code >= OF_OPTION else "trial"
                self.block = f"{page}/{part}/{code % STEP_BITS}"

    def resolved(self, outcome: str) -> None:
        self.run.trials[(self.block, outcome)] += 1
        self.run.seen |= {self.block, f"{self.block} {outcome}"}

    def flow(self, kind: str, n: int) -> None:
        if self.run.flow:
            self.run.flow[-1][kind] += n
        if kind == "spent" and self.block:
            self.run.spent_on[self.block] += n

    def turn(self, s: State) -> None:
        count = int(s.n[names.AGENTS])
        self.run.azrak.append(sum(int(s.n[names.AZRAK + agent]) for agent in range(count)) / count)
        self.run.fresh.append(len(self.run.seen))
        self.run.flow.append(Counter())
        self.block = ""

    def read(self, s: State, event: Event) -> None:
        """A text is turned to somebody: seen, and read aloud or in silence; the second time it is known."""
        number = event.args[0] - self.layout.facts[c.SIZES][c.FIRST_TEXT]
        if not 0 <= number < self.made.bodies:
            return
        body = self.made.body_numbered(number)
        slot = self.made.owners[body]
        page = int(s.n[names.OF_MISSION + self.layout.facts[c.OFFSETS][c.N_OPEN] + slot])
        key = self.key_of(body, page)
        words = len(self.made.say(f"{key}/text", "en").split())
        row = self.made.rows["body_page"][body] + (page if page < self.made.rows["body_pages"][body] else 0)
        if self.made.rows["page_puzzle"][row] >= 0:
            self.run.puzzles[(self.made.puzzles[self.made.rows["page_puzzle"][row]], "met")] |= 1
        if key not in self.run.seen and event.only == EVERYONE:
            self.run.words_aloud += words
        elif key not in self.run.seen:
            self.run.words_silent += words
        self.run.seen.add(key)
