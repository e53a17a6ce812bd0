// @ts-check
/**
 * The states of pages that are checked: by axe, in their colours, in every window. Each page is opened once and goes
 * through its states, one after the other. A part that another state has shown is not checked again, so that a new part
 * of a page needs a line here.
 */

import assert from "node:assert/strict";
import { scriptedClass } from "../scripted-class.js";
import { at, inTurn, press, shows, unfold } from "./acts.js";
import { expect, FROM_THE_START } from "./browser.js";
import { EXAMPLE_1, EXAMPLE_1_MOVES } from "./companion.js";
import { EMBEDDED, FIRST_MINUTE, PLAY, STEP } from "./table-states.js";

/** @import { Page } from "@playwright/test" */
/** @import { State } from "./look.js" */

/** A page by its path, with its states. @typedef {{path: string, states: State[]}} Looked */

/** @type {State[]} */
const LAB = [
  {
    name: "a tournament",
    act: inTurn(shows("#status", "Finished"), shows("#exact-status", "Finished")),
    colours: "both",
  },
  { name: "all that is folded", act: unfold, axe: false },
  {
    name: "a refusal",
    act: inTurn(
      (page) => page.getByLabel("Tables n").fill("x"),
      press("Run"),
      shows("#error", "n must be a whole number"),
    ),
    part: ".set-up",
    colours: "both",
    windows: false,
  },
  {
    name: "very different tables",
    act: inTurn(at("#n=2-40,100003&magnus=two-phase,power-of-two&derek=clockwise,alternating&seeds=1"), (page) =>
      page.locator("#table tbody tr").nth(20).waitFor(),
    ),
    axe: false,
  },
  { name: "very different tables, and all that is folded", act: unfold, axe: false },
  {
    name: "the middle of a tournament",
    act: inTurn(
      at("#n=20011&magnus=layers,balanced,random&derek=hoarder,protector,look-ahead,random&seeds=20"),
      shows("#status", "Playing 240 games."),
    ),
    part: ".set-up",
    colours: "both",
    windows: false,
  },
];

/** @type {State[]} */
const ANNOUNCED = ["#magnus", "#derek", "#random&n=20&games=1000"].map((hash) => ({
  name: hash,
  act: inTurn(at(hash), shows(".set-up:not([hidden]) .headline", /\d/)),
  part: "main",
  colours: "both",
}));

/** Checks that the preview fits into its place. @param {Page} page */
const previewFits = (page) =>
  expect(async () => {
    const [frame, room] = await Promise.all(
      ["#preview", "#preview-room"].map((part) => page.locator(part).boundingBox()),
    );
    assert.ok(frame && room && frame.width <= room.width + 1, JSON.stringify([frame, room]));
  }).toPass();

/** @type {State[]} */
const NOTES = ["A frame", "A reveal.js slide", "Jupyter", "A QR code"].map((place) => ({
  name: place,
  act: async (page) => {
    await page.locator("#copies textarea").first().waitFor();
    await page.getByRole("radio", { name: place, exact: true }).check({ force: true });
    if (place === "A QR code") await page.frameLocator("#preview").locator("svg.qr").waitFor();
  },
  each: previewFits,
  ...(place === "A QR code" ? { colours: "both" } : { axe: false }),
}));

/**
 * @param {string} hash
 * @returns {State[]} a game with a hint shown: a pile may become a number of many digits
 */
const hinted = (hash) => [
  { name: hash, act: inTurn(at(hash), press("Hint"), (page) => page.locator(".hinted").waitFor()), axe: false },
];
/** @type {State[]} */
const GAME = [
  { name: "a hint", act: inTurn(press("Hint"), (page) => page.locator(".hinted").waitFor()), axe: false },
  { name: "a hint and all that is folded", act: unfold, colours: "both" },
];

/** Number of printed pages that a page fills. @param {Page} page */
async function printed(page) {
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  return [...paper.matchAll(/\/Type ?\/Page\b(?!s)/g)].length;
}

/** @param {string} copy what its button says @param {number} most @returns {State} */
const note = (copy, most) => ({
  name: `what is on screen, and on at most ${most} pages of paper`,
  act: (page) => page.getByRole("button", { name: copy }).first().waitFor(),
  colours: copy === "Copy" ? "both" : "none",
  also: async (page) => {
    const pages = await printed(page);
    assert.ok(pages >= 3 && pages <= most, `${pages} pages`);
  },
});

/**
 * Fails unless every link within the page leads to something, no two parts share an id, and no entry is empty.
 * @param {Page} page
 */
async function isWhole(page) {
  const wrong = await page.evaluate(() => {
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
    const ids = all("[id]").map(({ id }) => id);
    return {
      dead: all('a[href^="#"]')
        .map((link) => String(link.getAttribute("href")))
        .filter((href) => !document.getElementById(href.slice(1))),
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      empty: all("dl > div:has(dd:empty)").map(({ id }) => id),
    };
  });
  assert.deepEqual(wrong, { dead: [], twice: [], empty: [] });
}

/** Checks that controls on the reference are large enough, outside of running text. @param {Page} page */
async function canBePressed(page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, summary, input, select")].flatMap((node) => {
      const { width, height } = node.getBoundingClientRect();
      const fits = (width >= 24 && height >= 24) || !node.checkVisibility() || node.closest("main :is(p, dd)");
      return fits ? [] : [`${node.textContent} ${width} × ${height}`];
    }),
  );
  assert.deepEqual(small, []);
}

/** @param {string} copy what its buttons say @returns {State} */
const reference = (copy) => ({
  name: "every entry",
  act: (page) => page.getByRole("button", { name: copy }).first().waitFor(),
  colours: copy === "Copy" ? "both" : "none",
  each: canBePressed,
  also: isWhole,
});

/** @type {State[]} */
const CLASS = [
  { name: "no results", colours: "both" },
  {
    name: "a class",
    act: async (page) => {
      await page.locator("#results").fill(scriptedClass().lines.join("\n"));
      await page.locator(".bars svg").waitFor();
    },
    colours: "both",
  },
];

/** @type {Looked[]} */
export const LOOKED = [
  { path: FROM_THE_START, states: PLAY },
  { path: "", states: FIRST_MINUTE },
  { path: "embed.html", states: EMBEDDED },
  { path: "embed.html?lesson=midpoints/three", states: STEP },
  { path: "lab.html", states: LAB },
  { path: "announced.html", states: ANNOUNCED },
  { path: "for-notes.html", states: NOTES },
  { path: "class.html", states: CLASS },
  { path: "learn.html", states: [{ name: "all lessons", colours: "both" }] },
  { path: "reference.html", states: [reference("Copy")] },
  { path: "de/reference.html", states: [reference("Kopieren")] },
  { path: "note.html", states: [note("Copy", 22)] },
  { path: "de/note.html", states: [note("Kopieren", 24)] },
  { path: "proofs.html", states: [{ name: "all theorems", colours: "both" }] },
  { path: "de/proofs/value.html", states: [{ name: "statements, and the file", colours: "both" }] },
  { path: "companions.html", states: [{ name: "the three games", colours: "both" }] },
  {
    path: "multivision.html",
    states: [
      ...GAME,
      ...hinted(`#${encodeURIComponent(EXAMPLE_1)}`),
      ...hinted("#multivision=2^70*3&k=100"),
      {
        name: "Example 1, with the list of shortcuts",
        act: inTurn(
          at(`#${encodeURIComponent(`${EXAMPLE_1}&second=human&moves=${EXAMPLE_1_MOVES}`)}`),
          press("Keyboard shortcuts"),
        ),
        part: "dialog",
        colours: "both",
        windows: false,
      },
    ],
  },
  { path: "dominoes.html", states: [...GAME, ...hinted("#dominoes=200&moves=1;100")] },
  { path: "number-game.html", states: [...GAME, ...hinted("#number-game=1000000000000000000,617999999999999999")] },
];
