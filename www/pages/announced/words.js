// @ts-check
/** Who speaks on this page, and what is said of what is refused. */

import { pageSpeaker } from "../../text/page.js";
import "../../text/say/announced.js";
import "../../text/say/random-games.js";
import { pageRefusals } from "../../words/spoken.js";

export const words = pageSpeaker();
export const wording = pageRefusals();
