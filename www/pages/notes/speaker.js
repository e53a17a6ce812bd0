// @ts-check
/** The speaker of the page. The table in the notes may use another language. */

import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/notes.js";

export const words = pageSpeaker();
