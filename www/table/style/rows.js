// @ts-check
/** Style sheets made of data. */

/**
 * The rows of a style sheet, one for each entry.
 * @template Value
 * @param {Record<string, Value>} entries @param {(name: string, value: Value) => string} row
 */
export function rows(entries, row) {
  return Object.entries(entries)
    .map(([name, value]) => row(name, value))
    .join("\n");
}

/** @param {Record<string, string>} declarations */
export function declarationText(declarations) {
  return Object.entries(declarations)
    .map(([property, value]) => `${property}: ${value};`)
    .join(" ");
}

/** @param {string} selector @param {Record<string, string>} declarations */
export function ruleOf(selector, declarations) {
  return `${selector} { ${declarationText(declarations)} }`;
}
