// @ts-check
/**
 * The part of the dialog for other people's pages: the game or a lesson's
 * step as a tag or a frame, and the way to pages that put it into notes.
 */

import "../../text/say/export/share.js";
import { selectAll } from "../../kit/copy.js";
import { firstOf } from "../../kit/first-of.js";
import { freshId } from "../../kit/fresh-id.js";
import { html, nothing } from "../../kit/lit.js";
import { SITE } from "../../kit/site.js";
import { notesAddress } from "../page/game-address.js";
import { copyRow } from "./copy-row.js";
import { embedSources, isOnWeb } from "./embed-sources.js";
import { isForAll, siteScript } from "./origin.js";
import {
  FRAME_HEIGHT,
  fileAddress,
  frameAddress,
  frameOf,
  languageOptions,
  SINGLE_HEIGHT,
  scriptOf,
  tagOf,
  taskContent,
} from "./snippets.js";

/** @import { Sharing, Speaker } from "../types" */
/** @import { EmbedSources, Script } from "./embed-sources.js" */
/** @import { SnippetContent } from "./snippets.js" */

/** The page for frames that takes lessons; the single file takes only games. */
const PAGE_FOR_FRAMES = /\/embed\.html$/;

/**
 * A way to put the table on another page. A new one is one entry here.
 * @typedef {object} EmbedWay
 * @property {"asTag" | "asFrame"} name
 * @property {"copyTag" | "copyFrame"} copy
 * @property {(places: EmbedSources, shown: SnippetContent, words: Speaker, address: string) => string | null} code
 *   null if it cannot be had here; the address opens the game, "" if others have none
 */

/** @type {EmbedWay[]} */
const WAYS = [
  {
    name: "asTag",
    copy: "copyTag",
    code({ script }, shown, words, address) {
      const inside = { words: words.plain("tagUnscripted"), address };
      return script && `${scriptOf(script)}\n${tagOf(shown, { after: languageOptions(words.language), ...inside })}`;
    },
  },
  {
    name: "asFrame",
    copy: "copyFrame",
    code({ frame, host }, shown, words) {
      if (frame === null || (!("link" in shown) && !PAGE_FOR_FRAMES.test(frame))) return null;
      const isFile = !PAGE_FOR_FRAMES.test(frame);
      const address = isFile ? fileAddress(frame, shown) : frameAddress(frame, shown, languageOptions(words.language));
      const look = host ? { height: FRAME_HEIGHT, follows: true } : { height: SINGLE_HEIGHT };
      return frameOf(address, words.plain("frameTitle"), look) + (host ? `\n${scriptOf({ src: host })}` : "");
    },
  },
];

/** The address at which others find the game; "" if there is none. @param {Sharing} sharing */
function addressForOthers(sharing) {
  const address = firstOf(sharing.address);
  return isOnWeb(address) ? address : "";
}

/** @param {Speaker} words @param {Sharing} sharing @param {() => void} changed shows the part again */
export function embedPart(words, sharing, changed) {
  const ways = WAYS.map((way) => ({ ...way, id: freshId("code"), copied: copyRow(words, changed) }));
  /** The script that other sites' pages can load, once that is known. @type {Script | null} */
  let script = null;
  /** The address of the game for others, or "". */
  let address = "";
  /** The game or the step; null for a game without a link: the part above says why. @type {SnippetContent | null} */
  let shown = null;

  /** @param {typeof ways[number]} way @param {string} code */
  const codePart = ({ id, name, copy, copied }, code) => html`
    <div class="code-part">
      <label for=${id}>${words.plain(name)}</label>
      <textarea id=${id} rows="5" class="source" readonly spellcheck="false" .value=${code} @focus=${selectAll}></textarea>
      ${copied.shown(words.plain(copy))}
    </div>
  `;
  /** @param {string} address */
  const toNotes = (address) => html`
    <div class="note"><a target="_blank" href=${address}>${words.plain("toNotes")}</a>${words.plain("toNotesMore")}</div>
  `;

  /** @param {SnippetContent} shown */
  function part(shown) {
    const known = embedSources();
    const places = { ...known, script: script ?? known.script };
    const codes = ways.flatMap((way) => {
      const code = way.code(places, shown, words, address);
      return code === null ? [] : [codePart(way, code)];
    });
    const notes = notesAddress(shown, words.language);
    if (codes.length === 0) return nothing;
    return html`
      <section>
        <h3>${words.plain("ownPage")}</h3>
        ${places.first ? html`<p>${places.first}</p>` : nothing}
        ${codes}
        ${notes ? toNotes(notes) : nothing}
      </section>
    `;
  }

  return {
    /** Takes the game as it is now. */
    open() {
      for (const { copied } of ways) copied.forget();
      if (embedSources().script?.src === `${SITE}element.js`) {
        isForAll().then((forAll) => {
          script = siteScript(forAll);
          changed();
        });
      }
      address = addressForOthers(sharing);
      try {
        const step = sharing.lesson();
        shown = step === null ? { link: sharing.link() } : taskContent(step);
      } catch {
        shown = null;
      }
    },
    shown: () => (shown ? part(shown) : nothing),
  };
}
