// @ts-check
/** The words of the pages for learning, in their language. */

import * as english from "../../words/en/learn.js";
import { said } from "../../words/spoken.js";

export const words = said("learn", english);
