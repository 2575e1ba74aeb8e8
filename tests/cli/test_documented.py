"""Every command that the documentation names is one: `chronolude …` with options it takes, `make …`, `python -m …`."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from chronolude.cli import USAGE, app

ROOT: Final = Path(__file__).resolve().parents[2]
PAST: Final = ("decisions", "mutants")  # written once, and true of their day
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md")),
    *(page for page in sorted((ROOT / "docs").rglob("*.md")) if page.parent.name not in PAST),
]
LINE: Final = re.compile(r"^(?:yes 1 \| |\.venv/bin/)?(chronolude(?: .*)?|(?:.* )?make .*|.*python -m .*)$")
SPOKEN: Final = re.compile(r"`((?:chronolude|make|python -m) [^`\n]+)`")
ANY: Final = {"COMMAND", "COMMANDE"}
WHOLE: Final = get_command(app)


def commands(text: str) -> list[str]:
    """The lines of its shell blocks, as they would be typed, and what stands in a sentence as one."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines()
    return [found[1] for line in lines if (found := LINE.match(line.strip()))] + SPOKEN.findall(text)


def words_of(line: str) -> list[str]:
    """Without the remark behind it, what comes after a pipe, and the marks that say “or not” and “and so on”."""
    words = shlex.split(line, comments=True)
    ends = [at for at, word in enumerate(words) if word in {">", "|", "&&"}]
    plain = [word.strip("[]").removesuffix("…") for word in words[: min(ends, default=len(words))]]
    return [word for word in plain if word]


def complaint(words: list[str]) -> str:
    """What the command line has against these words; a command named without any is only looked for."""
    command: Any = WHOLE
    context: Any = None
    while words and "--help" not in words and words[0] not in ANY:
        try:
            context = command.make_context(command.name, list(words), parent=context)
        except USAGE as error:
            return str(error.format_message())
        if not hasattr(command, "commands"):
            return ""
        left: list[str] = context._protected_args + context.args
        command, words = command.get_command(context, left[0]), left[1:]
        if command is None:
            return f"no such command: {left[0]}"
    return ""


def is_target(line: str) -> bool:
    named = [word for word in words_of(line.partition("make ")[2]) if "=" not in word and not word.startswith("-")]
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return all(re.search(rf"^{re.escape(name)}:", text, re.MULTILINE) for name in named[:1])


def is_module(line: str) -> bool:
    return find_spec(words_of(line.partition("python -m ")[2])[0]) is not None


def fault(line: str) -> str:
    if line.startswith("chronolude"):
        return complaint(words_of(line)[1:])
    ok = is_target(line) if "make " in line else is_module(line)
    return "" if ok else "there is no such thing"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_of_a_page_is_one(page: Path) -> None:
    found = {line: said for line in commands(page.read_text(encoding="utf-8")) if (said := fault(line))}
    assert not found


@pytest.mark.parametrize(
    "line", ["chronolude deck chekc", "chronolude play --seets 3", "make tset", "python -m scripts.nothing"]
)
def test_a_command_that_is_none_is_noticed(line: str) -> None:
    assert fault(line)
    assert commands(f"```sh\n{line}\n```\n") == [line] == commands(f"say `{line}` at once")


def test_commands_are_found() -> None:
    assert sum(len(commands(page.read_text(encoding="utf-8"))) for page in PAGES) > 150
