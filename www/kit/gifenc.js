// @ts-check
/// <reference path="./gifenc-types.d.ts" />
/** gifenc, which bundlers find as a module, and Node as a script of the old kind with everything in its default export. */

import * as found from "gifenc";

const script = /** @type {{default?: Partial<typeof found>}} */ (/** @type {unknown} */ (found));

export const { GIFEncoder, nearestColorIndex, quantize, applyPalette } = script.default?.GIFEncoder
  ? /** @type {typeof found} */ (script.default)
  : found;
