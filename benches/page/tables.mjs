// The memory of a page with one table, and with ten.

import { megabytes, watchMemories } from "./megabytes.mjs";

/**
 * @param {Awaited<ReturnType<typeof import("../../tests/browser/browser.js").start>>} running
 * @param {number} count of tables
 */
export async function memoryOfTables({ browser, url }, count) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  const page = await context.newPage();
  await watchMemories(page);
  const tags = '<magnus-derek n="100" magnus="best" derek="human" seed="1"></magnus-derek>'.repeat(count);
  const body = `<!doctype html><title>Tables</title><script type="module" src="element.js"></script>${tags}`;
  await page.route("**/tables.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${url}tables.html`);
  await page.evaluate(async () => {
    await customElements.whenDefined("magnus-derek");
    await Promise.all([...document.querySelectorAll("magnus-derek")].map(({ ready }) => ready));
  });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const session = await context.newCDPSession(page);
  const used = await megabytes(session, page, true);
  await context.close();
  return used;
}
