// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { lists, remembered, series, steps } from "../../Sources/DynamicsSimulator/Client/series.mjs";

const all = (read, count) => Array.from({ length: count }, (_, frame) => read(frame));

test("a series adds its differences, and holds its value between stretches", () => {
  const read = series({ base: 10, runs: [1, 2, 5, 1], deltas: [1, 2, -13] }, 7, 0.5);
  assert.deepEqual(all(read, 7), [5, 5.5, 6.5, 6.5, 6.5, 0, 0]);
});

test("a series without changes is constant, and one that is missing has its standard value", () => {
  assert.deepEqual(all(series(3, 3, 2), 3), [6, 6, 6]);
  assert.deepEqual(all(series(undefined, 3, 2, 1), 3), [1, 1, 1]);
});

test("a step holds up to the next", () => {
  const read = steps({ at: [2, 5], values: ["a", "b"] }, "-");
  assert.equal(all(read, 7).join(""), "--aaabb");
});

test("a list as long as the one before is a difference", () => {
  const read = lists({ at: [0, 1, 3], values: [[1, 2], [10, -2], [7]] });
  assert.deepEqual(all(read, 4), [[1, 2], [11, 0], [11, 0], [7]]);
});

test("what is derived from the same value is derived once", () => {
  let count = 0;
  const derive = remembered((value) => { count += 1; return [value]; });
  assert.equal(derive("a"), derive("a"));
  derive("b");
  assert.equal(count, 2);
});
