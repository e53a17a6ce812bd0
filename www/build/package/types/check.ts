// Holds the published types against the element itself. Nothing of this is run.

import type { MagnusDerekElement as Real } from "../../../table/element.js";
import type { Overlay as RealOverlay } from "../../../table/types";
import type { Overlay, MagnusDerekElement as Published } from "./element";

/**
 * Properties that stand for attributes are not in the types of the element itself, `ready` gives the element, and the function of an
 * overlay is given the published state.
 */
type Apart =
  | "ready"
  | "n"
  | "magnus"
  | "derek"
  | "seed"
  | "round"
  | "layers"
  | "theme"
  | "controls"
  | "readonly"
  | "present"
  | "evaluate"
  | "href"
  | "overlay";

export const overlay = (one: Overlay): RealOverlay => one;
export const published = (element: Real): Omit<Published, Apart> => element;
