// @ts-check

/**
 * The counterpart of pack() in the build: decodes gzip in base64.
 * @param {string} text
 * @returns {globalThis.Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unpack(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
