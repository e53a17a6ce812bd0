// @ts-check
/** The core of companion games, which some lessons play, as text. */

import { unpack } from "../unpack.js";

/** Replaced by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const PACKED = PACKED_COMPANIONS;

export const core = () => unpack(PACKED);
