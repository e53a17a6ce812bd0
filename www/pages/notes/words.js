// @ts-check
/** The words of the page, in its language. That of the table in the notes may be another one. */

import * as english from "../../words/en/notes.js";
import * as englishTable from "../../words/en/table.js";
import { said } from "../../words/spoken.js";

export const words = said("notes", english);
/** What a table says, for the fields that choose who plays, and for what is refused. @type {import("../../words/types").Language} */
export const tableWords = said("table", englishTable);
