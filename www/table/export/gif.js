// @ts-check
/** The game as an animated GIF that repeats for ever: a frame for each round of its plan, the last one shown longer. */

import { GIFEncoder } from "../../kit/gifenc.js";
import { wholeNumberIn } from "../../kit/sentences.js";
import { cornersText } from "../../text/say/export/export.js";
import { footOf } from "./foot.js";
import { coloursOf, indexer } from "./gif-colours.js";
import { gifPlan, REST } from "./gif-plan.js";
import { GIF_PACE, GIF_SIZE, optionValue } from "./option-values.js";
import { rasterOf } from "./raster.js";
import { viewOf } from "./request.js";
import { scaleOf, svgPicture } from "./svg-file.js";

/** @import { Encoder } from "gifenc" */
/** @import { ExportRequest } from "./request.js" */

/** The first round and the last. @param {ExportRequest} request */
export function roundsOf({ game, from = 0, to = game.state().round }) {
  const { lineLength } = game.facts();
  const first = wholeNumberIn("The first round of a GIF", from, 0, lineLength, "gifFrom");
  const last = wholeNumberIn("The last round of a GIF", to, first, lineLength, "gifTo");
  return { first, last };
}

/** @param {ExportRequest} request */
export async function gifFile(request) {
  const { game, words, signal, progress, theme, slide } = request;
  const { first, last } = roundsOf(request);
  const size = optionValue(GIF_SIZE, request.size);
  const asked = optionValue(GIF_PACE, request.pace);
  const { rounds, pace } = gifPlan(first, last, asked);
  const gif = GIFEncoder();
  const raster = rasterOf(size);
  const colours = coloursOf(theme);
  const indicesOf = indexer(colours);
  /** @type {Uint8Array | null} */
  let shown = null;
  game.goTo(last);
  const foot = footOf(viewOf(request, scaleOf(size)), request);
  for (const [index, round] of rounds.entries()) {
    // The page gets a turn between two frames.
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    game.goTo(round);
    const view = viewOf(request, scaleOf(size));
    const { n, layerSizes } = view.state;
    const corners = cornersText(words, round, n - (layerSizes[0] ?? 0), n);
    await raster.draw(svgPicture(view, { theme, size, link: "", foot, slide, corners }));
    const indices = indicesOf(raster.pixels());
    const delay = round === last ? REST * pace : pace;
    addFrame(gif, indices, shown, { size, colours, delay });
    shown = indices;
    progress?.(index + 1, rounds.length);
  }
  writeComment(gif, request.link || words.plain("frameCount", { count: rounds.length }));
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
