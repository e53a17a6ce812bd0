// @ts-check
/** Die Wörter der Seite, die zu den Begleitern führt. */

import { speak } from "../../spoken.js";
import * as kit from "../kit.js";

speak("de", { kit });
