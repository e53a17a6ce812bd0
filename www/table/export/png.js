// @ts-check
/** The picture as a PNG for dense screens: two pixels for each pixel of the page. */

import { pngBytes } from "../../kit/canvas-png.js";
import { footOf } from "./foot.js";
import { optionValue, PNG_SIZE } from "./option-values.js";
import { rasterOf } from "./raster.js";
import { viewOf } from "./request.js";
import { scaleOf, svgPicture } from "./svg-file.js";
import "../../text/say/export/export.js";

/** @import { ExportRequest } from "./request.js" */

const DENSITY = 2;

/** @param {ExportRequest} request */
export async function pngFile(request) {
  const size = optionValue(PNG_SIZE, request.size);
  const view = viewOf(request, scaleOf(size / DENSITY));
  const raster = rasterOf(size);
  await raster.draw(svgPicture(view, { ...request, size, foot: footOf(view, request) }));
  request.signal?.throwIfAborted();
  const bytes = pngBytes(raster.canvas, request.link);
  if (!bytes) throw new Error(request.words.plain("noPng", { size: String(size) }));
  return bytes;
}
