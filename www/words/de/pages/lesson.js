// @ts-check
/** Die Wörter der Seite einer Lektion. */

import basics from "../../../text/de/basics.js";
import kit from "../../../text/de/kit.js";
import learn from "../../../text/de/learn.js";
import names from "../../../text/de/names.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";

speakOnPage(speakerOf(basics, kit, learn, names));
