// @ts-check
/** Messages between a frame and the page around it, as pages/embed/messages.js lists them. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, test } from "./browser.js";
import { HOST } from "./embedded.js";
import { usePage } from "./one-page.js";
import { serve, textOf } from "./servers.js";

const running = usePage();
const WINDOW = { width: 1000, height: 700 };

/**
 * A page with one frame, which speaks with it through embed-host.js.
 * @param {string} [rest] what follows in the address of the frame @param {string} [attributes] of the iframe
 * @param {string} [origin] of the frame
 */
async function host(rest = "", attributes = "", origin = "/") {
  const frame = `<iframe title="Table" style="width: 700px; height: 500px" ${attributes} src="${origin}embed.html${rest}"></iframe>`;
  const script = `<script>
    Object.assign(window, { heard: [], frame: MagnusDerek.frame(document.querySelector("iframe")) });
    addEventListener("message", ({ data }) => heard.push(data));
  </script>`;
  const opened = await running.host(frame + script, HOST, WINDOW);
  /** @param {string} type @param {object} [fields] @returns {Promise<any>} */
  const request = (type, fields) =>
    opened.page.evaluate(
      ([name, more]) =>
        /** @type {any} */ (window).frame
          .request(name, more)
          .catch((/** @type {Error} */ error) => `refused: ${error.message}`),
      /** @type {const} */ ([type, fields]),
    );
  /** @param {string} type @returns {Promise<any[]>} */
  const heard = (type) =>
    opened.page.evaluate((name) => {
      /** @type {any[]} */
      const all = /** @type {any} */ (window).heard;
      return all.filter((message) => message.type === name);
    }, type);
  return { ...opened, request, heard };
}

test("a frame says hello, ready with the game and its link, and its height", async () => {
  const { request, heard, page } = await host("#n=21&magnus=layers&derek=random&seed=7&round=4");
  await request("getState");
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).heard[0].type), "hello");
  await expect.poll(async () => (await heard("resize")).length).toBeGreaterThan(0);
  const [ready] = await heard("ready");
  assert.deepEqual([ready.source, ready.v, ready.state.n, ready.state.round], ["magnus-derek", 1, 21, 4]);
  assert.equal(ready.state.visited.length, ready.state.n - ready.state.layerSizes[0]);
  assert.match(ready.link, /^1\.[\w-]+$/);
});

test("the listener of the reference hears its own frame, and no other window that says the same", async () => {
  const reference = await textOf("target/site/reference.html");
  const [, code = ""] = /<code>(addEventListener\("message", \(event\)[\s\S]*?)<\/code>/.exec(reference) ?? [];
  assert.match(code, /event\.source !== /);
  const listener = `<script>const heard = []; console.log = (type) => heard.push(type);\n${code}</script>`;
  const frames = ["#n=9", "#n=15"].map((link) => `<iframe title="Table" src="/embed.html${link}"></iframe>`);
  const { page } = await running.host(listener + frames.join(""));
  /** @param {string} type */
  const says = (type) =>
    page.evaluate((type) => {
      const message = JSON.stringify({ source: "magnus-derek", v: 1, type });
      const own = `setTimeout(() => parent.postMessage(${message}, "*"))`;
      for (const frame of document.querySelectorAll("iframe")) {
        const inside = /** @type {any} */ (frame.contentWindow);
        inside.parent.postMessage({ source: "magnus-derek", v: 1, type: `${type} by the page` }, "*");
        inside.eval(own);
      }
    }, type);
  const heard = () => page.evaluate("heard.filter((type) => type.startsWith('said'))");
  await page.frameLocator("iframe >> nth=1").locator("magnus-derek .picture").waitFor();
  await says("said");
  await expect.poll(heard).toEqual(["said"]);
  assert.equal((await page.evaluate("heard.filter((type) => type === 'hello')")).length, 1);
});

test("a learning platform is told of every height in its own words, and its answers are let pass", async () => {
  const { heard, page } = await host("?controls=minimal#n=21");
  const heights = () =>
    page.evaluate(() => {
      const all = /** @type {any[]} */ (/** @type {any} */ (window).heard);
      return all.filter(({ subject }) => subject === "lti.frameResize").map(({ height }) => height);
    });
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
  const before = (await heights()).length;
  await page.evaluate(() => {
    const iframe = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    iframe.contentWindow?.postMessage({ subject: "lti.frameResize.response", message_id: null }, "*");
    iframe.style.width = "340px";
  });
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(before);
  await expect(async () =>
    assert.deepEqual(
      await heights(),
      (await heard("resize")).map(({ height }) => height),
    ),
  ).toPass();
  assert.deepEqual(await heard("error"), []);
});

test("requests that are made before the frame is there are answered when it is", async () => {
  const { page } = await running.host(
    `<iframe title="Table"></iframe><script>
      const iframe = document.querySelector("iframe");
      window.asked = MagnusDerek.frame(iframe).request("call", { magnitude: 2 });
      setTimeout(() => { iframe.src = "/embed.html#n=9&magnus=human&derek=clockwise"; }, 200);
    </script>`,
    HOST,
  );
  const { state } = await page.evaluate(() => /** @type {any} */ (window).asked);
  assert.deepEqual([state.round, state.token], [1, 2]);
});

test("every message of the page does what the method of the same name does", async () => {
  const { request, page } = await host("#n=13");
  const rounds = async (/** @type {string} */ type, /** @type {object} */ fields = {}) =>
    (await request(type, fields)).state.round;
  assert.equal(await rounds("answer", { direction: "+" }), 1);
  assert.equal(await rounds("answer", { direction: "-" }), 2);
  assert.equal(await rounds("undo"), 1);
  assert.equal(await rounds("redo"), 2);
  assert.equal(await rounds("goTo", { round: 0 }), 0);
  const { link } = await request("getState");
  const other = await request("newGame", { n: 21, magnus: "human", derek: "clockwise", seed: 4 });
  assert.deepEqual([other.state.n, other.state.round], [21, 0]);
  assert.equal((await request("call", { magnitude: 5 })).state.token, 5);
  assert.equal(await rounds("setState", { link }), 0);
  assert.equal((await request("getState")).state.n, 13);
  await request("newGame", { derek: "protector" });
  assert.equal(await rounds("step"), 1);
  await request("play");
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some((/** @type {any} */ one) => one.state?.round >= 3),
  );
  const { state } = await request("pause");
  await page.waitForTimeout(700);
  assert.equal((await request("getState")).state.round, state.round);
  // Another line, and back to the first.
  await request("newGame", { derek: "human" });
  await request("answer", { direction: "+" });
  await request("undo");
  await request("answer", { direction: "-" });
  const token = (await request("getState")).state.token;
  assert.notEqual((await request("switchLine", { line: 1 })).state.token, token);
  assert.deepEqual(await request("hello"), { version: 1 });
});

test("what is refused is answered with a sentence, and the game goes on", async () => {
  const { request, heard } = await host("#n=13");
  const refused = {
    "There is no message “fly”. The choices are hello, fit, getState": ["fly"],
    "There is no message “toString”": ["toString"],
    "The table waits for Derek": ["call", { magnitude: 1 }],
    "There is no round": ["goTo", { round: 7 }],
    [outOfRange("n", 2, "1,048,576", 1)]: ["newGame", { n: 1 }],
    link: ["setState", { link: 5 }],
    "theme must be light, dark or auto, but it is “pink”.": ["set", { attributes: { theme: "pink", n: 21 } }],
    "There is no attribute “onclick” to set. The choices are n, magnus": ["set", { attributes: { onclick: "1" } }],
    "There is no attribute “href” to set": ["set", { attributes: { href: "javascript:0" } }],
    "There is no attribute “wasm-url” to set": ["set", { attributes: { "wasm-url": "x" } }],
    "There is no format called “bmp”. The choices are": ["export", { format: "bmp" }],
  };
  for (const [sentence, [type, fields]] of Object.entries(refused)) {
    const answer = await request(/** @type {string} */ (type), /** @type {object} */ (fields));
    assert.match(answer, /^refused: [A-Za-z].*\.$/, sentence);
    if (!/^(The table|There is no round|link)/.test(sentence))
      assert.ok(answer.startsWith(`refused: ${sentence}`), answer);
  }
  const { state } = await request("getState");
  // The attributes beside the wrong one count, as they do in a page.
  assert.deepEqual([state.n, state.round], [21, 0]);
  const errors = await heard("error");
  assert.ok(errors.some(({ message, userInitiated }) => message.includes("pink") && userInitiated === false));
});

test("what a frame refuses comes as data too, so that a page can say it in its language", async () => {
  const { page } = await host("?lang=de#n=13");
  const refusals = await page.evaluate(() => {
    const { frame } = /** @type {any} */ (window);
    const asked = [
      frame.request("newGame", { n: 1 }),
      frame.request("set", { attributes: { theme: "pink" } }),
      frame.request("fly"),
    ];
    const told = (/** @type {any} */ { message, refusal = null }) => [message.replace(/ The choices .*/, ""), refusal];
    return Promise.all(asked.map((one) => one.catch(told)));
  });
  assert.deepEqual(refusals, [
    [outOfRange("n", 2, "1,048,576", 1), { code: "number", what: "n", value: "1", min: 2, max: 1_048_576 }],
    [
      "theme muss light, dark oder auto sein, angegeben ist „pink“.",
      { code: "choice", name: "theme", value: "pink", known: ["light", "dark", "auto"] },
    ],
    // The page that speaks with the frame has done something wrong, not a person.
    ["There is no message “fly”.", null],
  ]);
});

test("a message whose id cannot be copied is answered with a sentence, and the next one is heard", async () => {
  const { request, heard, page } = await host("#n=13");
  await request("getState");
  await page.evaluate(() => {
    const { port1 } = new MessageChannel();
    const message = { target: "magnus-derek", v: 1, id: port1, type: "step" };
    document.querySelector("iframe")?.contentWindow?.postMessage(message, "*", [port1]);
  });
  await expect
    .poll(async () => (await heard("reply")).map(({ error }) => error).filter(Boolean))
    .toEqual(["The id of a message must be a value that can be copied, such as a number."]);
  assert.equal((await request("getState")).state.round, 0, "nothing is done for it");
});

test("a message of another version is answered with a sentence, and what names no version at all too", async () => {
  const { request, heard, page } = await host();
  await request("getState");
  await page.evaluate(() => {
    for (const v of [2, undefined]) {
      document
        .querySelector("iframe")
        ?.contentWindow?.postMessage({ target: "magnus-derek", v, id: "x", type: "step" }, "*");
    }
  });
  await page.waitForFunction(
    () => /** @type {any} */ (window).heard.filter((/** @type {any} */ { id }) => id === "x").length === 2,
  );
  const errors = (await heard("reply")).filter(({ id }) => id === "x").map(({ error }) => error);
  assert.deepEqual(errors, [
    "This frame speaks version 1 of the messages, but v is 2.",
    "This frame speaks version 1 of the messages, but v is undefined.",
  ]);
});

test("a step that is set is open when the frame answers, and one that there is not is refused, its name shortened", async () => {
  const { request } = await host("#n=13");
  const { state, link } = await request("set", { attributes: { lesson: "shield/hold" } });
  assert.equal(state.n, 9);
  assert.deepEqual(await request("getState"), { state: { ...state, visited: [0] }, link });
  const [refused, after] = await Promise.all([
    request("set", { attributes: { lesson: `shield/${"x".repeat(20_000)}` } }),
    request("set", { attributes: { theme: "dark" } }),
  ]);
  assert.match(refused, /^refused: .*The lesson “shield” has no step “x{40}…”\. Its steps are hold, /);
  assert.equal(after.link, link, "the other message is not refused with it");
  assert.match(await request("set", { attributes: { lesson: "nonsense" } }), /^refused: .* but it is “nonsense”\.$/);
});

test("attributes are set, and null removes one", async () => {
  const { request, page } = await host();
  await request("set", {
    attributes: { readonly: true, controls: "minimal", theme: "dark", lang: "de", magnus: "balanced" },
  });
  const tag = page.frameLocator("iframe").locator("magnus-derek");
  const names = () => tag.evaluate((element) => element.getAttributeNames().sort());
  assert.deepEqual(await names(), ["controls", "lang", "magnus", "readonly", "theme"]);
  await request("set", { attributes: { readonly: false, controls: null, theme: null } });
  assert.deepEqual(await names(), ["lang", "magnus"]);
  for (const flag of ["readonly", "present", "evaluate"]) {
    for (const off of [0, "0", false, "false", null]) {
      await request("set", { attributes: { [flag]: "" } });
      assert.deepEqual(await names(), ["lang", "magnus", flag].sort());
      await request("set", { attributes: { [flag]: off } });
      assert.deepEqual(await names(), ["lang", "magnus"], `${flag}: ${off}`);
    }
  }
});

test("changes are told with who made them, the end once, and play does not flood the page", async () => {
  const { request, heard, page } = await host("#n=5&magnus=layers&derek=human");
  await page
    .frameLocator("iframe")
    .getByRole("button", { name: /^clockwise/ })
    .click();
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some((/** @type {any} */ one) => one.type === "change"),
  );
  const [change] = await heard("change");
  assert.deepEqual([change.change, change.userInitiated, change.state.round], ["move", true, 1]);
  await request("newGame", { n: 101, derek: "protector" });
  const { link } = await request("getState");
  const before = (await heard("change")).length;
  const started = Date.now();
  await page.frameLocator("iframe").getByLabel("Speed").selectOption("fastest");
  await request("play");
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some((/** @type {any} */ one) => one.type === "end"),
  );
  const changes = (await heard("change")).slice(before);
  assert.ok(changes.length <= 3 + (Date.now() - started) / 100);
  const ends = await heard("end");
  assert.equal(ends.length, 1);
  assert.deepEqual([ends[0].state.turn, ends[0].state.visited.length], ["over", 100]);
  assert.deepEqual(changes.at(-1)?.state, ends[0].state);
  assert.notEqual(ends[0].link, link);
});

test("a large table does not list its positions unless it is asked", async () => {
  const { request, heard } = await host("#n=100000&magnus=layers&derek=random");
  const { state } = await request("step");
  assert.equal("visited" in state, false);
  assert.deepEqual((await request("getState")).state.visited, [0, state.token]);
  assert.equal("visited" in (await heard("ready"))[0].state, false);
});

test("an export comes as bytes with their type", async () => {
  const { page } = await host("#n=13&magnus=layers&derek=protector&round=3");
  const told = await page.evaluate(async () => {
    const { request } = /** @type {any} */ (window).frame;
    const svg = await request("export", { format: "svg" });
    const png = await request("export", { format: "png", options: { size: 100 } });
    return [
      svg.data instanceof ArrayBuffer,
      svg.mime,
      new TextDecoder().decode(svg.data).slice(0, 200),
      png.mime,
      [...new Uint8Array(png.data).slice(1, 4)],
    ];
  });
  assert.deepEqual([told[0], told[1], told[3], told[4]], [true, "image/svg+xml", "image/png", [80, 78, 71]]);
  assert.match(String(told[2]), /<svg/);
});

test("only the page around the frame is heard, and only what is of the protocol", async () => {
  const { request, heard, page } = await host("#n=13");
  await request("getState");
  const replies = async () => (await heard("reply")).length;
  const before = await replies();
  await page.evaluate(() => {
    const target = document.querySelector("iframe")?.contentWindow;
    for (const message of [
      null,
      7,
      "magnus-derek",
      [],
      {},
      { target: "other", type: "step" },
      { type: "step", v: 1 },
    ]) {
      target?.postMessage(message, "*");
    }
    // A sibling, and the frame itself, are not the page around it.
    const sibling = document.createElement("iframe");
    const loaded = new Promise((resolve) => sibling.addEventListener("load", resolve));
    sibling.srcdoc = `<script>parent[0].postMessage({ target: "magnus-derek", v: 1, id: 99, type: "answer", direction: "+" }, "*")</script>`;
    document.body.append(sibling);
    return loaded.then(() => {});
  });
  await page
    .frameLocator("iframe[src]")
    .locator("body")
    .evaluate(() => postMessage({ target: "magnus-derek", v: 1, id: 98, type: "answer", direction: "+" }, "*"));
  // Whatever was said before this has been heard before it.
  assert.equal((await request("getState")).state.round, 0);
  assert.equal(await replies(), before + 1);
});

test("the page hears only its own frames: another one cannot answer or ask for a height", async () => {
  const { page, request } = await host("#n=13", "data-magnus-derek");
  await request("getState");
  // The frame answers before it has come to rest: it has, when no new height is said for half a second.
  const heightNow = () => page.evaluate(() => document.querySelector("iframe")?.style.height);
  await expect(async () => {
    const height = await heightNow();
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.equal(await heightNow(), height);
  }).toPass();
  const told = await page.evaluate(async () => {
    const iframe = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    const height = iframe.style.height;
    const answers = [1, 2, 3, 4, 5].map((id) => ({ source: "magnus-derek", v: 1, type: "reply", id, result: "false" }));
    const lies = JSON.stringify([...answers, { source: "magnus-derek", v: 1, type: "resize", height: 9999 }]);
    const liar = document.createElement("iframe");
    liar.srcdoc = `<script>setInterval(() => { for (const lie of ${lies}) parent.postMessage(lie, "*") }, 5)</script>`;
    document.body.append(liar);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const answer = await /** @type {any} */ (window).frame.request("getState");
    return [answer.state.n, iframe.style.height === height, liar.style.height];
  });
  assert.deepEqual(told, [13, true, ""]);
});

test("a frame by itself says nothing, and does not listen to its own window", async () => {
  const { page } = await running.load("embed.html");
  const round = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    await table.ready;
    postMessage({ target: "magnus-derek", v: 1, id: 1, type: "answer", direction: "+" }, "*");
    // Messages come in their order.
    const heard = new Promise((resolve) => addEventListener("message", ({ data }) => data === "last" && resolve(null)));
    postMessage("last", "*");
    await heard;
    return table.state.round;
  });
  assert.equal(round, 0);
});

test("a frame that cannot load its modules says why to the page, and answers with it", async ({ mayLog }) => {
  mayLog(/CORS policy|Failed to load resource/);
  // Sandboxed and without CORS: its modules come from another origin, as browsers see it.
  const other = await serve();
  const { page, request, heard } = await host("", 'sandbox="allow-scripts"', other.url);
  assert.match(
    await request("getState"),
    /^refused: The table could not be loaded: embed-[\w-]+\.js, or a module that it imports, could not be fetched\./,
  );
  const [{ message }] = await heard("error");
  assert.match(message, /the frame is sandboxed and the server does not allow it with Access-Control-Allow-Origin\.$/);
  const shown = page.frameLocator("iframe").locator("main");
  await expect(shown.getByText("The single file magnus-derek.html")).toBeVisible();
  await expect(shown.getByText("is an interactive figure")).toBeVisible();
  other.stop();
});

test("a frame whose core cannot be loaded says so", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const { page, request, heard } = await host("#n=13");
  await page.route("**/*.wasm", (route) => route.abort());
  await page.reload();
  assert.match(await request("getState"), /^refused: /);
  assert.match((await heard("error"))[0].message, /^The table could not be loaded: /);
});
