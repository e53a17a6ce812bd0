// @ts-check
/** Was ein Tisch sagt, auf dem eines der verwandten Spiele gespielt wird. */

import coreCompanionRefusals from "../core-companion-refusals.js";
import companionFigures from "./companion-figures.js";
import companions from "./companions.js";
import dominoes from "./dominoes.js";
import multivision from "./multivision.js";
import numberGame from "./number-game.js";

export default {
  ...companionFigures,
  ...companions,
  ...coreCompanionRefusals,
  ...dominoes,
  ...multivision,
  ...numberGame,
};
