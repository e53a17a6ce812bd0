// @ts-check
/** Words of the Play page: sentences about real games. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { endWithStop } from "../../www/kit/sentences.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { layerName, plainText, tableName } from "../../www/text/names.js";
import { adviceText } from "../../www/text/say/table/advice.js";
import { answerReason } from "../../www/text/say/table/answer.js";
import { provedSentences, roundsText, visitedText } from "../../www/text/say/table/bounds.js";
import { goal, nudge } from "../../www/text/say/table/goal.js";
import { classMembers } from "../../www/text/say/table/names.js";
import { breadcrumb, planSentence } from "../../www/text/say/table/plan.js";
import { callReason, endReason, verdict } from "../../www/text/say/table/reasons.js";
import { meaningOf, termOf } from "../../www/text/say/table/terms.js";
import { announcement, landingLabel, landingText, layerSentence, yourTurn } from "../../www/text/say/table/turn.js";
import { computers, newGame, suits } from "./core.js";

const TEXT = new URL("../../www/text/en/", import.meta.url);

test("names are the field's", () => {
  assert.deepEqual([0, 1, 2, 10].map(layerName), ["A", "M(A)", "M²(A)", "M¹⁰(A)"]);
  assert.equal(tableName(23), "Z₂₃");
  assert.equal(english.list([{ class: { gamma: 2, q: 3 } }]), "⟦[2]₃|class:2/3⟧");
  assert.equal(classMembers(english, { gamma: 2, q: 3 }, 45), "{2, 5, 8, 11, …}");
  assert.equal(classMembers(english, { gamma: 2, q: 3 }, 9), "{2, 5, 8}");
  assert.deepEqual(
    [1, 2000].map((count) => english.say("rounds", { count })),
    ["1 round", "2,000 rounds"],
  );
});

test("a layer call names the layer, the pair and what it forces", () => {
  const text = plainText(
    callReason(
      english,
      { kind: "layer", depth: 2 },
      { n: 23, from: 18, magnitude: 3, landings: [21, 15] },
      newGame({ n: 23 }).facts(),
    ),
  );
  assert.equal(
    text,
    "The token is on 18, which lies in M²(A) but not in M(A): it is the midpoint of 15 and 21, both in M(A). " +
      "Whatever Derek says, Magnus is then at most 1 more round from a new position.",
  );
  const drawn = callReason(
    english,
    { kind: "layer", depth: 1 },
    { n: 13, from: 0, magnitude: 5, landings: [5, 8] },
    newGame({ n: 13, magnus: "any-pair" }).facts(),
  );
  assert.match(plainText(drawn), /lands on a new position\. Of such calls he draws one by chance\.$/);
  const past = plainText(
    callReason(
      english,
      { kind: "layer", depth: 1 },
      { n: 16, from: 0, magnitude: 8, landings: [8, 8], past: true },
      newGame({ n: 16 }).facts(),
    ),
  );
  assert.equal(
    past,
    "The token was on 0, which lay in M(A) but not in A: half a turn either way led to 8 opposite, which lay in A. " +
      "Whatever Derek said, the token had to land on a new position.",
  );
});

test("the schedule for powers of two is explained by the round's number", () => {
  const text = plainText(
    callReason(
      english,
      { kind: "powerOfTwo", round: 6, exponent: 1, part: 4 },
      { n: 16, from: 0, magnitude: 4, landings: [4, 12] },
      newGame({ n: 16 }).facts(),
    ),
  );
  assert.match(text, /^Round 6 of the list for n = 16: 2 divides 6 once, so he calls n\/4 = 4\./);
});

test("every computer move of every pair of players has a reason in words", () => {
  for (const n of process.env.SAMPLE === "1" ? [13, 16] : [13, 16, 45]) {
    for (const magnus of computers("magnus")) {
      for (const derek of computers("derek")) {
        if (!suits(n, magnus, derek)) continue;
        const game = newGame({ n, magnus, derek });
        for (let i = 0; i < 60 && game.facts().canStep; i++) {
          game.step();
          const round = game.facts().lastRound;
          assert.ok(round);
          const { from, landings, call } = round;
          const called = { n, from, magnitude: call.magnitude, landings, past: true };
          const sentences = [callReason(english, call.reason, called, game.facts()), answerReason(english, round, n)];
          for (const sentence of sentences) {
            assert.match(sentence, /^[A-Z].*\.$/);
            assert.doesNotMatch(sentence, /undefined|NaN|null/);
          }
        }
      }
    }
  }
});

test("the end says which class is kept and why it is out of reach", () => {
  const game = newGame({ n: 45, derek: "protector" });
  while (game.facts().canStep) game.step();
  const [state, facts] = [game.state(), game.facts()];
  assert.ok(facts.end);
  assert.equal(
    plainText(endReason(english, facts.end, state)),
    `All unvisited positions lie in the class [2]₃ = {2, 5, 8, 11, …}, and the token, on ${state.token}, does not. ` +
      "Whatever Magnus calls, at most one of the two landings can lie in that class, because 3 is odd. " +
      "So Derek can always say the other direction, and nothing more can be forced.",
  );
  assert.match(
    plainText(verdict(english, state, facts, 30)),
    /^Magnus visited 30 of 45 positions in \d+ rounds\. That is exactly f\*\(45\) = 30\./,
  );
  assert.match(announcement(english, state, facts, 30), /The game is over\./);
});

test("on a prime table the end names the one position that is left", () => {
  const game = newGame({ n: 5, derek: "protector" });
  while (game.facts().canStep) game.step();
  const { end } = game.facts();
  assert.ok(end);
  assert.match(plainText(endReason(english, end, game.state())), /^The only unvisited position is 2, /);
});

test("more than f*(n) is Derek's mistake", () => {
  const game = newGame({ n: 45, derek: "random" });
  while (game.facts().canStep) game.step();
  const visited = game.visited().length;
  assert.ok(visited > 30);
  assert.match(
    plainText(verdict(english, game.state(), game.facts(), visited)),
    /more than f\*\(45\) = 30\. Derek could have held him to 30\. In round \d+ Derek let the token into \[[12]\]₃/,
  );
});

test("the end speaks to Derek only where he alone is a person: in a puzzle the reader may be Magnus", () => {
  const endOf = (/** @type {"human" | "any-pair"} */ magnus) => {
    const game = newGame({ n: 5, magnus, derek: "human" });
    for (let call = 1; !game.facts().end; call++) {
      if (magnus === "human") game.call(call === 1 ? 1 : 2);
      game.answer("+");
    }
    return plainText(verdict(english, game.state(), game.facts(), game.visited().length));
  };
  assert.match(endOf("any-pair"), /4 of 5 .* You could not have held him to fewer/);
  assert.match(endOf("human"), /4 of 5 .* A perfect Magnus always gets that many/);
});

test("your turn says who moves and what can be done", () => {
  const derek = newGame({ n: 13 });
  assert.equal(yourTurn(english, derek.state(), derek.facts()).heading, "Your move, Derek");
  const magnus = newGame({ n: 13, magnus: "human", derek: "protector" });
  assert.match(yourTurn(english, magnus.state(), magnus.facts()).sentence, /Call a magnitude from 1 to 6\./);
  const spoken = announcement(english, derek.state(), derek.facts(), 1);
  assert.match(spoken, /Magnus calls ℓ = 1\./);
  assert.match(spoken, /clockwise, \+1 to 1, new position\./);
  assert.match(spoken, /counter-clockwise, −1 to 12, new position\./);
});

test("half a turn is said as one way, because both directions lead to one position", () => {
  const game = newGame({ n: 16, magnus: "power-of-two" });
  const spoken = announcement(english, game.state(), game.facts(), 1);
  assert.match(spoken, /Magnus calls ℓ = 8\./);
  assert.match(spoken, /±8 to 8, new position, both ways\./);
  assert.doesNotMatch(spoken, /clockwise/);
});

test("the goal is one sentence: what the person wants, and perfect play, or what is proved to be enough", () => {
  const said = (/** @type {Parameters<typeof newGame>[0]} */ choice) => {
    const game = newGame(choice);
    return plainText(goal(english, game.state(), game.facts()));
  };
  assert.equal(said({ n: 13 }), "Make Magnus waste rounds. With perfect play he needs 15.");
  assert.equal(
    said({ n: 45 }),
    "Let Magnus visit at most 30 of 45 positions, in as many rounds as you can. With perfect play he needs 29.",
  );
  assert.equal(said({ n: 211 }), "Make Magnus waste rounds. 414 are enough for him.");
  assert.equal(
    said({ n: 16, magnus: "human", derek: "protector" }),
    "Visit all 16 positions in few rounds: perfect is 15.",
  );
  for (const both of ["human", ""]) {
    const players = both ? { magnus: both, derek: both } : { magnus: "layers", derek: "protector" };
    assert.equal(
      said({ n: 13, ...players }),
      "Magnus wants many positions in few rounds, Derek the opposite: perfect is 15 for 12 of 13 positions.",
    );
  }
});

test("while two computers play, the headline is the last round", () => {
  const game = newGame({ n: 13, derek: "clockwise" });
  assert.equal(yourTurn(english, game.state(), game.facts()).heading, "Two computers play");
  game.step();
  game.step();
  const { heading, sentence } = yourTurn(english, game.state(), game.facts());
  assert.equal(heading, "Two computers play", "the round stands beside the timeline");
  assert.equal(plainText(sentence), "1 → 3, a new position: Magnus called 2, Derek said\u00a0+.");
  // A screen reader hears the round once.
  assert.equal(announcement(english, game.state(), game.facts(), 3).match(/Magnus called/g)?.length, 1);
});

test("a person who plays Magnus is told what to look for after three wasted rounds, and gets a pair as a hint", () => {
  const game = newGame({ n: 13, magnus: "human", derek: "alternating" });
  for (const magnitude of ["1", "1", "1"]) game.call(magnitude);
  assert.equal(nudge(english, game.state(), game.facts()), "");
  game.call("1");
  assert.equal(
    nudge(english, game.state(), game.facts()),
    "Look for two unvisited positions equally far from the token.",
  );
  assert.match(announcement(english, game.state(), game.facts(), 2), /Look for two unvisited positions/);
  const { pair } = game.facts();
  assert.ok(pair);
  const told = (/** @type {boolean} */ isExact) => plainText(adviceText(english, { pair, isExact, sooner: null }));
  const reason = "Hint: call 2. 0 is the midpoint of 11 and 2, both unvisited.";
  assert.equal(told(true), `${reason} No other call promises more.`);
  assert.equal(told(false), `${reason} That is good, though not always the best.`);
});

test("the score counts to perfect play, and says what is proved beside the papers' bound", () => {
  const said = (/** @type {Parameters<typeof newGame>[0]} */ choice) => {
    const game = newGame(choice);
    return plainText(provedSentences(english, { state: game.state(), facts: game.facts() }).join(" "));
  };
  assert.equal(
    said({ n: 13 }),
    "Proved: layer play is over after at most B(13) = 19 rounds. The bound in the papers is 2(n − 1) = 24 (Nedev 2010, Theorem 4). " +
      "No Magnus needs fewer than p − 4 + ⌈¾⌈log₂ p⌉⌉ = 12 rounds against a good Derek. That is proved, too.",
  );
  assert.match(
    said({ n: 67, derek: "outlast" }),
    /This Derek promises: no Magnus needs fewer than p − 4 \+ ⌈¾⌈log₂ p⌉⌉ = 69 rounds\. That is proved, too\./,
  );
  assert.match(said({ n: 1009, derek: "outlast" }), /no Magnus needs fewer than .* \+ σ₀ \+ σ₁ \+ … = 1,014 rounds\./);
  assert.match(
    said({ n: 45 }),
    /As 3 divides n, it reaches f\*\(n\) positions after .* = 36 rounds, fewer than 5n\/6\. .* 3\(n − 1\) = 132/,
  );
  assert.match(said({ n: 45, magnus: "two-phase" }), /^This Magnus promises at most 3\(n − 1\) = 132 rounds\./);
  const { facts, state } = { facts: newGame({ n: 13 }).facts(), state: newGame({ n: 13 }).state() };
  assert.equal(plainText(roundsText(english, 15, facts.table)), "15 of 15");
  assert.equal(plainText(roundsText(english, 17, facts.table)), "17, 2 more than 15");
  assert.equal(plainText(visitedText(english, state, 12)), "12 of f*(13) = 12");
});

test("each name in a sentence carries its explanation, and an explanation of one layer does not repeat for the next", () => {
  const marked = (/** @type {string} */ text) => [...text.matchAll(/⟦([^|]*)\|([^⟧]+)⟧/g)].map(([, ...mark]) => mark);
  const call = { n: 23, from: 18, magnitude: 3, landings: /** @type {[number, number]} */ ([21, 15]) };
  const text = callReason(
    english,
    { kind: "prime", depth: 2, unvisited: 4, atMost: 3, size: 25 },
    call,
    newGame({ n: 23 }).facts(),
  );
  const targets = marked(text).filter(([, target]) => !target?.startsWith("position:"));
  assert.deepEqual(targets, [
    ["M²(A)", "layer:2"],
    ["M(A)", "layer:1"],
    ["midpoint", "midpoint"],
    ["M(A)", "layer:1"],
    ["A", "layer:0"],
    ["M³(A)", "layer:3"],
  ]);
  assert.equal(termOf("layer:3"), termOf("layer:2"));
  assert.notEqual(termOf("layer:1"), termOf("layer:2"));
  const means = (/** @type {string} */ target, /** @type {RegExp} */ meaning) =>
    assert.match(meaningOf(english, target), meaning, target);
  means("layer:2", /^M²\(A\) is M\(A\) together with the midpoints of all pairs from M\(A\)\. .* at most 2 rounds/);
  means("R:13", /^R\(13\) is the fewest rounds in which Magnus can force f\*\(13\) positions/);
  means("star:n", /^f\*\(n\) is the number of positions .* on a table of n,/);
  means("class:2/3", /^\[2\]₃ is a class: the positions that leave the remainder 2 when divided by 3/);
  means("table:13", /the positions 0 to 12/);
  means("position:5", /^$/);
});

/** Every text of every message. @param {{[key: string]: import("../../www/text/types").Message}[]} parts */
const textsOf = (parts) =>
  parts
    .flatMap((part) => Object.values(part))
    .flatMap((text) => (typeof text === "string" ? [text] : Object.values(text)));

test("every word that a message marks has a meaning", async () => {
  const files = readdirSync(TEXT, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".js") && file !== "basics.js",
  );
  const parts = await Promise.all(files.map(async (file) => (await import(new URL(file, TEXT).href)).default));
  for (const text of textsOf(parts)) {
    for (const [, target = ""] of text.matchAll(/⟦[^|⟧]*\|([^⟧]*)⟧/g))
      assert.notEqual(meaningOf(english, target), "", `${target} in: ${text}`);
    assert.doesNotMatch(text.replaceAll(/⟦[^|⟧]*\|[^|⟧]+⟧/g, ""), /[⟦⟧]/, text);
  }
});

test("landings and layers are described", () => {
  assert.equal(
    landingText(english, { direction: "+", magnitude: 1, position: 1234, new: true, depth: 0 }),
    "to 1,234 · new position",
  );
  assert.equal(
    landingText(english, { direction: "+", magnitude: 1, position: 7, new: false, depth: null }),
    "to 7 · visited, in no layer",
  );
  // For Derek only the kept positions count, not the depth of a landing.
  const to = (/** @type {number} */ position, /** @type {boolean} */ fresh) =>
    /** @type {const} */ ({ direction: "+", magnitude: 1, position, new: fresh, depth: fresh ? 0 : 2 });
  const said = (/** @type {typeof english} */ words) =>
    [to(4, true), to(3, true), to(0, false)].map((landing) => landingText(words, landing, { kept: [1, 4, 7] }));
  assert.deepEqual(said(english), ["to 4 · one of your three", "to 3 · new position", "to 0 · visited"]);
  assert.deepEqual(said(german), ["zu 4 · eine Ihrer drei", "zu 3 · neue Position", "zu 0 · besucht"]);
  assert.equal(landingLabel(english, to(4, true), 1, { kept: [2, 4] }), "clockwise, +1 to 4, one of your two");
  // Nor where the layers are not in sight; else it has the name of its ring.
  const layered = [null, { layers: false }].map((overlay) => landingText(english, to(0, false), overlay));
  assert.deepEqual(layered, ["to 0 · visited, in M²(A)", "to 0 · visited"]);
  const game = newGame({ n: 13 });
  assert.equal(layerSentence(english, 0, game.state()), "A is the set of the 12 unvisited positions.");
  assert.match(
    layerSentence(english, 1, game.state()),
    /^M\(A\) is A with all midpoints of its pairs: 1 new member, midway between two/,
  );
});

test("the breadcrumb names the levels of the recursion", () => {
  const game = newGame({ n: 45, magnus: "two-phase" });
  const { plan } = game.facts();
  assert.ok(plan);
  assert.equal(breadcrumb(english, plan), "Z₄₅, phase 1 › [0]₃ ≅ Z₁₅, phase 1 › [0]₉ ≅ Z₅, layers");
  assert.match(planSentence(english, plan), /^Its 3 classes mod 3 are the positions of the inner table\. Phase 1: /);
});

test("a sentence gets its full stop once", () => {
  assert.deepEqual(["a", "a.", "a. ", "a!", "why?", "and so on…", "“a.”"].map(endWithStop), [
    ...["a.", "a.", "a.", "a!", "why?", "and so on…", "“a.”"],
  ]);
});

test("a call or an answer from a list is said to have been fixed before the game", () => {
  assert.match(english.plain("whyScripted", { call: 6, place: 1 }), /before the game began: call 1 is 6, wherever/);
  assert.match(english.plain("answerScripted", { way: "clockwise", place: 2 }), /before the game began: answer 2 is/);
});
