// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The X-ray of a recording as a function of the frame.

import { lists, remembered, seriesByName, steps } from "./series.mjs";

/** @typedef {import("./frame.mjs").XRayFrame} XRayFrame */
/** @typedef {import("./frame.mjs").XRayItem} XRayItem */
/** @typedef {Pick<XRayFrame, "contacts" | "joints">} DrawnWorld */
/** @typedef {import("./series.mjs").Series} Series */
/**
 * @template Value
 * @typedef {import("./series.mjs").Steps<Value>} Steps
 */

/**
 * @typedef {object} RecordedItem
 * @property {string} name
 * @property {Steps<number>} state
 * @property {Steps<number>} outlines the numbers of shapes
 * @property {number} [node] the node whose motion is to be added to that of the item
 * @property {Series} x
 * @property {Series} y
 * @property {Series} angle
 * @property {Series} velocityX
 * @property {Series} velocityY
 * @property {boolean} [followsMotion] whether the motion since the frame before is to be added to the velocities
 * @property {Series} [pullX]
 * @property {Series} [pullY]
 */

/**
 * @typedef {object} RecordedXRay
 * @property {number} frameCount
 * @property {number} framesPerSecond
 * @property {RecordedItem[]} items
 * @property {number[][][]} shapes
 * @property {{x: Series, y: Series, rotation?: Series}[]} nodes
 * @property {Steps<{name: string, lines: number[][]}[]>} boundaries
 * @property {string} contacts
 * @property {string} joints
 * @property {string[]} jointKinds
 * @property {string} arrows
 * @property {string} probes
 * @property {string} origins
 * @property {Steps<number[][][]>} regions
 * @property {string[]} fieldKinds
 * @property {string[]} lineKinds
 */

/** Points, radians, points per second, and points of an arrow. */
const itemUnits = {
  x: 0.01, y: 0.01, angle: 0.0001, velocityX: 1, velocityY: 1, pullX: 0.5, pullY: 0.5,
};

/** Points and radians of the node that shows an item. */
const baseUnits = { x: 0.01, y: 0.01, angle: 0.0001 };

/**
 * Hundredths of a point as points.
 * @param {number[]} numbers
 */
const points = (numbers) => numbers.map((number) => number / 100);

/**
 * Asks to take hold of an item, from the time on when there is one.
 * @param {Pick<RecordedXRay, "items" | "framesPerSecond">} recording
 */
export function invitation({ items, framesPerSecond }) {
  const frames = items.map(({ state: { at, values } }) => at[values.findIndex((value) => value !== 0)] ?? Infinity);
  const first = Math.min(...frames);
  if (first === Infinity) return "There is no item to take hold of.";
  return first === 0 ? "Take hold of an item." : `From ${(first / framesPerSecond).toFixed(1)} s on, take hold of an item.`;
}

/** The items of a recording, and what else its animators held. */
export class XRayTrack {
  /** @param {RecordedXRay} recording */
  constructor(recording) {
    this.items = recording.items.map((item) => itemTrack(item, recording));
    this.boundaries = steps({
      at: recording.boundaries.at,
      values: recording.boundaries.values.map((boundaries) =>
        boundaries.map(({ name, lines }) => ({ name, lines: lines.map(points) }))),
    }, []);
    const contacts = lists(recording.contacts), joints = lists(recording.joints);
    const arrows = lists(recording.arrows), probes = lists(recording.probes);
    this.contacts = (/** @type {number} */ frame) => points(contacts(frame));
    this.joints = (/** @type {number} */ frame) => jointList(joints(frame), recording.jointKinds);
    this.arrows = (/** @type {number} */ frame, /** @type {XRayItem[]} */ items) =>
      byKind(besideItems(arrows(frame), items, recording.lineKinds.length), recording.lineKinds, (...numbers) => points(numbers));
    const probesByKind = remembered((/** @type {number[]} */ numbers) =>
      byKind(numbers, recording.lineKinds, (x, y, dx, dy) => [x / 100, y / 100, dx / 2, dy / 2]));
    this.probes = (/** @type {number} */ frame) => probesByKind(probes(frame));
    this.fields = fieldTrack(recording);
    /**
     * What a page that holds the engine computes in place of the stored contacts and joints.
     * @type {(frame: number) => DrawnWorld | undefined}
     */
    this.worldAt = () => undefined;
  }

  /**
   * @param {number} frame
   * @returns {XRayItem[]}
   */
  itemsAt(frame) { return this.items.map((item) => item(frame)); }

  /**
   * @param {number} frame
   * @param {XRayItem[]} items
   * @param {DrawnWorld} [world] contacts and joints that take the place of the recorded ones
   * @returns {XRayFrame}
   */
  at(frame, items, world = this.worldAt(frame)) {
    const { contacts, joints } = world ?? { contacts: this.contacts(frame), joints: this.joints(frame) };
    return {
      items, boundaries: this.boundaries(frame), contacts, joints,
      arrows: this.arrows(frame, items), probes: this.probes(frame), fields: this.fields(frame),
    };
  }
}

/**
 * @param {RecordedItem} source
 * @param {RecordedXRay} recording
 * @returns {(frame: number) => XRayItem}
 */
function itemTrack(source, { frameCount, framesPerSecond, nodes, shapes }) {
  const { name } = source;
  const state = steps(source.state, 0);
  const outlines = steps(
    { at: source.outlines.at, values: source.outlines.values.map((shape) => shapes[shape].map(points)) }, []);
  const motion = seriesByName(source, frameCount, itemUnits);
  const node = source.node === undefined ? undefined : nodes[source.node];
  const base = seriesByName({ x: node?.x, y: node?.y, angle: node?.rotation }, frameCount, baseUnits);
  const place = (/** @type {number} */ frame) => {
    const own = motion(frame), { x, y, angle } = base(frame);
    return { ...own, x: own.x + x, y: own.y + y, angle: own.angle + angle };
  };
  const speed = (/** @type {number} */ way) => Math.floor(way * framesPerSecond + 0.5);
  return (frame) => {
    const now = place(frame);
    if (source.followsMotion && frame > 0) {
      const before = place(frame - 1);
      now.velocityX += speed(now.x - before.x);
      now.velocityY += speed(now.y - before.y);
    }
    return { name, state: state(frame), outlines: outlines(frame), ...now };
  };
}

/**
 * For each joint the number of its kind, its number of points, and the points in tenths of a point.
 * @param {number[]} numbers
 * @param {string[]} kinds
 */
function jointList(numbers, kinds) {
  const joints = [];
  for (let index = 0; index < numbers.length;) {
    const end = index + 2 + 2 * numbers[index + 1];
    joints.push({ kind: kinds[numbers[index]], points: numbers.slice(index + 2, end).map((number) => number / 10) });
    index = end;
  }
  return joints;
}

/**
 * Brings arrows that begin at items to where these are: of six numbers, the second is that of an item, from 1; 0 is
 * no item. From a number of kinds on, an arrow is as long as the one before it.
 * @param {number[]} numbers
 * @param {XRayItem[]} items
 * @param {number} kinds
 */
function besideItems(numbers, items, kinds) {
  const arrows = [];
  let dx = 0, dy = 0;
  for (let index = 0; index < numbers.length; index += 6) {
    const [kind, number, x, y, width, height] = numbers.slice(index, index + 6), item = items[number - 1];
    if (kind < kinds) [dx, dy] = [width, height];
    arrows.push(kind % kinds, x + (item ? onMark(item.x) : 0), y + (item ? onMark(item.y) : 0), dx, dy);
  }
  return arrows;
}

/**
 * A number of points as hundredths, on the tenths on which marks lie; see `PagePayload.markStep`.
 * @param {number} value
 */
const onMark = (value) => 10 * Math.floor((Math.round(100 * value) + 5) / 10);

/**
 * Sorts lists of five numbers by the kind that the first of them stands for.
 * @param {number[]} numbers
 * @param {string[]} kinds
 * @param {(a: number, b: number, c: number, d: number) => number[]} convert
 */
function byKind(numbers, kinds, convert) {
  /** @type {Record<string, number[]>} */
  const sorted = {};
  for (let index = 0; index < numbers.length; index += 5) {
    const [kind, a, b, c, d] = numbers.slice(index, index + 5);
    (sorted[kinds[kind]] ??= []).push(...convert(a, b, c, d));
  }
  return sorted;
}

/**
 * Three numbers a field, and the lines around its region.
 * @param {RecordedXRay} recording
 * @returns {(frame: number) => import("./frame.mjs").XRayField[]}
 */
function fieldTrack(recording) {
  const origins = lists(recording.origins), regions = steps(recording.regions, []);
  const withRegions = remembered((/** @type {number[][][]} */ regions) =>
    remembered((/** @type {number[]} */ origins) => {
      const fields = [];
      for (let index = 0; index < origins.length; index += 3) {
        fields.push({
          kind: recording.fieldKinds[origins[index]], x: origins[index + 1] / 100, y: origins[index + 2] / 100,
          region: (regions[index / 3] ?? []).map(points),
        });
      }
      return fields;
    }));
  return (frame) => withRegions(regions(frame))(origins(frame));
}
