// @ts-check
/**
 * Messages between a frame with the table and the page around it, version 1. embed-host.js speaks it for a page.
 *
 * The frame says `{source: "magnus-derek", v: 1, type, …}`:
 *
 * | type | fields | when |
 * |---|---|---|
 * | `hello` | | it listens |
 * | `ready` | `link`, `state` | the table can be played |
 * | `change` | `change`, `userInitiated`, `link`, `state` | as the event md-change, at most ten a second |
 * | `end` | `userInitiated`, `link`, `state` | nothing more can be forced |
 * | `lesson` | `lesson`, `step`, `puzzle`, `seed`, `done`, `failed`, `why`, `hints`, `sawSolution`, `userInitiated` | as the event md-lesson |
 * | `answer` | `answer`, `userInitiated` | as the event md-answer |
 * | `error` | `message`, `refusal`, `userInitiated` | something is refused, or the table cannot be loaded |
 * | `resize` | `height` | the content has another height, in CSS pixels, at most 10000; not while `present` is set, and none lower than the frame while the table is loaded |
 * | `reply` | `id`, and `result`, or `error`, a sentence, with `refusal` | to every message of the page |
 *
 * With every `resize` it says `{subject: "lti.frameResize", height}` as well, which learning platforms obey.
 *
 * A `reply` with an `error` has a `refusal` too if the table has refused one thing: the same as data, which a page can say in its language.
 * The sentence is that of the error which the method throws, in English; for `set` that of md-error, in the language of the table.
 *
 * `link` is null if the game is too long for one. `state` is as the state of the tag, without `visited` if n > 1000.
 *
 * The page says `{target: "magnus-derek", v: 1, id, type, …}` with an `id` of its choice:
 *
 * | type | fields | result |
 * |---|---|---|
 * | `hello` | | `{version}`, the latest that the frame speaks |
 * | `getState` | | `{link, state}`, the state with all of `visited` |
 * | `setState` | `link` | `{link, state}` after it |
 * | `set` | `attributes`, by name; null removes one | `{link, state}` after it |
 * | `call` | `magnitude` | `{link, state}` after it |
 * | `answer` | `direction` | `{link, state}` after it |
 * | `goTo` | `round` | `{link, state}` after it |
 * | `step`, `undo`, `redo`, `play`, `pause` | | `{link, state}` after it |
 * | `newGame` | `n`, `magnus`, `derek`, `seed` | `{link, state}` after it |
 * | `switchLine` | `line` | `{link, state}` after it |
 * | `export` | `format`, `options` without functions | `{data, mime}`, the data as an ArrayBuffer |
 * | `fit` | `windowHeight`, in CSS pixels | nothing: the page follows `resize`, so the frame hides its scroll bars, says its height again, and makes no table higher than the window |
 *
 * Listens only to the page around the frame, from any origin: a table has no secrets.
 */

import { describeError as toldOf } from "../../kit/sentences.js";

/** In CSS pixels: a lower window has picture and move side by side. style.js has the same number. */
const LOW = 520;

/** @import { MagnusDerekElement, State } from "../../table/element-types" */
/** @typedef {Record<string, any>} MessageFields */

const NAME = "magnus-derek";
const VERSION = 1;
/** The message that learning platforms understand. */
const PLATFORMS = "lti.frameResize";
/** The largest n for which visited positions are listed unasked. */
const MOST_LISTED = 1000;
/** Milliseconds between messages about changes while the table plays by itself. */
const CHANGE_EVERY_MS = 100;
/** In pixels: wider than the host's scroll bar, which may come and go with our height. */
const SCROLL_BAR = 24;
/** The greatest height requested, in pixels; content below it scrolls. */
const HIGHEST = 10_000;
/** Attributes that the page may set: none that give addresses of links or code. */
const SETTABLE =
  "n magnus derek seed state lesson puzzle answer-state round layers controls readonly present evaluate previews theme lang".split(
    " ",
  );

/** @type {Record<string, (table: MagnusDerekElement, fields: MessageFields) => unknown>} */
const ACTIONS = {
  getState: (table) => snapshot(table, true),
  setState: (table, { link }) => table.setState(link),
  call: (table, { magnitude }) => table.call(magnitude),
  answer: (table, { direction }) => table.answer(direction),
  goTo: (table, { round }) => table.goTo(round),
  step: (table) => table.step(),
  undo: (table) => table.undo(),
  redo: (table) => table.redo(),
  play: (table) => table.play(),
  pause: (table) => table.pause(),
  newGame: (table, { n, magnus, derek, seed }) => table.newGame({ n, magnus, derek, seed }),
  switchLine: (table, { line }) => table.switchLine(line),
  async export(table, { format, options }) {
    const blob = await table.export(format, options);
    return { data: await blob.arrayBuffer(), mime: blob.type };
  },
};

/**
 * Starts the exchange of messages, if there is a page around this one.
 * @param {MagnusDerekElement} table
 * @param {HTMLElement} content its height becomes the frame's
 * @param {(name: string, value: unknown) => void} setOption sets an attribute of the table, or removes it for null
 */
export function connect(table, content, setOption) {
  if (parent === window) return;

  /** @type {typeof ACTIONS} */
  const actions = { hello, fit, ...ACTIONS, set: (_, { attributes }) => set(table, attributes, setOption) };
  let told = { width: 0, height: 0 };
  /** True once the page gives this window the height that it asks for. */
  let followed = false;
  /**
   * True once the table with the looks that come late, or the message about its failure, is there. Until then, keep the
   * room that the page has reserved: a height that is told before would change again.
   */
  let settled = false;

  function hello() {
    return { version: VERSION };
  }

  /** @param {MagnusDerekElement} _ @param {MessageFields} fields */
  function fit(_, { windowHeight }) {
    follow(Number.isFinite(windowHeight) && windowHeight > 0 ? windowHeight : screen.height);
    told = { width: 0, height: 0 };
    sendHeight();
    return null;
  }

  /**
   * Makes the height of this window follow the table's from now on, and not the reverse.
   * @param {number} windowHeight the page's, if known
   */
  function follow(windowHeight) {
    followed = true;
    table.style.setProperty("--md-window", `${windowHeight}px`);
    table.classList.add("followed");
    table.classList.toggle("low", windowHeight <= LOW);
  }

  function sendHeight() {
    const { width, height: exact } = content.getBoundingClientRect();
    const height = Math.min(Math.ceil(exact), HIGHEST);
    document.documentElement.classList.toggle("followed", followed && height < HIGHEST);
    if (table.hasAttribute("present") || height === told.height || !settled) return;
    // Lower only because narrower by a scroll bar, for which the old height was the reason: going back would never end.
    const shrinks = height < told.height && told.height - height < SCROLL_BAR;
    if (shrinks && width < told.width) return;
    told = { width, height };
    post("resize", { height });
    parent.postMessage({ subject: PLATFORMS, height }, "*");
  }

  /** @param {MessageEvent} event */
  async function answer({ source, data }) {
    if (source !== parent || data?.target !== NAME) return;
    const { id } = data;
    try {
      structuredClone(id);
    } catch {
      // Such as a MessagePort, which a page can give away only once.
      post("reply", { error: "The id of a message must be a value that can be copied, such as a number." });
      return;
    }
    try {
      const result = await act(data);
      post("reply", { id, result }, result?.data ? [result.data] : []);
    } catch (error) {
      const { message, refusal } = toldOf(error);
      post("reply", { id, error: message, refusal });
    }
  }

  /** @param {MessageFields} fields @returns {Promise<any>} */
  async function act({ v, type, ...fields }) {
    if (v !== VERSION) throw new Error(`This frame speaks version ${VERSION} of the messages, but v is ${v}.`);
    const action = Object.hasOwn(actions, type) ? actions[type] : undefined;
    if (!action) throw new Error(`There is no message “${type}”. The choices are ${Object.keys(actions).join(", ")}.`);
    if (action === fit || action === hello) return action(table, fields);
    await table.ready;
    return (await action(table, fields)) ?? snapshot(table);
  }

  /** @param {string} name @param {(detail: any) => void} listener */
  const on = (name, listener) =>
    table.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  const news = changes(table);
  const heights = new ResizeObserver(sendHeight);
  const followHeeded = () => {
    if (settled && !followed && told.height > 0 && innerHeight === told.height) follow(screen.height);
  };
  const settle = () => {
    if (settled) return;
    settled = true;
    // Its height is known when it has been laid out.
    heights.disconnect();
    heights.observe(content);
    // The page may have heeded it already.
    requestAnimationFrame(() => requestAnimationFrame(followHeeded));
  };
  const settleLate = () => requestAnimationFrame(settle);
  on("md-ready", () => {
    import("../../table/style/full-picture.js").then(settleLate, settleLate);
    post("ready", snapshot(table));
  });
  on("md-error", ({ message, refusal, userInitiated }) => {
    settle();
    post("error", { message, refusal, userInitiated });
  });
  on("md-change", (detail) => news.add(detail));
  on("md-lesson", ({ state: _, ...about }) => post("lesson", about));
  on("md-answer", ({ answer, userInitiated }) => post("answer", { answer, userInitiated }));
  on("md-end", ({ userInitiated }) => {
    news.send();
    post("end", { userInitiated, ...snapshot(table) });
  });
  addEventListener("message", answer);
  // A page that gives this frame the height that was told, but says no `fit`.
  addEventListener("resize", followHeeded);
  heights.observe(content);
  post("hello");
}

/** Reports changes: the first at once, later ones in groups. @param {MagnusDerekElement} table */
function changes(table) {
  let last = Number.NEGATIVE_INFINITY;
  let waiting = 0;
  /** @type {MessageFields | null} */
  let news = null;
  const send = () => {
    clearTimeout(waiting);
    waiting = 0;
    if (news) post("change", { ...news, ...snapshot(table) });
    news = null;
    last = performance.now();
  };
  return {
    send,
    /** @param {MessageFields} detail */
    add({ change, userInitiated }) {
      news = { change, userInitiated: userInitiated || news?.userInitiated === true };
      const due = last + CHANGE_EVERY_MS - performance.now();
      if (due <= 0) send();
      else waiting ||= setTimeout(send, due);
    },
  };
}

/**
 * Sets attributes; throws sentences for refusals; a lesson's step is reported once it is open or has failed.
 * @param {MagnusDerekElement} table
 * @param {unknown} attributes
 * @param {(name: string, value: unknown) => void} setOption
 */
async function set(table, attributes, setOption) {
  const entries = Object.entries(/** @type {object} */ (attributes ?? {}));
  const unknown = entries.find(([name]) => !SETTABLE.includes(name));
  if (unknown) throw new Error(`There is no attribute “${unknown[0]}” to set. The choices are ${SETTABLE.join(", ")}.`);
  /** @type {{message: string, refusal?: object}[]} */
  const refusals = [];
  const note = (/** @type {CustomEventInit} */ { detail }) => detail.userInitiated || refusals.push(detail);
  table.addEventListener("md-error", note);
  for (const [name, value] of entries) setOption(name, value);
  await table.ready;
  table.removeEventListener("md-error", note);
  const [first, ...others] = refusals;
  if (!first) return;
  const error = new Error(refusals.map(({ message }) => message).join(" "));
  // Of several there is no one thing to say as data.
  throw others.length > 0 ? error : Object.assign(error, { refusal: first.refusal });
}

/** The game as it is now. @param {MagnusDerekElement} table @param {boolean} [whole] */
function snapshot(table, whole = false) {
  const listed = table.state;
  const state = listed && listed.n > MOST_LISTED && !whole ? withoutPositions(listed) : listed;
  let link = null;
  try {
    link = table.getState();
  } catch {
    // Too long for a link.
  }
  return { link, state };
}

/** A copy of a state without its list of visited positions, which is not built for it. @param {State} state */
function withoutPositions(state) {
  const { visited: _, ...others } = Object.getOwnPropertyDescriptors(state);
  return Object.defineProperties({}, others);
}

/** @param {string} type @param {MessageFields} [fields] @param {Transferable[]} [given] */
function post(type, fields = {}, given = []) {
  parent.postMessage({ source: NAME, v: VERSION, type, ...fields }, "*", given);
}
