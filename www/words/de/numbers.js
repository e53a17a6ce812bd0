// @ts-check
/** Wie Zahlen in Sätzen stehen. */

/** Eine ganze Zahl oder ihre Ziffern, von beliebiger Länge, mit Punkten zwischen den Tausendern. @param {number | bigint | string} value */
export function formatNumber(value) {
  return String(value)
    .replace(/^-/, "−")
    .replace(/\B(?=(\d{3})+$)/g, ".");
}

/** "1 Runde", "2 Runden". @param {number} count @param {string} one @param {string} many */
export function counted(count, one, many) {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** @param {number} count */
export const rounds = (count) => counted(count, "Runde", "Runden");

/** @param {number} count */
export const positions = (count) => counted(count, "Position", "Positionen");

/** "1, 4 und 7". @param {(number | string)[]} items */
export function listed(items) {
  const texts = items.map((item) => (typeof item === "number" ? formatNumber(item) : item));
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} und ${texts.at(-1)}`;
}
