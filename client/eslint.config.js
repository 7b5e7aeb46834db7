import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const made = ["src/wire/wire.ts", "src/wire/names.ts", "src/words/messages.ts"];
// They run in Node.js, whose types are not here.
const tools = ["*.mjs", "*.js", "vite.config.ts"];

export default defineConfig(
  globalIgnores(["node_modules/", "dist/", "samples/", ...tools, ...made]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "no-undef": "off", // TypeScript knows better
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `void promise` says that nobody waits for it; `void value` that an effect depends on it.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // `_` is what has to be named and is not read: {#each { length: 3 } as _, i (i)}
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" },
      ],
      // A listener nobody gave does nothing.
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      // On the wire and in the stores "" is none.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true } },
      ],
      // Nothing else copies where the page came without https.
      "@typescript-eslint/no-deprecated": [
        "error",
        { allow: [{ from: "lib", name: "execCommand" }] },
      ],
      // Maps and Sets are caches and drafts here, and no picture follows them.
      "svelte/prefer-svelte-reactivity": "off",
      // At the edge of a block a space stays only as {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // eslint does not see the types a .svelte file exports, nor its props; svelte-check does.
    files: ["**/*.svelte", "src/gallery.ts"],
    rules: {
      "@typescript-eslint/no-redundant-type-constituents": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
    },
  },
  {
    files: ["**/*.test.ts", "src/testing/*.ts"],
    rules: {
      // What is not there fails the test.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-empty-function": "off",
    },
  },
);
