"""`mission proof`: a reading copy, both languages facing, in story order; and `mission build`: the compiled form."""

from __future__ import annotations

from html import escape
from typing import Any

from .. import cards as c
from ..mission.load import FORMAT, Mission

STYLE = (
    "body{font-family:serif;max-width:70rem;margin:2rem auto;padding:0 1rem}section{display:grid;gap:0 2rem;"
    "grid-template-columns:1fr 1fr;border-top:1px solid #bbb;padding:.6rem 0}h2,h3{grid-column:1/3;margin:.2rem 0;"
    "font-family:sans-serif;font-size:.9rem;font-weight:normal;color:#555}p{white-space:pre-line;margin:.2rem 0}"
)


def groups(made: Mission) -> dict[str, list[str]]:
    """Keys by what they belong to, in the order of the mission's files."""
    out: dict[str, list[str]] = {}
    for key in made.texts:
        head, _, _ = key.rpartition("/")
        out.setdefault(head, []).append(key)
    return out


def page(made: Mission, lang: str) -> str:
    """Every text of a mission, the asked language on the left."""
    other = "en" if lang == "fr" else "fr"
    parts = []
    for head, keys in groups(made).items():
        parts.append(f"<section><h2>{escape(head)}</h2>")
        for key in keys:
            place = made.text_lines[key]
            parts.append(f"<h3>{escape(key.rpartition('/')[2])} · {escape(place.file)}:{place.line}</h3>")
            parts += [f'<p lang="{one}">{escape(made.say(key, one))}</p>' for one in (lang, other)]
        parts.append("</section>")
    title = escape(made.say("mission/title", lang))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>{''.join(parts)}</body></html>\n"
    )


def compiled(made: Mission) -> dict[str, Any]:
    """The canonical form: mechanics as rows, texts apart from them, where each body stands in the sources."""
    return {
        "format": FORMAT,
        "id": made.id,
        "version": made.version,
        "digest": made.digest,
        "cards": made.cards,
        "kinds": made.kinds,
        "rows": {name: made.rows[name] for name in c.ROW_NAMES},
        "pages": made.page_keys,
        "texts": made.texts,
        "src": [f"{place.file}:{place.line}" for place in made.sources],
    }
