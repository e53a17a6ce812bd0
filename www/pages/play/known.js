// @ts-check
/**
 * What the strip above the table is for: newcomers get the first minute, and so does who has left it in its middle; who has
 * been here before and has no game in progress gets the ladder, also in the middle of a game there; who has another one or
 * opens a link gets no strip, but a guest, who opens one and has never been here, a line there: see guest.js. A frame never has one, because its host has other plans. A classic script that runs before anything is drawn, so that the strip is there from the
 * start or not at all.
 */

(() => {
  const PREFIX = "magnus-derek-";
  const { classList } = document.documentElement;
  const kept = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      // No storage: everybody comes for the first time.
      return null;
    }
  };
  const isAsked = location.hash.length > 1 || window !== top;
  const climbs = () => window === top && kept("begun") === `ladder ${location.hash.slice(1) || kept("game")}`;
  const known = () => ((isAsked || kept("game")) && !climbs() ? "knows-the-game" : "climbing");
  const wasHere = ["knows-the-game", "game", "best", "first-minute"].some(kept);
  if (!isAsked && kept("first-minute")) classList.add("newcomer", "resuming");
  else classList.add(isAsked || wasHere ? known() : "newcomer");
  if (isAsked && !wasHere && window === top) classList.add("guest");

  function remember() {
    try {
      localStorage.setItem(`${PREFIX}knows-the-game`, "yes");
      localStorage.removeItem(`${PREFIX}first-minute`);
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
