// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnJoints } from "../../Sources/DynamicsSimulator/Client/drawnjoints.mjs";

// An animator whose corner is at (10, 20) of the screen, in points twice as large.
const animator = {
  point: (x, y) => ({ x: 10 + 2 * x, y: 20 + 2 * y }),
  vector: (x, y) => ({ x: 2 * x, y: 2 * y }),
};

// How it is drawn, both ends, the point or direction of its own, and the positions of both bodies.
const joint = (kind, other) => [kind, 0, 0, 1, 2, ...other, 3, 4, 5, 6];

test("joints of the engine are drawn on the screen, each with the points of its kind", () => {
  const ends = [10, 20, 12, 24], bodies = [16, 28, 20, 32];
  const numbers = [0, 1, 2, 3, 4, 6].flatMap((kind) => joint(kind, [7, 8]));
  assert.deepEqual(drawnJoints(numbers, animator), [
    { kind: "rod", points: ends }, { kind: "spring", points: ends }, { kind: "rope", points: [...ends, 24, 36] },
    { kind: "weld", points: [...ends, ...bodies] }, { kind: "pin", points: [...ends, ...bodies] },
    { kind: "snap", points: ends },
  ]);
});

test("the rail of a slide goes to both sides", () => {
  const [slide] = drawnJoints(joint(5, [1, 0]), animator);
  assert.equal(slide.kind, "slide");
  assert.deepEqual(slide.points.slice(4, 8), [10 - 4000, 20, 10 + 4000, 20]);
});
