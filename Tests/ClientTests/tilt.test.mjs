// SPDX-License-Identifier: Apache-2.0

import assert from "node:assert/strict";
import { test } from "node:test";
import { canTilt, tiltedGravity, TiltFollower } from "../../Sources/DynamicsSimulator/Client/tilt.mjs";

const near = ({ x, y }, expectedX, expectedY) => {
  assert.ok(Math.abs(x - expectedX) < 1e-6 && Math.abs(y - expectedY) < 1e-6, `${x}, ${y}`);
};

// A phone that answers a question, and keeps those who listen.
function phone(answer, options = {}) {
  const listeners = new Set();
  return {
    isSecureContext: true, screen: { orientation: { angle: 0 } }, matchMedia: () => ({ matches: true }),
    DeviceOrientationEvent: answer ? { requestPermission: answer } : {}, listeners,
    addEventListener: (name, listener) => name === "deviceorientation" && listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
    turn: (beta, gamma) => listeners.forEach((listener) => listener({ beta, gamma })), ...options,
  };
}

test("gravity is that of the attitude: none flat, down upright, to the side that is lower", () => {
  near(tiltedGravity(0, 0, 0), 0, 0);
  near(tiltedGravity(90, 0, 0), 0, 1000);
  near(tiltedGravity(0, 30, 0), 500, 0);
  near(tiltedGravity(-90, 0, 0), 0, -1000);
  // Gamma says nothing about a phone that stands upright.
  near(tiltedGravity(90, 57, 0), 0, 1000);
});

test("on a screen that is turned, gravity is down for the visitor", () => {
  // Upright on its left side: the right side of the phone is up, and its screen turned by 90 degrees.
  near(tiltedGravity(0, -90, 90), 0, 1000);
  near(tiltedGravity(0, 90, 270), 0, 1000);
  near(tiltedGravity(-90, 0, 180), 0, 1000);
});

test("the button is for secure pages on devices that are held", () => {
  assert.equal(canTilt(phone()), true);
  assert.equal(canTilt(phone(undefined, { isSecureContext: false })), false);
  assert.equal(canTilt(phone(undefined, { DeviceOrientationEvent: undefined })), false);
  assert.equal(canTilt(phone(undefined, { matchMedia: () => ({ matches: false }) })), false);
});

test("without a question the phone is followed until it is switched off", async () => {
  const seen = [], host = phone(), follower = new TiltFollower(host, (acceleration) => seen.push(acceleration));
  assert.equal(await follower.toggle(), true);
  host.turn(90, 0);
  host.turn(null, null);
  assert.equal(await follower.toggle(), true);
  assert.equal(host.listeners.size, 0);
  assert.equal(seen.length, 2);
  near(seen[0], 0, 1000);
  near(seen[1], 0, 0);
});

test("Safari asks the visitor once for each time it is switched on", async () => {
  let questions = 0;
  const host = phone(async () => { questions += 1; return "granted"; }), follower = new TiltFollower(host, () => {});
  for (const isOn of [true, false, true]) {
    assert.equal(await follower.toggle(), true);
    assert.equal(follower.isOn, isOn);
  }
  assert.equal(questions, 2);
});

test("a refusal changes nothing, and neither does a question that may not be asked", async () => {
  for (const answer of [async () => "denied", async () => { throw new Error("NotAllowedError"); }]) {
    const host = phone(answer), follower = new TiltFollower(host, () => assert.fail("nothing was allowed"));
    assert.equal(await follower.toggle(), false);
    assert.equal(follower.isOn, false);
    assert.equal(host.listeners.size, 0);
  }
});
