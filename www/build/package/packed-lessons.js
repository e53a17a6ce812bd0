// @ts-check
/** The core that checks the tasks of lessons, as text. */

import { unpack } from "../unpack.js";

/** Put in by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const PACKED = PACKED_LESSONS;

export const core = () => unpack(PACKED);
