// @ts-check
/** The core of tables with a lesson, as text. */

import { unpack } from "../unpack.js";

/** Replaced by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const PACKED = PACKED_STUDY;

export const core = () => unpack(PACKED);
