// @ts-check
/** The page of one lesson. */

// The modules that its tables need are loaded at the same time, not only on request.
import "../../table/core/study.js";
import { openLesson } from "./lesson-around-tables.js";

openLesson(/** @type {HTMLElement} */ (document.querySelector("main")));

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
