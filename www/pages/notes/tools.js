// @ts-check
/**
 * The programs that build what is written for a place: with which version tests/places builds and plays it, and what is known
 * not to work there, or that nobody has tried it. The page says both below the steps, the reference lists the programs, and the tests fetch these very versions.
 */

/**
 * @typedef {object} Tool
 * @property {string} place the id of the place
 * @property {string} name
 * @property {string} [version] of which one is tried
 * @property {string} [pypi] its package
 * @property {string} [npm] its package
 * @property {string} [build] the function of tests/places that builds it, or the test in tests/browser that plays it; without it nobody does
 * @property {"notesMkdocs" | "notesJupyter3" | "notesNotTried" | "notesPandoc4" | "notesQuarto3" | "notesMyst2" | "notesSphinx3" | "notesBuilder3" |
 *   "notesCourseTried"} [limit] the message
 *   about what does not work there
 */

const PANDOC = { name: "pandoc", version: "3.9", pypi: "pypandoc_binary==1.17", build: "pandoc" };

const PRETEXT = { name: "PreTeXt", version: "2.56.0", pypi: "pretext", build: "pretext" };

/** A run-time of SCORM. */
const SCORM_AGAIN = { name: "scorm-again", version: "3.4.3", npm: "scorm-again", build: "scorm.test.js" };

/** @type {readonly Tool[]} */
export const TOOLS = [
  {
    place: "tag",
    name: "MkDocs Material",
    version: "9.8.2",
    pypi: "mkdocs-material",
    build: "mkdocs",
    limit: "notesMkdocs",
  },
  { place: "moodle-scorm", ...SCORM_AGAIN, limit: "notesCourseTried" },
  { place: "canvas", ...SCORM_AGAIN, limit: "notesCourseTried" },
  { place: "jupyter", name: "JupyterLab", version: "4.6.6", pypi: "jupyterlab", build: "jupyterlab" },
  { place: "jupyter", name: "nbconvert", version: "7.17.2", pypi: "nbconvert", build: "wheel", limit: "notesJupyter3" },
  { place: "jupyter", name: "marimo", version: "0.25.2", pypi: "marimo", build: "marimo" },
  { place: "jupyter", name: "VS Code and Google Colab", limit: "notesNotTried" },
  { place: "pandoc", ...PANDOC, limit: "notesPandoc4" },
  { place: "quarto", ...PANDOC, limit: "notesQuarto3" },
  { place: "myst", name: "mystmd", version: "1.8.3", npm: "mystmd", build: "myst", limit: "notesMyst2" },
  { place: "sphinx", name: "Sphinx", version: "9.0.4", pypi: "sphinx", build: "sphinx", limit: "notesSphinx3" },
  { place: "sphinx", name: "MyST-Parser", version: "5.2.0", pypi: "myst-parser", build: "sphinx" },
  { place: "sphinx", name: "Jupyter Book", version: "1.0.4.post1", pypi: "jupyter-book", build: "jupyterbook" },
  { place: "pretext", ...PRETEXT },
  { place: "runestone", ...PRETEXT },
  {
    place: "vitepress",
    name: "VitePress",
    version: "1.6.4",
    npm: "vitepress",
    build: "vitepress",
    limit: "notesBuilder3",
  },
  {
    place: "docusaurus",
    name: "Docusaurus",
    version: "3.10.2",
    npm: "@docusaurus/core",
    build: "docusaurus",
    limit: "notesBuilder3",
  },
  { place: "astro", name: "Astro", version: "7.3.5", npm: "astro", build: "astro", limit: "notesBuilder3" },
];

/** @param {Tool} tool */
export const toolName = ({ name, version }) => (version ? `${name} ${version}` : name);

/** @param {string} place its id */
export const toolsFor = (place) => TOOLS.filter((tool) => tool.place === place);
