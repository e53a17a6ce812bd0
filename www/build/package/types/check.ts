// Holds the published types against the element itself. Nothing of this is run.

import type { MagnusDerekElement as Real } from "../../../table/element.js";
import type { MagnusDerekElement as Published } from "../../../table/element-types";

/** Properties that stand for attributes are not in the types of the element itself, and `ready` gives the element. */
type Apart =
  | "ready"
  | "n"
  | "magnus"
  | "derek"
  | "seed"
  | "round"
  | "lesson"
  | "layers"
  | "theme"
  | "controls"
  | "readonly"
  | "present"
  | "evaluate"
  | "href";

export const published = (element: Real): Omit<Published, Apart> => element;
