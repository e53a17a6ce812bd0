// @ts-check
/** The page of multivision. */

import { kind } from "../../../table/companion/multivision/kind.js";
import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { delayPanel } from "./delay.js";

startPage((core) => {
  const limits = core.companionLimits();
  return {
    kind: kind(words),
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
    panels: (actions) => ({ below: [delayPanel(actions)] }),
  };
});
