// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { Keyframes } from "../../Sources/DynamicsSimulator/Client/keyframes.mjs";

// A world whose only byte is the number of its steps.
const counter = () => {
  const worlds = [], saved = [];
  return {
    saved, load: (world, bytes) => { worlds[world] = bytes[0]; },
    save: (world) => { saved.push(worlds[world]); return Uint8Array.of(worlds[world]); },
    exports: { step: (world, count) => { worlds[world] += count; } },
  };
};

test("a page keeps a world for each second, so that any moment is near", () => {
  const engine = counter();
  // No keyframe has a byte of its own: an empty code is a byte of zero.
  const source = {
    screen: [0, 0, 1, 0, 0, 1], count: 1, at: 1, stepCounts: 0, lengths: 1, code: "",
    items: { at: [0], values: [[0]] }, steps: 150, exact: { at: [], values: [] },
  };
  const keyframes = new Keyframes(source, 10, 1);
  assert.equal(keyframes.prepare(engine, () => false), true);
  assert.deepEqual(engine.saved, [60, 120]);
  const { bytes, missing } = keyframes.before(5, engine);
  assert.equal(bytes[0] + missing, 150);
  assert.equal(missing, 30);
});
