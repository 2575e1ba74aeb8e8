"""Warnings about what is written in a mission: W04, W07, W09."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator

from .. import cards as c
from ..mission.findings import MissionFinding
from ..mission.load import Mission
from ..view.telepathy import copies, plain_words
from .remarks import at

BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
MOST_WORDS = 90
MOST_GIST = 25


def features(made: Mission) -> Iterator[MissionFinding]:
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


def order(made: Mission) -> Iterator[MissionFinding]:
    """W04: a feature that bears the title of a card stands where that card stands, in both languages."""
    first = len(made.locations)
    for index, name in enumerate(made.locations):
        cards = [made.cards[slot] for slot in range(first, len(made.rows["front_location"]))
                 if made.rows["front_location"][slot] == index]  # fmt: skip
        for key in made.page_keys[index]:
            for lang in ("fr", "en"):
                titles = [made.say(f"locations/{card}/title", lang).casefold() for card in cards]
                bold = [" ".join(one.split()).casefold() for one in BOLD.findall(made.say(f"{key}/text", lang))]
                if any(one in titles and titles.index(one) != i for i, one in enumerate(bold)):
                    yield at(
                        made.text_lines[f"{key}/text"], "W04", f"{name}: the features stand in another order in {lang}"
                    )


def words(made: Mission) -> Iterator[MissionFinding]:
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


def gist_findings(made: Mission, slot: int, key: str, is_first: bool) -> Iterator[MissionFinding]:
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


def translations(made: Mission) -> Iterator[MissionFinding]:
    """W09: further languages under text/, entry by entry."""
    for path in sorted((made.root / "text").glob("*.toml")):
        name = f"text/{path.name}"
        given = tomllib.loads(path.read_text(encoding="utf-8"))
        for key in made.texts:
            if key not in given:
                yield MissionFinding(name, 1, "W09", f"{key} is not translated")
            elif given[key].get("of") != source_hash(made, key):
                yield MissionFinding(name, 1, "W09", f"{key} is stale: its sources have changed")


def source_hash(made: Mission, key: str) -> str:
    """What a translation was made from."""
    both = "\0".join(made.texts[key][lang] for lang in ("fr", "en"))
    return hashlib.sha256(both.encode()).hexdigest()[:8]
