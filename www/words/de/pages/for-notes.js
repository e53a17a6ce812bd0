// @ts-check
/** Die Wörter der Seite, die einen Tisch in ein Skript bringt. */

import { speaker } from "../../../text/de/all.js";
import notes from "../../../text/de/notes.js";
import { speakOnPage } from "../../../text/page.js";
import { speak } from "../../spoken.js";
import { REFUSALS as refusals } from "../refusals.js";
import * as words from "../table.js";

// Was Englisch sagt, sagt auch Deutsch.
/** @type {{table: typeof import("../../en/table.js") & {refusals: import("../../../text/refusals").RefusalWords}}} */
const said = { table: { ...words, refusals } };
speak("de", said);
speaker.learn(notes);
speakOnPage(speaker);
