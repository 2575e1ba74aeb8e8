"""`mission reference`: every effect, condition, number and modifier as tables, made from the vocabulary itself.

A statement without a sentence here is a gap that a test finds; examples come from the missions that ship.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..mission.library import OURS
from ..mission.people import COLOURED, COLOURS, LOOKS, MARKS
from ..mission.words import AMOUNTS, CONDITIONS, EFFECTS, MODIFIERS, OUTCOMES, SIGNS, WHO

SENTENCES: Final = {
    # effects
    "take element <element>": "fetch an Element from the pack and reveal it by its colour",
    "put-away element <element>": "back to the pack, whoever has it; it may be taken again",
    "remove element <element>": "out of the mission for good",
    "gain azrak <n>": "from the Vortex, up to the starting level",
    "gain azrak <n> from report": "the same, from the Mission Report",
    "lose azrak <n>": "to the Vortex; the last one breaks the link",
    "lose azrak <n> to report": "the same, to the Mission Report",
    "move azrak <n> from vortex to report": "nobody pays; the clock goes on",
    "move azrak <n> from report to vortex": "nobody gains; the clock goes back",
    "spend azrak <n>": "in a cost only",
    "gain magic <n>": "from the supply, up to the starting level",
    "put-away magic <n>": "to the supply",
    "read interaction <interaction>": "the reader's own Interaction of that number",
    "read flash": "the reader's Memory Flash; it stays open to its owner",
    "draw mystery": "the top of the pile",
    "draw mystery <n> times": "several, one after another",
    "draw mystery <mystery>": "a certain one, if it is in the pile",
    "remove card": "the card in front of the agent, for good",
    "remove card <card>": "a certain panorama card, wherever it is",
    "return card": "the card in front of the agent goes back to the panorama",
    "explore free": "one exploration for nothing",
    "explore free <letter>": "explore that card now, for nothing",
    "reshuffle destiny": "discards back into the pile",
    "reveal destiny": "turn up a Destiny card; `destiny` reads it",
    "flip moon": "turn the Moon card",
    "flip star": "turn the Star card",
    "take token <token>": "to the agent, or for a group token before everybody",
    "put-away token <token>": "back to the sheet: the agent's, else the group's, else anybody's",
    "remove token <token>": "the same, for good",
    "eject": "out until the visit is over",
    "damage <n>": "in a conflict",
    "heal <n>": "in a conflict",
    "start conflict <conflict>": "a conflict of conflicts.toml",
    "end conflict": "in a conflict: neither won nor lost",
    "free update": "an update of all without a deposit",
    "free update emergency": "the agent takes what the Vortex holds, up to the starting level",
    "trial <plus>": "in a Power, during a trial",
    "redraw destiny": "in a Power, once the Destiny card lies there",
    "outcome <outcome>": "in a Power: the trial ends so",
    "leave location": "the visit is over",
    "go to <location>": "the visit is over, and the next one is there",
    "end mission <ending>": "nothing after this happens",
    "begin again at <location>": "the next run begins there (R-244); what is `keep` stays",
    # conditions
    "me is captain": "the reader is Time Captain",
    "me is <receptacle>": "the reader runs this receptacle",
    "<receptacle> in play": "somebody runs it",
    "holds element <element>": "the reader has it",
    "holds token <token>": "the reader has it",
    "someone holds element <element>": "any agent has it",
    "someone holds token <token>": "any agent has it",
    "element <element> available": "it is in the pack",
    "element <element> in play": "it is with an agent, on a receptacle or beside the plan",
    "element <element> removed": "it is out for good",
    "group has token <token>": "it lies before everybody",
    "moon up": "the Moon has been turned",
    "moon down": "it has not",
    "star up": "the Star has been turned",
    "star down": "it has not",
    "altered": "the reader bears an Alteration",
    "altered by <element>": "this one is on top",
    "flash read": "the reader has read the Memory Flash",
    "visited <location>": "in this run",
    "first visit": "to the place where the group is",
    "mystery <mystery> drawn": "at some time in this run",
    "mystery <mystery> shown": "it stands upright",
    "card <card> removed": "a panorama card is out",
    "ending <ending>": "in [score] only",
    "solved <puzzle>": "in this run (R-242)",
    "between locations": "the visit is over, the next has not begun",
    "tokens <token> <sign> <n>": "copies off the sheet",
    "azrak <sign> <n>": "the reader's reserve",
    "magic <sign> <n>": "the reader's Magic",
    "stat <stat> <sign> <n>": "the reader's characteristic, as it counts now",
    "group magic <sign> <n>": "all Magic together",
    "report <sign> <n>": "crystals on the Mission Report",
    "vortex <sign> <n>": "crystals in the Vortex",
    "receptacles <sign> <n>": "how many are in play",
    "turn <sign> <n>": "visits begun in this run",
    "shown mysteries <sign> <n>": "upright ones",
    "visits <sign> <n>": "to the place where the group is",
    "damage <sign> <n>": "on the opponent; stages of a conflict read it (R-245)",
    "destiny <sign> <n>": "the card just revealed",
    "hints <sign> <n>": "rungs asked for, of places and puzzles",
    "run <sign> <n>": "the first run is 1",
    # modifiers
    "threshold <stat> <plus>": "every trial of that characteristic",
    "stat <stat> <plus> by each": "everybody's characteristic",
    "explore cost <n>": "instead of 1",
    "boost limit <n>": "crystals of one's own in a trial",
    "support limit <n>": "crystals of each supporter",
    "life <conflict> <plus>": "of a conflict of conflicts.toml",
    "destiny best of 2": "the better of two Destiny cards",
    "destiny worst of 2": "the worse of two Destiny cards",
    "forbid location <location>": "nobody travels there",
    "no gifts": "nothing changes hands",
    # what a score counts
    "group magic": "all Magic together",
    "report": "crystals on the Mission Report",
    "vortex": "crystals in the Vortex",
    "receptacles": "how many are in play",
    "turn": "visits in the last run",
    "shown mysteries": "upright ones",
    "tokens <token>": "copies off the sheet",
    "hints": "rungs asked for",
    "run": "runs begun",
}
PEOPLE: Final = {
    "me": "who reads the card (the default)", "captain": "the Time Captain", "each": "every agent, from the Captain on",
    "each-other": "every agent but the reader", "one": "an agent whom the reader picks",
    "supporters": "whoever supported the trial", "group": "a price that all pay together, in the cost of a step",
}  # fmt: skip
KINDS: Final = (
    ("element", r"\d+"), ("n", r"\d+"), ("interaction", r"\d+"), ("plus", r"[+-]\d+"), ("sign", r"(?:>=|<=|=)"),
    ("letter", r"[A-Z]"), ("card", r"[a-z-]+/[A-Z]"), ("outcome", "(?:" + "|".join(OUTCOMES) + ")"),
)  # fmt: skip


MORE: Final = (("any of these", MARKS), ("colour", COLOURS))
LOOKING: Final = (
    'A list of parts, of a `[[person]]` in people.toml or of a receptacle: `["old", "tan", "turban white"]`. '
    "A colour stands after "
    + ", ".join(COLOURED[:-1])
    + " or "
    + COLOURED[-1]
    + ". How: [scenes](scenes.md#who-speaks)."
)


def regex(pattern: str) -> re.Pattern[str]:
    """What a pattern looks like in a file."""
    out = re.escape(pattern)
    for kind, form in KINDS:
        out = out.replace(f"<{kind}>", form)
    return re.compile(r"(?<![\w-])" + re.sub(r"<\w+>", "[a-z][a-z0-9-]*", out) + r"(?![\w/-])")


def statements(data: object) -> Iterator[str]:
    """Every text of a file that may hold a statement: lists of texts, and conditions."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("when", "per") and isinstance(value, str):
                yield value
            yield from statements(value)
    elif isinstance(data, list):
        for value in data:
            if isinstance(value, str):
                yield value
            else:
                yield from statements(value)


def examples(root: Path = OURS) -> list[str]:
    """All statements of the missions that ship."""
    found: list[str] = []
    for path in sorted(root.glob("*/**/*.toml")):
        found += statements(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def example(pattern: str, known: list[str]) -> str:
    """The shortest use of a pattern there is, or the pattern itself."""
    form = regex(pattern)
    uses = [match[0] for one in known for match in form.finditer(one)]
    return min(uses, key=len) if uses else pattern


def table(head: str, patterns: list[str], known: list[str]) -> list[str]:
    rows = [f"| {head} | what it means | for instance |", "|---|---|---|"]
    rows += [f"| `{one}` | {SENTENCES[one]} | `{example(one, known)}` |" for one in patterns]
    return [*rows, ""]


def parts_of_looks() -> list[str]:
    """Every part a portrait may have (mission/people.py)."""
    rows = ["| one of | words |", "|---|---|"]
    rows += [f"| {kind} | {', '.join(f'`{word}`' for word in words)} |" for kind, words in LOOKS.items()]
    rows += [f"| {name} | {', '.join(f'`{word}`' for word in words)} |" for name, words in MORE]
    return [*rows, ""]


def page() -> str:
    """The whole reference as Markdown."""
    known = examples()
    return "\n".join(
        [
            "# Reference of statements", "",
            "Made by `chronolude mission reference` from the vocabulary the loader reads; do not edit it by hand.", "",
            "Anything in `<…>` is a name or a number of your mission. An effect may end in `by WHO` and in",
            "`if CONDITION`; conditions are joined by `and`, `or`, `not` and parentheses; a sign is one of "
            + ", ".join(f"`{sign}`" for sign in SIGNS) + ".", "",
            "## Effects", "", *table("effect", [one for one, _, _ in EFFECTS], known),
            "## Whom an effect falls on", "", "| by | who that is |", "|---|---|",
            *(f"| `by {who}` | {PEOPLE[who]} |" for who in WHO),
            "| `by NAME` | the agent who runs that receptacle |", "",
            "## Conditions", "", *table("condition", [one for one, _, _ in CONDITIONS], known),
            "## Modifiers", "", "They stand on white Elements, upright Mysteries, group tokens and sky cards.", "",
            *table("modifier", [one for one, _ in MODIFIERS], known),
            "## What a score term counts (`per`)", "", *table("number", [one for one, _ in AMOUNTS], known),
            "## How somebody looks (`look`)", "", LOOKING, "", *parts_of_looks(),
        ]
    )  # fmt: skip
