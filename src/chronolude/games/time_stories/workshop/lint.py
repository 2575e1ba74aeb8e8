"""`mission lint`: everything there is to say about a mission, in one pass. Errors come from loading; warnings here."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from .. import cards as c
from ..mission.checks import effects_in, effects_of
from ..mission.findings import Finding, Place
from ..mission.load import Mission, examine
from ..mission.reach import Reach
from ..view import copies, plain_words

BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
MOST_WORDS = 90
MOST_GIST = 25


def lint(root: Path) -> list[Finding]:
    """Errors, and where there are none the warnings too."""
    made, found = examine(root)
    if made is None:
        return found
    warnings = [
        *unreachable(made),
        *lockouts(made),
        *farms(made),
        *features(made),
        *thresholds(made),
        *absent(made),
        *words(made),
        *dead_weight(made),
        *translations(made),
    ]
    return sorted({*found, *warnings})


def at(place: Place, code: str, text: str) -> Finding:
    return Finding(place.file, place.line, code, text)


# ── W01 ──────────────────────────────────────────────────────────────────────────────────────────


def unreachable(made: Mission) -> Iterator[Finding]:
    """W01: what nothing leads to."""
    reached = Reach(made).run()
    for slot in range(made.slots):
        if slot not in reached.bodies and not is_sky(made, slot):
            yield at(made.sources[slot], "W01", f"nothing leads to {made.page_keys[slot][0]}")
    for index, name in enumerate(made.tokens):
        if index not in reached.tokens:
            yield at(made.text_lines[f"tokens/{name}/name"], "W01", f"nothing gives the token {name}")
    for index, name in enumerate(made.endings):
        if index not in reached.endings:
            yield at(made.text_lines[f"mission/ending/{index}/text"], "W01", f"nothing leads to the ending {name}")
    for body in reached.bodies:
        first = made.rows["body_page"][body]
        for page in range(first + 1, first + made.rows["body_pages"][body]):
            if page not in reached.pages:
                yield at(made.sources[body], "W01", f"the variant {made.page_keys[body][page - first]} never shows")


def is_sky(made: Mission, slot: int) -> bool:
    return made.page_keys[slot][0].startswith("sky/")


# ── W02, W03 ─────────────────────────────────────────────────────────────────────────────────────


def lockouts(made: Mission) -> Iterator[Finding]:
    """W02: an Element or token that some card asks for and another can take out of the mission for good."""
    needed = needs(made)
    for body, place in enumerate(made.sources):
        for effect in effects_of_body(made, body):
            op, x = made.rows["effect_op"][effect], made.rows["effect_x"][effect]
            if op == c.REMOVE_ELEMENT and ("element", x) in needed:
                yield at(
                    place, "W02", f"element {element_number(made, x)} is asked for elsewhere and removed for good here"
                )
            if op == c.REMOVE_TOKEN and ("token", x) in needed:
                yield at(place, "W02", f"token {made.tokens[x]} is asked for elsewhere and removed for good here")


def needs(made: Mission) -> set[tuple[str, int]]:
    """Things that conditions ask somebody to hold."""
    out: set[tuple[str, int]] = set()
    for op, x in zip(made.rows["node_op"], made.rows["node_x"], strict=True):
        if op in (c.C_HOLDS_ELEMENT, c.C_SOMEONE_ELEMENT):
            out.add(("element", x))
        if op in (c.C_HOLDS_TOKEN, c.C_SOMEONE_TOKEN):
            out.add(("token", x))
    return out


def element_number(made: Mission, x: int) -> str:
    return list(made.names.of["element"])[x]


def effects_of_body(made: Mission, body: int) -> Iterator[int]:
    first = made.rows["body_list"][body]
    for index in range(first, first + made.rows["body_lists"][body]):
        yield from effects_of(made, index)


def farms(made: Mission) -> Iterator[Finding]:
    """W03: a gain on a panorama card whose own list does not take the card away, by a mandatory or free step."""
    gains = (c.GAIN_AZRAK, c.GAIN_MAGIC)
    rows = made.rows
    for slot in range(rows["sizes"][c.LOCATIONS], rows["sizes"][c.LOCATIONS] + rows["sizes"][c.FRONTS]):
        first = rows["body_page"][slot]
        for page in range(first, first + rows["body_pages"][slot]):
            for step in range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page]):
                ops = [rows["effect_op"][one] for one in effects_in(made, slot, rows["step_do"][step])]
                free = rows["step_cost"][step] == c.NO_LIST and rows["step_when"][step] < 0
                if free and any(op in gains for op in ops) and c.REMOVE_CARD not in ops:
                    yield at(made.sources[slot], "W03", "this gain can be had again and again: the card stays")


# ── W04, W05, W06 ────────────────────────────────────────────────────────────────────────────────


def features(made: Mission) -> Iterator[Finding]:
    """W04: card A names each panorama card once, in bold, left to right, in both languages."""
    for index, name in enumerate(made.locations):
        count = sum(one == index for one in made.rows["front_location"][len(made.locations) :])
        for key in made.page_keys[index]:
            for lang, text in made.texts[f"{key}/text"].items():
                bold = BOLD.findall(text)
                if len(bold) != count:
                    place = made.text_lines[f"{key}/text"]
                    yield at(
                        place, "W04", f"{name}: {len(bold)} bold features in {lang}, {count} cards in the panorama"
                    )


def thresholds(made: Mission) -> Iterator[Finding]:
    """W05: a trial nobody can pass, or nobody can fail."""
    rows = made.rows
    for body, place in enumerate(made.sources[: made.slots]):
        for trial in trials_of(made, body):
            stat, threshold = rows["trial_stats"][trial], rows["trial_thresholds"][trial]
            stats = [rows["receptacle_stat"][3 * one + stat] for one in range(len(made.receptacles))]
            best = max(stats) + 3 + 3 + max(rows["destiny_value"])
            if threshold > best:
                yield at(
                    place,
                    "W05",
                    f"threshold {threshold} is out of reach: {best} is the most with 3 boost and 3 support",
                )
            if threshold <= min(stats) + min(rows["destiny_value"]):
                yield at(place, "W05", f"threshold {threshold} cannot be failed")


def trials_of(made: Mission, body: int) -> Iterator[int]:
    rows = made.rows
    for page in range(rows["body_page"][body], rows["body_page"][body] + rows["body_pages"][body]):
        yield from range(rows["page_trial"][page], rows["page_trial"][page] + rows["page_trials"][page])
        conflict = rows["page_conflict"][page]
        if conflict >= 0:
            first = rows["conflict_option"][conflict]
            options = range(first, first + rows["conflict_options"][conflict])
            yield from (rows["option_trial"][one] for one in options if rows["option_trial"][one] >= 0)


def absent(made: Mission) -> Iterator[Finding]:
    """W06: a step for one receptacle by name, with nothing for the others on the whole card."""
    rows = made.rows
    for slot, place in enumerate(made.sources[: made.slots]):
        for page in range(rows["body_page"][slot], rows["body_page"][slot] + rows["body_pages"][slot]):
            steps = range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page])
            named = [one for one in steps if asks_name(made, rows["step_when"][one])]
            alone = [one for one in named if rows["step_else"][one] == c.NO_LIST]
            if alone and len(named) == len(steps) and not rows["page_trials"][page] and rows["page_conflict"][page] < 0:
                yield at(place, "W06", "everything on this card is for a receptacle that may not be in play")


def asks_name(made: Mission, node: int) -> bool:
    return node >= 0 and made.rows["node_op"][node] == c.C_ME_IS


# ── W07, W08, W09 ────────────────────────────────────────────────────────────────────────────────


def words(made: Mission) -> Iterator[Finding]:
    """W07: gists that are missing, too long or copied; texts too long; pictures without words."""
    size = made.rows["sizes"]
    taken = range(size[c.LOCATIONS], size[c.LOCATIONS] + size[c.FRONTS])
    for slot in range(made.slots):
        for number, key in enumerate(made.page_keys[slot]):
            for lang, text in made.texts.get(f"{key}/text", {}).items():
                if len(plain_words(text)) > MOST_WORDS:
                    yield at(
                        made.text_lines[f"{key}/text"], "W07", f"the text has more than {MOST_WORDS} words in {lang}"
                    )
            if slot in taken:
                yield from gist_findings(made, slot, key, number == 0)


def gist_findings(made: Mission, slot: int, key: str, is_first: bool) -> Iterator[Finding]:
    place = made.sources[slot]
    if f"{key}/gist" not in made.texts:
        yield at(place, "W07", f"{key} has no gist for telepathy")
    if is_first and f"{key}/alt" not in made.texts:
        yield at(place, "W07", f"{key} has no alt text for its picture")
    for lang, gist in made.texts.get(f"{key}/gist", {}).items():
        if len(plain_words(gist)) > MOST_GIST:
            yield at(made.text_lines[f"{key}/gist"], "W07", f"the gist has more than {MOST_GIST} words in {lang}")
        if copies(gist, made.say(f"{key}/text", lang)):
            yield at(made.text_lines[f"{key}/gist"], "W07", f"the gist copies the text in {lang}")


def dead_weight(made: Mission) -> Iterator[Finding]:
    """W08: a location where nothing is gained, asked, started or ended."""
    idle = (c.GAIN_AZRAK, c.LOSE_AZRAK, c.RETURN_CARD, c.REMOVE_CARD, c.EXPLORE_FREE)
    for index, name in enumerate(made.locations):
        slots = [slot for slot, one in enumerate(made.rows["front_location"]) if one == index]
        ops = [made.rows["effect_op"][effect] for slot in slots for effect in effects_of_body(made, slot)]
        if all(op in idle for op in ops):
            yield at(made.sources[index], "W08", f"nothing in {name} matters to an ending or to the score")


def translations(made: Mission) -> Iterator[Finding]:
    """W09: further languages under text/, entry by entry."""
    for path in sorted((made.root / "text").glob("*.toml")):
        name = f"text/{path.name}"
        given = tomllib.loads(path.read_text(encoding="utf-8"))
        for key in made.texts:
            if key not in given:
                yield Finding(name, 1, "W09", f"{key} is not translated")
            elif given[key].get("of") != source_hash(made, key):
                yield Finding(name, 1, "W09", f"{key} is stale: its sources have changed")


def source_hash(made: Mission, key: str) -> str:
    """What a translation was made from."""
    both = "\0".join(made.texts[key][lang] for lang in ("fr", "en"))
    return hashlib.sha256(both.encode()).hexdigest()[:8]
