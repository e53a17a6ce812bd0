// @ts-check
/** The examples of README.md, of the reference and of the package's README, as a reader copies them. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { expect, test, useBrowser } from "./browser.js";
import { openHost, textOf } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();

/**
 * The blocks of code in a text; a script belongs to the HTML before it, and a second one has a test of its own. The
 * file of a lesson belongs to nothing.
 * @param {string} text
 */
function examplesIn(text) {
  /** @type {{html: string, script: string}[]} */
  const examples = [];
  for (const [, language, code = ""] of text.matchAll(/^```(html|js)\n(.*?)^```$/gms)) {
    if (code.includes("export default")) continue;
    if (language === "html") examples.push({ html: code, script: "" });
    else (examples.at(-1) ?? assert.fail(`no HTML before ${code}`)).script ||= code;
  }
  return examples;
}

/**
 * Opens a page of the site with an example. `problems` collects the errors that a reader would see, on the page and in
 * its frames.
 * @param {string} body @param {(page: Page) => Promise<void>} [prepare]
 */
async function openExample(body, prepare = async () => {}) {
  const { page, problems, url } = await openHost(running.browser, "", { pages: { "/example.html": body }, head: "" });
  await prepare(page);
  await page.exposeFunction("refused", (/** @type {string} */ sentence) => problems.push(sentence));
  await page.addInitScript(() => {
    const tell = (/** @type {Event} */ event) =>
      /** @type {any} */ (window).refused(/** @type {CustomEvent} */ (event).detail.message);
    addEventListener("md-error", tell, true);
  });
  await page.goto(`${url}example.html`);
  return { page, problems };
}

/** The table of the page or of its frame, ready: its state, and whether it shows an error. @param {Page} page */
async function tableOf(page) {
  await expect(async () => {
    const places = await Promise.all(page.frames().map((frame) => frame.locator("magnus-derek").count()));
    assert.equal(Math.max(...places), 1);
  }).toPass();
  for (const frame of page.frames()) {
    const table = frame.locator("magnus-derek");
    if ((await table.count()) === 0) continue;
    return table.evaluate(async (element) => {
      await customElements.whenDefined("magnus-derek");
      const { state, shadowRoot } = await /** @type {any} */ (element).ready;
      const errors = [...shadowRoot.querySelectorAll(".error")].map(({ textContent }) => textContent).join("");
      return { n: state.n, round: state.round, errors };
    });
  }
  return assert.fail("no table");
}

/** @param {string} html @param {string} [script] */
const wholePage = (html, script = "") =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Example</title>${html}<script type="module">${script}</script></html>`;

/** The reference, with its examples as a README writes them. */
const reference = (await textOf("target/site/reference.html"))
  .replaceAll(/<pre data-language="(\w+)"><code>(.*?)<\/code><\/pre>/gs, "```$1\n$2```")
  .replaceAll("&lt;", "<")
  .replaceAll("&amp;", "&");
const EXAMPLES = [
  ...examplesIn(await textOf("README.md")).map((example) => ({ ...example, source: "README.md" })),
  ...examplesIn(reference).map((example) => ({ ...example, source: "reference.html" })),
];

test("the README and the reference have examples of the tag and of the frame, the reference of a lesson, an overlay and a script for the frame too", () => {
  assert.deepEqual(
    EXAMPLES.map(({ html, script }) => [/<magnus-derek/.test(html), /<iframe/.test(html), script !== ""]),
    [
      [true, false, false],
      [false, true, false],
      [true, false, false],
      [true, false, false],
      [true, false, false],
      [true, false, false],
      [true, false, false],
      [true, false, false],
      [false, true, true],
    ],
  );
});

EXAMPLES.forEach(({ html, script, source }, index) => {
  test(`${source}, example ${index + 1}: the table is ready, and nothing is refused`, async () => {
    const { page } = await openExample(wholePage(html));
    const round = Number(/&round=(\d+)/.exec(html)?.[1] ?? 0);
    // The step of a lesson is one on 9 positions.
    const n = Number(/\bn="?(\d+)/.exec(html)?.[1] ?? 9);
    const shown = await tableOf(page);
    // A puzzle has the table and the round that the core finds for its seed.
    const expected = /\bpuzzle="/.test(html) ? shown : { n, round };
    assert.deepEqual(shown, { ...expected, errors: "" });
    await page.close();
  });
  if (!script) return;
  test(`${source}, example ${index + 1}: its script does what it says`, async () => {
    const { page } = await openExample(wholePage(html, `${script}\nwindow.done = true;`));
    /** @type {string[]} */
    const said = [];
    page.on("console", (message) => said.push(message.text()));
    await page.waitForFunction(() => /** @type {any} */ (window).done);
    const round = Number(/"goTo", \{ round: (\d+) \}/.exec(script)?.[1]);
    assert.equal((await tableOf(page)).round, round);
    await expect.poll(() => said).toContain(`${round} false`);
    await page.close();
  });
});

test("the link written by hand is the same in both, and opens", async () => {
  const [, link = ""] = /^ {4}(#n=.*)$/m.exec(await textOf("README.md")) ?? [];
  assert.ok(reference.includes(`<pre><code>${link}\n`));
  const { page } = await openExample(
    wholePage(`<magnus-derek state="${link.slice(1)}"></magnus-derek>
    <script type="module" src="element.js"></script>`),
  );
  assert.deepEqual(await tableOf(page), { n: 45, round: 12, errors: "" });
  await page.close();
});

test("the package's README: every example plays", async () => {
  const examples = examplesIn(await textOf("target/package/README.md")).map(({ html }) => html);
  assert.equal(examples.length, 3);
  const [module = ""] = /<script.*<\/script>/.exec(examples[0] ?? "") ?? [];
  for (const html of examples) {
    // An example leaves out the parts that are as in the first one.
    const script = html.includes("<script") ? "" : module;
    const tag = html.includes("<magnus-derek") ? "" : "<magnus-derek></magnus-derek>";
    const { page } = await openExample(wholePage(html + script + tag), async (page) => {
      const dist = new URL("../../target/package/dist/", import.meta.url);
      /** @param {import("@playwright/test").Route} route @param {string} name */
      const give = async (route, name) => {
        const type = name.endsWith(".wasm") ? "application/wasm" : "text/javascript";
        const headers = { "content-type": type, "access-control-allow-origin": "*" };
        await route.fulfill({ body: await readFile(new URL(name, dist)), headers });
      };
      await page.route(/\/(standalone|dist\/.+)\.js$/, (route) =>
        give(route, new URL(route.request().url()).pathname.replace(/^\/(dist\/)?/, "")),
      );
      await page.route("**/assets/*.wasm", (route) => give(route, "magnus_derek_bg.wasm"));
    });
    const { n, errors } = await tableOf(page);
    assert.deepEqual([n, errors], [13, ""]);
    await page.close();
  }
});
