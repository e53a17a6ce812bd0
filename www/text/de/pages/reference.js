// @ts-check
/** Die Referenz, nach ihren Teilen; was die Spieler angeht, steht in ../players.js. */

import contents from "./reference/contents.js";
import hosting from "./reference/hosting.js";
import languages from "./reference/languages.js";
import lessons from "./reference/lessons.js";
import limits from "./reference/limits.js";
import links from "./reference/links.js";
import objects from "./reference/objects.js";
import tag from "./reference/tag.js";

/** @type {Record<string, string>} */
export default { ...contents, ...tag, ...objects, ...links, ...hosting, ...languages, ...lessons, ...limits };
