// @ts-check
/** Eine eigene Website: Antworten eines Servers, Einschränkungen, die einzelne Datei und das Paket. */

/** @type {Record<string, string>} */
export default {
  "<code>./build.sh site</code> writes <code>target/site</code>, a folder that any static host can serve, also in a folder of its own; with <code>SITE_URL=…/</code>, its future address, every page gives its own address and a picture for those who are sent a link, and there is a <code>sitemap.xml</code>; with <code>SOURCE_URL=…</code>, where the source code is public, each page’s footer and the note link to it. <code>embed.html</code>, <code>embed-host.js</code>, <code>element.js</code>, <code>standalone.js</code> and <code>lessons.js</code> keep their names; <code>downloads</code> has the single file and the package. Without Node, <code>./build.sh</code> makes <code>www</code> ready, whose folders <code>build</code> and <code>node_modules</code> no page needs.":
    "<code>./build.sh site</code> schreibt <code>target/site</code>, einen Ordner, den jeder statische Server ausliefern kann, auch in einem eigenen Unterordner; mit <code>SITE_URL=…/</code>, wo er liegen wird, nennt jede Seite ihre Adresse und ein Bild für die, denen man einen Link schickt, und es gibt eine <code>sitemap.xml</code>; mit <code>SOURCE_URL=…</code>, wo das Programm für alle liegt, führen der Fuß jeder Seite und die Notiz dorthin. <code>embed.html</code>, <code>embed-host.js</code>, <code>element.js</code>, <code>standalone.js</code> und <code>lessons.js</code> behalten ihre Namen; <code>downloads</code> enthält die einzelne Datei und das Paket. Ohne Node macht <code>./build.sh</code> den Ordner <code>www</code> fertig, dessen Unterordner <code>build</code> und <code>node_modules</code> keine Seite braucht.",
  "After the first visit all pages work without a network and can be installed, each checked proof once you have opened it; a new version is taken as a whole, when you press Reload or have closed all pages. A host may leave <code>.html</code> out of the addresses, and may add something to the head and the end of pages: they are kept as it delivers them. A file that it changes otherwise is not kept, and needs the network. A printed page with the tag has the figure, its caption, and the link with a QR code.":
    "Nach dem ersten Besuch funktionieren alle Seiten ohne Netz und lassen sich installieren, jeder geprüfte Beweis, sobald Sie ihn einmal geöffnet haben; eine neue Version wird als Ganzes genommen, wenn Sie „Neu laden“ drücken oder alle Seiten geschlossen haben. Ein Server darf in den Adressen <code>.html</code> weglassen und am Kopf und am Ende der Seiten etwas hinzufügen: Sie werden gespeichert, wie er sie liefert. Eine Datei, die er sonst verändert, wird nicht gespeichert und braucht das Netz. Eine gedruckte Seite mit dem Tag hat das Bild, seine Unterschrift und den Link mit einem QR-Code.",
  "As <code>.github/workflows/site.yml</code>, with “GitHub Actions” chosen as the source under Settings, Pages. The job <code>goals</code> has Rocq check the proofs, so that their pages show what remains after each step; it takes a few minutes, and the site is built without it too.":
    "Als <code>.github/workflows/site.yml</code>, mit „GitHub Actions“ als Quelle unter „Settings“, „Pages“. Der Job <code>goals</code> lässt Rocq die Beweise prüfen, damit ihre Seiten zeigen, was nach jedem Schritt noch zu tun ist; das dauert einige Minuten, und die Website entsteht auch ohne ihn.",
  "Netlify and Cloudflare Pages read it from the file <code>_headers</code>, if the site lies at the top of its host. Elsewhere set, as far as the host lets you:":
    "Netlify und Cloudflare Pages lesen es aus der Datei <code>_headers</code>, wenn die Website oben auf ihrem Server liegt. Sonst stellen Sie ein, so weit der Server es zulässt:",
  "For all files, if pages elsewhere are to use the tag, or sandboxed frames the table. GitHub Pages sends it.":
    "Für alle Dateien, wenn fremde Seiten das Tag benutzen sollen oder Rahmen in einer Sandbox den Tisch. GitHub Pages sendet es.",
  "For <code>parts/</code>, whose names change with what is in them.":
    "Für <code>parts/</code>, wo die Namen sich mit dem ändern, was darin steht.",
  "For everything else, which is then asked for again each time and usually not sent.":
    "Für alles andere, wonach dann jedes Mal neu gefragt wird und das meist nicht gesendet wird.",
  "For <code>.wasm</code>. With another type the table comes a little later.":
    "Für <code>.wasm</code>. Mit einem anderen Typ kommt der Tisch ein wenig später.",
  "<code>Content-Encoding: br</code> or <code>gzip</code>": "<code>Content-Encoding: br</code> oder <code>gzip</code>",
  "From the files <code>.br</code> and <code>.gz</code> beside each; hosts that compress by themselves do not need them.":
    "Aus den Dateien <code>.br</code> und <code>.gz</code> neben jeder; Server, die selbst komprimieren, brauchen sie nicht.",
  "In nginx that is:": "In nginx ist das:",
  "When you put a new version there, leave the old <code>parts</code> for some days if you can: a page that is open without a worker then still finds what it has not loaded yet. If it does not, it says so, the game goes on, and its link is in the address.":
    "Wenn Sie eine neue Version dorthin legen, lassen Sie die alten <code>parts</code> nach Möglichkeit einige Tage liegen: Eine Seite, die ohne Worker offen ist, findet dann noch, was sie noch nicht geladen hat. Findet sie es nicht, so sagt sie das, die Partie geht weiter, und ihr Link steht in der Adresse.",
  "The built site in Chromium with nothing in its cache, delayed by the stated latency, on a slow machine, the best of several visits; <code>node benches/site.mjs</code> measures it.":
    "Die gebaute Website in Chromium mit leerem Zwischenspeicher, jede Anfrage so spät, wie die Leitung sagt, auf einem langsamen Rechner, der beste von mehreren Besuchen; <code>node benches/site.mjs</code> misst es.",
  "Seconds until": "Sekunden bis",
  "1.6 Mbit/s, 150 ms": "1,6 Mbit/s, 150 ms",
  "9 Mbit/s, 85 ms": "9 Mbit/s, 85 ms",
  "text and drawn table": "Text und gezeichneter Tisch",
  "the same without JavaScript": "dasselbe ohne JavaScript",
  "table ready": "Tisch bereit",
  "first move answered": "erster Zug beantwortet",
  "Until then 9 files are asked for, 203 kB in all with gzip, of which 119 kB are the core; with brotli 173 kB and 101 kB.":
    "Bis dahin wird nach 9 Dateien gefragt, zusammen 203 kB mit gzip, davon 119 kB der Kern; mit brotli 173 kB und 101 kB.",
  "The page around it": "Die Seite darum herum",
  tag: "Tag",
  frame: "Rahmen",
  "single file": "einzelne Datei",
  "same origin, or another with CORS": "derselbe Ursprung, oder ein anderer mit CORS",
  plays: "spielt",
  "another origin without CORS": "ein anderer Ursprung ohne CORS",
  "its own text; with <code>standalone.js</code> it plays":
    "ihr eigener Text; mit <code>standalone.js</code> spielt sie",
  "its own text": "ihr eigener Text",
  "says why not": "sagt, warum nicht",
  "the same, and the server sends <code>Access-Control-Allow-Origin: *</code>":
    "dasselbe, und der Server sendet <code>Access-Control-Allow-Origin: *</code>",
  "opened as a file": "als Datei geöffnet",
  "its own text; our pages say why not": "ihr eigener Text; unsere Seiten sagen, warum nicht",
  "A sandbox without <code>allow-downloads</code> saves no file, and the browser tells nobody. So in a frame whose sandbox the table cannot see it does not say that a file is saved, but how to come to it, and in each frame “Share” opens the game in a window of its own.":
    "Eine Sandbox ohne <code>allow-downloads</code> speichert keine Datei, und der Browser sagt es niemandem. In einem Rahmen, dessen Sandbox er nicht sehen kann, sagt der Tisch deshalb nicht, dass eine Datei gespeichert ist, sondern wie man zu ihr kommt, und in jedem Rahmen öffnet „Teilen“ die Partie in einem eigenen Fenster.",
  'On paper there are all tags of a page once one of them has loaded, also those that nobody has scrolled to. A frame is printed as far as it has loaded: leave out <code>loading="lazy"</code> where readers are likely to print.':
    'Auf Papier stehen alle Tags einer Seite, sobald einer von ihnen geladen ist, auch die, zu denen niemand gescrollt hat. Ein Rahmen wird gedruckt, so weit er geladen ist: Lassen Sie <code>loading="lazy"</code> weg, wo wahrscheinlich gedruckt wird.',
  "<code>Cross-Origin-Resource-Policy: cross-origin</code> and <code>Cross-Origin-Embedder-Policy: require-corp</code>":
    "<code>Cross-Origin-Resource-Policy: cross-origin</code> und <code>Cross-Origin-Embedder-Policy: require-corp</code>",
  "For all files, if frames are to play on pages that are isolated by the second of these.":
    "Für alle Dateien, wenn Rahmen auf Seiten spielen sollen, die der zweite dieser Header abschottet.",
  'A browser does not run a module that the server does not allow for the page (CORS), so none of our code can say why: readers see what stands inside the tag. Write there what they should read then, with a link to the table. Or name <code>standalone.js</code>, a classic script, which needs no permission and has the table in one file; for steps of lessons it loads <code>lessons.js</code>, which lies beside it. <a href="for-notes.html">Put it in my notes</a> asks the server, and writes it this way where it has to.':
    'Ein Modul, das sein Server der Seite nicht erlaubt (CORS), führt ein Browser nicht aus, also kann nichts von uns sagen, warum: Zu lesen ist, was im Tag steht. Schreiben Sie dorthin, was dann gelesen werden soll, mit einem Link zum Tisch. Oder nennen Sie <code>standalone.js</code>, ein Skript der alten Art, das keine Erlaubnis braucht und den Tisch in einer Datei hat; für Schritte von Lektionen lädt es <code>lessons.js</code>, das daneben liegt. <a href="for-notes.html">In mein Skript</a> fragt den Server und schreibt es so, wo es nötig ist.',
  "Everything works in Chrome and Edge from 110, Firefox from 115 and Safari from 16.4 on, and looks as it should from 123, 121 and 17.5 on; in between there is only the light theme. A page or a table that cannot load something says in a sentence what is missing.":
    "Alles läuft in Chrome und Edge ab 110, Firefox ab 115 und Safari ab 16.4 und sieht ab Version 123, 121 und 17.5 aus, wie es soll; dazwischen ist es nur hell. Was einer Seite oder einem Tisch fehlt, wenn sie sich nicht laden lassen, sagen sie in einem Satz.",
  'All pages need no more than this, with no inline scripts or styles; <code>blob:</code> is for PNG and GIF, and a page with frames also needs <code>frame-src</code>, as does the preview of <a href="for-notes.html">Put it in my notes</a>.':
    'Mehr als das brauchen alle Seiten nicht, ohne Skripte oder Stile in der Seite; <code>blob:</code> ist für PNG und GIF, und eine Seite mit Rahmen braucht außerdem <code>frame-src</code>, ebenso die Vorschau von <a href="for-notes.html">In mein Skript</a>.',
  "With Trusted Types, which all pages, the tag and the single file keep to, this has to be added. Everything that is run or read as a page is our own and goes through the one policy <code>magnus-derek</code>; a page with two scripts of ours, such as the package twice, also needs <code>'allow-duplicates'</code>.":
    "Mit Trusted Types, an die sich alle Seiten, das Tag und die einzelne Datei halten, kommt das hinzu. Was ausgeführt oder als Seite gelesen wird, stammt von uns selbst und geht durch die eine Policy <code>magnus-derek</code>; eine Seite mit zwei Skripten von uns, etwa dem Paket zweimal, braucht auch <code>'allow-duplicates'</code>.",
  "<code>./build.sh single</code> writes <code>target/single/magnus-derek.html</code>: the games, the lessons and the Lab, in English, in one file that works from a disk, from a learning platform, in a sandboxed frame, and fetches nothing.":
    "<code>./build.sh single</code> schreibt <code>target/single/magnus-derek.html</code>: die Spiele, die Lektionen und das Labor, auf Englisch, in einer Datei, die von der Festplatte, aus einer Lernplattform oder in einem Rahmen mit Sandbox funktioniert und nichts nachlädt.",
  "<code>./build.sh package</code> writes <code>target/package</code> and in it a <code>.tgz</code> file; <code>npm install</code> takes the folder or the file. It is the tag as an ES module, the same as one classic script, a module for anywidget (MyST), <code>magnus_derek.py</code> for notebooks (Jupyter, marimo), types, and <code>custom-elements.json</code>; each script contains the wasm. Its name is not registered at npm, so nothing refers to it there: the share dialog writes the address that the script was loaded from, or says which file to put beside one's page. With <code>CDN_URL</code> set to the address of the folder where you publish it, the dialog and the package's README write that address, with the hash that a browser then checks (Subresource Integrity). <code>LICENSE</code> in the package, <code>licences.txt</code> on the site and the beginning of the single file have the terms of all that is inside.":
    "<code>./build.sh package</code> schreibt <code>target/package</code> und darin eine Datei <code>.tgz</code>; <code>npm install</code> nimmt den Ordner oder die Datei. Es ist das Tag als ES-Modul, dasselbe als ein klassisches Skript, ein Modul für anywidget (MyST), <code>magnus_derek.py</code> für Notebooks (Jupyter, marimo), Typen und <code>custom-elements.json</code>; das Wasm steckt in jedem der Skripte. Der Name ist bei npm nicht eingetragen, also verweist nichts darauf: Der Dialog zum Teilen schreibt die Adresse, von der das Skript geladen wurde, oder sagt, welche Datei man neben die eigene Seite legt. Ist <code>CDN_URL</code> die Adresse des Ordners, in dem Sie es veröffentlichen, so schreiben der Dialog und das README des Pakets diese Adresse, mit dem Hash, den ein Browser dann prüft (Subresource Integrity). <code>LICENSE</code> im Paket, <code>licences.txt</code> auf der Website und der Anfang der einzelnen Datei enthalten die Bedingungen von allem, was darin steckt.",
  '<a href="for-notes.html">Put it in my notes</a> writes all of it: choose a game or a step of a lesson and where it goes, look at it, copy it. The addresses that it writes are those of the site it lies on; its own address holds what was chosen, so that it can be kept and passed on. <code>tests/recipes</code> has complete pages for plain HTML, frames, the single file, reveal.js, Quarto, MyST, PreTeXt, Markdown, Jupyter, Moodle and a strict policy.':
    '<a href="for-notes.html">In mein Skript</a> schreibt all das: Wählen Sie eine Partie oder einen Schritt einer Lektion und wohin sie kommt, sehen Sie es sich an, kopieren Sie es. Die Adressen, die dort entstehen, sind die der Website, auf der die Seite liegt; ihre eigene Adresse enthält, was gewählt wurde, so dass man sie aufheben und weitergeben kann. <code>tests/recipes</code> hat vollständige Seiten für einfaches HTML, Rahmen, die einzelne Datei, reveal.js, Quarto, MyST, PreTeXt, Markdown, Jupyter, Moodle und eine strenge Policy.',
};
