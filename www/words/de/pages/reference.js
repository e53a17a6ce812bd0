// @ts-check
/** Die Wörter der Referenz. */

import { speak } from "../../spoken.js";
import * as copying from "../copying.js";
import * as kit from "../kit.js";

/** @type {{copying: typeof import("../../en/copying.js"), kit: typeof import("../../en/kit.js")}} */
const said = { copying, kit };
speak("de", said);
