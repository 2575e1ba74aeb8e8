"""Every sentence of every game with its extremes, a page for each game and language, to be read in one sitting.

Usage: python -m scripts.extremes. The pages go to .cache/words and, with scripts.docs, into the site. Counts are
0, 1, 2 and 11; names the shortest and the longest one meets; `x-you` is said to the reader, `x` to another and to
spectators.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chronolude.locale import FUNCTIONS, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "chronolude"
HOME = ROOT / ".cache" / "words"
HOUSE = "house"
GAMES = tuple(sorted(path.parents[1].name for path in (SOURCE / "games").glob("*/words/en.ftl")))
COUNTS = (0, 1, 2, 11)
COUNTED = {"n", "energy", "discs", "held", "most", "back", "forward", "report", "vortex", "life", "points", "days"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAMES = ("Al", "Maximilienne-Alexandra")
PEOPLE = {"seat", "other", "who", "agent", "name"}
SAMPLES: dict[str, dict[str, tuple[str, str]]] = {
    "contre_temps": {"en": ("Dynamo 1", "Escapement 13"), "fr": ("1 de Dynamo", "13 d’Échappement")},
    "time_division": {"en": ("King (10)", "Professional Athlete (7)"), "fr": ("Roi (10)", "Employé de fast food (1)")},
    "chrononauts": {
        "en": ("Memo", "Your Parents Never Met"),
        "fr": ("Mémo", "Vos parents ne se sont jamais rencontrés"),
    },
    "timeline": {"en": ("The wheel", "The first telephone call"), "fr": ("La roue", "Le premier appel téléphonique")},
    "time_stories": {
        "en": ("Element 4", "The Observatory Terrace"),
        "fr": ("Élément 4", "La terrasse de l’observatoire"),
    },
}
"""The shortest and the longest of a game's cards, more or less."""
PLACES = {
    "en": ("the Past", "the Influence Area of Maximilienne-Alexandra"),
    "fr": ("le Passé", "la Zone d’Influence de Maximilienne-Alexandra"),
}
CARDS = {
    "card",
    "lead",
    "standing",
    "at",
    "keep",
    "give",
    "discard",
    "object",
    "second",
    "label",
    "noun",
    "choice",
    "answer",
}
LISTS = {"cards", "events", "values", "names", "years", "wishes"}
FIGURES = {
    **dict.fromkeys(("event", "round", "turn", "gap", "slot", "letter", "number", "run", "game"), ("1", "10")),
    **dict.fromkeys(("value", "threshold", "mine", "theirs", "total", "low", "score", "azrak", "magic"), ("0", "11")),
    **dict.fromkeys(("of", "limit", "high", "least", "last", "start", "deals", "of_cards"), ("2", "13")),
    "year": ("1865", "1999"),
    "date": ("1450", "3500 BCE"),
}
"""Figures that are only read, never counted by."""
JOINED = {"en": "{}, {} and {}", "fr": "{}, {} et {}"}


class Reading(Visitor):
    """The variables of a message, and what it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (as the visitor asks)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (as the visitor asks)
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (as the visitor asks)
        if isinstance(node.selector, ast.VariableReference):
            found = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
            self.keys.setdefault(node.selector.id.name, []).extend(found)
        self.generic_visit(node)


class Page:
    """All messages of a game, or of the house, in one language."""

    def __init__(self, owner: str, lang: str) -> None:
        self.owner, self.lang = owner, lang
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.messages: dict[str, ast.Message] = {}
        self.groups: dict[str, str] = {}
        for path in [*files(HOUSE, lang), *(one for game in GAMES for one in files(game, lang))]:
            text = path.read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))
            if path in files(owner, lang):
                self.take(FluentParser().parse(text).body)

    def take(self, body: list[ast.EntryType]) -> None:
        group = ""
        for entry in body:
            if isinstance(entry, ast.GroupComment):
                group = str(entry.content)
            elif isinstance(entry, ast.Message):
                self.messages[entry.id.name] = entry
                self.groups[entry.id.name] = group

    def reading(self, key: str) -> Reading:
        """What a message uses, those it quotes included."""
        found = Reading()
        found.visit(self.messages[key])
        for other in sorted(found.messages & set(self.messages)):
            more = self.reading(other)
            found.variables |= more.variables
            found.keys = {**more.keys, **found.keys}
        return found

    def said(self, key: str) -> list[str]:
        """A message with its extremes, each way of saying it once."""
        read = self.reading(key)
        said = (self.say(key, values) for values in self.samples(read))
        return list(dict.fromkeys(said))

    def say(self, key: str, values: dict[str, Any]) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, faults = self.bundle.format_pattern(pattern, values)
        assert not faults, (key, faults)
        return str(text)

    def samples(self, read: Reading) -> Iterator[dict[str, Any]]:
        counted = {name for name in read.variables if counts(name, read)}
        for at, count in enumerate(COUNTS):
            long = at % 2
            plain = {name: count if name in counted else self.word(name, long) for name in read.variables}
            yield plain
            for name, keys in read.keys.items() if not at else ():
                yield from ({**plain, name: key} for key in keys if name not in counted)

    def word(self, name: str, long: int) -> str:
        """What stands for a variable: a name, a card, a place, or itself."""
        cards = SAMPLES.get(self.owner, SAMPLES["contre_temps"])[self.lang]
        if name in PEOPLE:
            return NAMES[long]
        if name in ("seats", "agents"):
            return JOINED[self.lang].format(NAMES[0], NAMES[1], NAMES[0]) if long else NAMES[0]
        if name in CARDS:
            return cards[long]
        if name in ("place", "source"):
            return PLACES[self.lang][long]
        if name in LISTS:
            return JOINED[self.lang].format(cards[0], cards[1], cards[0]) if long else cards[0]
        return FIGURES.get(name, (f"‹{name}›",) * 2)[long]

    def text(self) -> str:
        """The page."""
        title = self.owner.replace("_", " ").title()
        out = [f"# {title}: every sentence ({self.lang})", ""]
        group = None
        for key in self.messages:
            if self.groups[key] != group:
                group = self.groups[key]
                out += [f"## {group}", ""]
            out.append(f"- `{key}`: " + " · ".join(self.said(key)).replace("\n", " / "))
        return "\n".join([*out, ""])


def counts(name: str, read: Reading) -> bool:
    """Whether a variable is a number: by its name, or because a message tells one from several by it."""
    return name in COUNTED or (bool(read.keys.get(name)) and set(read.keys[name]) <= PLURALS)


def files(owner: str, lang: str) -> list[Path]:
    if owner == HOUSE:
        return sorted((SOURCE / "locale" / lang).glob("*.ftl"))
    return [SOURCE / "games" / owner / "words" / f"{lang}.ftl"]


def write(folder: Path) -> list[Path]:
    """All pages, game by game."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for owner in (HOUSE, *GAMES):
        for lang in LANGUAGES:
            page = folder / f"{owner.replace('_', '-')}-{lang}.md"
            page.write_text(Page(owner, lang).text(), encoding="utf-8")
            found.append(page)
    return found


if __name__ == "__main__":
    for made in write(HOME):
        print(made.relative_to(ROOT))
