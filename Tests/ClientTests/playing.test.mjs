// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnJoints } from "../../Sources/DynamicsSimulator/Client/drawnworld.mjs";
import { PlayedEvents } from "../../Sources/DynamicsSimulator/Client/playedevents.mjs";
import { PlaySource } from "../../Sources/DynamicsSimulator/Client/playsource.mjs";

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

// A recording of an item that moves right and turns; the animator's axes are turned by a quarter, in points twice as
// large, and from frame 2 on its keyframe does not lead to it.
function source(calls, poses = () => [0, 0, 0, 1], starts = [1]) {
  const item = (frame) => ({
    name: "square", state: frame < 9 ? 1 : 0, outlines: [[-10, -10, 10, -10, 10, 10, -10, 10]], x: 10 + frame, y: 20, angle: 2 + frame,
    velocityX: 60, velocityY: 0, pullX: 0, pullY: 0,
  });
  const recorded = {
    framesPerSecond: 60, frame: 0, last: 9, recording: { frameCount: 10, items: [{}] }, nodes: [],
    xray: { itemsAt: (frame) => [item(frame)] },
    time: () => 0, show: () => {}, wantsXRay: () => false,
  };
  const animators = starts.map((at) => ({
    screen: [10, 20, 0, 2, -2, 0], count: 1, at, stepCounts: 0, lengths: 1, code: "", items: { at: [0], values: [[0]] },
    steps: 0, exact: { at: [0, 1, 2], values: [0, 1, 0] },
  }));
  const engine = {
    load: () => true, save: () => Uint8Array.of(0), hash: () => "",
    list: (name) => Float32Array.from(name === "events" ? [] : poses()),
    exports: {
      step: () => {}, accelerate: () => {}, place: (...numbers) => calls.push(numbers),
      remove: (...numbers) => calls.push(["remove", ...numbers]),
    },
  };
  return { recorded, play: new PlaySource(recorded, { animators, replayed: { at: [], values: [] } }, engine) };
}

test("where no keyframe leads to a moment, the engine goes on from what was recorded", () => {
  const calls = [], { recorded, play } = source(calls);
  for (const frame of [0, 1]) {
    recorded.frame = frame;
    play.leave();
  }
  assert.deepEqual(calls, []);
  recorded.frame = 5;
  play.leave();
  const [[world, body, ...numbers]] = calls;
  assert.deepEqual([world, body], [0, 0]);
  // 5 points to the right are 2.5 against the animator's y axis, and the angle is less by its quarter turn.
  [0, -2.5, 7 - Math.PI / 2, 0, -30, 60].forEach((expected, index) => {
    assert.ok(Math.abs(numbers[index] - expected) < 1e-9, `${index}: ${numbers[index]}`);
  });
});

test("what the app has removed since the last keyframe is removed", () => {
  const calls = [], { recorded, play } = source(calls);
  recorded.frame = 9;
  play.leave();
  assert.deepEqual(calls, [["remove", 0, 0]]);
});

test("velocities are those of the frames since the last picture, and remain where none is taken", () => {
  let way = 0;
  const { play } = source([], () => [way, 0, 0, 1]);
  play.leave();
  way = 3;
  play.step(4);
  // 3 points of the animator are 6 down the screen, in four sixtieths of a second.
  const velocity = () => [Math.round(play.items[0].velocityX), Math.round(play.items[0].velocityY)];
  assert.deepEqual(velocity(), [0, 90]);
  play.refresh();
  assert.deepEqual(velocity(), [0, 90]);
  play.step(1);
  assert.deepEqual(velocity(), [0, 0]);
});

test("a view is drawn anew where one of its points has moved by a hundredth of a point, however slowly", () => {
  let way = 0, turn = 0;
  const { recorded, play } = source([], () => [way, 0, turn, 1]);
  recorded.recording.items[0].node = 0;
  recorded.nodes = [{ motion: () => ({ x: 10, y: 20, rotation: 0, scaleX: 1, scaleY: 1, shear: 0, opacity: 1 }) }];
  const drawn = [];
  recorded.show = ({ motions }) => drawn.push(...motions.map(({ y, rotation }) => [y, rotation]));
  play.leave();
  // 0.002 points of the animator are 0.004 of the screen.
  for (let step = 0; step < 5; step += 1) {
    way += 0.002;
    play.step(1);
  }
  assert.deepEqual(drawn.map(([y]) => Math.round((y - 20) * 1000)), [12]);
  assert.ok(Math.abs(play.items[0].y - 20.02) < 1e-6);
  // The corner of the square is 14 points from its center.
  turn = 0.0001;
  play.step(1);
  assert.equal(drawn.length, 1);
  turn = 0.0006;
  play.step(1);
  play.step(1);
  assert.equal(drawn.length, 2);
});

test("of the events of the recording none is later than the moment at which it was left", () => {
  const { recorded, play } = source([]), frames = [];
  recorded.show = ({ frame, left }) => frames.push([frame, left]);
  recorded.frame = 3;
  play.leave();
  play.step(4);
  assert.deepEqual(frames, [[7, 3]]);
});

test("each picture has one step where the display's rhythm varies, and on average its time at any other", () => {
  const steps = (times) => {
    const { play } = source([]), counts = [];
    play.leave();
    for (const time of times) {
      const before = play.count;
      play.play(time);
      counts.push(play.count - before);
    }
    return counts;
  };
  const pictures = (...times) => Array.from({ length: 60 }, (_, index) => times[index % times.length]);
  assert.deepEqual(steps(pictures(0.75, 1.25)), pictures(1));
  assert.deepEqual(steps(pictures(1.3, 0.7)), pictures(1));
  for (const time of [0.05, 0.25, 0.5, 0.8, 1.2, 2]) {
    const counts = steps(pictures(time)), sum = counts.reduce((all, count) => all + count, 0);
    assert.ok(Math.abs(sum - 60 * time) < 1, `${time}: ${sum}`);
  }
});

test("the state is hashed for those who read it, not for each picture", () => {
  const { recorded, play } = source([]), frames = [];
  let count = 0;
  play.engine.hash = () => `hash ${count += 1}`;
  recorded.show = (frame) => frames.push(frame);
  play.leave();
  for (let picture = 0; picture < 6; picture += 1) play.step(1);
  assert.deepEqual([frames.length, count], [6, 0]);
  assert.deepEqual([frames[5].hash, count], ["hash 1", 1]);
});

test("an item of two animators belongs to the one that began last; before both, to the one that begins first", () => {
  for (const [frame, removed] of [[0, 1], [3, 1], [6, 0]]) {
    const calls = [], { recorded, play } = source(calls, undefined, [2, 5]);
    recorded.frame = frame;
    play.leave();
    assert.deepEqual(calls.filter(([name]) => name === "remove"), [["remove", removed, 0]]);
    assert.deepEqual(play.shown.map(({ world }) => world), [1 - removed]);
  }
});

test("contacts that begin and end while a visitor plays are listed with the time and the items of their bodies", () => {
  const { recorded, play } = source([]), listed = [], steps = [[1, -1, 0, 5, 5], [], [0, 0, -1, 0, 0]];
  const { list } = play.engine;
  play.engine.list = (name) => name === "events" ? Float32Array.from(steps.shift() ?? []) : list(name);
  recorded.time = (frame) => frame / 60;
  recorded.show = ({ events }) => listed.push(events);
  recorded.frame = 3;
  play.leave();
  play.step(1);
  play.step(2);
  play.step(1);
  assert.deepEqual(listed, [
    [{ frame: 4, time: 4 / 60, kind: "beganContact", text: "square began contact with a boundary" }],
    [{ frame: 6, time: 6 / 60, kind: "endedContact", text: "square ended contact with a boundary" }],
    [],
  ]);
});

test("bodies of several shapes begin contact with the first and end it with the last pair", () => {
  const items = [{ name: "red" }, { name: "blue" }], shown = [0, 1].map((body) => ({ world: 0, body, item: body }));
  let numbers = [];
  const events = new PlayedEvents({ list: () => Float32Array.from(numbers) }, shown, items);
  const read = (...given) => { numbers = given.flatMap((kind) => [kind, 1, 0, 0, 0]); return events.read(0).map(({ text }) => text); };
  const [began, ended] = ["began", "ended"].map((verb) => `blue ${verb} contact with red`);
  assert.deepEqual(read(1, 1), [began]);
  assert.deepEqual(read(0), []);
  assert.deepEqual(read(0), [ended]);
  // They touched when the recording was left.
  assert.deepEqual(read(0, 1), [ended, began]);
});

test("of more than a hundred bodies no contacts are listed", () => {
  const shown = Array.from({ length: 101 }, (_, body) => ({ world: 0, body, item: 0 }));
  const list = () => Float32Array.of(1, 0, -1, 0, 0);
  assert.equal(new PlayedEvents({ list }, shown, [{ name: "red" }]).read(0).length, 0);
  assert.equal(new PlayedEvents({ list }, shown.slice(1), [{ name: "red" }]).read(0).length, 0);
  assert.equal(new PlayedEvents({ list }, shown.slice(0, 100), [{ name: "red" }]).read(0).length, 1);
});
