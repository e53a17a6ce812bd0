// @ts-check
/** Texte eines Pakets für einen Kurs: auf seinen Seiten und im Formular, das es macht. */

/** @type {import("../../types").Translated<typeof import("../../en/site/course.js").default>} */
export default {
  courseTasks: "Aufgaben",
  courseAlone: "gelöst",
  courseHinted: "mit Hinweisen gelöst",
  courseShown: "gelöst, nachdem die Lösung gezeigt war",
  courseOpen: "nicht gelöst",
  courseTask: "{number}: {title} ({result})",
  courseScore: "{done} von {tasks} Aufgaben gelöst, {score} von 100 Punkten. Zum Bestehen braucht es {pass}.",
  coursePassed: "Sie haben bestanden.",
  courseFailed: "Alle Aufgaben sind gelöst, doch die Punkte reichen nicht zum Bestehen.",
  courseConnected: "Ihr Ergebnis geht nach jedem Versuch an den Kurs.",
  courseReview: "Der Kurs zeigt dies zur Durchsicht, daher wird nichts gemeldet.",
  courseMissing:
    "Um diese Seite herum wurde kein Kurs gefunden, daher wird kein Ergebnis gemeldet oder behalten. Alle Aufgaben lassen sich lösen.",
  courseRefused: "Der Kurs hat nicht begonnen, daher wird kein Ergebnis gemeldet oder behalten: {why}",
  courseNotKept:
    "Der Kurs hat das letzte Ergebnis nicht angenommen: {why} Es wird mit dem nächsten Versuch wieder geschickt.",
  courseNoReason: "Er nennt keinen Grund.",
  courseShortened:
    "Die Partien an {count} Tischen sind zu lang, als dass der Kurs sie behalten könnte, daher beginnen diese neu. Die Ergebnisse bleiben.",
  courseOwn:
    "Dies sind Ihre eigenen Aufgaben: Nummer {seed}, die diese Seite aus Ihrer Kennung im Kurs gemacht hat. Die Kennung bleibt auf dieser Seite.",
  courseSame: "Der Kurs nennt hier keine Kennung, daher sind dies die Aufgaben, die alle haben.",
  courseNoScript: "Diese Seite braucht JavaScript und WebAssembly.",
  courseLessons: "Das Magnus–Derek-Spiel: {count} Lektionen",
};
