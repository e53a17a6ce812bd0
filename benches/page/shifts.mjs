// How far parts of the page jump about during a whole game, as the Layout Instability API has it.

import { answer, pageToAnswer } from "./answers.mjs";

export const GAMES = [13, 100].flatMap((n) =>
  [
    [1360, 900],
    [390, 844],
  ].map(([width, height]) => ({
    name: `n = ${n} at ${width} × ${height}`,
    link: `n=${n}&magnus=best&derek=human&seed=1`,
    viewport: { width, height },
  })),
);

/**
 * The sums of all shifts of a game: of those by themselves, and of those within half a second of an answer, which no
 * score counts.
 * @param {Parameters<typeof pageToAnswer>[0]} running @param {typeof GAMES[number]} game
 */
export async function shifts(running, game) {
  const page = await pageToAnswer(running, game, { viewport: game.viewport });
  await page.evaluate(() => {
    const sums = { alone: 0, answered: 0 };
    const note = (list) => {
      for (const { hadRecentInput, value } of list.getEntries()) sums[hadRecentInput ? "answered" : "alone"] += value;
    };
    new PerformanceObserver(note).observe({ type: "layout-shift" });
    globalThis.shifts = sums;
  });
  await answer(page, Number.POSITIVE_INFINITY);
  // What comes later than half a second after the last answer comes by itself.
  await page.waitForTimeout(1000);
  const sums = await page.evaluate(() => globalThis.shifts);
  await page.context().close();
  return sums;
}
