// @ts-check
/**
 * Completeness of other languages: they say everything that English says, with numbers and players of their own.
 * TypeScript and text.test.js make sure that no message is missing.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as core from "../../www/pkg/magnus_derek.js";
import { speaker } from "../../www/text/de/all.js";
import players from "../../www/text/de/table/players.js";
import { english } from "../../www/text/english.js";
import { speakerIn } from "../../www/text/languages.js";
import { plainText } from "../../www/text/names.js";
import { descriptionText } from "../../www/text/say/export/export.js";
import { answerReason } from "../../www/text/say/table/answer.js";
import { provedSentences } from "../../www/text/say/table/bounds.js";
import { goal } from "../../www/text/say/table/goal.js";
import { playerChoice } from "../../www/text/say/table/players.js";
import { callReason, currentReason } from "../../www/text/say/table/reasons.js";
import { announcement, yourTurn } from "../../www/text/say/table/turn.js";
import { computers, newGame, suits } from "./core.js";

/** Words that no German sentence has. */
const ENGLISH = /\b(the|Theorem|of|and|is|are|said|says|calls|called|rounds?|positions? (are|is)|visited|token)\b/;

test("numbers are written as the browser writes them in that language", () => {
  for (const value of [0, 7, 999, 1000, 1234, 99_999, 1_048_576, 4_294_967_295]) {
    assert.equal(speaker.number(value), new Intl.NumberFormat("de", { useGrouping: "always" }).format(value));
    assert.equal(english.number(value), new Intl.NumberFormat("en").format(value));
  }
});

test("every player of the registry has his German name, manner and promise, and no other has", () => {
  const catalogue = core.catalogue();
  for (const player of /** @type {const} */ (["magnus", "derek"])) {
    const ids = catalogue[player].map(({ id, script }) => script ?? id);
    const told = Object.keys(players).flatMap((key) => {
      const [seat, id = ""] = key.split(".");
      return seat === player ? [id] : [];
    });
    assert.deepEqual([...new Set(told)].sort(), ids.sort());
    for (const choice of catalogue[player]) {
      const { name, about } = playerChoice(speaker, player, choice);
      assert.doesNotMatch(`${name} ${about}`, ENGLISH, choice.id);
      assert.notEqual(about, choice.about);
    }
  }
});

test("whole games are told in German, with no English word", () => {
  const told = new Set();
  // Each Magnus against one Derek, and each Derek against one Magnus: every reason is given by somebody.
  const pairs = [
    ...computers("magnus").map((magnus) => [magnus, "protector"]),
    ...computers("derek").map((derek) => ["layers", derek]),
  ];
  for (const n of [9, 13, 16, 45]) {
    for (const [magnus = "", derek = ""] of pairs) {
      if ([magnus, derek].includes("perfect") || magnus === "best" || !suits(n, magnus, derek)) continue;
      const game = newGame({ n, magnus, derek });
      for (let step = 0; step < 30 && game.canStep(); step++) {
        game.step();
        const [state, facts] = [game.state(), game.facts()];
        const said = [
          announcement(speaker, state, facts, 3),
          currentReason(speaker, state, facts),
          facts.lastRound
            ? callReason(
                speaker,
                facts.lastRound.call.reason,
                {
                  n,
                  from: facts.lastRound.from,
                  magnitude: facts.lastRound.call.magnitude,
                  landings: facts.lastRound.landings,
                  past: true,
                },
                facts,
              )
            : "",
          descriptionText(speaker, state, facts, null, null),
          yourTurn(speaker, state, facts, true).sentence,
          goal(speaker, state, facts),
          ...provedSentences(speaker, { state, facts }),
        ];
        for (const text of said) {
          assert.doesNotMatch(plainText(text), ENGLISH, text);
          assert.doesNotMatch(text, /undefined|null|NaN/, text);
        }
        told.add(facts.lastRound?.call.reason.kind).add(facts.lastRound?.answer.reason.kind);
      }
      game.free();
    }
  }
  assert.ok(told.size > 15, [...told].join());
});

test("each language says truly what an outlasting Derek spared, gave up or risked", () => {
  const said = {
    spared: [/because that position had already been visited/, /weil diese Position schon besucht war/],
    risked: [/although that position was new/, /obwohl diese Position neu war/],
    gaveUp: [/^Both landings were new/, /^Beide Ziele waren neu/],
    neither: [/^Both landings were visited/, /^Beide Ziele waren besucht/],
  };
  const seen = new Set();
  /** @param {keyof typeof said} kind @param {Parameters<typeof answerReason>[1]} round */
  const hold = (kind, round) => {
    seen.add(kind);
    for (const [language, words] of [english, speaker].entries()) {
      const sentence = plainText(answerReason(words, round, 523));
      for (const [other, texts] of Object.entries(said))
        assert.equal(texts[language]?.test(sentence), other === kind, sentence);
    }
  };
  for (const magnus of ["layers", "balanced"]) {
    const game = newGame({ n: 523, magnus, derek: "outlast" });
    for (let step = 0; step < 2000 && game.canStep(); step++) {
      const depths = game.depths();
      game.step();
      const round = game.facts().lastRound;
      assert.ok(round);
      const [chosen, other] = round.answer.direction === "+" ? round.landings : round.landings.toReversed();
      const [isNew, otherNew] = [chosen, other].map((position) => depths[Number(position)] === 0);
      hold(isNew ? (otherNew ? "gaveUp" : "risked") : otherNew ? "spared" : "neither", round);
      // He takes the risk only in stages of two rounds and more, which no table below 2^15 has.
      const { reason } = round.answer;
      if (reason.kind === "outlasts" && reason.spared)
        hold("risked", { ...round, answer: { ...round.answer, reason: { ...reason, spared: false, risked: true } } });
    }
    game.free();
  }
  assert.deepEqual([...seen].sort(), Object.keys(said).sort());
});

test("a language is known by the first part of its tag; an unknown one is English", async () => {
  for (const tag of ["de", "de-AT", "DE"]) assert.equal((await speakerIn(tag)).language, "de");
  for (const tag of ["en", "en-GB", "", "xx", "constructor"]) assert.equal((await speakerIn(tag)).language, "en");
});
