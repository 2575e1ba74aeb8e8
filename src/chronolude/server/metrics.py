"""Figures for Prometheus. Labels never hold names, tokens or table ids."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
SOCKETS: Final = Gauge("chronolude_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("chronolude_tables_in_memory", "Tables in memory", registry=REGISTRY)
MESSAGES: Final = Counter("chronolude_messages", "Messages taken, by kind", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter("chronolude_refusals", "Messages refused, by code", ["code"], registry=REGISTRY)
ANSWER_SECONDS: Final = Histogram(
    "chronolude_answer_seconds", "From an answer's arrival to its commit", registry=REGISTRY
)
BOT_FAILURES: Final = Counter("chronolude_bot_failures", "Bots that crashed or hung", ["bot"], registry=REGISTRY)
REQUESTS: Final = Counter("chronolude_requests", "HTTP requests, by status", ["status"], registry=REGISTRY)
NOTICES: Final = Counter("chronolude_notices", "Turn notices sent, by outcome", ["outcome"], registry=REGISTRY)
