// @ts-check
/** The speaker for the carpet: the page's. */

import { pageSpeaker } from "../../text/page.js";

export const words = pageSpeaker();
