// @ts-check
/** The page of one lesson. */

// What its tables need is loaded beside them, and not only when they ask for it.
import "../../table/study.js";
import { openLesson } from "./lesson.js";

openLesson(/** @type {HTMLElement} */ (document.querySelector("main")));

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
