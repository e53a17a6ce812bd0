// @ts-check
/** The names of steps as the attribute takes them: "shield/hold", and "shield/hold&seed=7" for the task that a seed makes of it. */

import { unescapeAmpersands } from "../../kit/address.js";
import { refusalError } from "../../kit/sentences.js";
import { shortened } from "../../text/names.js";

const NAME = /^([^&]*)(?:&seed=(\d{1,10}))?$/;
export const LARGEST_SEED = 4_294_967_295;

/** The step and the seed, null without one; throws a sentence if it is no name. @param {string} name */
export function readStepName(name) {
  const [, step, seed] = NAME.exec(unescapeAmpersands(name.trim())) ?? [];
  if (step === undefined || Number(seed ?? 0) > LARGEST_SEED)
    throw refusalError({ code: "lessonName", value: shortened(name) });
  return { step, seed: seed === undefined ? null : Number(seed) };
}

/** @param {string} step @param {number | string | null} [seed] */
export const stepName = (step, seed = null) => (seed === null ? step : `${step}&seed=${seed}`);
