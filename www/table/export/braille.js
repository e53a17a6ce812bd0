// @ts-check
/** Braille of six dots in real size, in millimetres: dots 2.5 mm and cells 6 mm apart, as readers know it from books. */

const [DOT, CELL, RADIUS] = [2.5, 6, 0.8];
/** The height of a cell, from edge to edge of its dots. */
export const DOTS_HIGH = 2 * DOT + 2 * RADIUS;

/** The cells of the digits 0 to 9 after the sign that says a number comes, the same in English and German. */
const DIGITS = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊";
const NUMBER_SIGN = "⠼";
/** Where the cells begin in Unicode, which has a bit for each dot: three down on the left, three on the right. */
const FIRST = 0x2800;

/** @param {number} value */
export const brailleNumber = (value) =>
  NUMBER_SIGN + String(value).replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? "");

/** The width of a line, from edge to edge. @param {string} text */
export const brailleWidth = (text) => (text.length - 1) * CELL + DOT + 2 * RADIUS;

/**
 * The dots of a line whose middle is at x, y.
 * @param {string} text in Unicode's braille @param {number} x @param {number} y
 */
export function brailleDots(text, x, y) {
  const left = x - brailleWidth(text) / 2 + RADIUS;
  return [...text].flatMap((cell, index) => {
    const bits = (cell.codePointAt(0) ?? FIRST) - FIRST;
    return [0, 1, 2, 3, 4, 5]
      .filter((dot) => bits & (1 << dot))
      .map((dot) => ({ x: left + CELL * index + DOT * Math.floor(dot / 3), y: y + DOT * ((dot % 3) - 1), r: RADIUS }));
  });
}
