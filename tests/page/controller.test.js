// @ts-check
/** Acts at a table without a page: what follows from the state, with the real core and a view that only remembers. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as core from "../../www/pkg/magnus_derek.js";
import { move, openLink, travel } from "../../www/table/acts/acts.js";
import { adviceOn } from "../../www/table/acts/advise.js";
import { ACTS } from "../../www/table/acts/person.js";
import { Controller } from "../../www/table/controller.js";
import { Game } from "../../www/table/game/game.js";
import { progressShown, tableToSolve } from "../../www/table/game/wait.js";
import {
  clickOn,
  considerMagnitude,
  FIRST_LOOK,
  hoverPosition,
  previewOf,
  showLayer,
  showStandingLayer,
} from "../../www/table/shown/look.js";
import { modelOf, pictureOf } from "../../www/table/shown/model.js";
import { english } from "../../www/text/english.js";
import { plainText } from "../../www/text/names.js";
import { adviceText } from "../../www/text/say/table/advice.js";
import { newGame } from "./core.js";
import { study } from "./study.js";

/** @import { Fields, Overlay, Settings } from "../../www/table/types" */

/** @type {Settings} */
const PLAIN = { readonly: false, evaluate: false, previews: true, overlay: null, address: () => "" };

/** A view that remembers what it is told, in order. */
class Remembering {
  /** @type {any[]} */
  static all = [];
  /** @type {string[]} */
  told = [];
  /** @type {any} */
  actions;
  /** @type {any} */
  pointer;
  /** @type {any} */
  model;
  /** @type {any} */
  picture;

  /** @param {...any} given */
  constructor(...given) {
    [, , this.actions, this.pointer] = given;
    Remembering.all.push(this);
  }

  /** @param {any} picture */
  draw(picture) {
    this.picture = picture;
    this.told.push("drawn");
  }

  /** @param {any} model */
  update(model) {
    this.model = model;
  }

  /** @param {string} sentence */
  announce(sentence) {
    this.told.push(sentence);
  }

  /** @param {() => void} act */
  afterLanding(act) {
    act();
  }

  announceMore() {}
  showRefusals() {}
  showTable() {}
  dialogs = { close() {} };
}

/**
 * A table that is on the page, and what it has fired.
 * @param {Fields} fields @param {Partial<Settings>} [settings]
 */
function tableOf(fields, settings = {}) {
  const { game } = Game.begin(core, fields, (name, reason) => assert.fail(`${name}: ${reason}`));
  /** @type {string[]} */
  const fired = [];
  const chosen = { ...PLAIN, ...settings };
  const host = {
    /** @param {Overlay | null} overlay */
    set overlay(overlay) {
      chosen.overlay = overlay;
      controller.overlayChanged();
    },
  };
  const place = {
    core,
    root: /** @type {any} */ ({ host }),
    words: english,
    settings: () => chosen,
    emit: (/** @type {string} */ name, /** @type {boolean} */ user, /** @type {any} */ { change } = {}) => {
      fired.push([name, change, user && "user"].filter(Boolean).join(" "));
      return true;
    },
    carryOver: () => assert.fail("another core"),
    lost: () => {},
  };
  const controller = new Controller(game, place, ACTS, /** @type {any} */ (Remembering));
  // A drawing that is only asked for never comes here: what the tests look at is drawn by the act itself, or not at all.
  Object.assign(globalThis, {
    requestAnimationFrame: () => 1,
    cancelAnimationFrame: () => {},
  });
  controller.enter();
  const view = Remembering.all.at(-1);
  return {
    controller,
    game,
    view,
    fired,
    pointer: view.pointer,
    actions: view.actions,
  };
}

test("a first click on a position considers its magnitude, a second calls it", (t) => {
  const { controller, game, pointer, fired } = tableOf({
    n: "13",
    magnus: "human",
    derek: "human",
  });
  t.after(() => controller.leave());
  pointer.choose(4);
  assert.equal(controller.look.considered, "4");
  assert.equal(game.now.state.magnitude, null);
  assert.deepEqual(fired, []);
  pointer.choose(4);
  assert.equal(game.now.state.magnitude, 4);
  assert.equal(controller.look.considered, null, "a call begins the look anew");
  assert.deepEqual(fired, ["md-move move user", "md-change move user", "md-landed move user"]);
});

test("a click on another position considers its magnitude instead, and on a landing it answers", (t) => {
  const { controller, game, pointer } = tableOf({
    n: "13",
    magnus: "human",
    derek: "human",
  });
  t.after(() => controller.leave());
  for (const position of [4, 10]) pointer.choose(position);
  assert.equal(controller.look.considered, "3", "10 is three positions from 0, the other way round");
  pointer.choose(10);
  pointer.choose(5);
  assert.deepEqual([game.now.state.round, game.now.state.magnitude], [0, 3], "5 is no landing of a call of 3");
  pointer.choose(10);
  assert.deepEqual([game.now.state.round, game.now.state.token], [1, 10]);
});

test("on a read-only table a click changes nothing, and a magnitude that is considered shows no landings", (t) => {
  const { controller, game, pointer, view, fired } = tableOf(
    { n: "13", magnus: "human", derek: "human" },
    { readonly: true },
  );
  t.after(() => controller.leave());
  pointer.choose(4);
  pointer.choose(4);
  assert.equal(controller.look.considered, null);
  controller.updateLook(considerMagnitude("4"));
  controller.show();
  assert.equal(game.now.state.magnitude, null);
  assert.equal(view.model.look.preview, null);
  assert.deepEqual(fired, []);
});

test("an act is announced, then shown, then fired", (t) => {
  const { controller, game, view, fired } = tableOf({ n: "13" });
  t.after(() => controller.leave());
  view.told.length = 0;
  /** @type {string[]} */
  const order = [];
  const push = fired.push.bind(fired);
  fired.push = (...names) => {
    order.push(...view.told.splice(0), ...names);
    return push(...names);
  };
  move(controller, () => game.handle.answer("+"));
  assert.equal(order.length, 5);
  assert.match(String(order[0]), /Round 1\. Magnus called/);
  assert.deepEqual(order.slice(1), ["drawn", "md-move move", "md-change move", "md-landed move"]);
});

test("a refused act leaves game and look alone, is in the model, and goes with the next act", (t) => {
  const { controller, game, actions, fired } = tableOf({
    n: "13",
    magnus: "human",
    derek: "human",
  });
  t.after(() => controller.leave());
  controller.updateLook(considerMagnitude("9"));
  const { look } = controller;
  actions.call("9");
  assert.equal(game.now.state.magnitude, null);
  assert.equal(controller.look, look);
  assert.deepEqual(fired, ["md-error user"]);
  assert.equal(controller.model().refusals.length, 1);
  actions.call("6");
  assert.deepEqual(controller.model().refusals, []);
});

test("an overlay that does not fit the table is refused and taken off, once", (t) => {
  const { controller, view, fired } = tableOf({ n: "13" }, { overlay: { marks: [13] } });
  t.after(() => controller.leave());
  assert.equal(view.model.overlay, null);
  assert.equal(controller.settings().overlay, null);
  assert.deepEqual(fired, ["md-error"]);
  assert.match(view.model.refusals[0].message, /overlay\.marks\[0\]/);
});

test("asking for the model refuses no overlay; showing the table does", (t) => {
  const { controller, fired } = tableOf({ n: "13" });
  t.after(() => controller.leave());
  const wrong = { marks: [13] };
  controller.host.overlay = wrong;
  assert.equal(controller.model().overlay, null);
  assert.equal(controller.settings().overlay, wrong);
  assert.deepEqual(fired, []);
  controller.show();
  assert.equal(controller.settings().overlay, null);
  assert.deepEqual(fired, ["md-error"]);
});

test("an overlay is asked for once for each position", (t) => {
  /** @type {number[]} */
  const asked = [];
  const overlay = (/** @type {{round: number}} */ { round }) => {
    asked.push(round);
    return { sentence: `Round ${round}.` };
  };
  const { controller, game, view } = tableOf({ n: "13" }, { overlay });
  t.after(() => controller.leave());
  controller.show();
  move(controller, () => game.handle.answer("+"));
  controller.show();
  assert.deepEqual(asked, [0, 1]);
  assert.equal(view.model.overlay.sentence, "Round 1.");
});

test("a new game resets the look but keeps the lens and the layers of a lesson", (t) => {
  const { controller, game, actions } = tableOf({
    n: "45",
    magnus: "human",
    derek: "human",
  });
  t.after(() => controller.leave());
  const seen = () => {
    const { layer, lens, considered, opened } = controller.look;
    return { layer, lens, considered, opened };
  };
  actions.toggleLens();
  actions.showLayer(1);
  actions.preview("3");
  assert.deepEqual(seen(), {
    layer: 1,
    lens: true,
    considered: "3",
    opened: true,
  });
  actions.call("3");
  assert.deepEqual(seen(), {
    layer: null,
    lens: true,
    considered: null,
    opened: false,
  });
  controller.updateLook(showStandingLayer(0, game));
  actions.showLayer(1);
  actions.answer("+");
  assert.deepEqual(seen(), {
    layer: 0,
    lens: true,
    considered: null,
    opened: false,
  });
});

test("a look that says the same is the same object, so nothing is drawn for it", () => {
  const look = hoverPosition(3)(FIRST_LOOK);
  assert.equal(hoverPosition(3)(look), look);
  assert.notEqual(hoverPosition(4)(look), look);
  assert.equal(FIRST_LOOK.hovered, null, "no step changes the look it begins with");
});

test("the meaning of a click and the landings shown follow from game and look alone", () => {
  const { game } = Game.begin(core, { n: "13", magnus: "human", derek: "human" }, () => {});
  assert.deepEqual(clickOn(game, FIRST_LOOK, 4), { consider: "4" });
  assert.deepEqual(clickOn(game, considerMagnitude("4")(FIRST_LOOK), 4), { call: "4" });
  assert.equal(clickOn(game, FIRST_LOOK, 13), null, "a position that the table does not have means nothing");
  const positions = (/** @type {import("../../www/table/shown/look.js").LookChange} */ change) =>
    previewOf(game, change(FIRST_LOOK))?.map(({ position }) => position) ?? null;
  assert.deepEqual(positions(hoverPosition(4)), [4, 9]);
  assert.deepEqual(
    positions((look) => considerMagnitude("2")(hoverPosition(4)(look))),
    [2, 11],
    "what is typed counts more",
  );
  assert.equal(positions(considerMagnitude("7")), null, "7 is no magnitude on a table of 13");
});

test("the hint for Magnus is a best call by exact values, and says so; without them it says that it need not be", () => {
  let farther = 0;
  for (const n of [13, 16, 21]) {
    for (let seed = 1; seed <= 8; seed++) {
      const { game } = Game.begin(core, { n: String(n), magnus: "human", derek: "protector" }, () => {});
      for (let round = 0; game.now.state.turn !== "over"; round++) {
        const advice = adviceOn(game);
        assert.ok(advice?.isExact);
        const { magnitude } = advice.pair;
        const loss = game.evaluation?.calls[magnitude - 1]?.loss;
        assert.deepEqual([loss?.positions, loss?.rounds], [0, 0], `${n}, round ${round}`);
        if (advice.sooner) {
          farther += 1;
          assert.match(
            plainText(adviceText(english, advice)),
            /^Hint: call \d+\. With \d+ a new position comes sooner, but that may cost you \d+ /,
          );
        }
        // Sometimes the person calls something of his own.
        const own = 1 + ((seed * 31 + round * 17) % Math.floor(n / 2));
        game.handle.call(String(round > 40 || (seed + round) % 3 ? magnitude : own));
        game.changed();
      }
      assert.equal(adviceOn(game), null);
    }
  }
  assert.ok(farther > 0, "sometimes the nearest pair is not the best");
  const { game } = Game.begin(core, { n: "45", magnus: "human", derek: "protector" }, () => {});
  assert.equal(adviceOn(game)?.isExact, false);
});

test("at the end nothing is shown before a call where the pointer happens to rest, and a tap calls nothing", () => {
  const { game } = Game.begin(core, { n: "13", magnus: "human", derek: "protector" }, () => {});
  while (game.now.state.turn !== "over") {
    game.handle.call(String(game.now.facts.pair?.magnitude));
    game.changed();
  }
  assert.equal(previewOf(game, hoverPosition(4)(FIRST_LOOK)), null);
  assert.equal(clickOn(game, FIRST_LOOK, 4), null);
  assert.equal(previewOf(game, considerMagnitude("2")(FIRST_LOOK))?.length, 2, "who goes on types");
});

test("the model and the picture are the same for the same state, however it was reached", () => {
  const link = (/** @type {string[]} */ ...answers) => {
    const handle = newGame({ n: 13 });
    for (const answer of answers) handle.answer(answer);
    return handle.link();
  };
  const there = tableOf({ state: link("+", "-") });
  const round = tableOf({ n: "13" });
  for (const answer of ["+", "-"]) move(round.controller, () => round.game.handle.answer(answer));
  travel(round.controller, () => round.game.handle.goTo(0));
  for (let left = 2; left > 0; left -= 1) move(round.controller, () => round.game.handle.redo());
  round.controller.updateLook((look) => ({ ...look, opened: true }));
  /** @param {import("../../www/table/controller.js").Controller} controller */
  const shown = (controller) => {
    const table = controller.table();
    const { order, firstVisits, depths, route, ranks, settings, landings, link, layerPairs, ...model } = modelOf(table);
    assert.equal(ranks(), null);
    const lists = [order, firstVisits, depths, route].map((list) => [...list()]);
    return { model, lists, landings: landings(1), pairs: [...layerPairs(1)], picture: pictureOf(table) };
  };
  assert.deepEqual(shown(round.controller), shown(there.controller));
  assert.deepEqual(shown(there.controller), shown(there.controller), "to look at it changes nothing");
  for (const { controller } of [there, round]) controller.leave();
});

test("the table solves itself for a player that needs it, for the values and for the verdict", () => {
  const wanted = (
    /** @type {Fields} */ fields,
    /** @type {boolean} */ evaluate,
    /** @type {Overlay | null} */ overlay = null,
  ) => {
    const { game } = Game.begin(core, fields, (name, reason) => assert.fail(`${name}: ${reason}`));
    return tableToSolve(game, { ...PLAIN, evaluate }, overlay);
  };
  const people = { magnus: "human", derek: "human" };
  assert.deepEqual(wanted({ n: "26", magnus: "perfect", derek: "human" }, false), { n: 26, forPlayer: true });
  assert.deepEqual(wanted({ n: "26", ...people }, true), { n: 26, forPlayer: false });
  assert.equal(wanted({ n: "26", ...people }, false), null);
  assert.equal(wanted({ n: "30", ...people }, true), null, "30 is too large to be solved");
  const over = { state: overAt(26) };
  assert.deepEqual(wanted(over, false), { n: 26, forPlayer: false });
  assert.equal(wanted(over, false, { layers: false }), null, "a page that leaves the layers out shows no verdict");
});

/** The link of a game of two computers at its end. @param {number} n */
function overAt(n) {
  const handle = newGame({ n, derek: "protector" });
  while (handle.canStep() && handle.state().turn !== "over") handle.step();
  return handle.link();
}

test("only the person who started solving hears that it has stopped", () => {
  const stopped = { n: 26, forPlayer: false, share: 0.5, stopped: "Stopped." };
  assert.equal(progressShown(stopped, PLAIN), null);
  assert.equal(progressShown(stopped, { ...PLAIN, evaluate: true }), stopped);
  const [forPlayer, going] = [
    { ...stopped, forPlayer: true },
    { ...stopped, stopped: "" },
  ];
  assert.equal(progressShown(forPlayer, PLAIN), forPlayer);
  assert.equal(progressShown(going, PLAIN), going);
});

test("a link that cannot be opened leaves game and look as they are", (t) => {
  const { controller, game, fired } = tableOf({ n: "13" });
  t.after(() => controller.leave());
  const { handle } = game;
  assert.ok(openLink(controller, "1.nonsense") instanceof Error);
  assert.equal(game.handle, handle);
  assert.equal(game.now.state.n, 13);
  assert.deepEqual(fired, ["md-error"]);
});

test("a damaged or misspelt link of a set-up position is refused at once, and a good one is left to the larger core", (t) => {
  const { controller, game } = tableOf({ n: "13" });
  t.after(() => controller.leave());
  const { handle } = game;
  /** @type {unknown[][]} */
  const asked = [];
  controller.actions = { ...controller.actions, author: async (...how) => void asked.push(how) };
  const written = "n=13&visited=1-4,9&token=9&magnus=human&derek=human";
  const position = study.Handle.open(written);
  const short = position.link();
  position.free();
  const damaged = short.replace(
    /(.)(.)(..)$/,
    (_, one, other, check) => `${one === other ? "A" : other}${one}${check}`,
  );
  for (const [link, reason] of [
    [
      damaged,
      "This link is damaged: its last two characters do not fit the rest. Its end may be missing: copy it again as a whole.",
    ],
    ["2.A", "This link is damaged: it ends too early. Copy it again as a whole."],
    [
      written.replace("visited", "visted"),
      "This link has the field “visted”, which is not known: visited may be meant.",
    ],
    [written.replace("13", "1"), "n must be a whole number from 2 to 1,048,576, but it is 1."],
  ])
    assert.equal(openLink(controller, String(link))?.message, reason);
  assert.deepEqual(asked, []);
  for (const link of [short, written]) assert.equal(openLink(controller, link), null);
  assert.deepEqual(
    asked,
    [short, written].map((link) => ["open", { link, about: "" }]),
  );
  assert.equal(game.handle, handle);
});

test("scripts read one state and one link a change, however often they ask, and others after the next one", () => {
  const { controller, game, view } = tableOf({ n: "13", magnus: "any-pair", seed: "5" });
  /** @type {string[]} */
  const asked = [];
  for (const name of ["state", "facts", "link", "beginning"]) {
    const ask = Reflect.get(game.handle, name);
    Reflect.set(game.handle, name, (/** @type {unknown[]} */ ...values) => {
      asked.push(name);
      return ask.apply(game.handle, values);
    });
  }
  const read = () => ({ ...controller.read(), link: controller.link(), start: game.beginning });
  const before = read();
  asked.length = 0;
  move(controller, () => game.handle.answer("+"));
  const now = read();
  for (let again = 0; again < 3; again++) {
    for (const [name, value] of Object.entries(read())) assert.equal(value, Reflect.get(now, name), name);
  }
  assert.deepEqual(asked.toSorted(), ["beginning", "facts", "link", "state"]);
  assert.notEqual(now.state, before.state);
  assert.deepEqual([before.state.round, now.state.round], [0, 1], "what was read before stays as it was");
  assert.deepEqual([before.state.visited, now.state.visited.length], [[0], 2]);
  assert.equal(now.state.visited, controller.read().state.visited);
  assert.notEqual(now.link, before.link);
  controller.updateLook(showLayer(0, null));
  assert.notEqual(controller.link(), now.link, "the link says which layers are shown");
  assert.equal(asked.filter((name) => name === "link").length, 2);
  assert.equal(controller.read().state, now.state);
  travel(controller, () => game.handle.undo());
  assert.deepEqual([controller.read().state.round, game.beginning], [0, before.start]);
  assert.ok(view);
});

test("the facts of the table are made once a game, and anew for another table", () => {
  const { game } = tableOf({ n: "13", magnus: "any-pair" });
  const { table } = game.now.facts;
  game.handle.answer("+");
  game.changed();
  assert.equal(game.now.facts.lastVisit, 1, "the facts of the position are those of now");
  assert.equal(game.now.facts.table, table);
  game.anew({ n: "9" });
  game.changed();
  assert.deepEqual([table.maxMagnitude, game.now.facts.table.maxMagnitude], [6, 4]);
});

test("the facts for scripts say what perfect play gives, who is a person and what is promised, and nobody can change them", () => {
  const { controller, game } = tableOf({ n: "13", magnus: "any-pair", seed: "5" });
  const { facts } = controller.read();
  assert.deepEqual([facts.par.positions, facts.par.rounds, facts.lastVisit, facts.seed], [12, 15, 0, 5]);
  assert.deepEqual([facts.magnus.id, facts.magnus.human, facts.magnus.seeded], ["any-pair", false, true]);
  assert.equal(facts.magnus.promise?.positions, 12);
  assert.deepEqual(facts.derek, { id: "human", human: true, seeded: false, promise: null });
  for (const one of [facts, facts.par, facts.magnus, facts.derek, facts.magnus.promise])
    assert.ok(Object.isFrozen(one));
  move(controller, () => game.handle.answer("+"));
  assert.deepEqual([facts.lastVisit, controller.read().facts.lastVisit], [0, 1]);
  openLink(controller, "n=16&magnus=human&derek=protector");
  assert.deepEqual([controller.read().facts.magnus.human, controller.read().facts.derek.human], [true, false]);
});
