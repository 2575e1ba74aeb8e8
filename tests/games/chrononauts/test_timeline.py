"""The timeline: ripples, patches and the vectors of the rules, and all 8,192 histories against a slower reading."""

from __future__ import annotations

import random

import pytest

from chronolude.games.chrononauts.history import count, is_fitting, is_war, linchpin_of, ripple_of, settle
from chronolude.kernel.rows import rows_of
from tests.games.chrononauts.laying import DECK, board, hand, holes, lay, parts, play, rule_of, state_of, zone

FACTS = rows_of(DECK.facts)
ENTRIES = {one["id"]: one for one in DECK.edition.entries["timeline"]}


# ── an independent, slower formulation: flip by flip, along the printed ripple lists ─────────────


def is_paradox(year: str, primes: set[str]) -> bool:
    rule = ENTRIES[year]["paradox_if"]
    if "any" in rule:
        return any(one in primes for one in rule["any"])
    return all(one in primes for one in rule["all"])


def meets(text: str, primes: set[str]) -> bool:
    """A condition as printed, read word by word."""
    words = text.split()
    held = [(word[:4] in primes) == word.endswith("'") for word in words[::2]]
    return any(held) if "OR" in words else all(held)


def flip_slowly(year: str, primes: set[str], paradoxes: set[str], patches: dict[str, str]) -> None:
    """C-022: only the years of the ripple list are looked at, each against all its linchpins."""
    primes ^= {year}
    for other in ENTRIES[year]["ripples"]:
        patch = patches.get(other)
        if not is_paradox(other, primes):
            paradoxes.discard(other)
            patches.pop(other, None)
        else:
            paradoxes.add(other)
            entry = next((one for one in DECK.edition.entries["patch"] if one["id"] == patch), None)
            if entry is not None and meets(entry["void_if"], primes):
                del patches[other]


def test_c_022_c_028_all_histories_settle_as_they_do_flip_by_flip() -> None:
    """All 8,192 sides of the 13 linchpins, reached along a Gray code, with patches laid at random on the way."""
    dice = random.Random(1)
    primes: set[str] = set()
    paradoxes: set[str] = set()
    patches: dict[str, str] = {}
    seen = set()
    for step in range(1, 8193):
        now = board(sorted(primes), list(patches.values()))
        settled = now.settled
        seen.add(now.primes)
        assert set(now.years_of(settled.paradoxes)) == paradoxes
        assert set(now.years_of(settled.holes)) == paradoxes - set(patches)
        assert not settled.voided and count(settled.holes) == len(paradoxes - set(patches))
        for patch in dice.sample(DECK.edition.entries["patch"], 2):
            if patch["year"] in paradoxes - set(patches) and meets(patch["playable_if"], primes):
                patches[patch["year"]] = patch["id"]
        year = DECK.linchpins[(step & -step).bit_length() - 1] if step < 8192 else DECK.linchpins[0]
        before = dict(patches)
        after = board(sorted(primes ^ {year}), list(patches.values())).settled
        flip_slowly(year, primes, paradoxes, patches)
        fallen = {one for other, one in before.items() if patches.get(other) != one}
        assert {DECK.names[one] for one in after.voided} == fallen
    assert len(seen) == 8192


def test_r_28_one_patch_of_1945_fits_whenever_it_is_a_paradox() -> None:
    patches = [DECK.names.index(name) for name in ("1945pa", "1945pb", "1945pc")]
    for primes in range(8192):
        settled = settle(FACTS, primes, [])
        paradox = settled.paradoxes >> ripple_of(FACTS, 1945) & 1
        assert sum(is_fitting(FACTS, patch, primes) for patch in patches) == paradox


# ── linchpins and ripplepoints ───────────────────────────────────────────────────────────────────


def test_c_003_the_grid_is_four_rows_of_eight_in_the_order_of_the_years() -> None:
    places = [one["index"] for one in lay([["memo_1"], []]).view(None)["aid"]["timeline"]]
    assert places == [f"{row}{column}" for row in "ABCD" for column in range(1, 9)]


def test_c_004_history_begins_as_in_the_books() -> None:
    import chronolude as cl

    table = cl.new("chrononauts", seats=3)
    assert {one["state"] for one in table.view(None)["aid"]["timeline"]} == {"true"}
    assert table.view(None)["numbers"]["paradoxes"] == 0 and not zone(table, "timeline")


def test_c_015_c_042_an_inverter_never_turns_a_ripplepoint() -> None:
    table = lay([["reverse_fate_1"], ["memo_1"]])
    assert parts(table, 0, "reverse_fate_1") == DECK.linchpins
    assert rule_of(table, 0, "reverse_fate_1 > 1968") == "C-042"
    assert linchpin_of(FACTS, 1968) == -1


def test_c_016_a_linchpin_shows_one_of_two_sides() -> None:
    table = play(lay([["reverse_fate_1"], []]), "reverse_fate_1 > 1936")
    assert state_of(table, "1936") == "prime" and state_of(table, "1941") == "true"


def test_c_017_a_ripplepoint_is_true_open_or_patched() -> None:
    table = play(lay([["1968p"], []], primes=["1963"]), "1968p")
    assert [state_of(table, year) for year in ("1950", "1969", "1968")] == ["true", "open", "patched"]


def test_c_018_a_single_linchpin_decides() -> None:
    assert holes(play(lay([["prevent_assassination_1"], []]), "prevent_assassination_1 > 1914")) == ["1918"]


def test_c_019_or_needs_one_and_heals_with_all() -> None:
    table = play(lay([["restore_history_1"], []], primes=["1912", "1915"]), "restore_history_1 > 1912")
    assert state_of(table, "1933") == "open"
    table = play(lay([["restore_history_1"], []], primes=["1915"]), "restore_history_1 > 1915")
    assert state_of(table, "1933") == "true"


def test_c_020_and_needs_all_and_heals_with_one() -> None:
    table = play(lay([["reverse_fate_1"], []], primes=["1936"]), "reverse_fate_1 > 1941")
    assert state_of(table, "1944") == "open"
    table = play(lay([["reverse_fate_1"], []], primes=["1936", "1941"]), "reverse_fate_1 > 1936")
    assert state_of(table, "1944") == "true"


def test_c_021_only_1945_has_three_linchpins() -> None:
    found = lay([["memo_1"], []]).view(None)["aid"]["timeline"]
    years = {one["year"]: len(one["linchpins"]) for one in found if one["linchpins"]}
    assert years.pop("1945") == 3 and set(years.values()) == {1, 2}


def test_c_023_a_year_of_the_ripple_list_may_stay() -> None:
    """W-01: saving Kennedy; 1974 is on the list and does not change."""
    table = play(lay([["prevent_assassination_1"], []]), "prevent_assassination_1 > 1963")
    assert holes(table) == ["1968", "1969"] and state_of(table, "1974") == "true"
    assert table.view(None)["numbers"]["paradoxes"] == 2


def test_w_02_then_lincoln() -> None:
    table = play(lay([["prevent_assassination_1"], []], primes=["1963"]), "prevent_assassination_1 > 1865")
    assert holes(table) == ["1868", "1968", "1969", "1974"]


def test_w_03_kennedy_again_as_in_the_books() -> None:
    table = play(lay([["restore_history_1"], []], primes=["1963", "1865"]), "restore_history_1 > 1963")
    assert holes(table) == ["1868"]


def test_c_024_ripples_do_not_chain() -> None:
    table = play(lay([["reverse_fate_1"], []]), "reverse_fate_1 > 1936")
    changed = [one["year"] for one in table.view(None)["aid"]["timeline"] if one["state"] != "true"]
    assert changed == ["1936", "1939", "1942", "1945", "1948"]


def test_c_025_a_year_patched_before_opens_again() -> None:
    table = lay([["reverse_fate_1", "reverse_fate_2"], []], primes=["1963"], patches=["1968p"], owed=2)
    play(play(table, "reverse_fate_1 > 1963"), "reverse_fate_2 > 1963")
    assert state_of(table, "1968") == "open" and not zone(table, "timeline")


def test_c_026_the_patch_falls_first_then_the_year_heals() -> None:
    """W-05: AND loses its patch; 1968 and 1969 stay as they are."""
    table = lay([["restore_history_1"], []], primes=["1865", "1963"], patches=["1974p"])
    play(table, "restore_history_1 > 1865")
    told = [(one.kind, one.args.get("year")) for one in table.events(None) if one.kind in ("voided", "healed")]
    assert told == [("healed", 1868), ("voided", 1974), ("healed", 1974)]
    assert zone(table, "discard")[-1] == "1974p" and holes(table) == ["1968", "1969"]


def test_c_027_or_keeps_a_patch_while_one_linchpin_holds() -> None:
    """W-04: 1969 leans on 1957 and 1963."""
    table = lay([["restore_history_1", "restore_history_2"], []], ["1957", "1963"], ["1969p"], owed=2)
    play(table, "restore_history_1 > 1963")
    assert zone(table, "timeline") == ["1969p"] and state_of(table, "1968") == "true"
    play(table, "restore_history_2 > 1957")
    assert zone(table, "discard")[-1] == "1969p" and holes(table) == []


# ── patches ──────────────────────────────────────────────────────────────────────────────────────


def test_c_051_a_patch_needs_its_own_year_open() -> None:
    assert rule_of(lay([["1968p"], []]), 0, "1968p") == "C-051"
    assert rule_of(lay([["1968p"], []], primes=["1865"]), 0, "1968p") == "C-051"


def test_c_052_c_053_a_patch_mends_and_earns_a_card() -> None:
    table = play(lay([["1968p", "memo_1"], []], primes=["1963"], deck=["1868p"]), "1968p")
    assert state_of(table, "1968") == "patched" and holes(table) == ["1969"]
    assert sorted(hand(table, 0)) == ["1868p", "memo_1"] and table.view(None)["numbers"]["paradoxes"] == 1


def test_c_054_a_year_carries_one_patch_at_most() -> None:
    table = lay([["1945pa", "1945pb", "1945pc"], []], primes=["1941"], patches=[])
    assert [one.text for one in table.options(0, "play")] == ["1945pc"]
    table = lay([["1945pa"], []], primes=["1941"], patches=["1945pc"])
    assert rule_of(table, 0, "1945pa") == "C-054"


def test_c_055_every_year_but_1945_has_one_patch() -> None:
    years = [one["year"] for one in DECK.edition.entries["patch"]]
    assert sorted(set(years)) == DECK.ripples and years.count("1945") == 3 and len(years) == 21


@pytest.mark.parametrize(
    "patch", [one for one in DECK.edition.entries["patch"] if one["stable"]], ids=lambda one: one["id"]
)
def test_c_056_c_057_a_patch_falls_exactly_when_its_year_heals(patch: dict[str, str]) -> None:
    for primes in range(8192):
        settled = settle(FACTS, primes, [DECK.names.index(patch["id"])])
        heals = not settled.paradoxes >> DECK.ripples.index(patch["year"]) & 1
        assert bool(settled.voided) == heals


@pytest.mark.parametrize("patch", DECK.edition.entries["patch"], ids=lambda one: one["id"])
def test_c_056_c_059_an_edge_fits_as_it_is_printed(patch: dict[str, str]) -> None:
    years = sorted({word[:4] for word in patch["playable_if"].split()[::2]})
    for mask in range(1 << len(years)):
        primes = {year for place, year in enumerate(years) if mask >> place & 1}
        fits = is_fitting(FACTS, DECK.names.index(patch["id"]), board(sorted(primes), []).primes)
        assert fits == meets(patch["playable_if"], primes)


def test_c_058_the_bonus_card_is_kept_when_the_patch_falls() -> None:
    table = lay([["1968p", "restore_history_1"], []], primes=["1963"], deck=["1868p"], owed=2)
    play(play(table, "1968p"), "restore_history_1 > 1963")
    assert hand(table, 0) == ["1868p"] and "1968p" in zone(table, "discard")


def test_c_059_c_060_the_nexus() -> None:
    """W-07: only the patch whose edge fits, and it falls while the year stays a paradox."""
    table = lay([["sabotage", "1945pa", "1945pb", "1945pc", "halt_attack"], []], owed=3)
    play(table, "sabotage > 1943")
    assert holes(table) == ["1945", "1962"]
    assert [rule_of(table, 0, patch) for patch in ("1945pb", "1945pc")] == ["C-059", "C-059"]
    play(table, "1945pa")
    assert state_of(table, "1945") == "patched"
    play(table, "halt_attack > 1941")
    assert state_of(table, "1945") == "open" and zone(table, "discard")[-1] == "1945pa"


def test_w_07_then_only_the_third_patch_fits() -> None:
    table = lay([["1945pa", "1945pb", "1945pc"], []], primes=["1941", "1943"])
    assert [one.text for one in table.options(0, "play")] == ["1945pc"]


def test_c_061_a_patch_of_1945_goes_when_the_year_heals() -> None:
    table = play(lay([["restore_history_1"], []], ["1941"], ["1945pc"]), "restore_history_1 > 1941")
    assert state_of(table, "1945") == "true" and zone(table, "discard")[-1] == "1945pc"


def test_c_062_the_patch_of_1962_is_the_war() -> None:
    table = play(lay([["1962p"], []], primes=["1957"]), "1962p")
    assert table.view(None)["aid"]["war"] and "war-began" in [one.kind for one in table.events(None)]
    assert is_war(FACTS, [DECK.names.index("1962p")]) and not is_war(FACTS, [DECK.names.index("1969p")])


# ── thirteen ─────────────────────────────────────────────────────────────────────────────────────

TWELVE = ["1865", "1912", "1936", "1941", "1957", "1963"]


def test_c_110_c_111_the_thirteenth_paradox_ends_everything() -> None:
    """W-15: twelve stand open, 1918 is the thirteenth; with one of them patched the game goes on."""
    table = lay([["prevent_assassination_1"], []], primes=TWELVE)
    assert len(holes(table)) == 12
    play(table, "prevent_assassination_1 > 1914")
    assert table.result is not None and table.result.ending == "paradox" and table.result.winners == []
    assert table.result.rule == "C-110"
    table = play(lay([["prevent_assassination_1"], []], TWELVE, ["1969p"]), "prevent_assassination_1 > 1914")
    assert table.result is None and len(holes(table)) == 12


def test_c_112_r_24_it_ends_in_the_middle_of_a_turn_and_nobody_claims() -> None:
    cards = ["prevent_assassination_1", *(f"reverse_fate_{n}" for n in range(1, 10)), "memo_1"]
    table = play(lay([cards, []], primes=TWELVE, owed=3), "prevent_assassination_1 > 1914")
    assert table.result is not None and table.result.ending == "paradox" and table.asked == ()


def test_c_013_the_engine_keeps_the_timeline_settled() -> None:
    import chronolude as cl
    from chronolude.bots import make

    table = cl.new("chrononauts", seats=2, seed=5)
    bots = [make("chrononauts", "random", seat) for seat in range(2)]
    while table.asked and table.decision < 250:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
        shown = table.view(None)
        now = board([], zone(table, "timeline"))
        now.primes = shown["numbers"]["primes"]
        assert now.settled.voided == [] and shown["numbers"]["paradoxes"] == count(now.settled.holes)


def test_c_041_the_side_told_is_that_of_the_linchpin_turned() -> None:
    """Whatever side the others show."""
    for year in (1865, 1963):
        table = play(lay([["restore_history_1"], []], primes=["1865", "1963"]), f"restore_history_1 > {year}")
        told = [one.args for one in table.events(None) if one.kind == "flipped"]
        assert told == [{"year": year, "side": 0}]
    table = play(lay([["reverse_fate_1"], []], primes=["1865"]), "reverse_fate_1 > 1963")
    assert [one.args["side"] for one in table.events(None) if one.kind == "flipped"] == [1]
