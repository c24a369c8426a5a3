// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { DeviceView } from "../../Sources/DynamicsSimulator/Client/device.mjs";
import { itemValues } from "../../Sources/DynamicsSimulator/Client/items.mjs";
import { drawJoints } from "../../Sources/DynamicsSimulator/Client/joints.mjs";
import { RecordingSource } from "../../Sources/DynamicsSimulator/Client/recording.mjs";
import { arrow, bar, circularArrow, dot, line, polyline, spring } from "../../Sources/DynamicsSimulator/Client/shapes.mjs";
import { XRayView } from "../../Sources/DynamicsSimulator/Client/xray.mjs";
import { invitation } from "../../Sources/DynamicsSimulator/Client/xraytrack.mjs";
import { fakeDevice, FakeElement, installDocument, sampleRecording } from "./support.mjs";

installDocument();

test("an arrow has a head of a size of its own, and none is drawn that cannot be seen", () => {
  assert.equal(arrow(0, 0, 10, 0, 4), "M0.0 0.0L10.0 0.0M6.0 2.0L10.0 0.0L6.0 -2.0");
  assert.equal(arrow(0, 0, 1, 1, 4), "");
});

test("a spring ends where its bodies are, and a short one is a line", () => {
  const data = spring(0, 0, 100, 0);
  assert.ok(data.startsWith("M0.0 0.0L12.0 0.0") && data.endsWith("L100.0 0.0"));
  assert.equal(spring(0, 0, 5, 0), line(0, 0, 5, 0));
});

test("simple shapes", () => {
  assert.equal(polyline([0, 0, 1, 0, 1, 1], true), "M0.0 0.0L1.0 0.0L1.0 1.0Z");
  assert.equal(polyline([], true), "");
  assert.equal(dot(5, 5, 2), "M3.0 5.0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z");
  assert.equal(bar(0, 0, 1, 0, 4), line(0, 4, 0, -4));
  assert.notEqual(circularArrow(0, 0, 1), circularArrow(0, 0, -1));
});

test("each kind of joint is drawn in its own way", () => {
  const slide = [0, 0, 5, 0, -10, 0, 10, 0, 0, 0, 5, 0, -8, 0, 8, 0];
  const points = {
    rod: [0, 0, 30, 0], spring: [0, 0, 30, 0], rope: [0, 0, 30, 0, 15, 20], weld: [5, 5, 0, 0, 0, 0, 9, 9],
    pin: [5, 5, 0, 0, 0, 0, 9, 9, 1, 1, 2, 2], slide, snap: [0, 0, 30, 0],
  };
  const used = Object.entries(points).map(([kind, points]) => {
    const data = drawJoints([{ kind, points }]);
    assert.ok(!/NaN|undefined/.test(JSON.stringify(data)), kind);
    return Object.keys(data).filter((name) => data[name]).join(" ");
  });
  assert.deepEqual(used, [
    "joints pins", "joints pins", "slack pins", "arms welds pins".split(" ").slice(1).join(" "),
    "arcs arms joints pins", "rails arms joints pins", "joints slack pins",
  ]);
  assert.equal(drawJoints([{ kind: "rope", points: [0, 0, 30, 0, 15, 1] }]).slack, "", "a taut rope is a line");
  assert.equal(drawJoints([{ kind: "unknown", points: [] }]).joints, "");
});

test("a device shows nodes in their order, with appearance, place and touches", () => {
  const device = new DeviceView(fakeDevice());
  const source = new RecordingSource(sampleRecording(), (frame) => device.show(frame));
  source.seek(1);
  const app = device.group("app"), view = app.children[0], square = view.children[1].children[0];
  assert.equal(view.attributes["data-name"], "view");
  assert.equal(square.attributes["data-name"], "square");
  assert.equal(square.attributes.transform, `translate(10 5) rotate(${0.5 * 180 / Math.PI})`);
  assert.equal(square.attributes.mask, "url(#m)");
  assert.equal(view.children[0].innerHTML, "<rect/>");
  assert.equal(square.innerHTML, "<circle/>");
  assert.equal(device.group("touches").childElementCount, 1);
  source.seek(4);
  assert.equal(square.attributes.display, "none");
  assert.equal(square.attributes.mask, undefined);
  assert.ok(device.group("touches").children[0].attributes.r > 17);
});

test("a node goes before the sibling that is drawn after it, and a box clips its children", () => {
  const device = new DeviceView(fakeDevice());
  const frame = {
    isReset: false, definitions: ["<mask/>"], touches: [], motions: [],
    nodes: [{ number: 1, name: "front" }, { number: 0, name: "back", before: 1 }, { number: 2, parent: 0, name: "child" }],
    appearances: [{ node: 0, markup: "<rect/>", clip: [1, 2, 3, 4, 5], isShown: true }],
  };
  device.show(frame);
  assert.deepEqual(device.group("app").children.map((node) => node.attributes["data-name"]), ["back", "front"]);
  assert.equal(device.group("app").children[0].children[1].attributes["clip-path"], "url(#clip-0)");
  const clip = device.group("clips").querySelector("#clip-0").children[0];
  assert.deepEqual(clip.attributes, { x: "1", y: "2", width: "3", height: "4", rx: "5" });
  device.show({ ...frame, isReset: true, nodes: [], appearances: [], definitions: [] });
  assert.equal(device.group("app").childElementCount + device.group("clips").childElementCount, 0);
});

test("a node that gets its first child later keeps its drawing below it, and its clip", () => {
  const device = new DeviceView(fakeDevice());
  const frame = { isReset: false, definitions: [], touches: [], motions: [], nodes: [], appearances: [] };
  const appearances = [{ node: 0, markup: "", clip: "url(#c)", isShown: true }];
  device.show({ ...frame, nodes: [{ number: 0, name: "view" }], appearances });
  const [view] = device.group("app").children, drawn = new FakeElement("rect");
  view.append(drawn);
  device.show({ ...frame, nodes: [{ number: 1, parent: 0, name: "child" }] });
  const [content, children] = view.children;
  assert.deepEqual(content.children, [drawn]);
  assert.equal(children.attributes["clip-path"], "url(#c)");
  assert.equal(children.children[0].attributes["data-name"], "child");
  device.show({ ...frame, appearances: [{ node: 0, markup: "<path/>", isShown: true }] });
  assert.equal(content.innerHTML, "<path/>");
  assert.equal(children.attributes["clip-path"], undefined);
});

const empty = { items: [], boundaries: [], contacts: [], joints: [], arrows: {}, probes: {}, fields: [] };
const item = (name, changes = {}) => ({
  name, state: 1, x: 50, y: 60, angle: 0, velocityX: 100, velocityY: 0, pullX: 0, pullY: 0,
  outlines: [[-5, -5, 5, -5, 0, 5]], ...changes,
});

test("an X-ray has a path for each state, and names where they do not hide each other", () => {
  const view = new XRayView(new FakeElement("g"), { width: 320, height: 480 });
  view.show({ ...empty, items: [item("a"), item("b", { state: 3, angle: Math.PI / 2 }), item("c", { state: 0 })] });
  assert.equal(view.paths.awake.attributes.d, "M45.0 55.0L55.0 55.0L50.0 65.0Z");
  assert.equal(view.paths.anchored.attributes.d, "M55.0 55.0L55.0 65.0L45.0 60.0Z");
  assert.equal(view.paths.asleep.attributes.d, "");
  assert.match(view.paths.velocities.attributes.d, /^M50\.0 60\.0L60\.0 60\.0/);
  const names = () => view.layers.names.querySelectorAll("text").map((text) => text.textContent);
  assert.deepEqual(names(), ["a", "b"]);
  view.show({ ...empty, items: Array.from({ length: 15 }, (_, index) => item(`item ${index}`)) });
  assert.deepEqual(names(), []);
});

test("a name gives way to those before it", () => {
  const view = new XRayView(new FakeElement("g"), { width: 320, height: 480 });
  const places = [["square 10", 50, 60], ["square 00", 90, 60], ["square 20", 70, 62], ["far", 300, 60]];
  view.show({ ...empty, items: places.map(([name, x, y]) => item(name, { x, y })) });
  const ys = view.layers.names.querySelectorAll("text").map(({ attributes }) => Number(attributes.y));
  assert.deepEqual(ys, [52, 63, 74, 52]);
});

test("the names of fields give way to those of items and boundaries that are shown", () => {
  const view = new XRayView(new FakeElement("g"), { width: 320, height: 480 });
  const frame = {
    ...empty, items: [item("charge 1", { x: 60, y: 70 })], boundaries: [{ name: "edge", lines: [[54, 59, 300, 59]] }],
    fields: [{ kind: "electric", x: 60, y: 50, region: [] }, { kind: "electric", x: 250, y: 50, region: [] }],
  };
  view.show(frame);
  const ys = (layer) => view.layers[layer].querySelectorAll("text").map(({ attributes }) => Number(attributes.y));
  assert.deepEqual([ys("boundaries"), ys("names"), ys("fields")], [[73], [62], [84, 65]]);
  const crowd = Array.from({ length: 4 }, () => ({ kind: "electric", x: 100, y: 300, region: [] }));
  view.show({ ...empty, fields: crowd });
  assert.deepEqual(ys("fields"), [315, 326, 337]);
  view.setLayer("names", false);
  view.setLayer("boundaries", false);
  view.show(frame);
  assert.deepEqual(ys("fields"), [65, 65]);
});

test("rails end at the edge of the screen, as regions do", () => {
  const view = new XRayView(new FakeElement("g"), { width: 320, height: 480 });
  assert.equal(view.paths.rails.attributes["clip-path"], view.layers.fields.attributes["clip-path"]);
});

test("a page asks to take hold of an item when there is one", () => {
  const ask = (...states) => invitation({ framesPerSecond: 60, items: states.map((state) => ({ state })) });
  assert.equal(ask({ at: [0], values: [1] }), "Take hold of an item.");
  const late = { at: [0, 144, 200], values: [0, 1, 2] }, later = { at: [150], values: [1] };
  assert.equal(ask(later, late), "From 2.4 s on, take hold of an item.");
  assert.equal(ask({ at: [], values: [] }), "There is no item to take hold of.");
});

test("labels stay on the screen", () => {
  const view = new XRayView(new FakeElement("g"), { width: 320, height: 480 });
  view.show({
    ...empty, boundaries: [{ name: "floor", lines: [[400, 478, 500, 478]] }, { name: "none", lines: [] }],
    fields: [{ kind: "radialGravity", x: 500, y: -50, region: [[0, 0, 10, 0, 0, 10]] }],
  });
  const labels = (layer) => view.layers[layer].querySelectorAll("text")
    .map(({ textContent, attributes: { x, y } }) => [textContent, x, y]);
  assert.deepEqual(labels("boundaries"), [["floor", "284.0", "474.0"]]);
  assert.deepEqual(labels("fields"), [["radial gravity", "260.0", "14.0"]]);
  assert.equal(view.paths.regions.attributes.d, "M500.0 -50.0L510.0 -50.0L500.0 -40.0Z");
});

test("the first half of the fade brings the X-ray in, the second takes the app away", () => {
  const view = new XRayView(new FakeElement("g"), { width: 320, height: 480 });
  const seen = [0, 25, 50, 75, 100].map((value) => {
    view.fade(value);
    return [view.layer.attributes.display, Number(view.layer.attributes.opacity), Number(view.veil.attributes.opacity)];
  });
  assert.deepEqual(seen, [["none", 0, 0], ["inline", 0.5, 0], ["inline", 1, 0], ["inline", 1, 0.45], ["inline", 1, 0.9]]);
});

test("the table of items has degrees and speed, and nothing for what is absent", () => {
  assert.deepEqual(itemValues(item("a", { angle: Math.PI / 2, velocityX: 30, velocityY: 40 })), ["50.0", "60.0", "90°", "50"]);
  assert.equal(itemValues(item("a", { angle: -0.001 }))[2], "0°");
  assert.deepEqual(itemValues(item("a", { state: 0 })), ["–", "–", "–", "–"]);
});
