"""What conditions and score terms read, word by word; and what supporters and rounds of a conflict leave behind."""

import pytest

from chronolude.games.time_stories import cards as c
from chronolude.games.time_stories import names
from chronolude.games.time_stories.names import FIGHT, NEXT
from chronolude.games.time_stories.rules.conditions import amount, holds_history, holds_things
from chronolude.games.time_stories.rules.printed import first_element, first_mystery
from chronolude.games.time_stories.rules.things import start_named
from chronolude.kernel.ask import action, verb_of
from chronolude.kernel.engine import answer
from chronolude.kernel.state import State
from tests.games.time_stories.scenes import MADE, card, go, n, next_fate, scene, state, through

TOKENS = MADE.tokens


def table() -> State:
    zones = {"tokens 1": ["cog.1", "cog.2"], "group": ["alarm"], "upright": ["fog"], "elements 0": ["e1"]}
    return state(scene(3, azrak=[3, 4, 5, 0], magic=[1, 2, 3, 0], vortex=6, report=7, turn=5, hints=[0, 2, 1, 0],
                       destiny_value=2, zones=zones))  # fmt: skip


@pytest.mark.parametrize(
    ("what", "arg", "expected"),
    [
        (c.V_AZRAK, 0, 4), (c.V_MAGIC, 0, 2), (c.V_GROUP_MAGIC, 0, 6), (c.V_REPORT, 0, 7), (c.V_VORTEX, 0, 6),
        (c.V_RECEPTACLES, 0, 3), (c.V_TURN, 0, 5), (c.V_SHOWN, 0, 1), (c.V_DESTINY, 0, 2), (c.V_HINTS, 0, 3),
        (c.V_TOKENS, TOKENS.index("cog"), 2), (c.V_TOKENS, TOKENS.index("lamp"), 0), (c.V_VISITS, 0, 1),
        (c.V_STAT, 2, 3), (c.V_DAMAGE, 0, 0),
    ],
)  # fmt: skip
def test_every_number_a_condition_reads(what: int, arg: int, expected: int) -> None:
    assert amount(table(), what, arg, 1) == expected


@pytest.mark.parametrize(
    ("op", "x", "me", "expected"),
    [
        (c.C_ME_IS, 1, 1, True), (c.C_ME_IS, 1, 0, False), (c.C_ME_CAPTAIN, 0, 0, True), (c.C_ME_CAPTAIN, 0, 1, False),
        (c.C_IN_PLAY, 2, 0, True), (c.C_IN_PLAY, 3, 0, False),
        (c.C_HOLDS_TOKEN, TOKENS.index("cog"), 1, True), (c.C_HOLDS_TOKEN, TOKENS.index("cog"), 0, False),
        (c.C_SOMEONE_TOKEN, TOKENS.index("cog"), 0, True), (c.C_SOMEONE_TOKEN, TOKENS.index("lamp"), 0, False),
        (c.C_GROUP_TOKEN, TOKENS.index("alarm"), 0, True), (c.C_GROUP_TOKEN, TOKENS.index("cog"), 0, False),
        (c.C_HOLDS_ELEMENT, 0, 0, True), (c.C_HOLDS_ELEMENT, 0, 1, False), (c.C_SOMEONE_ELEMENT, 0, 1, True),
        (c.C_AVAILABLE, 1, 0, True), (c.C_AVAILABLE, 0, 0, False),
    ],
)  # fmt: skip
def test_who_is_who_and_who_has_what(op: int, x: int, me: int, expected: bool) -> None:
    assert holds_things(table(), op, x, me) is expected


@pytest.mark.parametrize(
    ("op", "x", "expected"),
    [
        (c.C_MOON, 0, True), (c.C_MOON, 1, False), (c.C_STAR, 0, True), (c.C_ALTERED, 0, False), (c.C_FLASH, 0, False),
        (c.C_VISITED, card("quay"), True), (c.C_VISITED, card("tower"), False), (c.C_FIRST_VISIT, 0, True),
        (c.C_CARD_REMOVED, card("quay/B"), False),
    ],
)  # fmt: skip
def test_history(op: int, x: int, expected: bool) -> None:
    assert holds_history(table(), op, x, 1) is expected


def test_slots_follow_one_another() -> None:
    s = table()
    assert MADE.cards[first_mystery(s)] == "bell" and MADE.cards[first_element(s)] == "e1"


def test_r_097_who_supported_is_noted() -> None:
    played = next_fate(scene(4, {0: "quay/C"}), 0)
    played.play(0, "engage 1")
    played.play(0, "boost 0")
    through(played, {1: 1, 3: 1})
    assert n(played, "supporters") == (1 << 1) | (1 << 3)


def test_r_120_r_125_a_group_conflict_goes_on_to_another_round() -> None:
    s = state(scene(2, azrak=[6, 7, 0, 0], vortex=12))
    start_named(s, 0, 0)
    go(s)
    orders = fights = 0
    for _ in range(60):
        if s.ask is None or s.n[names.CONFLICT] == 0 or orders == 2:
            break
        seat = s.ask.seats[0]
        options = s.ask.of(seat)
        orders += verb_of(options[0]) == NEXT
        fights += verb_of(options[0]) == FIGHT
        answer(s, seat, action(FIGHT, 2) if action(FIGHT, 2) in options else options[0])
        for slot in range(MADE.slots):
            s.n[names.OF_MISSION + MADE.rows["offsets"][c.N_DAMAGE] + slot] = 0
    assert orders == 2 and fights == 2


def test_r_018_an_effect_falls_on_the_receptacle_it_names() -> None:
    played = scene(4, {0: "quay/D"}, done=False)
    played.play(0, "follow")
    assert played.asked == (0,)
    played.play(0, "read on")
    assert n(played, "flash_read") == [0, 0, 0, 1]
