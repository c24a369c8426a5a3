// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress, writeAddress } from "../../Sources/DynamicsSimulator/Client/address.mjs";
import { keyAction } from "../../Sources/DynamicsSimulator/Client/keys.mjs";

test("an address has a scene and a moment", () => {
  assert.deepEqual(readAddress("#R6-density&t=1.5&xray=0.7&paused&speed=0.25", true),
    { scene: "R6-density", time: 1.5, xray: 70, speed: 0.25, isPaused: true, parameters: {} });
  assert.deepEqual(readAddress("#t=1.5&xray=7", false),
    { scene: "", time: 1.5, xray: 100, speed: undefined, isPaused: false, parameters: {} });
  assert.equal(readAddress("#a%20b", true).scene, "a b");
  assert.equal(readAddress("", true).scene, "");
});

test("an address is read as it was written, with the parameters", () => {
  const address = {
    scene: "R6-density", time: 1.5, xray: 70, speed: 0.25, isPaused: true, parameters: { gravity: 2, "a b": -0.5 },
  };
  assert.deepEqual(readAddress(`#${writeAddress(address)}`, true), address);
  assert.equal(writeAddress({ scene: "R1", xray: 0, speed: 1, isPaused: false, parameters: {} }), "R1");
  assert.deepEqual(readAddress("#R1&set.gravity=soon", true).parameters, {});
});

test("what is no number in an address is left out", () => {
  const { time, xray, speed } = readAddress("#t=soon&xray=&speed=Infinity", false);
  assert.deepEqual([time, xray, speed], [undefined, undefined, undefined]);
});

const pressed = (key, changes = {}) =>
  ({ key, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, target: null, ...changes });
const on = (...tags) => ({ matches: (selector) => selector.split(", ").some((tag) => tags.includes(tag)) });

test("keys are actions in upper and lower case; the space bar plays", () => {
  const actions = { p: () => {}, ".": () => {} };
  assert.equal(keyAction(pressed("p"), actions), actions.p);
  assert.equal(keyAction(pressed("P", { shiftKey: true }), actions), actions.p);
  assert.equal(keyAction(pressed(" "), actions), actions.p);
  assert.equal(keyAction(pressed("q"), actions), undefined);
});

test("keys with modifiers, and keys that belong to a control, are left alone", () => {
  const actions = { p: () => {}, x: () => {} };
  for (const modifier of ["metaKey", "ctrlKey", "altKey"]) {
    assert.equal(keyAction(pressed("p", { [modifier]: true }), actions), undefined);
  }
  assert.equal(keyAction(pressed("p", { target: on("select") }), actions), undefined);
  assert.equal(keyAction(pressed(" ", { target: on("button") }), actions), undefined);
  assert.equal(keyAction(pressed("x", { target: on("input") }), actions), actions.x);
});
