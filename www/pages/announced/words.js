// @ts-check
/** The words of this page, in its language. */

import * as english from "../../words/en/announced.js";
import { said } from "../../words/spoken.js";

export const words = said("announced", english);
