// @ts-check
/** Die Wörter der Seite „Klasse“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import decimals from "../decimals.js";
import saving from "../export/saving.js";
import kit from "../kit.js";
import classroom from "../site/class.js";
import names from "../table/names.js";
import puzzle from "../table/puzzle.js";

speakOnPage(speakerOf(basics, classroom, decimals, kit, names, puzzle, saving));
