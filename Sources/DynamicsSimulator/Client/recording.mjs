// @ts-check
// SPDX-License-Identifier: Apache-2.0
// A recording as a source of frames: every frame can be shown at once.

import { drawnAppearances } from "./drawings.mjs";
import { seriesByName, seriesValues, steps } from "./series.mjs";
import { XRayTrack } from "./xraytrack.mjs";

/** @typedef {import("./frame.mjs").Frame} Frame */
/** @typedef {import("./frame.mjs").FrameSource} FrameSource */
/** @typedef {import("./series.mjs").Series} Series */

/**
 * @typedef {object} RecordedNode
 * @property {string} name
 * @property {number} [parent]
 * @property {import("./series.mjs").Steps<number>} appearance
 * @property {Series} x
 * @property {Series} y
 * @property {Series} [rotation]
 * @property {Series} [scaleX]
 * @property {Series} [scaleY]
 * @property {Series} [shear]
 * @property {Series} [opacity]
 */

/**
 * The data of a page, in whole numbers; the units are those of `PagePayload`.
 * @typedef {Omit<import("./xraytrack.mjs").RecordedXRay, "nodes"> & {
 *   width: number, height: number, framesPerSecond: number, startTime: number,
 *   appearances: import("./drawings.mjs").RecordedAppearance[], drawings?: import("./drawings.mjs").Drawings,
 *   nodes: RecordedNode[],
 *   touches: {begin: number, end: number, x: Series, y: Series}[],
 *   events: {frame: number, kind: string, text: string}[],
 *   hashes: {count: number, at: Series, code: string}, xray: number
 * }} RecordingData
 */

/** Points, radians, ratios and the tangent of an angle. */
const nodeUnits = {
  x: 0.01, y: 0.01, rotation: 0.0001, scaleX: 0.0001, scaleY: 0.0001, shear: 0.0001, opacity: 0.001,
};
const nodeStandards = { scaleX: 1, scaleY: 1, opacity: 1 };
const motionNames = /** @type {(keyof typeof nodeUnits)[]} */ (Object.keys(nodeUnits));

/** Frames in which a touch that has ended fades. */
const fadingFrames = 20;
/** Seconds for which the last frame stays before a loop starts over. */
const restBeforeLoop = 0.8;

/**
 * Plays a recording.
 * @implements {FrameSource}
 */
export class RecordingSource {
  /**
   * @param {RecordingData} recording
   * @param {(frame: Frame) => void} show
   */
  constructor(recording, show) {
    this.recording = recording;
    this.show = show;
    this.framesPerSecond = recording.framesPerSecond;
    this.last = Math.max(recording.frameCount - 1, 0);
    this.position = 0;
    this.loops = true;
    /** @type {number | undefined} the frame that is shown */
    this.shown = undefined;
    /** Called when the end is reached and the recording does not loop. */
    this.onEnd = () => {};
    /** Whether frames are shown with their X-ray. */
    this.wantsXRay = () => false;
    this.hashes = hashTrack(recording.hashes);
    this.xray = new XRayTrack(recording);
    const appearances = drawnAppearances(recording);
    this.nodes = recording.nodes.map((node, number) => new NodeTrack(node, number, appearances, recording.frameCount));
    this.touches = recording.touches.map((touch) => ({
      begin: touch.begin, end: touch.end, point: seriesByName(touch, recording.frameCount, { x: 0.01, y: 0.01 }),
    }));
  }

  /** @param {number} frames */
  play(frames) {
    this.position += frames;
    if (this.loops && this.position > this.last + restBeforeLoop * this.framesPerSecond) this.position = 0;
    if (!this.loops && this.position >= this.last) {
      this.position = this.last;
      this.onEnd();
    }
    this.draw();
  }

  idle() {}

  start() {
    if (this.position >= this.last) this.position = 0;
  }

  pause() {}

  /** @param {number} frames */
  step(frames) { this.seek(this.frame + frames); }

  /** @param {number} frame */
  seek(frame) {
    this.position = Math.max(0, Math.min(frame, this.last));
    this.draw();
  }

  restart() { this.seek(0); }

  refresh() {
    if (this.shown === undefined) return;
    this.shown = undefined;
    this.draw();
  }

  /** The frame at the present position. */
  get frame() { return Math.max(0, Math.min(Math.floor(this.position + 1e-6), this.last)); }

  /**
   * Seconds of virtual time at a frame.
   * @param {number} frame
   */
  time(frame) { return this.recording.startTime + frame / this.framesPerSecond; }

  /**
   * The frame at a time, in seconds.
   * @param {number} time
   */
  frameAt(time) { return Math.round((time - this.recording.startTime) * this.framesPerSecond); }

  draw() {
    const number = this.frame;
    if (number === this.shown) return;
    this.shown = number;
    this.show(this.makeFrame(number));
  }

  /**
   * @param {number} number
   * @returns {Frame}
   */
  makeFrame(number) {
    const isFirst = !this.hasBegun;
    this.hasBegun = true;
    const items = this.xray.itemsAt(number);
    /** @type {Frame} */
    const frame = {
      isReset: false, frame: number, last: this.last, time: this.time(number), hash: this.hashes(number),
      nodes: isFirst ? this.nodes : [],
      definitions: [], appearances: [], motions: [], touches: this.touchesAt(number), items,
      events: isFirst ? this.recording.events.map((event) => ({ ...event, time: this.time(event.frame) })) : [],
    };
    if (this.wantsXRay()) frame.xray = this.xray.at(number, items);
    for (const node of this.nodes) node.addChanges(number, frame);
    return frame;
  }

  /** @param {number} frame */
  touchesAt(frame) {
    return this.touches.filter(({ begin, end }) => frame >= begin && frame < end + fadingFrames)
      .map(({ end, point }) => ({ ...point(frame), age: Math.max(frame - end, 0) / fadingFrames }));
  }
}

/**
 * The hash of the state at a frame.
 * @param {RecordingData["hashes"]} source
 */
function hashTrack({ count, at, code }) {
  const frames = seriesValues(at, count), bytes = atob(code);
  const digits = (/** @type {number} */ index) =>
    Array.from(bytes.slice(8 * index, 8 * index + 8), (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  return steps({ at: frames, values: frames.map((_, index) => digits(index)) }, "–");
}

/** A view of a recording, and what is shown of it. */
class NodeTrack {
  /**
   * @param {RecordedNode} source
   * @param {number} number
   * @param {ReturnType<typeof drawnAppearances>} appearances
   * @param {number} frameCount
   */
  constructor(source, number, appearances, frameCount) {
    this.name = source.name;
    this.parent = source.parent;
    this.number = number;
    this.appearances = appearances;
    this.appearance = steps(source.appearance, -1);
    this.motion = seriesByName(source, frameCount, nodeUnits, nodeStandards);
    /** @type {number | undefined} */
    this.shownAppearance = undefined;
    /** @type {ReturnType<typeof this.motion> | undefined} */
    this.shownMotion = undefined;
  }

  /**
   * Adds what has changed since the frame that was shown before.
   * @param {number} number
   * @param {Frame} frame
   */
  addChanges(number, frame) {
    const node = this.number, current = this.appearance(number), isShown = current >= 0;
    if (current !== this.shownAppearance) {
      this.shownAppearance = current;
      const appearance = isShown ? this.appearances[current] : { markup: "" };
      frame.appearances.push({ node, ...appearance, isShown });
    }
    if (!isShown) return;
    const motion = this.motion(number), before = this.shownMotion;
    if (before && motionNames.every((name) => before[name] === motion[name])) return;
    this.shownMotion = motion;
    frame.motions.push({ node, ...motion });
  }
}
