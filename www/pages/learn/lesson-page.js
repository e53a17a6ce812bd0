// @ts-check
/** The page of one lesson. */

import { openLesson } from "./lesson.js";

openLesson(/** @type {HTMLElement} */ (document.querySelector("main")));

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
