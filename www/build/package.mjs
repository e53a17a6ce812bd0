/** Writes target/package/: the npm package magnus-derek, ready to be published. */

import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { bundle, licence, pack, ROOT, read, readCore, version, WWW } from "./bundle.mjs";

const FOLDER = new URL("target/package/", ROOT);
const DIST = new URL("dist/", FOLDER);
const SOURCES = new URL("build/package/", WWW);
const WASM = "magnus_derek_bg.wasm";

/** @param {string} name */
const entry = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

const manifest = {
  name: "magnus-derek",
  version: await version(),
  description: "The Magnus–Derek game as one HTML tag, with the midpoint layers drawn and every move explained",
  keywords: [
    "magnus-derek",
    "combinatorial-game",
    "mathematics",
    "visualization",
    "custom-element",
    "web-components",
    "wasm",
    "anywidget",
  ],
  license: "MIT",
  type: "module",
  exports: {
    ".": entry("element"),
    "./element.js": entry("element"),
    "./standalone.js": entry("standalone"),
    "./anywidget.js": entry("anywidget"),
    "./*.wasm": "./dist/*.wasm",
    "./custom-elements.json": "./custom-elements.json",
    "./package.json": "./package.json",
  },
  types: "./dist/element.d.ts",
  unpkg: "./dist/standalone.js",
  jsdelivr: "./dist/standalone.js",
  customElements: "custom-elements.json",
  sideEffects: ["./dist/element.js", "./dist/standalone.js"],
  files: ["dist", "custom-elements.json"],
};

/** The scripts by file name. What is loaded lazily stays in files of its own where modules allow that. */
async function scripts() {
  const core = { PACKED_CORE: JSON.stringify(pack(await readCore())) };
  const worker = await bundle({ entryPoints: ["solver-worker.js"], format: "iife" });
  const solver = { SOLVER_SCRIPT: JSON.stringify(worker.get("solver-worker.js")) };
  return new Map([
    ...(await bundle({
      entryPoints: ["build/package/element.js"],
      format: "esm",
      splitting: true,
      chunkNames: "parts/[name]-[hash]",
      define: solver,
    })),
    ...(await bundle({ entryPoints: ["build/package/standalone.js"], format: "iife", define: solver })),
    ...(await bundle({
      entryPoints: ["build/package/anywidget.js"],
      format: "esm",
      define: { ...core, ...solver },
    })),
  ]);
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(new URL("parts/", DIST), { recursive: true });
for (const [name, text] of await scripts()) {
  // The mark before a classic script says that it is UTF-8, in whatever character set the page is.
  await writeFile(new URL(name, DIST), name === "standalone.js" ? `\uFEFF${text}` : text);
}
await copyFile(new URL(`pkg/${WASM}`, WWW), new URL(WASM, DIST));
for (const name of ["element", "standalone", "anywidget"]) {
  await copyFile(new URL(`types/${name}.d.ts`, SOURCES), new URL(`${name}.d.ts`, DIST));
}
await copyFile(new URL("custom-elements.json", SOURCES), new URL("custom-elements.json", FOLDER));
await writeFile(new URL("package.json", FOLDER), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(new URL("LICENSE", FOLDER), await licence());
const readme = await read("www/build/package/README.md");
await writeFile(new URL("README.md", FOLDER), readme.replaceAll("@VERSION/", `@${manifest.version}/`));

for (const name of ["element.js", "standalone.js", "anywidget.js", WASM]) {
  const content = await readFile(new URL(name, DIST));
  console.log(`· package: dist/${name} ${content.length} bytes, ${gzipSync(content, { level: 9 }).length} gzipped`);
}
