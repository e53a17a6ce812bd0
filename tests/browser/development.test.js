// @ts-check
/**
 * The pages as `./build.sh serve` serves them while they are worked on: not built, and each made when it is asked for.
 */

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, ready, stateOf, test, useBrowser, watchProblems } from "./browser.js";

const WWW = new URL("../../www/", import.meta.url);
const tools = createRequire(new URL("package.json", WWW));

const running = useBrowser();

test("the page Play with its table, a German page and a lesson in both languages come as they are worked on", async ({
  atEnd,
}) => {
  /** @type {typeof import("../../www/node_modules/vite/dist/node/index.js")} */
  const { createServer } = await import(tools.resolve("vite"));
  const server = await createServer({
    configFile: fileURLToPath(new URL("vite.config.js", WWW)),
    configLoader: "native",
    logLevel: "error",
    server: { port: 0, watch: null, hmr: false },
  });
  atEnd(() => server.close());
  await server.listen();
  const address = server.httpServer?.address();
  assert.ok(address && typeof address === "object");
  const url = `http://127.0.0.1:${address.port}/`;

  const page = await running.browser.newPage();
  watchProblems(page);
  await page.goto(`${url}#n=21`);
  await ready(page);
  assert.equal((await stateOf(page)).n, 21);
  await page.goto(`${url}de/companions.html`);
  await page.getByRole("heading", { name: "Verwandte Spiele" }).waitFor();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto(`${url}learn/lose.html`);
  await page.locator("magnus-derek svg.table circle.seat").first().waitFor();
  await page.goto(`${url}de/learn/lose.html`);
  await page.locator("magnus-derek .ask", { hasText: "Sie sind Derek: Magnus nennt eine Entfernung" }).waitFor();
});
