// @ts-check
/** Addresses that the single file's share dialog writes into snippets for other pages: the file itself, in a frame. */

import { isOnWeb, setEmbedSources } from "../../table/share/embed-sources.js";

/**
 * Replaced by the build: the script on the content delivery network CDN_URL.
 * @type {import("../../table/share/embed-sources.js").Script | null}
 */
// @ts-expect-error No file of the page declares it.
const ON_CDN = CDN_SCRIPT;

export function tellPlaces() {
  const own = location.href.replace(/#.*$/s, "");
  if (isOnWeb(own)) return setEmbedSources({ script: ON_CDN, frame: own });
  if (ON_CDN) return setEmbedSources({ script: ON_CDN, frame: null });
  const name = (location.protocol === "file:" && own.split("/").pop()) || "magnus-derek.html";
  const first = `This page is a file, and no address of it is known. Copy ${decodeURIComponent(name)} to the folder of your page.`;
  setEmbedSources({ script: null, frame: name, first });
}
