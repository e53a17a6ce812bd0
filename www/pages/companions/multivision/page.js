// @ts-check
/** The page of multivision. */

import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { delayPanel } from "./delay.js";
import { advice, position, told, why } from "./multivision-in-words.js";
import { moveForm } from "./next-division.js";
import { towersPanel } from "./towers.js";

startPage((core) => {
  const limits = core.companionLimits();
  return {
    name: "multivision",
    fields: [
      {
        name: "multivision",
        label: words.plain("pilesField"),
        note: words.plain("pilesFieldNote", { most: limits.piles, prime: limits.prime }),
        width: 26,
      },
      {
        name: "k",
        label: words.plain("pilesFieldK"),
        note: words.plain("pilesFieldKNote", { most: String(limits.k) }),
        width: 4,
      },
    ],
    start: { multivision: "12,18", k: "2" },
    picture: towersPanel,
    form: moveForm,
    panels: (actions) => ({ beside: [], below: [delayPanel(actions)] }),
    told: ({ text }, who) => told(text, who),
    advice: ({ text }) => advice(text),
    why: (reason, _, view) => why(/** @type {import("../types").MultivisionReason} */ (reason), view),
    position,
    task: () => words.plain("pilesTask"),
    shortcuts: [],
  };
});
