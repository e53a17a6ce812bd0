// @ts-check
/** Link from a game to the page that puts it into notes. */

import { hrefOf } from "../../kit/address.js";
import { setUpLinks } from "../../table/acts/set-up-link.js";
import { notesAddress } from "../../table/page/game-address.js";
import { pageSpeaker } from "../../text/page-speaker.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */

/** Opens that page, with what is being set up if anything is; where there is none, the share dialog. @param {MagnusDerekElement} table @param {string} link */
export function openNotes(table, link) {
  const shown = setUpLinks.get(table)?.() || link;
  const address = notesAddress({ link: shown }, pageSpeaker().language);
  if (address) location.assign(hrefOf("for-notes", new URL(address).hash));
  else table.share();
}
