// @ts-check
/// <reference path="./gifenc-types.d.ts" />
/** The library gifenc: an ES module for bundlers, but CommonJS in Node, where the default export holds everything. */

import * as found from "gifenc";

const script = /** @type {{default?: Partial<typeof found>}} */ (/** @type {unknown} */ (found));

export const { GIFEncoder, nearestColorIndex, quantize, applyPalette } = script.default?.GIFEncoder
  ? /** @type {typeof found} */ (script.default)
  : found;
