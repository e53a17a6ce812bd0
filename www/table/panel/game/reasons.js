// @ts-check
/** The reasons: for Derek's last answer, for Magnus's call, and at the end why nothing more can be forced. */

import { html, nothing } from "../../../kit/lit.js";
import { explanation } from "../../../text/say/table/explanation.js";
import { hidesPlan, lessonAbout } from "../../game/about-reasons.js";
import { lessonLink } from "../parts/lesson-link.js";
import { section } from "../parts/section.js";
import { renderSentence } from "../parts/sentence.js";

/** @import { Part, Speaker } from "../../types" */

/** @param {Speaker} words @returns {Part} */
export function reasonsPanel(words) {
  const panel = section("panel why");
  return (model) => {
    const { look, facts, settings } = model;
    const told = explanation(words, model, hidesPlan(look, facts), settings.setUp);
    if (!told) return nothing;
    const [heading, first, second] = told;
    const seen = new Set();
    return panel(
      heading,
      html`
        <p>${renderSentence(words, first, seen)}</p>
        <p ?hidden=${!second}>${renderSentence(words, second, seen)}</p>
        ${lessonLink(lessonAbout(model), (number) => words.plain("moreInLesson", { number }))}`,
    );
  };
}
