// @ts-check
/** Die Wörter der Referenz. */

import basics from "../../../text/de/basics.js";
import copying from "../../../text/de/copying.js";
import kit from "../../../text/de/kit.js";
import { speakOnPage } from "../../../text/page.js";
import { speakerOf } from "../../../text/speaker.js";

speakOnPage(speakerOf(basics, kit, copying));
