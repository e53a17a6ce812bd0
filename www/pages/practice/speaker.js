// @ts-check
/** The speaker of this page. */

import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/practice.js";
import "../../text/say/table/puzzle.js";
import "../../text/say/study-refusals.js";

export const words = pageSpeaker();
