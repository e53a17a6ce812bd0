// @ts-check
/** Texts of the page with the tasks that seeds make of a lesson. */

import variants from "../../en/site/variants.js";
import { english } from "../../english.js";
import "../table/another.js";
import "../table/lesson.js";

english.learn(variants);
