// @ts-check
/**
 * For pages with the table in iframes. Every `<iframe data-magnus-derek>` gets the height of its content, and
 * `MagnusDerek.frame(iframe)` speaks with one; pages/embed/messages.js lists what can be said.
 */
(() => {
  /** @typedef {HTMLIFrameElement} Frame */
  /** Request to a frame: the window that received it, and the milliseconds that it may still wait before. A `check` only asks whether the frame still listens, and waits that long for the answer. @typedef {{message: object, resolve: (result: any) => void, reject: (reason: Error) => void, sent: Window | null, left: number, check: boolean}} Asked */

  /** No content needs more; a frame that asks for more has a scroll bar. */
  const HIGHEST = 10_000;
  /** Until a frame is heard, unless the page says otherwise. */
  const PATIENCE_MS = 10_000;
  const TICK_MS = 250;

  /** @type {() => NodeListOf<Frame>} */
  const frames = () => document.querySelectorAll("iframe[data-magnus-derek]");
  /** @param {Frame} iframe @param {object} message */
  const post = (iframe, message) =>
    iframe.contentWindow?.postMessage({ ...message, target: "magnus-derek", v: 1 }, "*");
  /** The frame's own window is as high as its content, so it cannot see how high the page's is. @param {Frame} iframe */
  const fit = (iframe) => post(iframe, { type: "fit", windowHeight: innerHeight });
  let last = 0;

  /** @type {WeakMap<Frame, Set<(message: any) => void>>} */
  const listeners = new WeakMap();
  /** The frames that are spoken with, held weakly: one that the page has dropped is not kept for that. @type {Set<WeakRef<Frame>>} */
  const spoken = new Set();

  /** @param {Frame} iframe @param {(message: any) => void} listener */
  function listen(iframe, listener) {
    const known = listeners.get(iframe) ?? new Set();
    if (known.size === 0) spoken.add(new WeakRef(iframe));
    listeners.set(iframe, known.add(listener));
  }

  addEventListener("message", ({ source, data }) => {
    if (data?.source !== "magnus-derek" || data.v !== 1) return;
    for (const iframe of frames()) if (iframe.contentWindow === source) follow(iframe, data);
    for (const reference of spoken) {
      const iframe = reference.deref();
      if (!iframe) spoken.delete(reference);
      else if (iframe.contentWindow === source) for (const hear of listeners.get(iframe) ?? []) hear(data);
    }
  });

  /** @param {Frame} iframe @param {{type: string, height?: unknown}} message */
  function follow(iframe, { type, height }) {
    if (type === "hello") fit(iframe);
    if (type !== "resize" || typeof height !== "number" || !Number.isFinite(height) || height < 0) return;
    const border = getComputedStyle(iframe).boxSizing === "border-box" ? iframe.offsetHeight - iframe.clientHeight : 0;
    iframe.style.height = `${Math.min(height, HIGHEST) + border}px`;
  }

  /** A frame that the browser loads only when it comes near the window is not waited for before. @param {Frame} iframe */
  function isPutOff(iframe) {
    if (iframe.loading !== "lazy" || !iframe.isConnected) return false;
    const { top, bottom } = iframe.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  }

  /** @param {Frame} iframe @param {{patience?: number}} [options] how many milliseconds a request waits for a frame that is not heard */
  function frame(iframe, { patience = PATIENCE_MS } = {}) {
    /** Requests that are not settled. @type {Map<number, Asked>} */
    const waiting = new Map();
    /** The window that listens. @type {Window | null} */
    let there = null;
    let clock = 0;

    /** @param {Asked} asked */
    function send(asked) {
      asked.sent = there;
      try {
        post(iframe, asked.message);
      } catch (reason) {
        asked.reject(/** @type {Error} */ (reason));
      }
    }

    /** @param {object} message @param {boolean} [check] @returns {Promise<any>} */
    function ask(message, check = false) {
      const id = ++last;
      const answer = new Promise((resolve, reject) => {
        const asked = { message: { ...message, id }, resolve, reject, sent: null, left: patience, check };
        waiting.set(id, asked);
        clock ||= setInterval(tick, TICK_MS);
        if (there) send(asked);
      });
      return answer.finally(() => waiting.delete(id));
    }

    /** Rejects all requests sent: no answer will come. @param {string} why */
    function lose(why) {
      there = null;
      for (const { sent, reject } of waiting.values()) if (sent) reject(new Error(why));
    }

    /** Only the time until the frame is there counts: an answer may take as long as it does. */
    function tick() {
      if (waiting.size === 0) {
        clearInterval(clock);
        clock = 0;
      }
      if (there && iframe.contentWindow !== there) lose("The frame was removed from its place before it answered.");
      for (const asked of waiting.values()) {
        if ((asked.sent && !asked.check) || (!there && isPutOff(iframe))) continue;
        asked.left -= TICK_MS;
        if (asked.left > 0) continue;
        if (asked.check) return lose("The frame went to another page before it answered.");
        const seconds = patience / 1000;
        asked.reject(
          new Error(`The frame was not heard for ${seconds} seconds: it is not loaded, or no table is in it.`),
        );
      }
    }

    listen(iframe, ({ type, id, result, error, refusal }) => {
      // A page says this once, when it begins: a second time there is another page in the frame.
      if (type === "hello" && there) lose("The frame was loaded anew before it answered.");
      there = iframe.contentWindow;
      if (type === "reply" && error) waiting.get(id)?.reject(Object.assign(new Error(error), refusal && { refusal }));
      else if (type === "reply") waiting.get(id)?.resolve(result);
      for (const asked of waiting.values()) if (!asked.sent) send(asked);
    });
    // Another page may have no table, and then says nothing.
    iframe.addEventListener("load", () => there && ask({ type: "hello" }, true).catch(() => {}));
    // A frame that has said nothing may not listen yet; one that does answers this.
    post(iframe, { type: "hello" });
    return {
      /** @param {string} type @param {object} [fields] @returns {Promise<any>} */
      request: (type, fields) => ask({ ...fields, type }),
      /** @param {string} type @param {(message: any) => void} listener */
      on: (type, listener) => listen(iframe, (message) => message.type === type && listener(message)),
    };
  }

  let drawing = 0;
  addEventListener("resize", () => {
    cancelAnimationFrame(drawing);
    drawing = requestAnimationFrame(() => frames().forEach(fit));
  });
  frames().forEach(fit);
  Object.assign(window, { MagnusDerek: { frame } });
})();
