"""What the board is told besides zones and numbers: texts only to who may read them, and everything that is drawn."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import chronolude as cl
from chronolude.games.time_stories.mission.library import borrow
from chronolude.games.time_stories.text.lines import sentence
from chronolude.games.time_stories.view import open_texts
from chronolude.games.time_stories.view.boxes import effect_words
from chronolude.locale import LANGUAGES
from tests.games.time_stories.scenes import MADE, answer_until, at_quay, begin, next_fate, own_mission, scene

Plain = dict[str, Any]


def aid(table: cl.Table, seat: int | None, lang: str = "en") -> Plain:
    found: Plain = table.view(seat, lang)["aid"]
    return found


def paper(table: cl.Table, seat: int, card: str, lang: str = "en") -> Plain:
    found: Plain = next(one for one in aid(table, seat, lang)["papers"] if one["card"] == card)
    return found


def wander(seats: int, seed: int) -> cl.Table:
    """A table some way into a mission, by chance."""
    table = cl.new("time-stories", seats=seats, seed=seed, mission="fixture")
    dice = random.Random(seed)
    for _ in range(dice.randrange(10, 90)):
        if table.result is not None:
            break
        seat = dice.choice(table.asked)
        choice = dice.choice([one for one in table.options(seat) if one.text != "abandon"])
        path = [choice.text]
        while choice.then:
            choice = dice.choice(choice.then)
            path.append(choice.text)
        table.play(seat, " > ".join(path))
    return table


def rungs_asked_for(table: cl.Table) -> set[str]:
    """R-239: hints that the group asked for are open to all of it."""
    asked = zip(MADE.locations, table.view(None)["numbers"]["hints"], strict=False)
    return {f"locations/{name}/hint/{rung}" for name, count in asked for rung in range(count)}


@pytest.mark.parametrize("seed", range(12))
def test_r_237_r_197_no_seat_is_sent_a_text_it_may_not_read(seed: int) -> None:
    table = wander(2 + seed % 3, seed)
    if table.result is not None:
        return
    for seat in (*range(table.view(None)["seats"]), None):
        open_now = set(open_texts(MADE, table.seen(seat)).values()) | rungs_asked_for(table)
        sent = json.dumps([table.view(seat, lang) for lang in LANGUAGES], ensure_ascii=False)
        said = {MADE.texts[f"{key}/text"]["en"] for key in open_now if f"{key}/text" in MADE.texts}  # some say the same
        for key, both in MADE.texts.items():
            owner, _, kind = key.rpartition("/")
            hidden = kind == "text" and key.startswith(("locations/", "elements/", "personal/")) and "power" not in key
            if hidden and owner not in open_now and both["en"] not in said:
                assert both["en"] not in sent and both["fr"] not in sent, (seat, key)


def test_r_018_r_059_the_reader_gets_the_text_with_the_holes_filled() -> None:
    table = scene(2, {0: "quay/D"}, done=False)
    mine = paper(table, 0, "quay/D")
    assert mine["text"] == "He chews a straw and looks you over, Ada." and mine["agent"] == 0
    assert mine["title"] == "The keeper" and paper(table, 0, "quay/D", "fr")["title"] == "Le gardien"
    assert not [one for one in aid(table, 1)["papers"] if one["card"] == "quay/D"]
    assert not [one for one in aid(table, None)["papers"] if one["card"] == "quay/D"]


def test_r_093_r_105_a_trial_is_printed_with_its_three_boxes() -> None:
    table = scene(2, {0: "quay/C"})
    trials, french = (paper(table, 0, "quay/C", lang)["trials"] for lang in ("en", "fr"))
    assert [(one["stat"], one["threshold"]) for one in trials] == [("hands", 4), ("wits", 3)]
    assert trials[0]["failure"] == "lose 1 Azrak"
    assert trials[0]["critical"] == "take the token “Cog”, take Element 8 and remove this card"
    assert trials[1]["failure"] is None and french[1]["success"] == "explorez gratuitement la carte D"


def test_r_067_r_068_instructions_say_what_must_and_what_may_be_done() -> None:
    must, may, when = paper(scene(2, {0: "quay/B"}, done=False), 0, "quay/B")["steps"]
    assert must["may"] is None and must["do"] == "take the token “Lamp”"
    assert may["may"] == "Slip 1 Magic under the glass?" and may["cost"] == "put away 1 Magic"
    assert when["conditional"] and not must["conditional"]


def test_r_112_a_conflict_is_printed_with_what_one_can_do() -> None:
    fight = paper(scene(2, {0: "quay/F"}), 0, "quay/F")["conflict"]
    assert fight["name"] == "The ladder" and not fight["group"]
    assert fight["options"][0]["trial"]["threshold"] == 3


def test_every_effect_of_the_fixture_has_words_in_both_languages() -> None:
    for effect in range(len(MADE.rows["effect_op"])):
        for lang in ("en", "fr"):
            words = effect_words(MADE, effect, lang)
            assert words and "ts-" not in words, (effect, words)


def test_r_054_r_076_the_panorama_tells_what_is_free_held_and_gone() -> None:
    table = scene(2, {0: "quay/D"}, zones={"removed": ["quay/B"]})
    row = aid(table, 1)["panorama"]
    assert [one["letter"] for one in row] == list("BCDEF")
    assert [one["state"] for one in row] == ["removed", "free", "held", "free", "free"]
    assert row[2]["agent"] == 0 and row[2]["alt"] == "An old man on a stool."
    assert "text" not in row[1]


def test_r_180_a_mystery_stands_in_the_place_of_the_card_it_replaced() -> None:
    zones = {"removed": ["quay/C"], "panorama": ["mirror"]}
    quay = MADE.locations.index("quay") + 1
    replaces = [quay if card == "mirror" else 0 for card in MADE.cards if card in ("bell", "tide", "fog", "mirror")]
    row = aid(scene(2, zones=zones, replaces=replaces), 0)["panorama"]
    assert row[1]["card"] == "mirror" and row[1]["title"] == "The mirror" and row[1]["state"] == "free"


def test_r_110_the_chances_follow_from_the_open_discards() -> None:
    table = next_fate(scene(2, {0: "quay/C"}), 0)
    table.play(0, "engage 1")
    while "boost 0" not in [one.text for one in table.options(table.asked[0])]:
        table.play(table.asked[0], "pass")
    found = aid(table, 1)["chances"]
    gap = 4 - aid(table, 1)["trial"]["value"]
    assert len(found) == 6
    for one in found:
        value = one["value"]
        assert one["outcome"] == ("failure" if value < gap else "critical" if value == gap else "success")


def test_r_099_r_110_of_two_cards_the_better_counts_in_the_chances_too() -> None:
    """The bar showed one card's odds while two were turned."""
    table = next_fate(scene(2, {0: "quay/C"}, zones={"upright": ["fog"]}), 0)
    table.play(0, "engage 1")
    found = aid(table, 1)["chances"]
    left = aid(table, 1)["destiny"]["left"]
    better = [max(pair) for pair in combinations(left, 2)]
    assert {one["value"]: one["ways"] for one in found} == Counter(better)
    assert sum(one["ways"] for one in found) == len(better) == 15


def test_r_034_r_166_the_plan_names_what_covers_it() -> None:
    plain = aid(at_quay(2), 0)["plan_cards"]
    assert [[spot["id"] for spot in card["locations"]] for card in plain] == [["quay"], ["tower"]]
    covered = aid(scene(2, zones={"in-play": ["e6", "e5"]}), 0)["plan_cards"]
    assert covered[1]["by"] == "e6" and [spot["id"] for spot in covered[1]["locations"]] == ["tower", "vault"]
    assert covered[2]["by"] == "e5" and covered[2]["locations"][0]["id"] == "garden"


def test_r_177_r_183_what_stands_for_everybody_is_told_in_its_own_words() -> None:
    found = aid(scene(2, zones={"group": ["alarm"], "upright": ["fog"]}), 1)["standing"]
    assert [one["text"] for one in found] == [
        "Words thresholds rise by 1, and the watch has 1 life point more.",
        "Destiny: the better of two.",
    ]


def test_r_025_the_other_side_of_a_receptacle_is_for_its_own_player() -> None:
    table = begin(2)
    sheets = {one["id"]: one for one in aid(table, 0)["roster"]}
    assert sheets["ada"]["back"] == "She set this clock ten years ago."
    assert sheets["boris"]["back"] is None and "celia" not in sheets


def test_r_126_a_group_conflict_shows_life_and_damage_once_it_is_open() -> None:
    table = answer_until(begin(2), lambda one: one.view(None)["numbers"]["phase"] == "actions")
    assert aid(table, 0)["conflict"] is None


@pytest.mark.parametrize(("asking", "agent"), [("take", 0), ("act-as", None)])
def test_r_236_one_player_is_told_which_receptacle_is_asked(asking: str, agent: int | None) -> None:
    table = answer_until(begin(1), lambda one: one.view(0)["numbers"]["asking"] == asking)
    assert aid(table, 0)["asked_agent"] == agent


def test_r_238_after_the_end_the_texts_of_places_one_has_seen_are_open() -> None:
    table = answer_until(begin(2), lambda one: one.view(0)["numbers"]["asking"] == "update", ("leave",))
    assert aid(table, 0)["book"] is None
    table.play(0, "abandon")
    table.play(1, "agree")
    book = aid(table, None)["book"]
    assert book["quay/D"][0][0].endswith("looks you over, Ada.")
    assert book["quay/D"][0][1].endswith("looks you over, Boris.")
    assert "tower/B" not in book and book["ada/flash"] and book["e1"]


def test_a_gain_of_no_magic_is_no_news() -> None:
    table = begin(2)
    assert sentence(MADE, table.seen(0), "magic", {"agent": 0, "n": 0}, "en") == ""
    assert sentence(MADE, table.seen(0), "magic", {"agent": 0, "n": 1}, "en")


def test_a_mission_without_scenes_is_played_all_the_same(tmp_path: Any) -> None:
    root = own_mission(tmp_path, "bare-ferry")  # a borrowed mission stays on the shelf: no other test has this name
    (root / "scenes.toml").unlink()
    table = answer_until(begin(2, mission=borrow(root).id), lambda one: one.view(0)["numbers"]["phase"] == "actions")
    assert aid(table, 0)["location"]["scene"] is None and aid(table, 0)["panorama"]
