// @ts-check
/** Messages about a file in a frame that may not save it. */

import saving from "../../en/export/saving.js";
import { english } from "../../english.js";

english.learn(saving);
