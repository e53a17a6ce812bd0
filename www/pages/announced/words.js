// @ts-check
/** Who speaks on this page, and what is said of what is refused. */

import { pageSpeaker } from "../../text/page.js";
import { pageRefusals } from "../../words/spoken.js";

export const words = pageSpeaker();
export const wording = pageRefusals();
