import { expect, test } from "vitest";
import { find, go, listen, route } from "../src/router.svelte";

test.each([
  ["/", "lobby"],
  ["/t/MAR-437", "table"],
  ["/r/demo", "review"],
  ["/rules/contre-temps", "rules"],
  ["/learn/timeline", "learn"],
  ["/learn", "learn"],
  ["/bots", "bots"],
  ["/decks", "workshop"],
  ["/mine", "mine"],
  ["/daily/contre-temps", "daily"],
  ["/credits", "credits"],
  ["/privacy", "privacy"],
  ["/gallery", "gallery"],
  ["/verify", "verify"],
  ["/nowhere", "lost"],
  ["/t/a/b", "lost"],
])("%s is the %s page", (path, page) => {
  expect(find(path).page).toBe(page);
});

test("parts of an address are decoded", () => {
  expect(find("/t/caf%C3%A9").params).toEqual({ id: "café" });
});

test("the query comes along", () => {
  expect(find("/t/demo", "?fixture=travel").query.get("fixture")).toBe("travel");
});

test("going somewhere changes the page without a reload", () => {
  go("/bots?fixture");
  expect(route().page).toBe("bots");
  expect(location.pathname).toBe("/bots");
});

test("plain links are followed in the page, others are left alone", () => {
  const stop = listen();
  document.body.innerHTML = '<a id="in" href="/credits">c</a>';
  go("/");
  const link = document.getElementById("in")!;
  const quiet = (event: MouseEvent): void => event.preventDefault();
  window.addEventListener("click", quiet); // after ours: stops the test browser from leaving
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  window.removeEventListener("click", quiet);
  expect(route().page).toBe("lobby");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
  document.getElementById("in")!.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(route().page).toBe("credits");
  stop();
});
