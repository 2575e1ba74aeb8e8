/** What this person prefers, kept in this browser only. */
import type { Cue } from "./kit/cues";
import type { Language } from "./net/protocol";

export type Theme = "light" | "dark" | "system";
export type Motion = "none" | "quick" | "normal" | "slow";
export type Confirm = "always" | "irreversible" | "never";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  textSize: 100 | 112 | 125 | 150;
  sound: boolean;
  volume: 1 | 2 | 3;
  /** Cues that stay silent while sound is on. */
  silent: Cue[];
  /** Whether the browser tells when it is one's turn and the page is hidden. */
  notify: boolean;
  confirm: Confirm;
  letters: boolean;
  name: string;
}

const KEY = "chronolude.settings";

function firstLanguage(): Language {
  const asked = typeof navigator === "undefined" ? "en" : navigator.language;
  return asked.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export function defaults(): Settings {
  return {
    language: firstLanguage(),
    theme: "system",
    motion: "normal",
    textSize: 100,
    sound: false,
    volume: 2,
    silent: [],
    notify: false,
    confirm: "always",
    letters: true,
    name: "",
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // private windows and broken entries fall back to the defaults
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

function systemIsDark(): boolean {
  return window.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
}

const worn = $state<{ theme: "light" | "dark" }>({ theme: "light" });

/** The mood on screen now, with "system" already decided. */
export function mood(): "light" | "dark" {
  return worn.theme;
}

/** Dress the page in the settings. */
export function wear(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && systemIsDark());
  worn.theme = dark ? "dark" : "light";
  const root = document.documentElement;
  root.dataset["theme"] = worn.theme;
  root.dataset["motion"] = settings.motion;
  root.lang = settings.language;
  root.style.setProperty("--text-scale", `${settings.textSize}%`);
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute("content", dark ? "#131B29" : "#F7F2E7");
}

/** Change settings, dress the page, and remember. */
export function prefer(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  wear();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // no storage: the choice lasts as long as the page
  }
}

export function listenToSystem(): () => void {
  const query = window.matchMedia?.("(prefers-color-scheme: dark)");
  query?.addEventListener("change", wear);
  return () => query?.removeEventListener("change", wear);
}
