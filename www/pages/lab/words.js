// @ts-check
/** The words of the Lab, in the language of the page. */

import * as english from "../../words/en/lab.js";
import { said } from "../../words/spoken.js";

export const words = said("lab", english);
