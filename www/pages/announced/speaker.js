// @ts-check
/** The speaker of this page. */

import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/announced.js";
import "../../text/say/site/random-games.js";

export const words = pageSpeaker();
