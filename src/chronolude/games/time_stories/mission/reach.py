"""Relaxed reachability: costs and removals ignored, every outcome and every doubtful condition possible.

What is not reached is certainly unreachable. What is reached is only possibly so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import cards as c

if TYPE_CHECKING:
    from .load import Mission


def further_bodies(made: Mission) -> dict[int, list[int]]:
    """For each slot that varies by the deal, the further bodies that may lie there."""
    found: dict[int, list[int]] = {}
    for body, slot in enumerate(made.owners[made.slots :], made.slots):
        found.setdefault(slot, []).append(body)
    return found


class Reach:
    """The growing set of what can come into play."""

    def __init__(self, made: Mission) -> None:
        self.made = made
        self.rows = made.rows
        self.size = made.rows["sizes"]
        self.locations: set[int] = set()
        self.bodies: set[int] = set()
        self.elements: set[int] = set()
        self.tokens: set[int] = set()
        self.mysteries: set[int] = set()
        self.endings: set[int] = set()
        self.pages: set[int] = set()
        self.options: set[int] = set()
        self.further = further_bodies(made)
        self.puzzles: set[int] = set()
        self.run_number = 0
        self.gone: set[int] = set()
        """Slots that are out of the mission for good, when started from a game under way."""
        self.moon = self.star = self.any_draw = False
        self.changed = True
        self.find_firsts()

    def find_firsts(self) -> None:
        """The first slot of each kind."""
        self.first_element = self.size[c.LOCATIONS] + self.size[c.FRONTS] + self.size[c.MYSTERIES]
        self.first_interaction = self.first_element + self.size[c.ELEMENTS]
        self.first_flash = self.first_interaction + self.size[c.INTERACTIONS]
        self.first_sky = self.first_flash + self.size[c.RECEPTACLES]
        self.first_prologue = self.first_sky + self.size[c.SKIES]
        self.first_key = self.first_prologue + self.size[c.PROLOGUES]
        self.first_conflict = self.first_key + self.size[c.KEYS]

    def run(self) -> Reach:
        for plan in range(self.size[c.PLANS]):
            self.map(self.rows["plan_map"][plan], self.rows["plan_maps"][plan])
        self.bodies |= set(range(self.first_prologue, self.first_key))
        return self.settle()

    def settle(self) -> Reach:
        """Add until nothing changes."""
        self.changed = True
        while self.changed:
            before = self.count()
            for location in list(self.locations):
                self.visit(location)
            for body in list(self.bodies):
                self.read(body)
                for further in self.further.get(body, []):
                    self.read(further)
            self.triggers()
            self.changed = self.count() != before
        return self

    def count(self) -> tuple[int, ...]:
        sets = (
            self.locations,
            self.bodies,
            self.elements,
            self.tokens,
            self.mysteries,
            self.endings,
            self.pages,
            self.options,
            self.puzzles,
        )
        return (*(len(one) for one in sets), self.moon, self.star)

    def map(self, at: int, size: int) -> None:
        self.locations |= set(self.rows["map_location"][at : at + size])

    def visit(self, location: int) -> None:
        for slot in range(self.size[c.LOCATIONS] + self.size[c.FRONTS]):
            if self.rows["front_location"][slot] == location and slot not in self.gone:
                self.bodies.add(slot)

    def triggers(self) -> None:
        for index in range(self.size[c.TRIGGERS]):
            if self.possible(self.rows["trigger_when"][index]):
                self.list_of(self.size[c.BODIES] + index, 0)
        for power in range(self.size[c.RECEPTACLES]):
            if self.rows["power_timing"][power] >= 0:
                self.list_of(self.size[c.BODIES] + self.size[c.TRIGGERS] + power, 1)

    # ── reading a body ───────────────────────────────────────────────────────────────────────────

    def read(self, body: int) -> None:
        rows = self.rows
        first = rows["body_page"][body]
        for page in range(first, first + rows["body_pages"][body]):
            if page > first and not self.possible(rows["page_when"][page]):
                continue
            self.pages.add(page)
            for step in range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page]):
                self.step(body, step)
            for trial in range(rows["page_trial"][page], rows["page_trial"][page] + rows["page_trials"][page]):
                self.trial(body, trial)
            if rows["page_conflict"][page] >= 0:
                self.conflict(body, rows["page_conflict"][page])
            if rows["page_puzzle"][page] >= 0:
                self.puzzle(body, page)

    def puzzle(self, body: int, page: int) -> None:
        """Any answer may be given; asking for hints turns its key up."""
        self.puzzles.add(self.rows["page_puzzle"][page])
        self.bodies.add(self.first_key + self.rows["page_puzzle"][page])
        self.list_of(body, self.rows["page_solved"][page])
        self.list_of(body, self.rows["page_wrong"][page])

    def step(self, body: int, step: int) -> None:
        rows = self.rows
        if rows["step_when"][step] >= 0:
            self.list_of(body, rows["step_else"][step])
        if not self.possible(rows["step_when"][step]):
            return
        self.list_of(body, rows["step_do"][step])
        for option in range(rows["step_option"][step], rows["step_option"][step] + rows["step_options"][step]):
            self.option(body, option)

    def option(self, body: int, option: int) -> None:
        rows = self.rows
        if not self.possible(rows["option_when"][option]):
            return
        self.options.add(option)
        self.list_of(body, rows["option_do"][option])
        if rows["option_trial"][option] >= 0:
            self.trial(body, rows["option_trial"][option])

    def trial(self, body: int, trial: int) -> None:
        for row in ("trial_fail", "trial_critical", "trial_success"):
            self.list_of(body, self.rows[row][trial])

    def conflict(self, body: int, conflict: int) -> None:
        rows = self.rows
        for row in ("conflict_start", "conflict_round", "conflict_won", "conflict_lost"):
            self.list_of(body, rows[row][conflict])
        for option in range(
            rows["conflict_option"][conflict], rows["conflict_option"][conflict] + rows["conflict_options"][conflict]
        ):
            self.option(body, option)

    def list_of(self, body: int, index: int) -> None:
        rows = self.rows
        if index == c.NO_LIST or index >= rows["body_lists"][body]:
            return
        row = rows["body_list"][body] + index
        for effect in range(rows["list_at"][row], rows["list_at"][row] + rows["list_size"][row]):
            if self.possible(rows["effect_if"][effect]):
                self.effect(rows["effect_op"][effect], rows["effect_x"][effect])

    def effect(self, op: int, x: int) -> None:
        if op == c.TAKE_ELEMENT:
            self.take_element(x)
        elif op == c.TAKE_TOKEN:
            self.tokens.add(x)
        elif op == c.READ_INTERACTION:
            for i in range(self.size[c.INTERACTIONS]):
                if self.rows["interaction_number"][i] == x:
                    self.bodies.add(self.first_interaction + i)
        elif op == c.READ_FLASH:
            self.bodies |= set(range(self.first_flash, self.first_sky))
        elif op == c.DRAW:
            for i in range(self.size[c.MYSTERIES]):
                self.draw(i)
        elif op == c.DRAW_NAMED:
            self.draw(x)
        elif op == c.FLIP_MOON or op == c.FLIP_STAR:
            self.flip(op)
        elif op == c.START_CONFLICT:
            self.bodies.add(self.first_conflict + x)
        else:
            self.turn_story(op, x)

    def turn_story(self, op: int, x: int) -> None:
        """An ending, or a new run in which everything is back in its place."""
        if op == c.END_MISSION:
            self.endings.add(x)
        elif op == c.BEGIN_AGAIN:
            self.gone = set()

    def take_element(self, x: int) -> None:
        body = self.first_element + x
        if body in self.gone:
            return
        self.elements.add(x)
        self.bodies.add(body)
        self.map(self.rows["body_map"][body], self.rows["body_maps"][body])

    def draw(self, mystery: int) -> None:
        body = self.size[c.LOCATIONS] + self.size[c.FRONTS] + mystery
        if body not in self.gone:
            self.mysteries.add(mystery)
            self.bodies.add(body)

    def flip(self, op: int) -> None:
        if self.moon if op == c.FLIP_MOON else self.star:
            return
        if op == c.FLIP_MOON:
            self.moon = True
        else:
            self.star = True
        body = self.first_sky + (0 if op == c.FLIP_MOON or self.size[c.SKIES] == 1 else 1)
        if body < self.first_prologue:
            self.list_of(body, 0)

    # ── conditions ───────────────────────────────────────────────────────────────────────────────

    def possible(self, node: int) -> bool:
        """Whether a condition may ever hold with what is reached."""
        if node < 0:
            return True
        op, x, y, z = (self.rows[row][node] for row in ("node_op", "node_x", "node_y", "node_z"))
        if op == c.C_AND:
            return self.possible(x) and self.possible(y)
        if op == c.C_OR:
            return self.possible(x) or self.possible(y)
        if op in (c.C_HOLDS_ELEMENT, c.C_SOMEONE_ELEMENT, c.C_ELEMENT_IN_PLAY, c.C_ALTERED_BY):
            return x in self.elements
        if op in (c.C_HOLDS_TOKEN, c.C_SOMEONE_TOKEN, c.C_GROUP_TOKEN):
            return x in self.tokens
        if op in (c.C_DRAWN, c.C_SHOWN):
            return x in self.mysteries
        if op == c.C_SOLVED:
            return x in self.puzzles
        if op == c.C_VISITED:
            return x in self.locations
        if op == c.C_MOON or op == c.C_STAR:
            return x == 0 or (self.moon if op == c.C_MOON else self.star)
        if op == c.C_MOST and x == c.V_RUN:
            return self.run_number <= z
        if op == c.C_LEAST and x == c.V_TOKENS:
            return y in self.tokens and self.rows["token_copies"][y] >= z
        return True
