// What a language is: everything that English says, sentence by sentence.

import type { RefusalWords } from "../text/refusals";

type Whole = typeof import("./en/all.js");

/** What a table says in one language. Of English the parts that a table seldom needs come with what needs them; another language comes whole. */
export type Language = typeof import("./en/table.js") & Partial<Whole> & { refusals?: RefusalWords };


/** A language that comes whole. It has everything that English has, and words for what is refused, which in English the errors say. */
export type WholeLanguage = Whole & { refusals: RefusalWords };
