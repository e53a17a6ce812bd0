// @ts-check

/**
 * The digits of packed content, whose value is their place: five stand for four bytes, where base64 has four for three. None
 * of them ends a string of any kind, a tag or a comment.
 */
export const DIGITS = "!#%()*+,-.0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~";

/**
 * The counterpart of pack() in the build: decodes gzip in base 85.
 * @param {string} text
 * @returns {globalThis.Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unpack(text) {
  const stream = new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {string} text */
function toBytes(text) {
  const values = new Uint8Array(128);
  for (const [value, digit] of [...DIGITS].entries()) values[digit.charCodeAt(0)] = value;
  // The largest digit stands for those that are left out at the end.
  const digits = text.padEnd(Math.ceil(text.length / 5) * 5, "~");
  const bytes = new DataView(new ArrayBuffer((digits.length / 5) * 4));
  for (let at = 0; at < digits.length; at += 5) {
    let four = 0;
    for (let place = at; place < at + 5; place++) four = four * 85 + (values[digits.charCodeAt(place)] ?? 0);
    bytes.setUint32((at / 5) * 4, four);
  }
  return new Uint8Array(bytes.buffer, 0, Math.floor((text.length * 4) / 5));
}
