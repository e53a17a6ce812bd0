/** Beside every file what gzip and brotli make of it, for hosts that send what is there, and what the whole weighs. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** What is worth it: pictures and archives are compressed already. */
const TEXT = /\.(html|js|css|svg|wasm|json|xml|webmanifest)$/;

/** @param {URL} folder */
export async function compress(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  for (const file of files) {
    const content = await readFile(new URL(file, folder));
    await writeFile(new URL(`${file}.gz`, folder), await promisify(gzip)(content, { level: 9 }));
    await writeFile(new URL(`${file}.br`, folder), await promisify(brotliCompress)(content));
  }
}
