// @ts-check
/** The score: par, positions visited, rounds played; and the proven bounds on rounds. */

import { h, section } from "../../kit/dom.js";
import { PROOF } from "../../lessons/subjects.js";
import { parText, provedSentences, roundsText, visitedText } from "../../text/say/score.js";
import { proofAddress } from "../page/game-address.js";
import { lessonLink } from "./lesson-link.js";
import { say } from "./say.js";

/** @import { Panel, Speaker } from "../types" */

/** @param {Speaker} words @returns {Panel} */
export function scorePanel(words) {
  const [par, visited, rounds] = [
    item(words, words.say("meterPar"), "par"),
    item(words, words.say("meterVisited"), "visited"),
    item(words, words.say("meterRounds"), "rounds"),
  ];
  const proved = h("p", { class: "note" });
  const lesson = lessonLink((number) => words.plain("sameInLesson", { number }));
  lesson.show(PROOF);
  const { node } = section(
    words.plain("headingScore"),
    par.node,
    visited.node,
    rounds.node,
    proved,
    proofLink(words.plain("proofs")),
    lesson.node,
  );
  node.classList.add("score");
  return {
    node,
    update(model) {
      const { state, facts } = model;
      const seen = new Set();
      par.show(parText(words, facts, state.n), seen);
      visited.show(visitedText(words, state, model.visited), seen, model.visited / state.fStar);
      rounds.show(roundsText(words, state.round, facts), seen, state.round / facts.par.rounds);
      say(words, proved, provedSentences(words, model).join(" "), seen);
    },
  };
}

/** A link to the page with the proofs, where there is one. @param {string} name */
function proofLink(name) {
  const href = proofAddress();
  const link = h("a", { href, target: window === top ? null : "_blank", rel: "noopener" }, name);
  return h("p", { class: "note", hidden: href === "" }, link);
}

/**
 * A line of the score, with a bar if it has a target. The words
 * say everything, so the bar is hidden from screen readers.
 * @param {Speaker} words @param {string} name @param {string} role
 */
function item(words, name, role) {
  const label = h("span");
  const value = h("span");
  const fill = h("i");
  const bar = h("div", { class: "bar", "aria-hidden": "true" }, fill);
  return {
    node: h("div", { class: `meter ${role}` }, h("p", {}, label, " ", value), bar),
    /** @param {string} text @param {Set<string>} seen the terms already explained @param {number} [share] */
    show(text, seen, share) {
      say(words, label, name, seen);
      say(words, value, text, seen);
      bar.hidden = share === undefined;
      fill.style.width = `${Math.min(1, share ?? 0) * 100}%`;
    },
  };
}
