// @ts-check
import { finder } from "../../kit/find.js";

/** What the page has. */
export const find = finder();
