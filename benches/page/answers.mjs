// The slowest response to an answer: what a person waits from pressing a direction until the browser has drawn, as the
// Event Timing API has it, on a processor four times as slow.

import { knowTheGame, ready } from "../../tests/browser/browser.js";

const ANSWERS = 20;
const SLOWED = 4;
/** What a person thinks between two answers, and holds the button down, in milliseconds. */
const [THINKS, HOLDS] = [200, 50];

export const GAMES = [
  { name: "n = 13", link: "n=13&magnus=best&derek=human&seed=1" },
  { name: "n = 100", link: "n=100&magnus=best&derek=human&seed=1" },
  { name: "n = 1,009", link: "n=1009&magnus=best&derek=human&seed=1" },
  { name: "n = 13 with analysis", link: "n=13&magnus=best&derek=human&seed=1", evaluate: true },
  { name: "n = 24 with analysis", link: "n=24&magnus=best&derek=human&seed=1", evaluate: true },
];

/**
 * A page on which a person begins to answer: nothing of it is still loading. It moves as it does for most people.
 * @param {Awaited<ReturnType<typeof import("../../tests/browser/browser.js").start>>} running
 * @param {{link: string, evaluate?: boolean}} game @param {import("@playwright/test").BrowserContextOptions} [options]
 */
export async function pageToAnswer({ browser, url }, { link, evaluate = false }, options) {
  const size = { width: 1360, height: 900 };
  const context = await browser.newContext({ viewport: size, reducedMotion: "no-preference", ...options });
  await knowTheGame(context);
  const page = await context.newPage();
  await page.goto(`${url}#${link}`);
  await ready(page);
  if (evaluate) await page.locator("magnus-derek").evaluate((table) => table.toggleAttribute("evaluate", true));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  return page;
}

/**
 * Presses one direction and the other in turn, until the game is over. Each answer is the same in every run.
 * @param {import("@playwright/test").Page} page @param {number} most answers
 * @param {(count: number) => Promise<unknown>} [answered] done after each
 */
export async function answer(page, most, answered = () => page.waitForTimeout(THINKS)) {
  for (let count = 0; count < most; count++) {
    await page.waitForFunction(() => document.querySelector("magnus-derek").state.turn !== "magnus");
    if ((await page.locator("magnus-derek").evaluate(({ state }) => state.turn)) === "over") return;
    const button = page.locator("magnus-derek button.direction").nth(count % 2);
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await button.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2, { delay: HOLDS });
    await page.waitForFunction((round) => document.querySelector("magnus-derek").state.round > round, count);
    await answered(count + 1);
  }
}

/** Computing time of the main thread, in milliseconds. @param {import("@playwright/test").CDPSession} session */
export async function computed(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
}

/**
 * Milliseconds from each answer to the drawing after it, in steps of 8, and those that the page has computed until the
 * next.
 * @param {Parameters<typeof pageToAnswer>[0]} running @param {Parameters<typeof pageToAnswer>[1]} game
 */
export async function responses(running, game) {
  const page = await pageToAnswer(running, game);
  const session = await page.context().newCDPSession(page);
  // Times of the main thread alone, whatever else the machine does meanwhile.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.evaluate(() => {
    // The longest event of each interaction, by its number.
    const longest = new Map();
    const note = (list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }
    };
    new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 });
    globalThis.longest = longest;
  });
  const busy = [await computed(session)];
  await answer(page, ANSWERS, async (count) => {
    await page.waitForFunction((count) => globalThis.longest.size >= count, count);
    await page.waitForTimeout(THINKS);
    busy.push(await computed(session));
  });
  const waited = await page.evaluate(() => [...globalThis.longest.values()]);
  await page.context().close();
  return { waited, computed: busy.slice(1).map((time, index) => time - busy[index]) };
}
