// @ts-check
/** The element as a classic script for pages without modules: one file, and one more for tables with a lesson. */

import "./inline.js";
import "../../table/element.js";
import { provideLessonsBeside } from "./lessons-beside.js";
import { tellPlaces } from "./places.js";

// Only while the script runs for the first time does the browser tell which one it is; without a page there is none.
const script = globalThis.document?.currentScript;
const own = script && "src" in script ? { src: script.src, integrity: script.integrity } : null;
provideLessonsBeside(own?.src ?? "");
tellPlaces(own);
