// The Play page in headless Chromium: `node benches/page.mjs`, after `./build.sh build`. Prints the frame rate of
// autoplay, the longest answer to a click on a table of a million positions, and the memory of the tab there, each
// beside its target. The games of a million positions are of layers against random. Then the time of 10⁵ random games
// on the page of announced moves, the times until the carpet of a game is there and has other colours, and those from
// asking for a puzzle until it is there. CHROME names another browser; `node benches/page.mjs frames`, `clicks`,
// `memory`, `random`, `carpet` or `practice` measures one of them; ROUNDS and GAMES make it shorter. Folders of built
// sites are measured in turn and compared: in `answers`, `shifts`, `tables` and `practice`.

import { open, ready, SITE, start, withTable } from "../tests/browser/browser.js";
import { computed } from "./page/answers.mjs";
import { Compared } from "./page/compared.mjs";
import { megabytes, watchMemories } from "./page/megabytes.mjs";

/** The largest prime table that the page allows. */
const MILLION = 999_983;
const MEASURES = ["frames", "clicks", "memory", "random", "carpet", "answers", "shifts", "tables", "practice"];
const wanted = process.argv.slice(2).filter((argument) => MEASURES.includes(argument));
/** Folders of built sites. */
const folders = process.argv.slice(2).filter((argument) => !MEASURES.includes(argument));
/** Rounds before the clicks in mid-game, and games whose memory is measured. */
const [ROUNDS, GAMES] = [Number(process.env.ROUNDS ?? 600_000), Number(process.env.GAMES ?? 10)];
let missed = 0;

/** @param {string} what */
function measures(what) {
  return wanted.length === 0 || wanted.includes(what);
}

/** @param {string} what @param {string} value @param {boolean} good @param {string} target */
function row(what, value, good, target) {
  if (!good) missed += 1;
  console.log(`${what.padEnd(52)} ${value.padStart(12)}   ${good ? "meets" : "MISSES"} ${target}`);
}

/** A page with a game of two computers. @param {object} game */
async function pageWith(game) {
  const { page } = await open(running);
  await withTable(page, (element, choice) => element.newGame(choice), game);
  return page;
}

async function frames() {
  for (const [n, target] of [
    [1000, 60],
    [1009, 60],
    [100_000, 30],
    [100_003, 30],
  ]) {
    for (const [magnus, derek] of [
      ["layers", "hoarder"],
      ["balanced", "random"],
    ]) {
      for (const speed of ["20", "240", "0"]) {
        const page = await pageWith({ n, magnus, derek, seed: 1 });
        const session = await page.context().newCDPSession(page);
        // Times of the main thread alone, whatever else the machine does meanwhile.
        await session.send("Performance.enable", { timeDomain: "threadTicks" });
        const before = await computed(session);
        const { count, rate, slowest, round } = await withTable(page, playFor, { speed, milliseconds: 4000 });
        const busy = ((await computed(session)) - before) / count;
        const how = speed === "0" ? "as fast as it can" : `${speed} rounds a second`;
        if (speed === "0" && n < 10_000) {
          // Too short for a rate.
          console.log(
            `n = ${n}, ${magnus}–${derek}, ${how}: all ${round} rounds in ${count} frames, slowest ${slowest.toFixed(0)} ms`,
          );
          await page.context().close();
          continue;
        }
        const more = `slowest ${slowest.toFixed(0)} ms, ${busy.toFixed(1)} ms computed for a frame, ${round} rounds`;
        // A browser that draws 60 frames a second is measured as 59.9 or 60.1.
        row(
          `n = ${n}, ${magnus}–${derek}, ${how}`,
          `${rate.toFixed(1)} fps`,
          rate > target - 1,
          `${target} fps; ${more}`,
        );
        await page.context().close();
      }
    }
  }
}

/** In the page: autoplay at a speed, and the number of frames that the browser has drawn meanwhile. */
async function playFor(element, { speed, milliseconds }) {
  const select = element.shadowRoot.querySelector('select[aria-label="Speed"]');
  select.append(new Option(speed, speed));
  select.value = speed;
  select.dispatchEvent(new Event("change"));
  element.play();
  const times = [];
  await new Promise((resolve) => {
    const begin = performance.now();
    const tick = (now) => {
      times.push(now);
      const over = element.shadowRoot.querySelector('[aria-label="Pause"]') === null;
      if (now - begin < milliseconds && (times.length < 5 || !over)) requestAnimationFrame(tick);
      else resolve();
    };
    requestAnimationFrame(tick);
  });
  element.pause();
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const all = times.at(-1) - times[0];
  return {
    count: gaps.length,
    rate: (1000 * gaps.length) / all,
    slowest: Math.max(...gaps),
    round: element.state.round,
  };
}

/** Actions of a person at a table of a million positions. Each returns when the page has been drawn again. */
const CLICKS = {
  "new game": (element) => element.newGame({ n: 999_983, magnus: "best", derek: "human", seed: 1 }),
  "a move": (element) => element.shadowRoot.querySelector(".direction").click(),
  "another move": (element) => element.shadowRoot.querySelector(".direction").click(),
  undo: (element) => element.shadowRoot.querySelector('[aria-label="Undo"]').click(),
  redo: (element) => element.shadowRoot.querySelector('[aria-label="Redo"]').click(),
  "change of Derek": (element) => choose(element, "Derek", "protector"),
  "change of Magnus": (element) => choose(element, "Magnus", "layers"),
  "change of Magnus to balanced": (element) => choose(element, "Magnus", "balanced"),
  step: (element) => element.shadowRoot.querySelector('[aria-label="Step: one round"]').click(),
  "pointing at a position": (element) => pointAt(element),
  "layer by layer": (element) => element.shadowRoot.querySelector(".layers .plain").click(),
  evaluation: (element) => element.shadowRoot.querySelector(".evaluate").click(),
  share: (element) => element.shadowRoot.querySelector(".share").click(),
  "all positions": (element) => element.shadowRoot.querySelector(".positions summary").click(),
};

async function clicks() {
  const page = await pageWith({ n: MILLION, magnus: "best", derek: "human", seed: 1 });
  await page.evaluate(
    `globalThis.choose = ${choose}; globalThis.pointAt = ${pointAt}; globalThis.lastRound = ${ROUNDS};`,
  );
  for (const when of ["at the start", `after ${ROUNDS} rounds`]) {
    for (const [name, act] of Object.entries(CLICKS)) {
      if (when !== "at the start" && name === "new game") continue;
      const time = await timed(page, act);
      row(`n = ${MILLION} ${when}: ${name}`, `${time.toFixed(0)} ms`, time < 100, "100 ms");
      await withTable(page, (element) => element.shadowRoot.querySelector("dialog[open]")?.close());
    }
    if (when === "at the start") await playOn(page, ROUNDS);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  }
  for (const [name, act] of Object.entries({
    "go to the start": (element) => element.goTo(0),
    "go to the end": (element) => element.goTo(globalThis.lastRound),
    "new game": CLICKS["new game"],
  })) {
    const time = await timed(page, act);
    row(`n = ${MILLION} after ${ROUNDS} rounds: ${name}`, `${time.toFixed(0)} ms`, time < 100, "100 ms");
  }
  await page.context().close();
}

/**
 * Time in milliseconds until the page has been drawn after an action.
 * @param {import("@playwright/test").Page} page @param {(element: any) => unknown} act
 */
async function timed(page, act) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  return withTable(
    page,
    async (element, source) => {
      const run = new Function("element", `return (${source})(element)`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const begin = performance.now();
      run(element);
      // Once before the browser draws, and once when it has drawn.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begin;
    },
    act.toString(),
  );
}

/** In the page: another player. */
function choose(element, player, id) {
  element[player.toLowerCase()] = id;
}

/** In the page: the pointer moves over the table. */
function pointAt(element) {
  const svg = element.shadowRoot.querySelector("svg.table");
  const box = svg.getBoundingClientRect();
  const at = { clientX: box.left + box.width * 0.2, clientY: box.top + box.height * 0.5 };
  svg.dispatchEvent(new PointerEvent("pointermove", at));
}

/** Lets two computers play so many rounds. @param {import("@playwright/test").Page} page @param {number} rounds */
async function playOn(page, rounds) {
  await withTable(page, playAsFastAsItCan, { n: MILLION, magnus: "layers", derek: "random", seed: 1 });
  await page.waitForFunction(
    (least) => /** @type {any} */ (document.querySelector("magnus-derek")).state.round >= least,
    rounds,
    { timeout: 3_600_000, polling: 1000 },
  );
  await withTable(
    page,
    (element, round) => {
      element.pause();
      element.goTo(round);
      element.derek = "human";
    },
    rounds,
  );
}

/** In the page: plays a game as fast as it can. */
function playAsFastAsItCan(element, game) {
  element.newGame(game);
  const select = element.shadowRoot.querySelector('select[aria-label="Speed"]');
  select.value = "0";
  select.dispatchEvent(new Event("change"));
  element.play();
}

/** Memory of a tab with a table of nearly a million positions, after each of ten games to the end. */
async function memory() {
  const page = await (await running.browser.newContext()).newPage();
  await watchMemories(page);
  await page.goto(running.url);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const used = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const begin = performance.now();
    await withTable(page, playAsFastAsItCan, { n: MILLION, magnus: "layers", derek: "random", seed });
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("magnus-derek")).state.turn === "over",
      null,
      {
        timeout: 3_600_000,
        polling: 2000,
      },
    );
    const seconds = (performance.now() - begin) / 1000;
    // The most that the page holds is before the garbage is collected; what stays is after it.
    const { all: most } = await megabytes(session, page);
    used.push((await megabytes(session, page, true)).all);
    const now = `${used.at(-1).toFixed(0)} MB`;
    row(
      `n = ${MILLION}, after game ${seed} (${seconds.toFixed(0)} s)`,
      now,
      most < 300,
      `300 MB; ${most.toFixed(0)} MB with garbage`,
    );
  }
  const [first, last] = [used[0], used.at(-1)];
  if (GAMES > 1)
    row(`growth over ${GAMES} games`, `${(last - first).toFixed(0)} MB`, last < first * 1.1, "a tenth of the first");
  await page.context().close();
}

async function random() {
  const page = await (await running.browser.newContext()).newPage();
  await page.goto(`${running.url}announced.html#random&n=50&games=100&seed=1`);
  const headline = page.locator("#random-headline");
  await headline.getByText("100 games took").waitFor();
  await page.getByLabel("Games", { exact: true }).fill("100000");
  const begin = Date.now();
  await page.keyboard.press("Enter");
  await headline.getByText("100,000 games took").waitFor();
  const seconds = (Date.now() - begin) / 1000;
  row("n = 50: 100,000 random games", `${seconds.toFixed(2)} s`, seconds < 2, "2 s");
  await page.context().close();
}

/** Time until the carpet of a game is seen, has all its rows, and has the colours of the other theme. */
async function carpet() {
  for (const [n, rounds] of [
    [1009, 1000],
    [100_003, 20_000],
  ]) {
    const { page } = await open(running);
    await withTable(
      page,
      (element, link) => element.setState(link),
      `n=${n}&magnus=layers&derek=random&round=${rounds}`,
    );
    await page.waitForFunction((last) => document.querySelector("magnus-derek").state.round === last, rounds);
    const [first, all] = await pictured(page, () => document.querySelector("#carpet-button").click());
    row(`n = ${n}, ${rounds} rounds: the carpet is seen`, `${first.toFixed(0)} ms`, first < 1000, "1000 ms");
    row("all its rows are known", `${all.toFixed(0)} ms`, all < 5000, "5000 ms");
    const [recoloured] = await pictured(page, () => {
      document.documentElement.dataset.theme = "dark";
    });
    row("it has other colours", `${recoloured.toFixed(0)} ms`, recoloured < 300, "300 ms");
    await page.context().close();
  }
}

/** Milliseconds from an act to the next picture of the carpet, and to the one with all rows. @param {() => void} act */
function pictured(page, act) {
  return page.evaluate((source) => {
    const begin = performance.now();
    let first = 0;
    return new Promise((resolve) => {
      // With every picture the legend is made anew.
      const observer = new MutationObserver((records) => {
        const isPicture = records.some(({ target }) => target.classList.contains("carpet-legend"));
        if (isPicture) first ||= performance.now() - begin;
        if (!first || !document.querySelector(".carpet-wait").hidden) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve([first, performance.now() - begin])));
      });
      observer.observe(document.querySelector("#carpet"), { childList: true, subtree: true, attributes: true });
      new Function(`(${source})()`)();
    });
  }, act.toString());
}

const sites = [];
for (const folder of folders.length > 0 ? folders : [SITE]) sites.push(await start(folder));
const running = sites.at(-1);
const compared = new Compared(sites, row);
try {
  if (measures("frames")) await frames();
  if (measures("clicks")) await clicks();
  if (measures("memory")) await memory();
  if (measures("random")) await random();
  if (measures("carpet")) await carpet();
  if (measures("answers")) await compared.answers();
  if (measures("shifts")) await compared.shifts();
  if (measures("tables")) await compared.tables();
  if (measures("practice")) await compared.practice();
} finally {
  for (const site of sites) await site.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
