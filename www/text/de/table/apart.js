// @ts-check
/** Eine Partie zweier Personen, die ihren Link hin und her schicken. */

/** @type {import("../../types").Translated<typeof import("../../en/table/apart.js").default>} */
export default {
  apartStart: "Mit jemandem spielen, der woanders ist",
  apartYou: "**Sie sind {you}.** {other} ist woanders.",
  apartTurn: "**Sie sind {you}.** {other} ist am Zug: Schicken Sie den Link, und warten Sie auf einen zurück.",
  apartOver: "**Sie sind {you}.** Die Partie ist zu Ende: Mit dem Link sieht auch {other} den letzten Zug.",
  apartMoved: "{other} hat gezogen.",
  apartNowSend: "Schicken Sie jetzt den Link an {other}.",
  apartSend: "Link schicken",
  apartSent: "Übergeben. Der Link steht auch hier, unter „Frühere Links“.",
  apartCopied: "Kopiert: Fügen Sie ihn in eine Nachricht ein. Er steht auch hier, unter „Frühere Links“.",
  apartLink: "Der Link mit der Partie und dem, der am Zug ist",
  apartOnDisk:
    "Diese Seite ist eine Datei auf Ihrem Gerät, ihre Adresse kann sonst niemand öffnen. Schicken Sie diesen Text: Die andere Person setzt ihn in das Feld unter „Frühere Links“ oder hinter # in die Adresse einer Seite mit dem Tisch.",
  apartSwap: "Derek sein und die andere Person beginnen lassen",
  apartTake: "Hier {other} sein",
  apartMore: "Frühere Links, und ein Link, den Sie bekommen haben",
  apartKept: "{date} · {n} Positionen, Runde {round}, {player} am Zug",
  apartKeptOver: "{date} · {n} Positionen, zu Ende in Runde {round}",
  apartNone: "Hier stehen die letzten fünf Links, sobald es welche gibt.",
  apartNotKept: "Dieser Browser merkt sich hier nichts: Bewahren Sie die Links selbst auf.",
  apartField: "Ein Link, den Sie bekommen haben",
  apartOpen: "Öffnen",
  apartEnd: "An einem Tisch weiterspielen",
};
