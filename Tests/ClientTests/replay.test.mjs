// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { Replay } from "../../Sources/DynamicsSimulator/Client/replay.mjs";

// An animator with a keyframe every 100 steps, and an engine whose only contact is at the number of its steps.
function replay(frames = { at: [1], values: [1] }) {
  const calls = [], worlds = [];
  const animator = {
    place: (frame) => ({ index: Math.floor(frame / 100), steps: frame % 100 }),
    before: (frame) => ({ bytes: frame - frame % 60, missing: frame % 60 }),
    point: (x, y) => ({ x, y }), vector: (x, y) => ({ x, y }),
  };
  const engine = {
    load: (world, bytes) => { worlds[world] = bytes; calls.push("load"); },
    list: (name, world) => (name === "contacts" ? [worlds[world], 0, 0, 8] : []),
    exports: { step: (world, count) => { worlds[world] += count; calls.push(count); } },
  };
  return { calls, replay: new Replay([animator], engine, frames, 3) };
}

test("contacts of a frame are those of the engine at its step, wherever one comes from", () => {
  const { replay: replayed } = replay();
  for (const frame of [1, 2, 50, 49, 120, 130, 99, 7]) {
    assert.deepEqual(replayed.at(frame), { contacts: [frame, 0, 0, 8], joints: [] });
  }
});

test("playing on takes one step a frame; going back, another keyframe and a long way begin from a kept world", () => {
  const { replay: replayed, calls } = replay();
  for (const frame of [10, 11, 12, 11, 75, 110]) replayed.at(frame);
  assert.deepEqual(calls, ["load", 10, 1, 1, "load", 11, "load", 15, "load", 50]);
});

test("frames that the engine does not reach keep what was recorded", () => {
  const { replay: replayed, calls } = replay({ at: [0, 5], values: [1, 0] });
  assert.equal(replayed.at(6), undefined);
  assert.deepEqual(calls, []);
});
