"""Many random games: the invariants of the law, and the share of games in which each card is activated,
nested, deferred and rotated.

`python -m tests.games.time_division.deep --games 3000` prints the shares; a card at zero is an error.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from chronolude.games.time_division import GAME
from chronolude.games.time_division.cards import FORMULA, NAMES, WHEN
from chronolude.games.time_division.names import (
    ACTIVATED,
    BOX,
    CARD_ACTIVATED,
    CARD_ROTATED,
    DEFERRED,
    HAND,
    MODE,
    PHASE,
    PHASE_CLASH,
    PLAYING,
    ROUND,
    ROUND_BEGAN,
    TOTAL,
    TRANSIT,
)
from chronolude.games.time_division.names import GAME as GAME_NUMBER
from chronolude.games.time_division.rules.sums import influence_of
from chronolude.games.time_division.source import ERAS
from chronolude.kernel.ask import SEALED
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import answer, begin
from chronolude.kernel.state import Event, Log, State
from chronolude.kernel.verbs import place_of, sealed_by, size_of

MOST_ROUNDS = (6, 12, 6)
Shares = dict[str, Counter[int]]


def settings(mode: int, era: int) -> dict[str, int]:
    """A quick game in an era, or a campaign that begins with it."""
    eras = {f"game_{n + 1}": (era + n) % 3 for n in range(3)}
    return {"mode": mode, "era": era, **eras, "first": -1, "governor_tie": 0, "choose_before_draw": 0}


def check(s: State, started: bool) -> None:
    """D-126 to D-129 at one decision; `started` if a round has just begun."""
    in_play = [card for card in range(60) if place_of(s, card) != BOX]
    assert len(in_play) == (20 if s.n[MODE] else 18), "D-126"
    assert all(card // 20 == s.n[PLAYING] for card in in_play), "D-004"
    assert s.n[ROUND] <= MOST_ROUNDS[s.n[PLAYING]], "D-128"
    assert int(s.n[ACTIVATED]).bit_count() <= 20, "D-129"
    assert [s.n[TOTAL + seat] for seat in (0, 1)] == [influence_of(s, seat) for seat in (0, 1)], "D-048"
    if started:
        assert size_of(s, TRANSIT) + size_of(s, TRANSIT + 1) <= 1, "D-127"


def play_out(s: State, seed: int, shares: Shares) -> None:
    """One random game with all checks at every decision."""
    dice = Cheap(seed)
    seen: set[tuple[str, int]] = set()
    k = 0
    while s.ask is not None:
        ask = s.ask
        assert k < 2000, "D-129"
        owed = [seat for seat in ask.seats if ask.mode != SEALED or sealed_by(s, seat) < 0]
        options = ask.of(owed[0])
        log: list[Event] = []
        s.log = Log(log)
        answer(s, owed[0], options[dice.draw(0, k, len(options))])
        k += 1
        seen |= {what for event in log for what in told(event)}
        if s.n[PHASE] == PHASE_CLASH:
            check(s, any(event.kind == ROUND_BEGAN for event in log))
    for name, card in seen:
        shares[name][card] += 1


def told(event: Event) -> list[tuple[str, int]]:
    """What happened to which card."""
    if event.kind == CARD_ACTIVATED:
        return [("nested" if event.args[3] else "activated", event.args[1])]
    if event.kind == DEFERRED:
        return [("deferred", event.args[1])]
    return [("rotated", event.args[0])] if event.kind == CARD_ROTATED else []


def games(number: int, seed: int = 0) -> Shares:
    """Random games in each era, quick and campaign in turn."""
    shares: Shares = {name: Counter() for name in ("activated", "nested", "deferred", "rotated")}
    blanks = {
        (mode, era): GAME.rulebook.blank(GAME.rules, 2, settings(mode, era), Cheap(0))
        for mode in (0, 1)
        for era in range(3)
    }
    for n in range(number):
        s = begin(blanks[n // 3 % 2, n % 3], Cheap(seed + 2 * n))
        play_out(s, seed + 2 * n + 1, shares)
        assert s.n[GAME_NUMBER] == (3 if s.n[MODE] else 1)
        assert size_of(s, HAND) == size_of(s, HAND + 1) == 0
    return shares


def missing(shares: Shares) -> list[str]:
    """Cards that never were activated, nested, or, where they can be, deferred or rotated by their own effect."""
    out = [f"{NAMES[card]}: never activated" for card in range(60) if not shares["activated"][card]]
    out += [f"{NAMES[card]}: never nested" for card in range(60) if not shares["nested"][card]]
    out += [f"{NAMES[card]}: never deferred" for card in range(60) if WHEN[card] >= 0 and not shares["deferred"][card]]
    return out + [
        f"{NAMES[card]}: never rotated" for card in range(60) if FORMULA[card] and not shares["rotated"][card]
    ]


def table_of(shares: Shares, number: int) -> str:
    lines = [f"{'card':24}" + "".join(f"{name:>12}" for name in shares)]
    for card in range(60):
        row: list[Any] = [shares[name][card] / number for name in shares]
        if card % 20 == 0:
            lines.append(f"-- {ERAS[card // 20]}")
        lines.append(f"{NAMES[card]:24}" + "".join(f"{share:12.3f}" for share in row))
    return "\n".join(lines)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=3000)
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    shares = games(given.games, given.seed)
    print(table_of(shares, given.games))
    faults = missing(shares)
    if faults:
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
