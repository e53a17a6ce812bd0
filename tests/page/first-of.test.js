// @ts-check
/** What stands for the link of a game that is too long for one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf } from "../../www/kit/first-of.js";

const none = () => {
  throw new Error("too long");
};

test("the first available text wins, and no available text gives nothing", () => {
  const texts = [() => "whole", () => "start"];
  assert.equal(firstOf(...texts), "whole");
  assert.equal(firstOf(none, ...texts), "whole");
  assert.equal(firstOf(none, none), "");
});
