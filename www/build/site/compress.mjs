/** Writes what gzip and brotli make of a file beside it, for hosts that send compressed files if there are any. */

import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { stop } from "../bundle.mjs";

/** What is worth it: pictures and archives are compressed already. */
const TEXT = /\.(html|js|css|svg|wasm|json|xml|webmanifest)$/;
/** The Play page and the parts of all pages: zopfli, which takes fifty times as long as gzip -9, makes them smaller by a twentieth. */
const SMALLEST = /^(parts\/.*|index\.html)$/;
/** Processors are few, and files many. */
const AT_ONCE = 2;

/** @param {URL} folder */
export async function compress(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  const smallest = files.filter((file) => SMALLEST.test(file));
  const shares = Array.from({ length: AT_ONCE }, (_, share) =>
    smallest.filter((_, index) => index % AT_ONCE === share),
  );
  await Promise.all(shares.map((share) => zopfli(fileURLToPath(folder), share)));
  for (const file of files) {
    const content = await readFile(new URL(file, folder));
    await writeFile(new URL(`${file}.br`, folder), await promisify(brotliCompress)(content));
    if (!smallest.includes(file)) {
      await writeFile(new URL(`${file}.gz`, folder), await promisify(gzip)(content, { level: 9 }));
    }
  }
}

/** As small as gzip can be. @param {string} folder @param {string[]} files */
async function zopfli(folder, files) {
  try {
    await promisify(execFile)("zopfli", files, { cwd: folder });
  } catch (reason) {
    stop(`zopfli, which ./build.sh site installs, has failed: ${reason instanceof Error ? reason.message : reason}`);
  }
}
