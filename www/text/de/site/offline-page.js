// @ts-check
/** Texte der Seite, die ohne Netz anstelle einer nicht gespeicherten erscheint. Die Texte und ihre Werte sind HTML. */

/** @type {import("../../types").Translated<typeof import("../../en/site/offline-page.js").default>} */
export default {
  offlineTitle: "Es gibt kein Netz",
  offlineNotKept:
    "Diese Seite ist auf Ihrem Gerät nicht gespeichert. Öffnen Sie sie einmal mit Netz: Wenn Platz für sie ist, haben Sie sie von da an auch ohne.",
  offlineKept:
    'Was Sie schon haben: <a href="{play}">Spielen</a>, <a href="{learn}">Lernen</a>, <a href="{lab}">Labor</a>.',
};
