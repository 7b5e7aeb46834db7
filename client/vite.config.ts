import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  server: { fs: { allow: [".."] } },
  build: {
    outDir: process.env.OUT_DIR ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: process.env.GALLERY ? { input: ["index.html", "gallery.html"] } : {},
  },
  test: { include: ["src/**/*.test.ts"] },
});
