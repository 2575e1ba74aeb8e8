import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { writeWords } from "./scripts/words.mjs";

/** The server sends a file as it lies there, or its compressed twin: the twins are made here, once. */
function twins(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
    const plain = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
  }
}

const BUNDLE = "../src/chronolude/_web";
const SERVER = "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({
      // A third-party icon is compiled as it comes; our own files are all runes.
      dynamicCompileOptions: ({ filename }) =>
        filename.includes("~icons") ? { runes: undefined } : undefined,
    }),
    { name: "words", buildStart: () => void writeWords() },
    { name: "twins", apply: "build", closeBundle: () => twins(BUNDLE) },
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
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 20_000 },
}));
