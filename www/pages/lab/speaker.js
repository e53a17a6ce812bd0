// @ts-check
/** The speaker of the Lab. */

import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/lab.js";

export const words = pageSpeaker();
