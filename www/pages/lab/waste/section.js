// @ts-check
/** The part of the Lab about the last positions: how many rounds Derek can waste when three, four or five are left. */

import { h, setText } from "../../../kit/dom.js";
import { downloadCsv } from "../../../kit/download.js";
import { counted, formatNumber, listed } from "../../../words/en/numbers.js";
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
  const heads = ["Primes", "How many", ...left.map((k) => `${formatNumber(k)} left`)];
  const row = (/** @type {WasteInDoubling} */ { from, primes, waste }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row", class: "number" }, `${formatNumber(from)} to ${formatNumber(2 * from)}`),
      h("td", { class: "number" }, formatNumber(primes)),
      ...waste.map((cell) => h("td", { class: "number" }, rangeOf(cell))),
    );
  const table = h(
    "table",
    { "aria-label": "Least waste with few positions left", "aria-describedby": "waste-words" },
    h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col", class: "number" }, head)))),
    h("tbody", {}, ...doublings.map(row)),
  );
  return h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Table of the least waste" }, table);
}

/** The mean, with the least and the greatest. @param {number[]} cell */
function rangeOf([least = 0, most = 0, mean = 0]) {
  const range = least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`;
  return `${formatNumber(mean / 100)} (${range})`;
}

/** How much the means grow from one doubling of p to the next, in words. @param {LeastWaste} known */
function growthOf({ left, doublings }) {
  const [first, last] = [doublings.find(({ primes }) => primes > 1), doublings.at(-1)];
  if (!first || !last || first === last) return "";
  const steps = Math.log2(last.from / first.from);
  const growth = left.map((_, index) => {
    const [before, after] = [first, last].map(({ waste }) => waste[index]?.[2] ?? 0);
    return formatNumber(Math.round(((after ?? 0) - (before ?? 0)) / steps / 10) / 10);
  });
  const primes = counted(
    doublings.reduce((sum, one) => sum + one.primes, 0),
    "prime",
  );
  return `The mean, and the least and greatest in brackets, on ${primes}. With each doubling of p the mean grows by about ${listed(growth)}, for ${listed(left)} left: so W grows like a multiple of log₂ p. That is observed; proved is that it grows at least like ½ log₂ p with three left, and like ¾ log₂ p with four or more.`;
}
