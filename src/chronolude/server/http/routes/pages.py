"""Plain pages: links that are keys, what we keep about people, and a front page until the client is built."""

from __future__ import annotations

from html import escape

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from ....locale import say
from ...clubs.people import is_host, member_with
from ...clubs.plans import read_evening
from ...live.scene import title
from ...live.table import Live
from ...people import seats
from ...people.keys import Key
from ..access import DeadLink, HttpRequest, decided, find_live, hall_of, language, must_seat, own_seats
from ..cookies import kept

STYLE = (
    "body{font:17px/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem;"
    "color:#182030;background:#f7f2e7}a{color:#0b4fc4}code{background:#fffdf8;padding:0 .2em}"
    "main>div{margin:1em 0}button{font:inherit;min-height:2.6em;padding:0 1em}"
    "@media(prefers-color-scheme:dark){body{color:#f4eddf;background:#131b29}a{color:#ffd66b}code{background:#1b2537}}"
)


def page(lang: str, heading: str, paragraphs: list[str]) -> Response[str]:
    """A page of plain paragraphs; each is HTML already."""
    body = "\n".join(f"<div>{one}</div>" for one in paragraphs)
    html = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(heading)}</title>'
        f'<link rel="icon" href="data:,"><style>{STYLE}</style></head>'
        f"<body><main><h1>{escape(heading)}</h1>\n{body}\n</main></body></html>"
    )
    return Response(html, media_type="text/html")


@get("/s/{token:str}", include_in_schema=False)
async def follow_link(request: HttpRequest, token: FromPath[str]) -> Redirect:
    """A link that is a key: keep it in a cookie and go to the table, so that it does not stay in the address."""
    hall = hall_of(request)
    key = hall.key(token)
    if key is None:
        raise DeadLink(detail="this link is not one of ours", status_code=404)
    if key.role in ("club", "member"):
        return await follow_to_evening(request, key, token)
    live = await find_live(request, key.table)
    if not hall.fits(live, key):
        raise DeadLink(detail="this link was revoked", status_code=403)
    return Redirect(f"/t/{live.id}", cookies=await kept(request, token), headers={"cache-control": "no-store"})


async def follow_to_evening(request: HttpRequest, key: Key, token: str) -> Redirect:
    """The same for a club night, by its host's key or a member's."""
    evening = await read_evening(hall_of(request).store, key.table)
    is_member = evening is not None and key.role == "member" and member_with(evening, key.seat, key.hash) is not None
    if evening is None or not (is_member or (key.role == "club" and is_host(evening, key.hash))):
        raise DeadLink(detail="this link was revoked", status_code=403)
    return Redirect(f"/club/{evening.id}", cookies=await kept(request, token), headers={"cache-control": "no-store"})


@get("/privacy-notice", include_in_schema=False)
async def privacy(request: HttpRequest) -> Response[str]:
    """What is kept, for how long, and a button for each seat of this browser to have its name and chat deleted."""
    lang, days = language(request), hall_of(request).settings.retention_days
    kept = say(lang, "sv-privacy-days", days=days) if days else say(lang, "sv-privacy-always")
    parts = [escape(say(lang, f"sv-privacy-{one}")) for one in ("kept", "not-kept", "delete")]
    forms = [forget_form(live, seat, lang) for live, seat in await own_seats(request)]
    yours = escape(say(lang, "sv-privacy-yours" if forms else "sv-privacy-none"))
    return page(lang, say(lang, "sv-privacy-title"), [*parts, escape(kept), yours, *forms])


def forget_form(live: Live, seat: int, lang: str) -> str:
    game, name = title(live.row.game, lang), live.folded.names[seat]
    words = escape(say(lang, "sv-privacy-at", title=game, table=live.id, seat=name))
    button = escape(say(lang, "sv-privacy-forget"))
    return f'<form method="post" action="/privacy-notice/{live.id}/{seat}">{words} <button>{button}</button></form>'


@post("/privacy-notice/{table:str}/{seat:int}", status_code=303, include_in_schema=False)
async def forget_here(request: HttpRequest, table: FromPath[str], seat: FromPath[int]) -> Redirect:
    """Delete the name and chat of a seat whose link this browser holds, and show the page again."""
    live = await find_live(request, table)
    await decided(live, lambda: must_seat(request, live, seat), lambda held: seats.forget(live, held))
    return Redirect("/privacy-notice", status_code=303)


def front_page(lang: str) -> Response[str]:
    """Until the browser client is built, the server says what it is."""
    links = (
        '<a href="/schema">OpenAPI</a> · <a href="/privacy-notice">' + escape(say(lang, "sv-privacy-title")) + "</a>"
    )
    return page(
        lang, say(lang, "cl-title"), [escape(say(lang, "cl-tagline")), escape(say(lang, "sv-no-client")), links]
    )


HANDLERS = [follow_link, privacy, forget_here]
