// @ts-check
/** The checksum CRC-32, of bytes and of texts. */

/** @param {Iterable<number>} bytes */
export function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** A number from 0 to 2³² − 1 that differs for most texts. @param {string} text */
export const digestOf = (text) => crc32(new TextEncoder().encode(text));
