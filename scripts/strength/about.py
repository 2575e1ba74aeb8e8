"""What a measurement stands on: the commit and its date, versions, cores, whether the engine was compiled."""

from __future__ import annotations

import os
import platform
import subprocess
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

import chronolude
from chronolude.tables.bench import is_compiled

ROOT: Final = Path(__file__).resolve().parents[2]


class About(msgspec.Struct, frozen=True):
    """Of what and on what."""

    commit: str
    date: str
    """The commit's, not the clock's: the same commit is the same measurement."""
    changed: bool
    """Whether files differed from the commit."""
    version: str
    python: str
    openskill: str
    cores: int
    compiled: bool
    seed: int


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def about(seed: int, jobs: int) -> About:
    """What is checked out here, on the cores it is given."""
    changed = git("status", "--porcelain", "--", "src", "scripts/strength/plan.toml")
    commit, date = git("log", "-1", "--format=%h %cs").split()
    cores = min(jobs, os.cpu_count() or 1)
    versions = (chronolude.__version__, platform.python_version(), version("openskill"))
    return About(commit, date, bool(changed), *versions, cores, is_compiled(), seed)
