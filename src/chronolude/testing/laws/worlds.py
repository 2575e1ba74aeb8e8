"""A seat cannot tell two worlds apart: deal anew what it cannot see, and everything it is shown or told is the same.

View, options, reasons, forecasts, descriptions, events and errors are compared byte for byte, for every seat and the
spectator. Then one answer is given in truth and in another world that agrees on what it turns up, lets act or tells as
a clue (`testing.agreeing`): what is told and then shown must be the same to the end.
"""

from __future__ import annotations

from typing import Any

import chronolude as cl

from ...games.seen import Told
from ...kernel.layout import CARD, SPECTATOR
from ...locale import LANGUAGES
from ...tables.notation import action_text
from ..agreeing import Given, agreeing_world, answered, seen_by, shows, turned_up
from ..causes import cause_of_event, cause_of_field, differences, leak, same, who
from ..walk import Dice, any_answer, everyone, other_world

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


def cards_seen(table: cl.Table, viewer: int | None) -> set[str | None]:
    return {card for zone in table.seen(viewer).zones for card in zone.cards}


def cards_named(table: cl.Table, told: Told) -> list[str | None]:
    sorts = next(one.args for one in table.game.layout.tellings if one.name == told.kind)
    return [told.args[name] for name, sort in sorts if sort == CARD]


def strings_in(plain: Any) -> set[str]:
    """Every string of a view: a plan that lies open may name places before their cards are laid out."""
    if isinstance(plain, str):
        return {plain}
    items = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    return {text for item in items for text in strings_in(item)}


def assert_shown(answer: Given, viewer: int | None, events: list[Told]) -> None:
    """No card is named that was not shown: seen before or after, shown by the kernel as it moved or was turned, or such
    that this viewer knows where it lies, also by what the game lets everybody conclude.
    """
    shown = cards_seen(answer.before, viewer) | cards_seen(answer.after, viewer) | {None}
    names = answer.before.game.layout.cards
    shown |= {names[card] for card in turned_up(answer, SPECTATOR if viewer is None else viewer)}
    memory = answer.after.sight(viewer).memory
    shown |= {name for name, mask in zip(answer.after.game.layout.cards, memory, strict=True) if mask & (mask - 1) == 0}
    for told in events:
        for card in set(cards_named(answer.after, told)) - shown:
            if card not in strings_in(answer.after.view(viewer)) | strings_in(answer.before.view(viewer)):
                field = next(name for name, value in told.args.items() if value == card)
                cause = cause_of_event(told, field, answer.before.game.layout)
                raise AssertionError(
                    f"{who(viewer)} is told of {card} without being shown it: event {told.kind!r}, field {field!r}. "
                    f"Likely cause: {cause}."
                )


def play_on(answer: Given, viewer: int | None, dice: Dice) -> int:
    """Give the answer in a world that agrees on what it turns up; compare what the viewer is told and then shown."""
    here = answer.after.events(viewer, answer.since)
    assert_shown(answer, viewer, here)
    seed = dice.randrange(1 << 30)
    world = agreeing_world(answer, viewer, seed, set())
    if world is None:  # what this seat may answer hangs on other cards in front of it
        world = agreeing_world(answer, viewer, seed, seen_by(answer, answer.seat))
    if world is None:
        return 0
    seen = cards_seen(world, viewer)
    world.play(answer.seat, answer.path)
    there = world.events(viewer, answer.since)
    where = f"after {who(answer.seat)} answered {answer.path!r}"
    for one, other in zip(here, there, strict=False):
        if one != other:
            if shows(one, seen) or shows(other, seen):
                return 1  # the worlds part: what is turned up hangs on more than where cards lie
            compare_events(answer, viewer, one, other, where)
    if len(here) != len(there):
        more = (here if len(here) > len(there) else there)[min(len(here), len(there))]
        if shows(more, seen):
            return 1
        told = [one.kind for one in here], [one.kind for one in there]
        raise leak(viewer, where, f"event {more.kind!r}", *told, cause_of_event(more, "", answer.before.game.layout))
    assert_same(plain(answer.after, viewer), plain(world, viewer), viewer, f"{where}, afterwards")
    return 2


def compare_events(answer: Given, viewer: int | None, here: Told, there: Told, where: str) -> None:
    """Two events that differ: name the field."""
    layout = answer.before.game.layout
    if here.kind != there.kind:
        raise leak(viewer, where, "the next event", here.kind, there.kind, cause_of_event(here, "", layout))
    for field, one, other in differences(here.args, there.args, ""):
        name = field.lstrip(".").partition(".")[0].partition("[")[0]
        raise leak(
            viewer, where, f"event {here.kind!r}, field {name!r}", one, other, cause_of_event(here, name, layout)
        )


def assert_same(here: dict[str, object], there: dict[str, object], viewer: int | None, where: str) -> None:
    for name, value in here.items():
        if not same(value, there[name]):
            field, one, other = next(differences(value, there[name], name), (name, value, there[name]))
            raise leak(viewer, where, field, one, other, cause_of_field(field))


def law(table: cl.Table, dice: Dice, most: int = 99) -> int:
    """Every viewer, or by lot so many of them."""
    checks = 0
    viewers = everyone(table)
    if most < len(viewers):
        viewers = dice.sample(viewers, most)
    talker = dice.choice(viewers)
    answer = None if table.result is not None else answered(table, *any_answer(table, dice))
    for viewer in viewers:
        world = other_world(table, viewer, dice.randrange(1 << 30))
        assert_same(plain(table, viewer), plain(world, viewer), viewer, "before anybody answers")
        checks += 1
        if viewer == talker:
            probes, lang = probes_for(table, dice), dice.choice(LANGUAGES)
            told = spoken(table, viewer, probes, lang), spoken(world, viewer, probes, lang)
            assert_same(*told, viewer, "in words")
            if viewer is not None and viewer in table.asked:
                path = any_answer_of(table, viewer, dice)
                here, there = ({"foreseen": forecast(one, viewer, path)} for one in (table, world))
                assert_same(here, there, viewer, f"by what {path!r} would do")
        if answer is not None:
            checks += play_on(answer, viewer, dice)
    return checks


def law_by_lot(table: cl.Table, dice: Dice) -> int:
    """For long runs: two viewers at every decision, so that the time goes into more games."""
    return law(table, dice, most=2)


def any_answer_of(table: cl.Table, seat: int, dice: Dice) -> str:
    layout = table.game.layout
    return dice.choice([action_text(layout, act) for act in table.sight(seat).options])
