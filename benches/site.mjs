// Times until the built site is there over a slow line: `node benches/site.mjs`, after `./build.sh site`. A fresh
// profile, nothing in the cache, gzip, Chromium held to a line of 1.6 Mbit/s and 150 ms and to one of 9 Mbit/s and 85
// ms. Prints the best of several visits beside the targets, and what a visit fetches. RUNS=3 makes it shorter; CHROME
// names another browser.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { start } from "../tests/browser/browser.js";

const SITE = fileURLToPath(new URL("../target/site/", import.meta.url));
const RUNS = Number(process.env.RUNS ?? 7);
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
/**
 * Lines in megabits and milliseconds, each with the seconds until the text with the drawn table and until the game is
 * to be there.
 */
const LINES = [
  { megabits: 1.6, latency: 150, drawn: 0.7, playable: 1.6 },
  { megabits: 9, latency: 85, drawn: 0.7, playable: 0.7 },
];
const MOST_FILES = 12;
const MOST_BYTES = 200_000;
let missed = 0;

/**
 * A server that sends the site as a host does: compressed by gzip, from a file beside the original. The bytes sent are
 * noted.
 */
async function serve() {
  const sent = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = join(SITE, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
    const packed = await readFile(`${file}.gz`).catch(() => null);
    const body = packed ?? (await readFile(file).catch(() => null));
    if (!body) return response.writeHead(404).end();
    if (packed) headers["content-encoding"] = "gzip";
    sent.push({ name: pathname, bytes: body.length });
    response.writeHead(200, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, sent, url: `http://127.0.0.1:${server.address().port}/` };
}

/** A page of somebody who has never been here, on such a line. */
async function visitor({ megabits, latency }, options) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = (megabits * 1_000_000) / 8;
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const conditions = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send("Network.emulateNetworkConditions", conditions);
  return { page, session, context };
}

/** Time of the first drawing of the whole page, without scripts. */
async function withoutScripts(line) {
  const { page, session, context } = await visitor(line, { javaScriptEnabled: false });
  const times = new Map();
  session.on("Page.lifecycleEvent", ({ name, timestamp }) => times.set(name, timestamp));
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  const drawn = new Promise((resolve) => {
    session.on("Page.lifecycleEvent", () => times.has("firstContentfulPaint") && times.has("load") && resolve());
  });
  session.on("Network.requestWillBeSent", ({ type, timestamp }) => {
    if (type === "Document") times.set("begun", timestamp);
  });
  times.clear();
  await page.goto(url, { waitUntil: "load" });
  await drawn;
  await context.close();
  return Math.max(times.get("firstContentfulPaint"), times.get("DOMContentLoaded")) - times.get("begun");
}

/**
 * Times at which the page was drawn, the table could be played and the first minute had answered the first move, and
 * the bytes sent.
 */
async function visit(line) {
  const { page, context } = await visitor(line, {});
  await page.addInitScript(() => {
    const seconds = () => performance.now() / 1000;
    const answered = async () => {
      await customElements.whenDefined("magnus-derek");
      const table = document.querySelector("magnus-derek");
      await table.ready;
      const ready = seconds();
      const fetched = performance.getEntries().filter(({ entryType }) => /^(navigation|resource)$/.test(entryType));
      const words = document.querySelector(".first-minute .words");
      const before = words.textContent;
      table.shadowRoot.querySelector("button.direction").click();
      while (words.textContent === before) await new Promise(requestAnimationFrame);
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const names = fetched.map(({ name }) => new URL(name).pathname);
      return { drawn: paint.startTime / 1000, ready, playable: seconds(), names };
    };
    globalThis.measured = answered();
  });
  sent.length = 0;
  await page.goto(url, { waitUntil: "commit" });
  const times = await page.evaluate(() => globalThis.measured);
  await page.waitForLoadState("networkidle");
  await context.close();
  const isAtOnce = ({ name }) => times.names.includes(name);
  return { ...times, files: sent.filter(isAtOnce), later: sent.filter((file) => !isAtOnce(file)) };
}

const bytesOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

function row(what, value, good, target) {
  if (!good) missed += 1;
  console.log(`${what.padEnd(62)} ${value.padStart(10)}   ${good ? "meets" : "MISSES"} ${target}`);
}

const seconds = (time) => `${time.toFixed(2)} s`;

const { server, sent, url } = await serve();
const { browser, stop } = await start(SITE);
/** The best visit on the slowest line, on which nothing comes by chance in an idle moment before the table is ready. */
let soonest;
for (const line of LINES) {
  const [drawn, visits] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    drawn.push(await withoutScripts(line));
    visits.push(await visit(line));
  }
  const best = (name) => Math.min(...visits.map((times) => times[name]));
  const where = `${line.megabits} Mbit/s, ${line.latency} ms`;
  for (const [what, time, most] of [
    ["text and drawn table without JavaScript", Math.min(...drawn), line.drawn],
    ["text and drawn table", best("drawn"), line.drawn],
    ["the table is ready", best("ready"), line.playable],
    ["the first minute has answered a move", best("playable"), line.playable],
  ]) {
    row(`${where}: ${what}`, seconds(time), time <= most, seconds(most));
  }
  soonest ??= visits.find(({ ready }) => ready === best("ready"));
}
const { files, later } = soonest;
row(
  "files that are asked for until the table is ready",
  String(files.length),
  files.length <= MOST_FILES,
  String(MOST_FILES),
);
row("their bytes", String(bytesOf(files)), bytesOf(files) <= MOST_BYTES, String(MOST_BYTES));
if (process.env.FILES) for (const { name, bytes } of files) console.log(`  ${String(bytes).padStart(8)} ${name}`);
console.log(`Afterwards ${later.length} files more, ${bytesOf(later)} bytes.`);
await stop();
server.close();
server.closeAllConnections();
process.exit(missed > 0 ? 1 : 0);
