// @ts-check
/** Texte der Positionen als Töne. */

/** @type {import("../../types").Translated<typeof import("../../en/table/listening.js").default>} */
export default {
  listenSwitch: "Die Schichten hören",
  listenPlace: "Am Tisch entlang",
  listenAbout:
    "Gehen Sie mit den Pfeiltasten am Tisch entlang. Jede Position klingt nach ihrer Schicht: unbesuchte am höchsten, jede tiefere Schicht tiefer, die in keiner Schicht am tiefsten und rau. Der Spielstein klingt zweimal.",
  listenSilent: "Dieses Gerät gibt hier keine Töne. Die Position und ihre Schicht stehen nur in den Worten.",
  listenUnvisited: "{position}, unbesucht",
  listenLayer: "{position}, Schicht {layer}",
  listenNone: "{position}, in keiner Schicht",
  listenToken: "{place}, der Spielstein",
};
