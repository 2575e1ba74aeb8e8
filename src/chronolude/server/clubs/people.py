"""Who comes to an evening, and what its host does: each a change of its plan."""

from __future__ import annotations

import msgspec

from ...games import find
from ...tables.opening import check_seats, settle_options
from ..hall import Hall
from ..live.rows import TableSettings
from ..people.keys import hash_of, new_id, same
from ..starts.tables import Unwanted, checked, clean_name, try_deal
from .bodies import Correction, EveningMade, EveningWish, MemberKey
from .evening import MOST_MEMBERS, Evening, Member, Skill, Terms
from .plans import change, keep_new
from .rounds import draw_lot
from .skills import skills_of


async def open_evening(hall: Hall, wish: EveningWish, base: str, before: Evening | None) -> EveningMade:
    """Open an evening, on ratings of one before if there is one. What cannot be dealt is refused now, not at nine."""
    terms = await checked_terms(wish)
    id = new_id()
    host = hall.locksmith.make(id, "club")
    evening = Evening(id, terms, hash_of(host), hall.now(), brought={} if before is None else skills_by_name(before))
    await keep_new(hall.store, evening)
    return EveningMade(id, f"{base}/club/{id}", host, f"{base}/s/{host}")


async def checked_terms(wish: EveningWish) -> Terms:
    try:
        game = find(wish.game)
        check_seats(game, wish.size)
        options = settle_options(game, wish.size, dict(wish.options))
    except ValueError as error:
        raise Unwanted(str(error)) from None
    if wish.size == 1 and not wish.shared:
        raise Unwanted("who plays alone is compared with the others: they need the same cards")
    await try_deal(game.id, wish.size, options)
    checked(TableSettings(delay=wish.delay, clock=wish.clock))
    plain = msgspec.structs.asdict(wish)
    del plain["after"]
    return Terms(**{**plain, "name": clean_name(wish.name), "game": game.id})


def skills_by_name(before: Evening) -> dict[str, Skill]:
    return before.brought | {
        one.name.casefold(): before.skills[one.id] for one in before.members if one.id in before.skills
    }


async def join(hall: Hall, evening: str, name: str, base: str) -> MemberKey:
    """Come to an evening, before it begins or late."""
    wanted = clean_name(name)
    if not wanted:
        raise Unwanted("an evening needs a name to call you by")
    lot = draw_lot()

    def come(now: Evening) -> tuple[int, str]:
        if now.ended or not now.doors:
            raise Unwanted("this evening takes nobody any more")
        if len(now.members) >= MOST_MEMBERS:
            raise Unwanted(f"an evening has at most {MOST_MEMBERS} people")
        if any(one.name.casefold() == wanted.casefold() for one in now.members):
            raise Unwanted("somebody here has this name already: add a letter")
        id = len(now.members)
        token = hall.locksmith.make(evening, "member", id)
        now.members.append(Member(id, wanted, hash_of(token), len(now.rounds) + 1, lot))
        return id, token

    _, (id, token) = await change(hall.store, evening, hall.now(), come)
    return MemberKey(id, token, f"{base}/s/{token}")


async def renew_key(hall: Hall, evening: str, id: int, base: str) -> MemberKey:
    """A new link for somebody who lost theirs; the one before it is dead."""
    token = hall.locksmith.make(evening, "member", id)

    def renew(now: Evening) -> None:
        member_of(now, id).key = hash_of(token)

    await change(hall.store, evening, hall.now(), renew)
    return MemberKey(id, token, f"{base}/s/{token}")


def member_of(evening: Evening, id: int) -> Member:
    found = evening.member(id)
    if found is None:
        raise Unwanted("there is nobody of this number here")
    return found


def go_or_come(evening: Evening, id: int, action: str) -> None:
    """Whoever goes is paired no more; their table goes on until it ends. They may come back."""
    if evening.ended:
        raise Unwanted("this evening is over")
    member_of(evening, id).gone = action == "go"


def set_doors(evening: Evening, open: bool) -> None:
    evening.doors = open


def end(evening: Evening) -> None:
    if evening.current is not None:
        raise Unwanted("the round goes on: close it first")
    evening.ended = True


def correct(evening: Evening, table: str, wish: Correction) -> None:
    """Set how a table ended; the reason stands beside it."""
    found = evening.table(table)
    if found is None:
        raise Unwanted("this evening has no such table")
    seats = len(found[1].who)
    scores = wish.scores or [0] * seats
    if len(wish.places) != seats or len(scores) != seats or not all(1 <= one <= seats for one in wish.places):
        raise Unwanted(f"a place from 1 to {seats} and a score for each of {seats} seats")
    if not clean_reason(wish.reason):
        raise Unwanted("say why: everybody reads it")
    if evening.current is found[0]:
        raise Unwanted("the round goes on: close it first")
    found[1].places, found[1].scores, found[1].reason = list(wish.places), list(scores), clean_reason(wish.reason)
    evening.skills = skills_of(evening)


def clean_reason(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def is_host(evening: Evening, hash: str) -> bool:
    return same(evening.host, hash)


def member_with(evening: Evening, id: int | None, hash: str) -> int | None:
    """The member a key belongs to, if it still does."""
    found = None if id is None else evening.member(id)
    return id if found is not None and same(found.key, hash) else None
