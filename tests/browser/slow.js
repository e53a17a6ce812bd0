// @ts-check
/**
 * Pages of a busy machine. With SLOW=1 frames, workers and files come late in every test: one that reads what has not
 * been drawn yet fails every time, and not only once in a hundred runs.
 */

/** The delays of everything, in milliseconds. */
const LATE = { frame: 250, worker: 400, message: 200, size: 150, file: 100 };

/** Makes all pages of a context slow. @param {import("@playwright/test").BrowserContext} context */
export async function slowDown(context) {
  if (process.env.SLOW !== "1") return;
  await context.addInitScript(late, LATE);
}

/** A file of a server comes late as well. */
export async function slowFile() {
  if (process.env.SLOW === "1") await new Promise((resolve) => setTimeout(resolve, LATE.file));
}

/** Runs in the page, before its own scripts. @param {typeof LATE} by */
function late(by) {
  const { requestAnimationFrame, cancelAnimationFrame, ResizeObserver } = window;
  /** The frames that are waited for: their timers and then what the browser calls them, by what the page calls them. */
  const frames = new Map();
  let last = 0;
  window.requestAnimationFrame = (act) => {
    const frame = ++last;
    const draw = () => frames.set(frame, { asked: requestAnimationFrame((time) => frames.delete(frame) && act(time)) });
    frames.set(frame, { timer: setTimeout(draw, by.frame) });
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    const { timer, asked } = frames.get(frame) ?? {};
    clearTimeout(timer);
    if (asked) cancelAnimationFrame(asked);
    frames.delete(frame);
  };
  window.ResizeObserver = class extends ResizeObserver {
    /** @param {ResizeObserverCallback} act */
    constructor(act) {
      let over = 0;
      super((...seen) => {
        const begun = over;
        // As in every browser, an observer that was disconnected meanwhile is told nothing.
        setTimeout(() => begun === over && act(...seen), by.size);
      });
      this.end = () => over++;
    }
    disconnect() {
      this.end();
      super.disconnect();
    }
  };
  delay(Worker.prototype, by.worker);
  delay(window, by.message);

  /** @param {EventTarget} target @param {number} wait */
  function delay(target, wait) {
    const listen = EventTarget.prototype.addEventListener;
    target.addEventListener = function (
      /** @type {string} */ type,
      /** @type {any} */ act,
      /** @type {any[]} */ ...more
    ) {
      const slow = type === "message" && typeof act === "function";
      listen.call(this, type, slow ? (event) => setTimeout(() => act.call(this, event), wait) : act, ...more);
    };
  }
}
