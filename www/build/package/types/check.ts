// Holds the published types against the element itself. Nothing of this is run.

import type { MagnusDerekElement as Real } from "../../../table/element.js";
import type { MagnusDerekElement as Published } from "../../../table/element-types";

/** Properties for attributes, which the element's own types lack, and `ready`, which resolves to the element. */
type Apart =
  | "ready"
  | "n"
  | "magnus"
  | "derek"
  | "seed"
  | "round"
  | "lesson"
  | "puzzle"
  | "layers"
  | "theme"
  | "controls"
  | "previews"
  | "readonly"
  | "present"
  | "evaluate"
  | "href";

export const published = (element: Real): Omit<Published, Apart> => element;
