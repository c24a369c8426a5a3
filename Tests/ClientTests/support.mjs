// SPDX-License-Identifier: Apache-2.0

// What several tests need: a recording of five frames, and a document that only keeps elements.

import { codedLists, codedSeries } from "./coding.mjs";

/** A square moves 10 points a frame to the right and is gone in frame 4; a touch lasts for frames 1 and 2. */
export function sampleRecording() {
  return {
    width: 320, height: 480, framesPerSecond: 60, startTime: 0.5, frameCount: 5, xray: 0,
    appearances: [{ markup: "<rect/>" }, { markup: "<circle/>", clip: "url(#clip-0)", mask: "url(#m)" }],
    nodes: [
      { name: "view", appearance: { at: [0], values: [0] }, x: 16000, y: 24000 },
      {
        name: "square", parent: 0, appearance: { at: [0, 4], values: [1, -1] },
        x: codedSeries([0, 1000, 2000, 3000, 3000]), y: 500, rotation: 5000,
      },
    ],
    items: [{
      name: "square", state: { at: [0, 4], values: [1, 0] },
      outlines: { at: [0], values: [0] },
      x: codedSeries([0, 1000, 2000, 3000, 3000]), y: 500, angle: 0,
      velocityX: 600, velocityY: 0,
    }],
    shapes: [[[-100, -100, 100, -100]]],
    boundaries: { at: [0], values: [[{ name: "floor", lines: [[0, 100, 200, 100]] }]] },
    contacts: codedLists([2], [[100, 200, 300, 400]], 4),
    joints: codedLists([0], [[1, 2, 0, 0, 100, 0, 0, 2, 10, 20, 30, 40]], 1), jointKinds: ["rod", "spring"],
    arrows: codedLists([0], [[0, 0, 100, 100, 0, 1000]], 6), lineKinds: ["gravity", "push", "probe", "turn", "still"],
    probes: codedLists([0], [[2, 1000, 2000, 8, 6, 4, 0, 0, 0, 0]], 5),
    origins: codedLists([0, 2], [[1, 100, 200], [0, 100, 300]], 3),
    regions: { at: [0], values: [[[[0, 0, 100, 0, 0, 100]]]] }, fieldKinds: ["drag", "radialGravity"],
    touches: [{ begin: 1, end: 2, x: 100, y: 200 }],
    events: [{ frame: 3, kind: "paused", text: "animator paused" }],
    hashes: { count: 2, at: codedSeries([0, 2]), code: btoa("\0\0\0\0\0\0\0\xaa\0\0\0\0\0\0\0\xbb") },
  };
}

/** An element that has attributes, children and nothing else. */
export class FakeElement {
  constructor(name) {
    this.name = name;
    this.attributes = {};
    this.children = [];
    this.parent = undefined;
    this.textContent = "";
  }

  get childElementCount() { return this.children.length; }
  get lastElementChild() { return this.children.at(-1) ?? null; }
  setAttribute(key, value) { this.attributes[key] = value; }
  removeAttribute(key) { delete this.attributes[key]; }
  append(...elements) { for (const element of elements) this.insertBefore(element, null); }
  insertBefore(element, next) {
    element.remove();
    element.parent = this;
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, element);
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = undefined;
  }
  replaceChildren(...elements) { this.children = []; this.append(...elements); }
  querySelectorAll(selector) {
    const found = [];
    for (const child of this.children) {
      if (selector === child.name || selector === `#${child.attributes.id}`) found.push(child);
      found.push(...child.querySelectorAll(selector));
    }
    return found;
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
}

/** Lets modules make elements. */
export function installDocument() {
  globalThis.document = { createElementNS: (_, name) => new FakeElement(name) };
}

/** An element with empty groups, as the SVG of a device has them. */
export function fakeDevice() {
  const device = new FakeElement("section");
  for (const id of ["app", "xray", "touches", "clips"]) {
    const group = new FakeElement("g");
    group.setAttribute("id", id);
    device.append(group);
  }
  return device;
}
