// @ts-check
/** Die Wörter der Seite, die zu den Begleitern führt. */

import basics from "../../../text/de/basics.js";
import kit from "../../../text/de/kit.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";

speakOnPage(speakerOf(basics, kit));
