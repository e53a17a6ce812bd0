// @ts-check
/** Texts of the folds below a table, learned when the first one is opened. */

import folds from "../../en/table/folds.js";
import { english } from "../../english.js";

english.learn(folds);
