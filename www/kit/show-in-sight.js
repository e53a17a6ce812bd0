// @ts-check
/** Dialogs in a tall frame: shown in the part of it that is on the screen. */

/** The room left free above and below, in pixels. */
const MARGIN = 12;
/** The changes of the visible part that are followed: a fiftieth of the page each. */
const THRESHOLDS = [...Array(51).keys()].map((step) => step / 50);

/**
 * Opens a dialog. A browser centres it in its frame, whose middle may be far outside the window; only the browser knows which
 * part of a frame of another origin is on the screen, and tells an observer.
 * @param {HTMLDialogElement} dialog
 */
export function showInSight(dialog) {
  if (!dialog.open) dialog.showModal();
  if (window.parent === window) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const { top = 0, height = 0 } = entries.at(-1)?.intersectionRect ?? {};
      if (height < 8 * MARGIN) return;
      dialog.style.marginBlock = `${Math.max(top, 0) + MARGIN}px auto`;
      dialog.style.maxBlockSize = `${height - 2 * MARGIN}px`;
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(document.documentElement);
  dialog.addEventListener("close", () => observer.disconnect(), { once: true });
}
