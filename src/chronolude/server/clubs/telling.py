"""An evening as it is told: to pages, and as a table for a spreadsheet."""

from __future__ import annotations

import csv
from fractions import Fraction
from io import StringIO
from typing import Final

from ..live.scene import title
from .bodies import ClubRoundInfo, ClubTableInfo, EveningInfo, MemberInfo, ScoreInfo
from .evening import ClubRound, ClubTable, Evening, outcome_of, shown
from .rounds import Ends
from .standings import Score, points_of

FORMULA: Final = ("=", "+", "-", "@", "\t")
"""A spreadsheet would work out a name that begins so."""
COLUMNS: Final = ("round", "table", "seat", "name", "place", "score", "points", "note")


def filled(evening: Evening, ends: Ends) -> Evening:
    """The round that goes on with what has ended of it; of cards that others still play nothing is told."""
    going = evening.current
    if going is not None and not evening.terms.shared:
        for table in going.tables:
            result = ends.get(table.id, ("", None))[1]
            if result is not None:
                table.places, table.scores = list(result["ranks"]), list(result["scores"])
    return evening


def info_of(evening: Evening, ends: Ends, lang: str) -> EveningInfo:
    terms = evening.terms
    rounds = [round_info(evening, n, one, ends) for n, one in enumerate(evening.rounds, 1)]
    return EveningInfo(
        evening.id, evening.version, terms.name, terms.game, title(terms.game, lang), terms.system, terms.rounds,
        terms.size, terms.shared, terms.delay, evening.doors, evening.ended,
        [MemberInfo(one.id, one.name, one.since, one.gone) for one in evening.members],
        rounds, [score_info(evening, one) for one in evening.standings()],
    )  # fmt: skip


def round_info(evening: Evening, n: int, one: ClubRound, ends: Ends) -> ClubRoundInfo:
    points = points_of(outcome_of(one))
    return ClubRoundInfo(
        n, one.over,
        [table_info(evening, one, table, ends, [shown(points.get(who, Fraction(0))) for who in table.who])
         for table in one.tables],
        one.byes,
    )  # fmt: skip


def table_info(evening: Evening, one: ClubRound, table: ClubTable, ends: Ends, points: list[float]) -> ClubTableInfo:
    status, result = ends.get(table.id, ("gone", None))
    told = one.over or not evening.terms.shared
    return ClubTableInfo(
        table.id, table.who, status, 0 if result is None or not told else int(result["decisions"]),
        table.places, table.scores, points if table.places else [], table.reason, told and status != "gone",
    )  # fmt: skip


def score_info(evening: Evening, one: Score) -> ScoreInfo:
    member = evening.members[one.member]
    skill = evening.skills.get(member.id)
    return ScoreInfo(
        one.place, member.id, member.name, member.gone, shown(one.points), shown(one.buchholz), shown(one.median),
        shown(100 * one.duplicate) if evening.terms.shared and one.beside else None,
        None if skill is None else round(skill[0], 1), None if skill is None else round(skill[1], 1),
        one.played, one.byes,
    )  # fmt: skip


# ── for a spreadsheet ────────────────────────────────────────────────────────────────────────────


def cell(text: str) -> str:
    """A text that stays one."""
    return f"'{text}" if text.startswith(FORMULA) else text


def results_csv(evening: Evening) -> str:
    """Every result, a line for each seat; byes and what the host has set stand in the last column."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\r\n")
    lines.writerow(COLUMNS)
    for n, one in enumerate(evening.rounds, 1):
        if not one.over:
            continue
        points = points_of(outcome_of(one))
        for number, table in enumerate(one.tables, 1):
            for seat, who in enumerate(table.who):
                told = (table.places[seat], table.scores[seat], shown(points[who])) if table.places else ("", "", 0)
                lines.writerow((n, number, seat + 1, cell(evening.members[who].name), *told, cell(table.reason)))
        for who in one.byes:
            lines.writerow((n, "", "", cell(evening.members[who].name), "", "", shown(points[who]), "bye"))
    return out.getvalue()


def standings_csv(evening: Evening) -> str:
    """Where everybody stands, and by what."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\r\n")
    lines.writerow(("place", "name", "points", "buchholz", "median", "duplicate", "rating", "sigma", "played", "byes"))
    for one in (score_info(evening, score) for score in evening.standings()):
        figures = (one.points, one.buchholz, one.median, one.duplicate, one.rating, one.sigma, one.played, one.byes)
        lines.writerow((one.place, cell(one.name), *("" if figure is None else figure for figure in figures)))
    return out.getvalue()
