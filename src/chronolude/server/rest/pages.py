"""Plain pages: links that are keys, what we keep about people, and a front page until the client is built."""

from __future__ import annotations

from html import escape

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from ...locale import say
from .doors import Asked, cookie, find_live, hall_of, language, refusal

STYLE = (
    "body{font:17px/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem;"
    "color:#182030;background:#f7f2e7}a{color:#0b4fc4}code{background:#fffdf8;padding:0 .2em}"
    "@media(prefers-color-scheme:dark){body{color:#f4eddf;background:#131b29}a{color:#ffd66b}code{background:#1b2537}}"
)


def page(lang: str, title: str, paragraphs: list[str]) -> Response[str]:
    """A page of plain paragraphs; each is HTML already."""
    body = "\n".join(f"<p>{one}</p>" for one in paragraphs)
    html = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f'<link rel="icon" href="data:,"><style>{STYLE}</style></head>'
        f"<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>"
    )
    return Response(html, media_type="text/html")


@get("/s/{token:str}", include_in_schema=False)
async def follow_link(request: Asked, token: FromPath[str]) -> Redirect:
    """A link that is a key: keep it in a cookie and go to the table, so that it does not stay in the address."""
    hall = hall_of(request)
    key = hall.key(token)
    if key is None:
        raise refusal(404, "this link is not one of ours")
    live = await find_live(request, key.table)
    if not hall.fits(live, key):
        raise refusal(403, "this link was revoked")
    return Redirect(f"/t/{live.id}", cookies=[cookie(request, token)], headers={"cache-control": "no-store"})


@get("/privacy-notice", include_in_schema=False)
async def privacy(request: Asked) -> Response[str]:
    """What is kept, for how long, and how to have it deleted."""
    lang, days = language(request), hall_of(request).settings.retention_days
    kept = say(lang, "sv-privacy-days", days=days) if days else say(lang, "sv-privacy-always")
    parts = ["sv-privacy-kept", "sv-privacy-not-kept", "sv-privacy-delete"]
    return page(lang, say(lang, "sv-privacy-title"), [*(escape(say(lang, one)) for one in parts), escape(kept)])


def front_page(lang: str) -> Response[str]:
    """Until the browser client is built, the server says what it is."""
    links = (
        '<a href="/schema">OpenAPI</a> · <a href="/privacy-notice">' + escape(say(lang, "sv-privacy-title")) + "</a>"
    )
    return page(
        lang, say(lang, "cl-title"), [escape(say(lang, "cl-tagline")), escape(say(lang, "sv-no-client")), links]
    )


HANDLERS = [follow_link, privacy]
