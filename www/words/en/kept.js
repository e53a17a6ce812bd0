// @ts-check
/** What is said of progress that is not kept, on the pages of the lessons and at their tables. */

import { formatNumber } from "./numbers.js";

/** Why, and what helps. @param {import("../../kit/progress.js").NotKept} notKept */
export function notKeptText(notKept) {
  switch (notKept.why) {
    case "nowhere":
      return "This is not kept, because this browser keeps nothing here: it lasts as long as the page is open.";
    case "full":
      return "This is not kept, because what this browser keeps for this site is full: it lasts as long as the page is open. “Save as a file” on the page Learn saves it.";
    case "unreadable":
      return "This is not kept, because what is kept on this device cannot be read and is not written over: it lasts as long as the page is open. “Save as a file” on the page Learn saves it, “Forget all” begins anew.";
    case "long":
      return `This is not kept: all of it would be ${formatNumber(notKept.length)} characters long, and at most ${formatNumber(notKept.limit)} are kept. What was kept before stays.`;
  }
}
