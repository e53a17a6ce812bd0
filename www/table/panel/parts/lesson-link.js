// @ts-check
/** A link to the lesson about a subject, where the page of that lesson can be reached. */

import { html, nothing } from "../../../kit/lit.js";
import { lessonAddress } from "../../page/game-address.js";

/** @import { NumberedLesson } from "../../../lessons/subjects.js" */

/** @param {NumberedLesson | null} about @param {(number: number) => string} text of the link */
export function lessonLink(about, text) {
  const address = about ? lessonAddress(about[0]) : "";
  return html`
    <p class="note to-lesson" ?hidden=${address === ""}>${linkTo(address, about && address ? text(about[1]) : "")}</p>`;
}

/** A link, which leads out of a frame that holds only a table. @param {string} address @param {string} name */
export const linkTo = (address, name) =>
  html`<a href=${address || nothing} target=${window === top ? nothing : "_blank"} rel="noopener">${name}</a>`;
