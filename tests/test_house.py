"""The house keeps to its own plan: no game is known outside its folder, one word means one thing, signs are true."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from chronolude.games import OURS, find

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "chronolude"
REGISTER: Final = SOURCE / "games" / "__init__.py"
GLOSSARY: Final = ROOT / "docs" / "glossary.md"
HOUSE: Final = ROOT / "docs" / "house.md"
# `timeline` in small letters is also a plain word of ours, so it counts only where it can be nothing but the game.
NAMES: Final = re.compile(
    r"Contre-Temps|TIME Stories|Time Division|Chrononauts|Artifaxx|Solonauts|\bTimeline['’ ](?:s |deck|card|board|has)"
    r"|\b(?:contre|time)[-_](?:temps|division|stories)\b|\b(?:chrononauts|artifaxx|solonauts)\b"
    r"|[\"']timeline[\"']|games[./]timeline"
)


def sources(*endings: str) -> Iterator[Path]:
    """Every file of the package with one of these endings."""
    for ending in endings:
        yield from sorted(path for path in SOURCE.rglob(f"*{ending}") if "_web" not in path.parts)


def outside(path: Path) -> bool:
    """Whether a file lies in no game's folder."""
    parts = path.relative_to(SOURCE).parts
    return not (parts[0] == "games" and len(parts) > 2)


def test_no_game_is_known_outside_its_folder() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources(".py", ".ftl")
        if outside(path) and path != REGISTER
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("text", ['import "timeline"', "see games/timeline", "Timeline's deck", "a time_stories table"])
def test_a_game_that_is_named_is_noticed(text: str) -> None:
    assert NAMES.search(text)


def test_a_game_is_one_line_of_the_register() -> None:
    lines = [line for line in REGISTER.read_text(encoding="utf-8").splitlines() if NAMES.search(line)]
    assert len(lines) == len(OURS)


def test_every_game_brings_the_same_rooms() -> None:
    for id in OURS:
        home = find(id).home
        assert home is not None
        rooms = {path.name.removesuffix(".py") for path in home.folder.iterdir()}
        assert {"cards", "layout", "names", "setup", "rules", "view", "text", "bots", "words", "law"} <= rooms, id
        assert home.lesson.is_file(), id


# ── one word, one thing ──────────────────────────────────────────────────────────────────────────


@cache
def definitions() -> tuple[tuple[str, str, str], ...]:
    """Every module, class and function of the package: its kind, its name, and where it stands."""
    found = []
    for path in sources(".py"):
        place = str(path.relative_to(SOURCE))
        found.append(("module", path.parent.name if path.name == "__init__.py" else path.stem, place))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if (ast.get_docstring(tree) or "").startswith("Made "):  # by a script, the same for every game
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.append(("class", node.name, place))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.append(("function", node.name, place))
    return tuple(found)


def test_no_public_class_name_is_used_twice() -> None:
    places = defaultdict(list)
    for kind, name, place in definitions():
        if kind == "class" and not name.startswith("_"):
            places[name].append(place)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def glossary() -> list[tuple[str, str, str]]:
    """The rows of the page: a word, what it is, and what nobody calls it."""
    rows = re.findall(r"^\| \*\*(.+?)\*\* \| (.+?) \| (.*?) ?\|$", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    return [(word, meaning, instead) for word, meaning, instead in rows]


def test_the_glossary_has_each_word_once_and_says_what_it_is() -> None:
    words = [word for word, _, _ in glossary()]
    assert len(words) > 40 and len(words) == len(set(words))
    assert all(meaning.strip() for _, meaning, _ in glossary())


def test_the_words_of_the_glossary_are_in_use() -> None:
    """Each word is the name of something, or part of one."""
    parts = {part.lower() for _, name, _ in definitions() for part in re.findall(r"[A-Z]?[a-z]+", name)}
    unused = [word for word, _, _ in glossary() if not {word, f"{word}s", f"{word}es", word.rstrip("s")} & parts]
    assert unused == []


def test_what_has_a_word_goes_by_no_other() -> None:
    """Names in the last column, `so` written, are used for no module, class or function; a game has its own terms."""
    taken = {name: place for _, name, place in definitions() if outside(SOURCE / place)}
    avoided = {name for _, _, instead in glossary() for name in re.findall(r"`(\w+)`", instead)}
    assert len(avoided) > 10
    assert {name: taken[name] for name in avoided & taken.keys()} == {}


# ── signs that are true ──────────────────────────────────────────────────────────────────────────


def stops() -> list[tuple[str, str]]:
    """The path of a move: every `file: function` of the page."""
    return re.findall(r"`([\w./-]+\.(?:py|ts|svelte)): ([\w.]+)`", HOUSE.read_text(encoding="utf-8"))


def test_every_stop_of_a_move_exists() -> None:
    assert stops()
    missing = []
    for file, function in stops():
        path = ROOT / file if file.startswith("web/") else SOURCE / file
        name = function.rpartition(".")[2]
        if not path.is_file() or not re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")):
            missing.append(f"{file}: {function}")
    assert missing == []


def test_every_room_is_on_the_plan() -> None:
    page = HOUSE.read_text(encoding="utf-8")
    rooms = [path for path in SOURCE.iterdir() if path.is_dir() and not path.name.startswith("_")]
    rooms += [path for path in (SOURCE / "server").iterdir() if path.is_dir() and not path.name.startswith("_")]
    assert [path.name for path in rooms if f"`{path.name}/`" not in page] == []


def test_comments_name_no_file_that_is_gone() -> None:
    known = {path.name for path in ROOT.rglob("*.py") if ".venv" not in path.parts}
    gone = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in sources(".py")
        for name in re.findall(r"\b(\w+\.py)\b", path.read_text(encoding="utf-8"))
        if name not in known
    ]
    assert gone == []
