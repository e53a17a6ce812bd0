/** The licence of the built files: ours, and those of the libraries and Rust crates within them. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";
import { ROOT, read, stop } from "./bundle.mjs";
import { FONT_LICENCE } from "./formulas-font.mjs";

/** The libraries within the scripts, and the file with the licence of each. */
const LIBRARIES = { gifenc: "LICENSE.md", "lean-qr": "LICENSE", "lit-html": "LICENSE" };
/** The licence of the reader of QR codes, which only the site has. */
const READER_LICENCE = "www/node_modules/jsqr/LICENSE";
/** The licence files of a crate that is under the terms of LICENSE, or may be taken so, in the order they are looked for. */
const OF_CRATE = [
  "LICENSE-MIT",
  "LICENSE-MIT.txt",
  "LICENSE-MIT.md",
  "LICENSE",
  "LICENSE.md",
  "LICENSE.txt",
  "license-mit",
];
/** Further terms that hold beside those, by their names at the crate. @type {Record<string, string>} */
const BESIDE = { "Unicode-3.0": "LICENSE-UNICODE" };

/** The terms of a licence like ours, without the name of its owner; "" for others. @param {string} text */
function termsOf(text) {
  const words = text.replaceAll(/\s+/g, " ").replaceAll(/[“”]/g, '"');
  return /Permission is hereby granted, free of charge.* DEALINGS IN THE SOFTWARE\./i.exec(words)?.[0] ?? "";
}

/** @param {string} text */
const ownerOf = (text) => [...text.matchAll(/^\s*(Copyright.*?)\s*$/gm)].map(([, owner]) => owner).join("; ");

/** Runs cargo, offline if what is needed has been fetched, as it has where the core was built. @param {string[]} options */
function cargo(options) {
  const run = (/** @type {string[]} */ more) =>
    execFileSync("cargo", [...options, ...more], {
      cwd: fileURLToPath(ROOT),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    return run(["--offline"]);
  } catch {
    try {
      return run([]);
    } catch {
      return stop("cargo cannot list the crates in the wasm: without them the licences would not be whole.");
    }
  }
}

/** The crates within the wasm that are not ours. */
function crates() {
  const tree = [
    "tree",
    "--package=magnus-derek-wasm",
    "--edges=normal,no-proc-macro",
    "--target=wasm32-unknown-unknown",
  ];
  const lines = cargo([...tree, "--locked", "--prefix=none", "--format={p}|{l}"]).split("\n");
  const others = lines.filter((line) => line && !/ \(\/|\(\*\)$/.test(line));
  return [...new Set(others)].sort().map((line) => {
    const [, name = "", version = "", licence = ""] = /^(\S+) v(\S+)\|(.*)$/.exec(line) ?? stop(`cargo says ${line}`);
    return { name, version, licence };
  });
}

/** The folder of a crate among those that cargo has fetched. @param {string} crate its name and version */
function folderOf(crate) {
  const sources = `${process.env.CARGO_HOME ?? `${homedir()}/.cargo`}/registry/src`;
  const folders = existsSync(sources) ? readdirSync(sources).map((index) => `${sources}/${index}/${crate}`) : [];
  return folders.find((folder) => existsSync(folder)) ?? stop(`The source of ${crate} is not in ${sources}.`);
}

/**
 * Lists the crates in the wasm with their licences.
 * @param {string} ours the terms of our licence
 */
function ofCrates(ours) {
  const same = ["the standard library of Rust, Copyright (c) The Rust Project Contributors"];
  const whole = [];
  for (const { name, version, licence } of crates()) {
    const folder = folderOf(`${name}-${version}`);
    const textOf = (/** @type {string} */ file) => readFileSync(`${folder}/${file}`, "utf8").trim();
    const files = OF_CRATE.filter((file) => existsSync(`${folder}/${file}`));
    const text = files.map(textOf).find((text) => termsOf(text) === ours);
    if (!text || !/\bMIT\b/.test(licence))
      stop(`${name} ${version} (${licence}) has other terms than LICENSE: say how it is given.`);
    same.push([`${name} ${version}`, ownerOf(String(text))].filter(Boolean).join(", "));
    for (const [terms, file] of Object.entries(BESIDE)) {
      if (licence.includes(terms)) whole.push(`${name} ${version} is also under these terms:\n\n${textOf(file)}`);
    }
  }
  return { same, whole };
}

/** The licences of the site, whose page of a class reads codes, beside all that the single file has. */
export async function siteLicences() {
  const reader = (await read(READER_LICENCE)).trim();
  return `${await pageLicences()}\nThe page Class reads QR codes by jsQR under these terms:\n\n${reader}\n`;
}

/** The licences of pages, whose formulas have a font, beside all that the package has. */
export async function pageLicences() {
  const font = (await read(FONT_LICENCE)).trim();
  return `${await licence()}\nThe formulas of the pages hold a part of STIX Two Math under these terms:\n\n${font}\n`;
}

/** Our licence, which covers most of the others, and those of the rest. */
export async function licence() {
  const ours = (await read("LICENSE")).trim();
  const terms = termsOf(ours);
  const libraries = await Promise.all(
    Object.entries(LIBRARIES).map(async ([name, file]) => {
      const text = (await read(`www/node_modules/${name}/${file}`)).trim();
      return { name, text, isSame: termsOf(text) === terms };
    }),
  );
  const { same, whole } = ofCrates(terms);
  const scripts = libraries.filter(({ isSame }) => isSame).map(({ name, text }) => `${name}, ${ownerOf(text)}`);
  const others = libraries.filter(({ isSame }) => !isSame);
  return `${[
    ours,
    `Under the same terms the scripts hold:\n${scripts.join("\n")}`,
    `and the WebAssembly:\n${same.join("\n")}`,
    ...others.map(({ name, text }) => `The scripts hold ${name} under these terms:\n\n${text}`),
    ...whole,
  ].join("\n\n")}\n`;
}
