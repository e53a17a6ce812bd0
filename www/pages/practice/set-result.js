// @ts-check
/** The result of a set of puzzles for a class: loaded with the first set, below the table, or above it once the set is solved. */

import { hrefOf } from "../../kit/address.js";
import { recordsIn, resultOf } from "./set.js";

/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */

/** @param {{head: Element, table: HTMLElement, setShown: () => PuzzleSet | null}} page */
export function createSetResult({ head, table, setShown }) {
  /** The panel, once there was a set. @type {globalThis.Promise<() => void> | undefined} */
  let panel;

  /** Puts the result of a set that is solved below its account, open; else it is below the table. @param {boolean} isWanted */
  async function place(isWanted) {
    await panel?.catch(() => {});
    const result = head.parentElement?.querySelector(".class-result");
    if (!result) return;
    const set = setShown();
    const isAbove = isWanted && set !== null && recordsIn(set).every(({ done }) => done);
    const before = isAbove ? head : table;
    if (before.nextElementSibling !== result) before.after(result);
    if (isAbove) result.setAttribute("open", "");
  }

  return {
    place,
    /** Brings it up to date with the set on the table. */
    show() {
      if (!panel && !setShown()) return;
      panel ??= import("../../table/lesson/result-panel.js").then(({ addClassResult }) =>
        addClassResult(table, hrefOf("class"), () => resultOf(setShown())),
      );
      panel.then(
        (update) => update(),
        () => {
          // Without its part there is no result; the puzzles do without.
        },
      );
    },
    /** Shows the result of a set that is solved, where the keyboard is then too. */
    async open() {
      await place(true);
      scrollTo({ top: 0 });
      /** @type {HTMLElement | null | undefined} */ (head.parentElement?.querySelector(".class-result summary"))?.focus(
        { preventScroll: true },
      );
    },
  };
}
