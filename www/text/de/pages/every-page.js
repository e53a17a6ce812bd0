// @ts-check
/** Texte um den Hauptteil jeder Seite. */

/** @type {Record<string, string>} */
export default {
  "The Magnus–Derek table": "Der Magnus–Derek-Tisch",
  "Skip to the table": "Zum Tisch springen",
  Pages: "Seiten",
  Play: "Spielen",
  Learn: "Lernen",
  Practice: "Üben",
  Lab: "Labor",
  Note: "Notiz",
  // In a narrow window only the first word is shown.
  Companions: 'Verwandte<span class="more"> Spiele</span>',
  Dark: "Dunkel",
  '<a href="for-notes.html">Put a table in my notes</a>. <a href="reference.html">Reference</a>: tag, links, frames, players. <a href="accessibility.html">Accessibility</a>':
    '<a href="for-notes.html">Einen Tisch in mein Skript</a>. <a href="reference.html">Referenz</a>: Tag, Links, Rahmen, Spieler. <a href="accessibility.html">Barrierefreiheit</a>',
  // Only in a build with SOURCE_URL.
  "Source code": "Quelltext",
  "Version <m-1></m-1>": "Version <m-1></m-1>",
};
