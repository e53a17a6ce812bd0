// @ts-check
/** Rules about the built site itself, wherever it is served. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BY_HAND, PAGES } from "../../www/build/pages.mjs";
import { headers, notFoundPage, sitemap } from "../../www/build/site/hosts.mjs";
import { wholePage } from "../../www/build/template.mjs";
import { FOLDER, leftOut } from "./built-site.js";

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, FOLDER));

test("the Play page of the built site fetches at most 10 files and 205,000 bytes before its table is there", {
  skip: leftOut,
}, () => {
  const html = read("index.html").toString();
  const named = html.matchAll(
    /^\s*<(?:link rel="(?:stylesheet|preload|modulepreload)"|script).* (?:href|src)="([^"]+)"/gm,
  );
  const files = ["index.html", ...[...named].map((match) => String(match[1]))];
  assert.ok(files.length <= 10, files.join(" "));
  const bytes = files.reduce((sum, file) => sum + read(`${file}.gz`).length, 0);
  assert.ok(bytes <= 205_000, String(bytes));
});

test("the Play page fetches its later parts after the table: the looks of slides, paper and the end, the menus of players, the rows of positions", {
  skip: leftOut,
}, () => {
  const html = read("index.html").toString();
  const parts = [...html.matchAll(/href="(\.\/parts\/[^"]+\.js)"/g)].map((match) => read(String(match[1])).toString());
  assert.ok(parts.some((text) => text.includes(".call-arc")));
  for (const late of ["3cqw", "@media print", ".rated-rounds", ".order-bar", ".lens-title", "sizeField", "columnVisit"])
    assert.ok(!parts.some((text) => text.includes(late) && !text.includes(`${late}:`)), late);
});

test("no part that the Play page loads, or could ever load, is for courses: frames with grades, results, sheets, packages", {
  skip: leftOut,
}, () => {
  const textOf = (/** @type {string} */ name) => read(`parts/${name}`).toString();
  const all = readdirSync(new URL("parts/", FOLDER)).filter((name) => name.endsWith(".js"));
  const reached = new Set();
  const todo = [read("index.html").toString()];
  for (let text = todo.pop(); text !== undefined; text = todo.pop()) {
    for (const name of all) {
      if (reached.has(name) || !text.includes(name)) continue;
      reached.add(name);
      todo.push(textOf(name));
    }
  }
  assert.ok(reached.size > 20, "later parts are found");
  for (const mark of ["SPLICE", "MD1;", "imsmanifest", "sheetSeed"]) {
    const having = all.filter((name) => textOf(name).includes(mark));
    assert.ok(having.length > 0, `${mark} is somewhere`);
    assert.deepEqual(
      having.filter((name) => reached.has(name)),
      [],
      mark,
    );
  }
});

const URL_OF_SITE = "https://example.org/games/table/";

/** A page as it is written for a site of this address. @param {string} file @param {string} [siteUrl] */
async function headFor(file, siteUrl) {
  const before = process.env.SITE_URL;
  if (siteUrl) process.env.SITE_URL = siteUrl;
  else delete process.env.SITE_URL;
  try {
    return await wholePage(file, PAGES[file] ?? assert.fail(file), "<main></main>");
  } finally {
    delete process.env.SITE_URL;
    if (before) process.env.SITE_URL = before;
  }
}

test("every page but the one for frames states its address and its picture's if the site's is known; else no address is absolute", async () => {
  for (const [file, { part, preview }] of Object.entries(PAGES)) {
    assert.doesNotMatch(await headFor(file), /https?:/, file);
    const html = await headFor(file, URL_OF_SITE);
    const said = (/** @type {RegExp} */ what) => what.exec(html)?.[1];
    assert.equal(Boolean(preview), Boolean(part), file);
    if (!preview) continue;
    const own = URL_OF_SITE + file.replace(/(^|\/)index\.html$/, "$1");
    assert.equal(said(/<link vite-ignore rel="canonical" href="([^"]+)">/), own);
    assert.equal(said(/<meta property="og:url" content="([^"]+)">/), own);
    const image = said(/<meta vite-ignore property="og:image" content="([^"]+)">/) ?? "";
    assert.ok(image.startsWith(URL_OF_SITE), image);
    assert.ok(
      existsSync(new URL(image.slice(URL_OF_SITE.length), new URL("../../www/public/", import.meta.url))),
      image,
    );
  }
});

test("the map of the site, the page for addresses that lead nowhere, and the headers are right in a folder", () => {
  const map = sitemap(URL_OF_SITE, [...Object.keys(BY_HAND), "de/index.html"]);
  assert.ok(map.includes(`<loc>${URL_OF_SITE}de/</loc>`));
  assert.ok(map.includes(`<loc>${URL_OF_SITE}</loc>`) && map.includes(`<loc>${URL_OF_SITE}lab.html</loc>`));
  assert.ok(!map.includes("embed.html"));
  // It is shown at any depth, where a relative address would lead astray.
  const known = notFoundPage(URL_OF_SITE);
  for (const [, address] of known.matchAll(/(?:href|src)="([^"]*)"/g))
    assert.ok(address?.startsWith(URL_OF_SITE), address);
  assert.doesNotMatch(notFoundPage(null), /href|src=/);
  assert.match(headers(URL_OF_SITE), /^\/games\/table\/parts\/\*$/m);
  assert.match(headers(null), /^\/parts\/\*$/m);
  const names = [...headers(null).matchAll(/^ {2}([\w-]+):/gm)].map((match) => match[1]);
  assert.equal(new Set(names).size, names.length, "a host may join what is said twice");
});
