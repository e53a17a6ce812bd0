// @ts-check
/** The reasons: for Derek's last answer, for Magnus's call, and at the end why nothing more can be forced. */

import { html } from "../../kit/lit.js";
import { answerText, whyAnswer } from "../../text/say/answer.js";
import { callHeading } from "../../text/say/panels.js";
import { verdict, whyCall, whyEnd, whyWaitingCall } from "../../text/say/why.js";
import { hidesPlan, lessonAbout } from "../game/about-reasons.js";
import { lessonLink } from "./lesson-link.js";
import { said } from "./say.js";
import { section } from "./section.js";

/** @import { Model, Part, Speaker } from "../types" */

/** @param {Speaker} words @returns {Part} */
export function whyPanel(words) {
  const panel = section("panel why");
  return (model) => {
    const { heading, first, second } = explanation(words, model);
    const seen = new Set();
    return panel(
      heading,
      html`
        <p>${said(words, first, seen)}</p>
        <p ?hidden=${!second}>${said(words, second, seen)}</p>
        ${lessonLink(lessonAbout(model), (number) => words.plain("moreInLesson", { number }))}`,
    );
  };
}

/** @param {Speaker} words @param {Model} model @returns {{heading: string, first: string, second: string}} */
function explanation(words, { state, facts, visited, look }) {
  const { n } = state;
  const last = facts.lastRound;
  const lastAnswer = last && !facts.derek.human ? whyAnswer(words, last, n) : "";
  if (facts.end && state.turn === "over") {
    return {
      heading: words.plain("headingHappened"),
      first: verdict(words, state, facts, visited),
      second: whyEnd(words, facts.end, state),
    };
  }
  const waiting = state.reason?.by === "magnus" ? state.reason : null;
  if (waiting && state.magnitude !== null) {
    const first = whyWaitingCall(words, waiting, state, facts);
    const futile = facts.end ? `${words.say("futileCall")} ${whyEnd(words, facts.end, state)}` : lastAnswer;
    return { heading: callHeading(words, waiting, state.magnitude), first, second: futile };
  }
  if (last) {
    const { call, from, landings } = last;
    return {
      heading: words.plain("headingLast"),
      first: whyCall(words, call.reason, { n, from, magnitude: call.magnitude, landings, past: true }),
      second: hidesPlan(look, facts) ? answerText(words, last) : whyAnswer(words, last, n),
    };
  }
  return {
    heading: words.plain("headingRules"),
    first: words.say("rulesInShort"),
    second: facts.magnus.human ? words.say("lookForPair") : "",
  };
}
