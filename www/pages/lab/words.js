// @ts-check
/** Who speaks in the Lab, and what is said of what is refused. */

import { pageSpeaker } from "../../text/page.js";
import "../../text/say/lab.js";
import { pageRefusals } from "../../words/spoken.js";

export const words = pageSpeaker();
export const wording = pageRefusals();
