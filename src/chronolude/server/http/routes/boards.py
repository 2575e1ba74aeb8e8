"""Boards of third parties: the files of their custom elements, under the same content policy as our own pages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from ....games import register
from ..access import refusal

SERVED: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}


@get("/boards/{game:str}/{file:path}", include_in_schema=False)
async def show_board_file(game: FromPath[str], file: FromPath[Path]) -> Response[bytes]:
    """A file of a board: only what lies in the folder that its game names, only of sorts that a page needs."""
    made = register().get(game)
    element = None if made is None else made.board.element
    if element is None:
        raise refusal(404, "there is no such board here")
    folder = element.folder.resolve()
    path = (folder / str(file).lstrip("/")).resolve()
    if not path.is_relative_to(folder) or path.suffix not in SERVED or not path.is_file():
        raise refusal(404, "there is no such file here")
    return Response(path.read_bytes(), media_type=SERVED[path.suffix], headers={"cache-control": "no-cache"})


HANDLERS = [show_board_file]
