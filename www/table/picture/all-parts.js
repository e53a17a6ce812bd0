// @ts-check
/** All optional parts of the picture. Exports import it, so that they need not wait for any. */

import * as afterMove from "./after-move.js";
import { arrows } from "./arrows.js";
import { evaluationMarks } from "./evaluation-marks.js";
import { innerTable } from "./inner-table.js";
import { lens } from "./lens-picture.js";
import { layerMaking } from "./making.js";
import { optionalParts } from "./optional-parts.js";
import * as ranks from "./ranks.js";
import { ringLegend } from "./ring-legend.js";
import { endingPicture } from "./trophy.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */

Object.assign(optionalParts, {
  trophy: endingPicture,
  innerTable,
  ringLegend,
  layerMaking,
  onTop: (/** @type {PictureData} */ view, /** @type {Measures} */ room) => [
    ...arrows(view, room),
    ...lens(view, room),
  ],
  evaluationMarks,
  afterMove,
  ranks,
});

export { withRanksIfWanted } from "./optional-parts.js";
export { scene } from "./scene.js";
