// @ts-check
/**
 * Bytes as text: 9 bytes in 11 characters, where base64 needs 12. The characters are those from the blank to ~ without <, so that the
 * text may stand in a script element as it is.
 */

const BYTES = 9;
const DIGITS = 11;
/** A group is more than a number holds exactly; its last six digits are not, nor are the five before them. */
const LOW_DIGITS = 6;
const LOW = BigInt(94 ** LOW_DIGITS);

/** @param {Uint8Array} bytes @returns {string} of whole groups: up to 8 zeros are added */
export function toBase94(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += BYTES) {
    let value = 0n;
    for (let i = 0; i < BYTES; i++) value = value * 256n + BigInt(bytes[at + i] ?? 0);
    text += digits(Number(value / LOW), DIGITS - LOW_DIGITS) + digits(Number(value % LOW), LOW_DIGITS);
  }
  return text;
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function fromBase94(text) {
  const groups = text.length / DIGITS;
  const view = new DataView(new ArrayBuffer(groups * BYTES));
  for (let group = 0; group < groups; group++) {
    const middle = group * DIGITS + DIGITS - LOW_DIGITS;
    const high = number(text, group * DIGITS, middle);
    const value = BigInt(high) * LOW + BigInt(number(text, middle, middle + LOW_DIGITS));
    view.setUint8(group * BYTES, Number(value >> 64n));
    view.setBigUint64(group * BYTES + 1, value);
  }
  return new Uint8Array(view.buffer);
}

/** @param {number} value @param {number} count */
function digits(value, count) {
  let text = "";
  for (let i = 0; i < count; i++) {
    const digit = value % 94;
    value = (value - digit) / 94;
    text = String.fromCharCode(digit + (digit < 28 ? 32 : 33)) + text;
  }
  return text;
}

/** @param {string} text @param {number} from @param {number} to */
function number(text, from, to) {
  let value = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    value = value * 94 + code - (code < 60 ? 32 : 33);
  }
  return value;
}
