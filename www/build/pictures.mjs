/** Tables and charts that the build draws into pages, in the words of each language: what a reader sees before any script runs. */

import { FIRST_CALL, FIRST_MINUTE } from "../pages/play/first-games.js";
import { speakerIn } from "../text/languages.js";
import { chartSvg } from "./note/chart-svg.mjs";
import { CHART_NAMES, chartOf } from "./note/charts.mjs";
import { plainlyDrawn } from "./plain-figure.mjs";

/** @import { Figure } from "./figure.mjs" */

/** The tables by their names, as in class="first-picture". @type {Record<string, Figure>} */
const TABLES = {
  // The table as a newcomer meets it.
  first: { game: FIRST_MINUTE, overlay: FIRST_CALL },
  // The table of the reference's first tag, beside the text.
  tag: { game: "n=13&magnus=layers&derek=human", narrowest: 340 },
  // The layers that the note defines, with a token two rounds away from a new position.
  layers: { game: "n=23&magnus=layers&derek=hoarder&round=15" },
};
/** Of each coordinate one, a twentieth of a pixel here: the drawings are part of the first load. */
const DECIMALS = 1;
const PLACE = /(<div class="(\w+)-picture">)[\s\S]*?(<\/div>)/g;

/** A main part with its tables and charts drawn. @param {string} main @param {string} [language] */
export async function withPictures(main, language = "en") {
  const words = await speakerIn(language);
  const charts = new Map(
    await Promise.all(CHART_NAMES.map(async (name) => /** @type {const} */ ([name, await chartOf(name, language)]))),
  );
  return main.replaceAll(PLACE, (whole, start, name, end) => {
    const table = TABLES[name];
    const chart = charts.get(name);
    if (chart) return start + chartSvg(chart) + end;
    return table ? start + plainlyDrawn(table, name, words, DECIMALS) + end : whole;
  });
}
