// @ts-check
/** Die Wörter des Labors. */

import { speak } from "../../spoken.js";
import * as kit from "../kit.js";
import * as lab from "../lab.js";
import * as terms from "../terms.js";

/** @type {{kit: typeof import("../../en/kit.js"), lab: typeof import("../../en/lab.js"), terms: typeof import("../../en/terms.js")}} */
const said = { kit, lab, terms };
speak("de", said);
