// @ts-check
/** The link of a set for a class: to copy, and as a code that a class scans off a projector. */

import * as library from "lean-qr/nano";
import { hrefOf } from "../../kit/address.js";
import { selectAll } from "../../kit/copy.js";
import { html, nothing, render } from "../../kit/lit.js";
import { copyRow } from "../../table/share/copy-row.js";
import { qrCode } from "../../table/share/qr.js";
import { hashOf } from "./address.js";
import { words } from "./speaker.js";

/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */

/** What is shown of the address: nobody else can open a file of this device. */
const OPENED = /^https?:/;

/** Makes a place of the page show the link of a set. @param {HTMLElement} place @returns {(set: PuzzleSet | null) => void} */
export function setShare(place) {
  let address = "";
  let isOpen = false;
  const copied = copyRow(words, () => show());

  /** A code takes a slow phone a while: it is made once somebody wants to see it. @param {Event} event */
  const follow = ({ target }) => {
    isOpen = /** @type {HTMLDetailsElement} */ (target).open;
    show();
  };

  const show = () =>
    render(
      address
        ? html`
          <label for="set-link">${words.plain("practiceSetLink")}</label>
          <input id="set-link" readonly .value=${address} @focus=${selectAll}>
          ${copied.shown(words.plain("practiceSetCopy"))}
          <details @toggle=${follow}><summary>${words.plain("practiceSetCode")}</summary>${isOpen ? code(address) : nothing}</details>`
        : nothing,
      place,
    );

  return (set) => {
    const wanted = set
      ? new URL(hrefOf("practice", hashOf({ chosen: set.first, source: set })), location.href).href
      : "";
    const next = OPENED.test(wanted) ? wanted : "";
    if (next === address) return;
    address = next;
    copied.forget();
    show();
  };
}

/** @type {{address: string, svg: SVGSVGElement} | undefined} */
let drawn;

/** @param {string} address */
function code(address) {
  if (drawn?.address !== address) drawn = { address, svg: qrCode(words, library, address).svg };
  drawn.svg.setAttribute("aria-label", words.plain("practiceSetCode"));
  return drawn.svg;
}
