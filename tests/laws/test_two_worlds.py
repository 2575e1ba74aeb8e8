"""A seat cannot tell two worlds apart: deal anew what it cannot see, and everything it is shown or told is the same.

View, options, reasons, forecasts, descriptions, events and errors are compared byte for byte, for every seat and the
spectator. Then the same answer is played in both worlds: what is told must be the same until a card is turned up
that the seat had not seen.

A hidden card may act: its holder follows what is printed on it, and the others see what that does. Then worlds that
differ in that card differ in what follows, as they should; so the seat is compared with worlds that agree on the
cards that act and on nothing else it cannot see. What it is told must again be the same.
"""

import json
from typing import Any, NamedTuple

import chronolude as cl
from chronolude.games.seen import Told
from chronolude.kernel.ask import SEALED
from chronolude.kernel.engine import ask_again, seal
from chronolude.kernel.layout import CARD, SPECTATOR
from chronolude.kernel.offers import unseal
from chronolude.kernel.state import NONE
from chronolude.kernel.verbs import exchange, face_of, sealed_by, top
from chronolude.locale import LANGUAGES
from chronolude.tables.notation import action_text, read_zone
from tests.laws.walk import Dice, any_answer, everyone, other_world

FORECAST_WORLDS = 3


def sight_of(table: cl.Table, seat: int | None) -> list[object]:
    """What a bot would be shown."""
    one = table.sight(seat)
    shown = [one.seat, one.seats, one.zones, one.faces, one.n, one.stack, one.mode, one.asked, one.answered]
    return [*shown, one.options, one.part, one.sealed, one.memory]


def plain(table: cl.Table, seat: int | None) -> dict[str, object]:
    """What costs little to compare: view, sight, options, standing of the table."""
    out: dict[str, object] = {"view": table.view(seat), "sight": sight_of(table, seat), "asked": table.asked}
    out["undo"] = table.undo_is_free()
    if seat is not None:
        out["options"] = [(one.path, one.verb, one.noun) for one in table.options(seat)]
    return out


def spoken(table: cl.Table, seat: int | None, probes: list[str], lang: str) -> dict[str, object]:
    """What is said: sentences, labels, whole paths, reasons, refusals, forecasts."""
    out: dict[str, object] = {"describe": table.describe(seat, lang), "prompt": table.prompt(seat, lang)}
    out["log"] = [table.say(seat, told, lang) for told in table.events(seat)[-8:]]
    if seat is None:
        return out
    out["labels"] = [
        (one.label(lang), [(part.path, part.label(lang)) for part in one.then]) for one in table.options(seat)
    ]
    out["why"] = [reason_in(table, seat, probe, lang) for probe in probes]
    out["errors"] = [error_in(table, seat, probe, lang) for probe in probes]
    return out


def reason_in(table: cl.Table, seat: int, text: str, lang: str) -> object:
    reason = table.why(seat, text)
    return None if reason is None else [reason.rule, reason.why(lang), reason.offered]


def error_in(table: cl.Table, seat: int, text: str, lang: str) -> object:
    """How play refuses; an answer on offer is not played here."""
    if table.why(seat, text) is None:
        return None
    try:
        table.clone().play(seat, text)
    except cl.Refused as refused:
        return [str(refused), refused.rule, refused.why(lang)]
    raise AssertionError(f"{text} is refused by why and taken by play")


def forecast(table: cl.Table, seat: int, path: str) -> object:
    try:
        seen = table.foresee(seat, path, worlds=FORECAST_WORLDS)
    except cl.Refused as refused:
        return str(refused)
    return [[(one.kind, one.args, one.if_nobody_answers) for one in seen.events], seen.figures]


def probes_for(table: cl.Table, dice: Dice) -> list[str]:
    """Answers to ask about: any action of the game, a path of two, and nonsense."""
    layout = table.game.layout
    cards = [dice.choice(layout.cards) for _ in range(3)]
    verbs = [verb.word for verb in layout.verbs if verb.word]
    return [*cards, f"{dice.choice(verbs or [''])} {cards[0]}", "-2", f"{cards[1]} > {cards[2]}", "?!"]


# ── the same answer in both worlds ───────────────────────────────────────────────────────────────


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


class Tale(NamedTuple):
    """What a viewer is told of an answer, up to the first card it had not seen, named or acting."""

    events: list[Any]
    shown: bool
    """Whether there was such a card."""
    acting: tuple[str, ...] = ()
    """The zones of cards it cannot see that act, up to the first one named."""


def told_after(table: cl.Table, viewer: int | None, seat: int, path: str, agreed: bool = False) -> Tale:
    """Play an answer; with `agreed` the cards that act are known to be the same, and the tale goes on past them."""
    seen, hidden = cards_seen(table, viewer), zones_hidden(table, viewer)
    since = len(table.events(viewer))
    table.play(seat, path)
    out: list[Any] = []
    acting: list[str] = []
    told_in_full = -1
    assert_shown(table, viewer, table.events(viewer, since), seen)
    for told in table.events(viewer, since):
        if any(card is not None and card not in seen for card in cards_named(table, told)):
            told_in_full = len(out) if told_in_full < 0 else told_in_full
            out.append(told.kind)
            break
        if told.kind == table.game.outlook.acts and told.args["zone"] in hidden:
            acting.append(told.args["zone"])
            told_in_full = len(out) if told_in_full < 0 and not agreed else told_in_full
        out.append((told.n, told.decision, told.kind, told.args, table.say(viewer, told)))
    if agreed or told_in_full < 0:
        return Tale(out, told_in_full >= 0, tuple(acting))
    return Tale([*out[:told_in_full], kind_at(out, told_in_full)], True, tuple(acting))


def kind_at(events: list[Any], i: int) -> str:
    one = events[i]
    return one if isinstance(one, str) else str(one[2])


def zones_hidden(table: cl.Table, viewer: int | None) -> set[str]:
    """Zones with a card the viewer cannot see, as events name them."""
    zones = [zone for zone in table.view(viewer)["zones"] if None in zone["cards"]]
    return {zone["name"] if zone["seat"] is None else f"{zone['name']} {zone['seat']}" for zone in zones}


def cards_seen(table: cl.Table, viewer: int | None) -> set[str | None]:
    return {card for zone in table.view(viewer)["zones"] for card in zone["cards"]}


def places_named(table: cl.Table, viewer: int | None) -> set[str | None]:
    """A plan that lies open names its places before their cards are laid out."""
    cards = table.view(viewer)["aid"].get("plan_cards", [])
    return {place["id"] for card in cards for place in card["locations"]}


def cards_named(table: cl.Table, told: Told) -> list[str | None]:
    sorts = next(one.args for one in table.game.layout.tellings if one.name == told.kind)
    return [told.args[name] for name, sort in sorts if sort == CARD]


def assert_shown(table: cl.Table, viewer: int | None, events: list[Told], seen: set[str | None]) -> None:
    """No card is named that was not shown: seen before, seen after, or moved from or to where the viewer sees it."""
    layout, number = table.game.layout, SPECTATOR if viewer is None else viewer
    shown = seen | cards_seen(table, viewer) | places_named(table, viewer) | {None}
    turned = any(told.kind == "turned" for told in events)
    for told in events:
        if told.kind == "moved":
            zones = [told.args["to"], *([told.args["from"]] if told.args["from"] else [])]
            if any(layout.masks[read_zone(layout, zone)] >> number & 1 for zone in zones):
                shown.add(told.args["card"])
        if not turned:
            unseen = set(cards_named(table, told)) - shown
            assert not unseen, f"{viewer} is told of {unseen} without being shown: {told}"


def play_on(table: cl.Table, world: cl.Table, viewer: int | None, dice: Dice) -> int:
    """Play one answer in both worlds and compare what the viewer is told and then shown."""
    seat, path = any_answer(table, dice)
    if not same_seals(table, world) or world.why(seat, path) is not None:
        return 0
    truth = table.clone()
    there = told_after(world, viewer, seat, path)
    here = told_after(truth, viewer, seat, path)
    assert_alike(truth, world, viewer, here, there, f"{viewer} is told of {seat} {path}")
    if not here.acting:
        return 1
    truth = table.clone()
    seed = dice.randrange(1 << 30)
    agreed = agreeing_world(table, viewer, here.acting, seed)
    if agreed.why(seat, path) is not None:  # what this seat may answer hangs on other cards in front of it
        reads = zones_hidden(table, viewer) - zones_hidden(table, seat)
        agreed = agreeing_world(table, viewer, (*here.acting, *sorted(reads)), seed)
    if not same_seals(table, agreed) or agreed.why(seat, path) is not None:
        return 1
    there = told_after(agreed, viewer, seat, path, agreed=True)
    here = told_after(truth, viewer, seat, path, agreed=True)
    assert_alike(truth, agreed, viewer, here, there, f"{viewer}, knowing {here.acting}, is told of {seat} {path}")
    return 2


def assert_alike(truth: cl.Table, world: cl.Table, viewer: int | None, here: Tale, there: Tale, where: str) -> None:
    assert same(here.events, there.events), f"{where}: {here.events} here, {there.events} there"
    assert here.shown == there.shown
    if not here.shown:
        assert_same(plain(truth, viewer), plain(world, viewer), f"{where}: afterwards")


def agreeing_world(table: cl.Table, viewer: int | None, zones: tuple[str, ...], seed: int) -> cl.Table:
    """Another world, in which the same cards lie in these zones as in truth."""
    world = other_world(table, viewer, seed)
    s, truth = world._state, table._state
    for name in dict.fromkeys(zones):
        zone = read_zone(table.game.layout, name)
        want, have = top(truth, zone), top(s, zone)
        if want != have:
            exchange(s, want, have, face_of(s, have), face_of(s, want))
    ask_again(s)
    return world


def same(one: object, other: object) -> bool:
    return json.dumps(one) == json.dumps(other)


def assert_same(here: dict[str, object], there: dict[str, object], where: object) -> None:
    for name, value in here.items():
        assert same(value, there[name]), f"{where} can tell two worlds apart by {name}: {value} | {there[name]}"


def law(table: cl.Table, dice: Dice, most: int = 99) -> int:
    """Every viewer, or by lot so many of them."""
    checks = 0
    viewers = everyone(table)
    if most < len(viewers):
        viewers = dice.sample(viewers, most)
    talker = dice.choice(viewers)
    for viewer in viewers:
        world = other_world(table, viewer, dice.randrange(1 << 30))
        assert_same(plain(table, viewer), plain(world, viewer), viewer)
        checks += 1
        if viewer == talker:
            probes, lang = probes_for(table, dice), dice.choice(LANGUAGES)
            assert_same(spoken(table, viewer, probes, lang), spoken(world, viewer, probes, lang), viewer)
            if viewer is not None and viewer in table.asked:
                path = any_answer_of(table, viewer, dice)
                assert same(forecast(table, viewer, path), forecast(world, viewer, path)), f"{viewer} foresees {path}"
        if table.result is None:
            checks += play_on(table, world, viewer, dice)
    return checks


def law_by_lot(table: cl.Table, dice: Dice) -> int:
    """For long runs: two viewers at every decision, so that the time goes into more games."""
    return law(table, dice, most=2)


def any_answer_of(table: cl.Table, seat: int, dice: Dice) -> str:
    layout = table.game.layout
    return dice.choice([action_text(layout, act) for act in table.sight(seat).options])


def test_a_seat_cannot_tell_two_worlds_apart(hold) -> None:  # type: ignore[no-untyped-def]
    assert hold(law, every=4)
