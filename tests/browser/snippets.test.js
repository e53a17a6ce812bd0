// @ts-check
/**
 * Snippets of the share dialog for a page of one's own, for each way in which the table was loaded; and that they work
 * when pasted.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { DIGITS, unpack } from "../../www/build/unpack.js";
import { FROM_THE_START, test, useBrowser } from "./browser.js";
import { page as html, openHost, ready, SINGLE, serve, textOf } from "./servers.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = "target/package/dist";
const CDN = "https://cdn.example.org/magnus-derek@0.1.0/";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();
/** A reader's folder on the disk. @type {string} */
let disk;
test.beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), "magnus-derek-snippets-"));
});
test.afterAll(() => rm(disk, { recursive: true }));

/** Plays a round and reads the dialog. @param {Page} page */
async function share(page) {
  await ready(page);
  await page
    .locator("magnus-derek")
    .getByRole("button", { name: /^clockwise/ })
    .click();
  await page.locator("magnus-derek").getByRole("button", { name: "Share", exact: true }).click();
  await page.locator("magnus-derek").getByText("For notes, lessons and papers: files and code").click();
  const section = page.locator("magnus-derek section", {
    has: page.getByRole("heading", { name: "On your own page" }),
  });
  await section.waitFor();
  const text = async (/** @type {string} */ label) => {
    const field = section.getByLabel(label);
    return (await field.count()) > 0 ? field.inputValue() : null;
  };
  const note = (await section.locator("> p").allTextContents()).join(" ");
  return { tag: await text("As a tag"), frame: await text("As a frame"), note };
}

/**
 * Opens a page with the snippet, and waits for its table or, where the script has another hash, for the browser's
 * refusal.
 * @param {string | null} snippet
 * @param {string} [folder] the address of the folder that the page lies in, if it is not the disk
 */
async function pasted(snippet, folder, outcome = "played") {
  assert.ok(snippet);
  const context = await running.browser.newContext();
  const page = await context.newPage();
  const refused =
    outcome === "refused" && page.waitForEvent("console", (message) => message.text().includes("integrity"));
  await context.route(`${CDN}**`, async (route) => {
    const file = join(disk, "cdn", route.request().url().slice(CDN.length));
    const headers = { "access-control-allow-origin": "*", "content-type": "text/javascript" };
    await route.fulfill({ body: await readFile(file), headers });
  });
  if (folder) {
    const body = html(snippet);
    await page.route(`${folder}pasted.html`, (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body }),
    );
    await page.goto(`${folder}pasted.html`);
  } else {
    await writeFile(join(disk, "pasted.html"), html(snippet));
    await page.goto(pathToFileURL(join(disk, "pasted.html")).href);
  }
  const frame = snippet.startsWith("<iframe") ? page.frameLocator("iframe") : page;
  // The single file begins with a game of eight rounds.
  await (refused || frame.getByText(/^round [18]$/).waitFor());
  if (refused) assert.equal(await page.evaluate(() => customElements.get("magnus-derek") === undefined), true);
  await context.close();
}

/** @param {string} tag the beginning of the source @param {string} [path] */
const hostWith = (tag, path = "/host.html") =>
  openHost(running.browser, '<magnus-derek n="15"></magnus-derek>', { head: tag, path });

test("a module names the address that it was loaded from", async () => {
  const { page, url } = await hostWith(`<script type="module" src="/${DIST}/element.js"></script>`);
  const { tag, frame, note } = await share(page);
  assert.ok(tag?.startsWith(`<script type="module" src="${url}${DIST}/element.js"></script>\n<magnus-derek state="1.`));
  assert.deepEqual([frame, note], [null, ""]);
  await pasted(tag, url);
});

test("a classic script names its address, with the hash that its page asks for", async () => {
  const hash = createHash("sha384")
    .update(await readFile(join(ROOT, DIST, "standalone.js")))
    .digest("base64");
  for (const check of ["", ` integrity="sha384-${hash}" crossorigin="anonymous"`]) {
    const { page, url } = await hostWith(`<script src="/${DIST}/standalone.js"${check}></script>`);
    const { tag } = await share(page);
    assert.ok(tag?.startsWith(`<script src="${url}${DIST}/standalone.js"${check}></script>\n`), String(tag));
    await pasted(tag, url);
  }
});

test("a script without an address says which file to copy", async () => {
  await copyFile(join(ROOT, DIST, "standalone.js"), join(disk, "standalone.js"));
  await writeFile(join(disk, "file.html"), html('<script src="standalone.js"></script><magnus-derek></magnus-derek>'));
  const file = await running.browser.newPage();
  await file.goto(pathToFileURL(join(disk, "file.html")).href);
  const { page: widget } = await openHost(running.browser, "", { head: "" });
  await widget.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const { default: widget } = await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    const model = { get: () => null, set() {}, on() {}, off() {}, save_changes() {} };
    widget.render({ model, el: document.body });
  }, `/${DIST}/anywidget.js`);
  for (const page of [file, widget]) {
    const { tag, frame, note } = await share(page);
    assert.ok(tag?.startsWith('<script src="standalone.js"></script>\n'), String(tag));
    assert.equal(frame, null);
    assert.match(note, /^No address of the script .* Copy standalone\.js from the folder dist of the package/);
    await pasted(tag);
  }
});

test("the single file names its address in a frame, or itself as a file to copy", async () => {
  const { url, stop } = await serve();
  const page = await running.browser.newPage();
  await page.goto(`${url}${SINGLE}${FROM_THE_START}`);
  const served = await share(page);
  assert.ok(served.frame?.includes(` src="${url}${SINGLE}?table#1.`), String(served.frame));
  assert.deepEqual([served.tag, served.note], [null, ""]);
  await pasted(served.frame, url);
  stop();
  await copyFile(join(ROOT, SINGLE), join(disk, "my table.html"));
  await page.goto(pathToFileURL(join(disk, "my table.html")).href + FROM_THE_START);
  const opened = await share(page);
  assert.ok(opened.frame?.includes(' src="my%20table.html?table#1.'), String(opened.frame));
  assert.match(opened.note, /^This page is a file, and no address of it is known\. Copy my table\.html to/);
  await pasted(opened.frame);
});

test("where the build is told of a network address, snippets name it with the hash of its script", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const folder = join(disk, "cdn");
  const build = (/** @type {string} */ address) =>
    execFileSync("node", [join(ROOT, "www/build/package.mjs"), folder], {
      env: { ...process.env, CDN_URL: address },
      stdio: "pipe",
    });
  assert.throws(() => build("http://cdn.example.org"), /CDN_URL is the address of the package's folder/);
  build(CDN);
  const script = await readFile(join(folder, "dist/standalone.js"));
  const hash = createHash("sha384").update(script).digest("base64");
  const begin = `<script src="${CDN}dist/standalone.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`;
  assert.ok((await readFile(join(folder, "README.md"), "utf8")).includes(begin));
  // The module as a page has it that took the folder to its own site.
  const { page, url } = await openHost(running.browser, '<magnus-derek n="15"></magnus-derek>', {
    head: '<script type="module" src="/own/element.js"></script>',
  });
  await page.route("**/own/**", async (route) => {
    const body = await readFile(join(folder, "dist", new URL(route.request().url()).pathname.slice("/own/".length)));
    await route.fulfill({ body, contentType: "text/javascript" });
  });
  await page.reload();
  const { tag, note } = await share(page);
  assert.ok(tag?.startsWith(`${begin}\n`), String(tag));
  assert.equal(note, "");
  await pasted(tag, url);
  // A script with another hash is not run.
  await writeFile(join(folder, "dist/standalone.js"), `${script};`);
  await pasted(tag, url, "refused");
});

/**
 * Hosts that stand in what is shipped: names of formats, and pages that a README and the licence of the formulas' font tell of; the
 * last one belongs to nobody.
 */
const KNOWN = [
  "www.w3.org",
  "www.sitemaps.org",
  "www.imsproject.org",
  "www.imsglobal.org",
  "www.adlnet.org",
  "anywidget.dev",
  "github.com",
  "scripts.sil.org",
  "example.org",
];
/** Packed data, which has any few letters somewhere. */
const PACKED = new RegExp(`[${DIGITS.replaceAll(/[\]^-]/g, "\\$&")}]{1000,}`, "g");

test("no file names a host that the build was not told of", async () => {
  const list = (/** @type {string} */ command) =>
    execFileSync("sh", ["-c", command], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  const files = [
    // The list of development packages names hosts that ask for donations; no page reads it.
    ...list("git ls-files -co --exclude-standard www tests/recipes | grep -v package-lock"),
    ...list(`find target/package -type f ! -name '*.tgz' ! -name '*.zip'; echo ${SINGLE}`),
  ];
  assert.ok(files.length > 250);
  for (const file of files) {
    const [, packed] = file === SINGLE ? (/data-parts='[^']+'>([^<]*)</.exec(await textOf(file)) ?? []) : [];
    const inside = packed ? Buffer.from(await unpack(packed)).toString("latin1") : "";
    const text = ((await readFile(join(ROOT, file), "latin1")) + inside).replaceAll(PACKED, "");
    for (const [, host = ""] of text.matchAll(
      /(?<=["'`\s(]|https?:)\/\/([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})(?![\w-])/gi,
    )) {
      assert.ok(KNOWN.includes(host.toLowerCase()), `${file} names ${host}`);
    }
    assert.doesNotMatch(text, /jsdelivr|unpkg|esm\.sh|skypack|cdnjs/i, file);
  }
});
