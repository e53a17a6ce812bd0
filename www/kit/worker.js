// @ts-check
/** Workers of the page: the one way to start one, to hear it, to end it, and to say why it failed. */

import { pageSpeaker } from "../text/page.js";
import { messageOf, withStop } from "./sentences.js";
import { trusted } from "./trusted.js";

/**
 * @typedef {object} Kind
 * @property {string} name by which a host without files knows it
 * @property {(Worker: Starter) => Worker} start it from its script; the bundler looks for these very words: `new Worker(new URL("./NAME.js", import.meta.url), { type: "module" })`
 * @property {string} without what cannot be done without it, as in "No game can be solved"
 */

/** What starts a worker from a script: the browser, or what stands in for it. @typedef {new (script: URL, options: WorkerOptions) => Worker} Starter */

/** What the policy of the page has refused last: the browser does not tell the worker. @type {SecurityPolicyViolationEvent | null} */
let violation = null;
globalThis.document?.addEventListener("securitypolicyviolation", (event) => {
  if (event.effectiveDirective === "worker-src" && event.disposition === "enforce") violation = event;
});

/** @type {(kind: Kind) => Worker} */
let create = ({ start }) => start(/** @type {Starter} */ (/** @type {unknown} */ (fromFile)));

/**
 * For a host without files of its own: how workers are made from now on.
 * @param {(name: string) => Worker} another
 */
export function provideWorkers(another) {
  create = ({ name }) => another(name);
}

/**
 * Starts a worker; throws a sentence where the page may have none.
 * @template Said
 * @param {Kind} kind
 * @param {(said: Said) => void} hear every message, until the worker is ended
 * @param {(why: string, told: string, needs?: string) => void} failed it has ended by itself: why, with a full stop, to be read after a colon;
 *   what of it the browser says, which may be nothing; and what the policy of the page lacks, if that is the reason
 */
export function startWorker(kind, hear, failed) {
  violation = null;
  const worker = created(kind);
  let ended = false;
  /** Ends it, in the middle of whatever it does. */
  const end = () => {
    ended = true;
    worker.terminate();
  };
  const fail = (/** @type {string} */ why, told = "", needs = "") => {
    if (ended) return;
    end();
    failed(why, told, needs);
  };
  worker.addEventListener("message", (/** @type {MessageEvent<Said>} */ { data }) => {
    // A message may be on its way already when the worker ends.
    if (!ended) hear(data);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    // A script that cannot be loaded, or may not be, gives an error without a message.
    const needs = event.message ? "" : lacking();
    const words = pageSpeaker();
    const silent = needs ? words.plain("workerRefused", { source: needs }) : words.plain("workerMissing");
    fail(withStop(event.message || silent), event.message, needs);
  });
  worker.addEventListener("messageerror", () => fail(pageSpeaker().plain("unreadable")));
  return { tell: (/** @type {unknown} */ message) => worker.postMessage(message), end };
}

/** What the policy of the page would need for the worker that it has refused; "" if it has refused none. */
function lacking() {
  if (!violation) return "";
  return violation.blockedURI.startsWith("blob") ? "blob:" : "'self'";
}

/** @param {Kind} kind */
function created(kind) {
  try {
    return create(kind);
  } catch (reason) {
    const why = withStop(messageOf(reason));
    throw new Error(pageSpeaker().plain("noWorker", { task: kind.without, why }), { cause: reason });
  }
}

/** Starts the file of a worker, or imports it where that is refused. @param {URL} script @param {WorkerOptions} options */
function fromFile(script, options) {
  try {
    return new Worker(trusted().createScriptURL(script.href), options);
  } catch {
    // A page of another origin, or of none as in a sandboxed frame, may not start the file, but may import it. Not a module:
    // Chromium refuses these to a page without an origin.
    const text = new Blob([`(${importing})(${JSON.stringify(script.href)})`], { type: "text/javascript" });
    return new Worker(trusted().createScriptURL(URL.createObjectURL(text)));
  }
}

/** In a worker: becomes the worker of a file, and keeps the messages that come before that is there. @param {string} file */
function importing(file) {
  /** @type {MessageEvent[]} */
  const early = [];
  const keep = (/** @type {MessageEvent} */ event) => early.push(event);
  addEventListener("message", keep);
  import(/* @vite-ignore */ file).then(
    () => {
      removeEventListener("message", keep);
      for (const { data } of early) dispatchEvent(new MessageEvent("message", { data }));
    },
    // Thrown outside of the promise, so that the page hears it.
    (reason) => setTimeout(() => reportError(reason)),
  );
}
