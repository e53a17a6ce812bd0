// @ts-check
/** Was jede Seite sagt, wovon sie auch handelt. */

/** @param {boolean} dark ob die Farben jetzt dunkel sind */
export const themeButton = (dark) =>
  dark ? { text: "Hell", title: "Zu hellen Farben wechseln" } : { text: "Dunkel", title: "Zu dunklen Farben wechseln" };

export const newVersion = "Eine neue Version liegt bereit.";
export const later = "Später";
export const reload = "Neu laden";
