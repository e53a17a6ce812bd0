// @ts-check
/** Eine Abbildung in einem Satz, für die, denen man sie nicht zeigen kann. */

/** @type {import("../../types").Translated<typeof import("../../en/table/figure.js").default>} */
export default {
  figureStart: {
    one: "Eine interaktive Abbildung: der Magnus–Derek-Tisch mit {count} Position.",
    other: "Eine interaktive Abbildung: der Magnus–Derek-Tisch mit {count} Positionen.",
  },
  figureAfter: {
    one: "Eine interaktive Abbildung: der Magnus–Derek-Tisch mit {positions} {after}: {count} ist besucht, und der Spielstein steht auf {token}.",
    other:
      "Eine interaktive Abbildung: der Magnus–Derek-Tisch mit {positions} {after}: {count} sind besucht, und der Spielstein steht auf {token}.",
  },
  figureRounds: "nach {rounds}",
  figureSetUp: "(eine von Hand aufgebaute Stellung)",
  figureCalled: "Magnus nennt {call}.",
  figureOver: "Die Partie ist zu Ende.",
  figureStep: "Eine interaktive Abbildung: der Schritt „{step}“ der Lektion „{lesson}“ auf dem Magnus–Derek-Tisch.",
  pictureGame: {
    one: "Der Magnus–Derek-Tisch mit {positions} {after}: {count} ist besucht, und der Spielstein steht auf {token}.",
    other:
      "Der Magnus–Derek-Tisch mit {positions} {after}: {count} sind besucht, und der Spielstein steht auf {token}.",
  },
  pictureLayers: "Seine Ringe von außen nach innen: {layers}.",
  pictureLayer: "{layer} mit {size}",
  pictureStep: "Der Magnus–Derek-Tisch im Schritt „{step}“ der Lektion „{lesson}“.",
  picturePuzzle: "Der Magnus–Derek-Tisch im Rätsel „{title}“.",
  figurePuzzle: "Eine interaktive Abbildung: das Rätsel „{title}“ auf dem Magnus–Derek-Tisch.",
};
