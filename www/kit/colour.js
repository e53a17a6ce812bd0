// @ts-check
/** Colours as `#rrggbb`, and mixtures of them as CSS defines them. */

/** @typedef {[number, number, number]} Triple */

/** Red, green and blue from 0 to 255. @param {string} hex @returns {Triple} */
export function rgbOf(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** @param {Triple} rgb */
function hexOf(rgb) {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The result of CSS `color-mix(in oklab, a share, b)`.
 * @param {string} a
 * @param {string} b
 * @param {number} share of a, from 0 to 1
 */
export function oklabMix(a, b, share) {
  const [from, to] = [toOklab(rgbOf(a)), toOklab(rgbOf(b))];
  return hexOf(fromOklab(/** @type {Triple} */ (from.map((part, i) => share * part + (1 - share) * (to[i] ?? 0)))));
}

/**
 * The colour `share` of the way from b to a, like a partly covered pixel.
 * @param {Triple} a
 * @param {Triple} b
 * @param {number} share
 * @returns {Triple}
 */
export function blendColours(a, b, share) {
  const part = (/** @type {0 | 1 | 2} */ i) => Math.round(share * a[i] + (1 - share) * b[i]);
  return [part(0), part(1), part(2)];
}

// The matrices are those of CSS Color 4, as B. Ottosson published them.

/** @param {Triple} rgb @returns {Triple} */
function toOklab(rgb) {
  const [r, g, b] = /** @type {Triple} */ (rgb.map((part) => linear(part / 255)));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** @param {Triple} lab @returns {Triple} */
function fromOklab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return /** @type {Triple} */ (rgb.map((part) => 255 * gamma(Math.min(1, Math.max(0, part)))));
}

/** @param {number} part */
function linear(part) {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** @param {number} part */
function gamma(part) {
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}
