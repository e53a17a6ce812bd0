// @ts-check
/** The words of the first minute, in the language of the page. */

import * as english from "../../words/en/play.js";
import { said } from "../../words/spoken.js";

export const words = said("play", english);
