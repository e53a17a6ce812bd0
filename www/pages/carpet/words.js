// @ts-check
/** Who speaks of the carpet: the page. */

import { pageSpeaker } from "../../text/page.js";

export const words = pageSpeaker();
