"""The law of candour finds each hole again when its mend is taken out."""

from collections.abc import Callable

import msgspec
import pytest

import chronolude as cl
from chronolude.games.time_division import table as td_table
from chronolude.games.time_division import text as td_text
from chronolude.games.time_stories.text import everybody
from chronolude.games.time_stories.text import prompts as ts_prompts
from chronolude.games.time_stories.text import table as ts_table
from chronolude.testing.changes import holes
from tests.games.time_division.scene import play
from tests.games.time_division.scene import scene as duel
from tests.games.time_stories.scenes import MADE, begin, card, scene

# ── the law finds each hole again when its mend is taken out ─────────────────────────────────────

Take = Callable[[pytest.MonkeyPatch], None]


def silent(module: object, *names: str) -> Take:
    """A mend taken out: these functions have nothing to say."""

    def take(patch: pytest.MonkeyPatch) -> None:
        for name in names:
            patch.setattr(module, name, lambda *_, **__: [])

    return take


def blind(module: object, name: str) -> Take:
    """A mend taken out: nothing is found there."""
    return lambda patch: patch.setattr(module, name, lambda *_, **__: None)


def both(*takes: Take) -> Take:
    def take(patch: pytest.MonkeyPatch) -> None:
        for one in takes:
            one(patch)

    return take


def no_aside(patch: pytest.MonkeyPatch) -> None:
    """Time Division as it was: what waits aside is nowhere in words."""
    patch.setattr(td_text, "aside", lambda *_: [])
    usual = td_table.seat_sentences

    def without(view, seat, lang):  # type: ignore[no-untyped-def]
        bare = [zone for zone in view.zones if zone.name != "aside"]
        return usual(msgspec.structs.replace(view, zones=bare), seat, lang)

    patch.setattr(td_table, "seat_sentences", without)
    patch.setattr(td_table, "effects_sentences", lambda *_: [])


def drawing(text: str, *answers: str) -> cl.Table:
    table = duel(text)
    play(table, "activate 0", *answers)
    return table


def hinted() -> cl.Table:
    """Two agents at the quay, where the group has paid for the first hint."""
    return scene(2, hints=[int(at == card("quay")) for at in range(len(MADE.locations))])


def voting() -> cl.Table:
    """Two agents, one of whom has proposed which way the group goes; the other is asked."""
    table = begin(2)
    while table.seen(table.asked[0]).numbers["asking"] != "consent":
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].path)
    return table


def which_choice(patch: pytest.MonkeyPatch) -> None:
    """A vote as it was: on "this choice", whatever it is."""
    patch.setattr(ts_prompts, "topic", lambda *_: "this choice")


PILOT = "A: decision fighter_pilot B: decision banker influence [tony, intern] reserve [terry]"
LOBBY = "A: decision lobbyist hand [intern, student] B: decision banker hand [tony, programmer] reserve [terry]"
SQUIRE = "A: decision squire hand [monk, trader] B: decision king hand [scholar, bishop] reserve [duke, knight]"
ARCHITECT = "A: decision architect hand [farmer, tim] B: decision pharaoh hand [tom, potter] past [vizier, scribe]"
DOCTOR = "A: decision plague_doctor hand [monk] influence [bishop] B: decision king hand [scholar] past [duke, squire]"
TINA = "A: decision tina influence [monk, trader] B: decision king reserve [duke, knight]"
STANDING = {"group": ["alarm"], "upright": ["fog"]}

HOLES: list[tuple[str, Callable[[], cl.Table], Take, str]] = [
    ("Fighter Pilot", lambda: drawing(PILOT), no_aside, "aside 0"),
    ("Lobbyist", lambda: drawing(LOBBY), no_aside, "aside 0"),
    ("Squire", lambda: drawing(SQUIRE, "take monk"), no_aside, "aside 0"),
    ("Architect", lambda: drawing(ARCHITECT, "take farmer"), no_aside, "aside 0"),
    ("Plague Doctor", lambda: drawing(DOCTOR, "take monk"), no_aside, "aside 0"),
    (
        "Tina",
        lambda: drawing(TINA, "take trader"),
        both(blind(td_table, "waiting"), blind(td_text, "waiting")),
        "picked",
    ),
    ("a vote", voting, which_choice, "proposed"),
    (
        "a hint that was paid for",
        hinted,
        both(silent(ts_table, "told"), silent(everybody, "places")),
        f"hints[{card('quay')}]",
    ),
    ("Moon and Star", lambda: scene(2), silent(everybody, "skies"), "moon"),
    ("group tokens", lambda: scene(2, zones=STANDING), silent(everybody, "standing"), "group"),
    ("Mysteries", lambda: scene(2, zones=STANDING), silent(everybody, "standing"), "upright"),
    ("Powers", lambda: scene(2), silent(ts_table, "abilities"), "powers_used[1]"),
    (
        "receptacles",
        lambda: cl.new("time-stories", seats=2, mission="fixture"),
        silent(ts_table, "candidates"),
        "offered",
    ),
]


@pytest.mark.parametrize(("table", "take", "what"), [one[1:] for one in HOLES], ids=[one[0] for one in HOLES])
def test_each_hole_is_found_again_without_its_mend(
    table: Callable[[], cl.Table], take: Take, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table()
    seat = made.asked[0]
    assert holes(made, seat, "en") == set() == holes(made, seat, "fr")
    take(monkeypatch)
    assert what in holes(made, seat, "en") and what in holes(made, seat, "fr")
