// @ts-check
/**
 * Bytes as text: 4 bytes in 5 characters, where base64 needs 5⅓. The characters are those from # to y without < and \, so that the
 * text may stand in a script element or a string as it is.
 */

/** @param {Uint8Array} bytes @returns {string} of whole groups: up to 3 zeros are added */
export function toBase85(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    let value = 0;
    for (let i = 0; i < 4; i++) value = value * 256 + (bytes[at + i] ?? 0);
    let group = "";
    for (let i = 0; i < 5; i++) {
      const digit = value % 85;
      value = (value - digit) / 85;
      group = String.fromCharCode(digit + (digit < 25 ? 35 : digit < 56 ? 36 : 37)) + group;
    }
    text += group;
  }
  return text;
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function fromBase85(text) {
  const view = new DataView(new ArrayBuffer((text.length / 5) * 4));
  for (let group = 0; group * 5 < text.length; group++) {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const code = text.charCodeAt(group * 5 + i);
      value = value * 85 + code - (code < 60 ? 35 : code < 92 ? 36 : 37);
    }
    view.setUint32(group * 4, value);
  }
  return new Uint8Array(view.buffer);
}
