// @ts-check
/** Who speaks on the page. The table in the notes may speak another language. */

import { pageSpeaker } from "../../text/page.js";
import "../../text/say/notes.js";
import * as englishTable from "../../words/en/table.js";
import { said } from "../../words/spoken.js";

export const words = pageSpeaker();
/** What a table says, for the fields that choose who plays, and for what is refused. @type {import("../../words/types").Language} */
export const tableWords = said("table", englishTable);
