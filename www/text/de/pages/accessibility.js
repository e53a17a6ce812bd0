// @ts-check
/** Erklärung zur Barrierefreiheit. */

/** @type {Record<string, string>} */
export default {
  Accessibility: "Barrierefreiheit",
  "How far the Magnus–Derek table meets WCAG 2.2, level AA: criterion by criterion, with the test for each, and what to do where one does not hold.":
    "Wie weit der Magnus–Derek-Tisch WCAG 2.2, Stufe AA, erfüllt: Kriterium für Kriterium, mit dem Test dazu, und was hilft, wo eines nicht erfüllt ist.",
  "All 55 criteria of WCAG 2.2 at the levels A and AA: 44 hold, and eleven ask for what these pages do not have. Each says how it is tested.":
    "Alle 55 Kriterien von WCAG 2.2 der Stufen A und AA: 44 sind erfüllt, und elf betreffen, was es auf diesen Seiten nicht gibt. Bei jedem steht, wie es geprüft wird.",
  Contents: "Inhalt",
  "What is meant": "Worum es geht",
  "Known limits": "Bekannte Grenzen",
  "What a screen reader says": "Was ein Screenreader sagt",
  Perceivable: "Wahrnehmbar",
  Operable: "Bedienbar",
  Understandable: "Verständlich",
  Robust: "Robust",
  "These pages, in English and German, the tag on your own page, the frame and the single file. It is our own assessment of November 2026, by the tests named below, in Chromium, by keyboard, and with one screen reader; nobody outside has checked it. A university that needs a statement of its own may take this one over.":
    "Diese Seiten auf Deutsch und Englisch, das Tag auf einer eigenen Seite, der Rahmen und die eine Datei. Es ist unsere eigene Einschätzung vom November 2026, mit den unten genannten Tests in Chromium, mit der Tastatur und mit einem Screenreader; niemand von außen hat sie geprüft. Eine Hochschule, die eine eigene Erklärung braucht, darf diese übernehmen.",
  "The tests are files of the source: <code>tests/browser</code> is run in browsers, <code>tests/page</code> without. A test of this page fails when it names a test that there is not.":
    "Die Tests sind Dateien des Quelltextes: <code>tests/browser</code> läuft in Browsern, <code>tests/page</code> ohne. Ein Test dieser Seite schlägt fehl, wenn sie einen Test nennt, den es nicht gibt.",
  "Keys of the table": "Tasten des Tisches",
  "In the reading mode of a screen reader the arrow keys are its own. Every move has a button; or switch to focus mode (Orca: Orca+A, NVDA: NVDA+Space).":
    "Im Lesemodus eines Screenreaders gehören die Pfeiltasten ihm. Jeder Zug hat eine Taste auf der Seite; oder wechseln Sie in den Fokusmodus (Orca: Orca+A, NVDA: NVDA+Leertaste).",
  "Files that you save": "Gespeicherte Dateien",
  "A picture, a GIF or a PDF knows nothing of a screen reader. Give it words of your own, or put the link beside it: it leads to the table in words. For hands there is a picture for swell paper with braille numbers, up to <var>n</var> = 60.":
    "Ein Bild, ein GIF oder ein PDF weiß nichts von einem Screenreader. Geben Sie ihm eigene Worte, oder stellen Sie den Link daneben: Er führt zum Tisch in Worten. Für Hände gibt es ein Bild für Schwellpapier mit Nummern in Braille, bis <var>n</var> = 60.",
  "Other screen readers": "Andere Screenreader",
  "NVDA, JAWS, VoiceOver and TalkBack have not been tried.":
    "NVDA, JAWS, VoiceOver und TalkBack sind nicht ausprobiert.",
  "Easy language": "Leichte Sprache",
  "There is no version in easy language or sign language. The first lesson needs no mathematics.":
    "Es gibt keine Fassung in Leichter Sprache oder in Gebärdensprache. Die erste Lektion braucht keine Mathematik.",
  'Orca 43.1 with Firefox 153 ESR on Debian, 29 November 2026, as its log has it: a game on five positions, the hint of the next game, and the tasks <a href="learn/lose.html#between">Halfway</a> and <a href="learn/lose.html#around">The other way round</a> of lesson 1. Since then the buttons have their sign in their names: “counter-clockwise, −1 to 4, new position”.':
    'Orca 43.1 mit Firefox 153 ESR auf Debian, 29. November 2026, so wie es im Protokoll steht: eine Partie auf fünf Positionen, der Hinweis der nächsten Partie und die Aufgaben <a href="learn/lose.html#between">In der Mitte</a> und <a href="learn/lose.html#around">Andersherum</a> aus Lektion 1. Gehört wurden die englischen Seiten. Seitdem steht das Vorzeichen im Namen der Tasten: „counter-clockwise, −1 to 4, new position“.',
  "1.1.1 Non-text content": "1.1.1 Nicht-Text-Inhalt",
  "A · holds": "A · erfüllt",
  "What the picture of a table shows also stands in words beside it: the question, the landings, the layers with their sizes, the reason for the call, and a row for each position in the fold “All positions as a table”. Figures of lessons and of the note have a description. The carpet can be read cell by cell.":
    "Was das Bild eines Tisches zeigt, steht auch in Worten daneben: die Frage, die Landungen, die Schichten mit ihren Größen, der Grund der Ansage, und im Aufklapper „Alle Positionen als Tabelle“ eine Zeile für jede Position. Bilder in Lektionen und in der Notiz haben eine Beschreibung. Der Teppich lässt sich Feld für Feld lesen.",
  "1.2.1–1.2.5 Sound and film": "1.2.1–1.2.5 Ton und Film",
  "A, AA · does not arise": "A, AA · kommt nicht vor",
  "There is neither film nor recorded sound. An animation shows a move whose words are announced.":
    "Es gibt weder Filme noch Tonaufnahmen. Eine Animation zeigt einen Zug, dessen Worte angesagt werden.",
  "1.3.1 Info and relationships": "1.3.1 Info und Beziehungen",
  "Headings go down one level at a time, panels are named groups, lists of numbers are tables with headings, formulas are MathML.":
    "Überschriften gehen Ebene für Ebene hinab, Bereiche sind benannte Gruppen, Zahlenlisten sind Tabellen mit Köpfen, Formeln sind MathML.",
  "1.3.2 Meaningful sequence": "1.3.2 Bedeutungstragende Reihenfolge",
  "The question comes before the answers, these before the controls, and the reasons last. Right-to-left languages keep that order.":
    "Erst kommt die Frage, dann die Antworten, dann die Bedienung, zuletzt die Gründe. Sprachen, die von rechts gelesen werden, behalten diese Reihenfolge.",
  "1.3.3 Sensory characteristics": "1.3.3 Sensorische Eigenschaften",
  "A button says where the token would land and whether that position is new, not only its side or its colour.":
    "Eine Taste sagt, wo der Spielstein landen würde und ob diese Position neu ist, nicht nur ihre Seite oder ihre Farbe.",
  "1.3.4 Orientation": "1.3.4 Ausrichtung",
  "AA · holds": "AA · erfüllt",
  "Nothing is locked to one orientation; a phone that lies down has the table and both answers in its first screen.":
    "Nichts ist auf eine Ausrichtung festgelegt; ein quer gehaltenes Telefon hat den Tisch und beide Antworten auf dem ersten Bildschirm.",
  "1.3.5 Identify input purpose": "1.3.5 Eingabezweck bestimmen",
  "AA · does not arise": "AA · kommt nicht vor",
  "No field asks for anything about you.": "Kein Feld fragt nach etwas über Sie.",
  "1.4.1 Use of color": "1.4.1 Benutzung von Farbe",
  "Each layer has a ring, a name and a number beside its colour; lines of a chart differ in their dashes too. Neighbouring layers are told apart by eyes without one kind of cones.":
    "Jede Schicht hat neben ihrer Farbe einen Ring, einen Namen und eine Zahl; Linien eines Diagramms unterscheiden sich auch in den Strichen. Benachbarte Schichten unterscheidet auch, wem eine Art Zapfen fehlt.",
  "1.4.2 Audio control": "1.4.2 Audio-Steuerelement",
  "A · does not arise": "A · kommt nicht vor",
  "Nothing sounds by itself. In the fold “All positions as a table” the layers can be heard while you go along the table: tones of a fifth of a second, which you switch on and off.":
    "Nichts klingt von selbst. In der Falte „Alle Positionen als Tabelle“ sind die Schichten zu hören, während Sie am Tisch entlanggehen: Töne von einer Fünftelsekunde, die Sie ein- und ausschalten.",
  "1.4.3 Contrast (minimum)": "1.4.3 Kontrast (Minimum)",
  "All text has at least 4.5 : 1, large text 3 : 1, in light and in dark colours; so have the names of the rings.":
    "Jeder Text hat mindestens 4,5 : 1, großer 3 : 1, in hellen und in dunklen Farben; auch die Namen der Ringe.",
  "1.4.4 Resize text": "1.4.4 Textgröße ändern",
  "At 200 % nothing is lost, and the table still stands in the first screen with both answers.":
    "Bei 200 % geht nichts verloren, und der Tisch steht mit beiden Antworten weiterhin auf dem ersten Bildschirm.",
  "1.4.5 Images of text": "1.4.5 Bilder von Text",
  "Words in figures are text. Formulas are text too.": "Worte in Bildern sind Text. Formeln sind es auch.",
  "1.4.10 Reflow": "1.4.10 Automatischer Umbruch",
  "At 320 pixels no page scrolls sideways. Wide tables of numbers scroll in a box of their own, by keys too.":
    "Bei 320 Pixeln lässt sich keine Seite seitwärts verschieben. Breite Zahlentabellen haben einen eigenen Rahmen, der sich auch mit Tasten verschieben lässt.",
  "1.4.11 Non-text contrast": "1.4.11 Nicht-Text-Kontrast",
  "Buttons, fields, the focus, arrows, the positions of every layer and the outlines of all cells have 3 : 1 on the page, in light and in dark colours.":
    "Tasten, Felder, der Fokus, Pfeile, die Positionen jeder Schicht und die Umrisse aller Felder haben auf der Seite 3 : 1, in hellen und in dunklen Farben.",
  "1.4.12 Text spacing": "1.4.12 Textabstand",
  "With wider lines, letters, words and paragraphs no text is cut off and no page is wider than its window.":
    "Mit größeren Abständen von Zeilen, Buchstaben, Wörtern und Absätzen wird kein Text abgeschnitten und keine Seite breiter als ihr Fenster.",
  "1.4.13 Content on hover or focus": "1.4.13 Eingeblendeter Inhalt bei Hover oder Fokus",
  'The meaning of a term stays while the pointer is on it, and Escape takes it away. What a move would leave is shown only while its landing is pointed at; <code>previews="off"</code> switches that off.':
    'Die Bedeutung eines Begriffs bleibt, solange der Zeiger auf ihr steht, und Escape nimmt sie weg. Was ein Zug übrig ließe, ist nur zu sehen, solange man auf die Landung zeigt; <code>previews="off"</code> schaltet das ab.',
  "2.1.1 Keyboard": "2.1.1 Tastatur",
  "Every game, lesson, puzzle, dialog and chart works by keys alone. With a screen reader use the buttons, or switch to its focus mode first: in its reading mode the arrow keys are its own.":
    "Jedes Spiel, jede Lektion, jede Aufgabe, jeder Dialog und jedes Diagramm geht allein mit Tasten. Mit einem Screenreader nehmen Sie die Tasten auf der Seite oder wechseln zuerst in seinen Fokusmodus: Im Lesemodus gehören die Pfeiltasten ihm.",
  "2.1.2 No keyboard trap": "2.1.2 Keine Tastaturfalle",
  "Tab leaves everything; Esc gives the keys of a table on a slide back.":
    "Tab verlässt alles; Esc gibt die Tasten eines Tisches auf einer Folie zurück.",
  "2.1.4 Character key shortcuts": "2.1.4 Tastenkürzel",
  "Letters act only while the table has the focus, and never in a field.":
    "Buchstaben wirken nur, solange der Tisch den Fokus hat, und nie in einem Feld.",
  "2.2.1 Timing adjustable": "2.2.1 Zeiteinteilung anpassbar",
  "Nothing runs out. Whoever needs an hour for a move has it.":
    "Nichts läuft ab. Wer für einen Zug eine Stunde braucht, hat sie.",
  "2.2.2 Pause, stop, hide": "2.2.2 Pausieren, stoppen, ausblenden",
  "A game plays on by itself only when it is asked to, and Pause stops it. With reduced motion nothing moves.":
    "Eine Partie läuft nur weiter, wenn man darum bittet, und Pause hält sie an. Bei reduzierter Bewegung bewegt sich nichts.",
  "2.3.1 Three flashes": "2.3.1 Grenzwert von drei Blitzen",
  "Nothing flashes. Beyond two rounds a second a move is no longer animated.":
    "Nichts blitzt. Über zwei Runden in der Sekunde wird kein Zug mehr animiert.",
  "2.4.1 Bypass blocks": "2.4.1 Blöcke umgehen",
  "The first stop of Tab skips to the table; all pages have landmarks and headings.":
    "Der erste Halt von Tab springt zum Tisch; alle Seiten haben Landmarken und Überschriften.",
  "2.4.2 Page titled": "2.4.2 Seite mit Titel versehen",
  "Each page has a title of its own, in its language.": "Jede Seite hat einen eigenen Titel in ihrer Sprache.",
  "2.4.3 Focus order": "2.4.3 Fokus-Reihenfolge",
  "The focus follows the order of reading. A control that vanishes hands the keys back to its table, and a dialog to the button that opened it.":
    "Der Fokus folgt der Lesereihenfolge. Eine Taste, die verschwindet, gibt ihn dem Tisch zurück, ein Dialog der Taste, die ihn geöffnet hat.",
  "2.4.4 Link purpose (in context)": "2.4.4 Linkzweck (im Kontext)",
  "Links are named for what they lead to.": "Links heißen nach dem, wohin sie führen.",
  "2.4.5 Multiple ways": "2.4.5 Verschiedene Methoden",
  "The header leads to the parts of the site from every page; lessons have a page that lists them, and each leads to the next.":
    "Der Kopf führt von jeder Seite zu den Teilen der Website; die Lektionen haben eine Seite, die sie auflistet, und jede führt zur nächsten.",
  "2.4.6 Headings and labels": "2.4.6 Überschriften und Beschriftungen",
  "Panels, fields and buttons say what they are about.": "Bereiche, Felder und Tasten sagen, worum es geht.",
  "2.4.7 Focus visible": "2.4.7 Fokus sichtbar",
  "The focus has a frame; on the table it is a ring around the token.":
    "Der Fokus hat einen Rahmen; auf dem Tisch ist er ein Ring um den Spielstein.",
  "2.4.11 Focus not obscured (minimum)": "2.4.11 Fokus nicht verdeckt (Minimum)",
  "Whatever has the focus is at least partly in sight, also where a table or a row of steps stays in place while the page scrolls.":
    "Was den Fokus hat, ist mindestens teilweise zu sehen, auch wo ein Tisch oder eine Reihe von Schritten beim Blättern stehen bleibt.",
  "2.5.1 Pointer gestures": "2.5.1 Zeigergesten",
  "Two fingers and slides are only a second way: buttons zoom the carpet, and a tap answers.":
    "Zwei Finger und Wischen sind nur ein zweiter Weg: Tasten vergrößern den Teppich, und ein Tippen antwortet.",
  "2.5.2 Pointer cancellation": "2.5.2 Zeigerabbruch",
  "An answer is given where the finger is let go; beside the buttons none is. Undo takes any move back.":
    "Eine Antwort gilt dort, wo der Finger loslässt; neben den Tasten gilt keine. „Zurück“ nimmt jeden Zug zurück.",
  "2.5.3 Label in name": "2.5.3 Beschriftung im Namen",
  "The name of a control contains the words written on it: “−2 to 11 · new position” is called “counter-clockwise, −2 to 11, new position”.":
    "Der Name eines Bedienelements enthält die Worte, die darauf stehen: „−2 zu 11 · neue Position“ heißt „gegen den Uhrzeigersinn, −2 zu 11, neue Position“.",
  "2.5.4 Motion actuation": "2.5.4 Betätigung durch Bewegung",
  "Nothing reacts to shaking or tilting.": "Nichts reagiert auf Schütteln oder Neigen.",
  "2.5.7 Dragging movements": "2.5.7 Ziehbewegungen",
  "The timeline also takes a click, arrow keys and the buttons beside it. The carpet, which can be dragged when it is enlarged, also moves without: “All”, a click on a cell, then “+”.":
    "Die Zeitleiste nimmt auch einen Klick, Pfeiltasten und die Tasten daneben. Der Teppich, den man vergrößert ziehen kann, geht auch ohne Ziehen: „Alles“, ein Klick auf ein Feld, dann „+“.",
  "2.5.8 Target size (minimum)": "2.5.8 Zielgröße (Minimum)",
  "Every control is at least 24 by 24 pixels, but links and terms within a sentence. On tables with very many positions their cells are smaller; fields and the rows of the position table do the same.":
    "Jedes Bedienelement ist mindestens 24 mal 24 Pixel groß, außer Links und Begriffen in einem Satz. Auf Tischen mit sehr vielen Positionen sind deren Felder kleiner; Eingabefelder und die Zeilen der Positionstabelle leisten dasselbe.",
  "3.1.1 Language of page": "3.1.1 Sprache der Seite",
  "Each page says its language and its direction.": "Jede Seite nennt ihre Sprache und ihre Leserichtung.",
  "3.1.2 Language of parts": "3.1.2 Sprache von Teilen",
  "A text that is not translated is marked as English, and so is a table that speaks another language than its page.":
    "Ein nicht übersetzter Text ist als englisch ausgezeichnet, ebenso ein Tisch, der eine andere Sprache spricht als seine Seite.",
  "3.2.1 On focus": "3.2.1 Bei Fokus",
  "Focus moves nothing: it only shows what an answer would leave.":
    "Der Fokus bewegt nichts: Er zeigt nur, was eine Antwort übrig ließe.",
  "3.2.2 On input": "3.2.2 Bei Eingabe",
  "A menu that begins another game stands under that name, and Back returns to the game before.":
    "Ein Menü, das eine andere Partie beginnt, trägt diesen Namen, und „Zurück“ führt zur Partie davor.",
  "3.2.3 Consistent navigation": "3.2.3 Konsistente Navigation",
  "Header and foot are the same on every page.": "Kopf und Fuß sind auf jeder Seite gleich.",
  "3.2.4 Consistent identification": "3.2.4 Konsistente Erkennung",
  "One function has one name and one sign everywhere, as all tables are one tag.":
    "Eine Funktion hat überall einen Namen und ein Zeichen, denn alle Tische sind ein Tag.",
  "3.2.6 Consistent help": "3.2.6 Konsistente Hilfe",
  "Reference and this statement stand in the same place in the foot of every page, and “?” at the end of the controls of every table.":
    "Referenz und diese Erklärung stehen an derselben Stelle im Fuß jeder Seite, „?“ am Ende der Bedienung jedes Tisches.",
  "3.3.1 Error identification": "3.3.1 Fehlererkennung",
  "What is refused is said in a sentence beside the field, with its value, and read out at once.":
    "Was zurückgewiesen wird, steht mit seinem Wert in einem Satz neben dem Feld und wird sofort vorgelesen.",
  "3.3.2 Labels or instructions": "3.3.2 Beschriftungen oder Anweisungen",
  "Every field has a label, and an example where the form is not plain.":
    "Jedes Feld hat eine Beschriftung, und ein Beispiel, wo die Form nicht klar ist.",
  "3.3.3 Error suggestion": "3.3.3 Fehlerempfehlung",
  "The sentence says the limits and what to write instead.":
    "Der Satz nennt die Grenzen und was man stattdessen schreibt.",
  "3.3.4 Error prevention": "3.3.4 Fehlervermeidung (rechtlich, finanziell, Daten)",
  "Nothing is bought, signed or sent. Undo takes any move back.":
    "Nichts wird gekauft, unterschrieben oder verschickt. Jeder Zug lässt sich zurücknehmen.",
  "3.3.7 Redundant entry": "3.3.7 Redundante Eingabe",
  "Nothing is asked for twice.": "Nach nichts wird zweimal gefragt.",
  "3.3.8 Accessible authentication (minimum)": "3.3.8 Barrierefreie Authentisierung (Minimum)",
  "There is no account and no password.": "Es gibt kein Konto und kein Passwort.",
  "4.1.2 Name, role, value": "4.1.2 Name, Rolle, Wert",
  "Controls are those of HTML; what is pressed, open or chosen is said as a state.":
    "Bedienelemente sind die von HTML; was gedrückt, offen oder gewählt ist, wird als Zustand gesagt.",
  "4.1.3 Status messages": "4.1.3 Statusmeldungen",
  "Moves, verdicts, hints, progress and what was copied are announced without moving the focus.":
    "Züge, Urteile, Hinweise, Fortschritt und was kopiert wurde, werden angesagt, ohne den Fokus zu bewegen.",
};
