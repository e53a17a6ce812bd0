/**
 * Vite's settings for the pages: served during development, and built as the site. The single file and the package
 * are built by scripts of www/build.
 */

import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.mjs";
import { litTrusted, unindented } from "./build/lit.mjs";
import { pages } from "./build/plugins.mjs";
import { rebuildCore } from "./build/rebuild-core.mjs";
import { translatedLessons } from "./build/translated-lessons.mjs";

export default defineConfig({
  root: fileURLToPath(new URL("./", import.meta.url)),
  // The site may lie in any folder.
  base: "./",
  // gifenc offers browsers a script of the old kind.
  resolve: { mainFields: ["module"] },
  plugins: [pages(), translatedLessons(), rebuildCore(), litTrusted, unindented],
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 8080), strictPort: true },
  worker: { format: "es" },
  build: {
    outDir: "../target/www",
    emptyOutDir: true,
    assetsDir: "parts",
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) => (hostType === "html" ? parts : []),
    },
    reportCompressedSize: false,
    rolldownOptions: chunks,
  },
});
