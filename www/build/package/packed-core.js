// @ts-check
/** The core as text, packed because that is less to transfer than the wasm. */

import { unpack } from "../unpack.js";

/** Replaced by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const PACKED = PACKED_CORE;

export const core = () => unpack(PACKED);
