"""Worlds that agree on what was turned up since: the counterpart by which a law looks past the first unseen card.

An answer turns cards up, lets hidden cards act, and tells clues. Worlds that differ in those differ in what follows,
as they should. So a viewer's other world is dealt with exactly those cards where they lie in truth, and within what the
game lets everybody conclude (`Rulebook.infer`); all else that the viewer cannot see is dealt anew. Whatever it is
then told differently, it was told of a card it may not know.
"""

from __future__ import annotations

from typing import NamedTuple

import chronolude as cl

from ..games.seen import Told
from ..kernel.ask import SEALED
from ..kernel.chance import Cheap
from ..kernel.engine import seal
from ..kernel.layout import E_MOVED, E_SHUFFLED, E_TURNED, SPECTATOR
from ..kernel.offers import unseal
from ..kernel.state import NONE, Event
from ..kernel.verbs import audience, cards_in, place_of, sealed_by, top
from ..sight import BACK, Sight, face, imagine, remember
from ..tables.notation import read_zone

KERNEL = ("moved", "turned")
"""Events that the kernel tells by itself, to whom a zone's audience allows: what they name was shown."""


class Given(NamedTuple):
    """One answer as it was given in truth."""

    before: cl.Table
    after: cl.Table
    seat: int
    path: str
    events: list[Event]
    since: int


def answered(table: cl.Table, seat: int, path: str) -> Given:
    after, since = table.clone(), table.event_count
    after.play(seat, path)
    return Given(table, after, seat, path, [event for _, event in after._events[since:]], since)


def turned_up(answer: Given, viewer: int) -> set[int]:
    """Cards that the kernel showed this viewer by the answer."""
    layout = answer.before.game.layout
    faces = [face(event, viewer, layout) for event in answer.events if event.kind in (E_MOVED, E_TURNED)]
    return {args[0] for _, args in faces} - {BACK}


def acting(answer: Given, viewer: int | None) -> set[int]:
    """Hidden cards that acted: the game's outlook names the event that says so, and its zone."""
    table = answer.before
    acts, hidden = table.game.outlook.acts, table.sight(viewer).zones
    told = [one for one in answer.after.events(viewer, answer.since) if one.kind == acts]
    zones = [read_zone(table.game.layout, one.args["zone"]) for one in told]
    return {top(table._state, zone) for zone in zones if BACK in hidden[zone]} - {NONE}


def ruled_out(answer: Given, sight: Sight) -> list[int]:
    """For each card the zones that the viewer could cross off by what it was told, as they lay before the answer."""
    game, memory = answer.before.game, list(sight.memory)
    out, stirred = [0] * len(memory), 0
    for event in answer.events:
        kind, args = face(event, sight.seat, game.layout)
        remember(memory, kind, args)
        before = list(memory)
        game.rulebook.infer(memory, kind, args)
        for card, mask in enumerate(memory):
            out[card] |= before[card] & ~mask & ~stirred
        if kind in (E_MOVED, E_SHUFFLED):
            stirred |= sum(1 << zone for zone in args[-2 if kind == E_MOVED else -1 :] if zone >= 0)
    return out


def seen_by(answer: Given, seat: int) -> set[int]:
    """The cards that whoever answered sees: what may be answered hangs on them."""
    s = answer.before._state
    return {card for card in range(s.cards) if audience(s, card) >> seat & 1}


def agreeing_world(answer: Given, viewer: int | None, seed: int, knowing: set[int]) -> cl.Table | None:
    """Another world for this viewer in which these cards, and what was turned up, lie as in truth; None if the answer
    cannot be given there.
    """
    table = answer.before
    truth, number = table._state, SPECTATOR if viewer is None else viewer
    sight = table.sight(viewer)
    pinned = turned_up(answer, number) | acting(answer, viewer) | knowing
    crossed = ruled_out(answer, sight)
    for zone in range(len(sight.zones)):
        shown = [(card, audience(truth, card) >> number & 1) for card in cards_in(truth, zone)]
        sight.zones[zone] = [card if seen or card in pinned else BACK for card, seen in shown]
        sight.faces[zone] = [int(truth.n[truth.at_face + card]) for card, _ in shown]
    sight.memory = [mask & (~crossed[card] | 1 << int(place_of(truth, card))) for card, mask in enumerate(sight.memory)]
    twin = table.clone()
    world = imagine(sight, table.game.rules, twin._state.source, Cheap(seed))
    world.stream, world.draws = truth.stream, truth.draws
    twin._state = world
    return twin if same_seals(table, twin) and twin.why(answer.seat, answer.path) is None else None


def same_seals(truth: cl.Table, world: cl.Table) -> bool:
    """Give the sealed answers of the truth in the world too; tells whether they are possible there."""
    asked, real = world._state.ask, truth._state
    if asked is None or asked.mode != SEALED:
        return True
    given = {seat: sealed_by(real, seat) for seat in asked.seats if sealed_by(real, seat) != NONE}
    if any(act not in asked.of(seat) for seat, act in given.items()):
        return False
    unseal(world._state)
    for seat, act in given.items():
        seal(world._state, seat, act)
    return True


def shows(told: Told, seen: set[str | None]) -> bool:
    """Whether the kernel shows a card by this event that was not seen before."""
    return told.kind in KERNEL and told.args["card"] is not None and told.args["card"] not in seen
