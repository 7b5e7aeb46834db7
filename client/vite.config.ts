import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Every file of text also packed, once and as small as it goes; the server sends what a browser takes. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name));
      const pack = async (name: string) => {
        const plain = await readFile(join(dir, name));
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        await writeFile(
          join(dir, `${name}.br`),
          await promisify(brotliCompress)(plain, { params: hint }),
        );
        await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(plain, { level: 9 }));
      };
      await Promise.all(texts.map(pack));
    },
  };
}

/** The fonts every language begins with are fetched beside the program, so that no text is set twice. */
const FIRST_FONTS = /(source-sans-3|eb-garamond)-latin-wght-normal/;
function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FIRST_FONTS.test(name))
          .map((name) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: "",
              href: `./${name}`,
            },
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), early(), packed()],
  base: "./",
  server: { fs: { allow: [".."] } },
  build: {
    outDir: process.env.OUT_DIR ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: process.env.GALLERY ? { input: ["index.html", "gallery.html"] } : {},
  },
  // The first import of a test compiles what it needs: on a busy machine that takes its time.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
