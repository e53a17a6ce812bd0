// @ts-check
/** Was das Labor sagt: von einem Turnier, vom perfekten Spiel, von den letzten Positionen. */

import { counted, listed, rounds, formatNumber as whole } from "./numbers.js";

/** Auch eine Zahl mit Nachkommastellen. @param {number | bigint | string} value */
export function formatNumber(value) {
  const [integer = "", fraction] = String(value).split(".");
  return fraction === undefined ? whole(value) : `${whole(integer)},${fraction}`;
}

/** Eine Zahl mit so vielen Nachkommastellen. @param {number} value @param {number} digits */
export const decimals = (value, digits) => value.toFixed(digits).replace(".", ",");

/** "1 Partie", "2 Partien". @param {number} count */
const games = (count) => counted(count, "Partie", "Partien");

// Das Formular.

/** @param {number} chosen @param {number} all */
export const chosenOf = (chosen, all) => `${chosen} von ${all}`;
export const allPlayers = String("Alle");

/** @param {number} most @param {string} typed */
export const badSeeds = (most, typed) =>
  `Die Zahl der Startwerte muss eine ganze Zahl von 1 bis ${most} sein, angegeben ist „${typed}“.`;
export const noTables = String("Schreiben Sie mindestens ein n, wie in 101, 1009 oder 3-20.");
export const noMagnus = String("Wählen Sie mindestens einen Magnus.");
export const noDerek = String("Wählen Sie mindestens einen Derek.");
export const noPairs = String(
  "Keine der gewählten Paarungen kann auf diesen Tischen spielen: Wählen Sie andere Spieler oder ein anderes n.",
);

export { REFUSALS as refusals } from "./refusals.js";

// Ein Turnier.

/** @param {string} why */
export const notLoaded = (why) => `Die Spieler konnten nicht geladen werden: ${why}`;
export const settingUp = String("Die Partien werden aufgestellt.");
/** @param {number} played @param {number} all */
export const playedOf = (played, all) =>
  `${formatNumber(played)} von ${all === 1 ? "1 Partie" : `${formatNumber(all)} Partien`}`;
/** @param {number} count */
export const playing = (count) => (count === 1 ? "1 Partie wird gespielt." : `${games(count)} werden gespielt.`);
/** @param {number} count */
export const finished = (count) => `Fertig: ${games(count)} gespielt.`;
export const cancelledAtOnce = String("Vor der ersten Partie abgebrochen.");
/** @param {number} played @param {number} all */
export const cancelledAfter = (played, all) => `Nach ${playedOf(played, all)} abgebrochen.`;
/** @param {string} why */
export const brokeOff = (why) => `Das Turnier ist abgebrochen: ${why} Was vorher gespielt wurde, bleibt erhalten.`;

// Seine Tabelle.

export const results = String("Ergebnisse");
export const tableOfResults = String("Tabelle der Ergebnisse");
export const columns = ["n", "Magnus", "Derek", "Runden", "Runden / n", "Besucht", "f*(n)", "Schranke"];
/** @param {number} most @param {number} all */
export const firstRows = (most, all) =>
  `Die ersten ${most} von ${formatNumber(all)} Zeilen. Die CSV-Datei hat alle Partien.`;
/** @param {string} magnus @param {string} derek */
export const against = (magnus, derek) => `${magnus} gegen ${derek}`;
/** @param {number} count @param {number} n @param {string} pair @param {number} seed */
export const openGame = (count, n, pair, seed) =>
  `${rounds(count)}: n = ${formatNumber(n)}, ${pair}, Startwert ${seed} auf der Seite „Spielen“ öffnen`;
/** @param {number} seed */
export const openGameTitle = (seed) => `Startwert ${seed}: diese Partie öffnen`;
export const stoppedAt = String("angehalten bei ");
export const noBound = String("keine");

// Diagramme.

export const roundsAxis = String("Runden − n");
/** @param {number} n @param {number} count @param {string} what */
export const pointTitle = (n, count, what) => `n = ${formatNumber(n)}: ${rounds(count)}, ${what}`;
export const nothingPlotted = String("Diagramm von Runden − n über n: Noch ist keine Partie zu Ende.");
/** @param {number} lines @param {string} highest @param {number} above @param {number} n */
export function resultsSummary(lines, highest, above, n) {
  const more = `${rounds(Math.abs(above))} ${above < 0 ? "weniger" : "mehr"} als n`;
  return `Diagramm von Runden − n über n, ${counted(lines, "Linie", "Linien")}. Am rechten Ende am höchsten ist ${highest}: ${more} bei n = ${formatNumber(n)}. Die Zahlen stehen in der Tabelle.`;
}
export const allStopped = String("Alle Partien wurden angehalten: Es gibt nichts zu zeichnen.");
export const bounds = String(
  "Gestrichelt: 2(n − 1) Runden, unter denen Schichtspiel auf jedem Tisch bleibt, und 3(n − 1), die Schranke von Nedev (2010) für Tische, deren n keine Primzahl ist.",
);
/** @param {string[]} unseen */
export const tooHigh = (unseen) => `Zu hoch für das Diagramm: ${unseen.join(" und ")}.`;
/** @param {string[]} cut */
export const partsTooHigh = (cut) => `Teile dieser Linien sind zu hoch für das Diagramm: ${cut.join("; ")}.`;
/** @param {number} most */
export const linesMerged = (most) =>
  `Mehr als ${most} Paarungen: Jede Linie ist ein Magnus mit dem Derek, der für ihn am schlimmsten ist.`;
/** @param {number} stopped */
export const stoppedRows = (stopped) =>
  `Angehaltene Partien sind nicht gezeichnet (${counted(stopped, "Zeile", "Zeilen")}).`;

// Perfektes Spiel.

/** @param {number} most @param {string} typed */
export const badUpTo = (most, typed) =>
  `n muss eine ganze Zahl von 2 bis ${most} sein, ${typed ? `angegeben ist ${typed}` : "aber das Feld ist leer"}.`;
/** @param {number} last @param {number} megabytes */
export const solving = (last, megabytes) =>
  `Die Tische von 2 bis ${last} werden gelöst. Der letzte braucht höchstens ungefähr ${formatNumber(megabytes)} MB Speicher.`;
/** @param {number} n @param {number} percent */
export const solvedSoFar = (n, percent) => `n = ${n}: ${percent} %`;
/** @param {number} last */
export const solved = (last) => `Fertig: R(n) ist hier für n = 2 bis ${last} berechnet.`;
export const solvingCancelled = String("Abgebrochen. Was vorher gefunden wurde, bleibt erhalten.");
/** @param {string} why */
export const solvingBrokeOff = (why) =>
  `Die Berechnung ist abgebrochen: ${why} Was vorher gefunden wurde, bleibt erhalten.`;
/** @param {number} n */
export const differs = (n) => `Was hier für n = ${n} berechnet wurde, weicht von der Datei ab. Bitte melden Sie das.`;

/** @param {string} strategy */
export const atWorst = (strategy) => `${strategy}, schlimmster Fall`;
export const perfectLine = String("R(n), perfektes Spiel");
/** @param {number | undefined} n @param {number | undefined} above */
export const exactSummary = (n, above) =>
  `Diagramm von Runden − n über n: perfektes Spiel, und darüber drei Strategien im schlimmsten Fall. Bei n = ${n} ist im perfekten Spiel R(n) − n = ${above}. Die Zahlen stehen in der Tabelle.`;

export const exactValues = String("Exakte Werte");
export const tableOfExactValues = String("Tabelle der exakten Werte");
export const proved = String("Bewiesen");
export const found = String("R(n) gefunden");
/** @param {number} least @param {number} most */
export const provedRange = (least, most) => `${least} bis ${most}`;
export const unknown = String("unbekannt");
export const foundHere = String("hier, eben jetzt");
/** @param {number} milliseconds @param {number | null} mebibytes */
export function foundBefore(milliseconds, mebibytes) {
  const memory = mebibytes === null ? "" : `, ${formatNumber(mebibytes)} MiB`;
  const time = milliseconds < 100 ? "< 0,1 s" : `${formatNumber(Math.round(milliseconds / 100) / 10)} s`;
  return `im Voraus, ${time}${memory}`;
}

// Wie es wächst.

/** @param {string} curve */
export const fitted = (curve) => `a + b·${curve}, angepasst`;
export const provedAtMost = String("bewiesen: höchstens");
export const provedAtLeast = String("bewiesen: mindestens");
export const exactLine = String("R(p) − p, exakt");
/** @typedef {{n: number, above: number} | undefined} End */
/** @param {End} value @param {End} least @param {End} most */
export const growthSummary = (value, least, most) =>
  `Diagramm von R(p) − p über den Primzahlen p: ${value?.above} bei p = ${value?.n}, wo mindestens ${least?.above} und höchstens ${most?.above} bewiesen ist; drei an die Werte angepasste Kurven trennen sich jenseits davon. Die Zahlen stehen in der Tabelle.`;
export const growthNote = String(
  "Was bewiesen ist, ist für die Primzahlen gezeichnet, deren R(p) bekannt ist: mindestens p − 4 + ⌈¾⌈log₂ p⌉⌉ Runden, höchstens B(p) = 2p − 4 − s(p − 2). Die Kurven gehen weiter bis dorthin, wo sie sich trennen.",
);
/** @param {{last: number, values: string[], curves: {name: string, off: number, beyond: number}[], far: number}} data */
export function growthText({ last, values, curves, far }) {
  const nearness = curves.map(({ name, off }) => `a + b·${name} bis auf ${decimals(off, 1)} Runden`);
  return (
    `Für die Primzahlen von 5 bis ${last} ist R(p) − p gleich ${values.join(", ")}, mit p in Klammern. ` +
    `Mit den besten a und b treffen ${listed(nearness)} diese ${values.length} Zahlen; sie können also nicht sagen, wie R(p) − p wächst: ` +
    `Die drei Kurven unterscheiden sich erst jenseits davon, mit ${listed(curves.map(({ beyond }) => beyond))} bei p = ${far}. ` +
    `Bewiesen ist mehr als (13/12) log₂ p − (3/2)⌈log₂ log₂ p⌉ − 5 und weniger als p: dass es über jede Schranke wächst, und nicht mehr.`
  );
}

// Die letzten Positionen.

export const leastWaste = String("Kleinste Verschwendung, wenn wenige Positionen übrig sind");
export const tableOfWaste = String("Tabelle der kleinsten Verschwendung");
/** @param {number[]} left */
export const wasteColumns = (left) => ["Primzahlen", "Anzahl", ...left.map((k) => `${formatNumber(k)} übrig`)];
/** @param {number} from @param {number} to */
export const primesFrom = (from, to) => `${formatNumber(from)} bis ${formatNumber(to)}`;
/** @param {number} mean @param {number} least @param {number} most */
export function wasteRange(mean, least, most) {
  const range = least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`;
  return `${formatNumber(mean)} (${range})`;
}
/** @param {number} primes @param {number[]} growth @param {number[]} left */
export const wasteGrowth = (primes, growth, left) =>
  `Das Mittel, und in Klammern der kleinste und der größte Wert, auf ${counted(primes, "Primzahl", "Primzahlen")}. Mit jeder Verdopplung von p wächst das Mittel um ungefähr ${listed(growth.map(formatNumber))}, wenn ${listed(left)} Positionen übrig sind: Also wächst W wie ein Vielfaches von log₂ p. Das ist beobachtet; bewiesen ist, dass es mindestens wie ½ log₂ p wächst, wenn drei übrig sind, und wie ¾ log₂ p bei vier oder mehr.`;
