// @ts-check
/** The words of the carpet, in the language of the page. */

import * as english from "../../words/en/carpet.js";
import { said } from "../../words/spoken.js";

export const words = said("carpet", english);
