"""What a mission names, found before any statement is read; bodies are read in slots.py, the rest in opens.py."""

from __future__ import annotations

from collections.abc import Callable

from .builder import Builder, Spot
from .findings import Place
from .source import Folder, Plain, SourceFile

MOST_VISITS = 9  # clues may say which place is the right one for the first visits of a run


class Part:
    """A location's card on its way to a slot."""

    def __init__(self, spot: Spot, location: int, letter: str) -> None:
        self.spot = spot
        self.location = location
        self.letter = letter


class Parts:
    """Everything a mission names, found before any statement is read."""

    def __init__(self, folder: Folder, build: Builder) -> None:
        self.folder = folder
        self.build = build
        self.locations: list[Spot] = []
        self.first: list[Part] = []
        """The cards A, one per location."""
        self.others: list[Part] = []
        self.personal: list[SourceFile] = []
        self.cards: list[str] = []
        self.kinds: list[int] = []
        self.lists = {
            name: self.spots(name, key)
            for name, key in (
                ("receptacles", "receptacle"),
                ("elements", "element"),
                ("mysteries", "mystery"),
                ("tokens", "token"),
                ("prologue", "card"),
                ("conflicts", "conflict"),
                ("puzzles", "puzzle"),
                ("destiny", "card"),
                ("plan", "card"),
            )
        }
        self.varied: list[tuple[int, Spot, Callable[[Spot], None]]] = []
        """Slots that vary by the deal: the slot, its card, and how a body of it is read."""
        self.main = Spot(folder.get("mission"), folder.get("mission").data, "mission")

    def spots(self, file: str, key: str) -> list[Spot]:
        source = self.folder.get(file)
        return [
            Spot(source, row, f"{file}/{name_of(row, i)}", key, i) for i, row in enumerate(self.tables(source, key))
        ]

    def tables(self, source: SourceFile, key: str) -> list[Plain]:
        """The tables of an array at the top of a file; anything else there is a finding."""
        rows = source.data.get(key, [])
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            return rows
        self.build.found.add("E01", source.place(key, key), f"{key} is a list of tables: write [[{key}]]")
        return []

    # ── names ────────────────────────────────────────────────────────────────────────────────────

    def name_everything(self) -> None:
        for stat in self.main.below("stat"):
            self.declare("stat", stat, str(stat.data.get("id")))
        for ending in self.main.below("ending"):
            self.declare("ending", ending, str(ending.data.get("id")))
        for kind, file in (
            ("receptacle", "receptacles"),
            ("mystery", "mysteries"),
            ("token", "tokens"),
            ("conflict", "conflicts"),
        ):
            for spot in self.lists[file]:
                self.declare(kind, spot, str(spot.data.get("id")))
        for spot in self.lists["elements"]:
            self.declare("element", spot, str(spot.data.get("number")))
        self.name_truths()
        self.name_puzzles()
        self.name_locations()
        self.name_personal()
        for source in self.folder.files.values():
            self.name_choices(source, source.data)
        for visit in range(1, MOST_VISITS + 1):
            self.name_dial(self.main, f"travel/{visit}", list(self.build.names.of["location"]))

    def name_truths(self) -> None:
        """R-240: what is drawn at the beginning."""
        for spot in self.main.below("truth"):
            self.declare("truth", spot, str(spot.data.get("id")))
            values = spot.data.get("values")
            if not isinstance(values, list) or len(values) < 2:
                self.build.found.add("E01", spot.at("values"), "a truth has at least two values")
                values = ["?", "??"]
            self.build.names.values.append([str(one) for one in values])
            self.build.push(truth_values=len(values))

    def name_puzzles(self) -> None:
        for spot in self.lists["puzzles"]:
            name = str(spot.data.get("id"))
            self.declare("puzzle", spot, name)
            for dial in spot.below("dial"):
                self.name_dial(dial, f"{name}/{dial.data.get('id')}", dial.data.get("ids"))

    def name_dial(self, spot: Spot, name: str, marks: object) -> None:
        self.declare("dial", spot, name)
        self.build.names.marks.append([str(one) for one in marks] if isinstance(marks, list) else [])

    def name_choices(self, source: SourceFile, data: object) -> None:
        """Steps with an id, wherever they stand: clues may speak of their options."""
        if isinstance(data, list):
            for one in data:
                self.name_choices(source, one)
        elif isinstance(data, dict):
            for step in data.get("step", []) if isinstance(data.get("step"), list) else []:
                if isinstance(step, dict) and "id" in step and str(step["id"]) not in self.build.names.of["dial"]:
                    options = step.get("option", [])
                    marks = [str(one.get("id")) for one in options if isinstance(one, dict)]
                    self.name_dial(Spot(source, step, str(step["id"])), str(step["id"]), marks)
            for one in data.values():
                self.name_choices(source, one)

    def declare(self, kind: str, spot: Spot, name: str) -> None:
        """E03: nothing is declared twice."""
        if name in self.build.names.of[kind]:
            self.build.found.add("E03", spot.place, f"{kind} {name} is declared twice")
        self.build.names.add(kind, name)

    def name_locations(self) -> None:
        for source in self.folder.under("locations"):
            spot = Spot(source, source.data.get("location"), "", "location")
            name = str(spot.data.get("id"))
            spot.key = f"locations/{name}"
            self.declare("location", spot, name)
            self.locations.append(spot)
            self.name_cards(source, name, len(self.locations) - 1)
        self.build.names.of["card"] = {
            f"{self.locations[one.location].data.get('id')}/{one.letter}": len(self.locations) + i
            for i, one in enumerate(self.others)
        }

    def name_cards(self, source: SourceFile, name: str, location: int) -> None:
        letters: list[str] = []
        for i, row in enumerate(self.tables(source, "card")):
            letter = str(row.get("slot")) or "?"
            part = Part(Spot(source, row, f"locations/{name}/{letter}", "card", i), location, letter)
            if letter in letters:
                self.build.found.add("E03", part.spot.place, f"two cards stand in slot {letter}")
            if len(letter) != 1 or not letter.isupper():
                self.build.found.add("E01", part.spot.place, f"a slot is a capital letter, not {letter!r}")
            letters.append(letter)
            (self.first if letter == "A" else self.others).append(part)
        if "A" not in letters:
            place = Place(source.name, 1, "")
            self.build.found.add("E04", place, "a location needs a card A")
            self.first.append(Part(Spot(source, {"slot": "A"}, f"locations/{name}/A"), location, "A"))

    def name_personal(self) -> None:
        known = self.build.names.of["receptacle"]
        by_name = {
            source.name.removeprefix("personal/").removesuffix(".toml"): source
            for source in self.folder.under("personal")
        }
        for name, source in by_name.items():
            if name not in known:
                self.build.found.unknown("E02", Place(source.name, 1, ""), "receptacle", name, known)
        self.personal = [by_name.get(name, SourceFile(f"personal/{name}.toml", {}, {(): 1})) for name in known]
        for source in self.personal:
            for row in self.tables(source, "interaction"):
                self.build.names.add("interaction", str(row.get("number")))

    def lay(self, name: str, kind: int) -> None:
        """One more card that lies on the table."""
        self.cards.append(name)
        self.kinds.append(kind)

    def map_of(self, spot: Spot) -> tuple[int, int]:
        """The locations a plan card shows: first and how many."""
        at = len(self.build.rows["map_location"])
        shown = spot.data.get("locations", [])
        if not isinstance(shown, list):
            self.build.found.add("E01", spot.at("locations"), f"locations is a list of names, not {shown!r}")
            shown = []
        for name in shown:
            self.build.push(map_location=self.build.reader.value("location", str(name), spot.at("locations")))
        return at, len(self.build.rows["map_location"]) - at


def name_of(row: object, i: int) -> str:
    """What a table of an array is called in keys: its id or number, else its place."""
    if isinstance(row, dict):
        name = row.get("id", row.get("number"))
        if name is not None:
            return str(name)
    return str(i)
