/**
 * Writes the npm package magnus-derek, ready to publish, into target/package/ or the folder named on the command
 * line.
 */

import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { bundle, ROOT, read, version, WWW } from "./bundle.mjs";
import { withFormats } from "./formats.mjs";
import { licence } from "./licences.mjs";
import { manifest } from "./manifest.mjs";
import { FILE as LESSONS } from "./package/lessons-beside.js";
import { wheel, wheelName } from "./package/wheel.mjs";
import { inside, lessonsBeside, packed, scriptOnCdn, standalone } from "./standalone.mjs";

const FOLDER = process.argv[2] ? pathToFileURL(`${resolve(process.argv[2])}/`) : new URL("target/package/", ROOT);
const DIST = new URL("dist/", FOLDER);
const SOURCES = new URL("build/package/", WWW);
const WASM = "magnus_derek_bg.wasm";
const QUARTO = "magnus-derek-quarto.zip";

const VERSION = (await version()) ?? "";

const cdn = await scriptOnCdn();

/** @param {string} name */
const entry = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

const npm = {
  name: "magnus-derek",
  version: VERSION,
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
    "./standalone": entry("standalone"),
    "./standalone.js": entry("standalone"),
    "./lessons": entry("lessons"),
    "./lessons.js": entry("lessons"),
    "./anywidget": entry("anywidget"),
    "./anywidget.js": entry("anywidget"),
    "./markdown": { types: "./dist/markdown.d.ts", default: "./dist/markdown.mjs" },
    "./*.wasm": "./dist/*.wasm",
    "./custom-elements.json": "./custom-elements.json",
    "./package.json": "./package.json",
  },
  bin: { "magnus-derek": "./dist/draw.mjs" },
  types: "./dist/element.d.ts",
  customElements: "custom-elements.json",
  files: ["dist", "custom-elements.json"],
};

/** The scripts by file name. Lazy imports stay in files of their own where the format allows it. */
async function scripts() {
  const CDN_SCRIPT = JSON.stringify(cdn);
  const PACKED_COMPANIONS = await packed("companions");
  const define = { ...(await inside()), CDN_SCRIPT, PACKED_STUDY: await packed("study"), PACKED_COMPANIONS };
  return new Map([
    ["standalone.js", await standalone()],
    await lessonsBeside(),
    ...(await bundle("build/package/element.js", "es", { define, inParts: true })),
    ...(await drawingProgram()),
    // A notebook has the widget in a file beside it, which can load no other: one core that does all is less than two.
    ...(await bundle("build/package/anywidget.js", "es", {
      define: { ...(await inside({ studyAlone: true })), CDN_SCRIPT, PACKED_COMPANIONS },
      speaksAll: true,
      studyAlone: true,
    })),
  ]);
}

/** The program that draws without a browser: Node runs it, with nothing beside it. @returns {Promise<[name: string, text: string][]>} */
async function drawingProgram() {
  const define = { ...(await inside()), CDN_SCRIPT: "null" };
  const text = (await bundle("build/package/draw.js", "es", { define, speaksAll: true })).get("draw.js");
  return [["draw.mjs", `#!/usr/bin/env node\n${text}`]];
}

/** The extension for Quarto and the filter for pandoc, as the archive that both take. */
async function quartoArchive() {
  const folder = "_extensions/magnus-derek";
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const name of ["_extension.yml", "magnus-derek.lua", "shortcode.lua"]) {
    const text = await read(`www/build/package/quarto/${name}`);
    files[`${folder}/${name}`] = strToU8(text.replaceAll("VERSION", VERSION));
  }
  for (const name of ["draw.mjs", "standalone.js"]) files[`${folder}/${name}`] = await readFile(new URL(name, DIST));
  // A fixed time: the same sources make the same archive.
  return zipSync(files, { level: 9, mtime: "1980-01-01" });
}

/** The README's section about network use: none, unless the build knows the package's address on a CDN. */
function networkSection() {
  if (!cdn) return "";
  return `
## From the network

\`\`\`html
<script src="${cdn.src}" integrity="${cdn.integrity}" crossorigin="anonymous"></script>
\`\`\`
`;
}

// A folder that somebody names may hold other things.
if (!process.argv[2]) await rm(FOLDER, { recursive: true, force: true });
await mkdir(new URL("parts/", DIST), { recursive: true });
for (const [name, text] of await scripts()) {
  await writeFile(new URL(name, DIST), text);
}
await writeFile(new URL(QUARTO, FOLDER), await quartoArchive());
await writeFile(new URL(wheelName(VERSION), FOLDER), await wheel(DIST, VERSION, await licence()));
await copyFile(new URL(`pkg/${WASM}`, WWW), new URL(WASM, DIST));
await copyFile(new URL("markdown.mjs", SOURCES), new URL("markdown.mjs", DIST));
for (const name of ["standalone", "lessons", "anywidget", "markdown"]) {
  await copyFile(new URL(`types/${name}.d.ts`, SOURCES), new URL(`${name}.d.ts`, DIST));
}
await copyFile(new URL("core/core-types.d.ts", WWW), new URL("core-types.d.ts", DIST));
await writeFile(
  new URL("element.d.ts", DIST),
  withFormats(await read("www/table/element-types.d.ts"), (id) => `"${id}"`).replaceAll("../core/", "./"),
);
const elements = withFormats(JSON.stringify(await manifest(), null, 2), (id) => `\`${id}\``);
await writeFile(new URL("custom-elements.json", FOLDER), `${elements}\n`);
await writeFile(new URL("package.json", FOLDER), `${JSON.stringify(npm, null, 2)}\n`);
await writeFile(new URL("LICENSE", FOLDER), await licence());
await writeFile(new URL("README.md", FOLDER), (await read("www/build/package/README.md")) + networkSection());
// One file to hand on.
execFileSync("npm", ["pack", "--silent"], { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"] });

for (const name of ["element.js", "standalone.js", LESSONS, "anywidget.js", WASM]) {
  const content = await readFile(new URL(name, DIST));
  console.log(`· package: dist/${name} ${content.length} bytes, ${gzipSync(content, { level: 9 }).length} gzipped`);
}
console.log(`· package: ${npm.name}-${npm.version}.tgz for npm install, ${wheelName(VERSION)} for pip install`);
