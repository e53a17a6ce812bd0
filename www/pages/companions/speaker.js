// @ts-check
/** The speaker of this page. */

import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/companions/companions.js";

export const words = pageSpeaker();
