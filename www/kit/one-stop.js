// @ts-check
/** Toolbar keys: one of several things side by side is a Tab stop, and arrow keys move to the others. */

/** In milliseconds: groups are checked once they rest, because text may change several times a second. */
const RESTS_AFTER_MS = 150;

/**
 * The index that each key leads to from `at`, never beyond the first or the last of `count` things.
 * @type {Record<string, (at: number, count: number) => number>}
 */
const STEPS = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** On a page written from the right, the next thing is on the left. @type {Record<string, string>} */
const MIRRORED = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" };

/**
 * The index that a key leads to from `at`; null if the key means something else.
 * @param {KeyboardEvent} event
 * @param {number} at
 * @param {number} count
 */
export function indexAfterKey(event, at, count) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  const mirrored = getComputedStyle(/** @type {Element} */ (target)).direction === "rtl" ? MIRRORED[key] : undefined;
  return STEPS[mirrored ?? key]?.(at, count) ?? null;
}

/**
 * Keeps one Tab stop in each group below `root`, also when groups change: the last focused thing, or the first
 * visible one.
 * @param {HTMLElement} root
 * @param {string} groups
 * @param {string} things selector of the things
 */
export function keepOneTabStop(root, groups, things) {
  /** @param {Element} group @returns {HTMLElement[]} */
  const seenIn = (group) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll(things))].filter(
      (thing) => thing.closest(groups) === group && thing.getClientRects().length > 0,
    );
  /** @param {HTMLElement[]} all @param {HTMLElement | undefined} stop */
  const stopAt = (all, stop) => {
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  };
  const tidy = () => {
    for (const group of [root, ...root.querySelectorAll(groups)]) {
      if (!group.matches(groups)) continue;
      const all = seenIn(group);
      stopAt(all, all.find((thing) => thing.matches(":focus, [data-stop]")) ?? all[0]);
    }
  };
  let timer = /** @type {ReturnType<typeof setTimeout> | 0} */ (0);
  const tidySoon = () => {
    clearTimeout(timer);
    timer = setTimeout(tidy, RESTS_AFTER_MS);
  };
  new MutationObserver(tidySoon).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["hidden", "open", "class"],
  });
  tidySoon();

  /** The group that an event belongs to, and its things. @param {Event} event */
  const about = ({ target }) => {
    const thing = target instanceof HTMLElement ? target.closest(things) : null;
    const group = thing?.closest(groups);
    return group ? { thing: /** @type {HTMLElement} */ (thing), all: seenIn(group) } : null;
  };
  root.addEventListener("focusin", (event) => {
    const here = about(event);
    if (!here) return;
    for (const thing of here.all) thing.toggleAttribute("data-stop", thing === here.thing);
    stopAt(here.all, here.thing);
  });
  root.addEventListener("keydown", (event) => {
    const here = about(event);
    const to = here && indexAfterKey(event, here.all.indexOf(here.thing), here.all.length);
    if (!here || to === null) return;
    event.preventDefault();
    // To the table an arrow key means a direction.
    event.stopPropagation();
    here.all[to]?.focus();
  });
}
