// @ts-check
/**
 * For frames in which the modules of the table cannot be loaded: says so, on the page and to the page around it. A script of the
 * old kind, because such scripts run everywhere.
 */

(() => {
  const root = document.documentElement;
  let message = "";
  root.classList.add("starting");

  /** As in embed-messages.js, which has not come. @param {object} fields */
  const tell = (fields) => {
    if (parent !== window) parent.postMessage({ source: "magnus-derek", v: 1, ...fields }, "*");
  };

  /** @param {Event} event */
  function failed({ target }) {
    if (!(target instanceof HTMLScriptElement && target.type === "module")) return;
    const where =
      location.protocol === "file:"
        ? "browsers do not load them into a page that was opened as a file."
        : "they are not there, or the frame is sandboxed and the server does not allow it with Access-Control-Allow-Origin.";
    message = `The table could not be loaded, because it consists of several files: ${where}`;
    root.classList.remove("starting");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
    else show();
  }

  function show() {
    const note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.textContent = `${message} The single file magnus-derek.html has everything in it and works there too.`;
    document.querySelector("magnus-derek")?.append(note);
    tell({ type: "error", message, userInitiated: false });
    tell({ type: "resize", height: document.querySelector("main")?.offsetHeight ?? 0 });
  }

  addEventListener("error", failed, true);
  addEventListener("message", ({ source, data }) => {
    const asked = message && source === parent && data?.target === "magnus-derek";
    if (asked) tell({ type: "reply", id: data.id, error: message });
  });
})();
