"""Companion bots pull their weight: they support, tell their gist, leave the map and giving up to people."""

import chronolude as cl
from chronolude.bots import make
from tests.games.time_stories.scenes import answer_until, begin, n, next_fate, phase, scene, texts, zone


def answer_of(table: cl.Table, seat: int, name: str = "companion", seed: int = 1) -> str:
    return table.choose(seat, make("time-stories", name, seed))


def on_trial(reserve: int) -> cl.Table:
    """Seat 0 (Ada, Hands 1) tries the crates (Hands 4) with nothing added; seat 1 stands by."""
    table = next_fate(scene(2, {0: "quay/C"}, azrak=[6, reserve, 0, 0]), 0)
    table.play(0, "engage 1")
    table.play(0, "boost 0")
    return table


def test_a_companion_supports_a_doubtful_trial_and_keeps_one_crystal() -> None:
    assert answer_of(on_trial(6), 1) == "support 3"
    assert answer_of(on_trial(2), 1) == "support 1"
    assert answer_of(on_trial(1), 1) == "support 0"


def test_a_companion_does_not_spend_on_a_trial_that_is_as_good_as_won() -> None:
    table = next_fate(scene(2, {0: "quay/C"}, azrak=[6, 6, 0, 0]), 0)
    table.play(0, "engage 1")
    table.play(0, "boost 5") if "boost 5" in texts(table, 0) else table.play(0, "boost 4")
    while "support 0" not in texts(table, table.asked[0]):
        table.play(table.asked[0], texts(table, table.asked[0])[0])
    assert answer_of(table, 1) == "support 0"


def test_a_companion_shares_its_gist_and_never_the_text() -> None:
    table = answer_until(begin(2), phase("telepathy"))
    assert answer_of(table, 1) == "gist"
    table.play(1, "gist")
    table.play(0, "aloud")
    card = zone(table, "held", 1)[0]
    assert [one["card"] for one in table.view(0)["aid"]["gists"]] == [card]
    assert card not in [one["card"] for one in table.view(0)["aid"]["papers"]]


def test_a_companion_goes_along_with_the_group_and_a_planner_does_not_give_up() -> None:
    table = scene(2)
    table.play(0, "leave")
    assert answer_of(table, 1) == "agree"
    table = scene(2)
    table.play(0, "abandon")
    assert (answer_of(table, 1), answer_of(table, 1, "planner")) == ("agree", "object")


def test_a_companion_does_not_hog_the_map() -> None:
    """At the telling moment people are asked first; a companion with nothing new to read waits for them."""
    table = scene(2, {0: "quay/C"}, azrak=[6, 2, 0, 0], free_explore=[0, 0, 0, 0])
    assert {answer_of(table, 1, seed=seed) for seed in range(8)} == {"wait"}


def test_a_companion_who_leads_waits_for_people_and_leaves_when_they_all_wait() -> None:
    table = scene(2, captain=1, azrak=[6, 2, 0, 0], free_explore=[0, 0, 0, 0])
    assert {answer_of(table, 1, seed=seed) for seed in range(8)} == {"wait"}
    table.play(1, "wait")
    table.play(0, "wait")
    assert {answer_of(table, 1, seed=seed) for seed in range(8)} == {"leave"}


def test_a_companion_does_one_thing_and_then_it_is_somebody_elses_turn() -> None:
    """Companions cleared a place while one was reading."""
    table = scene(2, {0: "quay/C"})
    bot = make("time-stories", "companion", 1)
    did = [table.choose(1, bot) for _ in range(8)]
    assert [deed for deed in did if deed.startswith("explore")] == did[:1] and set(did[1:]) == {"wait"}


def test_a_companion_puts_in_what_a_shared_payment_needs() -> None:
    table = scene(2, magic=[1, 3, 0, 0], magic_supply=6)
    place = table.position()
    place["numbers"] |= {"payment": 2, "payment_in_magic": 1, "pledger": 2}
    place["frames"].append(["pay", "take_pay", 0, 1, 0])
    place.pop("memory", None)
    paying = cl.position("time-stories", place)
    assert paying.asked == (1,) and answer_of(paying, 1) == "share 2"


def test_partners_bring_the_fixture_to_an_end_with_people_or_alone() -> None:
    for seats in (1, 2, 3, 4):
        table = begin(seats, seed=seats)
        for _ in range(1500):
            if table.result is not None:
                break
            table.play(table.asked[0], answer_of(table, table.asked[0], seed=table.decision))
        assert table.result is not None and n(table, "ending") != "none"
