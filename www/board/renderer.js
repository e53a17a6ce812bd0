// @ts-check
/** The renderer of the round table, whose arrows have heads of two colours. */

import { svgRenderer } from "../drawing/svg.js";
import { headOf } from "./heads.js";

/** @param {SVGElement} root */
export const boardRenderer = (root) => svgRenderer(root, headOf);
