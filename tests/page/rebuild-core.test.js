// @ts-check
/** `./build.sh serve` while somebody works on the core: what the server sends to the page, with a command that builds nothing. */

import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { test } from "node:test";
import { rebuildCore } from "../../www/build/rebuild-core.mjs";

/**
 * A server with the plugin, whose command runs this script in a folder.
 * @param {import("node:test").TestContext} t @param {string} script
 */
async function served(t, script) {
  const root = (await mkdtemp(join(tmpdir(), "magnus-derek-core-"))) + sep;
  t.after(() => rm(root, { recursive: true }));
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const sent = new EventEmitter();
  /** @type {string[]} */
  const all = [];
  const connected = new EventEmitter();
  const ws = {
    send: (/** @type {any} */ message) => {
      const what = message.type ?? message;
      all.push(what);
      sent.emit(what, message);
    },
    on: (/** @type {string} */ event, /** @type {() => void} */ listen) => connected.on(event, listen),
  };
  const moduleGraph = { invalidateAll: () => all.push("all modules are stale") };
  const plugin = /** @type {any} */ (rebuildCore({ command: [process.execPath, "-e", script], root }));
  plugin.configureServer({ watcher, ws, moduleGraph });
  return {
    root,
    plugin,
    sent,
    all,
    connect: () => connected.emit("connection"),
    change: (/** @type {string} */ file) => watcher.emit("all", "change", root + file),
  };
}

test("a change of the core has it built, with a line on the page, and then the page is loaded again", async (t) => {
  const { all, sent, change, plugin, root } = await served(t, "");
  change("src/core/zn.rs");
  await once(sent, "core:building");
  assert.deepEqual(plugin.hotUpdate({ file: `${root}www/pkg/study.js` }), [], "half of it is not shown");
  assert.equal(
    plugin.hotUpdate({ file: `${root}www/table/panel/panel.js` }),
    undefined,
    "other files are shown at once",
  );
  await once(sent, "full-reload");
  assert.deepEqual(all, ["core:building", "core:ended", "all modules are stale", "full-reload"]);
  assert.equal(plugin.hotUpdate({ file: `${root}www/pkg/study.js` }), undefined);
});

test("an unchanged core is not built again", async (t) => {
  const { all, sent, change } = await served(t, "");
  for (const file of [
    "www/table/panel/panel.js",
    "www/pkg/study.js",
    "src/core/README.md",
    "target/debug/x.rs",
    "README.md",
  ])
    change(file);
  // A change that counts comes after all of these, and is the first that is built.
  change("Cargo.lock");
  await once(sent, "full-reload");
  assert.equal(all.filter((what) => what === "core:building").length, 1);
});

test("a compile error shows on the page, also on a page loaded later, until it is mended", async (t) => {
  const script = `if (!require("fs").existsSync("mended")) { console.error("\\x1b[31merror[E0308]\\x1b[0m: mismatched types"); process.exit(1); }`;
  const { all, sent, change, connect, root } = await served(t, script);
  change("src/lib.rs");
  const [{ err }] = await once(sent, "error");
  assert.equal(err.message, "error[E0308]: mismatched types");
  assert.ok(!all.includes("full-reload"));
  const again = once(sent, "error");
  connect();
  assert.equal((await again)[0].err.message, err.message);

  await writeFile(join(root, "mended"), "");
  change("src/lib.rs");
  await once(sent, "full-reload");
  const before = all.length;
  connect();
  assert.equal(all.length, before, "nothing is left to say");
});

test("a change while the core is built has it built once more before the page is loaded again", async (t) => {
  const script = `const fs = require("fs"); fs.appendFileSync("runs", "x"); const wait = () => fs.existsSync("go") || setTimeout(wait, 10); wait();`;
  const { all, sent, change, connect, root } = await served(t, script);
  change("src/lib.rs");
  await once(sent, "core:building");
  const shown = once(sent, "core:building");
  connect();
  await shown;
  change("src/core/lib.rs");
  change("src/core/game/mod.rs");
  await writeFile(join(root, "go"), "");
  await once(sent, "full-reload");
  assert.equal(await readFile(join(root, "runs"), "utf8"), "xx");
  assert.equal(all.filter((what) => what === "full-reload").length, 1);
});
