// @ts-check
/** Die Wörter der Erklärung zur Barrierefreiheit. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import kit from "../kit.js";

speakOnPage(speakerOf(basics, kit));
