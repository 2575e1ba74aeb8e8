"""Positions that make sense or are refused: `python -m tests.laws.positions --mutants 20000`, or a few in `make test`.

Positions of random games are written down and changed: a number, a row, a card, a pile, a frame, a face, a sealed
answer, an option, a field, a type. Each mutant is refused with a sentence, or played to its end by random answers.
Nothing else may be raised, and nothing may take longer than its time.
"""

from __future__ import annotations

import argparse
import copy
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "toys"))

import chronolude as cl
from chronolude.games import OURS
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import playout
from chronolude.locale import LANGUAGES
from chronolude.tables.notation import Impossible
from tests.laws.citing import kinds
from tests.laws.walk import Dice, Place, any_answer, walk

Plain = dict[str, Any]
TIME = 10.0
"""Seconds of work for one mutant: reading it and playing it to its end. A busy machine does not make it longer."""
BY_HAND = 6
"""Answers given at the table, with views and sentences; the rest of the game the engine plays alone."""
LONGEST = 20_000
"""Answers after which a random game of ours has ended as a rule …"""
TRIES = 4
"""… and so many games from the same position, for some are long by chance: a game of Artifaxx in which nobody aims at
anything goes on for 5,000 answers on average, so that one in fifty is longer than that, and one in six million four
times in a row."""
ODD: tuple[Any, ...] = (
    -5,
    -1,
    0,
    1,
    2,
    3,
    7,
    13,
    99,
    1 << 20,
    1 << 30,
    1 << 50,
    -(1 << 30),
    None,
    "3",
    1.5,
    True,
    [],
    {},
)


# ── changes ──────────────────────────────────────────────────────────────────────────────────────


def odd(dice: Dice, old: object) -> Any:
    """A value near the old one, or far from it, or of another type."""
    if isinstance(old, int) and dice.random() < 0.6:
        return old + dice.choice((-3, -2, -1, 1, 2, 3))
    return dice.choice(ODD)


def change_number(plain: Plain, dice: Dice) -> None:
    name = dice.choice(list(plain["numbers"]))
    value = plain["numbers"][name]
    if isinstance(value, list) and value and dice.random() < 0.9:
        at = dice.randrange(len(value))
        value[at] = odd(dice, value[at])
    else:
        plain["numbers"][name] = odd(dice, value)


def swap_numbers(plain: Plain, dice: Dice) -> None:
    one, other = dice.choice(list(plain["numbers"])), dice.choice(list(plain["numbers"]))
    plain["numbers"][one], plain["numbers"][other] = plain["numbers"][other], plain["numbers"][one]


def move_card(plain: Plain, dice: Dice) -> None:
    source = dice.choice(list(plain["zones"]))
    target = dice.choice(list(plain["zones"]))
    if plain["zones"][source]:
        card = plain["zones"][source].pop(dice.randrange(len(plain["zones"][source])))
        plain["zones"][target].insert(dice.randint(0, len(plain["zones"][target])), card)


def move_pile(plain: Plain, dice: Dice) -> None:
    source, target = dice.choice(list(plain["zones"])), dice.choice(list(plain["zones"]))
    if source != target:
        plain["zones"][target] += plain["zones"].pop(source)


def swap_piles(plain: Plain, dice: Dice) -> None:
    one, other = dice.choice(list(plain["zones"])), dice.choice(list(plain["zones"]))
    plain["zones"][one], plain["zones"][other] = plain["zones"][other], plain["zones"][one]


def lose_card(plain: Plain, dice: Dice) -> None:
    cards = plain["zones"][dice.choice(list(plain["zones"]))]
    if cards and dice.random() < 0.5:
        cards.pop()
    else:
        cards += [cards[0] if cards else "?"]


def change_frame(plain: Plain, dice: Dice) -> None:
    if plain["frames"]:
        frame = dice.choice(plain["frames"])
        at = dice.randrange(len(frame))
        frame[at] = odd(dice, frame[at])


def lose_frame(plain: Plain, dice: Dice) -> None:
    if plain["frames"]:
        plain["frames"].pop(dice.randrange(len(plain["frames"])))


def lose_frames(plain: Plain, _dice: Dice) -> None:
    plain["frames"] = []


def double_frame(plain: Plain, dice: Dice) -> None:
    if plain["frames"]:
        plain["frames"].insert(dice.randint(0, len(plain["frames"])), list(dice.choice(plain["frames"])))


def turn_card(plain: Plain, dice: Dice) -> None:
    cards = [card for pile in plain["zones"].values() for card in pile]
    plain.setdefault("faces", {})[dice.choice(cards)] = odd(dice, 1)


def change_field(plain: Plain, dice: Dice) -> None:
    name = dice.choice([*plain, "unknown"])
    plain[name] = odd(dice, plain.get(name))


def change_option(plain: Plain, dice: Dice) -> None:
    name = dice.choice([*plain["options"], "unknown"])
    plain["options"][name] = dice.choice(["true", "false", "0", "1", "random", "classic", "", None, 3])


def change_seats(plain: Plain, dice: Dice) -> None:
    plain["seats"] = odd(dice, plain["seats"])


def change_sealed(plain: Plain, dice: Dice) -> None:
    sealed = plain.setdefault("sealed", {})
    sealed[dice.choice(["0", "1", "9", "x"])] = dice.choice(["pass", "-1", "keep", "", 3, None])


def run_on(plain: Plain, _dice: Dice) -> None:
    plain["waiting"] = False


CHANGES: dict[Callable[[Plain, Dice], None], int] = {
    change_number: 10, swap_numbers: 2, move_card: 8, move_pile: 3, swap_piles: 2, lose_card: 1, change_frame: 6,
    lose_frame: 2, lose_frames: 1, double_frame: 1, turn_card: 1, change_field: 1, change_option: 1, change_seats: 1,
    change_sealed: 1, run_on: 1,
}  # fmt: skip


def mutant(plain: Plain, dice: Dice) -> tuple[Plain, list[str]]:
    """A changed copy of a position, and what was changed."""
    made, done = copy.deepcopy(plain), []
    for change in dice.choices(list(CHANGES), list(CHANGES.values()), k=dice.choice((1, 1, 1, 2, 3))):
        try:
            change(made, dice)
        except (TypeError, AttributeError, KeyError, IndexError):
            continue  # an earlier change left nothing there to change
        done.append(change.__name__)
    return made, done


# ── trying ───────────────────────────────────────────────────────────────────────────────────────


class TooLong(BaseException):
    """A mutant took longer than its time. No `except Exception` of the code under test may swallow it."""


def ring(*_: object) -> None:
    raise TooLong


def is_told(refused: ValueError) -> bool:
    """Whether a refusal is a sentence, in every language where it is the game that refuses."""
    said = [refused.why(lang) for lang in LANGUAGES] if isinstance(refused, Impossible) else [str(refused)]
    return all(" " in text.strip() for text in said)


def attempt(game: str, plain: Plain, dice: Dice) -> str:
    """`refused` or `played`; whatever else happens is raised."""
    try:
        table = cl.position(game, plain)
    except ValueError as refused:
        return "refused" if is_told(refused) else f"no sentence: {refused!r}"
    for _ in range(BY_HAND):
        if table.result is not None:
            return "played"
        for seat in (*range(table.seats), None):
            table.describe(seat, dice.choice(LANGUAGES))
        table.play(*any_answer(table, dice))
    for _ in range(TRIES):
        state = table.truth()
        state.source = Cheap(dice.randrange(1 << 30))
        playout(state, Cheap(dice.randrange(1 << 30)), LONGEST)
        if state.mode < 0:
            return "played"
    raise AssertionError(f"no end after {TRIES} times {LONGEST} answers")


def timed(game: str, plain: Plain, dice: Dice) -> str:
    """An attempt that may not take longer than its time; a fault is told."""
    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, TIME)
    try:
        return attempt(game, plain, dice)
    except TooLong:
        return f"took longer than {TIME} s\n{traceback.format_exc(limit=-4)}"
    except Exception:
        return traceback.format_exc(limit=-4)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def bases(game: str, count: int, seed: int) -> list[tuple[Place, Plain]]:
    """Positions of random games, from the first decision to the end."""
    all_kinds, out = kinds(game), []
    for number in range(count):
        place, dice = all_kinds[number % len(all_kinds)]._replace(seed=seed + number), Dice(seed + number)
        stops = sorted({0, *(dice.randrange(120) for _ in range(6))})
        for table in walk(place):
            if table.decision in stops or table.result is not None:
                out.append((place, table.position()))
            if table.decision > stops[-1]:
                break
    return out


def look(game: str, mutants: int, seed: int = 0) -> tuple[Counter[str], list[str]]:
    """So many mutants of one game: how they ended, and the faults."""
    dice, found = Dice(f"mutants {game} {seed}"), bases(game, max(2, min(24, mutants // 25)), seed)
    ends: Counter[str] = Counter()
    faults: list[str] = []
    for number in range(mutants):
        place, plain = dice.choice(found)
        made, done = mutant(plain, dice)
        end = timed(game, made, Dice(number))
        ends[end if end in ("refused", "played") else "fault"] += 1
        if end not in ("refused", "played"):
            faults.append(f"{place}, mutant {number}: {', '.join(done)}\n{end}")
    return ends, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutants", type=int, default=20_000, help="how many over all games")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="games whose id contains this")
    given = parser.parse_args()
    games = [game for game in OURS if given.only in game]
    all_faults: list[str] = []
    for game in games:
        began = time.monotonic()
        ends, faults = look(game, given.mutants // len(games), given.seed)
        told = f"{ends['refused']:6} refused, {ends['played']:6} played to an end, {ends['fault']:4} faults"
        print(f"{game:14} {sum(ends.values()):6} mutants: {told} ({time.monotonic() - began:.0f} s)", flush=True)
        all_faults += faults
    for fault in all_faults:
        print(fault)
    return 1 if all_faults else 0


if __name__ == "__main__":
    sys.exit(main())
