// @ts-check
/** Addresses that the package's share dialog writes into snippets for other pages. */

import { isOnWeb, setEmbedSources } from "../../table/share/embed-sources.js";

/** @import { Script } from "../../table/share/embed-sources.js" */

/** Replaced by the build: the script on the content delivery network CDN_URL. @type {Script | null} */
// @ts-expect-error No file of the page declares it.
const ON_CDN = CDN_SCRIPT;

/** @param {Script | null} [own] this script, if other pages can load it */
export function tellPlaces(own = null) {
  const script = ON_CDN ?? (own && isOnWeb(own.src) ? own : null);
  if (script) return setEmbedSources({ script, frame: null });
  setEmbedSources({
    script: { src: "standalone.js" },
    frame: null,
    first:
      "No address of the script with the table is known here. Copy standalone.js from the folder dist of the package to the folder of your page.",
  });
}
