// @ts-check
/** Lektion 13 auf Deutsch, nach den Schlüsseln von mapTexts. */

/** @type {import("../translate.js").Texts} */
export default {
  "two/title": {
    of: "8d8df294",
    text: "Zwei übrig",
  },
  "two/text/0": {
    of: "ca737cb8",
    text: "[N10] vermutet, dass $n + c$ Runden immer reichen, mit einer kleinen Konstanten $c$. Sehen Sie sich das äußerste Ende einer Partie auf einem Primzahltisch an. Zwei Positionen sind hier unbesucht, 5 und 6, und der Spielstein steht auf 0.",
  },
  "two/text/1": {
    of: "83641745",
    text: "Bei zwei Positionen sind die Schichten klein: $M$ hat 3, $M^2$ höchstens 5, $M^3$ höchstens 9 Elemente. Die Elemente von $M^i(\\{z, y\\})$ sind die Punkte $z + \\frac{j}{2^i}(y - z)$ mit $0 \\le j \\le 2^i$, wobei modulo $p$ durch 2 geteilt wird.",
  },
  "two/ask": {
    of: "76effaac",
    text: "Welche Tiefe hat der Spielstein auf 0?",
  },
  "two/hints/0": {
    of: "3b89de02",
    text: "Der Mittelpunkt von 5 und 6: 2 · 12 = 24 = 11 + 13, also ist es 12. Machen Sie von dort weiter.",
  },
  "two/hints/1": {
    of: "41c04d69",
    text: "Die Schichten wachsen 2, 3, 5, 9, 13. Gehört 0 zu den neun?",
  },
  "two/hints/2": {
    of: "489e5755",
    text: "Suchen Sie das kleinste D mit 2ᴰ · (0 − 5) ≡ j · (6 − 5) und 0 < j < 2ᴰ. Modulo 13 ist 8 · 2 = 16 ≡ 3, 8 · 4 ≡ 6, 8 · 8 ≡ 12, 8 · 16 ≡ 11.",
  },
  "two/wrong/low": {
    of: "957fd6c3",
    text: "Noch nicht: 0 gehört nicht zu den neun Positionen der dritten Schicht.",
  },
  "two/wrong/high": {
    of: "434988fe",
    text: "Vier Schichten füllen den ganzen Tisch, also liegt keine Position tiefer als vier.",
  },
  "two/aha": {
    of: "cfc4bdb4",
    text: "Vier: 16 · 8 ≡ 11, und 11 < 16. Ein Spielstein, der an die falsche Stelle kommt, wenn zwei übrig sind, ist ungefähr log₂ p Runden entfernt. **Die Frage ist, ob Magnus die falschen Stellen meiden kann.**",
  },
  "short/title": {
    of: "73803138",
    text: "Drei übrig",
  },
  "short/text/0": {
    of: "fac2606f",
    text: "Eine Position früher. Drei sind unbesucht, 4, 5 und 6, und der Spielstein steht auf 12. Kommt er auf eine von ihnen, so bleiben zwei, und der Spielstein hat unter diesen beiden eine Tiefe: die Länge des *Endspiels*. Derek geht nicht zu einer unbesuchten Position, wenn er zu einer besuchten gehen kann. Magnus muss also eine Ansage mit **zwei unbesuchten Landungen** finden und hätte gern, dass beide Endspiele kurz sind.",
  },
  "short/ask": {
    of: "a3f5db83",
    text: "Nennen Sie eine Weite, bei der von beiden Landungen aus das Endspiel eine Runde dauert, oder sagen Sie, dass es keine gibt.",
  },
  "short/hints/0": {
    of: "aa304474",
    text: "Von 5 aus dauert das Endspiel eine Runde: 5 liegt in der Mitte zwischen 4 und 6. Und von 4 aus, wenn 5 und 6 übrig sind?",
  },
  "short/hints/1": {
    of: "2c5ad849",
    text: "In der Mitte zwischen 5 und 6 liegt 12, nicht 4. Von 4 aus reicht also eine Runde nicht, und von 6 aus wegen der Symmetrie auch nicht.",
  },
  "short/hints/2": {
    of: "0984ae94",
    text: "Die beiden Landungen einer Ansage sind verschieden. Wie viele Positionen gibt es, bei denen das Endspiel eine Runde dauert?",
  },
  "short/wrong/misses": {
    of: "44f18ec0",
    text: "Geht Derek zu {position}, so dauert das Endspiel länger als eine Runde, oder es hat noch nicht begonnen.",
  },
  "short/aha": {
    of: "a149cfde",
    text: "Keine. Von 4 und von 6 aus sind es drei Runden. Versuchen Sie andere Tripel: **Auf Z₁₃ dauern je zwei der drei Endspiele zusammen mindestens vier Runden.** Ist eines kurz, so sind die beiden anderen lang.",
  },
  "short/lecturer": {
    of: "3389b8b6",
    text: "Alle Tripel auf den Primzahlen von 5 bis 37 wurden probiert: Die kleinste Summe zweier Endspiele ist genau ⌈log₂ p⌉, nämlich 3, 3, 4, 4, 5, 5, 5, 5, 5, 6. Lassen Sie die Klasse auf 13 Tripel mit zwei Endspielen von je zwei Runden suchen.",
  },
  "product/title": {
    of: "4a6ef0cc",
    text: "Das Produkt zweier Endspiele",
  },
  "product/text/0": {
    of: "defa07e5",
    text: "Ein größerer Tisch: 6, 31 und 32 sind auf $\\mathbb{Z}_{37}$ übrig, der Spielstein steht auf 0. Die drei Positionen seien $x$, $y$, $z$. Hat das Endspiel von $x$ aus $D$ Runden, so ist das $2^D$-fache des Weges von $z$ nach $x$ ein kleines Vielfaches des Weges von $z$ nach $y$. Hat das Endspiel von $y$ aus $E$ Runden, so gilt dasselbe umgekehrt. Multiplizieren Sie: $2^{D+E}$ und eine kleinere Zahl stimmen modulo $p$ überein. Dazu muss $2^{D+E} > p$ sein.",
  },
  "product/ask": {
    of: "6489fe9d",
    text: "Nennen Sie eine Weite, bei der von beiden Landungen aus das Endspiel höchstens zwei Runden dauert, oder sagen Sie, dass es keine gibt.",
  },
  "product/hints/0": {
    of: "18993213",
    text: "Nur die Ansage 6 hat zwei unbesuchte Landungen, 6 und 31. Wie lang sind die Endspiele von dort?",
  },
  "product/hints/1": {
    of: "e13bc78a",
    text: "Zwei Endspiele von je zwei Runden ergäben 2⁴ = 16. Ist das mehr als 37?",
  },
  "product/wrong/misses": {
    of: "0e9fa92e",
    text: "Geht Derek zu {position}, so dauert das Endspiel länger als zwei Runden, oder es hat noch nicht begonnen.",
  },
  "product/aha": {
    of: "9284d762",
    text: "Keine, und nicht nur hier: **D + E ist mindestens log₂ p**, für je drei Positionen. Von 31 aus dauert das Endspiel 2 Runden, von 6 aus 4; 2 + 4 = 6, und 2⁶ = 64 ist die erste Zweierpotenz über 37. Das längere Endspiel hat also mindestens halb so viele Runden wie log₂ p, und Derek darf wählen.",
  },
  "product/proof/0": {
    of: "945cdd66",
    text: "**Lemma.** Es sei $p$ eine ungerade Primzahl, und $x, y, z$ seien verschiedene Positionen von $\\mathbb{Z}_p$. Es sei $D$ die Tiefe von $x$ in $\\{y, z\\}$ und $E$ die Tiefe von $y$ in $\\{x, z\\}$. Dann ist $2^{D+E} > p$.",
  },
  "product/proof/1": {
    of: "d849f721",
    text: "*Beweis.* Zunächst erfüllt jedes $w \\in M^i(\\{y, z\\})$ eine Kongruenz $2^i(w - z) \\equiv j(y - z)$ mit $0 \\le j \\le 2^i$. Für $i = 0$ nehme man $j = 0$ oder 1. Ist $2w \\equiv u + v$ mit $u, v \\in M^i$, so addiere man deren Kongruenzen: $2^{i+1}(w - z) \\equiv (j + j')(y - z)$.",
  },
  "product/proof/2": {
    of: "c9cf8a7a",
    text: "Man verschiebe den Tisch so, dass $z = 0$ ist. Dann ist $2^D x \\equiv jy$; hier gilt $0 < j < 2^D$, da $j = 0$ bedeuten würde, dass $x = z$ ist, und $j = 2^D$, dass $x = y$ ist. Ebenso ist $2^E y \\equiv ix$ mit $0 < i < 2^E$. Somit ist $2^{D+E}x \\equiv 2^E jy \\equiv ijx$, und da $x \\not\\equiv 0$ ist, teilt $p$ die Zahl $2^{D+E} - ij$. Diese ist positiv, also mindestens $p$, und $2^{D+E} \\ge p + ij > p$. ∎",
  },
  "deeper/title": {
    of: "77362f5c",
    text: "Derek wählt das tiefere",
  },
  "deeper/text/0": {
    of: "7d6d4f72",
    text: "Jetzt sind Sie Derek, auf $\\mathbb{Z}_{131}$, nach 128 Runden. Übrig sind 8, 122 und 123. Magnus hat 8 genannt: Der Spielstein geht zu 8 oder zu 123, und dann braucht Magnus noch eine neue Position, die letzte, die sich erzwingen lässt.",
  },
  "deeper/ask": {
    of: "52d0b4c5",
    text: "Halten Sie durch: Die vorletzte Position darf nicht vor Runde 134 besucht werden.",
  },
  "deeper/hints/0": {
    of: "a6f89e3f",
    text: "Zwei Endspiele: Eines hat 3 Runden, das andere 5. Welche Landung liegt tiefer?",
  },
  "deeper/hints/1": {
    of: "375e0aa9",
    text: "Gehen Sie zu 123. Nehmen Sie dann in jeder Runde die tiefere Landung; beide sind zu sehen.",
  },
  "deeper/hints/2": {
    of: "6438fa8c",
    text: "Nach 8− geht es weiter mit −, +, −, −, +.",
  },
  "deeper/wrong/ended": {
    of: "b927df9b",
    text: "Die letzte neue Position kam in Runde {round}. Gehen Sie zurück, und fragen Sie in jeder Runde, welche Landung tiefer liegt.",
  },
  "deeper/wrong/lost": {
    of: "0d44fb47",
    text: "Von hier ist Magnus schneller. War es die erste Antwort, oder sind Sie zu früh einen Schritt nach innen gegangen?",
  },
  "deeper/aha": {
    of: "345a036d",
    text: "3 + 5 = 8, und 2⁸ = 256 > 131: Auf Besseres kann Magnus nicht hoffen, wenn er zwei Endspiele anbieten muss, bis auf die Art, wie er die acht aufteilt. **Er kann nicht beide kurz machen; Sie nehmen das längere.**",
  },
  "bound/title": {
    of: "6b95e1f1",
    text: "Die untere Schranke",
  },
  "bound/text/0": {
    of: "79317f18",
    text: "Setzen Sie alles zusammen. Bevor zwei Positionen übrig sind, wurden $p - 3$ neue besucht, bestenfalls eine in jeder Runde. Die nächste kostet mindestens die Hälfte von $\\log_2 p$. Also ist **$R(p) \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$** für jede Primzahl $p \\ge 5$.",
  },
  "bound/text/1": {
    of: "2618f9b2",
    text: "Der Logarithmus wächst ohne Ende, wenn auch langsam. Für jede Konstante $c$ gibt es Primzahlen mit $R(p) > p + c$: Die Vermutung ist falsch.",
  },
  "bound/ask": {
    of: "57311856",
    text: "67 ist die erste Primzahl, für die diese Schranke größer als p ist. Wie groß ist sie?",
  },
  "bound/hints/0": {
    of: "b3f5efec",
    text: "log₂ 67 liegt zwischen 6 und 7. Runden Sie auf, halbieren Sie, runden Sie noch einmal auf.",
  },
  "bound/hints/1": {
    of: "0654c4d4",
    text: "67 − 3 + 4.",
  },
  "bound/wrong/low": {
    of: "8168ab0e",
    text: "Runden Sie zweimal auf: ⌈log₂ 67⌉ = 7, und die Hälfte davon, aufgerundet, ist 4.",
  },
  "bound/wrong/high": {
    of: "0ef61550",
    text: "Die Hälfte des Logarithmus zählt, nicht der ganze, und drei wird abgezogen.",
  },
  "bound/aha": {
    of: "8e006dac",
    text: "68 > 67. Um n + c zu übertreffen, braucht man p > 2²ᶜ⁺⁶; für c = 10 ist das 67.108.864. **Kein Experiment mit kleinen Tischen hätte das zeigen können:** Der Beweis sieht, was sie nicht sehen können.",
  },
  "bound/proof/0": {
    of: "693b7a9a",
    text: "**Satz.** Für jede Primzahl $p \\ge 5$ kann Magnus $f^*(p) = p - 1$ besuchte Positionen nicht in weniger als $p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$ Runden erzwingen.",
  },
  "bound/proof/1": {
    of: "b89d40fe",
    text: "*Dereks Strategie.* Solange mehr als drei Positionen unbesucht sind: irgendetwas. Solange es genau drei sind, nimmt er eine besuchte Landung, wenn es eine gibt. Sind beide Landungen unbesucht, so nimmt er die tiefere. Danach bleibt er draußen, so lange er kann.",
  },
  "bound/proof/2": {
    of: "c84e497b",
    text: "*Beweis.* Am Anfang sind $p - 1 \\ge 4$ Positionen unbesucht. Um zu zweien zu gelangen, besucht Magnus $p - 3$ neue Positionen und braucht mindestens $p - 3$ Runden. In der letzten davon sind beide Landungen $x, y$ unbesucht, weil Derek sonst eine besuchte genommen hätte; und sie sind verschieden, weil $p$ ungerade ist. Es sei $z$ die dritte Position. Nach dem Lemma erfüllen die Tiefe $D$ von $x$ in $\\{y, z\\}$ und die Tiefe $E$ von $y$ in $\\{x, z\\}$ die Ungleichung $2^{D+E} > p$, also $D + E \\ge \\lceil \\log_2 p \\rceil$, und Derek gelangt an eine Stelle der Tiefe $s = \\max(D, E) \\ge \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.",
  },
  "bound/proof/3": {
    of: "29388cf6",
    text: "Bei Tiefe $s$ liegt der Spielstein nicht in $M^{s-1}$ der beiden verbleibenden Positionen. Was Magnus auch nennt, eine Landung liegt außerhalb von $M^{s-2}$; denn lägen beide darin, so läge der Spielstein in $M^{s-1}$. Danach liegt eine außerhalb von $M^{s-3}$, und so weiter. Die nächste neue Position kommt also frühestens nach $s$ Runden. Zusammen $p - 3 + s$. ∎",
  },
  "bound/proof/4": {
    of: "e5cc03cd",
    text: "*n + c.* Die Schranke übertrifft $p + c$, wenn $\\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil \\ge c + 4$ ist, das heißt $\\lceil \\log_2 p \\rceil \\ge 2c + 7$, das heißt $p > 2^{2c+6}$.",
  },
  "bound/lecturer": {
    of: "36703582",
    text: "Die Vermutung betrifft alle n. Für Zweierpotenzen (R(n) = n − 1) und für Vielfache von 3 (R(n) < 5n/6, Lektion 10) gilt sie. Für n = 2ᵉp mit festem e ist sie ebenfalls falsch; 25, 35, 5p sind offen.",
  },
  "grow/title": {
    of: "d3575db8",
    text: "Noch früher",
  },
  "grow/text/0": {
    of: "304c16bb",
    text: "Die letzten drei Positionen sind nur die einfachste Stelle, an der man suchen kann. Bei vieren liefert dieselbe Idee, zweimal angewandt, $R(p) \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$ (Beweis unten), und Stufen mit 7, 13, 25, … übrigen Positionen bringen mehr: insgesamt etwas mehr als $\\frac{13}{12} \\log_2 p$. Der Derek mit dem Namen Hinauszögerer spielt nach diesen Beweisen.",
  },
  "grow/text/1": {
    of: "2f3411e7",
    text: "Die exakten Werte sind größer als all das. Für $p = 5, 7, 11, 13, 17, 19, 23, 29, 31$ ist der Überschuss $R(p) - p$ gleich $-1, 0, 2, 2, 4, 4, 5, 6, 7$.",
  },
  "grow/ask": {
    of: "2f77fefc",
    text: "Was erwarten Sie für R(37) − 37?",
  },
  "grow/hints/0": {
    of: "9dd4537b",
    text: "Sehen Sie sich die Liste an: Sieht es so aus, als hörte sie auf zu wachsen?",
  },
  "grow/hints/1": {
    of: "9bc98b45",
    text: "Zwei Nachbarn sind manchmal gleich; im Ganzen geht es weiter aufwärts.",
  },
  "grow/aha": {
    of: "8179546e",
    text: "8: R(37) = 45. Die Wahrheit liegt für Primzahlen also zwischen ungefähr p + (13/12) log₂ p und 2p, und alles spricht dafür, dass sie nahe bei p liegt. **Zwischen log n und n kennt niemand R.**",
  },
  "grow/proof/0": {
    of: "a3374f1d",
    text: "**Satz.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil$ für Primzahlen $p \\ge 5$, wobei $\\Lambda = \\lceil \\log_2 p \\rceil$ ist.",
  },
  "grow/proof/1": {
    of: "3d92b2ed",
    text: "Für eine Menge $S$ unbesuchter Positionen sei $w_S(y)$ die Zahl der Runden von einem Spielstein, der eben auf $y \\in S$ gekommen ist, bis nur eine Position übrig ist, und $m_2(S)$ das zweitkleinste $w_S(y)$. *(1)* Steht der Spielstein auf einem besuchten $x$ und ist $S$ unbesucht, $|S| \\ge 2$, so dauert es $m_2(S) + s$ Runden für ein $s \\ge 1$ mit $x \\in M^s(S)$: Vor der Zeit $m_2(S)$ ist höchstens ein Ausgang offen und hat keine weiteren Mittelpunkte (Lektion 12), und danach gewinnt jede Runde höchstens eine Schicht. Bei $|A| = 4$ bleiben also mindestens $1 + m_2(A)$ Runden. Da $|A| = 4$ bestenfalls nach $p - 5$ Runden erreicht ist, gilt $R(p) \\ge p - 4 + C$, wobei $C$ das kleinste $m_2(T)$ über alle Mengen $T$ von vier Positionen ist.",
  },
  "grow/proof/2": {
    of: "c1b413ab",
    text: "*(2)* Es seien $x, x'$ die beiden billigsten Elemente eines solchen $T = \\{x, x', y, z\\}$, und man setze $T_1 = T \\setminus x$, $T_2 = T \\setminus x'$, $\\mu_i = m_2(T_i)$. Nach (1) ist $C \\ge s_1 + \\mu_1$ und $C \\ge s_2 + \\mu_2$ mit $2^{s_1}x = a'x' + b'y + c'z$ und $2^{s_2}x' = ax + by + cz$ modulo $p$, wobei alle Koeffizienten $\\ge 0$ sind und zusammen $2^{s_1}$ beziehungsweise $2^{s_2}$ ergeben. Man setze $S = s_1 + s_2$ und eliminiere $x$: $\\Delta x' = By + \\Gamma z$ mit $\\Delta = 2^S - aa'$, $B, \\Gamma \\ge 0$ und $B + \\Gamma = \\Delta$. Hier ist $\\Delta > 0$, denn für $\\Delta = 0$ müsste $a' = 2^{s_1}$ und $x = x'$ sein.",
  },
  "grow/proof/3": {
    of: "428d1be9",
    text: "*(3)* $\\mu_1 + S \\ge \\Lambda$. Zwei der drei Elemente von $T_1$ haben unter den jeweils anderen beiden höchstens die Tiefe $\\mu_1$; also gilt dies für $y$ oder $z$. Es gelte für $y$, mit der Tiefe $D \\le \\mu_1$ (sonst vertausche man die Namen), und man verschiebe so, dass $z = 0$ ist: $2^D y = ix'$ mit $0 < i < 2^D$ und $\\Delta x' = By$. Also teilt $p$ die Zahl $2^D\\Delta - iB$, und $0 < 2^D\\Delta - iB \\le 2^{D+S}$, da $B \\le \\Delta$ und $i < 2^D$ ist. Somit ist $2^{D+S} \\ge p$. Ebenso ist $\\mu_2 + S \\ge \\Lambda$.",
  },
  "grow/proof/4": {
    of: "5232c9e6",
    text: "*(4)* Das zweitkürzeste von drei Endspielen hat nach dem Lemma mindestens die Länge $\\Lambda/2$, also ist $\\mu_1 + \\mu_2 \\ge \\Lambda$. Dann ist $2C \\ge S + \\mu_1 + \\mu_2 \\ge \\max(S + \\Lambda,\\ 2\\Lambda - S) \\ge \\frac32 \\Lambda$. ∎",
  },
  "grow/lecturer": {
    of: "5f85d1a3",
    text: "Die Stufen mit mehr Positionen benutzen rationale Lösungen der Mittelpunktgleichungen: Ist p groß im Vergleich zur Menge, so gelten die Gleichungen auch für gewisse reelle Zahlen, und in den reellen Zahlen kann Magnus die konvexe Hülle nicht verlassen, ohne dafür zu bezahlen. Der Beweis steht in der Notiz, einer eigenen Seite.",
  },
  "grow/options/0": {
    of: "e8ec075f",
    text: "höchstens 6",
  },
  "grow/options/1": {
    of: "94e4f74c",
    text: "wieder 7",
  },
  "grow/options/2": {
    of: "f2a577e6",
    text: "8 oder mehr",
  },
  title: {
    of: "3368224c",
    text: "Warum n + c nicht reicht",
  },
  summary: {
    of: "08a874a4",
    text: "Drei unbesuchte Positionen auf einem Primzahltisch widerlegen eine Vermutung: Magnus braucht mindestens p − 3 + ⌈½⌈log₂ p⌉⌉ Runden, also reichen für keine Konstante c immer n + c Runden.",
  },
  source: {
    of: "4c5e15ee",
    text: "Die Vermutung ist das offene Problem 2 in [N10], die Frage nach einer unteren Schranke dort das offene Problem 3. Die Sätze und Beweise sind von uns (2026).",
  },
};
