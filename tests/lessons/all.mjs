// @ts-check
/** All lessons as JSON, by their files: those of the page, and the example of the reference. The core looks for their faults. */

import { readFileSync } from "node:fs";
import { LESSONS } from "../../www/lessons/list.js";

/** @type {Record<string, unknown>} */
const lessons = {};
for (const { load } of LESSONS) {
  const { default: lesson } = await load();
  lessons[`www/lessons/${lesson.id}.js`] = lesson;
}

const page = readFileSync(new URL("../../www/pages/reference.html", import.meta.url), "utf8");
const own = page.slice(page.indexOf('<h3 id="lessons">'), page.indexOf('<h3 id="limits">'));
const example = own.split('<pre data-language="js"><code>')[1]?.split("</code>")[0] ?? "";
const code = example.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
lessons["www/pages/reference.html"] = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;

console.log(JSON.stringify(lessons));
