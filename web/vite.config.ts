import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { catalogue, writeWords } from "./scripts/words.mjs";

/** The server sends a file as it lies there, or its compressed twin: the twins are made here, once. The smallest take
 *  a third of the whole build: whoever plays on their own machine (`make play`) does without. */
function twins(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
    const plain = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
    if (process.env.CHRONOLUDE_TWINS !== "gz") writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
  }
}

/** Cards of decks are drawn with any icon of the set: the server draws them one by one from this pack. */
function pack(folder: string): void {
  const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  const drawn: Record<string, string> = {};
  for (const [name, icon] of Object.entries(set.icons)) drawn[name] = icon.body;
  for (const [name, alias] of Object.entries(set.aliases ?? {})) drawn[name] = set.icons[alias.parent]!.body;
  writeFileSync(join(folder, "icons.json.gz"), gzipSync(JSON.stringify(drawn), { level: 9 }));
}

/** `words:house-fr`: what the house says in French; `words:boards-fr`: what boards do. */
const WORDS = /^\0words:(house|boards)-(en|fr)$/;
const BUNDLE = "../src/chronolude/_web";
const SERVER = "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({
      // A third-party icon is compiled as it comes; our own files are all runes.
      dynamicCompileOptions: ({ filename }) => (filename.includes("~icons") ? { runes: undefined } : undefined),
    }),
    {
      name: "words",
      buildStart: () => void writeWords(),
      resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
      load: (id) => {
        const [, part, language] = WORDS.exec(id) ?? [];
        return language && `export default ${JSON.stringify(catalogue(language, part))}`;
      },
    },
    { name: "twins", apply: "build", closeBundle: () => (twins(BUNDLE), pack(BUNDLE)) },
    Icons({ compiler: "svelte", scale: 1 }),
  ],
  build: {
    outDir: BUNDLE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/icons": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 20_000,
  },
}));
