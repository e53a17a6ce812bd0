// @ts-check
/** What `./build.sh release` looks at before it builds anything. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { commands, hindrances, versionOf } from "../../www/build/release.mjs";

const read = (/** @type {string} */ file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** A state in which nothing stands in the way, but for the changes. @param {Partial<import("../../www/build/release.mjs").State>} changes */
const state = (changes = {}) => ({
  manifests: {
    "Cargo.toml": 'magnus-derek = { path = "src/core", version = "1.2.3" }\n\n[package]\nversion = "1.2.3"\n',
    "src/core/Cargo.toml": 'version = "1.2.3"\n',
  },
  citation: "version: 1.2.3\ndate-released: 2026-11-22\n",
  changelog:
    '<h3 id="version-1.2.3">1.2.3, <time datetime="2026-11-22">22 November 2026</time></h3>\n<h3 id="version-1.2.2">1.2.2</h3>',
  today: "2026-11-28",
  uncommitted: [],
  tags: ["v1.2.2"],
  ...changes,
});

test("a release passes when its versions, dates and files agree", () => {
  assert.deepEqual(hindrances(state()), []);
});

test("a release is refused for each thing that does not agree, with a sentence that names it", () => {
  const { manifests, citation, changelog } = state();
  /** @type {[Partial<import("../../www/build/release.mjs").State>, RegExp][]} */
  const cases = [
    [
      { manifests: { ...manifests, "src/core/Cargo.toml": 'version = "1.2.2"\n' } },
      /^src\/core\/Cargo\.toml says version 1\.2\.2/,
    ],
    [
      {
        manifests: {
          ...manifests,
          "Cargo.toml": String(manifests["Cargo.toml"]).replace('core", version = "1.2.3"', 'core", version = "1.2.2"'),
        },
      },
      /^magnus-derek under \[workspace\.dependencies\] says version 1\.2\.2/,
    ],
    [{ citation: citation.replace("version: 1.2.3", "version: 1.2.2") }, /^CITATION\.cff says version 1\.2\.2/],
    [{ today: "2026-11-21" }, /^CITATION\.cff has the date 2026-11-22, which is no day until 2026-11-21/],
    [{ changelog: `<h3 id="since">Since 1.2.2</h3>${changelog}` }, /under “Since 1\.2\.2”/],
    [
      { changelog: changelog.replace(/<time.*?<\/time>/, "") },
      /has the date of no <time>, and CITATION\.cff has 2026-11-22/,
    ],
    [{ tags: ["v1.2.3", "v1.2.2"] }, /^There is a tag v1\.2\.3 already/],
    [{ uncommitted: ["README.md"] }, /differ from the last commit: README\.md\.$/],
  ];
  for (const [changes, sentence] of cases) {
    const found = hindrances(state(changes));
    assert.equal(found.length, 1, `${sentence}: ${found.join(" ")}`);
    assert.match(String(found[0]), sentence);
  }
  const older = hindrances(
    state({ changelog: '<h3 id="version-1.2.2">1.2.2, <time datetime="2026-11-22"></time></h3>' }),
  );
  assert.match(String(older), /^The newest entry of the changelog says version 1\.2\.2/);
});

test("every crate of this folder is published by the commands or left out by name", () => {
  const own = versionOf({ "Cargo.toml": read("Cargo.toml") });
  const text = commands(own, "v0.0.9").join("\n");
  assert.match(text, new RegExp(`npm publish target/package/magnus-derek-${own.replaceAll(".", "\\.")}\\.tgz`));
  assert.match(text, /--baseline-rev v0\.0\.9/);
  assert.doesNotMatch(commands(own, undefined).join("\n"), /semver-checks/);
  const folders = [...(/^members = \[(.*)\]$/m.exec(read("Cargo.toml"))?.[1] ?? "").matchAll(/"(.+?)"/g)].map(
    ([, folder]) => folder,
  );
  assert.ok(folders.length >= 3);
  for (const folder of folders) {
    const manifest = read(`${folder}/Cargo.toml`);
    const name = /^name = "(.+)"$/m.exec(manifest)?.[1];
    const isLeftOut = (/** @type {string} */ where) => new RegExp(`--exclude ${name}(?![-\\w])`).test(where);
    const isPublished = !/^publish = false$/m.test(manifest);
    assert.deepEqual([isLeftOut(text), isLeftOut(read("tests/run.sh"))], [!isPublished, !isPublished], name);
  }
});
