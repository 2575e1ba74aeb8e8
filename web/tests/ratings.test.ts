import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Ratings as Measured } from "../src/net/protocol";
import Ratings from "../src/pages/bots/Ratings.svelte";

const said = vi.hoisted(() => ({ ratings: vi.fn<() => Promise<Measured>>() }));
vi.mock("../src/net/choose", () => ({ transport: async () => said }));

const rest = () => new Promise((done) => setTimeout(done));

test("ratings are shown by game, with the commit they were taken at", async () => {
  said.ratings.mockResolvedValue({
    at: "abc1234 of 2026-11-15",
    ratings: { "contre-temps": { "rule-of-thumb": { mu: 31.25, sigma: 0.8, games: 400 } } },
    compiled: true,
  });
  render(Ratings);
  expect(await screen.findByText("Contre-Temps")).toBeTruthy();
  expect(document.body.textContent).toContain("version abc1234 of November 15, 2026");
  expect(screen.getByRole("row", { name: /rule of thumb 31\.3 ± 1\.6 400/ })).toBeTruthy();
});

test("without a measurement there is nothing to show", async () => {
  said.ratings.mockResolvedValue({ at: "", ratings: {}, compiled: true });
  const { container } = render(Ratings);
  await rest();
  expect(container.textContent?.trim()).toBe("");
});

test("where the engine is not compiled, the strongest say so", async () => {
  said.ratings.mockResolvedValue({ at: "", ratings: {}, compiled: false });
  render(Ratings);
  expect((await screen.findByRole("note")).textContent).toContain("stronger once it is compiled");
});

test("a server that does not say is no fault", async () => {
  said.ratings.mockRejectedValue(new Error("404"));
  const { container } = render(Ratings);
  await rest();
  expect(container.textContent?.trim()).toBe("");
});
