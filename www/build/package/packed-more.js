// @ts-check
/** The part of the core that only lessons need, as text: for the check of their tasks. */

import { unpack } from "../unpack.js";

/** Put in by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const PACKED = PACKED_MORE;

export const more = () => unpack(PACKED);
