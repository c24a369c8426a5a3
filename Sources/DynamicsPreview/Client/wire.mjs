// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Reads frames as the process sends them; `FrameMessage` describes the layout.

import { XRayReader } from "./xraywire.mjs";

/**
 * A property of a behavior; one that can be set has the name of the property.
 * @typedef {object} BehaviorValue
 * @property {string} label
 * @property {string} text
 * @property {string} [property]
 * @property {number} [number]
 * @property {string[]} [choices]
 * @property {boolean} [isToggle]
 * @property {number} [step]
 */

/**
 * A behavior and its properties, with the behaviors below it.
 * @typedef {{
 *   name: string, path: string, variable: string, values: BehaviorValue[], children: Behavior[]
 * }} Behavior
 */

/**
 * What the process tells of a frame beside what every source does.
 * @typedef {import("../../DynamicsSimulator/Client/frame.mjs").Frame & {
 *   cost: number, timings: number[], counters: number[], behaviors?: Behavior[], acceptsText?: boolean,
 *   style?: "light" | "dark", isSettled?: boolean, divergesAt?: number, isElsewhere?: boolean, ghost?: import("../../DynamicsSimulator/Client/frame.mjs").XRayItem[]
 * }} LiveFrame
 */

const version = 5;
/** The numbers of `FrameTimings`. */
const timingCount = 7;
const framesPerSecond = 60;

/**
 * Reads a frame: numbers with the lowest byte first, then JSON.
 * @param {ArrayBuffer} buffer
 * @param {XRayReader} [xrayReader] keeps what the X-ray is different from
 * @returns {LiveFrame | {error: string}}
 */
export function readFrame(buffer, xrayReader = new XRayReader()) {
  const view = new DataView(buffer);
  let at = 0;
  const byte = () => view.getUint8(at++);
  const short = () => { at += 2; return view.getUint16(at - 2, true); };
  const word = () => { at += 4; return view.getUint32(at - 4, true); };
  const float = () => { at += 4; return view.getFloat32(at - 4, true); };
  const double = () => { at += 8; return view.getFloat64(at - 8, true); };
  const hash = () => { at += 8; return view.getBigUint64(at - 8, true).toString(16).padStart(16, "0"); };
  const found = byte();
  if (found !== version) return { error: `frames of version ${found} cannot be read` };
  const head = {
    isReset: byte() === 1, frame: word(), last: word(), time: double(), hash: hash(), cost: float(),
    timings: Array.from({ length: timingCount }, float), counters: Array.from({ length: 6 }, word),
  };
  const touches = Array.from({ length: short() }, () => ({ x: float(), y: float(), age: 0 }));
  const motions = Array.from({ length: word() }, () => {
    const node = word(), parts = byte(), x = float(), y = float();
    return {
      node, x, y, rotation: parts & 1 ? float() : 0, scaleX: parts & 2 ? float() : 1,
      scaleY: parts & 2 ? float() : 1, shear: parts & 4 ? float() : 0, opacity: parts & 8 ? float() : 1,
    };
  });
  const xrayLength = word();
  const xrayBytes = new Uint8Array(buffer, at, xrayLength);
  at += xrayLength;
  const length = word();
  const json = length ? JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, at, length))) : {};
  const { nodes = [], appearances = [], definitions = [], events = [], behaviors, acceptsText, ghost, style, isSettled, divergesAt } = json;
  const xray = xrayLength ? xrayReader.read(xrayBytes, json.xray ?? {}) : undefined;
  return {
    ...head, touches, motions, nodes, appearances, definitions, behaviors, xray, acceptsText, ghost, style,
    isSettled, divergesAt, events: events.map((/** @type {{frame: number}} */ event) =>
      ({ ...event, time: event.frame / framesPerSecond })),
  };
}
