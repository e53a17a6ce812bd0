// @ts-check
/** The picture with all its seldom parts loaded. Exports import it, so that they need not wait for any. */

import { evaluationMarks } from "./evaluation-marks.js";
import { innerTable } from "./inner-table.js";
import { lens } from "./lens-picture.js";
import { layerMaking } from "./making.js";
import * as ranks from "./ranks.js";
import { ringLegend } from "./ring-legend.js";
import { seldom } from "./seldom.js";
import { endingPicture } from "./trophy.js";

Object.assign(seldom, { trophy: endingPicture, innerTable, ringLegend, layerMaking, lens, evaluationMarks, ranks });

export { scene } from "./scene.js";
export { withRanksIfWanted } from "./seldom.js";
