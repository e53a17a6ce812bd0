// @ts-check
/** A link to the lesson about a subject, where the page of that lesson can be reached. */

import { h, setAttribute, setText } from "../../kit/dom.js";
import { lessonAddress } from "../page/game-address.js";

/** @import { About } from "../../lessons/subjects.js" */

/** @param {(number: number) => string} text of the link */
export function lessonLink(text) {
  const link = h("a", { target: window === top ? null : "_blank", rel: "noopener" });
  const node = h("p", { class: "note to-lesson", hidden: true }, link);
  return {
    node,
    /** @param {About | null} about */
    show(about) {
      const address = about ? lessonAddress(about[0]) : "";
      node.hidden = !about || address === "";
      if (!about || node.hidden) return;
      setAttribute(link, "href", address);
      setText(link, text(about[1]));
    },
  };
}
