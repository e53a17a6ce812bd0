// @ts-check
/** Was die Seite „Spielen“ über den Teppich sagt, bevor er geöffnet wird. */

export const BUTTON = { show: "Den Teppich zeigen", close: "Den Teppich schließen" };

/** @param {string} why */
export const notLoaded = (why) => `Der Teppich konnte nicht geladen werden: ${why}`;
