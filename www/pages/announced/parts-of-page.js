// @ts-check
import { finder } from "../../kit/find.js";

/** The elements of the page. */
export const find = finder();
