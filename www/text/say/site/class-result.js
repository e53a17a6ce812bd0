// @ts-check
/** The reader's result for a class, on the page of a lesson. */

import classResult from "../../en/site/class-result.js";
import { english } from "../../english.js";

english.learn(classResult);
