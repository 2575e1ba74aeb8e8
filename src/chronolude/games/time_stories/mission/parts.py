"""The files of a mission, one function each, in the order of the slots (see cards.py and state.py)."""

from __future__ import annotations

from .. import cards as c
from .builder import COST, POWER, Builder, Spot
from .findings import Place
from .source import Folder, Source
from .words import COLOURS, ENDINGS, MYSTERY_KINDS, TIMINGS, USES


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
        self.personal: list[Source] = []
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
                ("destiny", "card"),
                ("plan", "card"),
            )
        }
        self.main = Spot(folder.get("mission"), folder.get("mission").data, "mission")

    def spots(self, file: str, key: str) -> list[Spot]:
        source = self.folder.get(file)
        rows = source.data.get(key, [])
        return [
            Spot(source, row, f"{file}/{name_of(row, i)}", key, i)
            for i, row in enumerate(rows if isinstance(rows, list) else [])
        ]

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
        self.name_locations()
        self.name_personal()

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

    def name_cards(self, source: Source, name: str, location: int) -> None:
        letters: list[str] = []
        rows = source.data.get("card", [])
        for i, row in enumerate(rows if isinstance(rows, list) else []):
            letter = str(row.get("slot"))
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
        self.personal = [by_name.get(name, Source(f"personal/{name}.toml", {}, {(): 1})) for name in known]
        for source in self.personal:
            for row in source.data.get("interaction", []):
                self.build.names.add("interaction", str(row.get("number")))

    # ── slots ────────────────────────────────────────────────────────────────────────────────────

    def build_slots(self) -> None:
        """R-001, R-004: bodies in the order of slots, and the cards that lie on them."""
        build = self.build
        for part in self.first:
            build.body(part.spot, "slot", hidden=False)
            self.front(part, str(self.locations[part.location].data.get("id")))
        for part in self.others:
            build.body(part.spot, "slot", needs=("text", "title", "gist"))
            self.front(part, f"{self.locations[part.location].data.get('id')}/{part.letter}")
        for spot in self.lists["mysteries"]:
            self.mystery(spot)
        for spot in self.lists["elements"]:
            self.element(spot)
        self.interactions()
        self.flashes()
        self.sky()
        for spot in self.lists["prologue"]:
            build.body(spot, hidden=False)
        for spot in self.lists["conflicts"]:
            self.named_conflict(spot)
        self.pad_bodies()

    def front(self, part: Part, name: str) -> None:
        self.build.push(front_location=part.location, front_letter=ord(part.letter[0]) - ord("A"))
        self.lay(name, c.FRONT)

    def lay(self, name: str, kind: int) -> None:
        self.cards.append(name)
        self.kinds.append(kind)

    def pad_bodies(self) -> None:
        """What only Elements, Mysteries and sky cards have: nothing for the rest, in the same rows."""
        rows = self.build.rows
        for name, empty in (
            ("body_colour", -1),
            ("body_alters", 0),
            ("body_covers", -1),
            ("body_maps", 0),
            ("body_mods", 0),
            ("body_map", 0),
            ("body_mod", 0),
        ):
            rows[name] += [empty] * (len(rows["body_page"]) - len(rows[name]))

    def mystery(self, spot: Spot) -> None:
        build = self.build
        kind = build.word(spot, "kind", MYSTERY_KINDS)
        needs = ("text", "title", "gist") if kind == c.REPLACEMENT else ("text",)
        build.body(
            spot, "id", "kind", "modifiers", "summary", needs=needs, hidden=kind in (c.YELLOW_MYSTERY, c.REPLACEMENT)
        )
        build.text(spot, "summary", needed=False)
        build.push(mystery_kind=kind)
        self.pad_bodies()
        self.set_modifiers(spot, kind == c.UPRIGHT_MYSTERY, "an upright Mystery")
        self.lay(str(spot.data.get("id")), c.MYSTERY)

    def set_modifiers(self, spot: Spot, allowed: bool, what: str) -> None:
        at, size = self.build.modifiers(spot)
        if size and not allowed:
            self.build.found.add("E11", spot.at("modifiers"), f"modifiers stand on {what} only")
        self.build.rows["body_mod"][-1] = at
        self.build.rows["body_mods"][-1] = size

    def element(self, spot: Spot) -> None:
        """R-011: green, yellow, red or white; R-168: an Alteration is a white one."""
        build = self.build
        build.number(spot, "number")
        colour = build.word(spot, "colour", COLOURS)
        build.body(spot, "number", "colour", "plan", "modifiers", "alteration", hidden=colour in (c.GREEN, c.YELLOW))
        self.pad_bodies()
        build.rows["body_colour"][-1] = colour
        self.set_modifiers(spot, colour == c.WHITE, "a white Element")
        if "plan" in spot.data:
            self.element_plan(spot.within("plan"), colour)
        if "alteration" in spot.data:
            self.alteration(spot, colour)
        self.lay(f"e{spot.data.get('number')}", c.ELEMENT)

    def element_plan(self, spot: Spot, colour: int) -> None:
        build = self.build
        build.keys(spot, "extends", "covers", "locations")
        if colour != c.WHITE:
            build.found.add("E11", spot.place, "only a white Element changes the plan")
        covers = spot.data.get("covers")
        names = [str(one.data.get("id")) for one in self.lists["plan"]]
        if covers is not None and covers not in names:
            build.found.unknown("E02", spot.at("covers"), "plan card", covers, names)
        elif covers is not None:
            build.rows["body_covers"][-1] = names.index(str(covers))
        at, size = self.map_of(spot)
        build.rows["body_map"][-1] = at
        build.rows["body_maps"][-1] = size

    def map_of(self, spot: Spot) -> tuple[int, int]:
        """The locations a plan card shows."""
        at = len(self.build.rows["map_location"])
        for name in spot.data.get("locations", []):
            self.build.push(map_location=self.build.reader.value("location", str(name), spot.at("locations")))
        return at, len(self.build.rows["map_location"]) - at

    def alteration(self, spot: Spot, colour: int) -> None:
        stats = spot.data["alteration"]
        if colour != c.WHITE:
            self.build.found.add("E11", spot.at("alteration"), "an Alteration is a white Element")
        if not isinstance(stats, list) or len(stats) != 3 or not all(isinstance(one, int) for one in stats):
            self.build.found.add("E01", spot.at("alteration"), "an Alteration has three whole numbers")
            return
        for value in stats:
            self.build.push(alter_stat=value)
        self.build.rows["body_alters"][-1] = len(self.build.rows["alter_stat"]) // 3

    def interactions(self) -> None:
        for owner, source in enumerate(self.personal):
            seen: list[int] = []
            name = source.name.removesuffix(".toml")
            for i, row in enumerate(source.data.get("interaction", [])):
                spot = Spot(source, row, f"{name}/interaction/{row.get('number')}", "interaction", i)
                number = self.build.number(spot, "number")
                if number in seen:
                    self.build.found.add("E03", spot.place, f"interaction {number} is declared twice")
                seen.append(number)
                self.build.push(interaction_owner=owner, interaction_number=number)
                self.build.body(spot, "number")

    def flashes(self) -> None:
        for source in self.personal:
            name = source.name.removesuffix(".toml")
            self.build.keys(Spot(source, source.data, name), "power", "flash", "interaction")
            if "flash" not in source.data:
                self.build.found.add("E04", Place(source.name, 1, name), "a receptacle needs a Memory Flash")
            self.build.body(Spot(source, source.data.get("flash"), f"{name}/flash", "flash"), "compel")

    def sky(self) -> None:
        source = self.folder.get("sky")
        for name in ("moon", "star"):
            if name not in source.data:
                continue
            spot = Spot(source, source.data[name], f"sky/{name}", name)
            self.build.keys(spot, "shown", "hidden", "on_flip", "modifiers")
            self.build.text(spot.within("shown"), "text")
            hidden = spot.within("hidden")
            self.build.open_body(hidden)
            self.build.page(hidden, -1, ("text",), False)
            self.build.effects(spot, "on_flip")
            self.build.close_body()
            self.pad_bodies()
            self.set_modifiers(spot, True, "")

    def named_conflict(self, spot: Spot) -> None:
        """A conflict started by name: a body of its own, open to all once it starts."""
        build = self.build
        build.open_body(spot)
        text = Spot(spot.source, {"text": spot.data.get("text")}, spot.key, *spot.path)
        bare = Spot(
            spot.source, {k: v for k, v in spot.data.items() if k != "text"}, f"{spot.key}/conflict", *spot.path
        )
        build.text(text, "text")
        conflict = build.conflict(bare)
        build.push(page_when=-1, page_conflict=conflict, page_step=0, page_steps=0, page_trial=0, page_trials=0)
        build.page_keys[-1].append(spot.key)
        build.close_body()

    # ── what has no hidden side ──────────────────────────────────────────────────────────────────

    def build_open(self) -> None:
        build = self.build
        for spot in self.main.below("trigger"):
            build.keys(spot, "id", "when", "once", "do")
            build.open_body(spot)
            build.effects(spot, "do")
            build.close_body()
            build.push(
                trigger_when=build.reader.condition(spot.data.get("when"), spot.at("when")),
                trigger_once=build.flag(spot, "once"),
            )
        for source in self.personal:
            self.power(Spot(source, source.data.get("power"), source.name.removesuffix(".toml") + "/power", "power"))
        self.tokens()
        for i, spot in enumerate(self.lists["destiny"]):
            build.keys(spot, "value", "reshuffle")
            build.push(destiny_value=build.number(spot, "value"), destiny_reshuffle=build.flag(spot, "reshuffle"))
            self.lay(f"fate{i + 1}", c.DESTINY)
        self.plan()
        self.receptacles()
        self.score()

    def power(self, spot: Spot) -> None:
        build = self.build
        build.keys(spot, "name", "text", "timing", "when", "cost", "do", "uses")
        build.open_body(spot)
        if spot.data:
            build.text(spot, "name")
            build.text(spot, "text")
        cost = build.effects(spot, "cost", COST)
        if cost == c.NO_LIST:
            build.push(list_at=0, list_size=0)
        build.effects(spot, "do", POWER)
        build.close_body()
        build.push(
            power_timing=build.word(spot, "timing", TIMINGS, "actions") if spot.data else -1,
            power_when=build.reader.condition(spot.data.get("when"), spot.at("when")),
            power_uses=build.word(spot, "uses", USES, "unlimited"),
        )

    def tokens(self) -> None:
        """R-012, R-015: copies wait on the sheet; a token is the group's or personal."""
        build = self.build
        for kind, spot in enumerate(self.lists["tokens"]):
            build.keys(spot, "id", "group", "copies", "text", "name", "modifiers")
            build.text(spot, "name")
            build.text(spot, "text", needed=False)
            copies = build.number(spot, "copies", 1)
            group = build.flag(spot, "group")
            at, size = build.modifiers(spot)
            if size and not group:
                build.found.add("E11", spot.at("modifiers"), "modifiers stand on a group token only")
            build.push(
                token_first=len(self.cards), token_copies=copies, token_group=group, token_mod=at, token_mods=size
            )
            for copy in range(copies):
                name = str(spot.data.get("id"))
                self.lay(name if copies == 1 else f"{name}.{copy + 1}", c.TOKEN)
                build.push(card_token=kind)

    def plan(self) -> None:
        for spot in self.lists["plan"]:
            self.build.keys(spot, "id", "position", "locations", "edges")
            at, size = self.map_of(spot)
            self.build.push(plan_map=at, plan_maps=size)
            self.lay(f"plan/{spot.data.get('id')}", c.PLAN)

    def receptacles(self) -> None:
        """R-016: a name, three characteristics, a starting level of Azrak and a story of two sides."""
        build = self.build
        for spot in self.lists["receptacles"]:
            build.keys(spot, "id", "name", "gender", "stats", "azrak", "story")
            build.text(spot, "name")
            story = spot.within("story")
            build.text(story, "front")
            build.text(story, "back")
            build.word(spot, "gender", ("f", "m", "n"), "n")
            stats = spot.data.get("stats", [])
            if not isinstance(stats, list) or len(stats) != 3 or not all(isinstance(one, int) for one in stats):
                build.found.add("E01", spot.at("stats"), "a receptacle has three whole numbers as stats")
                stats = [0, 0, 0]
            for value in stats:
                build.push(receptacle_stat=value)
            build.push(receptacle_azrak=build.number(spot, "azrak"))
            self.lay(str(spot.data.get("id")), c.RECEPTACLE)

    def score(self) -> None:
        build = self.build
        build.reader.endings_allowed = True
        spot = self.main.within("score")
        build.keys(spot, "base", "term", "tier")
        for term in spot.below("term"):
            build.keys(term, "when", "per", "value", "label")
            build.text(term, "label", needed="when" in term.data)
            per, arg = build.reader.amount(term.data["per"], term.at("per")) if "per" in term.data else (-1, 0)
            build.push(
                score_when=build.reader.condition(term.data.get("when"), term.at("when")),
                score_per=per,
                score_arg=arg,
                score_value=build.number(term, "value"),
            )
        for tier in spot.below("tier"):
            build.keys(tier, "min", "name")
            build.text(tier, "name")
            build.number(tier, "min")
        build.reader.endings_allowed = False
        for ending in self.main.below("ending"):
            build.keys(ending, "id", "outcome", "scored", "text", "title")
            build.text(ending, "text")
            build.text(ending, "title", needed=False)
            build.push(
                ending_outcome=build.word(ending, "outcome", ENDINGS),
                ending_scored=1 if "scored" not in ending.data else build.flag(ending, "scored"),
            )


def name_of(row: object, i: int) -> str:
    """What a table of an array is called in keys: its id or number, else its place."""
    if isinstance(row, dict):
        name = row.get("id", row.get("number"))
        if name is not None:
            return str(name)
    return str(i)
