"""The terminal. One file per command; whatever is wrong is said in one line, with exit status 2."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated, Final, cast

import typer

from .. import __version__
from .arena import arena
from .balance import balance
from .bench import bench
from .bot import bots
from .faults import Fault
from .games import games
from .keep import backup, doctor
from .mcp import mcp
from .new_game import new_game
from .play import play
from .puzzles import puzzles
from .replay import replay
from .screen import console
from .serve import serve
from .simulate import simulate
from .verbs import Verbs
from .verify import verify

# Typer brings a click of its own; of the family of its usage errors only this one is public.
USAGE: Final = cast("type[typer.BadParameter]", typer.BadParameter.__base__)
INTERRUPTED: Final = 130

app: Final = typer.Typer(
    name="chronolude",
    cls=Verbs,
    help="Time-travel games you can rewind. Without a command: the table in the browser.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, games, simulate, arena, balance, replay, verify, bench, backup, doctor, new_game, mcp):
    app.command()(command)
app.add_typer(bots, name="bot")
app.add_typer(puzzles, name="puzzles")


def tell_version(wanted: bool) -> None:
    if wanted:
        print(f"chronolude {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version and exit.")
]


@app.callback(invoke_without_command=True)
def alone(context: typer.Context, _version: Version = False) -> None:
    """Without a command: the table in the browser, or in the terminal where there is no page to show."""
    if context.invoked_subcommand is not None:
        return
    if missing := page_missing():
        console(stderr=True).print(missing, soft_wrap=True)
        play()
    else:
        serve(browser=True)


def page_missing() -> str:
    """Why the browser cannot be served; empty if it can."""
    if importlib.util.find_spec("litestar") is None:
        return "The server's packages are not here (pip install 'chronolude[server]'): playing in the terminal."
    if not (Path(__file__).parent.parent / "_web" / "index.html").exists():
        return "The browser client is not built here (make web): playing in the terminal."
    return ""


def run(arguments: list[str]) -> int:
    """Do what the command line says; the exit status."""
    try:
        status = app(arguments, standalone_mode=False, prog_name="chronolude")
    except Fault as fault:
        return complain(str(fault))
    except USAGE as error:
        return complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return status if isinstance(status, int) else 0


def complain(message: str) -> int:
    console(stderr=True).print(f"chronolude: {message}", soft_wrap=True)
    return 2


def main() -> None:
    """The entry point of `chronolude`."""
    sys.exit(run(sys.argv[1:]))
