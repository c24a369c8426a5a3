// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { XRayReader } from "../../Sources/DynamicsPreview/Client/xraywire.mjs";

const item = { number: 7, name: "ball", outlines: [[-5, -5, 5, 5]] };
/** One awake item at (3, −0.01), nothing else. */
const complete = Uint8Array.of(1, 1, 14, 8, 2, 0xd8, 4, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0);

test("the X-ray of a frame is read as the process writes it", () => {
  const frame = new XRayReader().read(complete, { items: [item] });
  assert.deepEqual(frame, {
    items: [{ name: "ball", state: 1, x: 3, y: -0.01, angle: 0, velocityX: 0, velocityY: 0, pullX: 0, pullY: 0, outlines: item.outlines }],
    boundaries: [], contacts: [], joints: [], arrows: {}, probes: {}, fields: [],
  });
});

test("later frames are differences, and what was defined stays", () => {
  const reader = new XRayReader();
  reader.read(complete, { items: [item], joints: [{ kind: "line", count: 2 }] });
  // x grows by 0.5; four numbers of a joint; an arrow of gravity.
  const frame = reader.read(
    Uint8Array.of(0, 1, 0, 0, 8, 0, 0, 100, 0, 5, 0, 4, 2, 4, 6, 8, 0, 4, 2, 0, 1, 3, 0, 0, 0, 0), {});
  assert.deepEqual(frame.items.map(({ name, x, y }) => [name, x, y]), [["ball", 3.5, -0.01]]);
  assert.deepEqual(frame.joints, [{ kind: "line", points: [0.01, 0.02, 0.03, 0.04] }]);
  assert.deepEqual(frame.arrows, { gravity: [0.01, 0, 0, -0.02] });
});

test("a complete frame forgets everything before", () => {
  const reader = new XRayReader();
  reader.read(complete, { items: [item], boundaries: [{ name: "floor", lines: [] }] });
  const frame = reader.read(complete, {});
  assert.deepEqual([frame.items[0].name, frame.boundaries], ["", []]);
});
