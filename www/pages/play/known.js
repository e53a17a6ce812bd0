// @ts-check
/**
 * Newcomers: readers without the link of a game who have not been here before get the first minute, and that is
 * remembered. A frame never has it, because its host has other plans. A classic script that runs before anything is
 * drawn, so that the strip is there from the start or not at all.
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
