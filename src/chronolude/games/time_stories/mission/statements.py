"""One-line statements read against the vocabulary: conditions, effects, modifiers, score terms."""

from __future__ import annotations

from typing import Any

from .. import cards as c
from .findings import MissionFindings, Place
from .words import AMOUNTS, CONDITIONS, EFFECTS, MODIFIERS, OUTCOMES, SIGNS, WHO

KINDS = (
    "element",
    "token",
    "receptacle",
    "location",
    "card",
    "mystery",
    "conflict",
    "ending",
    "stat",
    "interaction",
    "puzzle",
    "dial",
    "truth",
)


class PartNames:
    """What a mission calls its parts: for each kind, name to index; and what dials and truths are made of."""

    def __init__(self) -> None:
        self.of: dict[str, dict[str, int]] = {kind: {} for kind in KINDS}
        self.marks: list[list[str]] = []
        """For each dial, and each choice with an id, the names of its marks."""
        self.values: list[list[str]] = []
        """For each truth, what may be true."""

    def add(self, kind: str, name: str) -> int:
        known = self.of[kind]
        return known.setdefault(name, len(known))


class Effect:
    """One effect as ints, and whom it falls on."""

    def __init__(self, op: int, x: int, y: int, who: int, when: int) -> None:
        self.op = op
        self.x = x
        self.y = y
        self.who = who
        self.when = when
        """A condition read when its turn comes, or -1."""


class StatementReader:
    """Reads statements of one mission; conditions become nodes in one growing list."""

    def __init__(self, names: PartNames, found: MissionFindings) -> None:
        self.names = names
        self.found = found
        self.nodes: list[tuple[int, int, int, int]] = []
        self.uses: list[tuple[str, int, Place]] = []
        """Every reference: kind, index, where."""
        self.endings_allowed = False

    # ── patterns ─────────────────────────────────────────────────────────────────────────────────

    def match(self, pattern: str, words: list[str]) -> list[tuple[str, str]] | None:
        """The values of a pattern's blanks, as (kind, word); None where the fixed words differ."""
        parts = pattern.split()
        if len(parts) != len(words):
            return None
        out: list[tuple[str, str]] = []
        for part, word in zip(parts, words, strict=True):
            if part.startswith("<"):
                if not fits(part[1:-1], word):
                    return None
                out.append((part[1:-1], word))
            elif part != word:
                return None
        return out

    def value(self, kind: str, word: str, place: Place) -> int:
        """The int of a blank; a name nobody declared is E02 (a stat: E01)."""
        if kind in ("n", "plus"):
            return int(word)
        if kind == "sign":
            return SIGNS[word]
        if kind == "outcome":
            return OUTCOMES[word]
        if kind == "letter":
            return ord(word) - ord("A")
        known = self.names.of[kind]
        if word not in known:
            self.found.unknown("E01" if kind == "stat" else "E02", place, kind, word, known)
            return 0
        self.uses.append((kind, known[word], place))
        return int(word) if kind == "interaction" else known[word]

    # ── conditions ───────────────────────────────────────────────────────────────────────────────

    def condition(self, text: Any, place: Place) -> int:
        """The index of a condition's node; -1 where there is none."""
        if text is None:
            return -1
        if not isinstance(text, str) or not text.strip():
            self.found.add("E01", place, f"a condition is a text, not {text!r}")
            return -1
        words = text.replace("(", " ( ").replace(")", " ) ").split()
        node, rest = self.either(words, place)
        if rest:
            self.found.add("E01", place, f"the condition {text!r} cannot be read from {rest[0]!r} on")
        return node

    def node(self, op: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        self.nodes.append((op, x, y, z))
        return len(self.nodes) - 1

    def either(self, words: list[str], place: Place) -> tuple[int, list[str]]:
        left, words = self.both(words, place)
        while words and words[0] == "or":
            right, words = self.both(words[1:], place)
            left = self.node(c.C_OR, left, right)
        return left, words

    def both(self, words: list[str], place: Place) -> tuple[int, list[str]]:
        left, words = self.single(words, place)
        while words and words[0] == "and":
            right, words = self.single(words[1:], place)
            left = self.node(c.C_AND, left, right)
        return left, words

    def single(self, words: list[str], place: Place) -> tuple[int, list[str]]:
        if words and words[0] == "not":
            inner, rest = self.single(words[1:], place)
            return self.node(c.C_NOT, inner), rest
        if words and words[0] == "(":
            inner, rest = self.either(words[1:], place)
            if not rest or rest[0] != ")":
                self.found.add("E01", place, "a parenthesis is not closed")
                return inner, rest
            return inner, rest[1:]
        end = next((i for i, word in enumerate(words) if word in ("and", "or", ")")), len(words))
        return self.predicate(words[:end], place), words[end:]

    def predicate(self, words: list[str], place: Place) -> int:
        for pattern, op, number in CONDITIONS:
            blanks = self.match(pattern, words)
            if blanks is None:
                continue
            values = [self.value(kind, word, place) for kind, word in blanks]
            if op == c.C_ENDING and not self.endings_allowed:
                self.found.add("E11", place, "'ending' means something in [score] only")
            if op == c.C_LEAST:
                arg = values[0] if len(values) == 3 else 0
                return self.node(values[-2], number, arg, values[-1])
            return self.node(op, values[0] if values else number)
        self.found.unknown("E01", place, "condition", " ".join(words), [pattern for pattern, _, _ in CONDITIONS])
        return self.node(c.C_FIRST_VISIT)

    # ── effects ──────────────────────────────────────────────────────────────────────────────────

    def effect(self, text: Any, place: Place) -> Effect | None:
        """An effect; None, with a finding, where it cannot be read."""
        if not isinstance(text, str):
            self.found.add("E01", place, f"an effect is a text, not {text!r}")
            return None
        body, has_if, asked = text.partition(" if ")
        when = self.condition(asked, place) if has_if else -1
        words = body.split()
        who = c.BY_ME
        if len(words) > 2 and words[-2] == "by":
            who = self.who(words[-1], place)
            words = words[:-2]
        for pattern, op, fixed in EFFECTS:
            blanks = self.match(pattern, words)
            if blanks is not None:
                values = [self.value(kind, word, place) for kind, word in blanks]
                return Effect(op, values[0] if values else fixed, fixed, who, when)
        self.found.unknown("E01", place, "effect", body, [pattern for pattern, _, _ in EFFECTS])
        return None

    def who(self, word: str, place: Place) -> int:
        if word in WHO:
            return WHO[word]
        known = self.names.of["receptacle"]
        if word not in known:
            self.found.unknown("E02", place, "receptacle", word, [*WHO, *known])
            return c.BY_ME
        self.uses.append(("receptacle", known[word], place))
        return c.BY_NAME + known[word]

    # ── modifiers and score ──────────────────────────────────────────────────────────────────────

    def modifier(self, text: Any, place: Place) -> tuple[int, int, int]:
        words = str(text).split()
        for pattern, op in MODIFIERS:
            blanks = self.match(pattern, words)
            if blanks is not None:
                values = [self.value(kind, word, place) for kind, word in blanks] + [0, 0]
                return op, values[0], values[1]
        self.found.unknown("E01", place, "modifier", text, [pattern for pattern, _ in MODIFIERS])
        return c.M_NO_GIFTS, 0, 0

    def amount(self, text: Any, place: Place) -> tuple[int, int]:
        """What a score term counts."""
        words = str(text).split()
        for pattern, number in AMOUNTS:
            blanks = self.match(pattern, words)
            if blanks is not None:
                return number, self.value(*blanks[0], place) if blanks else 0
        self.found.unknown("E01", place, "number", text, [pattern for pattern, _ in AMOUNTS])
        return c.V_REPORT, 0


def fits(kind: str, word: str) -> bool:
    """Whether a word has the form of a blank; whether it is known comes later."""
    if kind in ("n", "interaction"):
        return word.isdigit()
    if kind == "plus":
        return word[:1] in "+-" and word[1:].isdigit()
    if kind == "sign":
        return word in SIGNS
    if kind == "outcome":
        return word in OUTCOMES
    if kind == "letter":
        return len(word) == 1 and word.isupper()
    if kind == "element":
        return word.isdigit()
    if kind == "card":
        return "/" in word
    return not word[:1].isdigit()
