"""The Uberparadox and the three ways to win."""

from __future__ import annotations

from typing import Any

import pytest

import chronolude as cl
from tests.games.chrononauts.laying import (
    end_turn,
    hand,
    holes,
    kinds,
    lay,
    parts,
    phase,
    play,
    rule_of,
    state_of,
    texts,
    zone,
)

RELICS = ["ark_of_the_covenant", "crown_of_thorns", "videotape_creation"]
WAR = ["1957"]
TEN = [f"reverse_fate_{n}" for n in range(1, 10)] + ["restore_history_1"]
HOME = {"primes": ["1865", "1915", "1963"], "patches": ["1917p", "1974p"], "ids": ["marcus"]}


def ending(table: cl.Table, seat: int = 0) -> cl.Table:
    """Bring the turn to its end by laying an artifact that matters to nobody."""
    return play(table, "rongo_rongo", seat)


# ── the Uberparadox ──────────────────────────────────────────────────────────────────────────────


def test_c_101_an_open_1962_has_no_special_effect() -> None:
    table = lay([["1969p", "sports_almanac", "prevent_assassination_1"], []], primes=WAR)
    assert not table.view(None)["aid"]["war"] and len(table.options(0, "play")) == 3


def test_c_102_r_32_no_linchpin_after_the_war_is_flipped() -> None:
    """W-08: Prevent Assassination reaches 1865 and 1914 only."""
    table = lay([["prevent_assassination_1", "reverse_fate_1"], []], primes=WAR, patches=["1962p"])
    assert parts(table, 0, "prevent_assassination_1") == ["1865", "1914"]
    assert rule_of(table, 0, "reverse_fate_1 > 1963") == "C-102"
    table = lay([["restore_history_1"], []], primes=["1963", "1957"], patches=["1962p"])
    assert parts(table, 0, "restore_history_1") == ["1957"]


def test_c_102_an_inverter_with_nothing_but_later_linchpins_cannot_be_played() -> None:
    table = lay([["halt_attack"], []], primes=["1941", "1957"], patches=["1962p"])
    assert rule_of(table, 0, "halt_attack") == "C-102"


def test_c_103_no_patch_after_the_war() -> None:
    assert rule_of(lay([["1969p"], []], WAR, ["1962p"]), 0, "1969p") == "C-103"


@pytest.mark.parametrize("card", ["sports_almanac", "cure_for_cancer"])
def test_c_104_artifacts_of_the_future_are_out_of_reach(card: str) -> None:
    assert rule_of(lay([[card], []], WAR, ["1962p"]), 0, card) == "C-104"


def test_c_105_no_home_beyond_the_war() -> None:
    primes = [*HOME["primes"], "1957"]
    table = ending(lay([["rongo_rongo"], []], primes, ["1917p", "1974p", "1962p"], ids=["marcus"]))
    assert rule_of(table, 0, "claim id") == "C-105"


def test_c_106_squa_tront_and_early_homes_are_open() -> None:
    table = ending(lay([["rongo_rongo"], []], ["1937", "1957"], ["1950p", "1962p"], ids=["squa_tront"]))
    assert "claim id" in texts(table, 0)
    primes = ["1914", "1912", "1957"]
    table = ending(lay([["rongo_rongo"], []], primes, ["1918p", "1929p", "1962p"], ids=["winifred"]))
    assert "claim id" in texts(table, 0)


def test_c_107_missions_and_hands_are_not_affected() -> None:
    relics = ["ark_of_the_covenant", "crown_of_thorns", "videotape_creation"]
    table = lay([["rongo_rongo", *TEN], []], WAR, ["1962p"], artifacts=[relics], missions=["sacred_relics"])
    assert {"claim mission", "claim hand"} <= set(texts(ending(table), 0))


def test_c_108_peace_ends_it_at_once() -> None:
    """W-09: with 1957 restored the patch falls, unless 1943 holds it."""
    table = play(lay([["restore_history_1"], []], WAR, ["1962p"]), "restore_history_1 > 1957")
    assert zone(table, "discard")[-1] == "1962p" and state_of(table, "1969") == state_of(table, "1962") == "true"
    assert not table.view(None)["aid"]["war"] and "war-ended" in kinds(table)
    table = play(lay([["restore_history_1"], []], ["1943", "1957"], ["1962p"]), "restore_history_1 > 1957")
    assert zone(table, "timeline") == ["1962p"] and table.view(None)["aid"]["war"]


def test_c_109_r_23_artifacts_on_the_table_stay_usable() -> None:
    artifacts = [["sports_almanac"], ["cure_for_cancer"]]
    table = lay([["get_there_first_1", "sell_dinosaur"], []], WAR, ["1962p"], artifacts=artifacts, owed=2)
    play(table, "get_there_first_1 > on cure_for_cancer")
    play(table, "sell_dinosaur > on sports_almanac")
    assert zone(table, "artifacts", 0) == ["cure_for_cancer"]


def test_r_11_later_years_settle_as_always_during_the_war() -> None:
    table = play(lay([["reverse_fate_1"], []], ["1957", "1963"], ["1962p", "1969p"]), "reverse_fate_1 > 1865")
    assert holes(table) == ["1868", "1968", "1974"]


# ── claiming ─────────────────────────────────────────────────────────────────────────────────────


def test_c_113_only_the_seat_whose_turn_ends_may_claim() -> None:
    table = ending(lay([["rongo_rongo"], TEN]))
    assert table.asked == (0,) and texts(table, 0) == ["no claim"] and rule_of(table, 1, "claim hand") == "H-1"


def test_c_114_a_missed_chance_is_lost() -> None:
    table = end_turn(ending(lay([["rongo_rongo", *TEN], ["memo_1"]])))
    assert table.result is None and table.asked == (1,)


@pytest.mark.parametrize(
    ("kind", "own", "other", "place"),
    [
        ("missions", "sacred_relics", "the_healer", {"artifacts": [RELICS]}),
        ("ids", "marcus", "naomi", {"primes": ["1865", "1915", "1963"], "patches": ["1917p", "1974p"]}),
    ],
)  # fmt: skip
def test_c_113_the_claim_is_asked_whether_or_not_a_goal_is_met(
    kind: str, own: str, other: str, place: dict[str, Any]
) -> None:
    """Where the table shows what some ID or mission asks for, its owner and everybody else are asked alike."""
    third = {"missions": "dinosaur_roundup", "ids": "caleb"}[kind]
    secrets: list[dict[str, Any]] = [{kind: [one, third]} for one in (own, other)]
    met, unmet = (ending(lay([["rongo_rongo"], []], then="find_claims", **one, **place)) for one in secrets)
    assert met.asked == unmet.asked == (0,) and phase(met) == phase(unmet) == "claim"
    assert met.view(1) == unmet.view(1) and len(texts(met, 0)) == 2 and texts(unmet, 0) == ["no claim"]


@pytest.mark.parametrize(
    ("hands", "place", "asked"),
    [
        ([], {}, False),
        (TEN[:9], {}, False),
        (TEN, {}, True),
        ([], {"artifacts": [RELICS[1:]]}, False),
        ([], {"artifacts": [["live_tyrannosaurus", "shakespeare_play"]]}, False),
        ([], {"artifacts": [["live_tyrannosaurus", "shakespeare_play", "mona_lisa_obvious"]]}, True),
        (
            [],
            {"artifacts": [["live_tyrannosaurus", "shakespeare_play", "mona_lisa_obvious"], ["mona_lisa_real"]]},
            False,
        ),
        ([], {"primes": ["1915"], "patches": ["1917p"]}, False),
        ([], {"primes": ["1865", "1912", "1915", "1963"], "patches": ["1917p", "1974p"]}, False),
    ],
)  # fmt: skip
def test_c_113_who_cannot_have_won_is_not_asked(hands: list[str], place: dict[str, Any], asked: bool) -> None:
    """What the whole table sees rules out every ID, every mission and ten cards: not asking tells nothing."""
    table = ending(lay([["rongo_rongo", *hands], ["memo_1"]], then="find_claims", **place))
    assert (phase(table) == "claim") == asked and table.asked == ((0,) if asked else (1,))


@pytest.mark.parametrize("seat", range(6))
def test_c_113_every_seat_is_asked_about_its_own_artifacts(seat: int) -> None:
    """Wherever it sits: what lies in front of another seat does not count."""
    artifacts: list[list[str]] = [[] for _ in range(6)]
    artifacts[seat] = RELICS
    for turn in (seat, (seat + 1) % 6):
        hands = [["rongo_rongo"] if other == turn else ["memo_1"] * (other == (turn + 1) % 6) for other in range(6)]
        table = ending(lay(hands, artifacts=artifacts, turn=turn, then="find_claims"), turn)
        assert (phase(table) == "claim") == (turn == seat)


def test_c_115_c_123_the_mission_is_shown() -> None:
    relics = ["ark_of_the_covenant", "crown_of_thorns", "videotape_creation"]
    table = lay([["rongo_rongo"], []], artifacts=[relics], missions=["sacred_relics"])
    ending(table).play(0, "claim mission")
    assert table.result is not None and table.result.ending == "mission" and table.result.winners == [0]
    assert zone(table, "mission", 0, 1) == ["sacred_relics"] and zone(table, "id", 0, 1) == [None]


def test_c_065_c_115_an_artifact_in_the_hand_does_not_count() -> None:
    relics = ["ark_of_the_covenant", "crown_of_thorns"]
    table = lay([["rongo_rongo", "videotape_creation"], []], artifacts=[relics], missions=["sacred_relics"])
    assert rule_of(ending(table), 0, "claim mission") == "C-115"


def test_c_116_going_home() -> None:
    """W-16: other open paradoxes do not matter."""
    table = ending(lay([["rongo_rongo"], []], **HOME))  # type: ignore[arg-type]
    assert holes(table) == ["1868", "1933", "1968", "1969"]
    table.play(0, "claim id")
    assert table.result is not None and table.result.ending == "id" and zone(table, "id", 0, 1) == ["marcus"]


def test_c_117_an_open_paradox_blocks_the_way() -> None:
    table = ending(lay([["rongo_rongo"], []], HOME["primes"], ["1917p"], ids=["marcus"]))
    assert rule_of(table, 0, "claim id") == "C-117"


def test_c_116_r_33_a_true_side_is_no_red_year() -> None:
    table = ending(lay([["rongo_rongo"], []], ["1915"], ["1917p"], ids=["marcus"]))
    assert rule_of(table, 0, "claim id") == "C-116"


def test_c_118_c_119_nine_is_not_ten() -> None:
    """W-10: ten after the draw, nine after the play; a patch makes it ten again."""
    cards = [f"reverse_fate_{n}" for n in range(1, 10)]
    table = ending(lay([["rongo_rongo", *cards], []]))
    assert rule_of(table, 0, "claim hand") == "C-118"
    table = play(lay([["1968p", *cards], []], primes=["1963"]), "1968p")
    table.play(0, "claim hand")
    assert table.result is not None and table.result.ending == "hand" and len(hand(table, 0)) == 10


@pytest.mark.parametrize("seat", range(6))
def test_c_118_wherever_one_sits_the_own_hand_is_counted(seat: int) -> None:
    hands = [["rongo_rongo", *TEN] if other == seat else [] for other in range(6)]
    assert "claim hand" in texts(ending(lay(hands, turn=seat), seat), seat)
    nine = [["rongo_rongo", *TEN[1:]] if other == seat else [] for other in range(6)]
    assert rule_of(ending(lay(nine, turn=seat), seat), seat, "claim hand") == "C-118"


def test_w_11_selling_for_the_tenth_card() -> None:
    cards = [f"reverse_fate_{n}" for n in range(1, 9)]
    table = play(lay([["sell_dinosaur", *cards], []], artifacts=[["lost_opera"]]), "sell_dinosaur > on lost_opera")
    assert len(hand(table, 0)) == 10 and "claim hand" in texts(table, 0)


def test_r_12_more_than_ten_will_do() -> None:
    assert "claim hand" in texts(ending(lay([["rongo_rongo", "memo_1", *TEN], []])), 0)


MISSIONS = {
    "mona_lisa_triptych": ["mona_lisa_real", "mona_lisa_excellent", "mona_lisa_obvious"],
    "cheaters_sometimes_win": ["mona_lisa_obvious", "sports_almanac", "shakespeare_play"],
    "mona_and_the_dinosaur": ["mona_lisa_real", "live_tyrannosaurus", "shakespeare_play"],
    "the_great_mysteries": ["videotape_creation", "rongo_rongo", "ark_of_the_covenant"],
    "dinosaur_roundup": ["live_tyrannosaurus", "live_triceratops", "live_stegosaurus"],
    "museum_of_lost_things": ["rongo_rongo", "alexandria_scrolls", "lost_opera"],
    "sacred_relics": ["ark_of_the_covenant", "crown_of_thorns", "videotape_creation"],
    "the_healer": ["cure_for_cancer", "live_stegosaurus", "crown_of_thorns"],
    "eccentric_billionaire": ["cure_for_cancer", "live_triceratops", "lost_opera"],
    "publishers_dream": ["shakespeare_play", "sports_almanac", "alexandria_scrolls"],
}


@pytest.mark.parametrize("mission", MISSIONS)
def test_c_115_every_mission_wants_its_three(mission: str) -> None:
    wanted = MISSIONS[mission]
    for missing in wanted:
        lying = [card for card in wanted if card != missing]
        table = lay([[missing, "memo_1"], []], artifacts=[lying], missions=[mission])
        assert table.view(0)["aid"]["mission"]["met"] == 2
        play(table, missing)
        assert "claim mission" in texts(table, 0), missing


HOMES = {
    "squa_tront": (["1937", "1943"], ["1950p", "1962p"]),
    "renee": (["1914", "1936", "1941"], ["1918p", "1944p"]),
    "yitzchak": (["1936", "1963"], ["1942p", "1968p"]),
    "marcus": (["1915", "1865", "1963"], ["1917p", "1974p"]),
    "lorelei": (["1936", "1963"], ["1939p", "1968p"]),
    "dmitri": (["1957", "1981"], ["1969p", "1991p"]),
    "winifred": (["1914", "1912"], ["1918p", "1929p"]),
    "gunther": (["1936", "1980", "1981"], ["1939p", "1986p"]),
    "skye": (["1937", "1980", "1981"], ["1950p", "1986p"]),
    "naomi": (["1865", "1963", "1980"], ["1974p", "1999p"]),
    "caleb": (["1865", "1993"], ["1868p", "1995p"]),
    "ingrid": (["1936", "1980"], ["1948p", "1999p"]),
    "percival": (["1912", "1957"], ["1933p", "1969p"]),
    "luisa": (["1915", "1993"], ["1917p", "1995p"]),
}


@pytest.mark.parametrize("identity", HOMES)
def test_c_116_every_identity_has_a_home(identity: str) -> None:
    primes, patches = HOMES[identity]
    if identity == "squa_tront":
        primes = ["1937", "1957"]
    table = ending(lay([["rongo_rongo"], []], primes, patches, ids=[identity]))
    assert "claim id" in texts(table, 0) and table.view(0)["aid"]["id"]["home"]
    table = ending(lay([["rongo_rongo"], []], primes, patches[:1], ids=[identity]))
    assert "claim id" not in texts(table, 0)


@pytest.mark.parametrize(
    ("identity", "turned"),
    [("squa_tront", "1936"), ("renee", "1912"), ("winifred", "1915"), ("naomi", "1914"), ("caleb", "1963")],
)
def test_c_117_an_open_black_year_blocks_the_way(identity: str, turned: str) -> None:
    """Though both red years lie under their patches."""
    primes, patches = HOMES[identity]
    if identity == "squa_tront":
        primes = ["1937", "1957"]
    table = ending(lay([["rongo_rongo"], []], [*primes, turned], patches, ids=[identity]))
    assert rule_of(table, 0, "claim id") == "C-117"


def test_c_120_the_triptych_wants_all_three() -> None:
    table = lay(
        [["rongo_rongo"], []], artifacts=[["mona_lisa_real", "mona_lisa_obvious"]], missions=["mona_lisa_triptych"]
    )
    assert rule_of(ending(table), 0, "claim mission") == "C-115"


@pytest.mark.parametrize("forgery", ["mona_lisa_excellent", "mona_lisa_obvious"])
def test_c_121_either_forgery_serves_cheaters(forgery: str) -> None:
    lying = [[forgery, "sports_almanac", "shakespeare_play"], ["mona_lisa_real"]]
    table = ending(lay([["rongo_rongo"], []], artifacts=lying, missions=["cheaters_sometimes_win"]))
    assert "claim mission" in texts(table, 0)


def test_c_122_a_better_mona_lisa_elsewhere_spoils_the_claim() -> None:
    """W-14."""
    mine = ["mona_lisa_excellent", "live_tyrannosaurus", "shakespeare_play"]
    table = lay([["rongo_rongo"], []], artifacts=[mine, ["mona_lisa_real"]], missions=["mona_and_the_dinosaur"])
    assert rule_of(ending(table), 0, "claim mission") == "C-122"
    table = lay([["rongo_rongo"], []], artifacts=[mine, ["mona_lisa_obvious"]], missions=["mona_and_the_dinosaur"])
    assert "claim mission" in texts(ending(table), 0)


@pytest.mark.parametrize("seat", range(6))
def test_c_122_wherever_one_sits_the_best_mona_lisa_is_looked_for_before_one(seat: int) -> None:
    mine = ["mona_lisa_excellent", "live_tyrannosaurus", "shakespeare_play"]
    lying = [mine if other == seat else [] for other in range(6)]
    wishes = [one for one in MISSIONS if one != "mona_and_the_dinosaur"]
    wishes.insert(seat, "mona_and_the_dinosaur")
    hands = [["rongo_rongo"] if other == seat else [] for other in range(6)]
    table = ending(lay(hands, artifacts=lying, missions=wishes, turn=seat), seat)
    assert "claim mission" in texts(table, seat)


def test_c_124_at_most_one_winner() -> None:
    table = ending(lay([["rongo_rongo", *TEN], [f"avert_disaster_{n}" for n in (1, 2, 3)]]))
    table.play(0, "claim hand")
    assert table.result is not None and table.result.winners == [0] and table.result.ranks == [1, 2]


def test_r_25_a_claim_that_fails_changes_nothing_and_shows_nothing() -> None:
    table = ending(lay([["rongo_rongo"], []], ids=["marcus"]))
    before = table.position()
    with pytest.raises(cl.Refused):
        table.play(0, "claim id")
    assert table.position() == before and zone(table, "id", 0, 1) == [None]
