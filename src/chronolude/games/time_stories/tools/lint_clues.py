"""Warnings about puzzles: W10, W11, W12. Whatever is true, clues must be true too, leave one answer, and be needed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from .. import cards as c
from ..mission.findings import MissionFinding
from ..mission.load import Mission
from ..rules.puzzles import MARK_BITS
from .remarks import at

LEAST = 12  # answers a puzzle must allow, so that guessing does not pay


def puzzles(made: Mission) -> Iterator[MissionFinding]:
    """W12: a puzzle with few answers; W10 and W11 for every deal."""
    rows = made.rows
    for index, name in enumerate(made.puzzles):
        dials = dials_of(made, index)
        count = prod(rows["dial_marks"][dial] for dial in dials)
        if count < LEAST:
            place = made.text_lines[f"puzzles/{name}/ask"]
            yield at(place, "W12", f"{name} has {count} answers: it can be guessed")
    for drawn in product(*(range(count) for count in rows["truth_values"])):
        yield from deal(made, list(drawn))


def dials_of(made: Mission, puzzle: int) -> range:
    first = made.rows["puzzle_dial"][puzzle]
    return range(first, first + made.rows["puzzle_dials"][puzzle])


def deal(made: Mission, drawn: list[int]) -> Iterator[MissionFinding]:
    """One deal: W11 for a clue that rules the answer out, W10 for a puzzle that clues alone do not settle."""
    lying = dealt(made, drawn)
    out = ruled_out(made, lying)
    first_key = made.slots - made.rows["sizes"][c.CONFLICTS] - len(made.puzzles)
    for index, name in enumerate(made.puzzles):
        answer = marks(made, index, made.rows["body_code"][lying[first_key + index]])
        place = made.text_lines[f"puzzles/{name}/ask"]
        for dial, mark in zip(dials_of(made, index), answer, strict=True):
            left = set(range(made.rows["dial_marks"][dial])) - out.get(dial, set())
            if mark not in left:
                yield at(place, "W11", f"a clue rules out the answer to {name}")
            elif left != {mark}:
                yield at(place, "W10", f"{name} cannot be solved from clues alone")


def dealt(made: Mission, drawn: list[int]) -> list[int]:
    """For each slot the body that lies there when these values are true."""
    rows = made.rows
    lying = list(range(made.slots))
    further = made.slots
    for i, slot in enumerate(rows["deal_slot"]):
        span = rows["truth_values"][rows["deal_truth"][i]]
        picks = rows["deal_pick"][rows["deal_at"][i] : rows["deal_at"][i] + span]
        pick = picks[drawn[rows["deal_truth"][i]]]
        lying[slot] = slot if pick == 0 else further + pick - 1
        further += max(picks)
    return lying


def ruled_out(made: Mission, lying: list[int]) -> dict[int, set[int]]:
    """For each dial the marks that the texts of a deal rule out."""
    rows = made.rows
    out: dict[int, set[int]] = {}
    for body in lying:
        for i in range(rows["body_clue"][body], rows["body_clue"][body] + rows["body_clues"][body]):
            out.setdefault(rows["clue_dial"][i], set()).add(rows["clue_mark"][i])
    return out


def marks(made: Mission, puzzle: int, code: int) -> list[int]:
    """An answer, mark by mark."""
    found: list[int] = []
    for _ in dials_of(made, puzzle):
        code, mark = divmod(code, MARK_BITS)
        found.insert(0, mark - 1)
    return found
