// @ts-check
// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";

import { Pace } from "../../Sources/DynamicsSimulator/Client/pace.mjs";

test("texts change ten times a second while something plays", () => {
  const pace = new Pace();
  let count = 0;
  for (let frame = 0; frame < 60; frame += 1) count += Number(pace.isDue(false, 1000 + frame * 1000 / 60));
  assert.equal(count, 10);
});

test("texts change at once where nothing plays", () => {
  const pace = new Pace();
  assert.deepEqual([0, 1, 2].map((now) => pace.isDue(true, now)), [true, true, true]);
  assert.equal(pace.isDue(false, 50), false);
});
