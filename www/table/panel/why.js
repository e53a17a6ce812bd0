// @ts-check
/** Why: Derek's last answer, Magnus's call, and at the end why nothing more can be forced. */

import { h, section, setText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";
import { answerText, verdict, whyAnswer, whyCall, whyEnd, whyWaitingCall } from "../../words/en/why.js";
import { hidesPlan, lessonAbout } from "../about-reasons.js";
import { lessonLink } from "./lesson-link.js";
import { say } from "./say.js";

/** @import { MagnusReason, Model, Panel } from "../types" */

/** @returns {Panel} */
export function whyPanel() {
  const answer = h("p");
  const call = h("p");
  const more = lessonLink();
  const { node, title } = section("Why", call, answer, more.node);
  node.classList.add("why");
  return {
    node,
    update(model) {
      const { heading, first, second } = explanation(model);
      const seen = new Set();
      setText(title, heading);
      say(call, first, seen);
      say(answer, second, seen);
      answer.hidden = !second;
      more.show(lessonAbout(model));
    },
  };
}

/** @param {Model} model @returns {{heading: string, first: string, second: string}} */
function explanation({ state, facts, visited, look }) {
  const { n } = state;
  const last = facts.lastRound;
  const lastAnswer = last && !facts.derek.human ? whyAnswer(last, n) : "";
  if (facts.end && state.turn === "over") {
    return { heading: "What happened", first: verdict(state, facts, visited), second: whyEnd(facts.end, state) };
  }
  const waiting = state.reason?.by === "magnus" ? state.reason : null;
  if (waiting && state.magnitude !== null) {
    const first = whyWaitingCall(waiting, state, facts);
    const futile = facts.end ? `This call is futile. ${whyEnd(facts.end, state)}` : lastAnswer;
    return { heading: callHeading(waiting, state.magnitude), first, second: futile };
  }
  if (last) {
    const { call, from, landings } = last;
    return {
      heading: "The last round",
      first: whyCall(call.reason, { n, from, magnitude: call.magnitude, landings, past: true }),
      second: hidesPlan(look, facts) ? answerText(last) : whyAnswer(last, n),
    };
  }
  return {
    heading: "How it goes",
    first:
      "Each round Magnus names a magnitude and Derek a direction, and the token goes that far that way. **Magnus** wants to visit as many positions as he can in few rounds; **Derek** wants him to visit few.",
    second: facts.magnus.human
      ? "Look for a position pair around the token: if both landings are unvisited, Derek cannot help giving you one."
      : "",
  };
}

/** What Magnus's waiting call is called. @param {MagnusReason} reason @param {number} magnitude */
function callHeading({ kind }, magnitude) {
  const call = `Magnus calls ${formatNumber(magnitude)}`;
  return kind === "human" ? call : `Why ${call}`;
}
