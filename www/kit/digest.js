// @ts-check

/** A number from 0 to 2³² − 1 that differs for most texts: the 32-bit FNV-1a digest. @param {string} text */
export function digestOf(text) {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return digest >>> 0;
}
