// @ts-check
/** Workers of the page: the one way to start them, listen to them, end them, and explain a failure. */

import { pageSpeaker } from "../text/page-speaker.js";
import { endWithStop, messageOf } from "./sentences.js";
import { trusted } from "./trusted.js";

/**
 * @typedef {object} WorkerKind
 * @property {string} name for a host without files
 * @property {(Worker: Starter) => Worker} start it from its script; the bundler looks for these very words:
 *   `new Worker(new URL("./NAME.js", import.meta.url), { type: "module" })`
 * @property {string} without the consequence of a failure, as in "No game can be solved"
 */

/**
 * The constructor of workers: the browser's, or a replacement.
 * @typedef {new (script: URL, options: WorkerOptions) => Worker} Starter
 */

/**
 * The last violation of the page's policy: the browser does not report it to the worker.
 * @type {SecurityPolicyViolationEvent | null}
 */
let violation = null;
globalThis.document?.addEventListener("securitypolicyviolation", (event) => {
  if (event.effectiveDirective === "worker-src" && event.disposition === "enforce") violation = event;
});

/** @type {(kind: WorkerKind) => Worker} */
let create = ({ start }) => start(/** @type {Starter} */ (/** @type {unknown} */ (fromFile)));

/** Replaces the way workers are made, for a host without files. @param {(name: string) => Worker} another */
export function provideWorkers(another) {
  create = ({ name }) => another(name);
}

/**
 * Starts a worker; throws a sentence where the page may have none.
 * @template Said
 * @param {WorkerKind} kind
 * @param {(said: Said) => void} receive called with every message until the worker is ended
 * @param {(why: string, told: string, needs?: string) => void} failed called if the worker fails: `why` has a
 *   full stop, to follow a colon; `told` is the browser's message, or ""; `needs` is the missing part of the page's
 *   policy, if that is the cause
 */
export function startWorker(kind, receive, failed) {
  violation = null;
  const worker = createWorker(kind);
  let ended = false;
  /** Ends the worker in the middle of its work. */
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
    if (!ended) receive(data);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    // A script that cannot be loaded, or may not be, gives an error without a message.
    const needs = event.message ? "" : missingDirective();
    const words = pageSpeaker();
    const silent = needs ? words.plain("workerRefused", { source: needs }) : words.plain("workerMissing");
    fail(endWithStop(event.message || silent), event.message, needs);
  });
  worker.addEventListener("messageerror", () => fail(pageSpeaker().plain("unreadable")));
  return { send: (/** @type {unknown} */ message) => worker.postMessage(message), end };
}

/** The policy directive that the refused worker needs; "" if the policy refused none. */
function missingDirective() {
  if (!violation) return "";
  return violation.blockedURI.startsWith("blob") ? "blob:" : "'self'";
}

/** @param {WorkerKind} kind */
function createWorker(kind) {
  try {
    return create(kind);
  } catch (reason) {
    const why = endWithStop(messageOf(reason));
    throw new Error(pageSpeaker().plain("noWorker", { task: kind.without, why }), { cause: reason });
  }
}

/** Starts a worker's file, or imports it if starting is refused. @param {URL} script @param {WorkerOptions} options */
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

/** Inside a worker: becomes the worker of a file, and keeps messages until the file is loaded. @param {string} file */
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
