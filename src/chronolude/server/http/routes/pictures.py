"""Pictures of cards by name: decks may use any icon of the set, so they are kept packed and drawn on demand."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from ..access import refusal

PACKED: Final = Path(__file__).parents[3] / "_web" / "icons.json.gz"
YEAR: Final = "public, max-age=31536000, immutable"


@cache
def icons(packed: Path) -> dict[str, str]:
    """The drawings by name, as the client's build packed them; none before it was built."""
    if not packed.exists():
        return {}
    found: dict[str, str] = json.loads(gzip.decompress(packed.read_bytes()))
    return found


@get("/icons/{name:str}", include_in_schema=False, sync_to_thread=True)
def show_icon(name: FromPath[str]) -> Response[bytes]:
    """One icon as SVG."""
    drawn = icons(PACKED).get(name.removesuffix(".svg"))
    if drawn is None:
        raise refusal(404, "there is no such picture")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{drawn}</svg>'
    return Response(svg.encode(), media_type="image/svg+xml", headers={"cache-control": YEAR})


HANDLERS = [show_icon]
