// @ts-check
/**
 * The message in place of a page whose modules cannot be loaded; in a frame it also goes to the host. A classic
 * script, because those run everywhere, even in a page opened from a disk.
 */

(() => {
  /** Words of another language, loaded before by text/LANGUAGE/scripts/not-loaded.js. @type {any} */
  const page = window;
  const words = page.notLoaded ?? {
    /** @param {boolean} framed */
    fromDisk: (framed) =>
      `${framed ? "The table" : "This page"} could not be loaded: it consists of several files, which browsers do not load into a page opened from a disk. It needs a web server.`,
    /** @param {string} name */
    missing: (name) =>
      `A part of this page could not be loaded: ${name}, or a module that it imports, could not be fetched. Either there is no network, or the server does not have it. Perhaps there is a new version: then reload the page.`,
    /** @param {string} name */
    missingInFrame: (name) =>
      `The table could not be loaded: ${name}, or a module that it imports, could not be fetched. Either there is no network, or the server does not have it, or the frame is sandboxed and the server does not allow it with Access-Control-Allow-Origin.`,
    instead: "The single file magnus-derek.html has the table and the Lab in it, and works from a disk too.",
    again: "Try again",
  };
  const root = document.documentElement;
  let message = "";
  root.classList.add("starting");

  /** Sends a message as in pages/embed/messages.js, which has not loaded. @param {object} fields */
  const send = (fields) => {
    if (parent !== window) parent.postMessage({ source: "magnus-derek", v: 1, ...fields }, "*");
  };

  /** The file that failed to load, and why. @param {HTMLScriptElement} script */
  function sentence({ src }) {
    const framed = parent !== window;
    if (location.protocol === "file:") return words.fromDisk(framed);
    const name = new URL(src).pathname.split("/").at(-1) ?? src;
    return framed ? words.missingInFrame(name) : words.missing(name);
  }

  /** @param {Event} event */
  function failed({ target }) {
    if (message || !(target instanceof HTMLScriptElement && target.type === "module")) return;
    message = sentence(target);
    root.classList.remove("starting");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
    else show();
  }

  function show() {
    const note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.className = "not-loaded";
    note.textContent = `${message} ${words.instead}`;
    document.querySelector("main")?.prepend(note);
    // A control without effect must not look usable.
    for (const control of document.querySelectorAll("button, input, select, textarea")) {
      /** @type {HTMLButtonElement} */ (control).disabled = true;
    }
    // A page from a disk fails in the same way each time.
    if (location.protocol !== "file:") note.after(retryButton());
    send({ type: "error", message, userInitiated: false });
    const height = document.querySelector("main")?.offsetHeight ?? 0;
    send({ type: "resize", height });
    if (parent !== window) parent.postMessage({ subject: "lti.frameResize", height }, "*");
  }

  /** Makes the button that loads the page once more, for below what is said of the failure. */
  function retryButton() {
    const button = document.createElement("button");
    button.className = "try-again";
    button.textContent = words.again;
    button.onclick = () => location.reload();
    return button;
  }

  addEventListener("error", failed, true);
  addEventListener("retry", () => document.querySelector("magnus-derek")?.prepend(retryButton()));
  addEventListener("message", ({ source, data }) => {
    const isAsked = message && source === parent && data?.target === "magnus-derek";
    if (isAsked) send({ type: "reply", id: data.id, error: message });
  });
})();
