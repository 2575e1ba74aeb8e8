"""The API reference, from docstrings: one page for each room whose names others may use. Called by scripts/docs.py."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOMS: dict[str, tuple[str, ...]] = {
    "chronolude": ("chronolude",),
    "chronolude.games": ("chronolude.games",),
    "chronolude.search": ("chronolude.search",),
    "chronolude.kernel": tuple(
        f"chronolude.kernel.{name}" for name in ("state", "ask", "verbs", "offers", "layout", "chance", "engine")
    ),
    "chronolude.sight": ("chronolude.sight",),
    "chronolude.envs": ("chronolude.envs",),
}
"""A page each, and the modules it tells of."""


def names_of(module: ModuleType) -> list[str]:
    """What a module offers: its list, or else the classes and functions made in it."""
    if hasattr(module, "__all__"):
        return list(module.__all__)
    made = [name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__]
    return [name for name in made if not name.startswith("_")]


def signature(name: str, thing: object) -> str:
    """How it is called, with types as they are written."""
    try:
        words = str(inspect.signature(thing))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return name
    return f"{name}{words}".replace("'", "")


def told(thing: object) -> str:
    """Its docstring; one that a class only inherits, or that was made for it, tells nothing."""
    text = inspect.getdoc(thing) if not isinstance(thing, type) else thing.__dict__.get("__doc__")
    text = inspect.cleandoc(text or "")
    return "" if text.startswith(f"{getattr(thing, '__name__', '')}(") else text


def entry(name: str, thing: object, level: int) -> Iterator[str]:
    """A heading, the call and the docstring; of a class also what its things can do."""
    yield f"{'#' * level} `{name.rpartition('.')[2]}`\n"
    if callable(thing):
        yield f"```text\n{signature(name, thing)}\n```\n"
    text = told(thing) if callable(thing) else ""
    if text:
        yield f"{text}\n"
    for part, inner in sorted(vars(thing).items()) if isinstance(thing, type) else ():
        of_class = inner.__func__ if isinstance(inner, (classmethod, staticmethod)) else inner
        of_class = of_class.fget if isinstance(of_class, property) else of_class
        if not part.startswith("_") and inspect.isfunction(of_class) and told(of_class):
            yield from entry(f"{name}.{part}", of_class, level + 1)


def page(room: str, modules: tuple[str, ...]) -> str:
    lines = [f"# `{room}`\n"]
    for called in modules:
        module = import_module(called)
        if called != room:
            lines.append(f"## `{called}`\n")
        lines.append(f"{inspect.cleandoc(module.__doc__ or '')}\n")
        for name in names_of(module):
            lines += entry(name, getattr(module, name), 2 if called == room else 3)
    return "\n".join(lines)


def write(folder: Path) -> list[Path]:
    """A page for each room."""
    folder.mkdir(parents=True, exist_ok=True)
    for room, modules in ROOMS.items():
        (folder / f"{room}.md").write_text(page(room, modules), encoding="utf-8")
    return [folder / f"{room}.md" for room in ROOMS]
