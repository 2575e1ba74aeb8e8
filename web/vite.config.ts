import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

const SERVER = "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({
      // A third-party icon is compiled as it comes; our own files are all runes.
      dynamicCompileOptions: ({ filename }) =>
        filename.includes("~icons") ? { runes: undefined } : undefined,
    }),
    Icons({ compiler: "svelte", scale: 1 }),
  ],
  build: {
    outDir: "../src/chronolude/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
}));
