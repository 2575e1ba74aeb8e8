"""A seat's link: a cookie, revoked, renewed."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.house import house, run
from tests.server.several import TWO

pytestmark = pytest.mark.web


async def tells_people(base: str, path: str, status: int) -> None:
    """A link that opens nothing is a page for people; it was raw JSON."""
    async with httpx.AsyncClient(base_url=base, headers={"accept": "text/html"}) as browser:
        answer = await browser.get(path)
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (status, "text/html"), answer.text


def test_a_seat_link_is_a_cookie_is_revoked_and_issued_again(tmp_path: Path) -> None:  # noqa: PLR0915
    async def scenario() -> None:  # noqa: PLR0915
        async with house(tmp_path) as here:
            made = await here.make()
            link, token, host = made["seats"][0]["link"], made["seats"][0]["token"], made["host"]
            async with httpx.AsyncClient(base_url=here.base) as browser:
                answer = await browser.get(link)
                assert (answer.status_code, answer.headers["location"]) == (302, f"/t/{made['id']}")
                cookie = answer.headers["set-cookie"]
                assert "HttpOnly" in cookie and "SameSite=strict" in cookie
                name, value = cookie.partition(";")[0].split("=", 1)
                seat = await here.sit(made["id"], headers={"cookie": f"{name}={value}"})
                assert seat.heard[0]["seat"] == 0
                qr = await browser.get(f"/api/tables/{made['id']}/qr?seat=0", headers={"cookie": f"{name}={value}"})
                assert qr.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')  # a picture needs its namespace
                assert qr.headers["cache-control"] == "no-store"
            assert (await here.get(f"/api/tables/{made['id']}/qr")).status_code == 200
            assert (await here.get(f"/api/tables/{made['id']}/qr?seat=0")).status_code == 403
            path = f"/api/tables/{made['id']}/seats/0/link"
            assert (await here.post(path)).status_code == 403
            assert (await here.post(path, token=host)).status_code == 409  # they are there, and can do it themselves
            fresh = (await here.post(path, token=token)).json()
            with pytest.raises(PermissionError, match="bad-link"):
                await here.sit(made["id"], token)
            assert (await here.get(link.removeprefix(here.base))).status_code == 403
            assert (await here.get("/s/forged")).status_code == 404
            await tells_people(here.base, link.removeprefix(here.base), 403)
            await tells_people(here.base, "/s/forged", 404)
            again = await here.sit(made["id"], fresh["token"])
            await again.until("update")
            async with httpx.AsyncClient(base_url=here.base, headers={"authorization": f"Bearer {host}"}) as client:
                assert (await client.delete(path)).status_code == 200
            with pytest.raises(PermissionError, match="bad-link"):
                await here.sit(made["id"], fresh["token"])

    run(scenario())


def test_whoever_renews_their_own_link_keeps_the_seat_in_that_browser(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here, here.browser() as browser:
            made = (await browser.post("/api/tables", json={"game": "contre-temps", "players": TWO})).json()
            old = browser.cookies[f"cl-{made['id']}-s0"]
            path = f"/api/tables/{made['id']}"
            fresh = (await browser.post(f"{path}/seats/0/link")).json()
            assert browser.cookies[f"cl-{made['id']}-s0"] == fresh["token"] != old
            assert (await browser.get(f"{path}/qr?seat=0")).status_code == 200
            browser.cookies.clear()
            stale = {"cookie": f"cl-{made['id']}-s0={old}"}
            assert (await browser.get(f"{path}/qr?seat=0", headers=stale)).status_code == 403
            both = {**stale, "authorization": f"Bearer {fresh['token']}"}
            shown = await browser.get(f"{path}/qr?seat=0", headers=both)
            alone = await browser.get(f"{path}/qr?seat=0", headers={"authorization": f"Bearer {fresh['token']}"})
            assert shown.text == alone.text  # the code opens the seat: it is not the dead link
            host = {"authorization": f"Bearer {made['host']}"}
            renewed = await browser.post(f"{path}/seats/1/link", headers=host)
            assert "set-cookie" not in renewed.headers  # the host does not come to hold another's seat

    run(scenario())
