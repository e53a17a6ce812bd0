/**
 * The core during development: built anew when its source changes, with a line on the page meanwhile, and then the page is loaded
 * again. What the compiler refuses stands on the page and in the terminal.
 */

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

/** @import { Plugin } from "vite" */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Sources of the core, below the root. */
const SOURCE = /^(?:src\/.+\.(?:rs|csv)|(?:src\/.+\/)?Cargo\.toml|Cargo\.lock)$/;
/** Files that a build writes, below www. */
const WRITTEN =
  /\/www\/(?:pkg\/|text\/en\/core-[^/]+\.js$|pages\/lab\/.+\/known\.js$|core\/(?:rungs\.js|(?:.+\/)?core-types\.d\.ts)$)/;
/** Files that are saved together come within so many milliseconds. */
const TOGETHER = 100;

const BUILDING = "core:building";
const ENDED = "core:ended";
const CLIENT = "/@core-client.js";

/** The script on each page: the line while the core is built. */
const client = `
const line = document.createElement("div");
line.setAttribute("role", "status");
line.style.cssText = "position:fixed;inset-block-end:0;inset-inline-end:0;z-index:9999;margin:8px;padding:6px 12px;border-radius:6px;font:14px sans-serif;background:#222;color:#fff";
import.meta.hot?.on(${JSON.stringify(BUILDING)}, () => {
  line.textContent = "Building the core…";
  document.body.append(line);
});
import.meta.hot?.on(${JSON.stringify(ENDED)}, () => line.remove());
`;

/**
 * Runs a command whose words are shown in the terminal, and gives its errors if it fails.
 * @param {[string, ...string[]]} command @param {string} cwd
 * @returns {Promise<string | undefined>}
 */
function failureOf([file, ...args], cwd) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: ["ignore", "inherit", "pipe"] });
    let errors = "";
    child.stderr.on("data", (part) => {
      errors += part;
      process.stderr.write(part);
    });
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code) =>
      resolve(code === 0 ? undefined : stripVTControlCharacters(errors).trim() || `${file} has failed.`),
    );
  });
}

/**
 * Builds the core anew whenever its source changes.
 * @param {{command?: [string, ...string[]], root?: string}} [how]
 * @returns {Plugin}
 */
export function rebuildCore({ command = ["./build.sh", "core"], root = ROOT } = {}) {
  /** True while a build runs, and true if something has changed since it began. */
  let isBuilding = false;
  let isStale = false;
  /** The last failure, which a page that is loaded later shows too. @type {string | undefined} */
  let failure;
  return {
    name: "rebuild-core",
    apply: "serve",
    resolveId: (id) => (id === CLIENT ? id : null),
    load: (id) => (id === CLIENT ? client : null),
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: CLIENT }, injectTo: "body" }],
    // Nothing that building writes is shown before all of it is there.
    hotUpdate: ({ file }) => (isBuilding && WRITTEN.test(file) ? [] : undefined),
    configureServer(server) {
      const show = (/** @type {string} */ message) =>
        server.ws.send({ type: "error", err: { message, stack: "", plugin: "the core", id: "src" } });
      const build = async () => {
        isBuilding = true;
        while (isStale) {
          isStale = false;
          server.ws.send(BUILDING, {});
          failure = await failureOf(command, root);
        }
        isBuilding = false;
        server.ws.send(ENDED, {});
        if (failure !== undefined) return show(failure);
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      };
      server.ws.on("connection", () => {
        if (isBuilding) server.ws.send(BUILDING, {});
        else if (failure !== undefined) show(failure);
      });
      server.watcher.add([`${root}src`, `${root}Cargo.toml`, `${root}Cargo.lock`]);
      server.watcher.on("all", (_, path) => {
        if (!path.startsWith(root) || !SOURCE.test(path.slice(root.length))) return;
        isStale = true;
        if (!isBuilding) {
          isBuilding = true;
          setTimeout(build, TOGETHER);
        }
      });
    },
  };
}
