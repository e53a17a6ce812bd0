// @ts-check
/** Sentences of a table about another task of the same kind as a lesson's. */

import another from "../../en/table/another.js";
import { english } from "../../english.js";
import "./puzzle.js";

/** @import { Task } from "../../../core/lesson/core-types" */
/** @import { Speaker } from "../../types" */

english.learn(another);

/**
 * The question of a task by its kind alone; "" for kinds that only a lesson can ask about.
 * @param {Speaker} words @param {Task} task @param {number} n of the table
 * @returns {string}
 */
export function askLike(words, task, n) {
  switch (task.kind) {
    case "call":
      return task.both === "unvisited" ? words.say("askCallNew") : "";
    case "mark": {
      const { layer } = task;
      if (!layer) return task.bad ? words.say("askMarkBad") : "";
      return words.say("askMarkLayer", { layer: { layer }, above: { layer: layer - 1 } });
    }
    case "place": {
      const { k, layer, size } = task;
      if (k === undefined || layer === undefined || size === undefined) return "";
      return words.say("askPlaceSize", { count: k, n, layer: { layer }, size });
    }
    case "number":
      return askNumber(words, task.of);
    default:
      return "";
  }
}

/** @param {Speaker} words @param {Extract<Task, {kind: "number"}>["of"]} of */
function askNumber(words, of) {
  if (of === "depth") return words.say("askDepth");
  if (typeof of === "string") return "";
  if ("layerSize" in of) return words.say("askLayerSize", { layer: of.layerSize });
  if ("fStar" in of) return words.say("askStar", of.fStar);
  if ("bound" in of) return words.say("askBound", { ...of.bound, bound: { B: of.bound.n } });
  if ("halvings" in of) return words.say("askHalvings", of.halvings);
  return "midpoint" in of ? words.say("askMidpoint", of.midpoint) : "";
}

/** @param {Speaker} words @param {number} seed */
export const variantTitle = (words, seed) => words.plain("variantTitle", { seed });

/** @param {Speaker} words @param {number} number */
export const anotherTitle = (words, number) => words.plain("anotherTitle", { number });
