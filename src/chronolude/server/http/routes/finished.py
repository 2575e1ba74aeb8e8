"""Looking for games that are over."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromQuery

from ...lobby.finished import Finished, Search, search
from ..access import HttpRequest, hall_of, language, own_seats, refusal


@get("/api/finished")
async def find_finished(
    request: HttpRequest,
    game: FromQuery[str] = "",
    ending: FromQuery[str] = "",
    player: FromQuery[str] = "",
    least: FromQuery[int] = 0,
    most: FromQuery[int] = 1_000_000,
    before: FromQuery[float] = 0.0,
    own: FromQuery[bool] = False,
) -> Finished:
    """Games that are over, the last first: those anybody may watch, and this browser's own."""
    hall = hall_of(request)
    try:
        given = {"game": game, "ending": ending, "player": player, "least": least, "most": most}
        wanted = msgspec.convert({**given, "before": before, "own": own}, Search)
    except msgspec.ValidationError as error:
        raise refusal(400, str(error)) from None
    mine = {live.id: seat for live, seat in await own_seats(request)}
    return await search(hall.store, wanted, mine, language(request), hall.wall())


HANDLERS = [find_finished]
