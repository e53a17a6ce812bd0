// @ts-check
/** Die Wörter des Labors. */

import { speak } from "../../spoken.js";
import * as kit from "../kit.js";
import * as lab from "../lab.js";
import { PAGES as pages } from "../site.js";
import * as terms from "../terms.js";

/** @type {{lab: typeof import("../../en/lab.js"), terms: typeof import("../../en/terms.js")}} */
const said = { lab, terms };
speak("de", { kit, pages, ...said });
