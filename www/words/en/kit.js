// @ts-check
/** What every page says whatever it is about. */

/** The button for light and dark colours, and what it does. @param {boolean} dark whether the colours are dark now */
export const themeButton = (dark) =>
  dark ? { text: "Light", title: "Switch to light colours" } : { text: "Dark", title: "Switch to dark colours" };

export const newVersion = "A new version is ready.";
export const later = "Later";
export const reload = "Reload";
