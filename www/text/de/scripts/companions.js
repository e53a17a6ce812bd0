// @ts-check
/** Die Wörter der Seite, die zu den verwandten Spielen führt. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import kit from "../kit.js";

speakOnPage(speakerOf(basics, kit));
