// @ts-check
/** The speaker of this page. */

import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/announced.js";
import "../../text/say/random-games.js";

export const words = pageSpeaker();
