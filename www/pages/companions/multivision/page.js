// @ts-check
/** The page of multivision. */

import { startPage } from "../game.js";
import { words } from "../words.js";
import { delayPanel } from "./delay.js";
import { moveForm } from "./form.js";
import { towersPanel } from "./towers.js";
import { advice, position, told, why } from "./words.js";

startPage((core) => {
  const limits = core.companionLimits();
  return {
    name: "multivision",
    fields: [
      {
        name: "multivision",
        label: "Piles",
        note: `1 to ${limits.piles}, as in 12, 18 or 2^3*5^T(7), (2..541)^p; primes up to ${limits.prime}`,
        width: 26,
      },
      { name: "k", label: "K", note: `2 to ${limits.k}; 2 is multivision itself`, width: 4 },
    ],
    start: { multivision: "12,18", k: "2" },
    picture: towersPanel,
    form: moveForm,
    panels: (actions, game) => ({ beside: [], below: [delayPanel(actions, game)] }),
    told: ({ text }, who) => told(text, words.nameOf(who)),
    advice: ({ text }) => advice(text),
    why: (reason, _, view) => why(/** @type {import("../types").MultivisionReason} */ (reason), view),
    position,
    task: () =>
      "Divide a pile by a prime in it, and multiply it by any powers of larger primes. Who makes the last pile 1 wins.",
    shortcuts: [],
  };
});
