// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads the X-ray as the process sends it: differences from frame to frame; `XRayCoder` describes them.

/** @typedef {import("../../DynamicsSimulator/Client/frame.mjs").XRayFrame} XRayFrame */

/**
 * What is sent once, and again when it changes.
 * @typedef {object} XRayDefinitions
 * @property {{number: number, name: string, outlines: number[][]}[]} [items]
 * @property {XRayFrame["boundaries"]} [boundaries]
 * @property {{kind: string, count: number}[]} [joints]
 * @property {{kind: string, region: number[][]}[]} [fields]
 */

/** The numbers of an item. */
const itemStride = 8;
const arrowKinds = ["gravity", "push"];
const probeKinds = ["probe", "turn", "still"];
/** The lists before those of arrows and probes. */
const firstLists = 5;

/** Keeps what a frame is different from. */
export class XRayReader {
  constructor() {
    /** @type {number[][]} */
    this.lists = [];
    /** @type {Map<number, {name: string, outlines: number[][]}>} */
    this.items = new Map();
    /** @type {XRayFrame["boundaries"]} */
    this.boundaries = [];
    /** @type {{kind: string, count: number}[]} */
    this.joints = [];
    /** @type {{kind: string, region: number[][]}[]} */
    this.fields = [];
    this.reset();
  }

  reset() {
    this.lists = Array.from({ length: firstLists + arrowKinds.length + probeKinds.length }, () => []);
    this.items = new Map();
    this.boundaries = [];
    this.joints = [];
    this.fields = [];
  }

  /**
   * The X-ray of the next frame.
   * @param {Uint8Array} bytes
   * @param {XRayDefinitions} definitions
   * @returns {XRayFrame}
   */
  read(bytes, definitions) {
    if (bytes[0] === 1) this.reset();
    this.lists = addDifferences(bytes, this.lists);
    for (const { number, name, outlines } of definitions.items ?? []) this.items.set(number, { name, outlines });
    this.boundaries = definitions.boundaries ?? this.boundaries;
    this.joints = definitions.joints ?? this.joints;
    this.fields = definitions.fields ?? this.fields;
    return this.frame;
  }

  /** @returns {XRayFrame} */
  get frame() {
    const [numbers, values, contacts, points, origins, ...lines] = this.lists;
    let at = 0;
    return {
      items: numbers.map((number, index) => this.item(number, values, index * itemStride)),
      boundaries: this.boundaries,
      contacts: contacts.map((value, index) => value / (index % 4 < 2 ? 100 : 2)),
      joints: this.joints.map(({ kind, count }) => {
        at += 2 * count;
        return { kind, points: points.slice(at - 2 * count, at).map(hundredth) };
      }),
      fields: this.fields.map(({ kind, region }, index) =>
        ({ kind, x: origins[2 * index] / 100, y: origins[2 * index + 1] / 100, region })),
      arrows: linesByKind(arrowKinds, lines),
      probes: linesByKind(probeKinds, lines.slice(arrowKinds.length)),
    };
  }

  /**
   * @param {number} number
   * @param {number[]} values
   * @param {number} at
   */
  item(number, values, at) {
    const { name, outlines } = this.items.get(number) ?? { name: "", outlines: [] };
    return {
      name, state: values[at], x: values[at + 1] / 100, y: values[at + 2] / 100, angle: values[at + 3] / 10000,
      velocityX: values[at + 4] / 10, velocityY: values[at + 5] / 10, pullX: values[at + 6] / 2,
      pullY: values[at + 7] / 2, outlines,
    };
  }
}

/** @param {number} value */
const hundredth = (value) => value / 100;

/**
 * @param {string[]} kinds
 * @param {number[][]} lists
 * @returns {Record<string, number[]>}
 */
function linesByKind(kinds, lists) {
  const found = kinds.map((kind, index) => /** @type {const} */ ([kind, lists[index].map(hundredth)]));
  return Object.fromEntries(found.filter(([, list]) => list.length > 0));
}

/**
 * Adds the differences to lists.
 * @param {Uint8Array} bytes
 * @param {number[][]} known
 */
function addDifferences(bytes, known) {
  let at = 1;
  const next = () => {
    let [number, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at++] ?? 0;
      // Not shifted, because shifts end at 32 bits.
      number += (byte & 127) * factor;
      if (byte < 128) return number;
      factor *= 128;
    }
  };
  return known.map((before) => {
    const list = new Array(Math.min(next(), 8 * 1024 * bytes.length));
    let zeros = 0;
    for (let index = 0; index < list.length; index += 1) {
      let difference = 0;
      if (zeros > 0) zeros -= 1;
      else {
        const number = next();
        if (number === 0) zeros = next();
        else difference = number % 2 === 0 ? number / 2 : -(number + 1) / 2;
      }
      list[index] = (before[index] ?? 0) + difference;
    }
    return list;
  });
}
