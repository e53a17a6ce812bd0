// @ts-check
/** Die Wörter der Seite, die zu den Begleitern führt. */

import { speak } from "../../spoken.js";
import * as kit from "../kit.js";
import { PAGES as pages } from "../site.js";

speak("de", { kit, pages });
