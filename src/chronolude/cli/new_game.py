"""`chronolude new-game`: a package with a game of one's own, that plays and passes its laws at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..locale import join, say
from ..starters.package import NameTaken, write
from ..starters.toys import TOYS
from .arguments import Lang
from .checks import language
from .faults import Fault
from .screen import Screen

Name = Annotated[str, typer.Argument(help="Its name, such as my-game: the id, the folder and the package.")]
From = Annotated[str | None, typer.Option("--from", help=f"Begin with the rules of a toy: {', '.join(TOYS)}.")]
Folder = Annotated[Path | None, typer.Option("--folder", help="Where to write it; a folder of its name here.")]


def new_game(name: Name, from_: From = None, folder: Folder = None, lang: Lang = None) -> None:
    """Write a package with a game of your own: rules, words, law, bot and tests, all of which pass."""
    lang = language(lang)
    home = folder or Path(name)
    if from_ is not None and from_ not in TOYS:
        raise Fault(lang, "cl-cli-no-toy", name=from_, known=join(lang, list(TOYS)))
    if home.exists():
        raise Fault(lang, "cl-cli-new-game-there", folder=str(home))
    try:
        written = write(home, name, from_ or "")
    except NameTaken:
        raise Fault(lang, "cl-cli-new-game-taken", name=name) from None
    except ValueError:
        raise Fault(lang, "cl-cli-new-game-name", name=name) from None
    except OSError as error:
        raise Fault(lang, "cl-cli-new-game-unwritable", folder=str(home), reason=error.strerror or str(error)) from None
    print_golden(home, name)
    tell(Screen(), lang, home, name, len(written) + 1)


def print_golden(home: Path, name: str) -> None:
    """Its first golden game, played by another process to which the package is known by its folder alone."""
    module = name.replace("-", "_")
    play = (
        f"import sys; sys.path.insert(0, {str(home / 'src')!r})\n"
        f"from pathlib import Path\nfrom {module} import GAME\nfrom chronolude.games import register\n"
        f"register()[GAME.id] = GAME\nfrom chronolude.testing.golden import write\n"
        f"write(Path({str(home / 'tests' / 'golden')!r}), (GAME.id,))\n"
    )
    subprocess.run([sys.executable, "-c", play], check=True)


def tell(screen: Screen, lang: str, home: Path, name: str, files: int) -> None:
    """What was written, and what to do next."""
    screen.say(say(lang, "cl-cli-new-game", n=files, folder=str(home)))
    for command in (f"cd {home}", "pip install -e '.[test]'", "pytest", f"chronolude play {name}", "chronolude"):
        screen.say(f"  {command}")
