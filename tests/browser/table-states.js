// @ts-check
/**
 * The states of pages with a table of their own: the Play page, its first minute, and tables on pages of other people.
 */

import assert from "node:assert/strict";
import { at, FRAME, fold, inTurn, key, newGame, press, shows, TO_THE_END } from "./acts.js";
import { partOfTable, ready, withTable } from "./browser.js";

/** @import { Page } from "@playwright/test" */
/** @import { State } from "./look.js" */

/** Fails if the share dialog has anything smaller than a finger, or beyond its sides. @param {Page} page */
async function dialogHasRoom(page) {
  const wrong = await withTable(page, (element) => {
    const node = element.shadowRoot.querySelector(".sharing");
    const frame = node.getBoundingClientRect();
    const small = [...node.querySelectorAll("button, input, textarea")]
      // The words beside a box to check are as good as the box.
      .map((control) => ({
        name: control.textContent || control.id,
        box: (control.type === "checkbox" ? control.closest("label") : control).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => box.height < 40 || box.width < 40 || box.left < frame.left || box.right > frame.right)
      .map(({ name, box }) => `${name} ${box.width} × ${box.height}`);
    return node.scrollWidth > node.clientWidth ? [...small, "the dialog scrolls sideways"] : small;
  });
  assert.deepEqual(wrong, []);
}

/** Replaces workers by one that never comes to an end, however long the inspection takes. @param {Page} page */
const stopWorkers = (page) =>
  page.evaluate(() => {
    globalThis.Worker = /** @type {any} */ (
      class extends EventTarget {
        postMessage() {}
        terminate() {}
      }
    );
  });

/** @type {State[]} */
export const PLAY = [
  { name: "the start of a game", colours: "both" },
  {
    name: "a million positions and a person as Magnus",
    act: newGame({ n: 1_000_000, magnus: "human", derek: "random" }),
    axe: false,
  },
  {
    name: "a large table with its lens",
    act: inTurn(newGame({ n: 100_003, magnus: "layers", derek: "random" }), fold(".rings"), press("Lens"), (page) =>
      page.locator("magnus-derek .lens-title").waitFor({ state: "attached" }),
    ),
    part: FRAME,
    colours: "both",
  },
  {
    name: "a person as Magnus, and a refusal",
    act: inTurn(
      newGame({ n: 13, magnus: "human", derek: "protector" }),
      (page) => page.locator("magnus-derek input.magnitude").fill("9"),
      key("Enter"),
      shows("magnus-derek", "The magnitude must be"),
    ),
    part: FRAME,
    colours: "both",
  },
  {
    name: "the end of a game, all positions as a table, and the layers as they are built",
    act: inTurn(
      newGame({ n: 21, magnus: "layers", derek: "protector" }, TO_THE_END),
      (page) => page.getByText("All positions as a table").click(),
      (page) => page.locator("magnus-derek .step.on").click(),
    ),
    part: FRAME,
    colours: "both",
  },
  {
    name: "the help",
    act: inTurn(
      (page) => page.locator("magnus-derek").getByRole("button", { name: "Help" }).click(),
      (page) => page.locator("magnus-derek dialog[open]").waitFor(),
    ),
    part: partOfTable("dialog[open]"),
    colours: "both",
  },
  {
    name: "the share dialog with a refusal",
    act: inTurn(
      key("Escape"),
      newGame({ n: 13, magnus: "layers", derek: "protector" }, 5),
      press("Share"),
      (page) => page.getByRole("img", { name: "QR code of the link" }).waitFor(),
      (page) => page.locator("magnus-derek .rest > summary").click(),
      (page) => page.getByLabel("From round").fill(""),
      press(/^Download Animated GIF/),
      shows("magnus-derek .sharing", "A GIF goes from"),
    ),
    part: partOfTable(".sharing"),
    colours: "both",
    each: dialogHasRoom,
  },
  {
    name: "the carpet",
    act: inTurn(
      key("Escape"),
      newGame({ n: 45, magnus: "two-phase", derek: "protector" }, TO_THE_END),
      press("Show the carpet"),
      (page) => page.locator(".carpet-wait").waitFor({ state: "hidden" }),
      (page) => page.locator(".carpet-legend li").first().waitFor(),
      (page) => page.locator(".carpet-canvas").focus(),
      key("ArrowRight"),
      (page) => page.getByRole("button", { name: "Go to round 1", exact: true }).waitFor(),
    ),
    part: "#carpet",
    colours: "both",
  },
  {
    name: "the evaluation, and Magnus to move",
    act: inTurn(
      press("Close the carpet"),
      newGame({ n: 21, magnus: "human", derek: "perfect" }),
      (page) => withTable(page, (element) => element.focus()),
      key("e"),
      (page) =>
        withTable(page, (element) => {
          for (const magnitude of [1, 1, 10, 4]) element.call(magnitude);
        }),
      (page) => page.getByText(/^Losses in this line/).click(),
    ),
    part: FRAME,
    colours: "both",
  },
  {
    name: "the evaluation, and Derek to move",
    act: inTurn(
      newGame({ n: 21, magnus: "layers", derek: "human" }),
      shows("magnus-derek .evaluation", "Perfect play takes R(21)"),
    ),
    part: partOfTable(".evaluation"),
    colours: "both",
  },
  {
    name: "a table that is being solved",
    act: inTurn(stopWorkers, newGame({ n: 28, magnus: "perfect" }), (page) =>
      page.locator("magnus-derek .wait").getByRole("button", { name: "Cancel" }).waitFor(),
    ),
    part: partOfTable(".wait"),
    colours: "both",
    windows: false,
  },
  {
    name: "a table whose solution was cancelled",
    act: inTurn(press("Cancel"), shows("magnus-derek .wait", "Solving was cancelled.")),
    part: partOfTable(".wait"),
    colours: "both",
    windows: false,
  },
];

/** @type {State[]} */
export const FIRST_MINUTE = [
  {
    name: "the first call",
    act: (page) => page.locator(".first-minute .seats").waitFor({ state: "attached" }),
    colours: "both",
  },
];

/** A step of a lesson, as it stands on a page of other people. @type {State[]} */
export const STEP = [
  { name: "asked", act: ready, part: FRAME, colours: "both" },
  {
    name: "a wrong answer and a hint",
    act: async (page) => {
      const lesson = page.locator("magnus-derek .lesson");
      for (const name of ["0", "2", "4", "Check", "Hint (½ point)"])
        await lesson.getByRole("button", { name, exact: true }).click();
      await lesson.locator(".said.bad").waitFor();
    },
    part: FRAME,
    colours: "both",
  },
  {
    name: "done",
    act: async (page) => {
      const lesson = page.locator("magnus-derek .lesson");
      for (const name of ["2", "Check"]) await lesson.getByRole("button", { name, exact: true }).click();
      await lesson.locator(".aha").waitFor();
    },
    part: FRAME,
    colours: "both",
  },
  { name: "a step that is played", act: inTurn(at("?lesson=shield/hold"), ready), part: FRAME, colours: "both" },
];

/** The ways to show a table in a frame. @type {State[]} */
export const EMBEDDED = [
  { name: "all controls", act: ready, colours: "both" },
  // In dark colours, whatever the system prefers.
  { name: "few controls, dark", act: inTurn(at("?controls=minimal&theme=dark"), ready), colours: "one" },
  { name: "no controls", act: inTurn(at("?controls=none"), ready) },
  // It fills the window that it is given.
  { name: "a slide", act: inTurn(at("?present"), ready), windows: false },
  { name: "nothing to play", act: inTurn(at("?readonly#n=21&round=3&derek=random"), ready) },
];
