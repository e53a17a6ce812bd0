// @ts-check
/** Gründe für einen Zug und für das Ende der Partie. */

/** @type {import("../../types").Translated<typeof import("../../en/table/reasons.js").default>} */
export default {
  whyHuman: "Sie haben **{call}** genannt.",
  whyPerson: "Magnus hat von **{from}** aus **{call}** genannt.",
  whyRecorded:
    "Die Ansage **{call}** steht in der Aufzeichnung der Partie: Der jetzige Magnus würde etwas anderes nennen oder hat erst später übernommen.",
  whyRandom: "Magnus hat **{call}** zufällig aus 1 bis {most} gezogen.",
  whyScripted:
    "Magnus hat alle seine Ansagen vor der Partie in einer Liste festgelegt: Ansage {place} ist **{call}**, wo auch immer der Spielstein steht.",
  whyListOdd:
    "Runde {round} der Liste für n = {n}: **{round}** ist ungerade, also nennt er n/2 = **{call}**. Mit dieser Liste wird in jeder Runde eine neue Position erreicht, was Derek auch sagt.",
  whyList: {
    one: "Runde {round} der Liste für n = {n}: 2 teilt **{round}** einmal, also nennt er n/{part} = **{call}**. Mit dieser Liste wird in jeder Runde eine neue Position erreicht, was Derek auch sagt.",
    other:
      "Runde {round} der Liste für n = {n}: 2 teilt **{round}** {count}-mal, also nennt er n/{part} = **{call}**. Mit dieser Liste wird in jeder Runde eine neue Position erreicht, was Derek auch sagt.",
  },
  whyPair:
    "Der Spielstein steht auf **{from}**. Diese Position liegt in {layer}, aber nicht in {above}: Sie ist der ⟦Mittelpunkt|midpoint⟧ von **{minus}** und **{plus}**, beide unbesucht.",
  whyPairPast:
    "Der Spielstein stand auf **{from}**. Diese Position lag in {layer}, aber nicht in {above}: Sie war der ⟦Mittelpunkt|midpoint⟧ von **{minus}** und **{plus}**, beide unbesucht.",
  whyPairIn:
    "Der Spielstein steht auf **{from}**. Diese Position liegt in {layer}, aber nicht in {above}: Sie ist der ⟦Mittelpunkt|midpoint⟧ von **{minus}** und **{plus}**, beide in {above}.",
  whyPairInPast:
    "Der Spielstein stand auf **{from}**. Diese Position lag in {layer}, aber nicht in {above}: Sie war der ⟦Mittelpunkt|midpoint⟧ von **{minus}** und **{plus}**, beide in {above}.",
  whyHalfTurn:
    "Der Spielstein steht auf **{from}**. Diese Position liegt in {layer}, aber nicht in {above}: Eine halbe Drehung führt in beiden Richtungen zu **{plus}** gegenüber, einer Position in {above}.",
  whyHalfTurnPast:
    "Der Spielstein stand auf **{from}**. Diese Position lag in {layer}, aber nicht in {above}: Eine halbe Drehung führte in beiden Richtungen zu **{plus}** gegenüber, einer Position in {above}.",
  whyDraws: "Unter solchen Ansagen lost er eine aus.",
  whyForces: "Was Derek auch sagt, der Spielstein landet auf einer **neuen Position**.",
  whyForcesPast: "Was Derek auch sagte, der Spielstein musste auf einer **neuen Position** landen.",
  whyNears: {
    one: "Was Derek auch sagt, Magnus ist dann höchstens **{count} weitere Runde** von einer neuen Position entfernt.",
    other:
      "Was Derek auch sagt, Magnus ist dann höchstens **{count} weitere Runden** von einer neuen Position entfernt.",
  },
  whyNearsPast: {
    one: "Was Derek auch sagte, Magnus war dann höchstens **{count} weitere Runde** von einer neuen Position entfernt.",
    other:
      "Was Derek auch sagte, Magnus war dann höchstens **{count} weitere Runden** von einer neuen Position entfernt.",
  },
  whyLemma: {
    one: "Mit |⟦A|layer:0⟧| = {unvisited} ergibt Lemma 1 |{layer}| ≥ min(n, {size}) = {n}: Von jeder Position aus ist eine neue höchstens {count} Runde entfernt.",
    other:
      "Mit |⟦A|layer:0⟧| = {unvisited} ergibt Lemma 1 |{layer}| ≥ min(n, {size}) = {n}: Von jeder Position aus ist eine neue höchstens {count} Runden entfernt.",
  },
  whyOnlyPair: "Es ist das einzige solche Paar.",
  whyMostPairs: "Es gibt {ways} solche Paare. Er nimmt eines, das den anderen Positionen die meisten Paare lässt.",
  whyBothEnds: "Er nimmt dieses Paar, weil seine beiden Enden unbesucht sind.",
  whyMostWays:
    "Von allen solchen Paaren nimmt er das, das ihm die meisten guten Ansagen lässt: {ways} vom schlechteren Ende aus.",
  whyCheapest: {
    one: "Er betrachtet nur die eine unbesuchte Position, die er am leichtesten aufgeben kann.",
    other: "Er betrachtet nur die {count} unbesuchten Positionen, die er am leichtesten aufgeben kann.",
  },
  whyBest:
    "Perfektes Spiel: Von allen Weiten hat **{call}** den besten exakten Wert, {outcome}, wenn auch Derek perfekt spielt.",
  whyBestPast:
    "Perfektes Spiel: Von allen Weiten hatte **{call}** den besten exakten Wert, {outcome}, wenn auch Derek perfekt spielte.",
  whyInTime:
    "Perfektes Spiel: **{call}** ist dies wert: {outcome}. Eine andere Weite hat einen besseren Wert, könnte aber sein Versprechen von {star} Positionen in {R} Runden brechen.",
  whyInTimePast:
    "Perfektes Spiel: **{call}** war dies wert: {outcome}. Eine andere Weite hatte einen besseren Wert, hätte aber sein Versprechen von {star} Positionen in {R} Runden brechen können.",
  whyOutcome: "am Ende **{positions}**",
  whyOutcomeIn: "am Ende **{positions}**, in {rounds} einschließlich dieser",
  whyEndgame:
    "Wenige Positionen sind übrig, deshalb weiß Magnus, was jedes Ziel wert ist: Mit **{call}** hat er **{positions}** nach höchstens {rounds} einschließlich dieser, was Derek auch sagt. Keine Weite verspricht sie früher.",
  whyEndgamePast:
    "Wenige Positionen waren übrig, deshalb wusste Magnus, was jedes Ziel wert war: Mit **{call}** hatte er **{positions}** nach höchstens {rounds} einschließlich dieser, was Derek auch sagte. Keine Weite versprach sie früher.",
  whyClassList:
    "Die Größe dieser Klasse ist eine Zweierpotenz, also folgt Magnus in ihr der Liste für Zweierpotenzen. Runde {round} dieser Liste ist **{call}**.",
  whyClassListPast:
    "Die Größe dieser Klasse ist eine Zweierpotenz, also folgt Magnus in ihr der Liste für Zweierpotenzen. Runde {round} dieser Liste war **{call}**.",
  whyClassLayers:
    "Die Größe dieser Klasse ist eine Primzahl, also spielt Magnus in ihr nach ⟦Schichten|layer⟧. Der Spielstein ist in Schicht {depth} der Klasse, in der Mitte zwischen **{minus}** und **{plus}**.",
  whyClassLayersPast:
    "Die Größe dieser Klasse ist eine Primzahl, also spielte Magnus in ihr nach ⟦Schichten|layer⟧. Der Spielstein war in Schicht {depth} der Klasse, in der Mitte zwischen **{minus}** und **{plus}**.",
  whyNewClass:
    "Phase 1: Auf dem gedachten Tisch der Klassen ist die Klasse des Spielsteins in ⟦Schicht|layer⟧ {depth} der noch nicht betretenen Klassen. Der Spielstein landet in einer **neuen Klasse**, was Derek auch sagt.",
  whyNewClassPast:
    "Phase 1: Auf dem gedachten Tisch der Klassen war die Klasse des Spielsteins in ⟦Schicht|layer⟧ {depth} der noch nicht betretenen Klassen. Der Spielstein musste in einer **neuen Klasse** landen, was Derek auch sagte.",
  whyToNewClass:
    "Phase 1: Auf dem gedachten Tisch der Klassen ist die Klasse des Spielsteins in ⟦Schicht|layer⟧ {depth} der noch nicht betretenen Klassen. Er kommt einer neuen Klasse näher, was Derek auch sagt.",
  whyToNewClassPast:
    "Phase 1: Auf dem gedachten Tisch der Klassen war die Klasse des Spielsteins in ⟦Schicht|layer⟧ {depth} der noch nicht betretenen Klassen. Er kam einer neuen Klasse näher, was Derek auch sagte.",
  whyToMarked:
    "Phase 2: Magnus geht zu einer Klasse, von der eine Restposition und die Klasse γ gleich weit entfernt liegen, oder zu γ selbst. Die Klasse des Spielsteins ist in ⟦Schicht|layer⟧ {depth} dieser Ziele.",
  whyToMarkedPast:
    "Phase 2: Magnus ging zu einer Klasse, von der eine Restposition und die Klasse γ gleich weit entfernt liegen, oder zu γ selbst. Die Klasse des Spielsteins war in ⟦Schicht|layer⟧ {depth} dieser Ziele.",
  whyLeftover:
    "Eine Richtung führt zur Restposition **{leftover}** (J), die andere zu **{other}** in der nie betretenen Klasse (γ). Derek muss eine von beiden aufgeben.",
  whyLeftoverPast:
    "Eine Richtung führte zur Restposition **{leftover}**, die andere zu **{other}** in der nie betretenen Klasse. Derek musste eine von beiden aufgeben.",
  whyOtherClass:
    "Zwei Drittel dieser Klasse sind besucht, {visited} von {size}; die übrigen sind ihre Restpositionen. Beide Richtungen von **{call}** führen in noch nicht betretene Klassen, also ist die nächste Position **neu**.",
  whyOtherClassPast:
    "Zwei Drittel dieser Klasse waren besucht, {visited} von {size}; die übrigen waren ihre Restpositionen. Beide Richtungen von **{call}** führten in noch nicht betretene Klassen, also musste die nächste Position **neu** sein.",
  whyOpposite:
    "Magnus geht {size} Positionen durch fortgesetztes Halbieren durch: **{call}** ist ein Schritt über 1/{part} davon, und beide Ziele sind **neu**.",
  whyOppositePast:
    "Magnus ging {size} Positionen durch fortgesetztes Halbieren durch: **{call}** war ein Schritt über 1/{part} davon, und beide Ziele waren **neu**.",
  whySearched:
    "Auf einem Tisch mit {size} Positionen durchsucht Magnus alle Möglichkeiten: Nach **{call}** steht der Spielstein auf einer **neuen** Position, von der aus es weitergeht, was Derek auch sagt.",
  whySearchedPast:
    "Auf einem Tisch mit {size} Positionen hat Magnus alle Möglichkeiten durchsucht: Nach **{call}** stand der Spielstein auf einer **neuen** Position, von der aus es weiterging, was Derek auch sagte.",
  derekSaid: "Derek sagte **{way}**.",
  answerHuman: "Sie haben **{way}** gesagt.",
  answerRecorded:
    "Die Antwort **{way}** steht in der Aufzeichnung der Partie: Der jetzige Derek würde anders antworten oder hat erst später übernommen.",
  answerKeepsOpen: {
    one: "Derek sagte **{way}**, um sich die Wahl offenzuhalten: Eine Klasse war noch nicht betreten.",
    other: "Derek sagte **{way}**, um sich die Wahl offenzuhalten: {count} Klassen waren noch nicht betreten.",
  },
  answerAhead:
    "Derek sah {ahead} voraus und sagte **{way}**: Von dort ist Magnus {away} von einer neuen Position entfernt.",
  answerAheadSafe: "Derek sah {ahead} voraus und sagte **{way}**: Von dort kann Magnus nichts mehr erzwingen.",
  answerFewest: {
    one: "Derek sagte **{way}**, weil das Magnus die wenigsten guten Ansagen lässt: {count} Weite, die sofort eine neue Position erzwingt.",
    other:
      "Derek sagte **{way}**, weil das Magnus die wenigsten guten Ansagen lässt: {count} Weiten, die sofort eine neue Position erzwingen.",
  },
  answerRollout:
    "Derek hat von beiden Zielen aus probeweise zu Ende gespielt und **{way}** gesagt: Von dort aus dauert die längste Partie {rounds}.",
  answerBest:
    "Perfektes Spiel: Nach **{way}** bekommt Magnus am Ende **{positions}**; **{other}** wäre für ihn nicht weniger wert gewesen.",
  answerBestIn:
    "Perfektes Spiel: Nach **{way}** bekommt Magnus am Ende **{positions}**, {rounds} nach dieser; **{other}** wäre für ihn nicht weniger wert gewesen.",
  answerInTime:
    "Perfektes Spiel: Derek sagte **{way}**, und danach bekommt Magnus am Ende **{positions}**. **{other}** hätte ihm weniger gebracht, hätte ihn aber schon vor Runde {R} zu {star} Positionen kommen lassen können, was Derek nie zulässt.",
  answerInTimeIn:
    "Perfektes Spiel: Derek sagte **{way}**, und danach bekommt Magnus am Ende **{positions}**, {rounds} nach dieser. **{other}** hätte ihm weniger gebracht, hätte ihn aber schon vor Runde {R} zu {star} Positionen kommen lassen können, was Derek nie zulässt.",
  answerEndgame:
    "Wenige Positionen waren übrig, deshalb wusste Derek, was jedes Ziel wert ist: Nach **{way}** bekommt Magnus am Ende **{positions}**, höchstens {rounds} nach dieser. Der andere Weg wäre für Magnus nicht weniger wert gewesen.",
  answerAlternating: "Derek sagt abwechselnd im Uhrzeigersinn und gegen den Uhrzeigersinn: **{way}**.",
  answerScripted:
    "Derek hat alle seine Antworten vor der Partie in einer Liste festgelegt: Antwort {place} ist **{way}**, was Magnus auch ansagt.",
  answerClockwise: "Derek sagt immer **im Uhrzeigersinn**.",
  answerRandom: "Derek hat eine Münze geworfen und **{way}** gesagt.",
  answerSame: "Eine halbe Drehung führt in beiden Richtungen zu derselben Position; Derek hatte also keine Wahl.",
  answerProtects:
    "Derek sagte **{way}**, weil der andere Weg zu **{other}** führte. Aus der Klasse dieser Position, **{class}** = {members}, hält er den Spielstein heraus.",
  answerVisited: "Derek sagte **{way}**, weil diese Position schon besucht war.",
  answerBothNew: "Beide Ziele waren neu, also sagte Derek **{way}**.",
  answerBothVisited: "Beide Ziele waren besucht, also sagte Derek **{way}**.",
  answerKeeps: "Er hält den Spielstein aus {class} = {members} heraus.",
  answerKeepsNone: "Auf einer Zweierpotenz wie {n} gibt es keine Klasse, die er halten könnte.",
  answerHoards:
    "Derek sagte **{way}**, weil diese Position schon besucht war. Er versucht, {shape} unbesucht zu halten.",
  answerHoardsLess:
    "Beide Ziele waren neu: Derek sagte **{way}** und gab das weiter außen liegende auf. Er versucht, {shape} unbesucht zu halten.",
  shapeInterval: "ein Intervall",
  shapeProgression: "eine arithmetische Folge",
  shapeBohr: "eine Bohr-Menge",
  answerHoardsOut:
    "Beide Ziele waren besucht: Derek sagte **{way}**, weil von dort aus eine neue Position weiter entfernt ist.",
  answerSpared: {
    one: "Derek sagte **{way}**, weil diese Position schon besucht war. Von dort braucht Magnus noch mindestens {count} Runde, bis eine Position übrig ist.",
    other:
      "Derek sagte **{way}**, weil diese Position schon besucht war. Von dort braucht Magnus noch mindestens {count} Runden, bis eine Position übrig ist.",
  },
  answerRisked: "Derek sagte **{way}**, obwohl diese Position neu war: Das andere Ziel hätte Magnus mehr geholfen.",
  answerLonger: "Beide Ziele waren neu: Derek sagte **{way}** und gab das auf, nach dem das längere Endspiel bleibt.",
  answerLongerBy: {
    one: "Beide Ziele waren neu: Derek sagte **{way}** und gab das auf, nach dem das längere Endspiel bleibt. Von dort braucht Magnus noch mindestens {count} Runde, bis eine Position übrig ist.",
    other:
      "Beide Ziele waren neu: Derek sagte **{way}** und gab das auf, nach dem das längere Endspiel bleibt. Von dort braucht Magnus noch mindestens {count} Runden, bis eine Position übrig ist.",
  },
  answerHelpsLess: "Beide Ziele waren neu: Derek sagte **{way}** und gab das auf, das Magnus weniger hilft.",
  answerFartherOut: "Beide Ziele waren neu: Derek sagte **{way}** und gab das weiter außen liegende auf.",
  answerFarther:
    "Beide Ziele waren besucht: Derek sagte **{way}**, weil von dort aus eine neue Position weiter entfernt ist.",
  answerFartherBy: {
    one: "Beide Ziele waren besucht: Derek sagte **{way}**, weil von dort aus eine neue Position weiter entfernt ist. Von dort braucht Magnus noch mindestens {count} Runde, bis eine Position übrig ist.",
    other:
      "Beide Ziele waren besucht: Derek sagte **{way}**, weil von dort aus eine neue Position weiter entfernt ist. Von dort braucht Magnus noch mindestens {count} Runden, bis eine Position übrig ist.",
  },
  answerStage: {
    one: "Er kann Magnus {rounds} verschwenden lassen, bevor {count} Position übrig ist.",
    other: "Er kann Magnus {rounds} verschwenden lassen, bevor {count} Positionen übrig sind.",
  },
  endOne:
    "Die einzige unbesuchte Position ist **{kept}**, und der Spielstein steht auf {token}. Was Magnus auch nennt, höchstens eines der beiden Ziele kann {gamma} sein, weil {q} ungerade ist. Derek kann also immer die andere Richtung sagen, und mehr lässt sich nicht erzwingen.",
  endClass:
    "Alle unbesuchten Positionen liegen in der Klasse **{class}** = {members}, der Spielstein auf {token} aber nicht. Was Magnus auch nennt, höchstens eines der beiden Ziele kann in dieser Klasse liegen, weil {q} ungerade ist. Derek kann also immer die andere Richtung sagen, und mehr lässt sich nicht erzwingen.",
  result: "Magnus hat in {rounds} **{visited} von {n}** Positionen besucht.",
  resultAll: "Gegen einen perfekten Magnus kann das auf diesem Tisch niemand verhindern.",
  resultExact:
    "Das ist genau {star} = {few}. Ein perfekter Magnus bekommt immer so viele, und ein perfekter Derek lässt nie mehr zu.",
  resultExactYou:
    "Das ist genau {star} = {few}. Auf weniger hätten Sie ihn nicht beschränken können: Ein perfekter Magnus bekommt immer so viele, und ein perfekter Derek lässt nie mehr zu.",
  resultMore: "Das ist mehr als {star} = {few}. Derek hätte ihn auf {few} beschränken können.",
  resultMoreYou: "Das ist mehr als {star} = {few}. Sie hätten ihn auf {few} beschränken können.",
  resultLost:
    "In Runde {round} hat Derek den Spielstein in {class} = {members} gelassen, die letzte Klasse, die er noch nicht betreten hatte.",
  resultLostYou:
    "In Runde {round} haben Sie den Spielstein in {class} = {members} gelassen, die letzte Klasse, die er noch nicht betreten hatte.",
};
