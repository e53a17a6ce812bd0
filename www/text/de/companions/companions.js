// @ts-check
/** Gemeinsame Sätze der drei verwandten Spiele. */

/** @type {import("../../types").Translated<typeof import("../../en/companions/companions.js").default>} */
export default {
  companionNotLoaded: "Das Spiel konnte nicht geladen werden: {why}",

  // Wer spielt: am Anfang eines Satzes und darin.
  companionComputer: "Der Computer",
  companionFirst: "Der erste Spieler",
  companionSecond: "Der zweite Spieler",
  companionComputerWithin: "der Computer",
  companionFirstWithin: "der erste Spieler",
  companionSecondWithin: "der zweite Spieler",

  // Wie die Partie steht.
  companionWinning: "Eine **N-Stellung**: Am Zug ist {who} und kann den Gewinn erzwingen.",
  companionWinningYou: "Eine **N-Stellung**: Sie sind am Zug und können den Gewinn erzwingen.",
  companionLosing: "Eine **P-Stellung**: Am Zug ist {who} und verliert gegen perfektes Spiel.",
  companionLosingYou: "Eine **P-Stellung**: Sie sind am Zug und verlieren gegen perfektes Spiel.",
  companionWon: "{who} hat gewonnen",
  companionWonYou: "Sie haben gewonnen",
  companionToMove: "{who} ist am Zug",
  companionToMoveComputer: "Der Computer ist am Zug",
  companionToMoveYou: "Sie sind am Zug",
  companionStepToSee: "„Schritt“ zeigt den Zug des Computers.",

  // Die Züge, und warum.
  companionWhy: "Warum",
  companionWins: "Wer gewinnt",
  companionAllMoves: { one: "Der eine Zug", other: "Alle {count} Züge" },
  companionFromLink: "So steht es im Link; der Computer, der jetzt hier sitzt, hätte anders gezogen.",
  companionHinted: "**Hinweis:** {advice} {why}",

  companionHint: "Hinweis",
  companionWho: "Wer kann gewinnen?",
  companionStep: "Schritt",
  companionUndo: "Zurück",
  companionRedo: "Wieder vor",
  companionPlayAgain: "Noch einmal spielen",
  companionCopyLink: "Link kopieren",
  companionLink: "Link der Partie",

  // Eine neue Partie.
  companionPlayers: "Spieler und neue Partie",
  companionNewGame: "Neue Partie",
  companionSeat0: "Erster",
  companionSeat1: "Zweiter",
  companionPlayerHuman: "Sie",
  companionPlayerPerfect: "Perfekter Computer",
  companionPlayerRandom: "Zufälliger Computer",
  companionSeed: "Startwert",
  companionSeedNote: "0 bis 4294967295",
  companionLimit: "{label}: {note}.",

  // Was die Tasten tun, die jedes Spiel hat.
  companionShortcuts: "Tasten",
  companionClose: "Schließen",
  companionWhileFocus: "Die Tasten wirken, solange das Spiel oder etwas darin den Fokus hat.",
  companionKeyHint: "Hinweis",
  companionKeyUndo: "zurück",
  companionKeyRedo: "wieder vor",
  companionKeyStep: "Schritt: der nächste Zug des Computers",
  companionKeyNew: "neue Partie: zum ersten Feld",
  companionKeyHelp: "diese Liste",
  companionKeyLeave: "das Spiel verlassen: Tasten gelten wieder der Seite",
};
