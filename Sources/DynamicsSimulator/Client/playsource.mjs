// @ts-check
// SPDX-License-Identifier: Apache-2.0
// A recording that a visitor can take hold of: from there the engine in the page goes on.

import { drawnWorlds } from "./drawnworld.mjs";
import { poseLength } from "./engine.mjs";
import { Keyframes } from "./keyframes.mjs";
import { PlayedEvents } from "./playedevents.mjs";
import { Replay } from "./replay.mjs";

/** @typedef {import("./frame.mjs").FrameSource} FrameSource */
/** @typedef {import("./frame.mjs").Motion} Motion */
/** @typedef {import("./frame.mjs").XRayItem} XRayItem */

/** Points by which a finger may miss an item. */
const grabTolerance = 8;
/** Steps that are taken at once on the way to a frame, so that a picture in between can be drawn. */
const maximumSkip = 100_000;
/** Points by which no point of a view has to move for it to be drawn anew: what recordings are rounded to. */
const drawnStep = 0.01;
/** Steps by which the engine may be ahead of the display. */
const maximumDisplayLead = 0.7;
/** Pictures of the display after which time that is missing is given up. */
const maximumCatchUp = 4;

/**
 * A body, and what shows it.
 * @typedef {object} Shown
 * @property {Keyframes} animator
 * @property {number} world
 * @property {number} body
 * @property {number} item its number among the items of the recording
 * @property {number} [node] the number of the node that shows it
 * @property {Motion} [motion] of the node at the frame that was left
 * @property {XRayItem} origin the item at the frame that was left
 * @property {number[]} start the pose of the body then
 * @property {number} reach points from the center to what is farthest from it
 * @property {{x: number, y: number, angle: number}} drawn where the item is drawn
 */

/**
 * Plays a recording until it is taken hold of, and then the engine.
 * @implements {FrameSource}
 */
export class PlaySource {
  /**
   * @param {import("./recording.mjs").RecordingSource} recorded
   * @param {{animators: import("./keyframes.mjs").RecordedAnimator[], replayed: import("./series.mjs").Steps<number>}} play
   * @param {import("./engine.mjs").Engine} engine
   */
  constructor(recorded, play, engine) {
    this.recorded = recorded;
    this.engine = engine;
    this.framesPerSecond = recorded.framesPerSecond;
    this.animators = play.animators.map(
      (animator, number) => new Keyframes(animator, recorded.recording.frameCount, play.animators.length + number));
    // The worlds are the visitor's, then those that the keyframes are read with, then those of the replay.
    this.replay = new Replay(this.animators, engine, play.replayed, 2 * play.animators.length);
    recorded.xray.worldAt = (frame) => this.replay.at(frame);
    /** @type {Shown[]} */
    this.shown = [];
    /** The frame at which the recording was left; undefined while it plays. */
    this.left = /** @type {number | undefined} */ (undefined);
    /** Frames since then, with the part of the next one. */
    this.position = 0;
    this.count = 0;
    /** What `count` was at the last picture. */
    this.drawn = 0;
    /** @type {{world: number, body: number, x: number, y: number} | undefined} the hand, on the screen, and what it holds */
    this.hand = undefined;
    this.tilt = { x: 0, y: 0 };
    /** @type {XRayItem[]} */
    this.items = [];
    /** @type {import("./frame.mjs").TimelineEvent[]} what happened since the last picture */
    this.events = [];
    /** Called when the recording is left or returned to. */
    this.onChange = () => {};
  }

  /**
   * Reads keyframes for some milliseconds; returns whether all are read.
   * @param {number} milliseconds
   */
  prepare(milliseconds) {
    const end = performance.now() + milliseconds;
    return this.animators.every((animator) => animator.prepare(this.engine, () => performance.now() >= end));
  }

  /** Whether the engine goes on from the recording. */
  get isFree() { return this.left !== undefined; }

  get frame() { return this.left === undefined ? this.recorded.frame : this.left + this.count; }

  /**
   * Takes hold of the item at a point of the screen; returns whether there is one.
   * @param {number} x
   * @param {number} y
   */
  grab(x, y) {
    const items = this.isFree ? this.items : this.recorded.xray.itemsAt(this.recorded.frame);
    if (!items.some((item) => item.state !== 0 && isNear(item, x, y))) return false;
    if (!this.isFree) this.leave();
    for (let world = 0; world < this.animators.length; world += 1) {
      const point = this.animators[world].local(x, y);
      const body = this.engine.exports.grab(world, point.x, point.y, grabTolerance);
      if (body < 0) continue;
      this.hand = { world, body, x, y };
      return true;
    }
    return false;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  moveHand(x, y) { if (this.hand) this.hand = { ...this.hand, x, y }; }

  release() {
    if (this.hand) this.engine.exports.release(this.hand.world);
    this.hand = undefined;
  }

  /** Leaves the recording at its present frame: loads the worlds as they were then. */
  leave() {
    const frame = this.recorded.frame, items = this.recorded.xray.itemsAt(frame);
    const shown = this.animators.flatMap((animator, world) => this.load(animator, world, frame, items));
    this.shown = shown.filter((body) => this.isLatest(body, shown, frame));
    this.left = frame;
    this.position = this.count = this.drawn = 0;
    this.items = items;
    this.events = [];
    this.played = new PlayedEvents(this.engine, this.shown, items);
    this.setTilt(this.tilt);
    this.onChange();
  }

  /**
   * Whether no animator that began later has a body of the same item; removes the body if one does. An app may make
   * another animator for an item, and what became of the first one is not recorded.
   * @param {Shown} body
   * @param {Shown[]} all
   * @param {number} frame
   */
  isLatest(body, all, frame) {
    const rank = (/** @type {Shown} */ { animator: { at: [first] } }) => (first <= frame ? first : -first);
    const isLatest = !all.some((other) => other.item === body.item && rank(other) > rank(body));
    if (!isLatest) this.engine.exports.remove(body.world, body.body);
    return isLatest;
  }

  /**
   * @param {Keyframes} animator
   * @param {number} world
   * @param {number} frame
   * @param {XRayItem[]} items
   * @returns {Shown[]}
   */
  load(animator, world, frame, items) {
    const { bytes, items: numbers, missing } = animator.before(frame, this.engine);
    if (!bytes || !this.engine.load(world, bytes)) return [];
    this.engine.exports.step(world, Math.min(missing, maximumSkip));
    // Before the first keyframe the items are where its world has them.
    if (frame >= animator.at[0] && animator.isExact(frame) === 0) this.place(animator, world, frame, numbers);
    const poses = this.engine.list("poses", world), { recording, nodes } = this.recorded;
    return numbers.flatMap((item, body) => {
      if (item < 0) return [];
      const node = recording.items[item].node;
      const motion = node === undefined ? undefined : { node, ...nodes[node].motion(frame) };
      const origin = items[item];
      return [{
        animator, world, body, item, node, motion, origin, drawn: origin, reach: reach(origin),
        start: Array.from(poses.slice(body * poseLength, (body + 1) * poseLength)),
      }];
    });
  }

  /**
   * Brings bodies to where the recording has their items, at a moment that the keyframe before does not lead to.
   * @param {Keyframes} animator
   * @param {number} world
   * @param {number} frame
   * @param {number[]} numbers the items of the bodies
   */
  place(animator, world, frame, numbers) {
    const { xray } = this.recorded, [now, before] = [frame, Math.max(frame - 1, 0)].map((at) => xray.itemsAt(at));
    numbers.forEach((number, body) => {
      if (number < 0) return;
      // The app has removed it since the keyframe.
      if (now[number].state === 0) {
        this.engine.exports.remove(world, body);
        return;
      }
      const { x, y, angle, velocityX, velocityY } = now[number], point = animator.local(x, y);
      const velocity = animator.localVector(velocityX, velocityY);
      this.engine.exports.place(
        world, body, point.x, point.y, angle - animator.turn, velocity.x, velocity.y,
        (angle - before[number].angle) * this.framesPerSecond);
    });
  }

  /** Goes back to the recording, at the moment at which it was left. */
  comeBack() {
    if (this.left === undefined) return;
    const frame = this.left;
    this.release();
    this.left = undefined;
    // Every node is where the recording has it.
    for (const node of this.recorded.nodes) node.shownMotion = undefined;
    this.recorded.shown = undefined;
    this.recorded.seek(frame);
    this.onChange();
  }

  /**
   * Adds gravity from now on, points per second squared on the screen.
   * @param {{x: number, y: number}} acceleration
   */
  setTilt(acceleration) {
    this.tilt = acceleration;
    if (!this.isFree) return;
    this.animators.forEach((animator, world) => {
      const { x, y } = animator.localVector(acceleration.x, acceleration.y);
      this.engine.exports.accelerate(world, x, y);
    });
  }

  /** @param {number} frames */
  play(frames) {
    if (!this.isFree) return this.recorded.play(frames);
    this.position += frames;
    const due = dueSteps(this.position - this.count);
    this.advance(Math.min(due, maximumCatchUp));
    if (due > maximumCatchUp) this.position = this.count;
  }

  idle() { this.recorded.idle(); }

  start() { if (!this.isFree) this.recorded.start(); }

  pause() { this.recorded.pause(); }

  /** @param {number} frames */
  step(frames) {
    if (!this.isFree) return this.recorded.step(frames);
    // The engine goes forward alone; back is the recording.
    if (frames < 0) return this.comeBack();
    this.advance(frames);
    this.position = this.count;
  }

  /** @param {number} frame */
  seek(frame) {
    this.comeBack();
    this.recorded.seek(frame);
  }

  restart() { this.seek(0); }

  refresh() {
    if (this.isFree) this.draw(); else this.recorded.refresh();
  }

  /** @param {number} frames */
  advance(frames) {
    for (let frame = 0; frame < frames; frame += 1) {
      if (this.hand) {
        const { x, y } = this.animators[this.hand.world].local(this.hand.x, this.hand.y);
        this.engine.exports.move(this.hand.world, x, y);
      }
      this.count += 1;
      for (let world = 0; world < this.animators.length; world += 1) this.stepWorld(world);
    }
    if (frames > 0) this.draw();
  }

  /** @param {number} world */
  stepWorld(world) {
    this.engine.exports.step(world, 1);
    const { frame } = this, time = this.recorded.time(frame);
    for (const event of this.played?.read(world) ?? []) this.events.push({ frame, time, ...event });
  }

  /** Shows the present state of the engine. */
  draw() {
    const poses = this.animators.map((_, world) => this.engine.list("poses", world));
    /** @type {Motion[]} */
    const motions = [];
    this.items = [...this.items];
    const seconds = (this.count - this.drawn) / this.framesPerSecond;
    this.drawn = this.count;
    if (seconds > 0) for (const shown of this.shown) this.move(shown, poses[shown.world], seconds, motions);
    const { recorded, engine, frame, events } = this, { last } = recorded;
    this.events = [];
    recorded.show({
      isReset: false, frame, left: this.left, last: Math.max(last, frame), time: recorded.time(frame),
      // All of the world is read for it, and the texts that show it follow ten times a second.
      get hash() { return engine.hash(0); },
      nodes: [], definitions: [], appearances: [], motions, events, items: this.items,
      touches: this.hand ? [{ x: this.hand.x, y: this.hand.y, age: 0 }] : [],
      ...(recorded.wantsXRay() ? { xray: this.xrayFrame() } : {}),
    });
  }

  /**
   * Brings an item and the node that shows it to the present pose of a body.
   * @param {Shown} shown
   * @param {Float32Array} poses
   * @param {number} seconds since the last picture
   * @param {Motion[]} motions
   */
  move(shown, poses, seconds, motions) {
    const { animator, body, item, motion, origin, start, drawn } = shown;
    const at = body * poseLength, before = this.items[item];
    const way = animator.vector(poses[at] - start[0], poses[at + 1] - start[1]), turn = poses[at + 2] - start[2];
    const x = origin.x + way.x, y = origin.y + way.y, angle = origin.angle + turn, state = poses[at + 3];
    const isStill = before.x === x && before.y === y && before.angle === angle;
    // The node is where the frame that was left has it, or the picture before.
    const moved = Math.hypot(x - drawn.x, y - drawn.y) + Math.abs(angle - drawn.angle) * shown.reach;
    if (motion && moved >= drawnStep) {
      shown.drawn = { x, y, angle };
      motions.push({ ...motion, x: motion.x + way.x, y: motion.y + way.y, rotation: motion.rotation + turn });
    }
    if (isStill && before.state === state && before.velocityX === 0 && before.velocityY === 0) return;
    this.items[item] = {
      ...origin, state, x, y, angle,
      velocityX: (x - before.x) / seconds, velocityY: (y - before.y) / seconds,
    };
  }

  /** The X-ray: items, contacts and joints as they are, boundaries and fields as they were. */
  xrayFrame() {
    const now = drawnWorlds(this.engine, this.animators, 0);
    return { ...this.recorded.xray.at(this.left ?? 0, this.items, now), arrows: {}, probes: {} };
  }
}

/**
 * The steps of a picture: one for each where the display has about the rhythm of the engine, though single pictures come
 * early or late; otherwise whole steps, so that the engine is at most `maximumDisplayLead` ahead and less than one step behind.
 * @param {number} time since the last step, in steps
 */
function dueSteps(time) {
  return time < 1 - maximumDisplayLead ? 0 : Math.max(Math.floor(time + 1e-6), 1);
}

/**
 * The distance of the point of an item that is farthest from its center.
 * @param {XRayItem} item
 */
function reach({ outlines }) {
  let square = 0;
  for (const outline of outlines) {
    for (let index = 0; index < outline.length; index += 2) square = Math.max(square, outline[index] ** 2 + outline[index + 1] ** 2);
  }
  return Math.sqrt(square);
}

/**
 * Whether a point of the screen is in an item, or next to it.
 * @param {XRayItem} item
 * @param {number} x
 * @param {number} y
 */
function isNear(item, x, y) {
  const cosine = Math.cos(item.angle), sine = Math.sin(item.angle), dx = x - item.x, dy = y - item.y;
  const localX = cosine * dx + sine * dy, localY = cosine * dy - sine * dx;
  return item.outlines.some((outline) => distance(outline, localX, localY) <= grabTolerance);
}

/**
 * The distance of a point from a closed outline; 0 inside.
 * @param {number[]} outline
 * @param {number} x
 * @param {number} y
 */
function distance(outline, x, y) {
  let isInside = false, least = Infinity;
  for (let index = 0, previous = outline.length - 2; index < outline.length; previous = index, index += 2) {
    const [x1, y1, x2, y2] = [outline[previous], outline[previous + 1], outline[index], outline[index + 1]];
    if (y1 > y !== y2 > y && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1) isInside = !isInside;
    const square = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
    const share = Math.min(Math.max(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square, 0), 1);
    least = Math.min(least, Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1)));
  }
  return isInside ? 0 : least;
}
