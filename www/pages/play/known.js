// @ts-check
/**
 * What the strip above the table is for: newcomers get the first minute, who has been here before and has no game in
 * progress gets the ladder, and who has one or opens the link of a game gets no strip. A frame never has one, because
 * its host has other plans. A classic script that runs before anything is drawn, so that the strip is there from the
 * start or not at all.
 */

(() => {
  const [KEY, GAME, BEST] = ["magnus-derek-knows-the-game", "magnus-derek-game", "magnus-derek-best"];
  const { classList } = document.documentElement;
  const has = (/** @type {string} */ key) => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      // No storage: everybody comes for the first time.
      return false;
    }
  };
  const isAsked = location.hash.length > 1 || window !== top;
  const known = () => (isAsked || has(GAME) ? "knows-the-game" : "climbing");
  classList.add(isAsked || [KEY, GAME, BEST].some(has) ? known() : "newcomer");

  function remember() {
    try {
      localStorage.setItem(KEY, "yes");
    } catch {
      // As above.
    }
  }

  addEventListener("first-minute-over", remember);
  // The button works before the modules have come, which look at the class.
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-knows]"))) return;
    remember();
    classList.replace("newcomer", known());
    dispatchEvent(new Event("knows-the-game"));
  });
})();
