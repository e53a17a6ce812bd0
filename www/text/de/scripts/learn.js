// @ts-check
/** Die Wörter der Seite „Lernen“. */

import { speakOnPage } from "../../page-speaker.js";
import { speakerOf } from "../../speaker.js";
import basics from "../basics.js";
import kit from "../kit.js";
import learn from "../site/learn.js";
import names from "../table/names.js";
import unsavedProgress from "../table/unsaved-progress.js";

speakOnPage(speakerOf(basics, unsavedProgress, kit, learn, names));
