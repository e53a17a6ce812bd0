// @ts-check
/** Why: Derek's last answer, Magnus's call, and at the end why nothing more can be forced. */

import { h, section, setText } from "../../kit/dom.js";
import { callHeading } from "../../text/say/panels.js";
import { hidesPlan, lessonAbout } from "../about-reasons.js";
import { lessonLink } from "./lesson-link.js";
import { say } from "./say.js";

/** @import { Model, Panel, Language } from "../types" */

/** @param {Language} words @returns {Panel} */
export function whyPanel(words) {
  const answer = h("p");
  const call = h("p");
  const more = lessonLink((number) => words.plain("moreInLesson", { number }));
  const { node, title } = section(words.plain("headingWhy"), call, answer, more.node);
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
  const lastAnswer = last && !facts.derek.human ? words.whyAnswer(last, n) : "";
  if (facts.end && state.turn === "over") {
    return {
      heading: words.plain("headingHappened"),
      first: words.verdict(state, facts, visited),
      second: words.whyEnd(facts.end, state),
    };
  }
  const waiting = state.reason?.by === "magnus" ? state.reason : null;
  if (waiting && state.magnitude !== null) {
    const first = words.whyWaitingCall(waiting, state, facts);
    const futile = facts.end ? `${words.say("futileCall")} ${words.whyEnd(facts.end, state)}` : lastAnswer;
    return { heading: callHeading(words, waiting, state.magnitude), first, second: futile };
  }
  if (last) {
    const { call, from, landings } = last;
    return {
      heading: words.plain("headingLast"),
      first: words.whyCall(call.reason, { n, from, magnitude: call.magnitude, landings, past: true }),
      second: hidesPlan(look, facts) ? words.answerText(last) : words.whyAnswer(last, n),
    };
  }
  return {
    heading: words.plain("headingRules"),
    first: words.say("rulesInShort"),
    second: facts.magnus.human ? words.say("lookForPair") : "",
  };
}
