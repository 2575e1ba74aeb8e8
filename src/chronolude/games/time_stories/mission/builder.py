"""Turning tables of a file into rows of ints: lists of effects, steps, trials, conflicts, pages, bodies."""

from __future__ import annotations

import re
from typing import Any, Final

from .. import cards as c
from .findings import MissionFindings, Place
from .source import Plain, SourceFile
from .statements import Effect, PartNames, StatementReader
from .words import COSTS, DECIDERS, IN_CONFLICT, IN_POWER, SHARED

LANGUAGES: Final = ("fr", "en")
HOLE: Final = re.compile(r"\{(g\||me\}|captain\}|name [a-z0-9-]+\})")
MARKS: Final = re.compile(r"<[a-zA-Z/!]")

BODY: Final = (
    "text", "title", "gist", "alt", "figure", "speaks", "step", "trial", "conflict", "puzzle", "clues", "variant",
)  # fmt: skip
STEP: Final = ("id", "when", "may", "cost", "do", "else", "option", "decide")
OPTION: Final = ("when", "label", "cost", "do")
CHOICE: Final = ("id", "against")
PUZZLE: Final = ("id", "solved", "wrong", "solved_text", "wrong_text")
TRIAL: Final = (
    "stat", "threshold", "fail", "critical", "success", "success_or_critical",
    "fail_text", "critical_text", "success_text", "success_or_critical_text", "do_text",
)  # fmt: skip
CONFLICT: Final = ("id", "kind", "name", "life", "option", "on_start", "each_round", "won", "lost")

ARRAYS: Final = (
    "step", "trial", "option", "variant", "instead", "hint", "term", "tier", "trigger", "ending", "truth", "dial",
)  # fmt: skip
TABLES: Final = ("conflict", "puzzle", "key", "score", "story", "plan", "shown", "hidden", "magic", "power", "flash")

# Where a list of effects stands.
PLAIN: Final = 0
COST: Final = 1
FIGHT: Final = 2
POWER: Final = 3


def set_french(words: str) -> str:
    """Narrow no-break spaces before ; : ! ? » and after «, and curly apostrophes."""
    words = re.sub(r"\s+([;:!?»])", "\u202f\\1", words.replace("'", "’"))
    return re.sub(r"«\s+", "«\u202f", words)


def set_english(words: str) -> str:
    """Curly apostrophes and quotation marks: before a word one opens, elsewhere it closes."""
    words = re.sub(r'(^|[\s(*—])"(?=[^\s.,;:!?])', "\\1“", words.replace("'", "’"))
    return words.replace('"', "”")


def is_array(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


class Spot:
    """A table of a file on its way to rows: the data, where it stands, the key of its texts."""

    def __init__(self, source: SourceFile, data: Any, key: str, *path: str | int) -> None:
        self.source = source
        self.data: Plain = data if isinstance(data, dict) else {}
        self.key = key
        self.path = path

    @property
    def place(self) -> Place:
        return self.source.place(self.key, *self.path)

    def at(self, name: str) -> Place:
        return self.source.place(f"{self.key}/{name}", *self.path, name)

    def below(self, name: str) -> list[Spot]:
        """The tables of an array."""
        rows = self.data.get(name, [])
        if not isinstance(rows, list):
            return []
        return [Spot(self.source, row, f"{self.key}/{name}/{i}", *self.path, name, i) for i, row in enumerate(rows)]

    def within(self, name: str) -> Spot:
        return Spot(self.source, self.data.get(name), f"{self.key}/{name}", *self.path, name)


class Builder:
    """Grows the rows of one mission."""

    def __init__(self, found: MissionFindings) -> None:
        self.found = found
        self.names = PartNames()
        self.reader = StatementReader(self.names, found)
        self.rows: dict[str, list[int]] = {name: [] for name in c.ROW_NAMES}
        self.texts: dict[str, dict[str, str]] = {}
        self.text_lines: dict[str, Place] = {}
        self.page_keys: list[list[str]] = []
        """For each slot, the key of the texts of each of its pages."""
        self.sources: list[Place] = []
        """For each body, where it stands."""
        self.copies: set[str] = set()
        """Texts that a version has from its card: the same words under a second key."""
        self.speakers: dict[str, tuple[str, Place]] = {}
        """By the key of a page, who speaks there (people.toml); "" where it is nobody any more."""

    def push(self, **values: int) -> int:
        """One more value in each of these rows; tells its index."""
        index = -1
        for name, value in values.items():
            index = len(self.rows[name])
            self.rows[name].append(value)
        return index

    # ── fields ───────────────────────────────────────────────────────────────────────────────────

    def keys(self, spot: Spot, *allowed: str) -> None:
        """E01: a key nobody reads is an error, not a silent loss."""
        for name in spot.data:
            if name not in allowed:
                self.found.unknown("E01", spot.at(name), "key", name, allowed)
            elif name in ARRAYS and not is_array(spot.data[name]):
                self.found.add("E01", spot.at(name), f"{name} is a list of tables, not {spot.data[name]!r}")
            elif name in TABLES and not isinstance(spot.data[name], dict):
                self.found.add("E01", spot.at(name), f"{name} is a table, not {spot.data[name]!r}")

    def text(self, spot: Spot, name: str, needed: bool = True) -> None:
        """E05: a text stands in both languages, with the same holes."""
        value = spot.data.get(name)
        if value is None and not needed:
            return
        place = spot.at(name)
        both = value if isinstance(value, dict) else {}
        for lang in both:
            if lang not in LANGUAGES:
                self.found.unknown("E01", place, "language", lang, LANGUAGES)
        said = {lang: both.get(lang) for lang in LANGUAGES}
        for lang, words in said.items():
            if not isinstance(words, str) or not words.strip():
                self.found.add("E05", place, f"{name}.{lang} is missing or empty")
            elif MARKS.search(words):
                self.found.add("E01", place, f"{name}.{lang} holds HTML; only **bold** and *italic* are marked")
        holes = [sorted(HOLE.findall(str(words).replace("{g|", "{g|"))) for words in said.values()]
        plain = [[hole for hole in row if not hole.startswith("g|")] for row in holes]
        if plain[0] != plain[1]:
            self.found.add("E05", place, f"{name} has other insertions in French than in English")
        edges = "\n" if name == "figure" else None  # the rows of a figure keep their columns
        clean = {lang: str(words or "").strip(edges) for lang, words in said.items()}
        self.texts[f"{spot.key}/{name}"] = {"fr": set_french(clean["fr"]), "en": set_english(clean["en"])}
        self.text_lines[f"{spot.key}/{name}"] = place

    def number(self, spot: Spot, name: str, default: int | None = None) -> int:
        value = spot.data.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.found.add("E01", spot.at(name), f"{name} is a whole number, not {value!r}")
            return 0
        return value

    def flag(self, spot: Spot, name: str) -> int:
        value = spot.data.get(name, False)
        if not isinstance(value, bool):
            self.found.add("E01", spot.at(name), f"{name} is true or false, not {value!r}")
        return int(value is True)

    def word(self, spot: Spot, name: str, known: tuple[str, ...], default: str = "") -> int:
        """The index of one of a few words."""
        value = spot.data.get(name, default)
        if value not in known:
            self.found.unknown("E01", spot.at(name), name, value, known)
            return 0
        return known.index(value)

    # ── effects ──────────────────────────────────────────────────────────────────────────────────

    def effects(self, spot: Spot, name: str, where: int = PLAIN) -> int:
        """A list of effects as a list of the body under way; NO_LIST where there is none."""
        rows = spot.data.get(name)
        if rows is None:
            return c.NO_LIST
        place = spot.at(name)
        if not isinstance(rows, list):
            self.found.add("E01", place, f"{name} is a list of effects, not {rows!r}")
            return c.NO_LIST
        made = [self.reader.effect(row, place) for row in rows]
        at = len(self.rows["effect_op"])
        for one in made:
            if one is not None:
                self.check_place(one, place, where)
                self.push(
                    effect_op=one.op, effect_x=one.x, effect_y=one.y, effect_who=one.who, effect_if=one.when
                )  # fmt: skip
        index = self.push(list_at=at, list_size=len(self.rows["effect_op"]) - at)
        return index - self.rows["body_list"][-1]

    def check_place(self, one: Effect, place: Place, where: int) -> None:
        """E11: statements that mean something in some places only."""
        wrong = ""
        if where == COST and one.op not in COSTS:
            wrong = "a cost spends Azrak or puts away or removes Magic, a token or an Element"
        elif where != COST and one.op == c.SPEND_AZRAK:
            wrong = "'spend' stands in a cost; elsewhere Azrak are lost"
        elif one.op in IN_CONFLICT and where not in (FIGHT, POWER):
            wrong = "damage, heal and end conflict belong to a conflict"
        elif one.op in IN_POWER and where != POWER:
            wrong = "this belongs to a Power"
        elif one.who == c.BY_GROUP and one.op not in SHARED:
            wrong = "'by group' is a shared payment of Azrak or Magic"
        elif where != COST and one.who == c.BY_GROUP:
            wrong = "'by group' is a shared payment: it stands in the cost of a step"
        elif where == COST and one.who not in (c.BY_ME, c.BY_GROUP):
            wrong = "a cost is paid by me or by the group"
        elif where == COST and one.when != -1:
            wrong = "a cost has no condition: give the step a 'when'"
        if wrong:
            self.found.add("E11", place, wrong)

    # ── bodies ───────────────────────────────────────────────────────────────────────────────────

    def body(self, spot: Spot, *extra: str, needs: tuple[str, ...] = ("text",), hidden: bool = True) -> int:
        """A card's body: its page and its variants."""
        self.keys(spot, *BODY, *extra)
        index = self.open_body(spot)
        self.clues(spot)
        self.page(spot, -1, needs, hidden)
        for variant in spot.below("variant"):
            self.keys(variant, "when", *(name for name in BODY if name not in ("clues", "variant")))
            when = self.reader.condition(variant.data.get("when"), variant.at("when"))
            if when < 0:
                self.found.add("E01", variant.place, "a variant needs 'when'")
            self.page(variant, when, tuple(name for name in needs if name in ("text", "gist")), hidden)
        self.close_body()
        return index

    def open_body(self, spot: Spot) -> int:
        """Begin a body: the rows that follow belong to it."""
        self.sources.append(spot.place)
        self.page_keys.append([])
        self.push(body_clue=len(self.rows["clue_dial"]), body_clues=0)
        self.push(body_page=len(self.rows["page_when"]), body_list=len(self.rows["list_at"]))
        return len(self.rows["body_page"]) - 1

    def close_body(self) -> None:
        self.push(
            body_pages=len(self.rows["page_when"]) - self.rows["body_page"][-1],
            body_lists=len(self.rows["list_at"]) - self.rows["body_list"][-1],
        )

    def page(self, spot: Spot, when: int, needs: tuple[str, ...], hidden: bool) -> None:
        for name in ("text", "title", "gist", "alt", "figure"):
            self.text(spot, name, needed=name in needs and name in ("text", "title"))
        self.speaks(spot)
        steps = [self.step(one, hidden) for one in spot.below("step")]
        trials = [self.trial(one) for one in spot.below("trial")]
        conflict = self.conflict(spot.within("conflict")) if "conflict" in spot.data else -1
        self.push(
            page_when=when, page_conflict=conflict,
            page_step=steps[0] if steps else 0, page_steps=len(steps),
            page_trial=trials[0] if trials else 0, page_trials=len(trials), **self.puzzle(spot.within("puzzle")),
        )  # fmt: skip
        self.page_keys[-1].append(spot.key)

    def speaks(self, spot: Spot) -> None:
        if "speaks" in spot.data:
            self.speakers[spot.key] = (str(spot.data["speaks"]), spot.at("speaks"))

    def puzzle(self, spot: Spot) -> dict[str, int]:
        """The puzzle a page sets, and what comes of an answer."""
        if not spot.data:
            return {"page_puzzle": -1, "page_solved": c.NO_LIST, "page_wrong": c.NO_LIST}
        self.keys(spot, *PUZZLE)
        for name in ("solved_text", "wrong_text"):
            self.text(spot, name, needed=False)
        if not spot.data.get("wrong"):
            self.found.add("E12", spot.place, "a wrong answer must cost something: give the puzzle a 'wrong'")
        return {
            "page_puzzle": self.reader.value("puzzle", str(spot.data.get("id")), spot.at("id")),
            "page_solved": self.effects(spot, "solved"),
            "page_wrong": self.effects(spot, "wrong"),
        }

    def clues(self, spot: Spot) -> None:
        """What the words of a card rule out, for bots and for the linter: `PUZZLE/DIAL is MARK`, `… not MARK MARK`."""
        rows = spot.data.get("clues", [])
        for row in rows if isinstance(rows, list) else [rows]:
            name, _, said = str(row).partition(" ")
            how, *marks = said.split() or [""]
            dial = self.reader.value("dial", name, spot.at("clues"))
            known = self.names.marks[dial] if self.names.marks else []
            if how not in ("is", "not") or not marks:
                self.found.add(
                    "E01", spot.at("clues"), f"a clue says 'PUZZLE/DIAL is MARK' or '… not MARK', not {row!r}"
                )
            for mark in marks:
                if mark not in known:
                    self.found.unknown("E02", spot.at("clues"), "mark", mark, known)
            out = [one for one in known if (one in marks) is (how == "not")]
            for one in out:
                self.push(clue_dial=dial, clue_mark=known.index(one))
        self.rows["body_clues"][-1] = len(self.rows["clue_dial"]) - self.rows["body_clue"][-1]

    def step(self, spot: Spot, hidden: bool) -> int:
        self.keys(spot, *STEP)
        self.text(spot, "may", needed=False)
        decide = self.word(spot, "decide", DECIDERS, "me")
        if decide != c.DECIDE_ME and hidden:
            self.found.add("E11", spot.at("decide"), "the others cannot read this card; let a red Element ask them")
        cost = self.effects(spot, "cost", COST)
        if cost != c.NO_LIST and "may" not in spot.data:
            self.found.add("E11", spot.at("cost"), "only what one may decline has a cost: add 'may' or use 'lose'")
        values = {"step_do": self.effects(spot, "do"), "step_else": self.effects(spot, "else"), "step_cost": cost}
        options = self.options(spot, fight=False)
        when = self.reader.condition(spot.data.get("when"), spot.at("when"))
        return self.push(
            step_dial=self.names.of["dial"].get(str(spot.data.get("id")), -1),
            step_when=when, step_may=int("may" in spot.data), step_decide=decide,
            step_option=options[0] if options else 0, step_options=len(options), **values,
        )  # fmt: skip

    def options(self, spot: Spot, fight: bool) -> list[int]:
        made = []
        for one in spot.below("option"):
            self.keys(one, *OPTION, *(TRIAL if fight else CHOICE))
            self.text(one, "label")
            self.text(one, "do_text", needed=False)
            trial = self.trial(one, FIGHT, known=False) if fight and "stat" in one.data else -1
            values = {
                "option_when": self.reader.condition(one.data.get("when"), one.at("when")),
                "option_cost": self.effects(one, "cost", COST),
                "option_do": self.effects(one, "do", FIGHT if fight else PLAIN),
            }
            at, count = self.against(one)
            made.append(self.push(option_trial=trial, option_against=at, option_againsts=count, **values))
        return made

    def against(self, spot: Spot) -> tuple[int, int]:
        """Elements that speak against an option, for bots, who cannot read why: the first of them and how many."""
        at = len(self.rows["against_element"])
        numbers = spot.data.get("against", [])
        for number in numbers if isinstance(numbers, list) else [numbers]:
            self.push(against_element=self.reader.value("element", str(number), spot.at("against")))
        return at, len(self.rows["against_element"]) - at

    def trial(self, spot: Spot, where: int = PLAIN, known: bool = True) -> int:
        if known:
            self.keys(spot, *TRIAL)
        for name in ("fail_text", "critical_text", "success_text", "success_or_critical_text"):
            self.text(spot, name, needed=False)
        stat = str(spot.data.get("stat"))
        if stat not in self.names.of["stat"]:
            self.found.unknown("E01", spot.at("stat"), "stat", stat, self.names.of["stat"])
        merged = self.effects(spot, "success_or_critical", where)
        critical = self.effects(spot, "critical", where) if merged == c.NO_LIST else merged
        success = self.effects(spot, "success", where) if merged == c.NO_LIST else merged
        return self.push(
            trial_stats=self.names.of["stat"].get(stat, 0), trial_thresholds=self.number(spot, "threshold"),
            trial_fail=self.effects(spot, "fail", where), trial_critical=critical, trial_success=success,
        )  # fmt: skip

    def conflict(self, spot: Spot) -> int:
        self.keys(spot, *CONFLICT)
        self.text(spot, "name")
        options = self.options(spot, fight=True)
        if not options:
            self.found.add("E09", spot.place, "a conflict needs at least one option")
        lists = {
            row: self.effects(spot, name, FIGHT)
            for row, name in (
                ("conflict_start", "on_start"), ("conflict_round", "each_round"),
                ("conflict_won", "won"), ("conflict_lost", "lost"),
            )
        }  # fmt: skip
        life = self.life(spot)
        known = self.names.of["conflict"]
        return self.push(
            conflict_kind=self.word(spot, "kind", ("individual", "group")),
            conflict_life2=life[0], conflict_life3=life[1], conflict_life4=life[2],
            conflict_option=options[0] if options else 0, conflict_options=len(options),
            conflict_name=known.get(str(spot.data.get("id")), -1), **lists,
        )  # fmt: skip

    def life(self, spot: Spot) -> list[int]:
        """Life points with 2, 3 and 4 receptacles; 0 where none are printed."""
        life = spot.data.get("life", 0)
        if isinstance(life, int) and not isinstance(life, bool):
            return [life] * 3
        if isinstance(life, dict) and sorted(life) == ["2", "3", "4"]:
            inner = spot.within("life")
            return [self.number(inner, count) for count in ("2", "3", "4")]
        self.found.add("E01", spot.at("life"), "life is a number or a table for 2, 3 and 4 receptacles")
        return [0, 0, 0]

    def modifiers(self, spot: Spot) -> tuple[int, int]:
        """First modifier and how many."""
        at = len(self.rows["mod_op"])
        rows = spot.data.get("modifiers", [])
        for row in rows if isinstance(rows, list) else []:
            op, x, y = self.reader.modifier(row, spot.at("modifiers"))
            self.push(mod_op=op, mod_x=x, mod_y=y)
        return at, len(self.rows["mod_op"]) - at
