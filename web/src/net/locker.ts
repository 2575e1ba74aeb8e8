/**
 * A locker: my games under a secret that one can carry to another device, or lose. The browser seals them before they
 * leave; the house keeps what it cannot read, under a name that is made from the secret and tells nothing of it.
 */
import { merged, read, type PlayedGame } from "./mine";
import type { Transport } from "./transport";

/** Letters and figures that nobody takes for each other. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 28;
const GROUP = 4;
const KEY = "chronolude.locker";
const TRIES = 3;
const IV = 12;

/** Sealing wants a page that came safely, over https or from this machine. */
export const canSeal = (): boolean => typeof crypto !== "undefined" && !!crypto.subtle;

export function newSecret(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH));
  return spaced([...drawn].map((one) => LETTERS[one % LETTERS.length]).join(""));
}

const spaced = (plain: string): string => plain.replace(new RegExp(`.{${GROUP}}(?=.)`, "g"), "$&-");

/** A secret as somebody typed it; null where it is none. */
export function secretIn(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replaceAll("U", "V")
    .replace(/[^0-9A-Z]/g, "");
  return plain.length === LENGTH && [...plain].every((one) => LETTERS.includes(one)) ? spaced(plain) : null;
}

export function ownSecret(): string | null {
  try {
    return secretIn(localStorage.getItem(KEY) ?? "");
  } catch {
    return null;
  }
}

export function keepSecret(secret: string | null): void {
  try {
    if (secret === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, secret);
  } catch {
    // no storage: it is used for now
  }
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hashed = async (what: string, secret: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(`chronolude ${what} ${secret}`)));

/** What the house knows a locker by. */
export async function nameOf(secret: string): Promise<string> {
  return [...(await hashed("locker", secret))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

async function sealerOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", await hashed("seal", secret), "AES-GCM", false, ["encrypt", "decrypt"]);
}

const packed = (raw: Uint8Array): string => btoa(Array.from(raw, (one) => String.fromCharCode(one)).join(""));
const unpacked = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

export async function seal(secret: string, games: PlayedGame[]): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const plain = bytes(JSON.stringify(games));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await sealerOf(secret), plain);
  return packed(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

export async function unseal(secret: string, sealed: string): Promise<PlayedGame[]> {
  const raw = unpacked(sealed);
  const key = await sealerOf(secret);
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: raw.slice(0, IV) }, key, raw.slice(IV));
  return read(new TextDecoder().decode(plain));
}

/** Bring this device and the locker to the same games; another device may be at it at the same time. */
export async function meet(wire: Transport, secret: string, ours: PlayedGame[]): Promise<PlayedGame[]> {
  const name = await nameOf(secret);
  for (let i = 0; i < TRIES; i += 1) {
    const there = await wire.locker(name);
    const whole = there ? merged(ours, await unseal(secret, there.sealed)) : ours;
    if (await wire.fill(name, { sealed: await seal(secret, whole), version: there?.version ?? 0 })) return whole;
  }
  throw new Error("another device is at this locker");
}

/** Whether there is a locker of this secret. */
export async function isThere(wire: Transport, secret: string): Promise<boolean> {
  return (await wire.locker(await nameOf(secret))) !== null;
}

export async function empty(wire: Transport, secret: string): Promise<void> {
  await wire.empty(await nameOf(secret));
}
