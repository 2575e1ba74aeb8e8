"""Figures for Prometheus. Labels never hold names, tokens or table ids."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from math import isinf
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily


class Durations:
    """A histogram for what happens with every answer: counted in a row, and told when somebody asks for the figures.

    The library's own takes a lock and several calls for each; here only the loop counts.
    """

    def __init__(self, name: str, help_text: str) -> None:
        self.name = name
        self.help = help_text
        self.bounds: list[float] = list(Histogram.DEFAULT_BUCKETS)
        self.counts = [0] * len(self.bounds)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As Prometheus wants it: each bucket with all that is shorter."""
        told = ["+Inf" if isinf(bound) else str(bound) for bound in self.bounds]
        shorter = [float(count) for count in accumulate(self.counts)]
        yield HistogramMetricFamily(self.name, self.help, list(zip(told, shorter, strict=True)), self.seconds)


class Count:
    """One figure that only rises."""

    def __init__(self) -> None:
        self.n = 0

    def inc(self) -> None:
        self.n += 1


class Counts:
    """A counter by kind for what happens with every message: only the loop counts here, too."""

    def __init__(self, name: str, help_text: str) -> None:
        self.name = name
        self.help = help_text
        self.kinds: dict[str, Count] = {}

    def labels(self, kind: str) -> Count:
        return self.kinds.get(kind) or self.kinds.setdefault(kind, Count())

    def collect(self) -> Iterator[CounterMetricFamily]:
        told = CounterMetricFamily(self.name, self.help, labels=["kind"])
        for kind, count in self.kinds.items():
            told.add_metric([kind], count.n)
        yield told


REGISTRY: Final = CollectorRegistry()
SOCKETS: Final = Gauge("chronolude_sockets", "Open sockets", registry=REGISTRY)
PEERS: Final = Gauge("chronolude_peers", "Other workers heard of", registry=REGISTRY)
TABLES: Final = Gauge("chronolude_tables_in_memory", "Tables in memory", registry=REGISTRY)
MESSAGES: Final = Counts("chronolude_messages", "Messages taken, by kind")
REGISTRY.register(MESSAGES)
REFUSALS: Final = Counter("chronolude_refusals", "Messages refused, by code", ["code"], registry=REGISTRY)
ANSWER_SECONDS: Final = Durations("chronolude_answer_seconds", "From an answer's arrival to its commit")
REGISTRY.register(ANSWER_SECONDS)
STALLS: Final = Histogram(
    "chronolude_loop_late_seconds",
    "How late the loop came to its next pulse: above 0.1 it stood still",
    buckets=(0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
BOT_FAILURES: Final = Counter("chronolude_bot_failures", "Bots that crashed or hung", ["bot"], registry=REGISTRY)
THINKERS_STARTED: Final = Counter("chronolude_bot_processes_started", "Processes of bots started", registry=REGISTRY)
THINKING_WAITS: Final = Gauge("chronolude_bots_waiting", "Bots that wait for a process to think in", registry=REGISTRY)
JOBS: Final = Counter("chronolude_jobs", "Jobs of strangers, by outcome", ["outcome"], registry=REGISTRY)
JOBS_WAITING: Final = Gauge("chronolude_jobs_waiting", "Jobs that wait for a process", registry=REGISTRY)
REQUESTS: Final = Counter("chronolude_requests", "HTTP requests, by status", ["status"], registry=REGISTRY)
NOTICES: Final = Counter("chronolude_notices", "Turn notices sent, by outcome", ["outcome"], registry=REGISTRY)
