// @ts-check
/**
 * The notebook in a real JupyterLab, in Chromium: `node tests/recipes/jupyterlab.mjs`, after `./build.sh package`. The
 * first run fetches JupyterLab and anywidget from PyPI into target/jupyter, which takes a minute and 400 MB, so this is
 * not one of the tests that always run.
 */

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, start, stateOf, withTable } from "../browser/browser.js";

const ROOT = new URL("../../", import.meta.url);
const PLACE = new URL("target/jupyter/", ROOT);
const BIN = new URL("venv/bin/", PLACE);
/** A copy, because JupyterLab writes into the notebook that it runs. */
const FILES = new URL("files/", PLACE);
const NOTEBOOK = "tests/recipes/jupyter.ipynb";
const WIDGET = "target/package/dist/magnus_derek.py";
const PICTURE = fileURLToPath(new URL("notebook.png", PLACE));

/** Ends the program with one sentence. @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program; whether it worked. @param {string} program @param {string[]} options */
function works(program, options) {
  try {
    execFileSync(program, options, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Installs JupyterLab and anywidget in an environment of their own. */
async function install() {
  const python = fileURLToPath(new URL("python", BIN));
  if (works(python, ["-c", "import jupyterlab, anywidget"])) return;
  if (!works("python3", ["--version"])) stop("Python 3 is missing: JupyterLab runs in it.");
  await rm(new URL("venv", PLACE), { recursive: true, force: true });
  if (!works("python3", ["-m", "venv", fileURLToPath(new URL("venv", PLACE))])) {
    stop("Python's venv with pip is missing: install it (on Debian the package python3-venv), then run this again.");
  }
  console.log("· installing jupyterlab and anywidget into target/jupyter (pip, about a minute)");
  const options = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "jupyterlab", "anywidget"];
  if (!works(python, options)) {
    stop("pip could not install jupyterlab and anywidget: both are fetched from PyPI, so the network is needed once.");
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
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
    ...[..."abdxymlzeDD00IIcv".split("")].map((letter) => /** @type {const} */ ([letter, 5])),
    ["Enter", 5],
    ["Shift+Enter", 5],
  ])) {
    await page.keyboard.press(key);
    assert.deepEqual(await notebook(page), before, `JupyterLab takes the key ${key}`);
    assert.equal(await rounds(), count, `the table's key ${key}`);
  }
  await page.keyboard.press("?");
  await table.getByRole("heading", { name: /keyboard/i }).waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(await notebook(page), before, "JupyterLab takes the key ?");
  await page.keyboard.press("Escape");
  assert.deepEqual(await notebook(page), before, "JupyterLab takes the key Escape");
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

await mkdir(PLACE, { recursive: true });
await install();
await rm(FILES, { recursive: true, force: true });
for (const file of [NOTEBOOK, WIDGET]) {
  const copy = new URL(file, FILES);
  await mkdir(new URL("./", copy), { recursive: true });
  await copyFile(new URL(file, ROOT), copy).catch(() => stop(`${file} is missing: ./build.sh package makes it.`));
}
const { server, address } = await serve();
const running = await start();
try {
  const page = await running.browser.newPage({ viewport: { width: 1360, height: 1200 } });
  await check(page, address);
} finally {
  await running.stop();
  server.kill();
}
