// @ts-check
/** The first answer to a puzzle and the bet before it, kept for the day as long as the tab is open: who comes back answers for the second time. */

/** @typedef {{right: boolean | null, bet: number | null}} FirstAnswer */

/** @param {string} name @param {string} today */
const keyOf = (name, today) => `magnus-derek-practice ${today} ${name}`;

/** The answer and the bet of a puzzle before a reload. @param {string} name @param {string} today @returns {FirstAnswer} */
export function firstAnswer(name, today) {
  try {
    const { right = null, bet = null } = JSON.parse(sessionStorage.getItem(keyOf(name, today)) ?? "{}");
    return { right, bet };
  } catch {
    // Nothing may be kept.
    return { right: null, bet: null };
  }
}

/** @param {FirstAnswer & {name: string}} answer @param {string} today */
export function keepFirstAnswer({ name, right, bet }, today) {
  try {
    sessionStorage.setItem(keyOf(name, today), JSON.stringify({ right, bet }));
  } catch {
    // Storage is forbidden or full: a reload counts as a new beginning.
  }
}
