// @ts-check
/** Braille of six dots in real size, in millimetres: dots 2.5 mm and cells 6 mm apart, as readers know it from books. */

const [DOT, CELL, RADIUS] = [2.5, 6, 0.8];
/** The height of a cell, from edge to edge of its dots. */
export const DOTS_HIGH = 2 * DOT + 2 * RADIUS;

/** The cells of the digits 0 to 9 after the sign that says a number comes, the same in English and German. */
const DIGITS = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊";
const NUMBER_SIGN = "⠼";
/** The dots of each cell by their numbers: 1 to 3 down on the left, 4 to 6 on the right. @type {Record<string, string>} */
const DOTS = {
  "⠼": "3456",
  "⠚": "245",
  "⠁": "1",
  "⠃": "12",
  "⠉": "14",
  "⠙": "145",
  "⠑": "15",
  "⠋": "124",
  "⠛": "1245",
  "⠓": "125",
  "⠊": "24",
  // The letter n.
  "⠝": "1345",
};

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
  return [...text].flatMap((cell, index) =>
    [...(DOTS[cell] ?? "")].map((dot) => {
      const [column, row] = [Number(dot) > 3 ? 1 : 0, (Number(dot) - 1) % 3];
      return { x: left + CELL * index + DOT * column, y: y + DOT * (row - 1), r: RADIUS };
    }),
  );
}
