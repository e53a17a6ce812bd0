// @ts-check
/**
 * Choice of the strip above the table. Newcomers get the first minute, and so do visitors who left it in its middle.
 * Returning visitors get the ladder, unless another game is in progress or comes by a link. A guest, who opens a link on
 * the first visit, gets a line (guest.js). A frame never has a strip, because its host has other plans. A classic script
 * that runs before the first drawing, so that the strip is there from the start or not at all. It recognizes games of the
 * ladder like saved-games.js; first-games-states.js reads its classes as the first state.
 */

(() => {
  // Editors of other sites drop what is behind #, so a game may be named in the query too.
  const [, game] = /[?&;]game=([^&]+)/.exec(location.search) ?? [];
  if (game && location.hash.length < 2) history.replaceState(null, "", `#${game}`);
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
  const isFramed = window !== top;
  const isAsked = location.hash.length > 1 || isFramed;
  const climbs = () =>
    !isFramed && `\n${kept("begun")} `.includes(`\nladder ${location.hash.slice(1) || kept("game")} `);
  const known = () => ((isAsked || kept("game")) && !climbs() ? "knows-the-game" : "climbing");
  const wasHere = ["knows-the-game", "game", "begun", "best", "first-minute"].some(kept);
  if (!isAsked && kept("first-minute")) classList.add("newcomer", "resuming");
  else classList.add(isAsked || wasHere ? known() : "newcomer");
  if (isAsked && !wasHere && !isFramed) classList.add("guest");

  function remember() {
    if (isFramed) return;
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
