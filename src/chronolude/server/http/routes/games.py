"""Games, their laws, the lobby and the deal of the day."""

from __future__ import annotations

import datetime as dt
import re
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select

from ....bots import bots_for
from ....bots.arena.measured import Strength, strength
from ....games import register
from ....games.game import Game
from ....games.law import law
from ....games.seen import Printed
from ....locale import knows, say
from ....tables.opening import settle_options
from ...hall import Hall
from ...live.scene import title
from ...live.table import Live
from ...starts import daily
from ...store import models
from ..access import HttpRequest, base_of, hall_of, language, own_seats, refusal
from ..bodies import Daily, GameCard, Join, ListedTable, Lobby, Made, OptionCard, OwnTable
from ..cookies import made_answer
from .boards import own_board

RULE: Final = re.compile(r"^[-*] \*\*([A-Z]+-?[0-9A-Za-z.-]+)\*\*[:.]?\s*(.*)$")
MOST_LISTED: Final = 60


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


def card_of(game: str, lang: str) -> GameCard:
    made = register()[game]
    card = made.card()
    options = msgspec.convert(card["options"], list[OptionCard])
    bots, doubts = list(bots_for(game)), card["doubts"][lang]
    said = tagline(made, lang)
    return GameCard(game, card["title"][lang], card["seats"], options, bots, doubts, said, own_board(made))


def tagline(game: Game, lang: str) -> str:
    """What a game says of itself under its name; a guest may say nothing."""
    key = f"{game.words.prefix}-tagline"
    return say(lang, key) if knows(lang, key) else ""


@get("/api/games")
async def list_games(request: HttpRequest) -> list[GameCard]:
    """Every game one can play here, with its options and bots."""
    return [card_of(game, language(request)) for game in register()]


@get("/api/games/{game:str}")
async def show_game(request: HttpRequest, game: FromPath[str]) -> GameCard:
    """One game."""
    if game not in register():
        raise refusal(404, "there is no such game here")
    return card_of(game, language(request))


@get("/api/games/{game:str}/catalogue")
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


@get("/api/games/{game:str}/law")
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


@get("/api/lobby")
async def show_lobby(request: HttpRequest) -> Lobby:
    """Games, this browser's tables, and what one may join or watch."""
    hall, lang = hall_of(request), language(request)
    games = [card_of(game, lang) for game in register()]
    mine = [own_table(live, seat, lang) for live, seat in await own_seats(request)]
    return Lobby(games, mine, await departures(hall, lang))


def own_table(live: Live, seat: int, lang: str) -> OwnTable:
    game = live.row.game
    return OwnTable(live.id, game, title(game, lang), seat, live.folded.status, seat in live.folded.asked)


async def departures(hall: Hall, lang: str) -> list[ListedTable]:
    """Open tables that are listed, and live ones that anybody may watch."""
    tables = models.tables
    rows = await hall.store.rows(
        select(tables.c.id)
        .where(tables.c.status.in_(("open", "live")))
        .where(tables.c.settings.like('%"lobby":true%') | tables.c.settings.like('%"watch":"everyone"%'))
        .order_by(tables.c.touched.desc())
        .limit(MOST_LISTED)
    )
    found = [await hall.find(row.id) for row in rows]
    return [listed(live, lang) for live in found if live is not None and is_listed(live)]


def is_listed(live: Live) -> bool:
    if live.folded.status == "open":
        return live.row.settings.lobby
    return live.row.settings.watch == "everyone"


def listed(live: Live, lang: str) -> ListedTable:
    folded, row = live.folded, live.row
    taken = [seat for seat in folded.seats if seat.kind != "open"]
    return ListedTable(
        row.id, row.game, title(row.game, lang), [seat.name for seat in taken], len(taken), row.seats,
        folded.clocks.words(), folded.status, row.settings.watch == "everyone", row.created,
    )  # fmt: skip


# ── the deal of the day ──────────────────────────────────────────────────────────────────────────


@get("/api/daily/{game:str}")
async def show_daily(request: HttpRequest, game: FromPath[str], day: FromQuery[str] = "") -> Daily:
    """Results of a day's deal; today's unless `day` (YYYY-MM-DD) says otherwise."""
    if game not in register():
        raise refusal(404, "there is no such game here")
    hall = hall_of(request)
    try:
        wanted = dt.date.fromisoformat(day).isoformat() if day else daily.today(hall)
    except ValueError:
        raise refusal(400, "a day is written 2026-11-15") from None
    return await daily.daily_results(hall, game, wanted)


@post("/api/daily/{game:str}", status_code=201)
async def play_daily(request: HttpRequest, game: FromPath[str], data: JSONBody[Join]) -> Response[Made]:
    """A table with today's deal, against the house's bots."""
    made = await daily.play_daily(hall_of(request), game, data.name, base_of(request))
    return await made_answer(request, made)


HANDLERS = [list_games, show_game, show_catalogue, show_law, show_ratings, show_lobby, show_daily, play_daily]
