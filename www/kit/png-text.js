// @ts-check
/** Text inside a PNG: an iTXt chunk with the picture's source. */

import { crc32 } from "./checksum.js";

/** A PNG begins with 8 bytes of signature and the chunk IHDR: length, type, 13 bytes, checksum. */
const HEADER_LENGTH = 8 + 4 + 4 + 13 + 4;

/**
 * The same PNG with the text under the keyword Source.
 * @param {Uint8Array<ArrayBuffer>} png @param {string} text
 */
export function embedSource(png, text) {
  const encoder = new TextEncoder();
  // After the keyword: not compressed, method 0, no language, no translated keyword.
  const content = [...encoder.encode("Source"), 0, 0, 0, 0, 0, ...encoder.encode(text)];
  const added = chunk("iTXt", content);
  const result = new Uint8Array(png.length + added.length);
  result.set(png.subarray(0, HEADER_LENGTH));
  result.set(added, HEADER_LENGTH);
  result.set(png.subarray(HEADER_LENGTH), HEADER_LENGTH + added.length);
  return result;
}

/** Length, type, content, and the checksum of the last two. @param {string} type @param {number[]} content */
export function chunk(type, content) {
  const body = [...new TextEncoder().encode(type), ...content];
  const bytes = new Uint8Array(4 + body.length + 4);
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(0, content.length);
  bytes.set(body, 4);
  numbers.setUint32(4 + body.length, crc32(body));
  return bytes;
}
