"""The process in which strangers' things are looked at: a job in, what was found out, a line of JSON each.

    python -m chronolude.server.jobs.bench MEMORY MODULE...

It has so many bytes of memory and no more, reads the modules it needs before its time begins, and runs at a lower
priority than whoever asked. How long it may take is for whoever asked to say, who kills it.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from typing import Final

import msgspec

from ...bots.memory import limit_memory
from ...games import register
from .processes import READY
from .work import Job, do

NICE: Final = 10


def main() -> None:
    """Answer line by line. What is printed meanwhile goes to stderr, not among the answers."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    for module in sys.argv[2:]:
        importlib.import_module(module)
    register()
    with contextlib.suppress(BrokenPipeError):  # whoever asked was killed meanwhile: that is no trouble of ours
        answers.write(READY)
        for line in sys.stdin.buffer:
            reply = do(msgspec.json.decode(line, type=Job))
            answers.write(msgspec.json.encode(reply) + b"\n")
            if reply.spent:
                return


if __name__ == "__main__":
    main()
