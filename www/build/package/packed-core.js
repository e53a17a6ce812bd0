// @ts-check
/** The core as text, smaller than a wasm in transfer. */

import { unpack } from "../unpack.js";

/** Put in by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const PACKED = PACKED_CORE;

export const core = () => unpack(PACKED);
