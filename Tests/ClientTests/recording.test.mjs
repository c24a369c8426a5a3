// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { RecordingSource } from "../../Sources/DynamicsSimulator/Client/recording.mjs";
import { sampleRecording } from "./support.mjs";

function play() {
  const frames = [];
  const source = new RecordingSource(sampleRecording(), (frame) => frames.push(frame));
  return { source, frames };
}

test("the first frame has every node, appearance and event", () => {
  const { source, frames } = play();
  source.seek(0);
  const [frame] = frames;
  assert.deepEqual(frame.nodes.map(({ number, parent, name }) => [number, parent, name]),
    [[0, undefined, "view"], [1, 0, "square"]]);
  assert.deepEqual(frame.appearances[1],
    { node: 1, markup: "<circle/>", clip: "url(#clip-0)", mask: "url(#m)", isShown: true });
  assert.equal(frame.motions[0].x, 160);
  assert.equal(frame.motions[1].rotation, 0.5);
  assert.equal(frame.motions[1].opacity, 1);
  assert.deepEqual(frame.events, [{ frame: 3, kind: "paused", text: "animator paused", time: 0.55 }]);
  assert.equal(frame.hash, "00000000000000aa");
  assert.equal(frame.time, 0.5);
  assert.equal(frame.last, 4);
});

test("later frames have only what changed since the one that was shown", () => {
  const { source, frames } = play();
  for (const frame of [0, 2, 2, 4, 3]) source.seek(frame);
  assert.equal(frames.length, 4);
  assert.deepEqual(frames[1].motions.map(({ node, x }) => [node, x]), [[1, 20]]);
  assert.deepEqual([frames[1].nodes, frames[1].appearances, frames[1].events], [[], [], []]);
  assert.deepEqual(frames[2].appearances, [{ node: 1, markup: "", isShown: false }]);
  assert.deepEqual(frames[2].motions, []);
  assert.equal(frames[3].appearances[0].isShown, true);
});

test("it loops after a rest on its last frame, or ends there", () => {
  const { source, frames } = play();
  source.seek(3);
  source.play(1.5);
  assert.equal(frames.at(-1).frame, 4);
  source.play(47);
  assert.equal(frames.at(-1).frame, 4);
  source.play(1);
  assert.equal(frames.at(-1).frame, 0);
  let ends = 0;
  source.loops = false;
  source.onEnd = () => { ends += 1; };
  source.play(100);
  assert.deepEqual([frames.at(-1).frame, ends], [4, 1]);
  source.start();
  source.play(0.5);
  assert.equal(frames.at(-1).frame, 0);
});

test("steps go by whole frames and stay within the recording", () => {
  const { source, frames } = play();
  source.play(1.7);
  source.step(1);
  assert.equal(frames.at(-1).frame, 2);
  source.step(-5);
  assert.equal(frames.at(-1).frame, 0);
  source.seek(99);
  assert.equal(frames.at(-1).frame, 4);
  assert.equal(source.frameAt(0.55), 3);
});

test("a touch shows while it is down, and fades", () => {
  const { source, frames } = play();
  for (const frame of [0, 1, 3]) source.seek(frame);
  assert.deepEqual(frames.map(({ touches }) => touches), [[], [{ x: 1, y: 2, age: 0 }], [{ x: 1, y: 2, age: 0.05 }]]);
});

test("a frame has its X-ray where it is wanted, in points", () => {
  const { source, frames } = play();
  source.seek(0);
  assert.equal(frames[0].xray, undefined);
  source.wantsXRay = () => true;
  source.refresh();
  const { xray } = frames[1];
  assert.deepEqual(xray.items[0], {
    name: "square", state: 1, x: 0, y: 5, angle: 0, velocityX: 600, velocityY: 0, pullX: 0, pullY: 0,
    outlines: [[-1, -1, 1, -1]],
  });
  assert.deepEqual(xray.boundaries, [{ name: "floor", lines: [[0, 1, 2, 1]] }]);
  assert.deepEqual(xray.joints, [{ kind: "spring", points: [0, 0, 10, 0] }, { kind: "rod", points: [1, 2, 3, 4] }]);
  assert.deepEqual(xray.arrows, { gravity: [1, 1, 0, 10] });
  assert.deepEqual(xray.probes, { probe: [10, 20, 4, 3], still: [0, 0, 0, 0] });
  assert.deepEqual(xray.fields, [{ kind: "radialGravity", x: 1, y: 2, region: [[0, 0, 1, 0, 0, 1]] }]);
  assert.deepEqual(xray.contacts, []);
  source.seek(1);
  assert.equal(frames[2].xray.fields, xray.fields, "what did not change is the same object");
  assert.equal(frames[2].xray.probes, xray.probes);
  source.seek(2);
  assert.deepEqual(frames[3].xray.contacts, [1, 2, 3, 4]);
  assert.equal(frames[3].xray.fields[0].kind, "drag");
});

test("velocities may be what differs from the motion since the frame before", () => {
  const recording = sampleRecording();
  Object.assign(recording.items[0], { followsMotion: true, velocityX: 7, velocityY: -3 });
  const source = new RecordingSource(recording, () => {});
  const velocities = [0, 1, 2].map((frame) => source.xray.itemsAt(frame)[0]).map((item) => [item.velocityX, item.velocityY]);
  // 10 points in a sixtieth of a second.
  assert.deepEqual(velocities, [[7, -3], [607, -3], [607, -3]]);
});
