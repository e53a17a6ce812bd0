// @ts-check
/** Why: Derek's last answer, Magnus's call, and at the end why nothing more can be forced. */

import { h, section, setText } from "../../kit/dom.js";
import { answerText, whyAnswer } from "../../text/say/answer.js";
import { verdict, whyCall, whyEnd, whyWaitingCall } from "../../text/say/why.js";
import { hidesPlan, lessonAbout } from "../about-reasons.js";
import { lessonLink } from "./lesson-link.js";
import { say } from "./say.js";

/** @import { Model, Panel, Language } from "../types" */

/** @param {Language} words @returns {Panel} */
export function whyPanel(words) {
  const answer = h("p");
  const call = h("p");
  const more = lessonLink(words.moreInLesson);
  const { node, title } = section(words.LABELS.why, call, answer, more.node);
  node.classList.add("why");
  return {
    node,
    update(model) {
      const { heading, first, second } = explanation(words, model);
      const seen = new Set();
      setText(title, heading);
      say(words, call, first, seen);
      say(words, answer, second, seen);
      answer.hidden = !second;
      more.show(lessonAbout(model));
    },
  };
}

/** @param {Language} words @param {Model} model @returns {{heading: string, first: string, second: string}} */
function explanation(words, { state, facts, visited, look }) {
  const { n } = state;
  const last = facts.lastRound;
  const lastAnswer = last && !facts.derek.human ? whyAnswer(words, last, n) : "";
  if (facts.end && state.turn === "over") {
    return {
      heading: words.LABELS.whatHappened,
      first: verdict(words, state, facts, visited),
      second: whyEnd(words, facts.end, state),
    };
  }
  const waiting = state.reason?.by === "magnus" ? state.reason : null;
  if (waiting && state.magnitude !== null) {
    const first = whyWaitingCall(words, waiting, state, facts);
    const futile = facts.end ? `${words.LABELS.futile} ${whyEnd(words, facts.end, state)}` : lastAnswer;
    return { heading: words.callHeading(waiting, state.magnitude), first, second: futile };
  }
  if (last) {
    const { call, from, landings } = last;
    return {
      heading: words.LABELS.lastRound,
      first: whyCall(words, call.reason, { n, from, magnitude: call.magnitude, landings, past: true }),
      second: hidesPlan(look, facts) ? answerText(words, last) : whyAnswer(words, last, n),
    };
  }
  return {
    heading: words.LABELS.howItGoes,
    first: words.LABELS.rules,
    second: facts.magnus.human ? words.LABELS.lookForPair : "",
  };
}
