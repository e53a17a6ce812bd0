// @ts-check
/** Die Wörter der Seite einer Lektion. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import kit from "../kit.js";
import classResult from "../site/class-result.js";
import learn from "../site/learn.js";
import names from "../table/names.js";

speakOnPage(speakerOf(basics, classResult, kit, learn, names));
