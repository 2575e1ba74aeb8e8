"""Scripted people at a club night, and what an evening must come to: computed here, by nothing of the product's."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import combinations, pairwise
from typing import Any

import httpx

Plain = dict[str, Any]
Result = tuple[list[int], list[int], list[int]]
"""Who sat where, their places, their scores."""
Rounds = list[tuple[list[Result], list[int]]]
"""Of each round its tables and who sat out."""


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = -1
        self.cookies = httpx.Cookies()
        self.dice = random.Random(name)

    async def ask(self, method: str, address: str, body: Plain | None = None) -> httpx.Response:
        async with httpx.AsyncClient(timeout=60, verify=False, cookies=self.cookies) as browser:
            answer = await browser.request(method, address, json=body)
            self.cookies = browser.cookies
            return answer

    async def come(self, base: str, evening: str) -> None:
        answer = await self.ask("POST", f"{base}/api/evenings/{evening}/join", {"name": self.name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["member"]

    async def seat(self, base: str, table: str) -> tuple[int, str]:
        """Come to one's table: the seat, and its key as the browser keeps it."""
        answer = await self.ask("POST", f"{base}/api/tables/{table}/evening", {})
        assert answer.status_code == 201, answer.text
        seat = int(answer.json()["seat"])
        return seat, str(self.cookies[f"cl-{table}-s{seat}"])


def check_round(told: Plain, before: list[Plain], present: set[int], sizes: range) -> None:
    """One round against all that came before it: everybody has a place, sizes fit, and byes go round."""
    sitting = [who for table in told["tables"] for who in table["who"]]
    assert sorted(sitting + told["byes"]) == sorted(present), "everybody who is here has a place, or sits out"
    assert all(len(table["who"]) in sizes for table in told["tables"])
    byes = Counter(one for earlier in before for one in earlier["byes"])
    for one in told["byes"]:
        assert byes[one] == min(byes[other] for other in present), "nobody sits out again before everybody has"


def meetings(rounds: list[Plain]) -> Counter[frozenset[int]]:
    return Counter(frozenset(two) for one in rounds for table in one["tables"] for two in combinations(table["who"], 2))


def again(tables: list[list[int]], met: Counter[frozenset[int]]) -> int:
    return sum(met[frozenset(two)] for table in tables for two in combinations(table, 2))


def fewest_again(told: Plain, before: list[Plain], tries: int = 30_000) -> int:
    """How few need to meet again, as far as chance finds out: people change places while that is no worse."""
    met, dice = meetings(before), random.Random(7)
    tables = [list(table["who"]) for table in told["tables"]]
    dice.shuffle(flat := [who for table in tables for who in table])
    row = iter(flat)
    tables = [[next(row) for _ in table] for table in tables]
    best = now = again(tables, met)
    for _ in range(tries):
        if not best or len(tables) < 2:
            break
        here, there = dice.sample(tables, 2)
        i, j = dice.randrange(len(here)), dice.randrange(len(there))
        were = again([here, there], met)
        here[i], there[j] = there[j], here[i]
        are = again([here, there], met)
        if are > were and dice.random() > 0.02:
            here[i], there[j] = there[j], here[i]
        else:
            now += are - were
            best = min(best, now)
    return best


def expected(members: list[int], rounds: Rounds) -> list[Plain]:
    """The standings, worked out with plain numbers from what people saw at their tables."""
    points: dict[int, float] = dict.fromkeys(members, 0.0)
    for tables, byes in rounds:
        for one in byes:
            points[one] += 0.5
        for who, places, _ in tables:
            for seat, one in enumerate(who):
                beaten = sum(1 for place in places if place > places[seat])
                level = sum(1 for place in places if place == places[seat]) - 1
                points[one] += (beaten + level / 2) / (len(who) - 1)
    won, compared = beside_others(members, rounds)
    return [
        {
            "member": one, "points": points[one], "buchholz": sum(sums := opposed(one, points, rounds)),
            "median": sum(sums[1:-1] if len(sums) > 2 else sums),
            "duplicate": 100 * won[one] / compared[one] if compared[one] else None,
        }
        for one in members
    ]  # fmt: skip


def opposed(one: int, points: dict[int, float], rounds: Rounds) -> list[float]:
    """What the others at each table have by now; for a bye one's own points."""
    sums: list[float] = []
    for tables, byes in rounds:
        sums += [points[one]] if one in byes else []
        for who, _, _ in tables:
            if one in who:
                sums.append(sum(points[other] for other in who if other != one) / (len(who) - 1))
    return sorted(sums)


def beside_others(members: list[int], rounds: Rounds) -> tuple[dict[int, float], Counter[int]]:
    """Comparisons with whoever had the same cards: how many were won, and how many there were."""
    won: dict[int, float] = dict.fromkeys(members, 0.0)
    compared: Counter[int] = Counter()
    for tables, _ in rounds:
        by_seat: dict[tuple[int, int], list[tuple[int, int, int]]] = defaultdict(list)
        for who, places, scores in tables:
            for seat, one in enumerate(who):
                by_seat[len(who), seat].append((one, places[seat], scores[seat]))
        for row in by_seat.values():
            for (one, place, score), (other, place_too, score_too) in combinations(row, 2):
                ahead = (place_too - place) or (score - score_too)
                won[one] += 1 if ahead > 0 else 0.5 if ahead == 0 else 0
                won[other] += 1 if ahead < 0 else 0.5 if ahead == 0 else 0
                compared.update((one, other))
    return won, compared


def check_standings(told: list[Plain], wanted: list[Plain]) -> None:
    """Every figure, and the order: by points, then Buchholz, then its middle, then the cards that others had too."""
    by_member = {one["member"]: one for one in wanted}
    for one in told:
        mine = by_member[one["member"]]
        for name in ("points", "buchholz", "median", "duplicate"):
            if mine[name] is None:
                assert one[name] is None
            else:
                assert abs(one[name] - mine[name]) < 0.002, (name, one, mine)

    def worth(member: int) -> tuple[float, ...]:
        mine = by_member[member]
        figures = (mine["points"], mine["buchholz"], mine["median"], (mine["duplicate"] or 0) / 100)
        return tuple(round(figure, 6) for figure in figures)

    for before, after in pairwise(told):
        assert worth(before["member"]) >= worth(after["member"])
        assert (before["place"] == after["place"]) == (worth(before["member"]) == worth(after["member"]))
