"""What hosts and holders of seats do besides playing, each by their key, as over HTTP; and who comes after them."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from chronolude.server.hall import Hall
from chronolude.server.http.access import decided
from chronolude.server.http.bodies import Join, Made, SeatChange, SeatKey
from chronolude.server.live.table import Live
from chronolude.server.people import seats
from chronolude.server.people.keys import hash_of
from chronolude.server.starts.rematch import rematch
from chronolude.server.starts.tables import Unwanted, deal
from chronolude.server.store.commits import Overtaken

from .client import Client

if TYPE_CHECKING:
    from .truth import TableTruth
    from .world import World

Act = Callable[[Hall, Live], Awaitable[Any]]
HOSTS = ("pause", "go on", "bot", "back", "kick", "kick", "revoke", "relink", "close")
HOLDERS = ("leave", "bot", "back", "link", "forget")
RIGHT_SECONDS = 3.0


def welcome_all(world: World, made: Made) -> None:
    """Clients for the keys of a new table."""
    if made.host:
        world.hosts[made.id] = made.host
    for key in made.seats:
        sit(world, made.id, key)


def sit(world: World, table: str, key: SeatKey) -> None:
    """Somebody new with the key of a seat."""
    number = len([one for one in world.clients if one.table == table])
    client = Client(world, table, key.seat, key.token, random.Random(f"{world.seed} {table} {key.seat} {number}"))
    client.name = f"{number}." if number else ""
    client.honest = world.is_calm
    world.clients.append(client)
    world.at(world.now() + world.dice.random(), client.tick)


def meddle(world: World) -> None:
    """Anybody with a seat, or the host of their table, does something about seats."""
    client = world.dice.choice([one for one in world.clients if one.seat is not None])
    seat = client.seat or 0
    if world.truth.tables[client.table].folded.over:
        do(
            world,
            client.table,
            client.token,
            "rematch",
            lambda hall, live: rematch(hall, live, "", {seat}),
            welcome_all,
        )
    elif world.dice.random() < 0.6:
        by_host(world, client, world.dice.choice(HOSTS))
    else:
        by_holder(world, client, world.dice.choice(HOLDERS))


def by_host(world: World, client: Client, what: str) -> None:
    seat, table = client.seat or 0, client.table
    acts: dict[str, Act] = {
        "pause": lambda _, live: seats.pause(live, True),
        "go on": lambda _, live: seats.pause(live, False),
        "revoke": lambda _, live: seats.revoke_link(live, seat),
        "close": lambda _, live: seats.close(live),
        "relink": lambda hall, live: seats.new_link(hall, live, seat, ""),
    }
    if what == "close" and world.dice.random() < 0.8:
        return
    act = acts.get(what) or (lambda _, live: seats.change_seat(live, seat, wish_of(what), mine=False))
    then = {"kick": lambda *_: come_later(world, table), "relink": lambda *given: take_key(client, given[1])}
    do(world, table, world.hosts.get(table, ""), f"{what} {seat}", act, then.get(what))


def by_holder(world: World, client: Client, what: str) -> None:
    seat = client.seat or 0
    acts: dict[str, Act] = {
        "forget": lambda _, live: seats.forget(live, seat),
        "link": lambda hall, live: seats.new_link(hall, live, seat, "", mine=True),
    }
    act = acts.get(what) or (lambda _, live: seats.change_seat(live, seat, wish_of(what)))
    then = {"leave": lambda *_: come_later(world, client.table), "link": lambda *given: take_key(client, given[1])}
    do(world, client.table, client.token, f"{client}: {what}", act, then.get(what))


def wish_of(what: Any) -> SeatChange:
    return SeatChange(what, "random" if what in ("bot", "leave") else "")


def take_key(client: Client, key: SeatKey) -> None:
    """Whoever sat there goes on with the new key; their old connection is cut."""
    client.token = key.token


def come_later(world: World, table: str) -> None:
    """Somebody hears that a seat is free. Whoever had it may still try to come in."""

    def come() -> None:
        do(world, table, "", "join", lambda hall, live: seats.join(hall, live, Join("New"), ""), seated)

    def seated(_: World, key: SeatKey) -> None:
        sit(world, table, key)

    world.at(world.now() + world.dice.uniform(0.1, 4), come)


def do(world: World, table: str, token: str, what: str, act: Act, then: Callable[..., None] | None = None) -> None:
    """As HTTP does it: by a key that is looked at under the lock. `then` is told what came of it, if anything did."""
    found = world.serving()
    handed = None if found is None else world.handed(table, *found)
    if handed is None:
        return
    loop, hall = handed

    async def work() -> None:
        live = await hall.find(table)
        assert live is not None
        done = await decided(live, lambda: must_fit(hall, live, token), lambda _: act(hall, live))
        if then is not None:
            then(world, done)

    world.note(f"at {table}: {what}")
    loop.start(quietly(world, work()))


def must_fit(hall: Hall, live: Live, token: str) -> None:
    """Without a token it is something that anybody may do."""
    key = hall.key(token)
    if token and (key is None or not hall.fits(live, key)):
        raise Unwanted("this key opens nothing")


async def quietly(world: World, work: Any) -> None:
    """As HTTP would: a wish that cannot be met, or a fault, is told to whoever asked."""
    try:
        await work
    except (Unwanted, Overtaken) as error:
        world.note(f"unwanted: {error!r}")
    except Exception as error:
        world.note(f"failed: {error!r}")
        if not world.faults.happened:
            raise


# ── when it has calmed down ──────────────────────────────────────────────────────────────────────


def set_right(world: World) -> None:
    """Again and again: a table that was never dealt is, and a seat to which nobody has the key goes to a bot."""
    world.at(world.now() + RIGHT_SECONDS, lambda: set_right(world))
    for name, table in world.truth.tables.items():
        host = world.hosts.get(name, "")
        if table.folded.over or not host:
            continue
        if table.folded.table is None:
            do(world, name, host, "start", lambda _, live: deal(live, "random"))
            continue
        for seat in lost_seats(world, name, table):
            give_to_bot(world, name, host, seat)


def give_to_bot(world: World, table: str, host: str, seat: int) -> None:
    do(world, table, host, f"bot {seat}", lambda _, live: seats.change_seat(live, seat, wish_of("bot"), mine=False))


def lost_seats(world: World, name: str, table: TableTruth) -> list[int]:
    held = {hash_of(one.token) for one in world.clients if one.table == name}
    return [one.seat for one in table.folded.seats if one.kind != "bot" and one.token_hash not in held]
