// @ts-check
/** What the first minute says before any script has run. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf } from "../../www/build/pages.mjs";
import { IN_VAIN } from "../../www/pages/play/first-games.js";
import basics from "../../www/text/de/basics.js";
import play from "../../www/text/de/site/play.js";
import names from "../../www/text/de/table/names.js";
import { english } from "../../www/text/english.js";
import { beginText } from "../../www/text/say/site/play.js";
import { speakerOf } from "../../www/text/speaker.js";

test("the page says from the start what the strip says once it is there, with the same number of rounds", async () => {
  for (const [file, words] of /** @type {const} */ ([
    ["index.html", english],
    ["de/index.html", speakerOf(basics, names, play)],
  ])) {
    const said = /<p class="words"[^>]*>(.*)<\/p>/.exec(await htmlOf(file))?.[1];
    const text = beginText(words, IN_VAIN);
    assert.ok(text.includes(String(IN_VAIN)));
    assert.equal(said, text.replaceAll(/\*\*(.*?)\*\*/g, "<strong>$1</strong>"));
  }
});
