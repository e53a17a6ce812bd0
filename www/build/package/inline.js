// @ts-check
/**
 * Embedded files of the package: the core and the solver's script are text in the module. So nothing has to lie
 * beside a script, whose address may change or not exist: a bundler moves it, a notebook makes a `blob:` of it, and
 * browsers start no worker from another site's file.
 */

import { provideWorkers } from "../../kit/start-worker.js";
import { trusted } from "../../kit/trusted.js";
import { provideWasm } from "../../kit/wasm.js";

/** Replaced by the build. @type {string} */
// @ts-expect-error No file of the page declares it.
const SCRIPT = SOLVER_SCRIPT;

provideWasm("magnus_derek", async () => (await import("./packed-core.js")).core());

provideWorkers((name) => {
  if (name !== "solver") throw new Error(`the package has no ${name}`);
  const address = URL.createObjectURL(new Blob([SCRIPT], { type: "text/javascript" }));
  return new Worker(trusted().createScriptURL(address), { name });
});
