// @ts-check
/**
 * The part of the dialog for other people's pages: the game or a lesson's
 * step as a tag or a frame, and the way to pages that put it into notes.
 */

import "../../text/say/share.js";
import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { freshId, h, setAttribute, setText } from "../../kit/dom.js";
import { notesAddress } from "../page/game-address.js";
import { knownPlaces } from "./places.js";
import { FRAME_HEIGHT, frameAddress, frameOf, languageOptions, SINGLE_HEIGHT, scriptOf, tagOf } from "./snippets.js";

/** @import { Speaker } from "../types" */
/** @import { Shown } from "./snippets.js" */

/** The page for frames that takes lessons; the single file takes only games. */
const TAKES_LESSONS = /\/embed\.html$/;

/**
 * @param {Speaker} words
 * @param {() => string} link throws if there is none
 * @param {() => string | null} lesson the step of the lesson on the table
 */
export function embedPart(words, link, lesson) {
  const { language } = words;
  const { script, frame, host, first } = knownPlaces();
  /** @type {ReturnType<typeof codePart>[]} */
  const parts = [];
  if (script !== null) {
    const tag = (/** @type {Shown} */ shown) => tagOf(shown, { after: languageOptions(language) });
    parts.push(
      codePart(words, words.plain("asTag"), words.plain("copyTag"), (shown) => `${scriptOf(script)}\n${tag(shown)}`),
    );
  }
  if (frame !== null) {
    const look = host ? { height: FRAME_HEIGHT, follows: true } : { height: SINGLE_HEIGHT };
    const withHost = host ? `\n${scriptOf({ src: host })}` : "";
    const inFrame = codePart(words, words.plain("asFrame"), words.plain("copyFrame"), (shown) => {
      const address = frameAddress(frame, shown, languageOptions(language));
      return frameOf(address, words.plain("frameTitle"), look) + withHost;
    });
    parts.push({ ...inFrame, takesLessons: TAKES_LESSONS.test(frame) });
  }
  const note = first ? [h("p", {}, first)] : [];
  const notes = h("a", { target: "_blank" }, words.plain("toNotes"));
  const more = h("div", { class: "note" }, notes, words.plain("toNotesMore"));
  const node = h("section", {}, h("h3", {}, words.plain("ownPage")), ...note, ...parts.map((part) => part.node), more);
  return {
    node,
    /**
     * Shows the code for the game as it is now. Nothing is shown for a game without a link; the part above says why.
     */
    open() {
      try {
        const step = lesson();
        const shown = step === null ? { link: link() } : { lesson: step };
        const fitting = parts.filter(({ takesLessons }) => step === null || takesLessons);
        for (const part of parts) part.node.hidden = !fitting.includes(part);
        for (const part of fitting) part.show(shown);
        const address = notesAddress(shown, language);
        setAttribute(notes, "href", address);
        more.hidden = address === "";
        node.hidden = fitting.length === 0;
      } catch {
        node.hidden = true;
      }
    },
  };
}

/** @param {Speaker} words @param {string} name @param {string} action @param {(shown: Shown) => string} write */
function codePart(words, name, action, write) {
  const id = freshId("code");
  const field = selectedOnFocus(h("textarea", { id, rows: 3, class: "source" }));
  const { button, status } = copyButton(action, field, words);
  const row = h("div", { class: "row" }, button, status);
  return {
    node: h("div", { class: "code-part" }, h("label", { for: id }, name), field, row),
    takesLessons: true,
    /** @param {Shown} shown */
    show(shown) {
      field.value = write(shown);
      setText(status, "");
    },
  };
}
