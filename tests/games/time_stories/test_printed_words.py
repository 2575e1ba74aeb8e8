"""What is printed says what the engine does: Powers, and whatever changes the rules while it is in sight."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from chronolude.games.time_stories.mission.library import OURS
from chronolude.locale import LANGUAGES

Plain = dict[str, Any]
MISSIONS = ("fixture", "forgotten-star", "want-of-a-nail")
USES = {
    "visit": {"en": "once a visit", "fr": "une fois par visite"},
    "mission": {"en": "once a mission", "fr": "une fois par mission"},
}
WORDS = {"no gifts": {"en": ("no gifts", "hand to hand", "changes hands"), "fr": ("dons", "main en main", "mains")}}
COUNTED = {"en": {"two": "2"}, "fr": {"deux": "2"}}


def figures(text: str, lang: str) -> set[str]:
    """The numbers a text names, in figures or in words."""
    spelt = {COUNTED[lang][word] for word in re.findall(r"\w+", text.lower()) if word in COUNTED[lang]}
    return {*re.findall(r"\d+", text), *spelt}


def files(mission: str, pattern: str) -> Iterator[tuple[str, Plain]]:
    for path in sorted((OURS / mission).glob(pattern)):
        yield f"{mission}/{path.stem}", tomllib.loads(path.read_text(encoding="utf-8"))


POWERS = [(name, data["power"]) for one in MISSIONS for name, data in files(one, "personal/*.toml") if "power" in data]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "power"), POWERS, ids=[name for name, _ in POWERS])
def test_r_198_a_power_says_what_it_costs_what_it_gives_and_how_often(name: str, power: Plain, lang: str) -> None:
    text = power["text"][lang].lower()
    for use, words in USES.items():
        assert (words[lang] in text) == (power.get("uses") == use), name
    asked = [*power.get("cost", []), *power["do"]]
    wanted = {figure for line in asked for figure in re.findall(r"\d+", line)}
    assert wanted == figures(text, lang), name
    magic = any("magic" in line for line in power.get("cost", []))
    assert magic == ({"en": "magic", "fr": "magie"}[lang] in text), name


def changing(data: object, where: str) -> Iterator[tuple[str, list[str], Plain]]:
    """Whatever has modifiers, and all that is printed on it."""
    if isinstance(data, list):
        for at, one in enumerate(data):
            yield from changing(one, f"{where}/{at}")
    elif isinstance(data, dict):
        if "modifiers" in data:
            yield where, data["modifiers"], data
        for key, one in data.items():
            yield from changing(one, f"{where}/{key}")


CHANGING = [one for mission in MISSIONS for name, data in files(mission, "*.toml") for one in changing(data, name)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "modifiers", "data"), CHANGING, ids=[name for name, *_ in CHANGING])
def test_r_095_what_changes_a_rule_says_by_how_much(name: str, modifiers: list[str], data: Plain, lang: str) -> None:
    """A threshold that rises, a limit, a cost, a life: its figure is on the card or in the line that sums it up."""
    hidden = data.get("hidden", {})
    printed = " ".join(one["text"][lang] for one in (data, hidden) if "text" in one)
    printed += " " + data.get("summary", {}).get(lang, "")
    for modifier in modifiers:
        assert set(re.findall(r"\d+", modifier)) <= figures(printed, lang), f"{name}: {modifier}"
        if modifier in WORDS:
            assert any(word in printed for word in WORDS[modifier][lang]), f"{name}: {modifier}"


def test_the_three_missions_have_powers_and_things_that_change_rules() -> None:
    assert len(POWERS) == 12 and len(CHANGING) >= 14
