// @ts-check
/** Die Seite, die einen Tisch in ein Skript bringt: was ihre Skripte sagen. */

export { formatNumber } from "./numbers.js";

/** @param {string} why */
export const notReady = (why) => `Diese Seite konnte nicht vorbereitet werden: ${why}`;

/** Jeder Ort nach seiner Kennung. */
export const PLACES = {
  tag: {
    name: "Eine eigene Seite",
    steps: [
      "Kopieren Sie den Tag mit seinem Skript.",
      "Fügen Sie ihn in das HTML der Seite ein, wo der Tisch stehen soll.",
    ],
    part: "Der Tag mit seinem Skript",
  },
  frame: {
    name: "Ein Rahmen",
    steps: [
      "Kopieren Sie den Rahmen.",
      "Fügen Sie ihn in das HTML der Seite ein, in einem Blog oder wo sonst nur Rahmen erlaubt sind.",
      "Sein Skript gibt dem Rahmen die Höhe des Tisches. Wo kein Skript erlaubt ist, wählen Sie eine andere Höhe.",
    ],
    part: "Der Rahmen",
    withScript: "Der Rahmen mit seinem Skript",
  },
  moodle: {
    name: "Moodle",
    steps: [
      "Kopieren Sie den Rahmen.",
      "Legen Sie in Moodle eine Textseite oder ein Textfeld an und schalten Sie den Editor auf HTML um (die Taste </> oder Werkzeuge, Quellcode).",
      "Fügen Sie ihn ein und speichern Sie.",
    ],
    ownCopy: (/** @type {string} */ single) =>
      `Er zeigt die eine Datei magnus-derek.html, die in einer Sandbox funktioniert. Um sie im Kurs selbst zu haben, [speichern Sie die Datei](${single}), laden Sie sie dort hoch und schreiben Sie ihre Adresse hinter src, vor das #.`,
    notSingle:
      "Die eine Datei magnus-derek.html spricht nur Englisch, deshalb zeigt dieser Rahmen die Seite für Rahmen.",
    part: "Der Rahmen",
  },
  reveal: {
    name: "Eine Folie mit reveal.js",
    steps: [
      "Kopieren Sie den ersten Teil in den Kopf der Präsentation.",
      "Kopieren Sie die Folie an ihre Stelle. Eine eigene Überschrift kommt über den Tisch.",
      'Schreiben Sie controlsLayout: "edges" in Reveal.initialize, damit kein Pfeil über dem Tisch liegt.',
    ],
    head: "Im Kopf",
    slide: "Die Folie",
  },
  jupyter: {
    name: "Jupyter",
    steps: (/** @type {string} */ saved) => [
      "Einmal: pip install anywidget",
      saved,
      "Kopieren Sie die Zelle in das Notebook und führen Sie sie aus.",
    ],
    part: "Die Zelle",
  },
  quarto: {
    name: "Quarto",
    steps: [
      "Kopieren Sie den Block.",
      "Fügen Sie ihn in die .qmd-Datei ein, wo der Tisch stehen soll. In einem gedruckten Dokument fehlt er.",
    ],
    part: "Der Block",
  },
  myst: {
    name: "MyST",
    steps: (/** @type {string} */ saved) => [
      saved,
      "Kopieren Sie die Direktive und fügen Sie sie in die .md-Datei ein, wo der Tisch stehen soll.",
    ],
    part: "Die Direktive",
  },
  pretext: {
    name: "PreTeXt",
    steps: (/** @type {string} */ picture) => [
      `Speichern Sie das Bild unten als assets/${picture}: Das ist, was gedruckt wird.`,
      "Kopieren Sie die Abbildung in die Quelle des Buchs.",
    ],
    part: "Die Abbildung",
  },
  file: {
    name: "Eine Datei, kein Netz",
    steps: (/** @type {string} */ single) => [
      single
        ? `[Speichern Sie die eine Datei magnus-derek.html](${single}) im Ordner Ihrer Seite.`
        : "Nehmen Sie die eine Datei magnus-derek.html, die ./build.sh single schreibt, in den Ordner Ihrer Seite.",
      "Kopieren Sie den Rahmen und fügen Sie ihn in das HTML dieser Seite ein. Er funktioniert auch von einer Festplatte.",
    ],
    part: "Der Rahmen",
    english: "Die eine Datei magnus-derek.html spricht nur Englisch.",
  },
  markdown: {
    name: "Markdown",
    steps: (/** @type {string} */ picture) => [
      `Speichern Sie das Bild als ${picture} neben dem Text.`,
      "Kopieren Sie die Zeile in den Text: ein Bild, das zum Tisch führt.",
    ],
    part: "Das Bild mit seinem Link",
    english:
      "Der Satz und das Bild sind in der Sprache des Tisches; der Link hat keine: Seine Seite spricht die Sprache dessen, der ihm folgt, oder Englisch.",
  },
  tikz: {
    name: "LaTeX, mit TikZ",
    steps: [
      "Kopieren Sie das Bild in das Dokument; was die Präambel braucht, steht in den ersten Zeilen.",
      "Unten ist zu sehen, was LaTeX daraus macht, von dieser Seite gezeichnet.",
    ],
    part: "Das Bild",
    english: "Was im Bild steht, ist in der Sprache des Tisches; die Kommentare zwischen seinen Zeilen sind englisch.",
  },
  qr: {
    name: "Ein QR-Code",
    steps: [
      "Speichern Sie den Code als Datei oder kopieren Sie ihn als SVG, für eine Folie oder ein Blatt: Wer ihn scannt, findet diesen Tisch.",
    ],
    address: "Die Adresse",
    code: "Der Code als SVG",
    english: "Der Link hat keine Sprache: Seine Seite spricht die Sprache dessen, der ihn scannt, oder Englisch.",
  },
};

/** @param {string} widget */
export const saveWidget = (widget) =>
  widget
    ? `[Speichern Sie anywidget.js](${widget}) im Ordner Ihres Skripts.`
    : "Nehmen Sie anywidget.js aus dem Paket, das ./build.sh package schreibt, in den Ordner Ihres Skripts.";

/** @param {string} place */
export const noLessons = (place) =>
  `Ein Schritt einer Lektion kann dort nicht stehen: „${place}“ nimmt nur Partien auf. Wählen Sie eine eigene Seite oder einen Rahmen.`;

/** @param {number} most @param {number} length */
export const sentenceTooLong = (most, length) => `Der Satz darf höchstens ${most} Zeichen haben, hat aber ${length}.`;

/** @param {string} code wie U+0008 @param {number} at die Nummer des Zeichens, ab 1 */
export const unseenCharacter = (code, at) =>
  `Der Satz darf keine unsichtbaren Zeichen haben, aber sein Zeichen ${at} ist ${code}.`;

/** @param {"width" | "height"} name @param {string} value @param {number} least @param {number} most */
export const wrongPixels = (name, value, least, most) =>
  `Die ${{ width: "Breite", height: "Höhe" }[name]} in Pixeln muss eine ganze Zahl von ${least} bis ${most} sein, ist aber ${value}.`;

/** @param {string} text */
export const quoted = (text) => `„${text}“`;

/** @param {string} name @param {string[]} known @param {string} text */
export const wrongChoice = (name, known, text) =>
  `${name} muss ${known.slice(0, -1).join(", ")} oder ${known.at(-1)} sein, ist aber „${text}“.`;

export const copy = String("Kopieren");

/** @param {string} part */
export const copyPart = (part) => `Kopieren: ${part}`;
/** @param {string} file */
export const saveFile = (file) => `${file} speichern`;
/** @param {string} file */
export const savedFile = (file) => `${file} ist gespeichert.`;

/** Wie man die Vorschau ansehen kann. */
export const VIEWS = {
  page: "Eine Seite",
  slide: "Eine Folie",
  sandbox: "Sandbox von Moodle",
  policy: "Strenge Richtlinie",
  scriptless: "Ohne JavaScript",
  printed: "Gedruckt",
};
export const SCHEMES = { light: "Hell", dark: "Dunkel" };

/** Was dazu zu sagen ist. */
export const ABOUT = {
  page: "",
  sandbox: "Wie in einem Rahmen, der nichts darf, als Skripte auszuführen.",
  policy: "Unter einer Content-Security-Policy, die diese Site und 'wasm-unsafe-eval' erlaubt, und sonst nichts.",
  scriptless: "Wie man es ohne JavaScript sieht.",
  printed: "Wie auf Papier.",
};

/** @param {number} width @param {number} height */
export const aboutSlide = (width, height) => `Eine Folie von ${width} × ${height} Pixeln, als Ganzes verkleinert.`;

export const noOrigin =
  "Wie in einem Rahmen, der nichts darf, als Skripte auszuführen. Der Server dieser Site sendet kein Access-Control-Allow-Origin: *, dort wird also nichts geladen als die eine Datei magnus-derek.html.";
export const standaloneInstead = String(
  "Der Server dieser Site sendet kein Access-Control-Allow-Origin: *, deshalb können Seiten anderer Sites element.js nicht laden und würden nur die Worte im Tag zeigen. Darum ist das Skript standalone.js, das auch dort funktioniert.",
);
export const notForAll = String(
  "Der Server dieser Site sendet kein Access-Control-Allow-Origin: *, deshalb können Seiten anderer Sites element.js nicht laden und zeigen nur die Worte im Tag. Dort funktioniert standalone.js, das ./build.sh site neben die Seiten legt.",
);
export const nothing =
  "Es gibt keine Vorschau: Diese Kopie der Site hat keine Downloads, die ./build.sh site neben die Seiten legt.";

/** Die Seite in der Vorschau, um den Tisch herum. */
export const AROUND = {
  title: "Vorschau",
  slide: "Eine Folie",
  above: "Der Text der Seite geht über dem Tisch weiter …",
  below: "… und darunter.",
};
