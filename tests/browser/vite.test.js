// @ts-check
/**
 * The package under Vite, the dev server that most start with: from the file that npm packs, and from a folder that npm
 * links.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { stateOf, test, useBrowser, watchProblems, withTable } from "./browser.js";
import { page as html } from "./servers.js";

const PACKAGE = fileURLToPath(new URL("../../target/package/", import.meta.url));
const VITE = createRequire(new URL("../../www/package.json", import.meta.url)).resolve("vite");

const running = useBrowser();

/** A project with the package. @param {string} place of the package */
async function project(place) {
  const folder = await mkdtemp(join(tmpdir(), "magnus-derek-vite-"));
  await writeFile(join(folder, "package.json"), '{"name": "consumer", "private": true, "type": "module"}');
  await writeFile(join(folder, "main.js"), 'import "magnus-derek";\n');
  const body = '<magnus-derek n="15"></magnus-derek><script type="module" src="/main.js"></script>';
  await writeFile(join(folder, "index.html"), html(body));
  const options = ["--no-audit", "--no-fund", "--offline", "--loglevel=error"];
  execFileSync("npm", ["install", place, ...options], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return folder;
}

/** Plays, solves, and uses what is loaded later. @param {string} url */
async function use(url) {
  const page = await running.browser.newPage();
  const problems = watchProblems(page);
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(url);
  const table = page.locator("magnus-derek");
  await table.getByRole("button", { name: /^clockwise/ }).click();
  const { n, round } = await stateOf(page);
  assert.deepEqual([n, round], [15, 1]);
  assert.ok(await withTable(page, async (element) => (await element.export("tikz")).size > 500));
  await table.getByRole("button", { name: "Share", exact: true }).click();
  const snippet = await page.getByLabel("As a tag").inputValue();
  await page.getByRole("button", { name: "Close" }).click();
  await withTable(page, (element) => element.newGame({ n: 23, magnus: "perfect" }));
  await table.getByText("Perfect play: of all magnitudes").waitFor();
  await page.close();
  return snippet;
}

const { name, version } = JSON.parse(await readFile(join(PACKAGE, "package.json"), "utf8"));

for (const [way, place] of [
  ["the packed file", join(PACKAGE, `${name}-${version}.tgz`)],
  ["the linked folder", PACKAGE],
]) {
  test(`Vite serves and builds a page with the package from ${way}`, async ({ atEnd }) => {
    const root = await project(String(place));
    atEnd(() => rm(root, { recursive: true }));
    const vite = await import(pathToFileURL(VITE).href);
    const quiet = { root, configFile: false, logLevel: "error" };
    const server = await vite.createServer({ ...quiet, server: { host: "127.0.0.1", port: 0 } });
    try {
      await server.listen();
      await use(server.resolvedUrls.local[0]);
    } finally {
      await server.close();
    }
    await vite.build(quiet);
    const built = await vite.preview({ ...quiet, preview: { host: "127.0.0.1", port: 0 } });
    try {
      // The bundler has moved the script, so no address of it is known.
      assert.match(await use(built.resolvedUrls.local[0]), /^<script src="standalone\.js">/);
    } finally {
      await built.close();
    }
  });
}
