// @ts-check
/** Exports that only a browser can make or judge: the SVG against the page, the PNG, the GIF. */

import assert from "node:assert/strict";
import { bundle } from "../../www/build/bundle.mjs";
import { outOfRange } from "../out-of-range.js";
import { expect, FROM_THE_START, open, part, test, useBrowser, withTable } from "./browser.js";

/** @typedef {{n: number, magnus?: string, derek?: string, rounds?: number}} Asked */

/** The page for all tests. @type {import("@playwright/test").Page} */
let page;
const running = useBrowser({
  async opened() {
    const options = { viewport: { width: 1360, height: 900 }, reducedMotion: /** @type {const} */ ("reduce") };
    page = await (await running.browser.newContext(options)).newPage();
    const body = await tools();
    await page.route("**/tools.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.goto(running.url + FROM_THE_START);
    await page.evaluate(prepare, `/${part("magnus_derek_bg")}`);
  },
});

const LINK = "https://example.org/table/#n=13&magnus=layers";

/** The table's modules that the tests need beside its element, as one script. */
async function tools() {
  const asked = {
    name: "tools",
    resolveId: (/** @type {string} */ id) => (id.endsWith("/www/tools.js") ? id : null),
    load: (/** @type {string} */ id) =>
      id.endsWith("/www/tools.js")
        ? `export { loadCore } from "./table/core/core.js";
           export { exportGame } from "./table/export/formats.js";
           export { english as words } from "./text/english.js";`
        : null,
  };
  return (await bundle("tools.js", "es", { plugins: [asked] })).get("tools.js") ?? "";
}

/** In the page: `exported` makes a file of a game, `frameOf` takes a GIF apart. */
async function prepare(/** @type {string} */ wasm) {
  const { loadCore, exportGame, words } = await import(/** @type {string} */ ("/tools.js"));
  const core = await loadCore(wasm);
  await /** @type {any} */ (document.querySelector("magnus-derek")).ready;
  Object.assign(window, {
    exported: async (
      /** @type {string} */ id,
      /** @type {Asked} */ { n, magnus = "layers", derek = "hoarder", rounds = 1e9 },
      /** @type {any} */ more,
    ) => {
      const game = core.Handle.open(`n=${n}&magnus=${magnus}&derek=${derek}&seed=1`);
      while (game.state().round < rounds && game.canStep()) game.step();
      const fixed = { game, words, never: core.catalogue().never, look: { layer: null }, theme: "light" };
      try {
        return await exportGame(id, { ...fixed, link: "https://example.org/table/#n=13&magnus=layers", ...more });
      } finally {
        game.free();
      }
    },
    framesOf: async (/** @type {Blob} */ blob) => {
      const Decoder = /** @type {any} */ (globalThis).ImageDecoder;
      const decoder = new Decoder({ data: await blob.arrayBuffer(), type: "image/gif" });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
      const frames = [];
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        frames.push({ image, width: image.displayWidth, milliseconds: image.duration / 1000 });
      }
      return { frames, repetitionCount };
    },
    pixelsOf: (/** @type {CanvasImageSource} */ image, /** @type {number} */ size) => {
      const canvas = new OffscreenCanvas(size, size);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.drawImage(image, 0, 0, size, size);
      return context.getImageData(0, 0, size, size).data;
    },
  });
}

/**
 * Runs a function in the page, where `window` has what `prepare` made.
 * @template Argument, Result
 * @param {(tools: any, argument: Argument) => Promise<Result>} act @param {Argument} argument
 * @returns {Promise<Result>}
 */
function inPage(act, argument) {
  return /** @type {Promise<Result>} */ (
    page.evaluate(
      ([source, value]) => new Function("tools", "argument", `return (${source})(tools, argument)`)(window, value),
      /** @type {const} */ ([act.toString(), argument]),
    )
  );
}

for (const theme of /** @type {const} */ (["light", "dark"])) {
  for (const choice of [
    { n: 13, magnus: "layers", derek: "human" },
    { n: 45, magnus: "two-phase", derek: "hoarder", rounds: 25 },
    { n: 97, magnus: "layers", derek: "hoarder", rounds: 60 },
  ]) {
    test(`the SVG of n = ${choice.n} has the looks of the page in ${theme} colours`, async () => {
      // Parts of the picture that few have are loaded after the first one.
      await expect(async () => {
        const different = await inPage(compareLooks, { choice, theme });
        assert.ok(different.compared > 30, `${different.compared} elements`);
        assert.deepEqual(different.list, []);
      }).toPass();
    });
  }
}

/**
 * The look that the browser computes for each element, on the page and in the file.
 * @param {any} tools @param {{choice: any, theme: string}} asked
 */
async function compareLooks(tools, { choice, theme }) {
  const element = /** @type {any} */ (document.querySelector("magnus-derek"));
  element.setAttribute("theme", theme);
  element.newGame(choice);
  for (let round = 0; round < (choice.rounds ?? 0); round++) element.step();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { blob } = await tools.exported("svg", { ...choice, rounds: choice.rounds ?? 0 }, { theme });
  const host = document.createElement("div");
  host.innerHTML = await blob.text();
  document.body.append(host);
  const canvas = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  const plain = (/** @type {string} */ colour) => {
    if (colour === "none") return colour;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return String(canvas.getImageData(0, 0, 1, 1).data);
  };
  const lookOf = (/** @type {Element} */ one) => {
    const { fill, stroke, strokeWidth, strokeDasharray, strokeLinecap, opacity, fontWeight, textAnchor } =
      getComputedStyle(one);
    const colours = { fill: plain(fill), stroke: plain(stroke) };
    // The halo of a text is an element of its own in the file, and a line that is not drawn has no width.
    if (one.tagName === "text") return { fill: colours.fill, fontWeight, textAnchor };
    const line = stroke === "none" ? {} : { strokeWidth, strokeDasharray, strokeLinecap };
    return { ...colours, ...line, opacity, d: one.getAttribute("d"), r: one.getAttribute("r") };
  };
  const onPage = [...element.shadowRoot.querySelectorAll("svg.table > g :is(path, circle, text)")];
  const inFile = [...host.querySelectorAll("svg > g:first-of-type > *")].filter(
    (one) => !(one.tagName === "text" && one.getAttribute("fill") === "none"),
  );
  /** @type {unknown[]} */
  const list = onPage.flatMap((one, index) => {
    const [wanted, found] = [lookOf(one), inFile[index] ? lookOf(inFile[index]) : null];
    return JSON.stringify(wanted) === JSON.stringify(found) ? [] : [{ role: one.getAttribute("class"), wanted, found }];
  });
  const headsOf = (/** @type {ParentNode} */ root) =>
    [...root.querySelectorAll("marker")].map((head) => {
      // In the file the halo is a path of its own under it.
      const path = head.lastElementChild;
      const own = (/** @type {string} */ value) => value.replace(/^md-\w+-/, "");
      const shape = [...head.attributes].map(({ name, value }) => `${name}=${own(value)}`).sort();
      return [...shape, path?.getAttribute("d"), path && plain(getComputedStyle(path).fill)].join(" ");
    });
  const [headsOnPage, headsInFile] = [headsOf(element.shadowRoot), headsOf(host)];
  if (String(headsOnPage) !== String(headsInFile)) list.push(...headsOnPage, ...headsInFile);
  host.remove();
  return { compared: onPage.length, list: onPage.length === inFile.length ? list : [`${inFile.length} elements`] };
}

test("the SVG is XML that an image viewer shows, with its ground", async () => {
  const found = await inPage(async (tools) => {
    const { blob } = await tools.exported("svg", { n: 13, rounds: 5 }, { theme: "dark" });
    const document = new DOMParser().parseFromString(await blob.text(), "image/svg+xml");
    const image = new Image();
    image.src = URL.createObjectURL(blob);
    await image.decode();
    const pixels = tools.pixelsOf(image, 410);
    return {
      root: document.documentElement.nodeName,
      link: document.querySelector("metadata")?.textContent,
      size: [image.naturalWidth, image.naturalHeight],
      corner: [...pixels.slice(0, 4)],
      colours: new Set(new Uint32Array(pixels.buffer)).size,
    };
  }, null);
  assert.deepEqual(
    { ...found, colours: 0 },
    { root: "svg", link: LINK, size: [820, 820], corner: [18, 22, 31, 255], colours: 0 },
  );
  assert.ok(found.colours > 50);
});

test("the PNG is twice the page's size, shows the SVG and carries the link", async () => {
  const found = await inPage(async (tools) => {
    const { blob, name } = await tools.exported("png", { n: 13, rounds: 5 });
    const bitmap = await createImageBitmap(blob);
    const text = new TextDecoder("latin1").decode(await blob.arrayBuffer());
    const pixels = tools.pixelsOf(bitmap, bitmap.width);
    // The token's label is dark on the rim, and the outermost ring is orange.
    const counted = { ink: 0, orange: 0 };
    for (let i = 0; i < pixels.length; i += 4) {
      const rgb = pixels.slice(i, i + 3).join();
      if (rgb === "28,35,51") counted.ink++;
      if (rgb === "216,116,0") counted.orange++;
    }
    const smaller = await tools.exported("png", { n: 13 }, { size: 300 });
    const { width } = await createImageBitmap(smaller.blob);
    return { name, type: blob.type, size: [bitmap.width, bitmap.height], text, ...counted, width };
  }, null);
  assert.equal(found.name, "magnus-derek-n13-round5.png");
  assert.equal(found.type, "image/png");
  assert.deepEqual(found.size, [1080, 1080]);
  assert.equal(found.width, 300);
  assert.ok(found.text.includes(`iTXtSource\0\0\0\0\0${LINK}`));
  assert.ok(found.ink > 1000 && found.orange > 10_000, JSON.stringify({ ...found, text: "" }));
});

test("the GIF has a frame for each round, the last one longer, for ever", async () => {
  const found = await inPage(async (tools) => {
    /** @type {number[][]} */
    const told = [];
    const more = { from: 2, to: 6, pace: 500, progress: (/** @type {number[]} */ ...step) => told.push(step) };
    const { blob, name } = await tools.exported("gif", { n: 13, derek: "protector", rounds: 8 }, more);
    const { frames, repetitionCount } = await tools.framesOf(blob);
    const text = new TextDecoder("latin1").decode(await blob.arrayBuffer());
    const shown = frames.map((/** @type {any} */ { image }) => new Uint32Array(tools.pixelsOf(image, 480).buffer));
    const changes = shown
      .slice(1)
      .map((/** @type {Uint32Array} */ pixels, /** @type {number} */ index) =>
        pixels.reduce((sum, pixel, i) => sum + (pixel === shown[index][i] ? 0 : 1), 0),
      );
    const colours = shown.map((/** @type {Uint32Array} */ pixels) => [...new Set(pixels)]);
    return {
      name,
      told,
      times: frames.map((/** @type {any} */ { milliseconds }) => milliseconds),
      widths: [...new Set(frames.map((/** @type {any} */ { width }) => width))],
      endless: repetitionCount === Infinity,
      colours: new Set(colours.flat()).size,
      text,
      changes,
    };
  }, null);
  assert.equal(found.name, "magnus-derek-n13-rounds2-6.gif");
  assert.deepEqual(found.times, [500, 500, 500, 500, 1500]);
  assert.deepEqual(
    found.told,
    [1, 2, 3, 4, 5].map((done) => [done, 5]),
  );
  assert.deepEqual(found.widths, [480]);
  assert.ok(found.endless);
  assert.ok(found.colours <= 255);
  assert.ok(found.text.includes(LINK));
  // A move changes some of the picture, never all of it.
  for (const change of found.changes) assert.ok(change > 500 && change < 480 * 480 * 0.4, `${found.changes}`);
});

test("each frame of a GIF shows what the PNG of its round shows", async () => {
  const found = await inPage(async (tools) => {
    const { blob } = await tools.exported("gif", { n: 23, rounds: 12 }, { size: 400, theme: "dark" });
    const { frames } = await tools.framesOf(blob);
    const far = [];
    for (const round of [0, 7, 12]) {
      // A PNG twice as large has writing of the same size on the picture.
      const png = await tools.exported("png", { n: 23, rounds: round }, { size: 800, theme: "dark" });
      const wanted = tools.pixelsOf(await createImageBitmap(png.blob), 400);
      const pixels = tools.pixelsOf(frames[round].image, 400);
      let different = 0;
      // Below the words in the corners, and above the foot, where a GIF says what came of the whole game.
      for (let i = 4 * 400 * 40; i < 4 * 400 * 370; i += 4) {
        const distance = Math.hypot(...[0, 1, 2].map((part) => pixels[i + part] - wanted[i + part]));
        if (distance > 60) different++;
      }
      far.push(different / (400 * 330));
    }
    return far;
  }, null);
  for (const share of found) assert.ok(share < 0.01, `${found}`);
});

test("an aborted GIF stops at once, and the page is not blocked between frames", async () => {
  const found = await inPage(async (tools) => {
    const abort = new AbortController();
    let done = 0;
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 4);
    const asked = tools.exported(
      "gif",
      { n: 97, rounds: 90 },
      {
        signal: abort.signal,
        progress: (/** @type {number} */ frames) => {
          done = frames;
          if (frames === 6) abort.abort();
        },
      },
    );
    const error = await asked.catch((/** @type {unknown} */ reason) => reason);
    clearInterval(ticking);
    return { error: error instanceof DOMException && error.name, done, ticks };
  }, null);
  assert.deepEqual({ error: found.error, done: found.done }, { error: "AbortError", done: 6 });
  assert.ok(found.ticks >= 5, `${found.ticks} timers fired in 6 frames`);
});

test("the options of an export are those that are documented, and no others pass", async () => {
  const { page } = await open(running);
  const known = "theme, round, slide, size, from, to, pace, signal, progress";
  const refused = (/** @type {string} */ options) =>
    withTable(
      page,
      (element, text) =>
        element.export("svg", new Function(`return ${text}`)()).then(
          () => "made",
          (/** @type {Error} */ { message }) => message,
        ),
      options,
    );
  for (const [options, sentence] of [
    ["{ game: null }", `An export has no option “game”. The choices are ${known}.`],
    ["{ look: { layer: 99 } }", `An export has no option “look”. The choices are ${known}.`],
    ["{ never: 3 }", `An export has no option “never”. The choices are ${known}.`],
    ["{ link: 'javascript:alert(1)' }", `An export has no option “link”. The choices are ${known}.`],
    ["{ toString: 1 }", `An export has no option “toString”. The choices are ${known}.`],
    ["{ theme: 'pink' }", "The option theme of an export must be light or dark, but it is “pink”."],
    ["{ size: '300' }", "The option size of an export must be a number, but it is “300”."],
    ["{ slide: 1 }", "The option slide of an export must be true or false, but it is “1”."],
    ["{ round: 1 }", outOfRange("The round of a picture", 0, 0, 1)],
    ["{ pace: NaN }", "The option pace of an export must be a number, but it is “NaN”."],
    ["{ from: Object.create(null) }", "The option from of an export must be a number, but it is “object”."],
    ["{ signal: {} }", "The option signal of an export must be an AbortSignal, but it is “[object Object]”."],
    ["{ progress: 1 }", "The option progress of an export must be a function, but it is “1”."],
    ["'dark'", `The options of an export must be an object with some of ${known}, but they are “dark”.`],
    ["null", "made"],
    ["{ theme: undefined, size: null }", "made"],
  ]) {
    assert.equal(await refused(String(options)), sentence, options);
  }
  const [usual, own] = await withTable(page, async (element) => {
    const [a, b] = await Promise.all([element.export("svg"), element.export("svg", { theme: "dark" })]);
    return Promise.all([a.text(), b.text()]);
  });
  assert.notEqual(usual, own);
  await page.context().close();
});

test("an export has the round that is asked for if it is a picture of one; all else tells the game as it stands", async () => {
  const { page } = await open(running);
  const found = await withTable(page, async (element) => {
    element.newGame({ n: 13, magnus: "layers", derek: "hoarder" });
    for (let round = 0; round < 5; round++) element.step();
    const text = async (/** @type {string} */ format) => (await element.export(format, { round: 2 })).text();
    return { svg: await text("svg"), csv: await text("csv"), json: JSON.parse(await text("json")) };
  });
  assert.match(found.svg, /<title>[^<]*after 2 rounds/);
  assert.equal(found.csv.trim().split("\n").length, 1 + 5);
  assert.equal(found.json.rounds.length, 5);
  await page.context().close();
});
