// @ts-check
/** Die Wörter der Seite, die einen Tisch in ein Skript bringt. */

import { speak } from "../../spoken.js";
import * as kit from "../kit.js";
import * as notes from "../notes.js";
import { REFUSALS as refusals } from "../refusals.js";
import * as words from "../table.js";

// Was Englisch sagt, sagt auch Deutsch.
/** @type {{notes: typeof import("../../en/notes.js"), table: typeof import("../../en/table.js") & {refusals: import("../../../text/refusals").RefusalWords}}} */
const said = { notes, table: { ...words, refusals } };

speak("de", { kit, ...said });
