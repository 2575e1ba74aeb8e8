"""`chronolude deck`: check, begin, measure and import decks for Timeline, and list the dates players doubted."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from ....cli.arguments import Json
from ....cli.checks import language
from ....cli.server_room import Database, server_room, settings_of
from ..checks import first_error, lint_files
from ..checks.findings import ERROR, NOTE, WARNING, Finding
from ..library import find, shipped, user_folder
from ..source import Deck, read_deck
from .stats import charts, figures
from .writing import from_csv, template

deck: Final = typer.Typer(
    name="deck", help="Decks for Timeline: check, begin, import, measure, doubted dates.", no_args_is_help=True
)

Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Deck files (.toml).")]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", metavar="FILE", help="Where to write; by default the data folder.")
]
Id = Annotated[str, typer.Argument(metavar="NAME", help="The deck's id and the name of its file, e.g. my-village.")]
English = Annotated[str, typer.Option("--title-en", help="The deck's title in English.")]
French = Annotated[str, typer.Option("--title-fr", help="The deck's title in French.")]


@deck.command()
def lint(
    files: Files,
    as_json: Json = False,
    strict: Annotated[bool, typer.Option(help="Hold decks to what those of the product must have.")] = False,
    notes: Annotated[bool, typer.Option(help="Show hints, too.")] = False,
) -> int:
    """List everything that is wrong with decks, with file and line; exit status 1 if anything is."""
    found = [one for one in lint_files(files, strict) if notes or one.level != NOTE]
    wrong = count(found, ERROR)
    if as_json:
        print(json.dumps({"errors": wrong, "findings": msgspec.to_builtins(found)}, ensure_ascii=False))
    else:
        for one in found:
            print(one)
        print(f"{len(files)} files: {wrong} errors, {count(found, WARNING)} warnings")
    return 1 if wrong else 0


def count(found: list[Finding], level: str) -> int:
    return sum(one.level == level for one in found)


@deck.command()
def new(name: Id, out: Out = None, title_en: English = "", title_fr: French = "") -> int:
    """Begin a deck: a template with three cards that can be played as it is."""
    return save(template(name, title_en, title_fr), name, out)


@deck.command(name="import")
def import_(
    table: Annotated[Path, typer.Argument(metavar="TABLE", help="A CSV file whose first row names the fields.")],
    name: Annotated[str, typer.Option(help="The deck's id; by default the name of the file.")] = "",
    out: Out = None,
    title_en: English = "",
    title_fr: French = "",
) -> int:
    """Make a deck from a table of values and check it."""
    name = name or table.stem.lower().replace(" ", "-").replace("_", "-")
    try:
        text = from_csv(table.read_text(encoding="utf-8"), name, title_en, title_fr)
    except (OSError, ValueError) as error:
        raise typer.BadParameter(f"{table}: {error}") from None
    return save(text, name, out)


def save(text: str, name: str, out: Path | None) -> int:
    """Write a deck where nothing lies yet, and tell what lint thinks of it."""
    path = out or user_folder() / f"{name}.toml"
    if path.exists():
        raise typer.BadParameter(f"{path} exists already; say --out for another place")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(str(error)) from None
    found = [one for one in lint_files([path]) if one.level != NOTE]
    for one in found:
        print(one)
    print(f"{path}: {count(found, ERROR)} errors, {count(found, WARNING)} warnings")
    return 1 if count(found, ERROR) else 0


@deck.command()
def stats(
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="DECK...", help="Files or ids; by default those that ship.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Show how cards are spread by century, region and difficulty."""
    chosen = [opened(name) for name in decks] if decks else list(shipped().values())
    if as_json:
        print(json.dumps({"decks": [one.id for one in chosen], **figures(chosen)}, ensure_ascii=False))
    else:
        print("\n".join(charts(chosen)))
    return 0


@deck.command()
def reports(
    db: Database = None,
    as_json: Json = False,
) -> int:
    """List the dates that players doubted at tables of this machine."""
    lang = language(None)
    with server_room(lang):
        from ....server.store import Unfit  # noqa: PLC0415  (as above)
        from .reports import read_reports  # noqa: PLC0415  (the server takes a while to import)

    try:
        found = asyncio.run(read_reports(settings_of(lang, db)))
    except (Unfit, OSError) as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        print(json.dumps({"reports": msgspec.to_builtins(found)}, ensure_ascii=False))
        return 0
    for one in sorted(found, key=lambda one: (one.deck, one.card)):
        day = datetime.fromtimestamp(one.at, UTC).date()
        print(f"{one.deck}: {one.card} ({one.year}): {one.reason}, {day}" + (f": {one.comment}" if one.comment else ""))
    print(f"{len(found)} reports")
    return 0


def opened(name: str) -> Deck:
    """A deck by its file or by its id."""
    path = Path(name)
    try:
        if not path.is_file():
            return find(name)
        text = path.read_text(encoding="utf-8")
        fault = first_error(text, path.name)
        if fault:
            raise ValueError(fault)
        return read_deck(text)
    except (OSError, ValueError) as error:
        raise typer.BadParameter(str(error)) from None


VERBS: Final = [deck]
