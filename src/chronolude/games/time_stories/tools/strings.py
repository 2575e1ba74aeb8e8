"""`mission strings`: further languages as files of their own, in story order, each text with a mark of its sources."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from ....locale import one_line
from ..mission.load import Mission
from .lint_words import source_hash

LANGUAGE = re.compile(r"[a-z]{2,3}")


def path_of(made: Mission, lang: str) -> Path:
    if not LANGUAGE.fullmatch(lang) or lang in ("fr", "en"):
        raise ValueError(f"a further language is two or three letters, and neither fr nor en, the sources: {lang!r}")
    return made.root / "text" / f"{lang}.toml"


def given(made: Mission, lang: str) -> dict[str, Any]:
    """What has been translated so far."""
    path = path_of(made, lang)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def export(made: Mission, lang: str) -> Path:
    """Write every text with its sources beside it; translations made so far are kept, stale or not."""
    old = given(made, lang)
    out = [f"# {made.id}: {lang}. `of` marks the sources a text was made from; do not change it by hand.", ""]
    for key, words in made.texts.items():
        kept = old.get(key, {})
        done = str(kept.get("text", ""))
        mark = kept.get("of") if done else source_hash(made, key)
        out += [f'["{key}"]', *(f"# {name}: {one_line(words[name])}" for name in ("fr", "en"))]
        out += [f'of = "{mark}"', f"text = {json.dumps(done, ensure_ascii=False)}", ""]
    path = path_of(made, lang)
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(out), encoding="utf-8")
    return path


def status(made: Mission, lang: str) -> dict[str, list[str]]:
    """Keys by state: done, missing, stale, and those the mission no longer has."""
    old = given(made, lang)
    done = {key: one for key, one in old.items() if one.get("text")}
    stale = [key for key, one in done.items() if key in made.texts and one.get("of") != source_hash(made, key)]
    return {
        "done": [key for key in done if key in made.texts and key not in stale],
        "missing": [key for key in made.texts if key not in done],
        "stale": stale,
        "unknown": [key for key in old if key not in made.texts],
    }
