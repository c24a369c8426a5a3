// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { behaviorMarkup, highlighted, swiftLines } from "../../Sources/DynamicsPreview/Client/behaviors.mjs";
import { Connection } from "../../Sources/DynamicsPreview/Client/connection.mjs";
import { matchingScenes } from "../../Sources/DynamicsPreview/Client/gallery.mjs";
import { inspectionRows } from "../../Sources/DynamicsPreview/Client/inspection.mjs";
import { LiveSource } from "../../Sources/DynamicsPreview/Client/live.mjs";
import { graphPath, scaleEnd, stackedPaths, stages } from "../../Sources/DynamicsPreview/Client/load.mjs";
import { PointerTouches } from "../../Sources/DynamicsPreview/Client/touches.mjs";
import { readFrame } from "../../Sources/DynamicsPreview/Client/wire.mjs";

/** Writes numbers by their types, as `BinaryWriter` does. */
function bytes(...parts) {
  const view = new DataView(new ArrayBuffer(1000));
  let at = 0;
  const sizes = { Uint8: 1, Uint16: 2, Uint32: 4, Float32: 4, Float64: 8, BigUint64: 8 };
  for (const [type, ...numbers] of parts) {
    for (const number of numbers) {
      view[`set${type}`](at, number, true);
      at += sizes[type];
    }
  }
  return view.buffer.slice(0, at);
}

test("a frame is read as the process writes it", () => {
  const json = new TextEncoder().encode(JSON.stringify({ events: [{ frame: 30, kind: "paused", text: "a" }], nodes: [{ number: 7 }] }));
  const frame = readFrame(bytes(
    ["Uint8", 5, 1], ["Uint32", 90, 120], ["Float64", 1.5], ["BigUint64", 0xabn], ["Float32", 0.25],
    ["Float32", 1, 2, 3, 4, 5, 6, 7],
    ["Uint32", 1, 2, 3, 4, 5, 6], ["Uint16", 1], ["Float32", 10, 20], ["Uint32", 2],
    ["Uint32", 7], ["Uint8", 0], ["Float32", 1, 2],
    ["Uint32", 8], ["Uint8", 15], ["Float32", 3, 4, 0.5, 2, 3, 0.25, 0.75],
    ["Uint32", 12], ["Uint8", 1, 0, 0, 0, 0, 0, 4, 2, 4, 6, 8, 0],
    ["Uint32", json.length], ["Uint8", ...json]));
  assert.deepEqual([frame.isReset, frame.frame, frame.last, frame.time, frame.cost], [true, 90, 120, 1.5, 0.25]);
  assert.equal(frame.hash, "00000000000000ab");
  assert.deepEqual(frame.timings, [1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(frame.counters, [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(frame.touches, [{ x: 10, y: 20, age: 0 }]);
  assert.deepEqual(frame.motions, [
    { node: 7, x: 1, y: 2, rotation: 0, scaleX: 1, scaleY: 1, shear: 0, opacity: 1 },
    { node: 8, x: 3, y: 4, rotation: 0.5, scaleX: 2, scaleY: 3, shear: 0.25, opacity: 0.75 },
  ]);
  assert.deepEqual(frame.events, [{ frame: 30, kind: "paused", text: "a", time: 0.5 }]);
  assert.deepEqual([frame.nodes, frame.appearances], [[{ number: 7 }], []]);
  assert.deepEqual(frame.xray.arrows, { gravity: [0.01, 0.02, 0.03, 0.04] });
});

test("a frame of another version is an error", () => {
  assert.deepEqual(readFrame(bytes(["Uint8", 2])), { error: "frames of version 2 cannot be read" });
});

function connect() {
  const sent = [];
  const socket = { send: (text) => sent.push(JSON.parse(text)) };
  const connection = new Connection("ws://here", () => socket);
  connection.open();
  socket.onopen();
  return { connection, socket, sent, answer: (object) => socket.onmessage({ data: JSON.stringify(object) }) };
}

test("answers belong to requests in their order, and only so many are open", async () => {
  const { connection, sent, answer } = connect();
  const answers = Array.from({ length: 20 }, (_, number) => connection.ask({ number }));
  assert.equal(sent.length, 16);
  for (let number = 0; number < 20; number += 1) answer({ answer: number });
  assert.deepEqual((await Promise.all(answers)).map((object) => object.answer), Array.from({ length: 20 }, (_, number) => number));
  assert.equal(sent.length, 20);
  assert.equal(connection.isBusy, false);
});

test("a connection that breaks forgets what it asked, and an error is reported", (context) => {
  context.mock.timers.enable(["setTimeout"]);
  const { connection, socket, answer } = connect();
  const errors = [];
  let closed = 0;
  connection.onError = (reason) => errors.push(reason);
  connection.onClose = () => { closed += 1; };
  connection.send({}, () => {});
  answer({ error: "no" });
  connection.send({}, () => {});
  socket.onclose();
  assert.deepEqual([errors, closed, connection.isBusy, connection.isOpen], [["no"], 1, false, false]);
  context.mock.timers.tick(1000);
  socket.onopen();
  assert.ok(connection.isOpen);
});

/** A source whose answers come when the test says. */
function follow() {
  const requests = [], frames = [];
  const connection = {
    get isBusy() { return requests.length > 0; },
    send(message, use) { requests.push({ message, use }); },
    ask(message) { return new Promise((resolve) => this.send(message, resolve)); },
  };
  const source = new LiveSource(connection, (frame) => frames.push(frame.frame));
  source.scene = { id: "R1" };
  const answer = async (object) => { requests.shift().use(object); await new Promise(setImmediate); };
  return { source, requests, frames, answer };
}
const frame = (number, last = number) => ({ frame: number, last });

test("frames are asked for as time passes, two ahead of the picture", async () => {
  const { source, requests, frames, answer } = follow();
  source.start();
  for (let tick = 0; tick < 3; tick += 1) source.play(1);
  assert.deepEqual(requests.map(({ message }) => message.frames), [1, 1, 1]);
  await answer(frame(1));
  assert.deepEqual(frames, [], "a frame waits for its picture");
  source.play(1);
  assert.deepEqual(frames, [1]);
  for (let tick = 0; tick < 10; tick += 1) source.play(1);
  assert.equal(requests.length, 4, "no more than four are on their way");
  for (const number of [2, 3, 4]) await answer(frame(number));
  source.pause();
  await answer(frame(5));
  source.idle();
  assert.deepEqual(frames, [1, 2, 3, 4, 5], "every frame is shown, in order");
});

test("frames that were on their way when playing began do not hold it up", async () => {
  const { source, frames, answer } = follow();
  source.start();
  for (let tick = 0; tick < 6; tick += 1) source.play(1);
  source.start();
  for (const number of [1, 2, 3, 4]) await answer(frame(number));
  for (let tick = 0; tick < 2; tick += 1) source.play(1);
  assert.deepEqual(frames, [1, 2]);
});

test("half speed asks for a frame at every second picture", () => {
  const { source, requests } = follow();
  source.start();
  for (let tick = 0; tick < 4; tick += 1) source.play(0.5);
  assert.equal(requests.length, 2);
});

test("while a seek is under way only the last target counts", async () => {
  const { source, requests, frames, answer } = follow();
  source.last = 100;
  for (const target of [10, 20, 300]) source.seek(target);
  assert.deepEqual(requests.map(({ message }) => message.frame), [10]);
  await answer(frame(10, 100));
  assert.deepEqual(requests.map(({ message }) => message.frame), [100]);
  await answer(frame(100));
  assert.deepEqual([frames, source.seekTarget, requests.length], [[10, 100], undefined, 0]);
});

test("while a parameter is being set only the last value counts", async () => {
  const { source, requests, answer } = follow();
  const results = [source.set("a", 1), source.set("a", 2), source.set("a", 3)];
  assert.equal(requests.length, 1);
  await answer(frame(0));
  assert.equal(requests[0].message.value, 3);
  await answer(frame(0));
  assert.deepEqual(await Promise.all(results), [true, false, false]);
});

test("steps back count from where the last one leads, and long runs are cut into pieces", async () => {
  const { source, requests, answer } = follow();
  source.last = 100;
  source.frame = 50;
  source.step(-1);
  source.step(-1);
  assert.equal(source.seekTarget, 48);
  await answer(frame(49, 100));
  await answer(frame(48, 100));
  source.advance(700);
  for (const frames of [300, 300, 100]) {
    assert.equal(requests[0].message.frames, frames);
    await answer(frame(1));
  }
  assert.equal(requests.length, 0);
});

test("a scene that is missing is not opened", async () => {
  const { source, answer } = follow();
  const opened = source.open("none");
  await answer({ error: "there is no scene 'none'" });
  assert.equal(await opened, false);
});

test("pointers are touches with identifiers of their own, and moves are sent once a frame", () => {
  const sent = [];
  const locate = ({ clientX, clientY }) => ({ x: clientX, y: clientY });
  const touches = new PointerTouches(locate, (message) => sent.push(message));
  const at = (clientX, clientY) => ({ clientX, clientY });
  touches.begin(77, at(1, 2));
  touches.begin(78, at(3, 4));
  for (let x = 0; x < 5; x += 1) touches.move(77, at(x, 0));
  touches.move(79, at(9, 9));
  assert.equal(sent.length, 2);
  touches.end(77);
  touches.begin(80, at(5, 6));
  assert.deepEqual(sent, [
    { do: "begin", touch: 0, x: 1, y: 2 }, { do: "begin", touch: 1, x: 3, y: 4 },
    { do: "move", touch: 0, x: 4, y: 0 }, { do: "end", touch: 0 }, { do: "begin", touch: 0, x: 5, y: 6 },
  ]);
  for (let pointer = 100; pointer < 108; pointer += 1) assert.ok(touches.begin(pointer, at(0, 0)));
  assert.equal(touches.begin(200, at(0, 0)), false);
  assert.equal(new PointerTouches(() => undefined, () => {}).begin(1, at(0, 0)), false);
});

test("a picture of the past is asked for again until the app is there", async () => {
  const { connection, sent, answer } = connect();
  const source = new LiveSource(connection, () => {});
  source.begin({ id: "a" });
  source.showNow({ frame: 5, last: 9, isReset: true, isSettled: false });
  source.idle();
  assert.deepEqual([source.isSettled, sent.length], [false, 0]);
  source.shownTime -= 1000;
  source.idle();
  source.idle();
  assert.deepEqual(sent, [{ do: "advance", frames: 0, xray: false }]);
  answer({ frame: 5, last: 9, isSettled: true });
  await null;
  source.shownTime -= 1000;
  source.idle();
  assert.deepEqual([source.isSettled, sent.length], [true, 1]);
  source.showNow({ frame: 4, last: 9, isReset: true, isSettled: false });
  source.showNow({ frame: 3, last: 9, isReset: true });
  assert.equal(source.isSettled, true);
});

test("markup escapes what the app says", () => {
  const markup = behaviorMarkup({
    name: "<b>", values: [{ label: "a", text: "\"&" }], children: [{ name: "c", values: [], children: [] }],
  });
  assert.ok(!markup.includes("<b>") && markup.includes("&#60;b&#62;") && markup.includes("&#34;&#38;"));
  assert.equal(markup.match(/class="behavior"/g).length, 2);
});

test("a property that can be set has a field, and the present values are lines of Swift", () => {
  const gravity = {
    name: "UIGravityBehavior", path: "0.1", variable: "gravity", children: [],
    values: [
      { label: "direction x", text: "0", property: "gravityDirection.dx", number: 0, step: 0.1 },
      { label: "direction y", text: "2", property: "gravityDirection.dy", number: 2, step: 0.1 },
      { label: "magnitude", text: "2", property: "magnitude", number: 2, step: 0.1 },
      { label: "items", text: "square" },
    ],
  };
  const markup = behaviorMarkup(gravity);
  assert.equal(markup.match(/<input type="number"/g).length, 3);
  assert.match(markup, /data-behavior="0.1" data-property="magnitude"/);
  assert.deepEqual(swiftLines(gravity), ["gravity.gravityDirection = CGVector(dx: 0, dy: 2)"]);
  const collision = {
    name: "UICollisionBehavior", path: "0.0", variable: "collision", children: [],
    values: [
      { label: "mode", text: ".items", property: "collisionMode", number: 1, choices: [".items", ".boundaries"] },
      { label: "reference bounds", text: "yes", property: "translatesReferenceBoundsIntoBoundary", number: 1, isToggle: true },
      { label: "minimum range", text: "-∞", property: "attachmentRange.minimum" },
      { label: "elasticity", text: "0 (0.2 acts)", property: "elasticity", number: 0 },
    ],
  };
  assert.match(behaviorMarkup(collision), /<option value="1" selected>.boundaries<.*<input type="checkbox".*checked>.*<small> \(0.2 acts\)</);
  assert.deepEqual(swiftLines(collision),
    ["collision.collisionMode = .boundaries", "collision.translatesReferenceBoundsIntoBoundary = true", "collision.elasticity = 0"]);
});

test("a search finds the scenes that have all its words", () => {
  const scenes = [
    { id: "R1", title: "Gravity", summary: "A square falls.", group: "Recipes" },
    { id: "A1", title: "Rope", summary: "A ball and a square.", group: "Attachments" },
  ];
  assert.deepEqual(matchingScenes(scenes, "").length, 2);
  assert.deepEqual(matchingScenes(scenes, "Square rec").map(({ id }) => id), ["R1"]);
  assert.deepEqual(matchingScenes(scenes, "a1").map(({ id }) => id), ["A1"]);
  assert.deepEqual(matchingScenes(scenes, "nothing"), []);
});

test("source code has its comments, strings, keywords and types told apart", () => {
  assert.equal(highlighted("let a: View = \"<\" // b"),
    '<span class="keyword">let</span> a: <span class="type">View</span> = <span class="text">&#34;&#60;&#34;</span> <span class="comment">// b</span>');
});

test("an inspected item has the rows that apply", () => {
  const item = { name: "a", type: "UIView", x: 1, y: 2.55, width: 3, height: 4 };
  assert.deepEqual(inspectionRows(item), [["position", "1, 2.5"], ["size", "3 × 4"]]);
  const motion = { velocityX: 0, velocityY: 10, angularVelocity: 1, isAwake: false, isAnchored: false };
  assert.deepEqual(inspectionRows({ ...item, motion }).slice(2).map(([label]) => label), ["velocity", "turning", "state"]);
});

test("a graph is a line through its values", () => {
  assert.equal(graphPath([0, 5, 10], 10, 43, 42), "M0 43.0L1 22.0L2 1.0");
});

test("the timings of stages are areas one upon the other, in a scale of round numbers", () => {
  assert.deepEqual(stackedPaths([[1, 2], [3, 1]], 4, 40, 40), [
    "M0 30.0L1 10.0L1 40.0L0 40.0Z", "M0 10.0L1 0.0L1 10.0L0 30.0Z",
  ]);
  assert.deepEqual(stackedPaths([], 1, 40, 40), stages.map(() => ""));
  assert.deepEqual([0, 0.1, 0.11, 0.3, 0.9, 1.5, 16, 60].map(scaleEnd), [0.1, 0.1, 0.2, 0.5, 1, 2, 20, 100]);
});
