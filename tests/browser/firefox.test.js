// @ts-check
/** The pages in Firefox: they open, moves are made, and nothing goes wrong. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { startFirefox, leftOut as withoutFirefox } from "./firefox.js";
import { CORS, leftOut, page, SCRIPT, SINGLE, serve, textOf } from "./servers.js";

const ROOT = pathToFileURL(fileURLToPath(new URL("../../", import.meta.url))).href;
/** Firefox does not tell its driver of errors; this writes them down. */
const WATCH = `<script>
  window.problems = [];
  console.error = (...words) => problems.push(words.join(" "));
  addEventListener("error", (event) => problems.push(event.message ?? event.target.src ?? "error"), true);
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
</script>`;

/** @type {Awaited<ReturnType<typeof startFirefox>>} */
let firefox;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** @type {Record<string, string>} */
const pages = {};
before(async () => {
  if (withoutFirefox) return;
  for (const name of ["index.html", "embed.html"]) {
    pages[`/watched/${name}`] = (await textOf(`www/${name}`)).replace("<head>", `<head><base href="/">${WATCH}`);
  }
  site = await serve({ pages });
  firefox = await startFirefox();
});
after(async () => {
  await firefox?.stop();
  site?.stop();
});

/** @param {string} name @param {() => Promise<void>} act @param {string | false} [skip] */
const inFirefox = (name, act, skip = false) => test(`Firefox: ${name}`, { skip: withoutFirefox || skip }, act);

/** Opens a page with this body. @param {string} body @param {string} [head] @param {string} [name] */
function openBody(body, head = SCRIPT, name = "/host.html") {
  pages[name] = page(body, WATCH + head);
  return firefox.open(site.url + name.slice(1));
}

/** Waits for the table, and for where one of the two landings is drawn. */
const ready = () =>
  firefox.run(async () => {
    await customElements.whenDefined("magnus-derek");
    const element = /** @type {any} */ (document.querySelector("magnus-derek"));
    await element.ready;
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.shadowRoot.querySelector("circle.landing").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });

const round = () => firefox.run(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round);

/** By mouse on the drawn table, by key and by button. */
async function playThreeRounds() {
  const [x = 0, y = 0] = await ready();
  await firefox.click(x, y);
  assert.equal(await round(), 1);
  await firefox.press("-");
  assert.equal(await round(), 2);
  const [left = 0, top = 0] = await firefox.run(() => {
    const button = document.querySelector("magnus-derek")?.shadowRoot?.querySelector("button.direction");
    button?.scrollIntoView({ block: "center" });
    const { x, y, width, height } = /** @type {Element} */ (button).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  await firefox.click(left, top);
  assert.equal(await round(), 3);
}

const problems = () => firefox.run(() => /** @type {any} */ (window).problems);

for (const name of ["index.html", "embed.html"]) {
  inFirefox(`${name} opens and is played`, async () => {
    await firefox.open(`${site.url}watched/${name}#n=21&magnus=layers&derek=human`);
    await playThreeRounds();
    assert.equal(await firefox.run(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.n), 21);
    assert.deepEqual(await problems(), []);
  });
}

inFirefox(
  "the single file opens from disk and is played",
  async () => {
    await firefox.open(`${ROOT}${SINGLE}#n=15`);
    await firefox.run(async () => {
      while (!document.querySelector("magnus-derek")?.shadowRoot?.querySelector("circle.landing"))
        await new Promise(requestAnimationFrame);
    });
    await playThreeRounds();
  },
  leftOut(SINGLE),
);

inFirefox("a frame has the height of its content, and answers", async () => {
  const body = `<iframe data-magnus-derek title="Table" style="width: 700px; border: 0" src="/embed.html?controls=minimal#n=9"></iframe>
    <script src="/embed-host.js"></script>`;
  await openBody(body, "");
  const [round, frame, content] = await firefox.run(async () => {
    const iframe = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    const { request } = /** @type {any} */ (window).MagnusDerek.frame(iframe);
    const { state } = await request("answer", { direction: "+" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const main = iframe.contentDocument?.querySelector("main");
    return [state.round, iframe.offsetHeight, Math.ceil(main?.getBoundingClientRect().height ?? 0)];
  });
  assert.equal(round, 1);
  assert.equal(frame, content);
  assert.deepEqual(await problems(), []);
});

for (const [why, site, expected] of /** @type {const} */ ([
  ["with CORS a sandboxed frame works", CORS, 1],
  [
    "without CORS a sandboxed frame says why not",
    {},
    "The table could not be loaded: embed.js, or a module that it imports, could not be fetched",
  ],
])) {
  inFirefox(why, async () => {
    const other = await serve(site);
    await openBody(`<iframe title="Table" sandbox="allow-scripts" src="${other.url}embed.html"></iframe>
      <script src="/embed-host.js"></script>`);
    const answer = await firefox.run(async () => {
      const { request } = /** @type {any} */ (window).MagnusDerek.frame(document.querySelector("iframe"));
      const reply = request("answer", { direction: "+" });
      return reply.then(
        (/** @type {any} */ { state }) => state.round,
        (/** @type {Error} */ { message }) => message,
      );
    });
    if (typeof expected === "number") assert.equal(answer, expected);
    else assert.ok(String(answer).startsWith(expected), String(answer));
    other.stop();
  });
}

for (const style of [
  "transform: scale(0.5)",
  "transform: scale(1.7); transform-origin: 0 0",
  "transform: rotate(30deg) skewX(10deg)",
  "zoom: 0.6",
]) {
  inFirefox(`a click means what is drawn under it: ${style}`, async () => {
    await openBody(`<div style="width: 400px; ${style}"><magnus-derek n="15" controls="none"></magnus-derek></div>`);
    for (let count = 1; count <= 3; count++) {
      const [x = 0, y = 0] = await ready();
      await firefox.click(x, y);
      assert.equal(await round(), count);
    }
  });
}

inFirefox("present fills the window without bars", async () => {
  await openBody(
    '<magnus-derek present state="n=45&magnus=layers&derek=protector&round=29"></magnus-derek>',
    `<style>html, body { margin: 0; height: 100% }</style>${SCRIPT}`,
  );
  const told = await firefox.run(async () => {
    const element = /** @type {any} */ (document.querySelector("magnus-derek"));
    await customElements.whenDefined("magnus-derek");
    await element.ready;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const info = element.shadowRoot.querySelector(".info");
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight, info.scrollHeight - info.clientHeight];
  });
  assert.deepEqual(told, [0, 0, 0]);
});

inFirefox("a policy without 'wasm-unsafe-eval' is named", async () => {
  const policy = "default-src 'self'; script-src 'self'";
  const strict = await serve({ headers: () => ({ "content-security-policy": policy }) });
  await firefox.open(`${strict.url}tests/recipes/plain.html`);
  const message = await firefox.run(async () => {
    await customElements.whenDefined("magnus-derek");
    const element = /** @type {any} */ (document.querySelector("magnus-derek"));
    await element.ready.catch(() => {});
    return element.shadowRoot.textContent;
  });
  assert.match(message, /Its script-src needs 'wasm-unsafe-eval'\.$/);
  strict.stop();
});

inFirefox("embed.html opened as a file says why there is no table", async () => {
  await firefox.open(`${ROOT}www/embed.html`);
  const text = await firefox.run(async () => {
    while (!document.querySelector("[role=alert]")) await new Promise(requestAnimationFrame);
    return document.querySelector("[role=alert]")?.textContent;
  });
  assert.match(
    String(text),
    /browsers do not load into a page opened from a disk\. It needs a web server\. The single file/,
  );
});
