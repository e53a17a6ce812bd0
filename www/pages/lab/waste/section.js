// @ts-check
/** The Lab's section about the last positions: the rounds that Derek can waste when three, four or five are left. */

import { h, setText } from "../../../kit/dom.js";
import { downloadCsv } from "../../../kit/download.js";
import { wasteGrowth, wasteRange } from "../../../text/say/lab.js";
import { words } from "../words.js";
import { KNOWN } from "./known.js";

/** @import { LeastWaste, WasteInDoubling } from "../core-types" */

/** @param {ReturnType<typeof import("../../../kit/find.js").finder>} find */
export function wasteSection(find) {
  find("#waste-table").append(wasteTable(KNOWN));
  setText(find("#waste-words"), growthOf(KNOWN));
  find("#waste-download").addEventListener("click", () => downloadCsv("magnus-derek-waste.csv", KNOWN.csv));
}

/** @param {LeastWaste} known */
function wasteTable({ left, doublings }) {
  const heads = [
    words.plain("labPrimes"),
    words.plain("labHowMany"),
    ...left.map((k) => words.plain("labLeft", { k })),
  ];
  const row = (/** @type {WasteInDoubling} */ { from, primes, waste }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row", class: "number" }, words.plain("labPrimesFrom", { from, to: 2 * from })),
      h("td", { class: "number" }, words.number(primes)),
      ...waste.map((cell) => h("td", { class: "number" }, rangeOf(cell))),
    );
  const table = h(
    "table",
    { "aria-label": words.plain("labWaste"), "aria-describedby": "waste-words" },
    h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col", class: "number" }, head)))),
    h("tbody", {}, ...doublings.map(row)),
  );
  return h(
    "div",
    { class: "scroller", tabindex: 0, role: "region", "aria-label": words.plain("labTableOfWaste") },
    table,
  );
}

/** The mean, with minimum and maximum. @param {number[]} cell */
function rangeOf([least = 0, most = 0, mean = 0]) {
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
