"""A job and what comes of it, as both ends of the pipe know them."""

from __future__ import annotations

import importlib
from typing import Any, Final

import msgspec

LONGEST_ANSWER: Final = 4_000_000
"""Bytes of one answer; whoever asked has to read them."""


class Job(msgspec.Struct, frozen=True):
    """A function of ours, `module:name`, and what it is given. The names never come from outside."""

    work: str
    given: dict[str, Any]


class JobReply(msgspec.Struct, frozen=True):
    """What was found, or why nothing was."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    refused: str = ""
    """The thing itself is at fault: a sentence for whoever brought it."""
    failed: str = ""
    """We are at fault."""
    spent: bool = False
    """The memory was not enough; this process ends."""


class Unsound(ValueError):
    """What was brought cannot be used; the message says why."""


def do(job: Job) -> JobReply:
    """Do one job; whatever goes wrong, there is an answer."""
    try:
        module, _, name = job.work.partition(":")
        found = msgspec.json.encode(getattr(importlib.import_module(module), name)(**job.given))
    except MemoryError:
        return JobReply(spent=True)
    except Unsound as error:
        return JobReply(refused=str(error)[:400])
    except RecursionError:
        return JobReply(refused="it is nested too deeply")
    except Exception as error:
        return JobReply(failed=repr(error)[:400])
    if len(found) > LONGEST_ANSWER:
        return JobReply(refused=f"what there is to say of it has more than {LONGEST_ANSWER} bytes")
    return JobReply(msgspec.Raw(found))
