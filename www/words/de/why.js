// @ts-check
/** Warum ein Zug gemacht wurde und warum die Partie zu Ende ist: die Gründe des Kerns in Worten. */

import { layerName } from "../names.js";
import { classMembers, className, directionName, place } from "./names.js";
import { counted, formatNumber, positions, rounds } from "./numbers.js";

/** @import { Called } from "../en/why.js" */
/** @import { Coset, GameState, DerekReason, End, MagnusReason, LastRound, GameFacts } from "../../table/types" */

/** @param {GameState} state @param {GameFacts} facts */
export function whyNow(state, facts) {
  const { n, reason } = state;
  if (reason?.by === "magnus") return whyWaitingCall(reason, state, facts);
  if (reason?.by === "rules") return whyEnd(reason, state);
  return facts.lastRound ? whyAnswer(facts.lastRound, n) : "";
}

/** @param {MagnusReason} reason @param {GameState} state @param {GameFacts} facts */
export function whyWaitingCall(reason, { n, token, magnitude }, { landings }) {
  if (magnitude === null || !landings) return "";
  return whyCall(reason, { n, from: token, magnitude, landings: [landings[0].position, landings[1].position] });
}

/** @param {MagnusReason} reason @param {Called} called */
export function whyCall(reason, called) {
  const { n, magnitude, past = false } = called;
  const call = `**${formatNumber(magnitude)}**`;
  switch (reason.kind) {
    case "human":
      return `Sie haben ${call} genannt.`;
    case "recorded":
      return `Die Ansage ${call} steht in der Aufzeichnung der Partie. Der Magnus, der jetzt hier sitzt, hat sie nicht gemacht: Er würde etwas anderes nennen oder kam erst später.`;
    case "random":
      return `Magnus hat ${call} zufällig aus 1 bis ${formatNumber(Math.floor(n / 2))} gezogen.`;
    case "scripted":
      return `Die Ansage ${call} ist Nummer ${formatNumber(reason.place)} in der Liste von Magnus.`;
    case "powerOfTwo":
      return whyScheduled(reason, n, magnitude);
    case "layer":
      return whyLayer(reason.depth, called);
    case "prime":
      return `${whyLayer(reason.depth, called)} ${lemma1(reason, n)}`;
    case "balanced":
      return `${whyLayer(reason.depth, called)} ${balance(reason, n)}`;
    case "perfect":
      return whyPerfectCall(reason, called);
    case "endgame": {
      const value = `**${positions(reason.visited)}** nach höchstens ${rounds(reason.rounds)}, diese mitgezählt`;
      return past
        ? `Wenige Positionen waren übrig, deshalb wusste Magnus, was jede Landung wert ist: Mit ${call} hatte er ${value}, was Derek auch sagte. Keine Weite versprach sie früher.`
        : `Wenige Positionen sind übrig, deshalb weiß Magnus, was jede Landung wert ist: Mit ${call} hat er ${value}, was Derek auch sagt. Keine Weite verspricht sie früher.`;
    }
    default:
      return whyInClasses(reason, called);
  }
}

/** @param {{visited: number, rounds: number, inTime: boolean}} reason @param {Called} called */
function whyPerfectCall({ visited, rounds: toGo, inTime }, { n, magnitude, past = false }) {
  const call = `**${formatNumber(magnitude)}**`;
  const end = `am Ende **${positions(visited)}**`;
  const outcome = toGo > 0 ? `${end}, in ${rounds(toGo)} mit dieser` : end;
  const size = formatNumber(n);
  if (!inTime)
    return past
      ? `Perfektes Spiel: Von allen Weiten hatte ${call} den besten exakten Wert, ${outcome}, wenn auch Derek perfekt spielte.`
      : `Perfektes Spiel: Von allen Weiten hat ${call} den besten exakten Wert, ${outcome}, wenn auch Derek perfekt spielt.`;
  return past
    ? `Perfektes Spiel: ${call} war dies wert: ${outcome}. Eine andere Weite hatte einen besseren Wert, hätte aber mehr als R(${size}) Runden bis zu f*(${size}) Positionen brauchen können, und das ist sein Versprechen.`
    : `Perfektes Spiel: ${call} ist dies wert: ${outcome}. Eine andere Weite hat einen besseren Wert, hätte aber mehr als R(${size}) Runden bis zu f*(${size}) Positionen brauchen können, und das ist sein Versprechen.`;
}

/** @param {{unvisited: number, atMost: number}} reason @param {number} n */
function lemma1({ unvisited, atMost }, n) {
  const size = formatNumber(2 ** atMost * (unvisited - 1) + 1);
  return `Mit |A| = ${formatNumber(unvisited)} ergibt Lemma 1 |${layerName(atMost)}| ≥ min(n, ${size}) = ${formatNumber(n)}: Von überall braucht eine neue Position höchstens ${rounds(atMost)}.`;
}

/** @param {{depth: number, ways: number}} reason @param {number} n */
function balance({ depth, ways }, n) {
  if (depth === 1 && ways === 1) return "Es ist das einzige solche Paar.";
  if (depth === 1)
    return `Von ${formatNumber(ways)} solchen Paaren nimmt er eines, dessen Verlust den anderen Positionen die meisten Paare lässt.`;
  if (depth === 2 && ways >= n) return "Er nimmt dieses Paar, weil seine beiden Enden unbesucht sind.";
  if (depth === 2 && ways > 0)
    return `Von allen solchen Paaren nimmt er das mit den meisten Fortsetzungen: ${formatNumber(ways)} vom schlechteren Ende aus.`;
  return ways === 1
    ? "Er sieht nur auf die eine unbesuchte Position, die er am leichtesten aufgeben kann."
    : `Er sieht nur auf die ${formatNumber(ways)} unbesuchten Positionen, die er am leichtesten aufgeben kann.`;
}

/** @param {Extract<MagnusReason, {level: number}>} reason @param {Called} called */
function whyInClasses(reason, { magnitude, landings: [plus, minus], past = false }) {
  switch (reason.kind) {
    case "classSchedule":
      return `Diese Klasse hat eine Zweierpotenz von Positionen: In ihr folgt Magnus der Liste für Zweierpotenzen. Deren Runde ${formatNumber(reason.round)} ${past ? "war" : "ist"} **${formatNumber(magnitude)}**.`;
    case "classLayers":
      return `Diese Klasse hat eine Primzahl von Positionen: In ihr spielt Magnus Schichten. Der Spielstein ${past ? "war" : "ist"} in Schicht ${reason.depth} der Klasse, in der Mitte zwischen **${place(minus)}** und **${place(plus)}**.`;
    case "toUnentered": {
      const where = `Phase 1: Auf dem gedachten Tisch der Klassen ${past ? "war" : "ist"} die Klasse des Spielsteins in Schicht ${reason.depth} der noch nicht betretenen Klassen.`;
      const says = past ? "was Derek auch sagte" : "was Derek auch sagt";
      if (reason.depth === 1)
        return past
          ? `${where} Der Spielstein musste in einer **neuen Klasse** landen, ${says}.`
          : `${where} Der Spielstein landet in einer **neuen Klasse**, ${says}.`;
      return past
        ? `${where} Er kam einer neuen Klasse näher, ${says}.`
        : `${where} Er kommt einer neuen Klasse näher, ${says}.`;
    }
    case "toMarked":
      return `Phase 2: Magnus ${past ? "ging" : "geht"} zu einer Klasse, von der ein Rest und die Klasse γ gleich weit entfernt liegen, oder zu γ selbst. Die Klasse des Spielsteins ${past ? "war" : "ist"} in Schicht ${reason.depth} dieser Ziele.`;
    case "leftover": {
      const other = place(reason.position === plus ? minus : plus);
      return past
        ? `Phase 2: Eine Richtung führte zum Rest **${place(reason.position)}**, die andere zu **${other}** in γ, der nie betretenen Klasse. Derek musste eines davon aufgeben.`
        : `Phase 2: Eine Richtung führt zum Rest **${place(reason.position)}**, die andere zu **${other}** in γ, der nie betretenen Klasse. Derek muss eines davon aufgeben.`;
    }
  }
}

/** @param {{round: number, exponent: number}} reason @param {number} n @param {number} magnitude */
function whyScheduled({ round, exponent }, n, magnitude) {
  const twos =
    exponent === 0
      ? `**${formatNumber(round)}** ist ungerade, also nennt er n/2`
      : `2 teilt **${formatNumber(round)}** ${exponent === 1 ? "einmal" : `${exponent}-mal`}, also nennt er n/${formatNumber(2 ** (exponent + 1))}`;
  return `Runde ${formatNumber(round)} der Liste für n = ${formatNumber(n)}: ${twos} = **${formatNumber(magnitude)}**. Mit dieser Liste erreicht jede Runde eine neue Position, was Derek auch sagt.`;
}

/** @param {number} depth @param {Called} called */
function whyLayer(depth, { from, landings: [plus, minus], past = false }) {
  const above = layerName(depth - 1);
  const [is, lies, leads] = past ? ["war", "lag", "führte"] : ["ist", "liegt", "führt"];
  const says = past ? "Was Derek auch sagte" : "Was Derek auch sagt";
  const further = `**${counted(depth - 1, "weitere Runde", "weitere Runden")}**`;
  const near = past
    ? `${says}, der Spielstein musste auf einer **neuen Position** landen.`
    : `${says}, der Spielstein landet auf einer **neuen Position**.`;
  const promise =
    depth === 1 ? near : `${says}, Magnus ${is} dann höchstens ${further} von einer neuen Position entfernt.`;
  const where = `Der Spielstein ${past ? "stand" : "steht"} auf **${place(from)}**, das in ${layerName(depth)} ${lies}, aber nicht in ${above}: `;
  if (plus === minus) {
    const which = depth === 1 ? `${is} unbesucht` : `${lies} in ${above}`;
    return `${where}Eine halbe Drehung ${leads} auf beiden Wegen zu **${place(plus)}**, und das ${which}. ${promise}`;
  }
  const which = depth === 1 ? "beide unbesucht" : `beide in ${above}`;
  return `${where}Das ${is} der Mittelpunkt von **${place(minus)}** und **${place(plus)}**, ${which}. ${promise}`;
}

/** @param {LastRound} round */
export function answerText({ answer: { direction } }) {
  return `Derek sagte **${directionName(direction)}**.`;
}

/** @param {LastRound} round @param {number} n */
export function whyAnswer({ answer: { reason, direction }, landings }, n) {
  const way = directionName(direction);
  const other = landings[direction === "+" ? 1 : 0];
  return answerReason(reason, way, other, n);
}

/** @param {DerekReason} reason @param {string} way @param {number} other @param {number} n */
function answerReason(reason, way, other, n) {
  switch (reason.kind) {
    case "human":
      return `Sie haben **${way}** gesagt.`;
    case "recorded":
      return `Die Antwort **${way}** steht in der Aufzeichnung der Partie. Der Derek, der jetzt hier sitzt, hat sie nicht gegeben: Er würde anders antworten oder kam erst später.`;
    case "keepsOpen":
      return reason.classes === 1
        ? `Derek sagte **${way}** und hält sich die Wahl offen: Eine Klasse war noch nicht berührt.`
        : `Derek sagte **${way}** und hält sich die Wahl offen: ${formatNumber(reason.classes)} Klassen waren noch nicht berührt.`;
    case "hoards":
      return whyHoards(reason, way);
    case "outlasts":
      return whyOutlasts(reason, way);
    case "looksAhead": {
      const ahead = `Derek sah ${rounds(reason.rounds)} voraus und sagte **${way}**:`;
      return reason.depth === null
        ? `${ahead} Von dort kann Magnus nichts mehr erzwingen.`
        : `${ahead} Von dort ist Magnus ${rounds(Math.max(1, reason.depth))} von einer neuen Position entfernt.`;
    }
    case "fewestWays":
      return `Derek sagte **${way}**, weil das Magnus die wenigsten Auswege lässt: ${counted(reason.ways, "Weite, die", "Weiten, die")} sofort eine neue Position ${reason.ways === 1 ? "erzwingt" : "erzwingen"}.`;
    case "rollout":
      return `Derek hat beide Landungen zu Ende gespielt und **${way}** gesagt, wonach die längste Partie ${rounds(reason.rounds)} dauert.`;
    case "perfect":
      return whyPerfectAnswer(reason, way, other, n);
    case "endgame":
      return `Wenige Positionen waren übrig, deshalb wusste Derek, was jede Landung wert ist: Nach **${way}** bekommt Magnus am Ende **${positions(reason.visited)}**, höchstens ${rounds(reason.rounds)} nach dieser. Der andere Weg wäre für Magnus nicht weniger wert gewesen.`;
    case "alternating":
      return `Derek sagt abwechselnd im Uhrzeigersinn und gegen den Uhrzeigersinn: **${way}**.`;
    case "scripted":
      return `Dereks Liste sagt **${way}** an Stelle ${formatNumber(reason.place)}.`;
    case "clockwise":
      return "Derek sagt immer **im Uhrzeigersinn**.";
    case "random":
      return `Derek hat eine Münze geworfen und **${way}** gesagt.`;
    case "samePosition":
      return "Eine halbe Drehung führt auf beiden Wegen zu derselben Position, Derek hatte also keine Wahl.";
    case "protects":
      return `Derek sagte **${way}**, weil der andere Weg zu **${place(other)}** führte, in die Klasse **${className(reason.kept)}** = ${classMembers(reason.kept, n)}, aus der er den Spielstein heraushält.`;
    case "prefersVisited":
      return `Derek sagte **${way}**, weil diese Position schon besucht war. ${keeping(reason.kept, n)}`;
    case "nothingToChoose":
      return `Beide Landungen waren ${reason.new ? "neu" : "besucht"}, also sagte Derek **${way}**. ${keeping(reason.kept, n)}`;
  }
}

/** @param {Extract<DerekReason, {kind: "perfect"}>} reason @param {string} way @param {number} other @param {number} n */
function whyPerfectAnswer({ visited, rounds: toGo, inTime }, way, other, n) {
  const size = formatNumber(n);
  const left = toGo > 1 ? `, ${rounds(toGo - 1)} nach dieser` : "";
  const end = `bekommt Magnus am Ende **${positions(visited)}**${left}`;
  if (!inTime)
    return `Perfektes Spiel: Nach **${way}** ${end}; **${place(other)}** wäre für ihn nicht weniger wert gewesen.`;
  return `Perfektes Spiel: Derek sagte **${way}**, und danach ${end}. **${place(other)}** wäre für ihn weniger wert gewesen, aber mit f*(${size}) Positionen vor Runde R(${size}), was Derek nie zulässt.`;
}

const SHAPES = { interval: "ein Intervall", progression: "eine arithmetische Folge", bohr: "eine Bohr-Menge" };

/** @param {Extract<DerekReason, {kind: "hoards"}>} reason @param {string} way */
function whyHoards({ shape, gaveUp, spared }, way) {
  const keeps = `damit die unbesuchten Positionen ${SHAPES[shape]} bleiben`;
  if (spared) return `Derek sagte **${way}**, weil diese Position schon besucht war, ${keeps}.`;
  if (gaveUp)
    return `Beide Landungen waren neu: Derek sagte **${way}** und gab die weiter außen liegende auf, ${keeps}.`;
  return `Beide Landungen waren besucht: Derek sagte **${way}**, zu der, von der eine neue Position weiter entfernt ist.`;
}

/** @param {Extract<DerekReason, {kind: "outlasts"}>} reason @param {string} way */
function whyOutlasts({ rounds: needed, stage, gaveUp, spared, risked }, way) {
  const from = needed ? ` Von dort braucht Magnus noch mindestens ${rounds(needed)}, bis eine Position übrig ist.` : "";
  const plan = stage
    ? ` Er kann Magnus ${rounds(stage[0])} verschwenden lassen, bevor ${counted(stage[1], "Position übrig ist", "Positionen übrig sind")}.`
    : "";
  if (spared) return `Derek sagte **${way}**, weil diese Position schon besucht war.${from}${plan}`;
  if (risked)
    return `Derek sagte **${way}**, obwohl diese Position neu war: Die andere hätte Magnus mehr geholfen.${plan}`;
  if (!gaveUp)
    return `Beide Landungen waren besucht: Derek sagte **${way}**, zu der, von der eine neue Position weiter entfernt ist.${from}${plan}`;
  const which =
    needed !== null
      ? "die, nach der das längere Ende bleibt"
      : stage
        ? "die, die Magnus weniger hilft"
        : "die weiter außen liegende";
  return `Beide Landungen waren neu: Derek sagte **${way}** und gab ${which} auf.${from}${plan}`;
}

/** @param {Coset | null} kept @param {number} n */
function keeping(kept, n) {
  return kept
    ? `Er hält den Spielstein aus ${className(kept)} = ${classMembers(kept, n)} heraus.`
    : `Auf einer Zweierpotenz wie ${formatNumber(n)} gibt es keine Klasse, die er halten könnte.`;
}

/** @param {End} end @param {GameState} state */
export function whyEnd(end, state) {
  if (end.kind === "allVisited") return "Alle Positionen sind besucht.";
  const { kept } = end;
  const only = state.n === kept.q;
  const left = only
    ? `Die einzige unbesuchte Position ist **${place(kept.gamma)}**, und der Spielstein steht auf ${place(state.token)}.`
    : `Alle unbesuchten Positionen liegen in der Klasse **${className(kept)}** = ${classMembers(kept, state.n)}, der Spielstein auf ${place(state.token)} aber nicht.`;
  const target = only ? `${formatNumber(kept.gamma)} sein` : "in dieser Klasse liegen";
  return `${left} Was Magnus auch nennt, höchstens eine der beiden Landungen kann ${target}, weil ${formatNumber(kept.q)} ungerade ist. Derek kann also immer die andere Richtung sagen, und mehr lässt sich nicht erzwingen.`;
}

/** @param {GameState} state @param {GameFacts} facts @param {number} visited */
export function verdict(state, facts, visited) {
  const { n, fStar, round } = state;
  const result = `Magnus hat in ${rounds(round)} **${formatNumber(visited)} von ${formatNumber(n)}** Positionen besucht.`;
  const star = `f*(${formatNumber(n)}) = ${formatNumber(fStar)}`;
  if (visited > fStar) return `${result} ${slip(state, facts, star)}`;
  if (fStar === n) return `${result} Gegen einen perfekten Magnus kann das auf diesem Tisch niemand verhindern.`;
  const side = facts.derek.human
    ? "Auf weniger hätten Sie ihn nicht beschränken können: Ein perfekter Magnus bekommt immer so viele"
    : "Ein perfekter Magnus bekommt immer so viele";
  return `${result} Das ist genau ${star}. ${side}, und ein perfekter Derek lässt nie mehr zu.`;
}

/** @param {GameState} state @param {GameFacts} facts @param {string} star */
function slip(state, facts, star) {
  const lost = facts.lastClassLost;
  const most = formatNumber(state.fStar);
  const which = lost ? `${className(lost.class)} = ${classMembers(lost.class, state.n)}` : "";
  const round = lost ? formatNumber(lost.round) : "";
  if (facts.derek.human)
    return `Das ist mehr als ${star}. Sie hätten ihn auf ${most} beschränken können.${lost ? ` In Runde ${round} haben Sie den Spielstein in ${which} gelassen, die letzte Klasse, in der er noch nicht gewesen war.` : ""}`;
  return `Das ist mehr als ${star}. Derek hätte ihn auf ${most} beschränken können.${lost ? ` In Runde ${round} hat Derek den Spielstein in ${which} gelassen, die letzte Klasse, in der er noch nicht gewesen war.` : ""}`;
}
