// @ts-check
/** Checks of a state of a page: by axe, in its colours, and in every window. The states are in `states.js`. */

import assert from "node:assert/strict";
import { assertAccessible, assertNotWider, assertScrolledByKeys, frames, windows } from "./browser.js";

/** @import { Page } from "@playwright/test" */
/** @import { OnePart, Schemes } from "./browser.js" */

/**
 * A state of a page, and the checks in it.
 * @typedef {object} State
 * @property {string} name its name in messages
 * @property {(page: Page) => Promise<unknown>} [act] brings the page there from the state before
 * @property {OnePart} [part] the only part that differs from the states before
 * @property {Schemes} [colours] the number of schemes in which it shows colours that are new: none, if left out
 * @property {false} [axe] nothing new for axe
 * @property {false} [windows] nothing new for narrow windows
 * @property {(page: Page, window: {width: number, height: number}) => Promise<unknown>} [each]
 *   a further check in every window
 * @property {(page: Page) => Promise<unknown>} [also] a further check of the page
 */

/** Controls that are pressed or typed into. */
const CONTROLS = "button, input, select, textarea, summary, nav a, td a, .try a";
/** The least width and height in pixels of anything that a person can press. */
const LEAST = 24;

/** The controls that are too small to be hit, or stand beyond the sides of the window. @param {Page} page */
function misplaced(page) {
  return page.evaluate(
    ([controls, least]) => {
      /** @param {Document | ShadowRoot} root @returns {Element[]} */
      const within = (root) => [
        ...root.querySelectorAll(controls),
        ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
      ];
      return within(document).flatMap((control) => {
        // Leaves out controls that are seen only with the focus, and those inside a label that is pressed instead.
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".skip, .unseen")) return [];
        const pressed = control.matches("[type=checkbox], [type=radio]")
          ? (control.closest("label") ?? control)
          : control;
        const { left, right, width, height } = pressed.getBoundingClientRect();
        let around = control.parentElement;
        while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
        const beside = !around && (left < 0 || right > innerWidth);
        // A letter in a sentence of the table may be pressed a little beside it.
        const isLetter = control.matches(".term") && control.getRootNode() instanceof ShadowRoot;
        const fits = (width >= least || isLetter) && height >= least && !beside;
        return fits ? [] : [`${control.outerHTML.slice(0, 90)} ${width} × ${height} at ${left}`];
      });
    },
    /** @type {const} */ ([CONTROLS, LEAST]),
  );
}

/**
 * Fails if a state of a page has anything that somebody cannot see, hear, reach or hit.
 * @param {Page} page @param {State} state
 */
export async function lookAt(page, { name, act, part, colours = "none", axe, windows: narrow, each, also }) {
  const size = page.viewportSize();
  await act?.(page);
  if (axe !== false) await assertAccessible(page, name, part, colours);
  if (narrow !== false) {
    for await (const window of windows(page)) {
      const where = `${name}, ${window.width} × ${window.height}`;
      await assertNotWider(page, where);
      assert.deepEqual(await misplaced(page), [], where);
      await each?.(page, window);
      if (window.width === 390 && axe !== false) await assertScrolledByKeys(page, where, part);
    }
    if (size) await page.setViewportSize(size);
    await frames(page);
  }
  await also?.(page);
}
