// @ts-check
/**
 * English for what the core of lessons and research refuses. A table that only plays never needs it, so it comes with
 * that core, and with pages that say what a worker with that core has refused.
 */

import coreRefusals from "../en/core-study-refusals.js";
import refusals from "../en/study-refusals.js";
import { english } from "../english.js";

english.learn(coreRefusals);
english.learn(refusals);
