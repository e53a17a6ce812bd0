// @ts-check
/** The ranks of positions on a page: by button, key, attribute, link, and in the lesson that speaks of them. */

import assert from "node:assert/strict";
import { expect, open, openFold, ready, stateOf, test, useBrowser, withTable } from "./browser.js";
import { openHost } from "./servers.js";

/** @import { Page } from "@playwright/test" */

const running = useBrowser();

/** Six unvisited positions, of which 1, 5 and 7 are bad places. */
const BAD = "#n=13&magnus=human&derek=human&moves=3+1+4+1+1+2+1+";

/** The numbers in their ring, by position. @param {Page} page */
const numbers = (page) => page.locator("magnus-derek .rank-number").allTextContents();
const RANKS = "2 0 2 1 2 0 1 0 1 1 1 1 1".split(" ");
/** The last message to a screen reader. @param {Page} page */
const heard = (page) => page.locator("magnus-derek p.unseen[role=status]").first();

test("a button and a key show the ranks and the layers again, a reader hears the bad places, and a move keeps them", async () => {
  const { page } = await open(running);
  await page.goto(running.url + BAD);
  await page.reload();
  await ready(page);
  await openFold(page, ".rings");
  const button = page.locator("magnus-derek").getByRole("button", { name: "Ranks", exact: true });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect.poll(() => numbers(page)).toEqual(RANKS);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(heard(page)).toHaveText(/2 new rounds in a row.*rank 0: 1, 5 and 7/);
  await page.locator("magnus-derek .rings").getByText("how many new rounds in a row").waitFor();
  await openFold(page, ".positions");
  const row = page.locator("magnus-derek .positions tbody tr").nth(5);
  await expect(row.locator("td")).toHaveText(["unvisited", "A", "0"]);
  await withTable(page, (element) => element.call(5));
  await withTable(page, (element) => element.answer("+"));
  await expect(heard(page)).toHaveText(/5.*no new round is sure/);
  assert.equal((await numbers(page)).length, 13, "the ranks of the next position");
  await page.locator("magnus-derek .picture").focus();
  await page.keyboard.press("k");
  await expect.poll(() => numbers(page)).toHaveLength(0);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("k");
  await expect.poll(() => numbers(page)).toHaveLength(13);
  await page.keyboard.press("a");
  await expect.poll(() => numbers(page)).toHaveLength(0);
});

test("the address keeps that the ranks are shown, and they are there when it is opened", async () => {
  const { page } = await open(running);
  await page.goto(`${running.url}${BAD}&layers=ranks`);
  await page.reload();
  await ready(page);
  await expect.poll(() => numbers(page)).toEqual(RANKS);
  const link = await withTable(page, (element) => element.getState());
  await page.goto("about:blank");
  await page.goto(`${running.url}#${link}`);
  await ready(page);
  await expect.poll(() => numbers(page)).toEqual(RANKS);
});

test("the attribute layers takes the word, and a table that is too large says why it has none", async () => {
  const { page } = await openHost(running.browser, '<magnus-derek n="13" layers="ranks"></magnus-derek>');
  await expect.poll(() => numbers(page)).toHaveLength(13);
  await page.evaluate(() => document.querySelector("magnus-derek")?.setAttribute("layers", "2"));
  await expect.poll(() => numbers(page)).toHaveLength(0);
  await page.evaluate(() => {
    const table = document.querySelector("magnus-derek");
    table?.setAttribute("n", "5003");
    table?.setAttribute("layers", "ranks");
  });
  await page.locator("magnus-derek .refusals").getByText("Ranks reach tables from n = 2 to 5,000").waitFor();
});

test("a link that asks for ranks on a table that is too large opens its game with the layers, and says so", async () => {
  const { page } = await open(running);
  const refusal = page.locator("magnus-derek .refusals");
  const says = async () => {
    await expect(refusal).toHaveText(/Ranks reach tables from n = 2 to 5,000.*The layers are shown\./s);
    assert.equal((await stateOf(page)).n, 5003);
  };
  await withTable(page, (element) => element.setState("n=5003&layers=ranks"));
  await says();
  await page.goto("about:blank");
  await page.goto(`${running.url}#n=5003&layers=ranks`);
  await ready(page);
  await says();
});

test("on paper stands what the ranks say, and what they mean", async () => {
  const { page } = await open(running);
  await withTable(page, (element, link) => element.setState(link), `${BAD.slice(1)}&layers=ranks`);
  await page.waitForFunction(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelector("magnus-derek")?.shadowRoot?.querySelector(".paper .legend");
  });
  const legend = await page.locator("magnus-derek .paper .legend").textContent();
  assert.match(legend ?? "", /3 unvisited positions are bad places to come to, of rank 0: 1, 5 and 7\..*The rank of/s);
});

test("a lesson shows the ranks once its question is answered, and not before", async () => {
  const { page } = await openHost(running.browser, '<magnus-derek lesson="nearly-every-round/bad"></magnus-derek>', {
    head: '<script type="module" src="/element.js"></script>',
  });
  await page.locator("magnus-derek .lesson .seat-button").first().waitFor();
  assert.equal((await numbers(page)).length, 0);
  for (const position of ["1", "5", "7"])
    await page.locator("magnus-derek .lesson .seat-button").getByText(position, { exact: true }).click();
  await page
    .locator("magnus-derek .lesson")
    .getByRole("button", { name: /Check|Done|Answer/ })
    .first()
    .click();
  await expect.poll(() => numbers(page)).toEqual(RANKS);
});
