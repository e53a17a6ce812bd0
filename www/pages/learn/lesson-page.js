// @ts-check
/** The page of one lesson. */

// The modules that its tables need are loaded at the same time, not only on request.
import "../../table/core/study.js";
import { openLesson } from "./lesson-around-tables.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
openLesson(main);

// Last of all, and the page does not depend on it.
addEventListener("load", async () => {
  const { addClassResult } = await import("./class-result.js").catch(() => ({ addClassResult: null }));
  addClassResult?.(main);
  const { addWorksheet } = await import("./worksheet.js").catch(() => ({ addWorksheet: null }));
  addWorksheet?.(main);
  import("../../kit/offline.js").catch(() => {});
});
