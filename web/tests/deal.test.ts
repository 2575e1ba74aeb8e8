import { afterEach, expect, it, vi } from "vitest";
import { FixtureTransport } from "../src/net/fixture";
import { Deal } from "../src/net/deal.svelte";
import { route } from "../src/router.svelte";

const query = new URLSearchParams("fixture=resolve");
afterEach(() => vi.restoreAllMocks());

it("pressed twice, today's deal is dealt once", async () => {
  const asked = vi.spyOn(FixtureTransport.prototype, "playDaily").mockResolvedValue("one");
  const deal = new Deal("contre-temps", query);
  await Promise.all([deal.play(), deal.play()]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(route().params["id"]).toBe("one");
  await deal.play();
  expect(asked).toHaveBeenCalledTimes(2);
});

it("a game without one is told as lost, and the page stays", async () => {
  vi.spyOn(FixtureTransport.prototype, "daily").mockRejectedValue(new Error("no"));
  const deal = new Deal("nothing", query);
  await deal.look();
  expect([deal.daily, deal.lost]).toEqual([null, true]);
});
