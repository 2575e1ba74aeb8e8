"""The worked examples of the booklet, with the fillers of our rule file."""

import pytest

from .scene import lies, number, play, scene, told

FOREMAN = """
A: hand [foreman, pharaoh, priestess_of_bastet, priest_of_horus, shipbuilder, archer]
   decision - transit - influence []
B: hand [farmer, vizier, priest_of_anubis, architect, scribe, charioteer] decision - transit - influence []
past [] reserve [shepherd, fisherman, potter, travelling_merchant, stonemason, carpenter]
"""


def test_example_1_foreman_against_farmer() -> None:
    table = scene(FOREMAN, "play", coin=0)
    play(table, "foreman", "farmer", "activate 0")
    lies(
        table,
        """
        A: hand [pharaoh, priestess_of_bastet, priest_of_horus, shipbuilder, archer]
           decision - transit - influence []
        B: hand [vizier, priest_of_anubis, architect, scribe, charioteer] decision - transit - influence [farmer]
        past [foreman] reserve [shepherd, fisherman, potter, travelling_merchant, stonemason, carpenter]
        """,
    )
    assert number(table, "coin") == 0
    ignored = table.events(0)[-1 - [event.kind for event in table.events(0)][::-1].index("ignored")]
    assert table.say(0, ignored) == "Foreman has no effect: no 4 in your opponent’s Decision Space (D-062)."


def test_example_1_what_a_avoids() -> None:
    table = scene(
        """
        A: hand [carpenter, vizier, priest_of_anubis, architect, scribe] decision foreman transit - influence []
        B: hand [priestess_of_bastet, priest_of_horus, shipbuilder, archer, charioteer]
           decision farmer transit - influence []
        past [] reserve [pharaoh, shepherd, fisherman, potter, travelling_merchant, stonemason]
        """
    )
    play(table, "activate 1", "take carpenter", "take pharaoh")
    lies(
        table,
        """
        A: hand [carpenter, vizier, priest_of_anubis, architect, scribe] decision - transit - influence [foreman]
        B: hand [priestess_of_bastet, priest_of_horus, shipbuilder, archer, charioteer]
           decision - transit - influence [pharaoh]
        past [farmer] reserve [shepherd, fisherman, potter, travelling_merchant, stonemason]
        """,
    )
    assert number(table, "coin") == 0


def test_example_2_night_watchman() -> None:
    table = scene(
        """
        A: hand [monk, king, knight, plague_doctor, trader] decision night_watchman transit - influence []
        B: hand [duke, bishop, scholar, guild_master, tax_collector] decision squire transit - influence []
        past [] reserve [beggar, trapper, executioner, blacksmith, troubadour, moneylender]
        """
    )
    play(table, "activate 0")
    lies(table, "A: transit night_watchman B: influence [squire]")
    assert table.asked == (0, 1)
    table.play(0, "monk")
    lies(table, "A: decision - B: decision -")
    table.play(1, "duke")
    lies(table, "A: decision monk transit - B: decision duke past [night_watchman]")
    assert number(table, "coin") == 1
    play(table, "activate 1")
    lies(
        table,
        """
        A: hand [king, knight, plague_doctor, trader] decision - transit - influence [monk]
        B: hand [bishop, scholar, guild_master, tax_collector] decision - transit - influence [squire]
        past [night_watchman, duke] reserve [beggar, trapper, executioner, blacksmith, troubadour, moneylender]
        """,
    )


def test_example_3_plague_doctor() -> None:
    table = scene(
        """
        A: hand [king, knight, monk] decision plague_doctor transit - influence [troubadour]
        B: hand [executioner, duke, guild_master] decision squire transit - influence [scholar]
        past [bishop, trader] reserve [beggar, trapper, blacksmith, moneylender, tax_collector, night_watchman]
        """
    )
    play(table, "activate 0")
    assert table.asked == (1,)
    play(table, "take executioner", "take bishop")
    lies(
        table,
        """
        A: hand [king, knight, monk] decision - transit - influence [troubadour]
        B: hand [bishop, duke, guild_master] decision - transit - influence [scholar, squire]
        past [executioner, trader, plague_doctor]
        reserve [beggar, trapper, blacksmith, moneylender, tax_collector, night_watchman]
        """,
    )
    assert number(table, "coin") == 0


def test_example_4_private_detective() -> None:
    table = scene(
        """
        A: hand [president, oil_magnate, fighter_pilot, pop_star]
           decision private_detective transit - influence [student*]
        B: hand [governor, lobbyist, professional_athlete, banker]
           decision intern transit - influence [aerobics_instructor*]
        past [] reserve [fast_food_worker, car_salesman, travelling_salesman, taxi_driver, programmer, dentist]
        """
    )
    play(table, "activate 0")
    lies(
        table,
        """
        A: decision - transit - influence [student*, private_detective*]
        B: decision - transit - influence [aerobics_instructor*, intern] past []
        """,
    )
    assert number(table, "influence") == [18, 7]


GAMES = [
    # who wins, our travellers and theirs in the rows, marker before and after
    (1, "A: decision farmer influence [tim] B: decision pharaoh influence [tom, vizier]", 0, -2),
    (1, "A: decision farmer influence [] B: decision pharaoh influence [tom, vizier]", -2, -4),
    (0, "A: decision farmer influence [tim, tom, vizier, priest_of_horus] B: decision potter influence []", -4, 0),
]


@pytest.mark.parametrize(("winner", "rows", "before", "after"), GAMES)
def test_campaign_example(winner: int, rows: str, before: int, after: int) -> None:
    table = scene(rows, coin=winner, mode="campaign", marker=before, game=2)
    play(table, f"activate {1 - winner}" if winner else "activate 1")
    assert told(table, "track")[0]["marker"] == after
    assert number(table, "coin") == winner


@pytest.mark.parametrize("coin", [0, 1])
def test_campaign_example_ends_in_the_middle_and_the_coin_decides(coin: int) -> None:
    rows = "A: decision farmer influence [tim, tom, vizier, priest_of_horus] B: decision pharaoh influence []"
    table = scene(rows, coin=coin, mode="campaign", marker=-4, game=3)
    play(table, "activate 1")
    result = table.result
    assert number(table, "marker") == 0
    assert result is not None
    assert (result.winners, result.ending, result.rule) == ([coin], "track-coin", "D-125")
