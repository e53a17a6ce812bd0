// @ts-check
/** The npm package as others use it: installed, imported, as a classic script, in a notebook, with its types. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FORMAT_IDS } from "../../www/table/export/formats.js";
import { expect, test, useBrowser, watchProblems } from "./browser.js";
import { serve } from "./servers.js";

const PACKAGE = fileURLToPath(new URL("../../target/package/", import.meta.url));
const MODULES = fileURLToPath(new URL("../../www/node_modules/", import.meta.url));
const TSC = join(MODULES, ".bin/tsc");
const DIST = "/node_modules/magnus-derek/dist";

/** @type {string} */
let folder;
async function installed() {
  folder = await mkdtemp(join(tmpdir(), "magnus-derek-"));
  await writeFile(join(folder, "package.json"), '{"name": "consumer", "private": true, "type": "module"}');
  const options = ["--install-links", "--no-audit", "--no-fund", "--offline", "--loglevel=error"];
  execFileSync("npm", ["install", PACKAGE, ...options], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return folder;
}
const running = useBrowser({ folder: installed });
test.afterAll(() => rm(folder, { recursive: true }));

/** @param {string} name */
const readJson = async (name) => JSON.parse(await readFile(join(PACKAGE, name), "utf8"));

/** A page of the consumer. @param {string} name @param {string} content */
async function open(name, content) {
  await writeFile(join(folder, name), `<!doctype html><html lang="en"><title>Consumer</title>${content}`);
  const page = await running.browser.newPage();
  const problems = watchProblems(page);
  // The browser asks for an icon that this consumer has not.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(`${running.url}${name}`);
  return { page, problems };
}

/**
 * Answers once, and gives the state of the table then.
 * @param {import("@playwright/test").Page} page @param {string} [selector]
 */
async function playOneRound(page, selector = "magnus-derek") {
  await page.waitForFunction(() => customElements.get("magnus-derek"));
  return page.evaluate(async (query) => {
    const table = /** @type {any} */ (document.querySelector(query));
    await table.ready;
    table.answer("+");
    const { n, round } = table.state;
    return { n, round };
  }, selector);
}

/**
 * Solves a table that is too large to be solved without a worker.
 * @param {import("@playwright/test").Page} page @param {string} [selector]
 */
async function solve(page, selector = "magnus-derek") {
  await page.locator(selector).evaluate((table) => {
    /** @type {any} */ (table).newGame({ n: 23, magnus: "perfect" });
  });
  await page.locator(selector).getByText("Perfect play: of all magnitudes").waitFor();
}

test("npm would publish what is wanted and nothing else", async () => {
  const [{ files }] = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: PACKAGE, encoding: "utf8" }),
  );
  const names = files
    .map((/** @type {any} */ { path }) => path)
    .filter((/** @type {string} */ path) => !/^dist\/parts\/[\w-]+\.js$/.test(path));
  assert.deepEqual(names.sort(), [
    "LICENSE",
    "README.md",
    "custom-elements.json",
    "dist/anywidget.d.ts",
    "dist/anywidget.js",
    "dist/core-types.d.ts",
    "dist/draw.mjs",
    "dist/element.d.ts",
    "dist/element.js",
    "dist/lessons.d.ts",
    "dist/lessons.js",
    "dist/magnus_derek_bg.wasm",
    "dist/markdown.d.ts",
    "dist/markdown.mjs",
    "dist/standalone.d.ts",
    "dist/standalone.js",
    "package.json",
  ]);
  const { version, dependencies } = await readJson("package.json");
  const cargo = await readFile(new URL("../../Cargo.toml", import.meta.url), "utf8");
  assert.equal(version, /^version = "(.*)"$/m.exec(cargo)?.[1]);
  assert.equal(dependencies, undefined);
  assert.ok(existsSync(join(PACKAGE, `magnus-derek-${version}.tgz`)));
});

test("the element works as a module, and so do the parts that it loads later", async () => {
  const tag = `<script type="module" src="${DIST}/element.js"></script><magnus-derek n="11"></magnus-derek>`;
  const { page } = await open("module.html", tag);
  assert.deepEqual(await playOneRound(page), { n: 11, round: 1 });
  const sizes = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    const blobs = await Promise.all(["svg", "gif", "tikz"].map((type) => table.export(type, { size: 200 })));
    return blobs.map(({ size }) => size > 500);
  });
  assert.deepEqual(sizes, [true, true, true]);
  await solve(page);
});

test("a step of a lesson is checked from both scripts, and only then the core for it is loaded", async () => {
  for (const script of ['type="module" src="DIST/element.js"', 'src="DIST/standalone.js"']) {
    const tags = `<script ${script.replace("DIST", DIST)}></script><magnus-derek lesson="shield/hold"></magnus-derek>`;
    const { page } = await open("lesson.html", tags);
    await page.locator(".lesson .progress", { hasText: "0 of 5 calls answered." }).waitFor();
    await page.getByRole("button", { name: /^clockwise/ }).click();
    await page.locator(".lesson .said.bad").waitFor();
  }
});

test("a companion game is played at a step of a lesson from both scripts and in the widget, in German too", async () => {
  const playsBadly = async (/** @type {import("@playwright/test").Page} */ page) => {
    const turn = page.locator("magnus-derek .companion-turn");
    await turn.getByText("Legen Sie einen Dominostein").first().waitFor();
    await turn.locator("input").fill("4");
    await turn.getByRole("button", { name: "Legen" }).click();
    await page.locator(".lesson .said.bad", { hasText: "Summe gelassen, die nicht 0 ist" }).waitFor();
  };
  const step = "cousins/play-dominoes";
  for (const script of ['type="module" src="DIST/element.js"', 'src="DIST/standalone.js"']) {
    const tag = `<magnus-derek lesson="${step}" lang="de"></magnus-derek>`;
    const { page } = await open("cousin.html", `<script ${script.replace("DIST", DIST)}></script>${tag}`);
    await playsBadly(page);
  }
  const { page } = await open("cousin-widget.html", "");
  const traits = { lesson: step, lang: "de", n: 13, state: "" };
  await page.evaluate(showWidget, /** @type {[string, Record<string, unknown>]} */ ([`${DIST}/anywidget.js`, traits]));
  await playsBadly(page);
});

test("from the site on another origin without CORS the classic script plays a lesson; of the module readers have the words in the tag", async ({
  mayLog,
}) => {
  mayLog(/CORS|ERR_FAILED/);
  const { url, stop } = await serve();
  const tag = '<magnus-derek lesson="shield/hold">A table.</magnus-derek>';
  const classic = await open("elsewhere.html", `<script src="${url}target/site/standalone.js"></script>${tag}`);
  await classic.page.locator(".lesson .progress", { hasText: "0 of 5 calls answered." }).waitFor();
  await classic.page.locator("magnus-derek").evaluate((table) => table.setAttribute("lang", "de"));
  await classic.page.locator(".lesson .progress", { hasText: "0 von 5 Ansagen beantwortet." }).waitFor();
  const refused = `<script type="module" src="${url}target/site/element.js"></script>${tag}`;
  const { page, problems } = await open("elsewhere.html", refused);
  await page.getByText("A table.", { exact: true }).waitFor();
  await expect.poll(() => problems.join(" ")).toMatch(/CORS/);
  stop();
});

test("the element works as a classic script, also in a page with another character set", async () => {
  const tags = `<script src="${DIST}/standalone.js"></script><magnus-derek n="9"></magnus-derek>`;
  const { page } = await open("classic.html", `<meta charset="windows-1252">${tags}`);
  assert.deepEqual(await playOneRound(page), { n: 9, round: 1 });
  const words = await page.evaluate(() => document.querySelector("magnus-derek")?.shadowRoot?.textContent);
  assert.doesNotMatch(String(words), /Ã|â€|\uFFFD/);
  await solve(page);
});

test("wasm-url leads to a core elsewhere, and a table whose core is nowhere can be followed by one that has it", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  await copyFile(join(folder, DIST, "standalone.js"), join(folder, "lonely.js"));
  const { page } = await open("lonely.html", '<script src="lonely.js"></script>');
  const add = (/** @type {string} */ id, /** @type {string} */ address) =>
    page.evaluate(
      ([name, wasm]) => {
        const table = document.createElement("magnus-derek");
        table.id = String(name);
        table.setAttribute("wasm-url", String(wasm));
        document.body.append(table);
      },
      [id, address],
    );
  await add("a", "nowhere.wasm");
  await page.getByText("The table could not be loaded").waitFor();
  const fetched = page.waitForResponse("**/magnus_derek_bg.wasm");
  await add("b", `${DIST}/magnus_derek_bg.wasm`);
  assert.equal((await fetched).status(), 200);
  assert.deepEqual(await playOneRound(page, "#b"), { n: 13, round: 1 });
  await solve(page, "#b");
  // The first that could be loaded decides, so this place need not even exist.
  await add("c", "nowhere.wasm");
  assert.deepEqual(await playOneRound(page, "#c"), { n: 13, round: 1 });
});

test("a classic script is one file: alone on a disk it plays, solves and saves, and fetches nothing", async () => {
  const disk = await mkdtemp(join(tmpdir(), "magnus-derek-disk-"));
  await copyFile(join(PACKAGE, "dist/standalone.js"), join(disk, "standalone.js"));
  const tags = '<script src="standalone.js"></script><magnus-derek n="9"></magnus-derek>';
  await writeFile(join(disk, "page.html"), `<!doctype html><meta charset="utf-8">${tags}`);
  const page = await running.browser.newPage();
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => request.url().startsWith("blob:") || requests.push(request.url()));
  await page.goto(pathToFileURL(join(disk, "page.html")).href);
  assert.deepEqual(await playOneRound(page), { n: 9, round: 1 });
  await solve(page);
  const size = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    return (await table.export("svg")).size;
  });
  assert.ok(size > 500);
  assert.deepEqual(
    requests.map((url) => url.split("/").pop()),
    ["page.html", "standalone.js"],
  );
  await rm(disk, { recursive: true });
});

/**
 * In the page: a widget, imported as anywidget does it, with a model that only remembers.
 * @param {[string, Record<string, unknown>]} given
 */
async function showWidget([address, traits]) {
  const model = {
    /** @type {Record<string, (() => void)[]>} */
    listeners: {},
    saved: 0,
    get: (/** @type {string} */ name) => traits[name],
    set(/** @type {string} */ name, /** @type {unknown} */ value) {
      traits[name] = value;
      for (const listener of this.listeners[`change:${name}`] ?? []) listener();
    },
    on(/** @type {string} */ event, /** @type {() => void} */ listener) {
      this.listeners[event] = [...(this.listeners[event] ?? []), listener];
    },
    off(/** @type {string} */ event, /** @type {() => void} */ listener) {
      this.listeners[event] = (this.listeners[event] ?? []).filter((one) => one !== listener);
    },
    save_changes() {
      this.saved += 1;
    },
  };
  const text = await (await fetch(address)).text();
  const { default: widget } = await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  await widget.initialize?.({ model });
  const el = document.body.appendChild(document.createElement("div"));
  const remove = widget.render({ model, el });
  const table = /** @type {any} */ (el.querySelector("magnus-derek"));
  await table.ready;
  Object.assign(globalThis, { model, remove, table });
}

test("the widget is one file, follows its model, and tells it of the game", async () => {
  await copyFile(join(folder, DIST, "anywidget.js"), join(folder, "widget.js"));
  const { page } = await open("widget.html", "");
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => request.url().startsWith("blob:") || requests.push(request.url()));
  const traits = { n: 15, derek: "human", state: "", readonly: 0, controls: null, height: 500 };
  await page.evaluate(showWidget, /** @type {[string, Record<string, unknown>]} */ (["/widget.js", traits]));
  const played = await page.evaluate(async () => {
    const { model, table } = /** @type {any} */ (globalThis);
    table.answer("+");
    table.answer("+");
    while (model.saved === 0) await new Promise(requestAnimationFrame);
    const link = table.getState();
    const [readonly, same] = [table.hasAttribute("readonly"), model.get("state") === link];
    const first = { n: table.state.n, round: table.state.round, readonly, same, saved: model.saved };
    model.set("n", 9);
    const second = { n: table.state.n, round: table.state.round };
    model.set("state", link);
    model.set("readonly", true);
    const third = { n: table.state.n, round: table.state.round, readonly: table.hasAttribute("readonly") };
    // A refused value does not stay in the model, and a link brings its own number.
    const sizes = [model.get("n")];
    model.set("n", 1e9);
    sizes.push(table.state.n, model.get("n"));
    model.set("state", "n=21");
    sizes.push(table.state.n, model.get("n"));
    return { first, second, third, sizes, height: table.parentNode.style.height };
  });
  assert.deepEqual(played, {
    first: { n: 15, round: 2, readonly: false, same: true, saved: 1 },
    second: { n: 9, round: 0 },
    third: { n: 15, round: 2, readonly: true },
    sizes: [15, 15, 15, 21, 21],
    height: "500px",
  });
  await solve(page);
  const left = await page.evaluate(() => {
    const { model, remove } = /** @type {any} */ (globalThis);
    remove();
    return {
      tables: document.querySelectorAll("magnus-derek").length,
      listeners: Object.values(model.listeners).flat().length,
    };
  });
  assert.deepEqual(left, { tables: 0, listeners: 0 });
  assert.deepEqual(requests, [`${running.url}widget.js`]);
});

test("from its blob: address the widget solves, shares, saves and prints, and asks for nothing more", async () => {
  const { page } = await open("blob.html", "");
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => request.url().startsWith("blob:") || requests.push(request.url()));
  const traits = { n: 23, magnus: "perfect", derek: "human", evaluate: true };
  await page.evaluate(showWidget, /** @type {[string, Record<string, unknown>]} */ ([`${DIST}/anywidget.js`, traits]));
  const table = page.locator("magnus-derek");
  await table.getByText("Perfect play takes R(23) = 28 rounds").waitFor();
  await table.getByRole("button", { name: /^clockwise/ }).click();
  const sizes = await table.evaluate(async (/** @type {any} */ element, types) => {
    const blobs = await Promise.all(types.map((type) => element.export(type, { size: 200 })));
    return blobs.map(({ size }) => size > 50);
  }, FORMAT_IDS);
  assert.deepEqual(
    sizes,
    FORMAT_IDS.map(() => true),
  );
  await table.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share and export" });
  await dialog.getByText("There is no link, because a notebook opens no game from its address.").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const caption = table.locator(".paper");
  await expect(caption).toHaveText(/Magnus: .*Visited: 2 of f\*\(23\) = 22/, { useInnerText: true });
  await expect(caption.locator("a")).toHaveCount(0);
  // With the page named there is a link again.
  await page.evaluate(() => /** @type {any} */ (globalThis).model.set("href", "https://example.org/table/"));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(caption.locator("a")).toHaveAttribute("href", /^https:\/\/example\.org\/table\/#1\./);
  await caption.locator("svg").waitFor();
  assert.deepEqual(requests, [`${running.url}${DIST.slice(1)}/anywidget.js`]);
});

test("the widget speaks the language of its trait, at a step of a lesson too, and asks for nothing more", async () => {
  const { page } = await open("widget-german.html", "");
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => request.url().startsWith("blob:") || requests.push(request.url()));
  const traits = { n: 13, lang: "de" };
  await page.evaluate(showWidget, /** @type {[string, Record<string, unknown>]} */ ([`${DIST}/anywidget.js`, traits]));
  await page.getByRole("heading", { name: "Sie sind am Zug, Derek" }).waitFor();
  await page.evaluate(() => /** @type {any} */ (globalThis).model.set("lesson", "shield/hold"));
  await page.getByRole("heading", { name: "Drei Positionen halten" }).waitFor();
  assert.deepEqual(requests, [`${running.url}${DIST.slice(1)}/anywidget.js`]);
});

test("the widget shows a step of a lesson, checks it, goes on to the next, and follows its trait", async () => {
  const { page } = await open("widget-lesson.html", "");
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => request.url().startsWith("blob:") || requests.push(request.url()));
  const traits = { lesson: "shield/hold", n: 13, state: "" };
  await page.evaluate(showWidget, /** @type {[string, Record<string, unknown>]} */ ([`${DIST}/anywidget.js`, traits]));
  const lesson = page.locator("magnus-derek .lesson");
  await lesson.locator(".progress", { hasText: "0 of 5 calls answered." }).waitFor();
  for (const direction of ["-", "-", "+", "-", "+"]) {
    await page.evaluate((word) => /** @type {any} */ (globalThis).table.answer(word), direction);
  }
  await lesson.locator(".said.good").waitFor();
  const size = () => page.evaluate(() => /** @type {any} */ (globalThis).model.get("n"));
  assert.equal(await size(), 9);
  await lesson.getByRole("button", { name: "Next step" }).click();
  const trait = () => page.evaluate(() => /** @type {any} */ (globalThis).model.get("lesson"));
  await page.waitForFunction(() => /** @type {any} */ (globalThis).model.get("lesson") !== "shield/hold");
  const { default: shield } = await import("../../www/lessons/shield.js");
  assert.equal(await trait(), `shield/${shield.steps[1]?.id}`);
  await page.evaluate(() => /** @type {any} */ (globalThis).model.set("lesson", "lose/try"));
  await lesson.getByText("Lose three times").first().waitFor();
  await page.evaluate(() => /** @type {any} */ (globalThis).model.set("lesson", ""));
  await lesson.waitFor({ state: "detached" });
  assert.deepEqual(requests, [`${running.url}${DIST.slice(1)}/anywidget.js`]);
});

test("the types serve a program in TypeScript", async () => {
  const program = `
import { MagnusDerekElement, type State } from "magnus-derek";
import widget from "magnus-derek/anywidget.js";
import "magnus-derek/standalone.js";
import "magnus-derek/lessons.js";
import "magnus-derek/lessons";

const table = document.createElement("magnus-derek");
const same: MagnusDerekElement = table;
table.n = 45;
table.state = "1.WEAQA_X";
table.addEventListener("md-change", ({ detail }) => detail.state?.visited.map((z) => z + 1));
table.addEventListener("md-error", ({ detail }) => detail.message.length);
const state: State | null = (await same.ready).state;
if (state?.reason?.by === "magnus" && state.reason.kind === "layer") state.reason.depth.toFixed();
table.evaluation()?.calls.map(({ loss }) => loss.positions);
// @ts-expect-error
state?.fStars;
if (state?.turn === "derek") table.answer("+");
// @ts-expect-error
table.answer("left");
// @ts-expect-error
table.leap(3);
const remove: () => void = widget.render({ model: null!, el: document.body });
remove();
`;
  await writeFile(join(folder, "program.ts"), program);
  checkTypes("program.ts");
});

/**
 * Checks a program of the consumer, with the types that it uses.
 * @param {string} program @param {string[]} [more]
 */
function checkTypes(program, more = []) {
  for (const resolution of ["bundler", "nodenext"]) {
    const module = resolution === "bundler" ? "esnext" : "nodenext";
    const options = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom", "--types", "", ...more];
    execFileSync(TSC, [...options, "--module", module, "--moduleResolution", resolution, program], {
      cwd: folder,
      stdio: "inherit",
    });
  }
}

test("in React the tag has types in JSX, as soon as the package is imported", async () => {
  for (const name of ["@types/react", "csstype"]) {
    await cp(join(MODULES, name), join(folder, "node_modules", name), { recursive: true });
  }
  const program = `
import "magnus-derek";
import { useRef } from "react";
import type { MagnusDerekElement } from "magnus-derek";

export function Table({ n }: { n: number }) {
  const table = useRef<MagnusDerekElement>(null);
  return (
    <magnus-derek ref={table} n={n} derek="human" readonly className="wide" style={{ maxWidth: 480 }}
      onClick={() => table.current?.undo()} onmd-change={({ detail }) => detail.state?.visited.length}>
      The table
    </magnus-derek>
  );
}
// @ts-expect-error
export const few = <magnus-derek controls="few" />;
// @ts-expect-error
export const slip = <magnus-derek drek="human" />;
`;
  await writeFile(join(folder, "react.tsx"), program);
  checkTypes("react.tsx", ["--jsx", "react-jsx"]);
});

/** A tool of www/package.json whose types are not needed. @param {string} file in node_modules @returns {Promise<any>} */
const tool = (file) => import(pathToFileURL(join(MODULES, file)).href);

test("publint and Are the types wrong? find nothing wrong in it", async () => {
  const { publint } = await tool("publint/src/index-node.js");
  assert.deepEqual((await publint({ pkgDir: PACKAGE, strict: true })).messages, []);
  const { checkPackage, createPackageFromTarballData } = await tool("@arethetypeswrong/core/dist/index.js");
  const { version } = await readJson("package.json");
  const tarball = await readFile(join(PACKAGE, `magnus-derek-${version}.tgz`));
  const { types, problems } = await checkPackage(createPackageFromTarballData(tarball));
  assert.equal(types.kind, "included");
  // It is for programs with modules: Node 10 knows no exports, and require() has to be import().
  const found = problems.filter(
    (/** @type {any} */ { kind, resolutionKind }) => kind !== "CJSResolvesToESM" && resolutionKind !== "node10",
  );
  assert.deepEqual(found, []);
});

/** A program of one file, made by each bundler of what the consumer writes. @type {Record<string, (entry: string) => Promise<string>>} */
const BUNDLERS = {
  async esbuild(entry) {
    const { build } = (await tool("esbuild/lib/main.js")).default;
    const result = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false, logLevel: "error" });
    return result.outputFiles[0].text;
  },
  async rollup(entry) {
    const { rollup } = await tool("rollup/dist/es/rollup.js");
    const { sideEffects = true } = await readJson("package.json");
    const fromConsumer = createRequire(entry);
    const packages = {
      name: "packages",
      resolveId(/** @type {string} */ id) {
        if (!id.startsWith("magnus-derek")) return null;
        const file = fromConsumer.resolve(id);
        const kept =
          sideEffects === true || sideEffects.some((/** @type {string} */ one) => file.endsWith(one.slice(1)));
        return { id: file, moduleSideEffects: kept };
      },
    };
    const made = await rollup({ input: entry, plugins: [packages], onLog() {} });
    const { output } = await made.generate({ format: "es", inlineDynamicImports: true });
    return output[0].code;
  },
  async rolldown(entry) {
    const { rolldown } = await tool("rolldown/dist/index.mjs");
    const made = await rolldown({ input: entry, logLevel: "silent" });
    const { output } = await made.generate({ format: "es", codeSplitting: false });
    return output[0].code;
  },
};

for (const [name, bundled] of Object.entries(BUNDLERS)) {
  test(`bundled by ${name} into one file, both forms of the tag check a step of a lesson`, async () => {
    for (const imports of [["magnus-derek"], ["magnus-derek/standalone", "magnus-derek/lessons"]]) {
      const entry = join(folder, "entry.js");
      await writeFile(entry, imports.map((path) => `import ${JSON.stringify(path)};\n`).join(""));
      await writeFile(join(folder, "bundle.js"), await bundled(entry));
      const tags = '<script type="module" src="bundle.js"></script><magnus-derek lesson="shield/hold"></magnus-derek>';
      const { page } = await open("bundled.html", tags);
      await page.locator(".lesson .progress", { hasText: "0 of 5 calls answered." }).waitFor();
      await page.getByRole("button", { name: /^clockwise/ }).click();
      await page.locator(".lesson .said.bad").waitFor();
    }
  });
}

test("the licence names every library and crate within its files, and the site has it too", async () => {
  const text = await readFile(join(PACKAGE, "LICENSE"), "utf8");
  // The site has a font beside all that the package has.
  const ofSite = await readFile(new URL("../../target/site/licences.txt", import.meta.url), "utf8");
  assert.ok(ofSite.startsWith(text));
  assert.match(ofSite.slice(text.length), /STIX Two Math.*SIL OPEN FONT LICENSE/s);
  for (const name of [
    "gifenc",
    "lean-qr",
    "lit-html",
    "serde",
    "rand",
    "num-bigint",
    "wasm-bindgen",
    "the standard library of Rust",
  ]) {
    assert.match(text, new RegExp(`\\b${name}\\b`), name);
  }
  const lock = await readFile(new URL("../../Cargo.lock", import.meta.url), "utf8");
  const crates = [...text.matchAll(/^([\w-]+) (\d+\.\d+\.\d+\S*?)(?:,|$)/gm)];
  assert.ok(crates.length > 20);
  for (const [, name, version] of crates) assert.ok(lock.includes(`name = "${name}"\nversion = "${version}"`), name);
});

test("the module for Python has the widget, which all tables of a notebook share", async ({ atEnd }) => {
  const python = await readFile(new URL("../../www/build/package/python/widget.py", import.meta.url), "utf8");
  const { default: loader } = await import(
    `data:text/javascript,${encodeURIComponent(String(/_LOADER = """(.*?)"""/s.exec(python)?.[1]))}`
  );
  // Two models that share one script, as a notebook's manager gives it.
  const text = "export default { render: ({ model, el }) => { el.push(model.name); } };";
  // Node imports no blob: address.
  const { createObjectURL } = URL;
  atEnd(() => Object.assign(URL, { createObjectURL }));
  URL.createObjectURL = () => `data:text/javascript,${encodeURIComponent(text)}`;
  /** @type {string[]} */
  const asked = [];
  const widget_manager = {
    get_model: async (/** @type {string} */ id) => {
      asked.push(id);
      return { get: () => text };
    },
  };
  /** @type {string[]} */
  const el = [];
  for (const name of ["a", "b"]) {
    await loader.render({ model: { name, get: () => "IPY_MODEL_one", widget_manager }, el });
  }
  assert.deepEqual(
    [el, asked],
    [
      ["a", "b"],
      ["one", "one"],
    ],
  );
  assert.equal(/** @type {any} */ (globalThis).magnusDerekScripts.size, 1);
});

test("each table of marimo has the script, because its sessions and cells share no model", () => {
  const program = `
import sys, types

def module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__dict__.update(members)

class Widget:
    comm = "open"
    def __init__(self, **values):
        self.__dict__.update(values)
    def observe(self, *_): pass

class Trait:
    def __init__(self, *_, **__): pass
    def tag(self, **_): return self

traits = {name: Trait for name in ("Unicode", "Int", "Bool", "Union", "Instance", "List", "Dict")}
decorator = lambda name: lambda method: method
module("traitlets", default=decorator, validate=decorator, **traits)
module("ipywidgets", Widget=Widget, widget_serialization={})
module("anywidget", AnyWidget=Widget)
sys.path.append(WHEEL)
from magnus_derek import MagnusDerek
from magnus_derek.widget import _TEXT
MagnusDerek._follow = lambda self: None
MagnusDerek.link = ""

def tell():
    a, b = MagnusDerek(), MagnusDerek()
    print(a._esm == _TEXT, a._default_script() is None, a._default_script() is b._default_script())

tell()
module("marimo", running_in_notebook=lambda: False)
tell()
module("marimo", running_in_notebook=lambda: True)
tell()`;
  const wheel = JSON.stringify(join(PACKAGE, "magnus_derek-0.1.0-py3-none-any.whl"));
  const lines = execFileSync("python3", ["-B", "-c", program.replace("WHEEL", wheel)], { encoding: "utf8" })
    .trim()
    .split("\n");
  assert.deepEqual(lines, ["False False True", "False False True", "True True True"]);
});

test("Node can import every script of it where there is no DOM", async () => {
  const { exports } = await readJson("package.json");
  const scripts = Object.keys(exports).filter((path) => exports[path].default);
  assert.ok(scripts.length >= 8);
  for (const path of scripts) {
    const program = `await import(${JSON.stringify(path.replace(".", "magnus-derek"))});`;
    execFileSync("node", ["--input-type=module", "-e", program], { cwd: folder, encoding: "utf8" });
  }
});

test("Node can import it where there is no DOM, and find its wasm", () => {
  const program = `
const { MagnusDerekElement } = await import("magnus-derek");
await import("magnus-derek/element.js");
await import("magnus-derek/anywidget.js");
const wasm = import.meta.resolve("magnus-derek/magnus_derek_bg.wasm");
console.log(typeof MagnusDerekElement, wasm.slice(wasm.indexOf("/node_modules")));`;
  const output = execFileSync("node", ["--input-type=module", "-e", program], { cwd: folder, encoding: "utf8" });
  assert.equal(output, `function ${DIST}/magnus_derek_bg.wasm\n`);
});

test("the manifest of the element lists its attributes, properties, methods and events", async () => {
  const { MagnusDerekElement } = await import("../../www/table/element.js");
  const { modules } = await readJson("custom-elements.json");
  const [{ attributes, members, events }] = modules[0].declarations;
  const names = (/** @type {any[]} */ list) => list.map(({ name }) => name).sort();
  assert.deepEqual(names(attributes), [...MagnusDerekElement.observedAttributes, "wasm-url", "answer-state"].sort());
  const callbacks = ["connectedCallback", "disconnectedCallback", "adoptedCallback", "attributeChangedCallback"];
  const inherited = ["constructor", "focus", ...callbacks];
  // A table has the last one only while it has a task.
  const own = [...Object.getOwnPropertyNames(MagnusDerekElement.prototype), "answerState"].filter(
    (name) => !inherited.includes(name),
  );
  assert.deepEqual(names(members), own.sort());
  const types = await readFile(join(PACKAGE, "dist/element.d.ts"), "utf8");
  for (const name of own) assert.match(types, new RegExp(`^  (?:[gs]et )?${name}[(:?]`, "m"), name);
  for (const { name } of events) assert.ok(types.includes(`"${name}": CustomEvent`), name);
});
