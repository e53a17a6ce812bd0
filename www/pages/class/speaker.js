// @ts-check
/** The speaker of this page. */

import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/class.js";

export const words = pageSpeaker();
