// @ts-check

import { DOWNLOADS, SITE } from "../../../kit/site.js";

/** The address of a file that all pages of a package need. @param {string} file */
export const addressOf = (file) => (file.startsWith("course.") ? `${DOWNLOADS}course/${file}` : `${SITE}${file}`);
