// @ts-check
/** The game as an animated GIF that repeats for ever: one frame a round, the last one shown longer. */

import { GIFEncoder } from "../../kit/gifenc.js";
import { wholeNumberIn } from "../../kit/sentences.js";
import { cornersText } from "../../text/say/export.js";
import { coloursOf, indexer } from "./gif-colours.js";
import { rasterOf } from "./raster.js";
import { viewOf } from "./request.js";
import { scaleOf, svgPicture } from "./svg-file.js";

/** @import { Encoder } from "gifenc" */
/** @import { ExportRequest } from "./request.js" */

const SIZE = 480;
const PACE = 900;
const MOST_FRAMES = 600;
/** The last frame is shown this many times as long as the others. */
const REST = 3;

/** The first round and the last. @param {ExportRequest} request */
export function roundsOf({ words, game, from = 0, to = game.state().round }) {
  const { lineLength } = game.facts();
  const first = wholeNumberIn("The first round of a GIF", from, 0, lineLength, "gifFrom");
  const last = wholeNumberIn("The last round of a GIF", to, first, lineLength, "gifTo");
  const frames = last - first + 1;
  if (frames <= MOST_FRAMES) return { first, last, frames };
  throw new Error(words.plain("tooManyFrames", { most: String(MOST_FRAMES), first, last, given: last - first + 1 }));
}

/** @param {ExportRequest} request */
export async function gifFile(request) {
  const { game, signal, progress, theme } = request;
  const { words } = request;
  const { first, last, frames } = roundsOf(request);
  const size = wholeNumberIn("The size of a GIF in pixels", request.size ?? SIZE, 100, 1080, "gifSize");
  const pace = wholeNumberIn(
    "The pace of a GIF in milliseconds for each round",
    request.pace ?? PACE,
    20,
    60_000,
    "gifPace",
  );
  const gif = GIFEncoder();
  const raster = rasterOf(size);
  const colours = coloursOf(theme);
  const indicesOf = indexer(colours);
  /** @type {Uint8Array | null} */
  let shown = null;
  for (let round = first; round <= last; round++) {
    // The page gets a turn between two frames.
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    game.goTo(round);
    const view = viewOf(request, scaleOf(size));
    const { n, layerSizes } = view.state;
    const corners = cornersText(words, round, n - (layerSizes[0] ?? 0), n);
    await raster.draw(svgPicture(view, { theme, size, link: "", corners }));
    const indices = indicesOf(raster.pixels());
    const delay = round === last ? REST * pace : pace;
    addFrame(gif, indices, shown, { size, colours, delay });
    shown = indices;
    progress?.(round - first + 1, frames);
  }
  writeComment(gif, request.link || words.plain("frameCount", { count: frames }));
  gif.finish();
  return gif.bytes();
}

/**
 * Adds a frame. Pixels equal to those of the frame before become transparent, which saves most of the file.
 * @param {Encoder} gif @param {Uint8Array} indices @param {Uint8Array | null} before
 * @param {{size: number, colours: [number, number, number][], delay: number}} frame
 */
function addFrame(gif, indices, before, { size, colours, delay }) {
  const common = { delay, dispose: 1 };
  if (!before) {
    // The last colour is never drawn; it marks unchanged pixels.
    gif.writeFrame(indices, size, size, { ...common, palette: [...colours, [0, 0, 0]], repeat: 0 });
    return;
  }
  const transparentIndex = colours.length;
  const changed = indices.map((index, i) => (index === before[i] ? transparentIndex : index));
  gif.writeFrame(changed, size, size, { ...common, transparent: true, transparentIndex });
}

/** Writes a comment extension, in pieces of at most 255 bytes. @param {Encoder} gif @param {string} text */
function writeComment({ stream }, text) {
  const bytes = new TextEncoder().encode(text);
  for (const byte of [0x21, 0xfe]) stream.writeByte(byte);
  for (let at = 0; at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    for (const byte of [piece.length, ...piece]) stream.writeByte(byte);
  }
  stream.writeByte(0);
}
