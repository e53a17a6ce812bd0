// @ts-check
/** Die Wörter der Seite „Lernen“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import kit from "../kit.js";
import learn from "../learn.js";
import names from "../names.js";
import kept from "../unsaved-progress.js";

speakOnPage(speakerOf(basics, kept, kit, learn, names));
