import { afterEach, expect, test } from "vitest";
import { ICONS } from "../src/credits";
import { ms } from "../src/kit/motion";
import { defaults, mood, prefer, settings } from "../src/settings.svelte";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

afterEach(() => prefer(defaults()));

test("preferences are worn by the page and kept in this browser", () => {
  prefer({ theme: "dark", motion: "slow", textSize: 125, language: "fr" });
  const root = document.documentElement;
  expect([root.dataset["theme"], root.dataset["motion"], root.lang]).toEqual(["dark", "slow", "fr"]);
  expect(root.style.getPropertyValue("--text-scale")).toBe("125%");
  expect(mood()).toBe("dark");
  expect(JSON.parse(localStorage.getItem("chronolude.settings")!)).toMatchObject({ theme: "dark", textSize: 125 });
});

test("sound is off and letters are on until somebody says otherwise", () => {
  expect([settings.sound, settings.letters, settings.confirm]).toEqual([false, true, "always"]);
});

test("movement follows the setting", () => {
  prefer({ motion: "none" });
  expect(ms(420)).toBe(0);
  prefer({ motion: "quick" });
  expect(ms(420)).toBe(210);
});

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

test("the credits name exactly the icons that are used", () => {
  const text = files(join(import.meta.dirname, "../src"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const used = new Set([...text.matchAll(/~icons\/game-icons\/([a-z0-9-]+)/g)].map((m) => m[1]!));
  expect(ICONS.map((credit) => credit.icon)).toEqual([...used].sort());
});
