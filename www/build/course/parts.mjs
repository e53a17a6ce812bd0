/** The script and the style of the pages in packages for courses. */

import { bundle, read } from "../bundle.mjs";

/** @returns {Promise<[name: string, text: string][]>} */
export async function courseParts() {
  const script = (await bundle("pages/course/page.js", "iife")).get("page.js");
  const styles = ["kit/colours.css", "kit/scale.css", "pages/course/course.css"];
  const css = await Promise.all(styles.map((file) => read(`www/${file}`)));
  return [
    ["course.js", String(script)],
    ["course.css", css.join("\n")],
  ];
}
