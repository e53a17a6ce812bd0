// @ts-check
/** The Lab's section about the last positions: the rounds that Derek can waste when three, four or five are left. */

import { dataTable } from "../../../kit/data-table.js";
import { render } from "../../../kit/lit.js";
import { saveCsvBy } from "../../../kit/save-file.js";
import { wasteGrowth, wasteRange } from "../../../text/say/site/lab.js";
import { withFormulas } from "../formulas.js";
import { words } from "../speaker.js";
import { KNOWN } from "./known.js";

/** @import { Column } from "../../../kit/data-table.js" */
/** @import { LeastWaste, WasteInDoubling } from "../../../core/lab/core-types" */

/** @param {ReturnType<typeof import("../../../kit/find.js").finder>} find */
export function wasteSection(find) {
  render(wasteTable(KNOWN), find("#waste-table"));
  render(withFormulas(growthOf(KNOWN)), find("#waste-words"));
  saveCsvBy(find("#waste-download"), () => ({ name: "magnus-derek-waste.csv", text: KNOWN.csv }));
}

/** @param {LeastWaste} known */
function wasteTable({ left, doublings }) {
  /** @type {Column<WasteInDoubling>[]} */
  const columns = [
    { head: words.plain("labPrimes"), cell: ({ from }) => words.plain("labPrimesFrom", { from, to: 2 * from }) },
    { head: words.plain("labHowMany"), cell: ({ primes }) => words.number(primes) },
    ...left.map((k, at) => ({
      head: words.plain("labLeft", { k }),
      cell: (/** @type {WasteInDoubling} */ { waste }) => rangeOf(waste[at]),
    })),
  ];
  return dataTable(columns, doublings, {
    name: words.plain("labWaste"),
    region: words.plain("labTableOfWaste"),
    note: "waste-words",
  });
}

/** The mean, with minimum and maximum. @param {number[]} [cell] */
function rangeOf([least = 0, most = 0, mean = 0] = []) {
  return wasteRange(words, mean / 100, least, most);
}

/** A sentence about the growth of the means from one doubling of p to the next. @param {LeastWaste} known */
function growthOf({ left, doublings }) {
  const [first, last] = [doublings.find(({ primes }) => primes > 1), doublings.at(-1)];
  if (!first || !last || first === last) return "";
  const steps = Math.log2(last.from / first.from);
  const growth = left.map((_, index) => {
    const [before, after] = [first, last].map(({ waste }) => waste[index]?.[2] ?? 0);
    return Math.round(((after ?? 0) - (before ?? 0)) / steps / 10) / 10;
  });
  const primes = doublings.reduce((sum, one) => sum + one.primes, 0);
  return wasteGrowth(words, primes, growth, left);
}
