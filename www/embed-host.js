// @ts-check
/**
 * For pages with the table in iframes. Every `<iframe data-magnus-derek>` gets the height of its content, and
 * `MagnusDerek.frame(iframe)` speaks with one; embed-messages.js lists what can be said.
 */
(() => {
  /** @typedef {HTMLIFrameElement} Frame */
  /** @type {() => NodeListOf<Frame>} */
  const frames = () => document.querySelectorAll("iframe[data-magnus-derek]");
  /** @param {Frame} iframe @param {object} message */
  const post = (iframe, message) =>
    iframe.contentWindow?.postMessage({ ...message, target: "magnus-derek", v: 1 }, "*");
  let last = 0;

  /** @param {() => Iterable<Frame>} whom @param {(message: any, iframe: Frame) => void} hear */
  const listen = (whom, hear) =>
    addEventListener("message", ({ source, data }) => {
      if (data?.source !== "magnus-derek" || data.v !== 1) return;
      for (const iframe of whom()) if (iframe.contentWindow === source) hear(data, iframe);
    });

  /** @param {Frame} iframe */
  function frame(iframe) {
    const waiting = new Map();
    // A frame that has said nothing may not listen yet; one that does answers this.
    const there = new Promise((resolve) => listen(() => [iframe], resolve));
    post(iframe, { type: "hello" });
    listen(
      () => [iframe],
      ({ type, id, result, error }) => {
        if (type !== "reply") return;
        const [resolve, reject] = waiting.get(id) ?? [];
        waiting.delete(id);
        if (error) reject?.(new Error(error));
        else resolve?.(result);
      },
    );
    return {
      /** @param {string} type @param {object} [fields] @returns {Promise<any>} */
      request: (type, fields) =>
        new Promise((...settle) => {
          const id = ++last;
          waiting.set(id, settle);
          there.then(() => post(iframe, { ...fields, type, id }));
        }),
      /** @param {string} type @param {(message: any) => void} listener */
      on: (type, listener) =>
        listen(
          () => [iframe],
          (message) => message.type === type && listener(message),
        ),
    };
  }

  listen(frames, ({ type, height }, iframe) => {
    if (type === "hello") post(iframe, { type: "fit" });
    if (type !== "resize") return;
    const border = getComputedStyle(iframe).boxSizing === "border-box" ? iframe.offsetHeight - iframe.clientHeight : 0;
    iframe.style.height = `${height + border}px`;
  });
  for (const iframe of frames()) post(iframe, { type: "fit" });
  Object.assign(window, { MagnusDerek: { frame } });
})();
