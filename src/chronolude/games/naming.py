"""The constants of a game, made from its layout: `python -m chronolude.games.naming my_package.my_game.layout`.

A layout declares each thing once, in the tables ZONES, NUMBERS, VERBS, TELLINGS and RULE_NAMES; in WORDS, if it has
any, stand words for what an event or a frame carries as a number. `names.py` beside it says where each thing came to
lie: as literals, which mypyc puts straight into the code, in a module that views, texts and bots may read too.

A constant is the declared name in capitals, or what the declaration says it is `called`. A rule ends in `_RULE`; a word
begins with what it is a word of: `PHASE_OVER`.

A small game needs no second file: `DECK, HAND = zones_in(LAYOUT)` counts for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ..kernel.layout import E_TURNED, Layout, Number, Telling, Verb, Zone

Places = list[tuple[str, int]]
"""Constants with their values."""


def zones_in(layout: Layout) -> list[int]:
    """Where each zone of a layout begins, in the order of declaration; seat 3 has its copy two further on."""
    return [at for at, _ in enumerate(layout.zone_of) if layout.copy_of[at] == 0 and layout.spot_of[at] == 0]


def numbers_in(layout: Layout) -> list[int]:
    """Where each number or row of numbers begins in `s.n`, in the order of declaration."""
    return list(layout.offsets.values())


def events_in(layout: Layout) -> list[int]:
    """The kinds of a layout's own events, in the order of declaration; the kernel tells three by itself."""
    return list(range(E_TURNED + 1, len(layout.tellings)))


def capitals(name: str) -> str:
    """The constant for a name."""
    return name.upper().replace("-", "_")


def constant(declared: Zone | Number | Verb | Telling) -> str:
    return declared.called or capitals(declared.name)


def zone_places(zones: Iterable[Zone]) -> Places:
    """Where each zone begins; the first copy of a row lies at its constant plus the number people give it."""
    found, at = [], 0
    for zone in zones:
        found.append((constant(zone), at - zone.first))
        at += zone.copies * zone.places
    return found


def number_places(numbers: Iterable[Number]) -> Places:
    """Where each number or row of numbers begins."""
    found, at = [], 0
    for number in numbers:
        found.append((constant(number), at))
        at += number.copies
    return found


def word_places(owner: str, words: Iterable[str]) -> Places:
    return [(f"{owner}_{capitals(word)}", value) for value, word in enumerate(words)]


def groups(layout: ModuleType) -> Iterator[tuple[str, Places]]:
    """All constants of a layout, under headings."""
    yield "Zones", zone_places(layout.ZONES)
    yield "Numbers", number_places(layout.NUMBERS)
    words = [(constant(number), number.words) for number in layout.NUMBERS]
    words += [(capitals(name), said) for name, said in getattr(layout, "WORDS", {}).items()]
    yield "Words", [place for owner, said in words for place in word_places(owner, said)]
    yield "Verbs", [(constant(verb), value) for value, verb in enumerate(layout.VERBS)]
    # The kernel's own events come first.
    yield "Events", [(constant(one), value) for value, one in enumerate(layout.TELLINGS, E_TURNED + 1)]
    yield "Rules", [(f"{capitals(rule)}_RULE", value) for value, rule in enumerate(layout.RULE_NAMES)]


def made(layout: ModuleType) -> str:
    """The text of the module of names for this layout."""
    command = f"python -m chronolude.games.naming {layout.__name__}"
    lines = [f'"""Made by `{command}`, never by hand."""', "", "from typing import Final"]
    taken: set[str] = set()
    for heading, places in groups(layout):
        for name, _ in places:
            if name in taken:
                raise ValueError(f"{layout.__name__}: two things would be {name}; say what one of them is called")
            taken.add(name)
        if places:
            lines += ["", f"# {heading}.", *(f"{name}: Final = {value}" for name, value in places)]
    return "\n".join(lines) + "\n"


def home(layout: ModuleType) -> Path:
    """Where the names of a layout are kept: names.py beside layout.py, names/solo.py for layout/solo.py."""
    folder = Path(str(layout.__file__)).parent
    last = layout.__name__.rpartition(".")[2]
    return folder / "names.py" if last == "layout" else folder.parent / "names" / f"{last}.py"


def load(path: str) -> ModuleType:
    """A layout without the rest of its game, whose rules may already read a name that is still to be made."""
    parts = path.split(".")
    package = ".".join(parts[: parts.index("layout")])
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        raise ValueError(f"{package} is not a package with a layout")
    bare = ModuleType(package)
    bare.__path__ = list(spec.submodule_search_locations)
    sys.modules[package] = bare
    return import_module(path)


def main() -> None:
    for path in sys.argv[1:]:
        layout = load(path)
        home(layout).write_text(made(layout), encoding="utf-8")


if __name__ == "__main__":
    main()
