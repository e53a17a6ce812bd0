// @ts-check
/**
 * The pages for everybody, in all their states: axe finds nothing, colours can be told apart, and every window has
 * room.
 */

import { test, useBrowser, watchProblems } from "./browser.js";
import { lookAt } from "./look.js";
import { LOOKED } from "./states.js";

const running = useBrowser();

for (const { path, states } of LOOKED) {
  test(`axe finds nothing, no window is too narrow, and every control can be hit: ${decodeURIComponent(path) || "the first minute"}`, async () => {
    const language = path.startsWith("de/") ? "de-DE" : "en-US";
    const page = await running.browser.newPage({ viewport: { width: 1360, height: 900 }, locale: language });
    watchProblems(page);
    await page.goto(running.url + path);
    for (const state of states) await test.step(state.name, () => lookAt(page, state));
    await page.close();
  });
}
