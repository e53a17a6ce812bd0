// @ts-check
/** Host pages with old libraries, with Trusted Types of their own, or isolated: the table plays, or a sentence says why not. */

import assert from "node:assert/strict";
import { headers } from "../../www/build/site/hosts.mjs";
import { expect, test, useBrowser } from "./browser.js";
import { openHost, ready, SCRIPT, serve } from "./servers.js";

const running = useBrowser();

/** What old libraries do to a page, in a script of its head. @type {Record<string, string>} */
const LIBRARIES = {
  "values on Object.prototype": "Object.prototype.legacy = 1; Object.prototype.names = { a: 1 };",
  // As in Prototype.js 1.7: no second argument, and nothing but arrays and what looks like one.
  "an Array.from of its own": `Array.from = (list) => {
    if (!list) return [];
    let length = list.length || 0;
    const copy = new Array(length);
    while (length--) copy[length] = list[length];
    return copy;
  };`,
};

for (const [what, library] of Object.entries(LIBRARIES)) {
  for (const script of [SCRIPT, '<script src="/standalone.js"></script>']) {
    test(`on a page with ${what} the table plays a whole game (${script.slice(8, 30)})`, async () => {
      const tag = '<magnus-derek n="13" magnus="layers" derek="human">Words</magnus-derek>';
      const { page } = await openHost(running.browser, tag, { head: `<script>${library}</script>${script}` });
      await ready(page);
      await page.getByRole("button", { name: /^clockwise/ }).click();
      await page.evaluate(async () => {
        const table = /** @type {any} */ (document.querySelector("magnus-derek"));
        table.newGame({ n: 13, magnus: "layers", derek: "protector" });
        while (table.state.turn !== "over") table.step();
        for (const format of ["svg", "json", "csv", "tikz"]) await table.export(format);
      });
      await page.locator("magnus-derek .keep").waitFor();
      await page.locator("magnus-derek .share").click();
      await page.getByRole("dialog", { name: "Share and export" }).waitFor();
    });
  }
}

test("where a policy does not allow our Trusted Types a sentence and md-error say so, and ready rejects", async ({
  mayLog,
}) => {
  mayLog(/Trusted/);
  const heard = '<script>addEventListener("md-error", ({ detail }) => { window.heard = detail.message; });</script>';
  const tag = '<magnus-derek n="13">Words</magnus-derek>';
  const { page } = await openHost(running.browser, tag, {
    head: heard + SCRIPT,
    headers: (path) =>
      path === "/host.html"
        ? { "content-security-policy": "require-trusted-types-for 'script'; trusted-types other" }
        : /** @type {Record<string, string>} */ ({}),
  });
  await page
    .getByRole("alert")
    .getByText(/Trusted Types.*magnus-derek\.$/)
    .waitFor();
  const told = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    const ready = await table.ready.then(
      () => "resolved",
      () => "rejected",
    );
    return { ready, heard: /** @type {any} */ (window).heard };
  });
  assert.equal(told.ready, "rejected");
  assert.match(told.heard, /requires Trusted Types/);
  await expect(page.getByText("Words"), "what the page itself says stays").toBeVisible();
});

test("a frame with the headers of the site plays on an isolated page, and solves in its worker", async () => {
  const sent = Object.fromEntries(
    [...(headers(null).split("/parts/")[0] ?? "").matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const other = await serve({ headers: () => sent });
  const frame = `<iframe title="Table" style="width: 900px; height: 900px" src="${other.url}embed.html?evaluate#n=13&magnus=perfect&derek=human"></iframe>`;
  const { page } = await openHost(running.browser, frame, {
    head: "",
    headers: () => ({ "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin" }),
  });
  assert.ok(await page.evaluate(() => crossOriginIsolated));
  const inside = page.frameLocator("iframe");
  await inside.getByRole("button", { name: /^clockwise/ }).click();
  await inside.locator(".direction .worth, .worth").first().waitFor();
  await expect(inside.getByText("round 1", { exact: true })).toBeVisible();
  other.stop();
});
