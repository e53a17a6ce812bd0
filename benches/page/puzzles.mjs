// How long a person waits for a puzzle on a slow phone: from the press until the browser has drawn it.

import { ready } from "../../tests/browser/browser.js";
import { study } from "../../tests/page/study.js";
import { computed } from "./answers.mjs";

/** How many times as slow the processor is: the main thread alone, for a browser slows no workers. */
const SLOWED = 6;
/** The window of a phone. */
const PHONE = { width: 390, height: 844 };
/** What a person reads before the first press and between two, and holds the button down, in milliseconds. */
const [READS, HOLDS] = [2000, 50];

/** Every choice of the form, all kinds mixed among them. */
export const CHOICES = choices();

function choices() {
  const kinds = study.practiceKinds();
  const levels = [...new Set(kinds.flatMap((one) => one.levels))].sort();
  return [{ kind: "mixed", levels }, ...kinds].flatMap(({ kind, levels }) => levels.map((level) => ({ kind, level })));
}

/**
 * Milliseconds from a press to the puzzle on a fresh page: to the first one, and to the next one of the same choice; those
 * that the main thread has computed for them; and those until the page had its own puzzle.
 * @param {Awaited<ReturnType<typeof import("../../tests/browser/browser.js").start>>} running
 * @param {{kind: string, level: number}} choice
 */
export async function puzzleWaits({ browser, url }, { kind, level }) {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: "no-preference" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Times of the main thread alone, whatever else the machine does meanwhile.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(`${url}practice.html`);
  await page.waitForSelector("magnus-derek[puzzle]");
  await ready(page);
  const opened = await page.evaluate(() => performance.now());
  await page.evaluate(note);
  const [waits, busy] = [[], []];
  for (const _ of ["first", "next"]) {
    await page.waitForTimeout(READS);
    await page.evaluate(
      ([kind, level]) => {
        // As the page has it, but nothing is asked yet.
        const [kinds, levels] = document.querySelectorAll("#choice select");
        kinds.value = kind;
        if (![...levels.options].some(({ value }) => value === level)) levels.append(new Option(level, level));
        levels.value = level;
      },
      [kind, String(level)],
    );
    const { x, y, width, height } = await page.locator("#choice button").boundingBox();
    const before = await computed(session);
    await page.mouse.click(x + width / 2, y + height / 2, { delay: HOLDS });
    waits.push(await page.evaluate(() => globalThis.drawn));
    busy.push((await computed(session)) - before);
  }
  await context.close();
  return { opened, waits, busy };
}

/** In the page: with every press a promise of the time until its puzzle is drawn. */
function note() {
  const table = document.querySelector("magnus-derek");
  addEventListener(
    "click",
    ({ timeStamp }) => {
      globalThis.drawn = new Promise((resolve) => {
        const observer = new MutationObserver(async () => {
          observer.disconnect();
          await table.ready;
          // Once before the browser draws, and once when it has drawn.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(table, { attributeFilter: ["puzzle"] });
      });
    },
    { capture: true },
  );
}
