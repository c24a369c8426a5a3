// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The worlds that a recording kept, and how a page gets from them to any frame.

import { adaptiveBits, RangeDecoder } from "./coder.mjs";
import { series, steps } from "./series.mjs";

/**
 * The worlds of an animator over time; see `PagePayload.Play.Animator`.
 * @typedef {object} RecordedAnimator
 * @property {number[]} screen the corner of its coordinate system, and its unit vectors
 * @property {number[]} at
 * @property {number[]} lengths
 * @property {string} code
 * @property {import("./series.mjs").Steps<number[]>} items
 * @property {import("./series.mjs").Series} steps
 * @property {import("./series.mjs").Steps<number>} exact
 */

/** After more steps a keyframe is expected to be as the one before; see `PagePayload.Play`. */
const maximumExpectedSteps = 600;
/** Steps after which the work on keyframes pauses. */
const pausedSteps = 4;

/** Reads lists of bytes; see `ByteModel`. */
class ByteReader {
  /** @param {string} text */
  constructor(text) {
    this.decoder = new RangeDecoder(text);
    this.fresh = adaptiveBits(256 * 256);
    this.repeats = adaptiveBits(256);
  }

  /**
   * The next list.
   * @param {number} length
   * @param {Uint8Array} expected
   */
  read(length, expected) {
    const bytes = new Uint8Array(length), places = byteplaces(expected);
    let place = 0, last = 0, recent = 0, agreement = 0xFF;
    for (let index = 0; index < length; index += 1) {
      let isSame = false;
      if (place < expected.length) {
        isSame = this.decoder.bit(this.repeats[agreement]);
        agreement = (agreement << 1 | Number(isSame)) & 0xFF;
      }
      last = bytes[index] = isSame ? expected[place] : this.freshByte(last);
      recent = (recent << 8 | last) >>> 0;
      place += 1;
      if (agreement === 0) place = places.get(recent) ?? place;
    }
    return bytes;
  }

  /** @param {number} last */
  freshByte(last) {
    let node = 1;
    while (node < 256) node = node << 1 | Number(this.decoder.bit(this.fresh[last << 8 | node]));
    return node & 0xFF;
  }
}

/**
 * The places behind each four bytes.
 * @param {Uint8Array} bytes
 */
function byteplaces(bytes) {
  /** @type {Map<number, number>} */
  const places = new Map();
  let recent = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    recent = (recent << 8 | bytes[index]) >>> 0;
    if (index >= 3) places.set(recent, index + 1);
  }
  return places;
}

/** The worlds of an animator over time. */
export class Keyframes {
  /**
   * @param {RecordedAnimator} source
   * @param {number} frameCount
   * @param {number} world the number of a world in which the keyframes are made
   */
  constructor(source, frameCount, world) {
    this.source = source;
    this.world = world;
    this.stepsAt = series(source.steps, frameCount, 1);
    this.isExact = steps(source.exact, 0);
    this.items = steps(source.items, []);
    this.indexAt = steps({ at: source.at, values: source.at.map((_, index) => index) }, 0);
    /** @type {Uint8Array[]} the keyframes that were read so far */
    this.bytes = [];
    /** @type {Generator<void> | undefined} */
    this.work = undefined;
  }

  /**
   * Reads the keyframes in their order, with a pause now and then.
   * @param {import("./engine.mjs").Engine} engine
   */
  *read(engine) {
    const { at, code, lengths } = this.source, reader = new ByteReader(code);
    for (let index = 0; index < at.length; index += 1) {
      let expected = this.bytes[index - 1] ?? new Uint8Array(0);
      const steps = index === 0 ? 0 : this.stepsAt(at[index]) - this.stepsAt(at[index - 1]);
      if (steps > 0 && steps <= maximumExpectedSteps) {
        engine.load(this.world, expected);
        for (let step = 0; step < steps; step += pausedSteps) {
          engine.exports.step(this.world, Math.min(pausedSteps, steps - step));
          yield;
        }
        expected = engine.save(this.world);
      }
      this.bytes.push(reader.read(lengths[index], expected));
      yield;
    }
  }

  /**
   * Reads keyframes until all are read or a time has passed; returns whether all are.
   * @param {import("./engine.mjs").Engine} engine
   * @param {() => boolean} isLate
   */
  prepare(engine, isLate) {
    this.work ??= this.read(engine);
    while (this.bytes.length < this.source.at.length) {
      if (isLate()) return false;
      this.work.next();
    }
    return true;
  }

  /**
   * The last keyframe up to a frame, the first one before it.
   * @param {number} frame
   * @param {import("./engine.mjs").Engine} engine
   */
  before(frame, engine) {
    const index = this.indexAt(frame);
    this.prepare(engine, () => this.bytes.length > index);
    return {
      bytes: this.bytes[index], items: this.items(index),
      missing: Math.max(this.stepsAt(frame) - this.stepsAt(this.source.at[index]), 0),
    };
  }

  /**
   * A point of the screen in the animator's coordinates.
   * @param {number} x
   * @param {number} y
   */
  local(x, y) {
    const [left, top, a, b, c, d] = this.source.screen, determinant = a * d - b * c || 1;
    return { x: ((x - left) * d - (y - top) * c) / determinant, y: ((y - top) * a - (x - left) * b) / determinant };
  }

  /**
   * A point of the animator on the screen.
   * @param {number} x
   * @param {number} y
   */
  point(x, y) {
    const [left, top] = this.source.screen, way = this.vector(x, y);
    return { x: left + way.x, y: top + way.y };
  }

  /**
   * A vector of the animator on the screen.
   * @param {number} x
   * @param {number} y
   */
  vector(x, y) {
    const [, , a, b, c, d] = this.source.screen;
    return { x: a * x + c * y, y: b * x + d * y };
  }
}
