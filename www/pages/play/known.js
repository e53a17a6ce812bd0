// @ts-check
/**
 * Who comes for the first time, and without the link of a game, is led through the first minute; who knows the game is not, and that is
 * remembered. In a frame nobody is led: the page is there for what its host has in mind. A script of the old kind, run before anything is
 * drawn, so that the strip is there from the beginning or not at all.
 */

(() => {
  const KEY = "magnus-derek-knows-the-game";
  const { classList } = document.documentElement;
  let knows = location.hash.length > 1 || window !== top;
  try {
    knows ||= localStorage.getItem(KEY) !== null;
  } catch {
    // No storage: everybody comes for the first time.
  }
  classList.add(knows ? "knows-the-game" : "newcomer");

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
    classList.replace("newcomer", "knows-the-game");
    dispatchEvent(new Event("knows-the-game"));
  });
})();
