// @ts-check
/** The ways of embedding in Chromium: which work where, and the sentence shown where one cannot. */

import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, FROM_THE_START, test } from "./browser.js";
import { usePage } from "./one-page.js";
import { CORS, page as html, SCRIPT, SINGLE, serve } from "./servers.js";

const ROOT = pathToFileURL(fileURLToPath(new URL("../../", import.meta.url))).href;
const TEXT = "An interactive figure: the Magnus–Derek table with 15 positions.";
const TAG = `<magnus-derek n="15">${TEXT}</magnus-derek>`;

const PLAYS = "plays";
/** The text inside the tag, which the reader sees where none of our scripts runs. */
const FALLBACK = TEXT;
const SANDBOXED =
  /embed-[\w-]+\.js, or a module that it imports, .* Access-Control-Allow-Origin\. The single file magnus-derek\.html/;
const OPENED_AS_FILE =
  /consists of several files, .* opened from a disk\. It needs a web server\. The single file magnus-derek\.html/;

/**
 * A row for each place, with the outcome of the tag, of a frame with embed.html and of a frame with the single file.
 * `cors` is whether the server of the table allows other origins, `sandbox` the frame's.
 */
const MATRIX = /** @type {const} */ ([
  { place: "same origin", tag: PLAYS, frame: PLAYS, single: PLAYS },
  { place: "other origin with CORS", cors: true, tag: PLAYS, frame: PLAYS, single: PLAYS },
  { place: "sandboxed", sandbox: "allow-scripts", tag: FALLBACK, frame: SANDBOXED, single: PLAYS },
  { place: "sandboxed with CORS", cors: true, sandbox: "allow-scripts", tag: PLAYS, frame: PLAYS, single: PLAYS },
  {
    place: "sandboxed, of its own origin",
    sandbox: "allow-scripts allow-same-origin",
    tag: PLAYS,
    frame: PLAYS,
    single: PLAYS,
  },
  { place: "file:", tag: FALLBACK, frame: OPENED_AS_FILE, single: PLAYS },
]);

const running = usePage();

/**
 * Opens the way in the place.
 * @param {(typeof MATRIX)[number]} row @param {"tag" | "frame" | "single"} way
 * @param {(act: () => unknown) => void} atEnd takes what stops the servers
 */
async function open(row, way, atEnd) {
  const { page } = await running.blank();
  if (row.place === "file:") {
    // The tag and the frame as the recipes have them, from the disk.
    const files = { tag: "tests/recipes/plain.html", frame: "tests/recipes/iframe.html", single: SINGLE };
    // With a link, so that the single file begins without the first minute, as in a frame.
    await page.goto(ROOT + files[way] + (way === "single" ? FROM_THE_START : ""));
    return { inside: way === "frame" ? page.frameLocator("iframe") : page };
  }
  const [cors, sandbox] = ["cors" in row, "sandbox" in row ? row.sandbox : ""];
  /** @type {Record<string, string>} */
  const pages = { "/tag.html": html(TAG, SCRIPT) };
  const tables = await serve({ ...(cors ? CORS : {}), pages });
  const host = cors ? await serve({ pages }) : tables;
  const address = tables.url + { tag: "tag.html", frame: "embed.html", single: SINGLE }[way];
  const frame = `<iframe title="Table" ${sandbox && `sandbox="${sandbox}"`} width="900" height="900" src="${address}"></iframe>`;
  const direct = way === "tag" && !sandbox;
  pages["/host.html"] = direct
    ? html(TAG, `<script type="module" src="${tables.url}element.js"></script>`)
    : html(frame);
  atEnd(() => {
    tables.stop();
    host.stop();
  });
  await page.goto(`${host.url}host.html`);
  return { inside: direct ? page : page.frameLocator("iframe") };
}

for (const row of MATRIX) {
  for (const way of /** @type {const} */ (["tag", "frame", "single"])) {
    const expected = row[way];
    test(`${row.place}, ${way}: ${expected === PLAYS ? PLAYS : "shows words instead"}`, async ({ mayLog, atEnd }) => {
      mayLog(/CORS policy|Failed to load resource|allow-scripts/);
      const { inside } = await open(row, way, atEnd);
      if (expected === PLAYS) {
        await inside.getByRole("button", { name: /^clockwise/ }).waitFor();
        const before = await inside.locator("magnus-derek").evaluate((/** @type {any} */ table) => table.state.round);
        await inside.getByRole("button", { name: /^clockwise/ }).click();
        await inside
          .locator(".where")
          .getByText(`round ${before + 1}`, { exact: true })
          .waitFor();
        // So large a table is solved in a worker or not at all.
        await inside.locator("magnus-derek").evaluate((table) => {
          /** @type {any} */ (table).newGame({ n: 23, magnus: "perfect" });
        });
        await inside.getByText("Perfect play: of all magnitudes").waitFor();
      } else {
        await inside.locator("body", { hasText: expected }).waitFor();
        // A page can be loaded once more; the tag stands in a page of somebody else.
        await expect(inside.getByRole("button")).toHaveText(
          way === "frame" && row.place !== "file:" ? ["Try again"] : [],
        );
      }
    });
  }
}
