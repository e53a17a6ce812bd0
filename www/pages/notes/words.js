// @ts-check
/** Who speaks on the page. The table in the notes may speak another language. */

import { pageSpeaker } from "../../text/page.js";
import "../../text/say/notes.js";

export const words = pageSpeaker();
