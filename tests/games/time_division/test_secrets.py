"""What each seat sees, is told and remembers: V-01 to V-15, and the two worlds."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.games.time_division.cards import NAMES
from chronolude.games.time_division.names import HAND, INFLUENCE, RESERVE
from chronolude.games.time_division.rules import BOOK
from chronolude.kernel.chance import Cheap
from chronolude.kernel.verbs import place_of
from chronolude.sight import Sight, imagine, project

from .scene import ERAS, play, scene, told, zone
from .test_draft import drafted


def seen(table: cl.Table, seat: int | None, name: str, owner: int | None = None) -> list[str | None]:
    for shown in table.view(seat)["zones"]:
        if (shown["name"], shown["seat"]) == (name, owner):
            cards: list[str | None] = shown["cards"]
            return cards
    raise KeyError(name)


def knows(table: cl.Table, seat: int, card: str) -> int:
    """The mask of zones where a seat thinks a card may lie."""
    return table.sight(seat).memory[NAMES.index(card)]


def plain(sight: Sight) -> tuple[Any, ...]:
    shown = (sight.zones, sight.faces, sight.n, sight.stack, sight.mode, sight.asked)
    return (*shown, sight.answered, sight.options, sight.part, sight.sealed)


def worlds(table: cl.Table, seat: int | None, count: int = 3) -> list[Any]:
    sight = table.sight(seat)
    return [imagine(sight, BOOK, Cheap(1), Cheap(number)) for number in range(count)]


def hidden_in(world: Any, place: int) -> set[str]:
    return {NAMES[card] for card in range(60) if place_of(world, card) == place}


# ── looking ──────────────────────────────────────────────────────────────────────────────────────


def test_v_01_who_chooses_in_a_hand_sees_all_of_it_for_that_moment() -> None:
    table = scene(
        "A: decision car_salesman hand [tony, terry] B: decision banker hand [intern, governor] reserve [dentist]"
    )
    assert seen(table, 0, "hand", 1) == [None, None]
    play(table, "activate 0")
    assert seen(table, 0, "hand", 1) == ["intern", "governor"]
    assert seen(table, None, "hand", 1) == [None, None]
    play(table, "take governor")
    assert seen(table, 0, "hand", 1) == [None, None]
    assert knows(table, 0, "intern") == 1 << HAND + 1


def test_v_02_who_chooses_in_the_reserve_sees_all_of_it_for_that_moment() -> None:
    table = scene("A: decision carpenter B: decision pharaoh reserve [farmer, vizier, archer] hand [tim] A: hand [tom]")
    play(table, "activate 0")
    assert seen(table, 0, "reserve") == ["farmer", "archer", "vizier"]
    assert seen(table, 1, "reserve") == [None] * 3
    play(table, "take vizier")
    assert seen(table, 0, "reserve") == [None] * 2
    assert knows(table, 0, "farmer") == knows(table, 0, "archer") == 1 << RESERVE
    for world in worlds(table, 0):
        assert hidden_in(world, RESERVE) == {"farmer", "archer"}


def test_v_03_r_32_a_search_for_a_value_opens_the_reserve_even_in_vain() -> None:
    table = scene(
        "A: decision priestess_of_bastet hand [tim] B: decision archer hand [pharaoh] reserve [farmer, potter]"
    )
    play(table, "activate 0")
    assert told(table, "ignored")[0]["card"] == "priestess_of_bastet"
    assert [event["card"] for event in told(table, "saw", 0)] == ["farmer", "potter"]
    assert [event["card"] for event in told(table, "saw", 1)] == [None, None]
    assert knows(table, 0, "farmer") == 1 << RESERVE
    assert "Farmer lies in the Reserve." in [table.say(0, event) for event in table.events(0)]


def test_v_04_an_effect_ignored_for_another_reason_opens_nothing() -> None:
    table = scene("A: decision squire B: decision king reserve [duke, monk]")
    kinds = play(table, "activate 0")
    assert "ignored" in kinds
    assert "looked" not in kinds
    assert "turned" not in kinds


def test_v_05_a_random_draw_opens_nothing() -> None:
    table = scene("A: decision monk B: decision king reserve [beggar, duke]")
    kinds = play(table, "activate 0")
    assert "looked" not in kinds
    left = zone(table, "reserve")[0]
    assert knows(table, 1, left) & 1 << HAND, "B cannot tell which card was drawn"


def test_v_06_a_look_changes_nothing_for_the_opponent() -> None:
    views = []
    for reserve in ("farmer, vizier", "archer, potter"):
        rest = "archer, potter" if reserve.startswith("farmer") else "farmer, vizier"
        table = scene(f"A: decision carpenter hand [{rest}] B: decision pharaoh hand [tim, tom] reserve [{reserve}]")
        play(table, "activate 0")
        views.append((table.view(1), [(event.kind, event.args) for event in table.events(1)]))
    assert views[0] == views[1]


# ── what becomes known ───────────────────────────────────────────────────────────────────────────


def test_v_07_a_card_activated_out_of_a_hidden_place_is_named_to_both() -> None:
    table = scene("A: decision stonemason hand [tim] B: decision pharaoh hand [tom] reserve [charioteer, farmer]")
    play(table, "activate 0", "take charioteer")
    assert told(table, "activated", 1)[1]["card"] == "charioteer"
    assert knows(table, 1, "charioteer") == 1 << RESERVE
    assert seen(table, 1, "reserve") == [None, None]


def test_v_07_until_a_hidden_draw_makes_it_uncertain() -> None:
    table = scene("A: decision guild_master hand [] B: decision king hand [] reserve [monk, beggar, duke]")
    play(table, "activate 0", "take monk")
    assert knows(table, 1, "monk") == 1 << INFLUENCE + 1 or knows(table, 1, "monk") & 1 << HAND
    drawn = zone(table, "hand 0")[0]
    assert knows(table, 1, drawn) & 1 << HAND


def test_v_08_what_arrives_in_an_open_place_is_public() -> None:
    table = scene("A: decision carpenter hand [tim] B: decision pharaoh hand [tom] reserve [farmer, vizier]")
    play(table, "activate 0", "take vizier")
    for seat in (0, 1, None):
        assert seen(table, seat, "influence", 0) == ["vizier"]


def test_v_09_what_leaves_an_open_place_is_known_where_it_goes() -> None:
    monk = scene("A: decision monk B: decision king reserve [beggar, duke]")
    play(monk, "activate 0")
    assert knows(monk, 0, "king") == 1 << HAND + 1
    pop_star = scene("A: decision pop_star hand [tony] B: decision president hand [terry] reserve [intern]")
    play(pop_star, "activate 0")
    assert [knows(pop_star, seat, "president") for seat in (0, 1)] == [1 << RESERVE] * 2
    architect = scene("A: decision architect hand [farmer] B: decision potter hand [tim] past [vizier]")
    play(architect, "activate 0", "take farmer", "take vizier")
    assert knows(architect, 1, "vizier") == 1 << HAND


def test_v_10_squire_shows_the_opponent_neither_card() -> None:
    table = scene("A: decision squire hand [beggar, tina] B: decision monk hand [king, duke] reserve [knight, bishop]")
    play(table, "activate 0", "take beggar", "take bishop")
    for event in told(table, "moved", 1):
        if "hand 0" in (event["from"], event["to"]) or "reserve" in (event["from"], event["to"]):
            assert event["card"] is None
    hands = {frozenset(hidden_in(world, HAND)) for world in worlds(table, 1, 30)}
    assert len(hands) > 1, "B cannot tell what A holds now"


def test_v_10_lobbyist_tells_each_side_its_own_hand_only() -> None:
    table = scene(
        "A: decision lobbyist hand [student] B: decision banker hand [intern] reserve [president, tony, terry]"
    )
    play(table, "activate 0", "take student")
    own = [event["card"] for event in told(table, "moved", 0) if event["to"] in ("hand 1", "aside 1")]
    assert own
    assert set(own) == {None}
    assert None not in [event["card"] for event in told(table, "moved", 1) if event["to"] == "hand 1"]


def test_v_11_after_the_travelling_merchant_both_know_what_was_swapped() -> None:
    table = scene("A: decision travelling_merchant hand [farmer, tim] B: decision archer hand [vizier, tom]")
    play(table, "activate 0", "take farmer")
    taken = next(card for card in zone(table, "hand 0") if card != "tim")
    assert knows(table, 1, taken) == 1 << HAND
    assert knows(table, 0, "farmer") == 1 << HAND + 1


def test_v_12_only_who_draws_sees_the_card_unless_it_lands_face_up() -> None:
    monk = scene("A: decision monk B: decision king reserve [beggar, duke]")
    play(monk, "activate 0")
    drawn = [event["card"] for event in told(monk, "moved", 1) if event["to"] == "hand 0"]
    assert drawn == [None]
    salesman = scene(
        "A: decision car_salesman hand [tony] B: decision banker hand [governor] reserve [dentist, intern]"
    )
    play(salesman, "activate 0", "take governor")
    assert [event["card"] for event in told(salesman, "moved", 0) if event["to"] == "hand 1"] == [None]
    trader = scene("A: decision trader influence [duke] B: decision monk influence [] reserve [king, beggar]")
    play(trader, "activate 0")
    assert seen(trader, 0, "influence", 1)[0] in ("king", "beggar")


def test_v_14_after_the_draft_a_seat_knows_what_it_kept_gave_and_discarded() -> None:
    table = cl.new("time-division", seed=6)
    given: list[str] = []
    discarded: list[str] = []
    for _ in range(3):
        drawn = [card for card in seen(table, 0, "drawn", 0) if card]
        given.append(drawn[1])
        discarded.append(drawn[2])
        table.play(0, "keep-give-discard")
        table.play(1, "discard-keep-give")
    assert all(knows(table, 0, card) == 1 << HAND + 1 for card in given)
    assert all(knows(table, 0, card) == 1 << RESERVE for card in discarded)
    unknown = [card for card in NAMES[:20] if knows(table, 0, card) == (1 << HAND + 1 | 1 << RESERVE)]
    assert len(unknown) == 6
    for world in worlds(table, 0, 10):
        assert set(given) <= hidden_in(world, HAND + 1)
        assert set(discarded) <= hidden_in(world, RESERVE)


def test_v_14_the_other_traveller_is_known_by_elimination() -> None:
    table = drafted(mode="campaign")
    other = next(card for card in zone(table, "hand 1") if card in ("tim", "tom"))
    for world in worlds(table, 0, 10):
        assert other in hidden_in(world, HAND + 1)


def test_r_34_a_view_reminds_of_what_was_seen_once_the_draft_is_over() -> None:
    table = cl.new("time-division", seed=6)
    drawn = [card for card in seen(table, 0, "drawn", 0) if card]
    table.play(0, "keep-give-discard")
    table.play(1, "keep-give-discard")
    assert table.view(0)["known"] == {}, "D-020: no looking back during the draft"
    for _ in range(2):
        table.play(0, "keep-give-discard")
        table.play(1, "keep-give-discard")
    known = table.view(0)["known"]
    assert known[drawn[1]] == ["hand 1"]
    assert known[drawn[2]] == ["reserve"]
    assert sorted(len(places) for places in known.values()) == [1] * 6 + [2] * 6
    assert table.view(None)["known"] == {}
    assert "You know what lies in your opponent’s hand: " in table.describe(0)
    assert "Vous ne savez pas où sont\u202f: " in table.describe(0, "fr")


def test_r_34_what_is_known_of_one_place_rules_it_out_for_the_rest() -> None:
    table = scene("A: decision carpenter hand [tim] B: decision pharaoh hand [tom] reserve [farmer, vizier, archer]")
    assert table.view(0)["known"]["farmer"] == ["hand 1", "reserve"]
    play(table, "activate 0", "take vizier")
    known = {"farmer": ["reserve"], "archer": ["reserve"], "tom": ["hand 1"]}
    assert table.view(0)["known"] == known


@pytest.mark.parametrize("era", [*ERAS, "campaign"])
def test_v_15_a_seat_cannot_tell_two_worlds_apart(era: str) -> None:
    for seed in range(3):
        options: dict[str, Any] = {"mode": "campaign"} if era == "campaign" else {"era": era}
        table = cl.new("time-division", seed=seed, **options)
        dice = Cheap(seed)
        while table.asked:
            k = table.decision
            for seat in (0, 1, None):
                sight = table.sight(seat)
                world = imagine(sight, BOOK, Cheap(1), Cheap(k))
                assert plain(project(world, sight.seat, sight.memory)) == plain(sight)
            asked = table.asked[dice.draw(0, k, len(table.asked))]
            options_now = table.options(asked)
            table.play(asked, options_now[dice.draw(1, k, len(options_now))])


def test_two_worlds_hold_while_a_seat_looks_through_a_hidden_zone() -> None:
    table = scene(
        "A: decision farmer hand [tim, tom] B: decision pharaoh hand [carpenter, potter] reserve [scribe, archer]"
    )
    play(table, "activate 0")
    looks = [table.sight(seat) for seat in (0, 1, None)]
    for sight in looks:
        for number in range(5):
            world = imagine(sight, BOOK, Cheap(1), Cheap(number))
            assert plain(project(world, sight.seat, sight.memory)) == plain(sight)
    play(table, "take carpenter")
    sight = table.sight(1)
    world = imagine(sight, BOOK, Cheap(1), Cheap(3))
    assert plain(project(world, 1, sight.memory)) == plain(sight)
