// @ts-check
/** Was ein Tisch sagt, auf dem eines der verwandten Spiele gespielt wird. */

import companionFigures from "./companion-figures.js";
import companionRefusals from "./companion-refusals.js";
import companions from "./companions.js";
import dominoes from "./dominoes.js";
import multivision from "./multivision.js";
import numberGame from "./number-game.js";

export default {
  ...companionFigures,
  ...companionRefusals,
  ...companions,
  ...dominoes,
  ...multivision,
  ...numberGame,
};
