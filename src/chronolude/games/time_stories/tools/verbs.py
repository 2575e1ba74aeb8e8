"""`chronolude mission`: the author's workshop in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from ....cli.arguments import Bots, Json, Lang, Seats, Seed
from ....cli.play import play as play_game
from ..mission.library import borrow
from . import proof as copies
from . import strings as words
from .files import Named, Out, folder_of, mission_of, write
from .lint import lint as lint_folder
from .map import svg
from .new import new as new_folder
from .playtest_verb import playtest
from .reference import page as reference_page
from .story_verb import story

mission: Final = typer.Typer(
    name="mission",
    help="Missions for TIME Stories: new, lint, map, playtest, play, proof, strings, build, story, reference.",
    no_args_is_help=True,
)
mission.command()(playtest)
mission.command()(story)
strings = typer.Typer(help="Further languages: a file to translate, and how far it is.", no_args_is_help=True)
mission.add_typer(strings, name="strings")

Tongue = Annotated[str, typer.Argument(metavar="LANG", help="Two or three letters, such as es.")]


@mission.command()
def lint(name: Named, as_json: Json = False) -> None:
    """Everything there is to say about a mission, with file and line; exit status 1 if there are errors."""
    found = lint_folder(folder_of(name))
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    else:
        for one in found:
            print(one)
        errors = sum(one.is_error for one in found)
        print(f"{errors} errors, {len(found) - errors} warnings")
    if any(one.is_error for one in found):
        raise typer.Exit(1)


@mission.command("map")
def draw_map(name: Named, out: Out = None) -> None:
    """Cards, Elements, tokens and endings as an SVG picture, with arrows for what leads to what."""
    write(svg(mission_of(name)), out)


@mission.command()
def new(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to put it; its name is the id.")]) -> None:
    """A small mission that lints clean and plays, to be written over."""
    try:
        for path in new_folder(folder):
            print(path)
    except (OSError, ValueError) as error:
        raise typer.BadParameter(str(error)) from None


@mission.command()
def play(name: Named, seats: Seats = None, bots: Bots = None, seed: Seed = None, lang: Lang = None) -> int:
    """Play a mission from its folder in the terminal: one person, with two receptacles or with bots."""
    made = mission_of(name)
    borrow(folder_of(name))
    return play_game("time-stories", seats or 1, None, bots, False, [f"mission={made.id}"], seed, None, False, lang)


@mission.command()
def proof(
    name: Named,
    lang: Annotated[str, typer.Argument(metavar="LANG", help="The language on the left: fr or en.")],
    out: Out = None,
) -> None:
    """A reading copy as a page: every text in story order, both languages facing, with file and line."""
    if lang not in ("fr", "en"):
        raise typer.BadParameter(f"the sources are fr and en, not {lang!r}")
    write(copies.page(mission_of(name), lang), out)


@mission.command()
def reference(out: Out = None) -> None:
    """Every effect, condition and modifier as tables in Markdown, made from what the loader reads."""
    write(reference_page(), out)


@mission.command()
def build(name: Named, out: Out = None) -> None:
    """The compiled form as JSON: mechanics as rows, texts apart, and where each card stands in the sources."""
    write(json.dumps(copies.compiled(mission_of(name)), ensure_ascii=False, indent=1) + "\n", out)


@strings.command()
def export(name: Named, lang: Tongue) -> None:
    """Write text/LANG.toml in story order; what is translated already is kept."""
    try:
        print(words.export(mission_of(name), lang))
    except (OSError, ValueError) as error:
        raise typer.BadParameter(str(error)) from None


@strings.command()
def status(name: Named, lang: Tongue, as_json: Json = False) -> None:
    """How far a translation is: done, missing, stale, unknown."""
    try:
        found = words.status(mission_of(name), lang)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    print(", ".join(f"{len(keys)} {state}" for state, keys in found.items()))
    for state in ("stale", "unknown"):
        for key in found[state]:
            print(f"{state}: {key}")


VERBS: Final = [mission]
