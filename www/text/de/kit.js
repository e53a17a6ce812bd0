// @ts-check
/** Gemeinsame Texte aller Seiten. */

/** @type {import("../types").Translated<typeof import("../en/kit.js").default>} */
export default {
  light: "Hell",
  dark: "Dunkel",
  toLight: "Hell: zu hellen Farben wechseln",
  toDark: "Dunkel: zu dunklen Farben wechseln",
  copied: "Kopiert",
  copyRefused: "Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn von Hand.",
  newVersion: "Eine neue Version liegt bereit.",
  later: "Später",
  reload: "Neu laden",
  notProgress: "Diese Datei enthält keinen Fortschritt in diesen Lektionen.",

  // Warum etwas nicht geladen werden konnte, jeweils nach einem Doppelpunkt zu lesen.
  noWasm:
    "Dieser Browser führt kein WebAssembly aus. Er ist zu alt, oder WebAssembly ist darin abgeschaltet, wie im Blockierungsmodus von Apple und in den strengen Sicherheitsstufen anderer Browser.",
  noSimd:
    "Dem WebAssembly dieses Browsers fehlt SIMD. Der Tisch braucht einen Browser von 2023 oder später: Chrome oder Edge 110, Firefox 115, Safari 16.4.",
  noPolicy:
    "Die Content-Security-Policy der Seite erlaubt kein WebAssembly. Ihr script-src braucht 'wasm-unsafe-eval'.",
  noTrusted: "die Content-Security-Policy der Seite verlangt Trusted Types. Ihr trusted-types braucht magnus-derek.",
  notFetched:
    "{name} war nicht abrufbar. Entweder gibt es kein Netz, oder der Server erlaubt dieser Seite nicht, die Datei abzurufen.",
  answered: "Auf die Frage nach {name} hat der Server mit {status} geantwortet.",
  answeredNotFound:
    "Auf die Frage nach {name} hat der Server mit 404 geantwortet. Vielleicht gibt es eine neue Version: Laden Sie die Seite dann neu.",
  webPage:
    "Statt {name} hat der Server eine Webseite geschickt, vielleicht eine zum Anmelden. Melden Sie sich an und laden Sie diese Seite neu.",
  damaged:
    "Das WebAssembly ist beschädigt angekommen, vielleicht nur zur Hälfte. Laden Sie die Seite neu; hilft das nicht, so ist die Datei auf dem Server beschädigt. Der Browser meldet: {told}",
  missing:
    "{name} war nicht abrufbar. Entweder gibt es kein Netz, oder der Server hat die Datei nicht. Vielleicht gibt es eine neue Version: Laden Sie die Seite dann neu.",
  missingPart:
    "Ein Teil der Seite war nicht abrufbar. Entweder gibt es kein Netz, oder der Server hat die Datei nicht. Vielleicht gibt es eine neue Version: Laden Sie die Seite dann neu.",
  workerRefused:
    "Die Content-Security-Policy der Seite erlaubt den Teil nicht, der rechnet. Ihr worker-src, oder ihr script-src, wenn es keines gibt, braucht {source}.",
  workerMissing:
    "Der Teil der Seite, der rechnet, konnte nicht geladen werden. Entweder gibt es kein Netz, oder der Server hat die Datei nicht. Vielleicht gibt es eine neue Version: Laden Sie die Seite dann neu.",
  noWorker: "Hier lässt sich nichts berechnen, weil der Browser dieser Seite keinen Worker gewährt: {why}",
  unreadable: "Ein Ergebnis ließ sich nicht lesen.",
};
