/**
 * The release of a version: what stands in its way, and the commands by which a maintainer publishes it. `./build.sh release` runs it;
 * nothing is published here.
 */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ROOT, read } from "./bundle.mjs";

/**
 * @typedef {object} State
 * @property {Record<string, string>} manifests each Cargo.toml by its path
 * @property {string} citation CITATION.cff
 * @property {string} changelog the page
 * @property {string} today as YYYY-MM-DD
 * @property {string[]} uncommitted files that differ from the last commit
 * @property {string[]} tags of all releases
 */

/** @param {RegExp} what @param {string} text */
const first = (what, text) => what.exec(text)?.[1];

/** The version in the Cargo.toml of the table, which the package takes from there. @param {State["manifests"]} manifests */
export const versionOf = (manifests) => String(first(/^version = "(.+)"$/m, manifests["Cargo.toml"] ?? ""));

/** Lists the obstacles to a release, a sentence each. @param {State} state */
export function hindrances({ manifests, citation, changelog, today, uncommitted, tags }) {
  const version = versionOf(manifests);
  const found = [];
  const compare = (/** @type {string} */ place, /** @type {string | undefined} */ said) => {
    if (said !== version) found.push(`${place} says version ${said ?? "nothing"}, and Cargo.toml says ${version}.`);
  };
  for (const [path, text] of Object.entries(manifests)) compare(path, first(/^version = "(.+)"$/m, text));
  for (const [, name, said] of manifests["Cargo.toml"]?.matchAll(
    /^(magnus-derek\S*) = \{ path = .* version = "(.+?)"/gm,
  ) ?? []) {
    compare(`${name} under [workspace.dependencies]`, said);
  }
  compare("CITATION.cff", first(/^version: (.+)$/m, citation));

  const released = String(first(/^date-released: (.+)$/m, citation));
  if (!/^\d{4}-\d\d-\d\d$/.test(released) || released > today) {
    found.push(`CITATION.cff has the date ${released}, which is no day until ${today}.`);
  }
  if (/<h3 id="since">/.test(changelog)) {
    found.push(
      `The changelog tells what is new under “${first(/<h3 id="since">(.+?)</, changelog)}”: that heading becomes the version's.`,
    );
  }
  const entry = first(/(<h3 id="version-.+?<\/h3>)/, changelog) ?? "";
  compare("The newest entry of the changelog", first(/id="version-(.+?)"/, entry));
  const dated = first(/<time datetime="(.+?)"/, entry);
  if (dated !== released) {
    found.push(
      `The heading of the changelog has the date ${dated ?? "of no <time>"}, and CITATION.cff has ${released}.`,
    );
  }

  if (tags.includes(`v${version}`)) found.push(`There is a tag v${version} already: the version has to grow.`);
  const [some, more] = [uncommitted.slice(0, 5).join(", "), uncommitted.length - 5];
  if (some) found.push(`These files differ from the last commit: ${some}${more > 0 ? ` and ${more} more` : ""}.`);
  return found;
}

/** The commands that publish a version whose packages lie in `target`. @param {string} version @param {string | undefined} before the last tag */
export function commands(version, before) {
  return [
    ...(before
      ? [`cargo semver-checks --package magnus-derek --baseline-rev ${before}   # whether the number has grown enough`]
      : []),
    `git tag --annotate v${version} --message "Version ${version}"`,
    `git push origin v${version}`,
    "cargo publish --workspace --exclude magnus-derek-wasm --exclude magnus-derek-typescript",
    `npm publish target/package/magnus-derek-${version}.tgz`,
    "SITE_URL=… SOURCE_URL=… ./build.sh site   # then lay target/site where SITE_URL is",
  ];
}

/** @param {string[]} args of git @returns {string[]} lines */
const git = (...args) =>
  execFileSync("git", args, { cwd: fileURLToPath(ROOT), encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

/** @returns {Promise<State>} */
async function present() {
  const paths = git("ls-files", "Cargo.toml", "src/**/Cargo.toml");
  return {
    manifests: Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)]))),
    citation: await read("CITATION.cff"),
    changelog: await read("www/pages/changelog.html"),
    today: new Date().toISOString().slice(0, 10),
    uncommitted: git("status", "--porcelain").map((line) => line.slice(3)),
    tags: git("tag", "--list", "v*", "--sort=-version:refname"),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const state = await present();
  if (process.argv[2] === "commands") {
    for (const command of commands(versionOf(state.manifests), state.tags[0])) console.log(command);
  } else {
    const found = hindrances(state);
    for (const sentence of found) console.error(`✗ ${sentence}`);
    if (found.length > 0) process.exitCode = 1;
  }
}
