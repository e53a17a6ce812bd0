// @ts-check
/** Die Wörter der Notiz. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import copying from "../export/copying.js";
import kit from "../kit.js";

speakOnPage(speakerOf(basics, copying, kit));
