// @ts-check
/** Errors of loading the core, told in one helpful sentence: each test has a server make the real failure. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { loadFailureReason, loadWasm } from "../../www/kit/load-error.js";
import initStudy from "../../www/pkg/study.js";
import { speaker as german } from "../../www/text/de/all.js";

const NAME = "study_bg.wasm";
const whole = await readFile(new URL(`../../www/pkg/${NAME}`, import.meta.url));
const HALF =
  /^the WebAssembly arrived damaged, perhaps only half of it\. Reload the page; if that does not help, the file on the server is damaged\. The browser says: .*\.$/;

/** The server's next answer. */
const answer = { status: 200, type: "application/wasm", body: whole };
const server = createServer((_, response) => {
  response.writeHead(answer.status, { "content-type": answer.type, connection: "close" }).end(answer.body);
});
/** @type {string} */
let address;
before(async () => {
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const place = server.address();
  assert.ok(place && typeof place === "object");
  address = `http://127.0.0.1:${place.port}/pkg/${NAME}?version=1`;
});
after(() => server.close());

/** The sentence that is shown when the core is loaded. @param {Partial<typeof answer>} given */
async function said(given) {
  Object.assign(answer, { status: 200, type: "application/wasm", body: whole }, given);
  const reason = await loadWasm(initStudy, () => address).then(
    () => null,
    (error) => error,
  );
  return reason?.message ?? null;
}

test("a page to log in is told from a file that is not there", async () => {
  assert.equal(
    await said({ type: "text/html; charset=utf-8", body: Buffer.from("<!doctype html><title>Log in</title>") }),
    `instead of ${NAME} the server sent a web page, perhaps one to log in. Log in, and reload this page.`,
  );
  assert.equal(
    await said({ status: 404 }),
    `the server answered 404 when it was asked for ${NAME}. Perhaps there is a new version: then reload the page.`,
  );
});

test("half a file and an empty one are damaged", async () => {
  for (const length of [whole.length >> 1, 0]) assert.match(await said({ body: whole.subarray(0, length) }), HALF);
});

test("no network is told in words of its own", async () => {
  const reason = await loadWasm(initStudy, () => "http://127.0.0.1:1/study_bg.wasm").catch((error) => error);
  assert.equal(
    reason.message,
    `${NAME} could not be fetched. Either there is no network, or the server does not allow this page to fetch it.`,
  );
});

test("a German table says it in German on an English page", async () => {
  /** @type {[Partial<typeof answer>, RegExp][]} */
  const all = [
    [{ status: 404 }, /^Auf die Frage nach study_bg\.wasm hat der Server mit 404 geantwortet\. Vielleicht /],
    [{ type: "text/html" }, /^Statt study_bg\.wasm hat der Server eine Webseite geschickt/],
    [{ body: whole.subarray(0, 99) }, /^Das WebAssembly ist beschädigt angekommen, /],
  ];
  for (const [given, said] of all) {
    Object.assign(answer, { status: 200, type: "application/wasm", body: whole }, given);
    const reason = await loadWasm(initStudy, () => address).catch((error) => error);
    assert.match(loadFailureReason(reason, german), said);
    assert.equal(loadFailureReason(reason), reason.message);
  }
  const file = new TypeError("Failed to fetch dynamically imported module: https://example.org/share/dialog.js");
  assert.match(loadFailureReason(file, german), /^dialog\.js war nicht abrufbar\. Entweder /);
});

test("a core of another MIME type is taken all the same", async () => {
  assert.equal(await said({ type: "application/octet-stream" }), null);
});

test("a page without its modules shows the same message as a missing part", async () => {
  const folder = new URL("../../www/", import.meta.url);
  const scripts = { en: "kit/load-fallback.js", de: "text/de/scripts/not-loaded.js" };
  for (const [language, script] of Object.entries(scripts)) {
    const { default: kit } = await import(new URL(`text/${language}/kit.js`, folder).href);
    // The rest after the first sentence, which names the missing file.
    const [, why = ""] = /\. (.+)/.exec(kit.missing) ?? [];
    assert.ok(why.length > 100, why);
    assert.ok((await readFile(new URL(script, folder), "utf8")).includes(why), `${script} does not say: ${why}`);
  }
});
