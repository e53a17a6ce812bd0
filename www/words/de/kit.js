// @ts-check
/** Was jede Seite sagt, wovon sie auch handelt. */

/** @param {boolean} dark ob die Farben jetzt dunkel sind */
export const themeButton = (dark) =>
  dark ? { text: "Hell", title: "Zu hellen Farben wechseln" } : { text: "Dunkel", title: "Zu dunklen Farben wechseln" };

export const copying = {
  copied: "Kopiert",
  copyRefused: "Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn von Hand.",
};

export const newVersion = String("Eine neue Version liegt bereit.");
export const later = String("Später");
export const reload = String("Neu laden");

// Warum etwas nicht geladen werden konnte, jeweils nach einem Doppelpunkt zu lesen.

const NEW_VERSION = "Vielleicht gibt es eine neue Version: Laden Sie die Seite dann neu.";
const NOT_THERE = `Entweder gibt es kein Netz, oder der Server hat die Datei nicht. ${NEW_VERSION}`;

export const notLoaded = {
  noWasm:
    "Dieser Browser führt kein WebAssembly aus. Er ist zu alt, oder WebAssembly ist darin abgeschaltet, wie im Blockierungsmodus von Apple und in den strengen Sicherheitsstufen anderer Browser.",
  noSimd:
    "Dem WebAssembly dieses Browsers fehlt SIMD. Der Tisch braucht einen Browser von 2023 oder später: Chrome oder Edge 110, Firefox 115, Safari 16.4.",
  noPolicy:
    "Die Content-Security-Policy der Seite erlaubt kein WebAssembly. Ihr script-src braucht 'wasm-unsafe-eval'.",
  /** @param {string} name */
  notFetched: (name) =>
    `${name} war nicht abrufbar. Entweder gibt es kein Netz, oder der Server erlaubt dieser Seite nicht, die Datei abzurufen.`,
  /** @param {string} name @param {number} status */
  answered: (name, status) =>
    `Auf die Frage nach ${name} hat der Server mit ${status} geantwortet.${status === 404 ? ` ${NEW_VERSION}` : ""}`,
  /** @param {string} name */
  webPage: (name) =>
    `Statt ${name} hat der Server eine Webseite geschickt, vielleicht eine zum Anmelden. Melden Sie sich an und laden Sie diese Seite neu.`,
  /** @param {string} told */
  damaged: (told) =>
    `Das WebAssembly ist nicht so angekommen, wie es gemacht wurde, vielleicht nur zur Hälfte. Laden Sie die Seite neu; hilft das nicht, so ist die Datei auf dem Server beschädigt. Der Browser meldet: ${told}`,
  /** @param {string} name */
  missing: (name) => `${name || "Ein Teil der Seite"} war nicht abrufbar. ${NOT_THERE}`,
  /** @param {string} source */
  workerRefused: (source) =>
    `Die Content-Security-Policy der Seite erlaubt den Teil nicht, der rechnet. Ihr worker-src, oder ihr script-src, wenn es keines gibt, braucht ${source}.`,
  worker: `Der Teil der Seite, der rechnet, konnte nicht geladen werden. ${NOT_THERE}`,
};

/** @param {string} _task auf Englisch @param {string} why */
export const noWorker = (_task, why) =>
  `Hier lässt sich nichts berechnen, weil der Browser dieser Seite keinen Worker gewährt: ${why}`;
export const unreadable = String("Ein Ergebnis ließ sich nicht lesen.");

export const notProgress = String("Diese Datei ist kein Fortschritt in diesen Lektionen.");
