"""A bot in a Python file or module: `./my.py:MyBot?weights=w.npz`, called with a seed and these words."""

from __future__ import annotations

import hashlib
import sys
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from urllib.parse import parse_qsl

from ...search.bot import Maker


class NoBot(ValueError):
    """There is no bot at this place; the message says why."""


def parted(name: str) -> tuple[str, str, dict[str, str]]:
    """`./my.py:MyBot?weights=w.npz` as its file or module, what stands there, and the words it is called with."""
    place, _, query = name.partition("?")
    where, _, what = place.rpartition(":")
    try:
        words = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query)))
    except ValueError:
        raise NoBot(f"after ? stand words as name=value&name=value, not {query!r}") from None
    return where, what, words


def maker_in(name: str) -> Maker:
    where, what, words = parted(name)
    try:
        maker = getattr(module_at(where), what)
    except NoBot:
        raise
    except AttributeError:
        raise NoBot(f"{where} has no {what!r}") from None
    except (Exception, SystemExit) as error:  # whatever a stranger's module may raise
        raise NoBot(f"{where} cannot be imported: {type(error).__name__}: {error}") from None
    if not callable(maker):
        raise NoBot(f"{what} of {where} cannot be called with a seed")
    return partial(maker, **words)


def module_at(where: str) -> ModuleType:
    return file_module(Path(where).expanduser()) if where.endswith(".py") else import_module(where)


def file_module(path: Path) -> ModuleType:
    """The module in a file, once a process. It may import its neighbours, which nothing of ours gives way to."""
    path = path.resolve()
    if not path.is_file():
        raise NoBot(f"there is no file {path}")
    name = f"chronolude_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
