// @ts-check
/** Wer am Zug ist und was man tun kann, in Sätzen; und was ein Screenreader nach einem Zug sagt. */

import { speaker } from "../../text/de/all.js";
import { nudge } from "../../text/say/goal.js";
import { layerName, plainText } from "../names.js";
import { directionName, place } from "./names.js";
import { formatNumber } from "./numbers.js";
import { verdict, whyEnd } from "./why.js";

/** @import { GameFacts, GameState, Landing, LastRound } from "../../table/types" */

/** @param {GameState} state @param {GameFacts} facts @param {boolean} [readonly] @returns {{heading: string, sentence: string}} */
export function yourTurn(state, facts, readonly = false) {
  const token = place(state.token);
  if (readonly && state.turn !== "over") return recorded(state, facts);
  if (facts.awaitsSolution) {
    return { heading: "Perfektes Spiel", sentence: "Der Computer zieht, sobald die Partie berechnet ist." };
  }
  if (state.turn === "derek") {
    const call = `Magnus nennt **ℓ = ${formatNumber(state.magnitude ?? 0)}**.`;
    return facts.mayAnswer
      ? { heading: "Sie sind am Zug, Derek", sentence: `${call} Wohin soll der Spielstein von ${token} aus gehen?` }
      : {
          heading: "Derek muss antworten",
          sentence: `${call} Mit „Schritt“ oder „Abspielen“ sehen Sie Dereks Antwort.`,
        };
  }
  if (state.turn === "over") {
    if (facts.end?.kind === "allVisited")
      return { heading: "Die Partie ist zu Ende", sentence: "Alle Positionen sind besucht." };
    const more = facts.mayCall
      ? " Sie dürfen weiter Weiten nennen, aber vergeblich, solange Derek den Spielstein nicht hineinlässt."
      : " Gehen Sie auf der Zeitleiste zurück, um es anders zu versuchen, oder beginnen Sie eine neue Partie.";
    return {
      heading: "Die Partie ist zu Ende",
      sentence: `Mehr lässt sich nicht erzwingen.${readonly ? "" : more}`,
    };
  }
  if (isWatched(state, facts)) return watched(facts);
  const last = facts.derek.human ? null : facts.lastRound;
  const where = last
    ? `Derek sagte **${sign(last)}**, und der Spielstein steht auf **${token}**.`
    : `Der Spielstein steht auf **${token}**.`;
  const most = formatNumber(facts.maxMagnitude);
  return { heading: "Sie sind am Zug, Magnus", sentence: `${where} Nennen Sie eine Weite von 1 bis ${most}.` };
}

/** @param {GameState} state @param {GameFacts} facts */
function isWatched({ turn }, { mayCall, awaitsSolution }) {
  return turn === "magnus" && !mayCall && !awaitsSolution;
}

/** @param {GameFacts} facts */
function watched({ lastRound }) {
  const sentence = lastRound
    ? headline(lastRound)
    : "Spielen Sie die Partie ab, oder gehen Sie sie Schritt für Schritt durch.";
  return { heading: "Zwei Computer spielen", sentence };
}

/** @param {LastRound} round */
function headline(round) {
  const { call, from, to, new: fresh } = round;
  const kind = fresh ? "eine neue Position" : "schon besucht";
  const way = `**${place(from)} → ${place(to)}**, ${kind}`;
  return `${way}: Magnus nannte **${formatNumber(call.magnitude)}**, Derek sagte **${sign(round)}**.`;
}

/** @param {LastRound} round */
function sign({ answer }) {
  return answer.direction === "+" ? "+" : "−";
}

/** @param {GameState} state @param {GameFacts} facts */
function recorded({ round, magnitude, token }, { lineLength, lastRound }) {
  const heading = `Runde ${formatNumber(round)}${lineLength > round ? ` von ${formatNumber(lineLength)}` : ""}`;
  if (magnitude !== null) return { heading, sentence: `Magnus nennt **ℓ = ${formatNumber(magnitude)}**.` };
  const sentence = lastRound ? headline(lastRound) : `Der Spielstein steht auf **${place(token)}**.`;
  return { heading, sentence };
}

/** "zu 21 · neue Position", "zu 4 · eine Ihrer drei". @param {Landing} landing @param {number[]} [kept] */
export function landingText(landing, kept = []) {
  const to = `zu ${formatNumber(landing.position)}`;
  if (kept.includes(landing.position)) return `${to} · ${oneOf(kept.length)}`;
  if (landing.new) return `${to} · neue Position`;
  if (kept.length > 0) return `${to} · besucht`;
  return landing.depth === null ? `${to} · besucht, in keiner Schicht` : `${to} · besucht, Schicht ${landing.depth}`;
}

const NUMBERS = ["", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/** @param {number} count */
function oneOf(count) {
  return count === 1 ? "die Sie halten" : `eine Ihrer ${NUMBERS[count] ?? formatNumber(count)}`;
}

/** @param {[Landing, Landing]} landings @param {number} magnitude */
export function previewText([plus, minus], magnitude) {
  const shown = formatNumber(magnitude);
  if (plus.position === minus.position) return `±${shown}: ${landingText(plus)}, auf beiden Wegen`;
  return `−${shown}: ${landingText(minus)}\n+${shown}: ${landingText(plus)}`;
}

/** @param {Landing} landing @param {number} magnitude @param {number[]} [kept] */
export function landingLabel(landing, magnitude, kept) {
  return `${formatNumber(magnitude)} ${directionName(landing.direction)}, ${landingText(landing, kept).replace(" ·", ",")}`;
}

/** @param {number} layer @param {GameState} state */
export function layerSentence(layer, state) {
  const size = state.layerSizes[layer] ?? 0;
  if (layer === 0)
    return size === 1
      ? "A ist die Menge aus der einen unbesuchten Position."
      : `A ist die Menge der ${formatNumber(size)} unbesuchten Positionen.`;
  const fresh = size - (state.layerSizes[layer - 1] ?? 0);
  const above = layerName(layer - 1);
  const joined =
    fresh === 1
      ? `1 neue Position, verbunden mit zwei gleich weit entfernten Positionen aus ${above}`
      : `${formatNumber(fresh)} neue Positionen, jede verbunden mit zwei gleich weit entfernten Positionen aus ${above}`;
  return `${layerName(layer)} ist ${above} mit allen Mittelpunkten seiner Paare: ${joined}. Von jeder davon führt eine Ansage nach ${above}, was Derek auch sagt.`;
}

/** @param {LastRound} round */
export function roundText({ call, answer, from, to, new: fresh }) {
  const kind = fresh ? "eine neue Position" : "schon besucht";
  const [magnitude, start, end] = [call.magnitude, from, to].map(formatNumber);
  return `Magnus nannte ${magnitude}, Derek sagte ${directionName(answer.direction)}: von ${start} zu ${end}, ${kind}.`;
}

/** @param {GameState} state @param {GameFacts} facts @param {number} visited @param {number[]} [kept] */
export function announcement(state, facts, visited, kept = []) {
  const parts = [`Runde ${formatNumber(state.round)}.`];
  if (facts.lastRound) parts.push(roundText(facts.lastRound));
  parts.push(`${formatNumber(visited)} von ${formatNumber(state.n)} Positionen besucht.`);
  if (facts.end && state.turn === "over") {
    parts.push("Die Partie ist zu Ende.", verdict(state, facts, visited), whyEnd(facts.end, state));
  } else if (!facts.lastRound || !isWatched(state, facts)) {
    const words = yourTurn(state, { ...facts, lastRound: null }).sentence;
    parts.push(words, nudge(speaker, state, facts));
    if (facts.mayAnswer && facts.landings) {
      for (const landing of facts.landings) parts.push(`${landingLabel(landing, state.magnitude ?? 0, kept)}.`);
    }
  }
  return plainText(parts.filter(Boolean).join(" "));
}
