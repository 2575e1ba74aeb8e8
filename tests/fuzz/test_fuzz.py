"""The fuzzer in short, and the proof that it would notice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from chronolude.server.live.table import Live
from chronolude.server.wire import ears
from chronolude.server.wire.messages import UNREADABLE, AnyRequest, WireFault, read
from tests.fuzz.inside import play_round
from tests.fuzz.mutate import KINDS, RARE, USUAL, mutate
from tests.fuzz.outside import siege
from tests.fuzz.raw import any_request, complaint

MESSAGES = 1500


def test_nothing_that_is_said_breaks_anything() -> None:
    done = play_round(1, MESSAGES)
    assert done.fault == ""
    counts = Counter(done.counts)
    assert counts["messages"] == MESSAGES
    assert counts["fault"] > MESSAGES / 4, "most of it makes no sense"
    assert counts["refused"] > MESSAGES / 10, "some is understood and refused"
    assert counts["accepted"] > MESSAGES / 50, "and some is even right"


@pytest.mark.web
@pytest.mark.slow
def test_nor_over_sockets_with_floods_and_half_open_lines(tmp_path: Path) -> None:
    done = asyncio.run(siege(tmp_path, 1200))
    assert done.sent >= 1200 and done.shown == []
    assert done.answers > 20, "people play on"
    assert "Traceback" not in done.log and "failed" not in done.log, done.log[-3000:]
    assert done.after < done.before + 60


def test_a_round_is_a_round() -> None:
    assert play_round(5, 300).counts == play_round(5, 300).counts


# ── would it notice? ─────────────────────────────────────────────────────────────────────────────


def test_a_no_that_writes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Live.append

    async def append(live: Live, *added: Any, **more: Any) -> None:
        try:
            await true(live, *added, **more)
        except ValueError:
            await true(live)  # refused, but the table is touched all the same
            raise

    monkeypatch.setattr(Live, "append", append)
    assert "refused, and something was written" in play_round(1, MESSAGES).fault


def test_our_insides_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ears, "WireFault", lambda code, text, ref=0: WireFault(code, f'File "socket.py": {text}', ref))
    assert "our insides are shown" in play_round(1, 300).fault


def test_a_decoder_that_fails_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it did: a message nested too deep ended its line with an error of ours."""
    monkeypatch.setattr(ears, "UNREADABLE", (msgspec.DecodeError,))
    assert "RecursionError" in play_round(1, MESSAGES).fault


# ── the twists themselves ────────────────────────────────────────────────────────────────────────

MESSAGE = {"type": "answer", "ref": 3, "decision": 7, "text": "B12", "key": "k"}


@pytest.mark.parametrize("way", [*USUAL, *RARE], ids=lambda way: way.__name__)
def test_every_twist_gives_a_text(way: Any) -> None:
    texts = {way(MESSAGE, random.Random(seed)) for seed in range(20)}
    assert all(isinstance(text, str) for text in texts)
    assert len(texts) > 1 or way.__name__ == "whole"


def test_twisted_messages_are_read_or_refused_by_the_decoder() -> None:
    dice = random.Random(1)
    understood = 0
    for _ in range(2000):
        try:
            read(mutate(MESSAGE, dice))
        except UNREADABLE:
            continue
        understood += 1
    assert 300 < understood < 1700


def test_all_kinds_of_message_are_known_to_the_fuzzer() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(AnyRequest)} <= {*KINDS}


def test_raw_requests_are_of_many_kinds_and_complaints_are_seen() -> None:
    dice = random.Random(1)
    assert len({any_request(dice)[:40] for _ in range(200)}) > 100
    assert complaint(b"HTTP/1.1 500 Internal Server Error\r\n\r\n")
    assert complaint(b"HTTP/1.1 400 Bad\r\n\r\nTraceback (most recent call last)")
    assert not complaint(b"HTTP/1.1 404 Not Found\r\n\r\n{}") and not complaint(b"")
