"""What is printed says what the engine does: Powers, what changes rules while in sight, gists, hints and options."""

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
NUMBERS = {
    "en": (
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
    ),
    "fr": ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize"),
}
COUNTED = {lang: {word: str(n) for n, word in enumerate(words, 1)} for lang, words in NUMBERS.items()}


def figures(text: str, lang: str) -> set[str]:
    """The numbers a text names, in figures or in words."""
    spelt = {COUNTED[lang][word] for word in re.findall(r"\w+", text.lower()) if word in COUNTED[lang]}
    return {*re.findall(r"\d+", text), *spelt}


def in_lists(*lists: list[str]) -> set[str]:
    """The numbers that effects or conditions name."""
    return {figure for one in lists for line in one for figure in re.findall(r"\d+", line)}


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
    wanted = in_lists(power.get("cost", []), power["do"])
    said = figures(re.sub(r"\b(one|une?)\b", "", text), lang)  # "one card", "une carte"
    assert wanted == said, name
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


def bodies(mission: str) -> Iterator[tuple[str, Plain]]:
    """Every card of a panorama and every Mystery, as each of its sides."""
    for name, data in [*files(mission, "locations/*.toml"), *files(mission, "mysteries.toml")]:
        for row in [*data.get("card", []), *data.get("mystery", [])]:
            for at, body in enumerate([row, *row.get("variant", [])]):
                yield f"{name}/{row.get('slot', row.get('id'))}/{at}", body


def trials(body: Plain, lang: str, mission: str) -> set[str]:
    """The trials of a side as people say them: `Grip, 3`."""
    stats = {one["id"]: one["name"][lang] for one in next(files(mission, "mission.toml"))[1]["stat"]}
    return {f"{stats[one['stat']]}, {one['threshold']}" for one in body.get("trial", [])}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_r_234_a_gist_names_a_trial_of_its_card_and_no_other(mission: str, lang: str) -> None:
    """Whoever hears the gist must know what the card asks for: the stat and the threshold, as they are printed."""
    told = 0
    for name, body in bodies(mission):
        known, gist = trials(body, lang, mission), body.get("gist", {}).get(lang, "")
        named = set(re.findall(r"\w+, \d+", gist))
        assert named <= known and bool(named) == bool(known), f"{name}: {gist}"
        told += len(named)
    assert told >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_r_243_the_hints_of_a_place_name_its_own_trials_and_elements_that_exist(mission: str, lang: str) -> None:
    elements = {str(one["number"]) for one in next(files(mission, "elements.toml"))[1]["element"]}
    for name, data in files(mission, "locations/*.toml"):
        known = {
            one
            for row in data["card"]
            for body in [row, *row.get("variant", [])]
            for one in trials(body, lang, mission)
        }
        for hint in data["location"].get("hint", []):
            for stat, figure in re.findall(r"(\w+) (\d+)", hint["text"][lang]):
                place = f"{stat}, {figure}" in known or stat in ("Element", "Élément", "lettre", "letter", "Pupitres")
                assert place, f"{name}: {stat} {figure}"
            numbers = re.findall(r"(?:É|E)l[ée]ment (\d+)|\((\d+)\)", hint["text"][lang])
            assert {one or other for one, other in numbers} <= elements, name


def options(data: object) -> Iterator[Plain]:
    """Every option of every step and conflict, wherever it stands."""
    if isinstance(data, list):
        for one in data:
            yield from options(one)
    elif isinstance(data, dict):
        if "label" in data and ("do" in data or "stat" in data):
            yield data
        for one in data.values():
            yield from options(one)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_r_068_an_option_that_names_a_figure_names_that_of_its_effects(mission: str, lang: str) -> None:
    for name, data in files(mission, "**/*.toml"):
        for option in options(data):
            said = set(re.findall(r"\d+", option["label"][lang]))
            assert said <= in_lists(option.get("cost", []), option.get("do", [])), f"{name}: {option['label'][lang]}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_what_happens_by_itself_is_told_beforehand(mission: str, lang: str) -> None:
    """The Mission Report and the sky say when the story goes on, a conflict what each of its rounds costs."""
    main = next(files(mission, "mission.toml"))[1]
    sky = dict(next(files(mission, "sky.toml"), ("", {}))[1])
    told = figures(main["report"][lang] + main["order"][lang], lang)
    told |= {one for side in sky.values() for one in figures(side["shown"]["text"][lang], lang)}
    for trigger in main["trigger"]:
        for figure in re.findall(r"(?:report|turn|run) >= (\d+)", trigger["when"]):
            assert figure in told, f"{trigger['id']}: {figure}"
    for _, data in files(mission, "conflicts.toml"):
        for conflict in data["conflict"]:
            assert in_lists(conflict.get("each_round", [])) - {"0"} <= figures(conflict["text"][lang], lang)
