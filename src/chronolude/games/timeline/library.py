"""Where decks come from: those that ship with the product, and those in the user's data folder."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from .checks import first_error
from .source import LANGUAGES, Card, Deck, read_deck

SHIPPED: Final = Path(__file__).parent / "data"
VARIABLE: Final = "CHRONOLUDE_DATA"
"""Names another data folder than the usual one of this user."""


def user_folder() -> Path:
    """Where a user's own decks live: every .toml file in it is a deck."""
    named = os.environ.get(VARIABLE)
    return (Path(named) if named else user_data_path("chronolude", appauthor=False)) / "decks"


@cache
def shipped() -> dict[str, Deck]:
    """The decks of the product, by id."""
    found = [read_deck(path.read_text(encoding="utf-8")) for path in sorted(SHIPPED.glob("*.toml"))]
    return {deck.id: deck for deck in found}


@lru_cache(maxsize=256)
def opened(path: Path, _stamp: tuple[int, int]) -> Deck | str:
    """A user's deck, or what is wrong with it; read again whenever its file has changed."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return f"{path.name}: cannot be read: {error}"
    return first_error(text, path.name) or read_deck(text)


def load_decks() -> tuple[dict[str, Deck], dict[str, str]]:
    """T-076, T-082: every deck that can be played now, and by file name what is wrong with the others."""
    decks = dict(shipped())
    faults: dict[str, str] = {}
    folder = user_folder()
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else []:
        seen = path.stat()
        found = opened(path, (seen.st_mtime_ns, seen.st_size))
        if isinstance(found, str):
            faults[path.name] = found
        elif found.id in decks:
            faults[path.name] = f"{path.name}: the id {found.id} is taken by another deck"
        else:
            decks[found.id] = found
    return decks, faults


def stamp() -> tuple[tuple[str, int, int], ...]:
    """Changes when a user's deck comes, goes or is written anew."""
    folder = user_folder()
    found = [(path.name, path.stat()) for path in (sorted(folder.glob("*.toml")) if folder.is_dir() else [])]
    return tuple((name, seen.st_mtime_ns, seen.st_size) for name, seen in found)


def available() -> dict[str, Deck]:
    """Every deck that can be played now, ours first."""
    return load_decks()[0]


def faults() -> dict[str, str]:
    """The users' decks that cannot be played, by file name, each with its first error."""
    return load_decks()[1]


def titles() -> dict[str, dict[str, str]]:
    """What each deck calls itself."""
    return {deck.id: {lang: deck.title(lang) for lang in LANGUAGES} for deck in available().values()}


def named(deck: Deck) -> str:
    """How options name a deck: its id; a user's with the figures of its file, which may change under our feet."""
    return deck.id if deck.id in shipped() else f"{deck.id}#{deck.digest}"


def find(text: str) -> Deck:
    """A deck by its id or by its settled name."""
    name, _, digest = text.partition("#")
    decks, broken = load_decks()
    if name not in decks:
        for file, fault in broken.items():
            if Path(file).stem == name:
                raise ValueError(f"the deck {name} has an error: {fault}")
        raise ValueError(f"there is no deck {name!r}; available: {', '.join(decks)}")
    deck = decks[name]
    if digest and digest != deck.digest:
        raise ValueError(f"the deck {name} has changed: its file is {deck.digest} now, not {digest}")
    return deck


def text_of(name: str) -> tuple[str, str]:
    """The file's name and the text of a deck, by its id; a user's deck that cannot be played, by its file's name."""
    decks, broken = load_decks()
    wanted = decks.get(name)
    folders = [SHIPPED] if wanted is not None and name in shipped() else [user_folder()]
    for path in sorted(path for folder in folders for path in folder.glob("*.toml")):
        if path.stem == name and (wanted is None) == (path.name in broken):
            return path.name, path.read_text(encoding="utf-8", errors="replace")
        if wanted is not None and path.name not in broken:
            text = path.read_text(encoding="utf-8")
            if read_deck(text).id == name:
                return path.name, text
    raise ValueError(f"there is no deck {name!r}; available: {', '.join(decks)}")


def all_cards(names: list[str]) -> list[Card]:
    """T-064, T-074: the cards of several decks as one; no id may stand for two cards."""
    out: list[Card] = []
    seen: dict[str, str] = {}
    for deck in map(find, names):
        for card in deck.cards:
            if card.id in seen:
                raise ValueError(f"the card id {card.id} stands in {seen[card.id]} and in {deck.id}")
            seen[card.id] = deck.id
            out.append(card)
    return out
