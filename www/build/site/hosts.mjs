/** Special files for static hosts, beside the pages. */

import { addressOn } from "../template.mjs";

/**
 * The file _headers for hosts that read it: names with a hash are kept for ever, and other sites may load the tag.
 * No two rules set the same header for a file, because some hosts would join the values. Only parts/ has a cache
 * lifetime; such hosts make browsers revalidate everything else.
 * @param {string | null} siteUrl
 */
export function headers(siteUrl) {
  const folder = siteUrl ? new URL(siteUrl).pathname : "/";
  return `${folder}*
  Access-Control-Allow-Origin: *
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${folder}parts/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** The inline style of the page for unknown addresses, which cannot know the path to a style sheet. */
const PLAIN = `body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; background: light-dark(#fbfaf6, #12161f); \
color: light-dark(#1c2333, #ece8dd); font: 1.0625rem / 1.5 system-ui, sans-serif; } h1 { font: 700 2rem / 1.2 Georgia, serif; } a { color: inherit; }`;

/**
 * The host's page for unknown addresses. It is shown at any depth, so a relative address would be wrong there.
 * @param {string | null} siteUrl
 */
export function notFoundPage(siteUrl) {
  const link = (/** @type {string} */ file, /** @type {string} */ name) => `<a href="${siteUrl}${file}">${name}</a>`;
  const links = `<p>${link("", "Play")} · ${link("learn.html", "Learn")} · ${link("reference.html", "Reference")}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not found – The Magnus–Derek table</title>
<meta name="color-scheme" content="light dark">
<style>${PLAIN}</style>
</head>
<body>
<main>
<h1>There is no such page</h1>
<p>The address leads nowhere on this site. A game stands behind the # of an address: if you were sent one, check that no part of it is missing.</p>
${siteUrl ? links : ""}
</main>
</body>
</html>
`;
}

/** @param {string} siteUrl @param {string[]} files of pages */
export function sitemap(siteUrl, files) {
  const pages = files.filter((file) => file !== "embed.html").map((file) => addressOn(siteUrl, file));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((address) => `<url><loc>${address}</loc></url>`).join("\n")}
</urlset>
`;
}
