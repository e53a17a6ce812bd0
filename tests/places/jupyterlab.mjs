// @ts-check
/** The notebook in a real JupyterLab, in Chromium. places.mjs has installed it, with the wheel. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, start, stateOf, withTable } from "../browser/browser.js";
import { freePort } from "./free-port.js";

const ROOT = new URL("../../", import.meta.url);
const PLACE = new URL("target/places/jupyterlab/", ROOT);
const BIN = new URL("venv/bin/", PLACE);
/** A copy, because JupyterLab writes into the notebook that it runs. */
const FILES = new URL("files/", PLACE);
const NOTEBOOK = "tests/recipes/jupyter.ipynb";
const PICTURE = fileURLToPath(new URL("notebook.png", PLACE));

/** Ends the program with one sentence. @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Serves JupyterLab without the settings of whoever runs this. */
async function serve() {
  const token = randomBytes(16).toString("hex");
  const port = await freePort();
  const own = (/** @type {string} */ name) => fileURLToPath(new URL(`${name}/`, PLACE));
  const options = ["--no-browser", "--ip=127.0.0.1", `--port=${port}`, "--ServerApp.port_retries=0"];
  // A container has only this user.
  if (process.getuid?.() === 0) options.push("--allow-root");
  const server = spawn(
    fileURLToPath(new URL("jupyter-lab", BIN)),
    [...options, `--IdentityProvider.token=${token}`, `--ServerApp.root_dir=${fileURLToPath(FILES)}`],
    {
      stdio: "ignore",
      env: {
        ...process.env,
        JUPYTER_CONFIG_DIR: own("config"),
        JUPYTER_DATA_DIR: own("data"),
        JUPYTER_RUNTIME_DIR: own("runtime"),
        JUPYTERLAB_SETTINGS_DIR: own("settings"),
        JUPYTERLAB_WORKSPACES_DIR: own("workspaces"),
        IPYTHONDIR: own("ipython"),
      },
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  for (const end = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    if (server.exitCode !== null || Date.now() > end) stop("JupyterLab does not start: try it by hand.");
    const answer = await fetch(`${url}api/status?token=${token}`).catch(() => null);
    if (answer?.ok) return { server, address: `${url}lab/tree/${NOTEBOOK}?token=${token}` };
  }
}

/** The state of the notebook that JupyterLab's keys would change. @param {import("@playwright/test").Page} page */
function notebook(page) {
  return page.evaluate(() => ({
    cells: document.querySelectorAll(".jp-Notebook .jp-Cell").length,
    active: [...document.querySelectorAll(".jp-Notebook .jp-Cell")].findIndex((cell) => cell.matches(".jp-mod-active")),
    mode: document.querySelector(".jp-Notebook")?.classList.contains("jp-mod-editMode") ? "edit" : "command",
    dialogs: document.querySelectorAll(".jp-Dialog, .lm-Menu").length,
  }));
}

/** The output of the last cell: the trait as Python has it. @param {import("@playwright/test").Page} page */
async function stateInPython(page) {
  const cell = page.locator(".jp-Notebook .jp-CodeCell").last();
  await cell.locator(".cm-content").click();
  const prompt = cell.locator(".jp-InputPrompt");
  const before = await prompt.textContent();
  await page.keyboard.press("Control+Enter");
  await expect(async () => assert.match((await prompt.textContent()) ?? "", /\[\d+\]/)).toPass({ timeout: 10_000 });
  await expect(async () => assert.notEqual(await prompt.textContent(), before)).toPass({ timeout: 10_000 });
  return /'(.*)'/.exec(await cell.locator(".jp-OutputArea-output").innerText())?.[1];
}

/** @param {import("@playwright/test").Page} page @param {string} address */
async function check(page, address) {
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("requestfailed", (request) => /blob:|magnus/.test(request.url()) && problems.push(request.url()));
  await page.goto(address);
  await page.locator(".jp-Notebook .jp-CodeCell").first().waitFor({ timeout: 60_000 });
  await page.getByText("Python 3 (ipykernel) | Idle").waitFor({ timeout: 60_000 });
  await page.getByRole("menuitem", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: "Run All Cells", exact: true }).click();

  const table = page.locator("magnus-derek");
  await table.locator("svg.table, .picture svg").first().waitFor({ timeout: 60_000 });
  await withTable(page, (element) => element.ready.then(() => undefined));
  assert.equal((await stateOf(page)).n, 15);

  await table.getByRole("button", { name: /^clockwise/ }).click();
  assert.equal((await stateOf(page)).round, 1);
  // Until the notebook has sent it.
  await page.waitForTimeout(1000);
  const link = await withTable(page, (element) => element.getState());
  assert.equal(await stateInPython(page), link, "state in Python");
  console.log(`· a click plays a round, and table.state is ${link} in Python`);

  await withTable(page, (element) => element.focus());
  const before = await notebook(page);
  const rounds = async () => (await stateOf(page)).round;
  for (const [key, count] of /** @type {const} */ ([
    ["+", 2],
    ["-", 3],
    ["ArrowRight", 4],
    ["ArrowLeft", 5],
    ["ArrowUp", 5],
    ["ArrowDown", 5],
    ["u", 4],
    ["r", 5],
    ...[..."abdxylzeDD00IIcv".split("")].map((letter) => /** @type {const} */ ([letter, 5])),
    ["Enter", 5],
    ["Shift+Enter", 5],
  ])) {
    await page.keyboard.press(key);
    assert.deepEqual(await notebook(page), before, `JupyterLab takes the key ${key}`);
    assert.equal(await rounds(), count, `the table's key ${key}`);
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Help" }).waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(await notebook(page), before, "JupyterLab takes the key ?");
  await page.keyboard.press("Escape");
  assert.deepEqual(await notebook(page), before, "JupyterLab takes the key Escape");
  // The comment on a round, in whose field a key is a letter.
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("m");
  await table.getByRole("textbox").first().waitFor();
  await page.keyboard.type("dd");
  assert.deepEqual(await notebook(page), before, "JupyterLab takes a letter of a comment");
  await page.keyboard.press("Escape");
  console.log("· keys on the table are for the table alone");

  await withTable(page, (element) => element.newGame({ n: 23, magnus: "perfect" }));
  await table.getByText("Perfect play: of all magnitudes").waitFor({ timeout: 60_000 });
  await table.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share and export" });
  await dialog.locator(".rest > summary").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download SVG" }).click(),
  ]);
  assert.match(file.suggestedFilename(), /^magnus-derek-n23-/);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.screenshot({ path: PICTURE });
  assert.deepEqual(problems, []);
  console.log(`· n = 23 is solved and saved; the picture is ${PICTURE}`);
}

await rm(FILES, { recursive: true, force: true });
const copy = new URL(NOTEBOOK, FILES);
await mkdir(new URL("./", copy), { recursive: true });
await copyFile(new URL(NOTEBOOK, ROOT), copy);
const { server, address } = await serve();
const running = await start();
try {
  const page = await running.browser.newPage({ viewport: { width: 1360, height: 1200 } });
  await check(page, address);
} finally {
  await running.stop();
  server.kill();
}
