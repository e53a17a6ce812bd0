// @ts-check
/** The names of steps as the attribute takes them: "shield/hold", and "shield/hold&seed=7" for the task that a seed makes of it. */

export const LARGEST_SEED = 4_294_967_295;

/** @param {string} step @param {number | string | null} [seed] */
export const stepName = (step, seed = null) => (seed === null ? step : `${step}&seed=${seed}`);
