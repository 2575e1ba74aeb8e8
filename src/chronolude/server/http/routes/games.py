"""Games, their laws, the lobby and the deal of the day."""

from __future__ import annotations

import datetime as dt
import re
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ....bots.arena.measured import Strength, strength
from ....games import register
from ....games.law import law
from ....games.seen import Printed
from ....tables.opening import settle_options
from ...live.scene import title
from ...live.table import Live
from ...starts import daily
from ..access import HttpRequest, base_of, hall_of, language, own_daily, own_seats, refusal
from ..bodies import Daily, GameCard, Join, Lobby, Made, OwnTable
from ..cookies import made_answer
from ..packed import PACKED

RULE: Final = re.compile(r"^[-*] \*\*([A-Z]+-?[0-9A-Za-z.-]+)\*\*[:.]?\s*(.*)$")


class LawRule(msgspec.Struct):
    """One numbered rule."""

    id: str
    text: str


class LawSection(msgspec.Struct):
    """A heading and the rules under it."""

    title: str
    rules: list[LawRule]


class Law(msgspec.Struct):
    """The rules of a game in our words."""

    game: str
    title: str
    sections: list[LawSection]
    text: str


@get("/api/games", middleware=PACKED)
async def list_games(request: HttpRequest) -> list[GameCard]:
    """Every game one can play here, with its options and bots."""
    return hall_of(request).cards.all(language(request))


@get("/api/games/{game:str}")
async def show_game(request: HttpRequest, game: FromPath[str]) -> GameCard:
    """One game."""
    if game not in register():
        raise refusal(404, "there is no such game here")
    return hall_of(request).cards.of(game, language(request))


@get("/api/games/{game:str}/catalogue", middleware=PACKED)
async def show_catalogue(
    request: HttpRequest, game: FromPath[str], edition: FromQuery[str] = "", lang: FromQuery[str] = ""
) -> Printed:
    """The cards of a game in words, as an edition prints them."""
    if game not in register():
        raise refusal(404, "there is no such game here")
    made = register()[game]
    try:
        options = settle_options(made, made.seats[0], {"edition": edition} if edition else {})
    except ValueError as error:
        raise refusal(400, str(error)) from None
    chosen = lang if lang in ("en", "fr") else language(request)
    return made.under(options).board.catalogue(chosen)


@get("/api/games/{game:str}/law", middleware=PACKED)
async def show_law(request: HttpRequest, game: FromPath[str], lang: FromQuery[str] = "") -> Law:
    """The rules of a game."""
    if game not in register():
        raise refusal(404, "there is no such game here")
    chosen = lang if lang in ("en", "fr") else language(request)
    text = law(register()[game], chosen) or law(register()[game], "en")
    return Law(game, title(game, chosen), sections_of(text), text)


def sections_of(text: str) -> list[LawSection]:
    out: list[LawSection] = []
    for line in text.splitlines():
        if line.startswith("## "):
            out.append(LawSection(line[3:].strip(), []))
        elif (found := RULE.match(line)) and out:
            out[-1].rules.append(LawRule(found[1], found[2]))
    return [section for section in out if section.rules]


@get("/api/ratings")
async def show_ratings() -> Strength:
    """How strong the bots are by game, as last measured and at which commit, and whether the engine is compiled."""
    return strength()


# ── the lobby ────────────────────────────────────────────────────────────────────────────────────


@get("/api/lobby", middleware=PACKED)
async def show_lobby(request: HttpRequest) -> Lobby:
    """Games, this browser's tables, and what one may join or watch."""
    hall, lang = hall_of(request), language(request)
    mine = [own_table(live, seat, lang) for live, seat in await own_seats(request)]
    return Lobby(hall.cards.all(lang), mine, await hall.departures.listed(lang))


def own_table(live: Live, seat: int, lang: str) -> OwnTable:
    game, folded = live.row.game, live.folded
    others = [name for other, name in enumerate(folded.names) if other != seat and name]
    return OwnTable(
        live.id, game, title(game, lang), seat, folded.status, seat in folded.asked,
        others, live.row.settings.called,
    )  # fmt: skip


# ── the deal of the day ──────────────────────────────────────────────────────────────────────────


@get("/api/daily/{game:str}")
async def show_daily(request: HttpRequest, game: FromPath[str], day: FromQuery[str] = "") -> Daily:
    """A day's deal, today's unless `day` (YYYY-MM-DD) says otherwise: results of today are for those who have one."""
    if game not in register():
        raise refusal(404, "there is no such game here")
    hall = hall_of(request)
    try:
        wanted = dt.date.fromisoformat(day).isoformat() if day else daily.today(hall)
    except ValueError:
        raise refusal(400, "a day is written 2026-11-15") from None
    return await daily.daily_results(hall, game, wanted, await own_daily(request, game, wanted))


@post("/api/daily/{game:str}", status_code=201)
async def play_daily(request: HttpRequest, game: FromPath[str], data: JSONBody[Join]) -> Response[Made]:
    """A table with today's deal, against the house's bots."""
    hall = hall_of(request)
    mine = await own_daily(request, game, daily.today(hall))
    made = await daily.play_daily(hall, game, data.name, base_of(request), mine)
    return await made_answer(request, made)


HANDLERS = [list_games, show_game, show_catalogue, show_law, show_ratings, show_lobby, show_daily, play_daily]
