// @ts-check
/** Canvases as PNG. */

import { embedSource } from "./png-text.js";

const START = "data:image/png;base64,";

/**
 * The bytes of a canvas as PNG, with its source inside; null if the browser cannot write it. Not by `toBlob`, which waits for idle
 * time: Chromium took up to 6.7 s of a page that stood still. This costs the same, 60 to 280 ms for 2160 to 4320 pixels across.
 * @param {HTMLCanvasElement} canvas @param {string} source an address, or ""
 */
export function pngBytes(canvas, source) {
  const address = canvas.toDataURL("image/png");
  if (!address.startsWith(START)) return null;
  const text = atob(address.slice(START.length));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return source ? embedSource(bytes, source) : bytes;
}
