"""Schemathesis over the OpenAPI description: whatever is sent, nothing answers 5xx."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import hypothesis.strategies
import pytest
import schemathesis
import uvicorn
from schemathesis.checks import not_a_server_error

from chronolude.server.application import make_litestar
from chronolude.server.http.guard import Guard
from chronolude.server.http.limits import Gate
from chronolude.server.process import listen, options
from chronolude.server.settings import read_settings
from tests.server.postgres import empty_database, postgres
from tests.twice import is_deep_run

DATABASE = "CHRONOLUDE_API_DATABASE"
"""With `postgresql` the same is said to a server on PostgreSQL (`make fuzz` does)."""
pytestmark = [pytest.mark.web, pytest.mark.slow]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread: Schemathesis calls it from outside any loop."""
    folder: Path = tmp_path_factory.mktemp("api")
    with contextlib.ExitStack() as stack:
        is_sqlite = os.environ.get(DATABASE, "sqlite") == "sqlite"
        yield from serve(str(folder / "api.db") if is_sqlite else empty_database(stack.enter_context(postgres())))


def serve(db: str) -> Iterator[str]:
    settings = read_settings(
        {}, db=db, port=0, admin_token="admin", synchronous="NORMAL",
        address_rate="1000000/minute", create_rate="1000000/minute",
    )  # fmt: skip
    gate = Gate(settings)
    app = Guard(make_litestar(settings, gate), settings, gate)
    server = uvicorn.Server(uvicorn.Config(app, **options(settings)))
    listening: socket.socket = listen(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


@pytest.fixture(scope="module")
def api(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/schema/openapi.json")


QUICK = hypothesis.settings(
    max_examples=60 if is_deep_run() else 5,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)


def test_the_description_names_every_door(api: Any) -> None:
    paths = [result.ok().path for result in api.get_all_operations()]
    for path in ("/api/tables", "/api/tables/{table}/join", "/api/tables/{table}/branch", "/api/records", "/api/games"):
        assert path in paths
    assert not [path for path in paths if path.startswith("/s/")]


def test_nothing_answers_with_a_fault_of_ours(api: Any) -> None:
    for result in api.get_all_operations():
        operation = result.ok()

        @QUICK
        @hypothesis.given(case=operation.as_strategy(), token=hypothesis.strategies.sampled_from(["", "admin"]))
        def check(case: Any, token: str) -> None:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            case.call_and_validate(checks=[not_a_server_error], headers=headers, timeout=60)

        check()


def test_nor_at_a_table_that_is_there(api: Any, address: str) -> None:
    """The same, with the keys of a real table."""
    wish = {"game": "contre-temps", "seats": 3, "bots": ["random"], "settings": {"watch": "everyone"}}
    made = httpx.post(f"{address}/api/tables", json=wish).json()
    for result in api.get_all_operations():
        operation = result.ok()
        if "{table}" not in operation.path or "admin" in operation.path:
            continue

        @QUICK
        @hypothesis.given(
            case=operation.as_strategy(),
            seat=hypothesis.strategies.integers(0, 2),
            token=hypothesis.strategies.sampled_from([made["host"], made["seats"][0]["token"]]),
        )
        def check(case: Any, seat: int, token: str) -> None:
            case.path_parameters = {**case.path_parameters, "table": made["id"]}
            if "seat" in case.path_parameters:
                case.path_parameters["seat"] = seat
            headers = {"authorization": f"Bearer {token}"}
            case.call_and_validate(checks=[not_a_server_error], headers=headers, timeout=60)

        check()
