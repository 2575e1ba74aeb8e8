"""Club nights: open, come, pair, close, correct; everything by key."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...clubs import people, telling
from ...clubs.bodies import (
    Came,
    Correction,
    DoorsWish,
    EveningInfo,
    EveningMade,
    EveningWish,
    MemberChange,
    MemberKey,
    MemberWish,
    OwnEvening,
)
from ...clubs.evening import Evening
from ...clubs.evenings import Evenings
from ...clubs.plans import change, read_evening
from ...clubs.rounds import Ends, close_round, pair_next
from ...live.scene import title
from ...live.table import Live
from ...people.keys import COOKIE, Key, hash_of
from ...starts.tables import Unwanted, give_key
from ..access import (
    MOST_SEATS,
    HttpRequest,
    address_of,
    base_of,
    bearer,
    find_live,
    hall_of,
    is_admin,
    language,
    refusal,
)
from ..bodies import Done
from ..cookies import kept

PRIVATE = {"cache-control": "no-store"}


def evenings_of(request: HttpRequest) -> Evenings:
    evenings: Evenings = request.app.state.evenings
    return evenings


def keys_held(request: HttpRequest, evening: str) -> list[Key]:
    """What this request holds of an evening, signed by us; whether it still opens is for the plan to say."""
    tokens = [bearer(request)]
    tokens += [value for name, value in request.cookies.items() if name.startswith(f"{COOKIE}{evening}-")]
    found = [hall_of(request).key(token) for token in tokens if token]
    return [key for key in found if key is not None and key.table == evening]


def hosts(request: HttpRequest, evening: Evening) -> bool:
    held = keys_held(request, evening.id)
    return is_admin(request) or any(key.role == "club" and people.is_host(evening, key.hash) for key in held)


def member_here(request: HttpRequest, evening: Evening) -> int | None:
    """Who asks; None for whoever only looks on."""
    held = [key for key in keys_held(request, evening.id) if key.role == "member"]
    found = [people.member_with(evening, key.seat, key.hash) for key in held]
    return next((one for one in found if one is not None), None)


def must_host_evening(request: HttpRequest, evening: Evening) -> None:
    if not hosts(request, evening):
        raise refusal(403, "this is for the host of the evening")


async def find_evening(request: HttpRequest, id: str) -> tuple[Evening, Ends]:
    found = await evenings_of(request).fresh(id)
    if found is None:
        raise refusal(404, f"there is no evening {id[:16]}")
    return found


async def as_host(request: HttpRequest, id: str) -> None:
    """The key is looked at against what is on disk now, not against what was told a moment ago."""
    evening = await read_evening(hall_of(request).store, id)
    if evening is None:
        raise refusal(404, f"there is no evening {id[:16]}")
    must_host_evening(request, evening)


async def host_does(request: HttpRequest, id: str, act: Callable[[Evening], None]) -> Done:
    """A change by the host, whose key is looked at in the very version that is changed."""
    hall = hall_of(request)
    await as_host(request, id)

    def do(evening: Evening) -> None:
        must_host_evening(request, evening)
        act(evening)

    await change(hall.store, id, hall.now(), do)
    evenings_of(request).forget(id)
    return Done()


@post("/api/evenings", status_code=201)
async def open_evening(request: HttpRequest, data: JSONBody[EveningWish]) -> Response[EveningMade]:
    """Open an evening. The host's key is told once, and kept as a cookie."""
    before = None
    if data.after:
        before = await read_evening(hall_of(request).store, data.after)
        if before is None or not hosts(request, before):
            raise refusal(403, "ratings of an evening go on by its host's word only")
    made = await people.open_evening(hall_of(request), data, base_of(request), before)
    return Response(made, cookies=await kept(request, made.host), headers=PRIVATE)


@get("/api/evenings")
async def own_evenings(request: HttpRequest) -> list[OwnEvening]:
    """Evenings this browser has a key to, the newest first."""
    hall, lang = hall_of(request), language(request)
    keys = [hall.key(value) for name, value in request.cookies.items() if name.startswith(COOKIE)]
    ids = dict.fromkeys(key.table for key in keys[:MOST_SEATS] if key is not None and key.role in ("club", "member"))
    found = [await evenings_of(request).fresh(id) for id in ids]
    mine = [one[0] for one in found if one is not None]
    return [
        OwnEvening(
            one.id, one.terms.name, title(one.terms.game, lang), one.terms.game, hosts(request, one), one.ended,
            len(one.present), len(one.rounds),
        )
        for one in sorted(mine, key=lambda one: -one.created)
        if hosts(request, one) or member_here(request, one) is not None
    ]  # fmt: skip


@get("/api/evenings/{evening:str}")
async def show_evening(request: HttpRequest, evening: FromPath[str]) -> EveningInfo:
    """How an evening stands; whoever knows its address may look."""
    found, ends = await find_evening(request, evening)
    info = telling.info_of(found, ends, language(request))
    info.host, info.member = hosts(request, found), member_here(request, found)
    going = found.current
    if going is not None and info.member is not None:
        info.table = next((table.id for table in going.tables if info.member in table.who), None)
    return info


@post("/api/evenings/{evening:str}/join", status_code=201)
async def join_evening(request: HttpRequest, evening: FromPath[str], data: JSONBody[MemberWish]) -> Response[MemberKey]:
    """Come to an evening under a name; who comes late is in the next round."""
    hall = hall_of(request)
    found, _ = await find_evening(request, evening)
    if member_here(request, found) is not None:
        raise Unwanted("you are here already")
    key = await people.join(hall, evening, data.name, base_of(request))
    evenings_of(request).forget(evening)
    return Response(key, cookies=await kept(request, key.token), headers=PRIVATE)


@post("/api/evenings/{evening:str}/rounds", status_code=201)
async def pair_round(request: HttpRequest, evening: FromPath[str]) -> Done:
    """Pair the next round and lay its tables."""
    hall = hall_of(request)
    await as_host(request, evening)
    gate, address = request.app.state.gate, address_of(request)
    made = await pair_next(hall, evening, gate.tables_left(address))
    for _ in made.rounds[-1].tables[1:]:  # the request itself was counted for one
        gate.table(address)
    evenings_of(request).forget(evening)
    return Done()


@post("/api/evenings/{evening:str}/rounds/close", status_code=200)
async def end_round(request: HttpRequest, evening: FromPath[str]) -> Done:
    """End the round as it is; tables that still play end without a result."""
    await as_host(request, evening)
    await close_round(hall_of(request), evening)
    evenings_of(request).forget(evening)
    return Done()


@post("/api/evenings/{evening:str}/doors", status_code=200)
async def set_doors(request: HttpRequest, evening: FromPath[str], data: JSONBody[DoorsWish]) -> Done:
    """Whether people may still come."""
    return await host_does(request, evening, lambda now: people.set_doors(now, data.open))


@post("/api/evenings/{evening:str}/end", status_code=200)
async def end_evening(request: HttpRequest, evening: FromPath[str]) -> Done:
    """No more rounds."""
    return await host_does(request, evening, people.end)


@post("/api/evenings/{evening:str}/members/{member:int}", status_code=200)
async def change_member(
    request: HttpRequest, evening: FromPath[str], member: FromPath[int], data: JSONBody[MemberChange]
) -> Done:
    """Somebody goes, or comes back: by the host's word, or their own."""
    found, _ = await find_evening(request, evening)
    if not hosts(request, found) and member_here(request, found) != member:
        raise refusal(403, "this is for the host of the evening, or for whoever it is about")
    hall = hall_of(request)

    def act(now: Evening) -> None:
        if not hosts(request, now) and member_here(request, now) != member:
            raise refusal(403, "this is for the host of the evening, or for whoever it is about")
        people.go_or_come(now, member, data.action)

    await change(hall.store, evening, hall.now(), act)
    evenings_of(request).forget(evening)
    return Done()


@post("/api/evenings/{evening:str}/members/{member:int}/link", status_code=201)
async def renew_member(request: HttpRequest, evening: FromPath[str], member: FromPath[int]) -> Response[MemberKey]:
    """A new link for somebody who lost theirs; the one before it is dead."""
    await as_host(request, evening)
    key = await people.renew_key(hall_of(request), evening, member, base_of(request))
    evenings_of(request).forget(evening)
    return Response(key, headers=PRIVATE)


@post("/api/evenings/{evening:str}/tables/{place:str}/result", status_code=200)
async def correct_result(
    request: HttpRequest, evening: FromPath[str], place: FromPath[str], data: JSONBody[Correction]
) -> Done:
    """Set how a table of a round that is over ended, and why."""
    return await host_does(request, evening, lambda now: people.correct(now, place, data))


@get("/api/evenings/{evening:str}/results.csv", media_type="text/csv")
async def results(request: HttpRequest, evening: FromPath[str], what: FromQuery[str] = "results") -> Response[str]:
    """Results of the rounds that are over, or with `what=standings` where everybody stands, for a spreadsheet."""
    found, _ = await find_evening(request, evening)
    text = telling.standings_csv(found) if what == "standings" else telling.results_csv(found)
    name = f'attachment; filename="{"standings" if what == "standings" else "results"}-{found.id}.csv"'
    headers = {"content-disposition": name, **PRIVATE}
    return Response("\ufeff" + text, media_type="text/csv; charset=utf-8", headers=headers)


@get("/api/evenings/{evening:str}/qr", media_type="image/svg+xml")
async def evening_code(request: HttpRequest, evening: FromPath[str]) -> Response[bytes]:
    """A code for phones: where to join."""
    found, _ = await find_evening(request, evening)
    drawn = BytesIO()
    made = segno.make(f"{base_of(request)}/club/{found.id}", error="m", micro=False)
    made.save(drawn, kind="svg", scale=4, border=2, xmldecl=False, nl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=PRIVATE)


@post("/api/tables/{table:str}/evening", status_code=201)
async def come_to_table(request: HttpRequest, table: FromPath[str]) -> Response[Came]:
    """One's own seat at a table of an evening, by the key of the evening; for its host the host's key of the table.

    The key is made anew, so that one before it, on another device or lost, is dead.
    """
    live = await find_live(request, table)
    hall = hall_of(request)
    evening = None if live.row.evening is None else await read_evening(hall.store, live.row.evening)
    found = None if evening is None else evening.table(live.id)
    if evening is None or found is None:
        raise refusal(409, "this table is of no evening")
    member = member_here(request, evening)
    if member is not None and member in found[1].who:
        seat = found[1].who.index(member)
        token = await live.decide(lambda: sit_down(request, live, seat))
        return Response(Came(live.id, seat), cookies=await kept(request, token), headers=PRIVATE)
    must_host_evening(request, evening)
    token = await live.decide(lambda: take_charge(request, live))
    return Response(Came(live.id, None), cookies=await kept(request, token), headers=PRIVATE)


async def sit_down(request: HttpRequest, live: Live, seat: int) -> str:
    row = live.folded.seats[seat]
    if row.kind == "open" or (row.kind == "bot" and not row.owned):
        raise Unwanted("this seat was given to somebody else: ask the host")
    changed = msgspec.structs.replace(row)
    key = give_key(hall_of(request), live.id, changed, "")
    await live.append(seats=[changed])
    return key.token


async def take_charge(request: HttpRequest, live: Live) -> str:
    token = hall_of(request).locksmith.make(live.id, "host")
    await live.append(host_hash=hash_of(token))
    return token


HANDLERS = [
    open_evening, own_evenings, show_evening, join_evening, pair_round, end_round, set_doors, end_evening,
    change_member, renew_member, correct_result, results, evening_code, come_to_table,
]  # fmt: skip
