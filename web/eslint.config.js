import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Read with their types. Components are not: eslint sees no type that another component exports, svelte-check does. */
const TYPED = ["src/**/*.ts", "tests/**/*.ts", "vite.config.ts"];

export default defineConfig(
  globalIgnores(["**/*.gen.ts", "src/text/keys.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.mts"], extends: [ts.configs.recommended] },
  {
    files: TYPED,
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // What stands in for a server keeps its promises without waiting for anything.
      "@typescript-eslint/require-await": "off",
    },
  },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["*.js", "*.ts", "scripts/**", "tests/**"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      // A name that is only there to be passed over.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/consistent-type-imports": "error",
      // Sets and maps are kept in `$state.raw` and replaced whole, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  prettier,
  svelte.configs.prettier,
);
