/**
 * Checking chance in this browser, with nothing but WebCrypto: the secret against its fingerprint, everybody's words
 * into the seed, and every draw out of it (src/chronolude/tables/fair.py and kernel/chance.py say the same in Python).
 */

export interface Move {
  draws?: number[];
  line?: number;
  branches?: Move[][];
}

export interface Chance {
  kind?: string;
  commitment?: string;
  entropy?: string[];
  secret?: string;
}

export interface GameRecord {
  header: { game: string; chance?: Chance; deal?: number[]; start?: { draws?: number } | null };
  moves?: Move[];
  futures?: Move[][];
}

/** Line, number and bound of a draw. */
type Bound = readonly number[];

interface Draw {
  line: number;
  k: number;
  value: number;
}

export interface Checked {
  /** Whether the secret fits the fingerprint. */
  fits: boolean;
  draws: number;
  /** Sizes of the piles that were shuffled whole, in order. */
  shuffles: number[];
  /** The first draw that does not follow from the seed. */
  wrong: Draw | null;
}

const text = new TextEncoder();
const BITS = 62n;

export function canCheck(): boolean {
  return typeof crypto !== "undefined" && Boolean(crypto.subtle);
}

export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(figures: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(figures.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes));
}

export function fingerprint(secret: string): Promise<string> {
  return sha256(unhex(secret));
}

async function keyOf(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The key all draws come from: the secret, with a hash of each seat's words mixed in. */
export async function seedOf(secret: string, entropy: string[]): Promise<CryptoKey> {
  const lines = await Promise.all(entropy.map(async (word, seat) => `${seat}:${await sha256(text.encode(word))}`));
  return keyOf(await crypto.subtle.sign("HMAC", await keyOf(unhex(secret)), text.encode(lines.join("\n"))));
}

/** Draw k on a line, below n: the first try whose 62 bits lie under the greatest multiple of n. */
export async function draw(seed: CryptoKey, line: number, k: number, n: number): Promise<number> {
  const limit = ((1n << BITS) / BigInt(n)) * BigInt(n);
  for (let trial = 0; ; trial++) {
    const signed = await crypto.subtle.sign("HMAC", seed, text.encode(`${line}:${k}:${trial}`));
    const value = new DataView(signed).getBigUint64(0) >> 2n;
    if (value < limit) return Number(value % BigInt(n));
  }
}

/** Every draw of a record with its line and number: the deal, then each answer, and lines that were left behind. */
export function drawsOf(record: GameRecord): Draw[] {
  const { header, moves = [], futures = [] } = record;
  const first = header.start?.draws ?? 0;
  const found = (header.deal ?? []).map((value, i) => ({ line: 0, k: first + i, value }));
  const end = walk(moves, first + found.length, found);
  for (const future of futures) walk(future, end, found);
  return found;
}

function walk(moves: Move[], from: number, found: Draw[]): number {
  let k = from;
  for (const { draws = [], line = 0, branches = [] } of moves) {
    for (const branch of branches) walk(branch, k, found);
    for (const value of draws) found.push({ line, k: k++, value });
  }
  return k;
}

/** A pile of n cards is shuffled by draws out of n, n - 1, … 2. */
export function shufflesIn(bounds: number[]): number[] {
  const sizes: number[] = [];
  for (let i = 0; i < bounds.length; i++) {
    const size = bounds[i]!;
    if (size > 1 && Array.from({ length: size - 1 }, (_, j) => size - j).every((n, j) => bounds[i + j] === n)) {
      sizes.push(size);
      i += size - 2;
    }
  }
  return sizes;
}

/** Derive every draw of a record that has told its secret. `bounds` says out of how many each was drawn. */
export async function check(record: GameRecord, bounds: readonly Bound[]): Promise<Checked> {
  const { commitment = "", entropy = [], secret = "" } = record.header.chance ?? {};
  const draws = drawsOf(record);
  const out = new Map(bounds.map(([line, k, n]) => [`${line}:${k}`, n ?? 0]));
  const sizes = draws.map(({ line, k }) => out.get(`${line}:${k}`) ?? 0);
  const seed = await seedOf(secret, entropy);
  const derived = await Promise.all(
    draws.map(async ({ line, k }, i) => (sizes[i]! > 0 ? draw(seed, line, k, sizes[i]!) : -1)),
  );
  const wrong = draws.find(({ value }, i) => derived[i] !== value) ?? null;
  return { fits: (await fingerprint(secret)) === commitment, draws: draws.length, shuffles: shufflesIn(sizes), wrong };
}
