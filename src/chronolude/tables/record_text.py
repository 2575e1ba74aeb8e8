"""The text form of a record: a header of names and values, then a line per answer, branches indented.

chronolude record 1
game my-game 1
…
12 P3 B9 | draws 4 1 | digest 0c1d…
branch
  12 P3 B7
end
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from ..games.seen import Ending
from .record import FORMAT, Header, Record, Unusable, check_format
from .tree import Move

TITLE = "chronolude record"
FUTURE, END = "future", "end"


def write(record: Record) -> str:
    lines = [f"{TITLE} {record.format}", *header_lines(record.header)]
    if record.result is not None:
        lines.append(f"result {json.dumps(msgspec.to_builtins(record.result), ensure_ascii=False)}")
    lines.append("")
    lines += move_lines(record.moves, 1, "")
    for future in record.futures:
        lines += ["future", *move_lines(future, len(record.moves) + 1, "  "), "end"]
    return "\n".join(lines) + "\n"


def header_lines(header: Header) -> Iterator[str]:
    yield f"game {header.game} {header.version}"
    yield f"seats {header.seats}"
    for name, value in header.options.items():
        yield f"option {name} {value}"
    yield f"chance {json.dumps(msgspec.to_builtins(header.chance), ensure_ascii=False)}"
    if header.deal:
        yield f"deal {ints(header.deal)}"
    if header.start is not None:
        yield f"start {json.dumps(header.start, ensure_ascii=False)}"
    if header.parent:
        yield f"parent {header.parent}"
    for name in header.names:
        yield f"name {json.dumps(name, ensure_ascii=False)}"
    for player in header.players:
        yield f"player {json.dumps(player, ensure_ascii=False)}"


def move_lines(moves: list[Move], number: int, indent: str) -> Iterator[str]:
    for move in moves:
        yield f"{indent}{number} P{move.seat} {move.answer}{extras(move)}"
        for branch in move.branches:
            yield f"{indent}branch"
            yield from move_lines(branch, number, indent + "  ")
            yield f"{indent}end"
        number += 1


def extras(move: Move) -> str:
    out = ""
    if move.draws:
        out += f" | draws {ints(move.draws)}"
    if move.stream:
        out += f" | line {move.stream}"
    if move.digest:
        out += f" | digest {move.digest}"
    if move.time:
        out += f" | time {move.time}"
    if move.comment:
        out += f" | comment {json.dumps(move.comment, ensure_ascii=False)}"
    return out


def ints(values: list[int]) -> str:
    return " ".join(map(str, values))


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def read(text: str) -> Record:
    """A record from its text form; errors name the line."""
    lines = text.replace("\r\n", "\n").split("\n")  # a comment may hold what splitlines() takes for the end of a line
    if not lines or not lines[0].startswith(TITLE):
        raise Unusable(f"this is not a record: its first line is not {TITLE!r} and a number")
    found = lines[0].removeprefix(TITLE).strip()
    check_format(int(found) if found.isdigit() else None)
    plain: dict[str, Any] = {"options": {}, "names": [], "players": []}
    number = 1
    while number < len(lines) and lines[number].strip():
        read_header(plain, lines[number], number + 1)
        number += 1
    try:
        result = msgspec.convert(plain.pop("result", None), Ending | None)
        header = msgspec.convert(plain, Header)
    except msgspec.ValidationError as error:
        raise Unusable(f"the header has a fault: {error}") from None
    moves, end = read_moves(lines, number, 1)
    return Record(header, moves, read_futures(lines, end, len(moves) + 1), FORMAT, result)


def read_futures(lines: list[str], at: int, number: int) -> list[list[Move]]:
    """What follows the last move: lines that were played on from it once."""
    futures: list[list[Move]] = []
    while at < len(lines):
        if lines[at].strip() == FUTURE:
            future, at = read_moves(lines, at + 1, number)
            if at >= len(lines) or lines[at].strip() != END:
                raise Unusable("the last future has no end")
            futures.append(future)
        elif lines[at].strip():
            raise Unusable(f"line {at + 1}: an end without a branch")
        at += 1
    return futures


def read_header(plain: dict[str, Any], line: str, number: int) -> None:
    key, _, value = line.partition(" ")
    try:
        if key == "game":
            plain["game"], _, version = value.rpartition(" ")
            plain["version"] = int(version)
        elif key == "seats":
            plain["seats"] = int(value)
        elif key == "option":
            name, _, setting = value.partition(" ")
            plain["options"][name] = setting
        elif key in ("chance", "start", "result"):
            plain[key] = json.loads(value)
        elif key == "deal":
            plain["deal"] = [int(one) for one in value.split()]
        elif key == "parent":
            plain["parent"] = value
        elif key in ("name", "player"):
            plain[f"{key}s"].append(json.loads(value))
        else:
            raise Unusable(f"line {number}: {key!r} is not a word of the header")
    except ValueError as error:
        raise Unusable(f"line {number}: {error}") from None


def read_moves(lines: list[str], at: int, number: int) -> tuple[list[Move], int]:
    """The moves from line `at` on until an `end` or a `future`, and where that is."""
    moves: list[Move] = []
    while at < len(lines):
        line = lines[at].strip()
        if line in (END, FUTURE):
            break
        if line == "branch":
            if not moves:
                raise Unusable(f"line {at + 1}: a branch with nothing to branch from")
            branch, at = read_moves(lines, at + 1, number - 1)
            if at >= len(lines):
                raise Unusable("the last branch has no end")
            moves[-1].branches.append(branch)
        elif line:
            moves.append(read_move(line, at + 1, number))
            number += 1
        at += 1
    return moves, at


def read_move(line: str, at: int, number: int) -> Move:
    body, *extra = line.split(" | ")
    words = body.split(" ", 2)
    if len(words) != 3 or words[0] != str(number) or words[1][:1] != "P" or not words[1][1:].isdigit():
        raise Unusable(f"line {at}: decision {number} is wanted, as in '{number} P0 B12'")
    move = Move(int(words[1][1:]), words[2], branches=[])
    for one in extra:
        key, _, value = one.partition(" ")
        try:
            if key == "draws":
                move.draws = [int(draw) for draw in value.split()]
            elif key == "line":
                move.stream = int(value)
            elif key in ("digest", "time"):
                setattr(move, key, value)
            elif key == "comment":
                move.comment = json.loads(line.partition(" | comment ")[2])
                break
            else:
                raise Unusable(f"line {at}: {key!r} is not known here")
        except ValueError as error:
            raise Unusable(f"line {at}: {error}") from None
    return move
