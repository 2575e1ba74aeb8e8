"""Positions of Chrononauts, Artifaxx and Solonauts in a few words, laid out through `chronolude.position`."""

from __future__ import annotations

from typing import Any

import chronolude as cl
from chronolude.games.chrononauts.deck import CardSet
from chronolude.games.chrononauts.history import count
from chronolude.games.chrononauts.library import edition
from chronolude.games.chrononauts.view import Chronicle

DECK = CardSet(edition("original"))
PLAYING = [["owed", "take_play"]]
IDS = ["gunther", "skye", "naomi", "caleb", "ingrid", "percival"]
MISSIONS = [
    "sacred_relics",
    "the_healer",
    "dinosaur_roundup",
    "publishers_dream",
    "the_great_mysteries",
    "museum_of_lost_things",
]


def board(primes: list[str], patches: list[str]) -> Chronicle:
    return Chronicle(DECK, sum(1 << DECK.linchpins.index(year) for year in primes), patches)


def rest(names: tuple[str, ...], kinds: tuple[int, ...], kind: int, taken: list[str]) -> list[str]:
    """Cards of a kind that nobody asked for elsewhere."""
    return [name for name, one in zip(names, kinds, strict=True) if one == kind and name not in taken]


def zones_of(name: str, rows: list[list[str]]) -> dict[str, list[str]]:
    return {f"{name} {seat}": cards for seat, cards in enumerate(rows) if cards}


def lay(
    hands: list[list[str]],
    primes: list[str] | None = None,
    patches: list[str] | None = None,
    artifacts: list[list[str]] | None = None,
    ids: list[str] | None = None,
    missions: list[str] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    game: str = "chrononauts",
    turn: int = 0,
    owed: int = 1,
    then: str = "choose_claim",
    **options: str,
) -> cl.Table:
    """A table where seat `turn` has drawn and owes a play; what is not named lies in the deck, its last card on top.

    The turn ends with the step `then`: as it stands the seat is asked for a claim, whether or not it could have one.
    """
    seats = len(hands)
    full = game == "chrononauts"
    ids = (ids or [])[:seats]
    ids += [one for one in IDS if one not in ids][: seats - len(ids)]
    missions = (missions or [])[:seats]
    missions += [one for one in MISSIONS if one not in missions][: seats - len(missions)]
    blank = cl.new(game, seats, 0, **options).game.layout
    zones = zones_of("hand", hands) | zones_of("artifacts", artifacts or [])
    zones |= zones_of("mission", [[one] for one in missions])
    zones |= {"discard": discard or [], "timeline": patches or []} if full else {"discard": discard or []}
    zones |= zones_of("id", [[one] for one in ids]) if full else {}
    taken = [card for cards in zones.values() for card in cards]
    zones["missions"] = rest(blank.cards, blank.kinds, 2, taken)
    if full:
        zones["ids"] = rest(blank.cards, blank.kinds, 1, taken)
    loose = rest(blank.cards, blank.kinds, 0, taken)
    zones["deck"] = loose if deck is None else deck
    if deck is not None:
        zones["discard"] = [card for card in loose if card not in deck] + zones["discard"]
    return open_at(game, zones, turn, owed, board(primes or [], patches or []), full, seats, options, then)


def open_at(
    game: str, zones: dict[str, list[str]], turn: int, owed: int, history: Chronicle, full: bool, seats: int,
    options: dict[str, str], then: str,
) -> cl.Table:  # fmt: skip
    numbers: dict[str, Any] = {"first": turn, "turn": turn, "turns": 1, "owed": owed, "winner": -1, "phase": "play"}
    if full:
        numbers |= {"primes": history.primes, "paradoxes": int(count(history.settled.holes))}
    frames = [["turn", then, turn, 0, 0], ["owed", "take_play", turn, 0, 0]]
    named = {name: cards for name, cards in zones.items() if cards}
    place = {"seats": seats, "options": options, "zones": named, "numbers": numbers, "frames": frames}
    return cl.position(game, place)


def lay_solo(
    hand: list[str], travellers: list[str], primes: list[str] | None = None, patches: list[str] | None = None,
    deck: list[str] | None = None, home: list[str] | None = None,
) -> cl.Table:  # fmt: skip
    """A table of Solonauts; what is not named lies in the deck, or with a deck given in the discards."""
    layout = cl.new("solonauts").game.layout
    history = board(primes or [], patches or [])
    zones = {"hand": hand, "timeline": patches or [], "travellers": travellers, "home": home or []}
    taken = [card for cards in zones.values() for card in cards]
    loose = rest(layout.cards, layout.kinds, 0, taken)
    zones["deck"] = loose if deck is None else deck
    zones["discard"] = [card for card in loose if card not in zones["deck"]]
    zones["box"] = rest(layout.cards, layout.kinds, 1, taken)
    arrived = len(home or [])
    numbers = {"primes": history.primes, "paradoxes": int(count(history.settled.holes)), "arrived": arrived}
    named = {name: cards for name, cards in zones.items() if cards}
    return cl.position(
        "solonauts",
        {"seats": 1, "zones": named, "numbers": numbers, "frames": [["move", "take_move", 0, 0, 0]]},
    )


# ── reading a table ──────────────────────────────────────────────────────────────────────────────


def texts(table: cl.Table, seat: int) -> list[str]:
    return [choice.text for choice in table.options(seat)]


def parts(table: cl.Table, seat: int, card: str) -> list[str]:
    """The targets a card may be announced with."""
    return [part.text for choice in table.options(seat) if choice.text == card for part in choice.then]


def rule_of(table: cl.Table, seat: int, answer: str) -> str:
    reason = table.why(seat, answer)
    assert reason is not None, f"{answer} is on offer"
    assert reason.why("en") and reason.why("fr")
    return reason.rule


def phase(table: cl.Table) -> str:
    return str(table.view(None)["numbers"]["phase"])


def zone(table: cl.Table, name: str, seat: int | None = None, viewer: int | None = None) -> list[Any]:
    found: list[Any] = next(
        (one["cards"] for one in table.view(viewer)["zones"] if one["name"] == name and one["seat"] == seat), []
    )
    return found


def hand(table: cl.Table, seat: int) -> list[str]:
    return zone(table, "hand", seat, seat)


def holes(table: cl.Table) -> list[str]:
    return [one["year"] for one in table.view(None)["aid"]["timeline"] if one["state"] == "open"]


def state_of(table: cl.Table, year: str) -> str:
    return str(next(one["state"] for one in table.view(None)["aid"]["timeline"] if one["year"] == year))


# ── moving it on ─────────────────────────────────────────────────────────────────────────────────


def let_pass(table: cl.Table) -> cl.Table:
    """Nobody answers with a Memo."""
    while table.asked and phase(table) == "memo":
        table.play(table.asked[0], "pass")
    return table


def play(table: cl.Table, answer: str, seat: int | None = None) -> cl.Table:
    """Play a card that nobody answers."""
    table.play(table.asked[0] if seat is None else seat, answer)
    return let_pass(table)


def memo(table: cl.Table, seat: int) -> cl.Table:
    """One seat answers with a Memo, all the others pass."""
    for other in table.asked:
        table.play(other, "memo" if other == seat else "pass")
    return table


def end_turn(table: cl.Table) -> cl.Table:
    """Nothing is claimed, where anything could be."""
    if phase(table) == "claim":
        table.play(table.asked[0], "no claim")
    return table


def kinds(table: cl.Table, viewer: int | None = None) -> list[str]:
    return [told.kind for told in table.events(viewer)]
