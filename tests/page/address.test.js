// @ts-check
/** The part of the address behind #, in a window made of a few lines. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { withSafeEnd } from "../../www/kit/safe-end.js";
import { addressOf as addressOfAnnounced } from "../../www/pages/announced/address.js";
import { encodeLink } from "../../www/pages/companions/address.js";
import { addressOf as addressOfTournament } from "../../www/pages/lab/address.js";
import { frameAddress } from "../../www/table/share/snippets.js";

/**
 * As much of a window as address.js needs.
 * @param {string} href @param {string} [shown] the page, where all pages share the document
 */
function openWindow(href, shown) {
  const listeners = /** @type {(() => void)[]} */ ([]);
  const window = {
    location: new URL(href),
    document: { documentElement: { dataset: shown ? { page: shown } : {} } },
    history: {
      replaceState: (/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ to) => go(to),
      pushState: (/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ to) => go(to),
    },
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ listen) => listeners.push(listen),
  };
  const go = (/** @type {string} */ to) => {
    window.location.href = to;
  };
  Object.assign(globalThis, window);
  return {
    /** Changes the address as somebody does; the pages hear of it only later. @param {string} hash */
    change(hash) {
      window.location.hash = hash;
      return () => {
        for (const listen of listeners) listen();
      };
    },
    hash: () => window.location.hash,
  };
}

let copies = 0;
/** A copy of its own, because a module keeps what it knows of the pages. */
const load = () => import(`../../www/kit/address.js?copy=${copies++}`);

test("an address that somebody else has just given is not overwritten before the page has heard of it", async () => {
  const window = openWindow("https://host.invalid/page.html#a");
  const { onHashChange, readHash, writeHash } = await load();
  /** @type {string[]} */
  const heard = [];
  onHashChange("announced", (/** @type {string} */ hash) => heard.push(hash));
  const tell = window.change("#b");
  assert.equal(readHash("announced"), "#b");
  writeHash("announced", "#late");
  assert.equal(window.hash(), "#b");
  tell();
  assert.deepEqual(heard, ["#b"]);
  writeHash("announced", "#c");
  assert.equal(window.hash(), "#c");
  window.change("#c")();
  assert.deepEqual(heard, ["#b"]);
});

test("pages that share a document each keep their part, and Play has no name in it", async () => {
  const window = openWindow("https://host.invalid/one.html#page=lab&n=9", "lab");
  const { hrefOf, namedPage, onHashChange, readHash, writeHash } = await load();
  /** @type {string[]} */
  const heard = [];
  for (const page of ["play", "lab"]) {
    onHashChange(page, (/** @type {string} */ hash) => heard.push(`${page} ${hash}`));
  }
  assert.deepEqual([namedPage(), readHash("lab"), readHash("play")], ["lab", "#n=9", ""]);
  writeHash("play", "#1.abc");
  assert.equal(window.hash(), "#page=lab&n=9");
  assert.deepEqual(
    [hrefOf("play"), hrefOf("lab"), hrefOf("announced")],
    ["#1.abc", "#page=lab&n=9", "#page=announced"],
  );
  window.change("#1.abc")();
  window.change("#page=lab&n=9")();
  assert.deepEqual(heard, []);
  window.change("#page=lab&n=10")();
  assert.deepEqual(heard, ["lab #n=10"]);
  assert.equal(hrefOf("play", "#n=5"), "#n=5");
});

test("on a site of its own a page is linked by its file", async () => {
  openWindow("https://host.invalid/lab.html");
  const { hrefOf } = await load();
  assert.deepEqual([hrefOf("play"), hrefOf("lab", "#n=9")], ["./", "lab.html#n=9"]);
  assert.deepEqual([hrefOf("learn"), hrefOf("learn-rings", "#deep")], ["learn.html", "learn/rings.html#deep"]);
});

test("an address is read with its ampersands escaped at any depth, also behind the name of a page", async () => {
  for (const escaped of ["&amp;", "&amp;amp;", "&AMP;", "&#38;", "&#038;", "&#x26;"]) {
    openWindow(`https://host.invalid/lab.html#n=9${escaped}seeds=3`);
    assert.equal((await load()).readHash("lab"), "#n=9&seeds=3", escaped);
    openWindow(`https://host.invalid/one.html#page=lab${escaped}n=9${escaped}seeds=3`, "lab");
    assert.equal((await load()).readHash("lab"), "#n=9&seeds=3", escaped);
  }
});

test("the end of an address is a letter or a digit, and says the same as before", () => {
  for (const sign of "-_.~!*'(),;:+?") {
    const safe = withSafeEnd(`#moves=3${sign}`);
    assert.match(safe, /[A-Z0-9]$/, sign);
    assert.equal(decodeURIComponent(safe), `#moves=3${sign}`);
  }
  for (const kept of ["#", "#1.WEAQA_X", ""]) assert.equal(withSafeEnd(kept), kept);
});

test("quick moves are in the address at once, and there are never more than the 100 changes in 30 s that Safari allows", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let time = 1000;
  t.mock.method(performance, "now", () => time);
  openWindow("https://host.invalid/");
  const { addressKeeper } = await load();
  let [moves, written, changes] = [0, 0, 0];
  const keeper = addressKeeper(() => {
    written = moves;
    changes++;
  });
  const move = () => {
    moves++;
    keeper.soon();
  };
  for (let quick = 0; quick < 10; quick++) {
    move();
    assert.equal(written, moves, "whoever reloads the page now comes back to this move");
  }
  // Two computers play on, a move in 10 ms.
  for (let end = time + 30_000; time < end; time += 10) {
    move();
    t.mock.timers.tick(10);
  }
  assert.ok(changes > 80 && changes <= 100, String(changes));
  keeper.flush();
  assert.equal(written, moves);
});

test("every address that a page makes of what a person wrote ends in a letter or a digit", () => {
  const signs = { link: "n=9&magnus=human&moves=3+1-" };
  for (const made of [
    frameAddress("https://site.example/embed.html", signs, [["theme", "dark"]]),
    addressOfAnnounced({ game: "derek", fields: { n: "9", directions: "+-+-" } }),
    addressOfTournament({ n: "9", magnus: ["layers"], derek: ["scripted:+-"], seeds: 2 }),
    encodeLink("dominoes=20&second=human&moves=7;"),
  ])
    assert.match(made, /[a-z0-9]$/i, made);
});
