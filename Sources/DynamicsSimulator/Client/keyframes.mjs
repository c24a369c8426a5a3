// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The worlds that a recording kept, and how a page gets from them to any frame.

import { adaptiveBits, RangeDecoder } from "./coder.mjs";
import { series, seriesValues, steps } from "./series.mjs";

/**
 * The worlds of an animator over time; see `PagePayload.Play.Animator`.
 * @typedef {object} RecordedAnimator
 * @property {number[]} screen the corner of its coordinate system, and its unit vectors
 * @property {number} count of the keyframes
 * @property {import("./series.mjs").Series} at
 * @property {import("./series.mjs").Series} stepCounts
 * @property {import("./series.mjs").Series} lengths
 * @property {string} code
 * @property {import("./series.mjs").Steps<number[]>} items
 * @property {import("./series.mjs").Series} steps
 * @property {import("./series.mjs").Steps<number>} exact
 */

/** After more steps a keyframe is expected to be as the one before; see `PagePayload.Play`. */
const maximumExpectedSteps = 600;
/** Steps after which the work on keyframes pauses. */
const pausedSteps = 4;

/** Steps after which a page keeps a world, so that it comes to any frame at once; a multiple of `pausedSteps`. */
const keptSteps = 60;
/** Bytes after which the reading of a keyframe pauses. */
const pausedBytes = 16384;

/** Reads lists of bytes; see `ByteModel`. */
export class ByteReader {
  /** @param {string} text */
  constructor(text) {
    this.decoder = new RangeDecoder(text);
    this.fresh = adaptiveBits(256 * 256);
    this.repeats = adaptiveBits(256);
  }

  /**
   * Reads the next list, with a pause now and then.
   * @param {number} length
   * @param {Uint8Array} expected
   * @returns {Generator<void, Uint8Array>}
   */
  *read(length, expected) {
    const bytes = new Uint8Array(length);
    /** @type {BytePlaces | undefined} */
    let places;
    let place = 0, last = 0, recent = 0, agreement = 0xFF;
    for (let index = 0; index < length; index += 1) {
      let isSame = false;
      if (place < expected.length) {
        isSame = this.decoder.bit(this.repeats[agreement]);
        agreement = (agreement << 1 | Number(isSame)) & 0xFF;
      }
      last = bytes[index] = isSame ? expected[place] : this.freshByte(last);
      recent = recent << 8 | last;
      place += 1;
      if (agreement === 0) {
        places ??= new BytePlaces(expected);
        place = places.behind(recent) || place;
      }
      if (index % pausedBytes === pausedBytes - 1) yield;
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

/** The places behind each four of some bytes; see `BytePlaces` of the package. */
class BytePlaces {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.table = new Int32Array(1 << 16);
    let recent = 0;
    for (let index = 0; index < bytes.length; index += 1) {
      recent = recent << 8 | bytes[index];
      if (index >= 3) this.table[BytePlaces.slot(recent)] = index + 1;
    }
  }

  /**
   * The place behind four bytes; 0 where they are not.
   * @param {number} four
   */
  behind(four) {
    const place = this.table[BytePlaces.slot(four)];
    let found = 0;
    for (let index = place - 4; index < place; index += 1) found = found << 8 | this.bytes[index];
    return found === four ? place : 0;
  }

  /** @param {number} four */
  static slot(four) { return Math.imul(four, 0x9E3779B1) >>> 16; }
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
    this.lastSteps = this.stepsAt(frameCount - 1);
    this.isExact = steps(source.exact, 0);
    this.items = steps(source.items, []);
    this.at = seriesValues(source.at, source.count);
    this.stepCounts = seriesValues(source.stepCounts, source.count);
    this.lengths = seriesValues(source.lengths, source.count);
    this.indexAt = steps({ at: this.at, values: [...this.at.keys()] }, 0);
    /** @type {{steps: number, bytes: Uint8Array}[][]} the keyframes that were read so far, and what they become */
    this.worlds = [];
    /** @type {Generator<void> | undefined} */
    this.work = undefined;
    this.isRead = false;
  }

  /**
   * Reads the keyframes in their order, and steps on from each, with a pause now and then.
   * @param {import("./engine.mjs").Engine} engine
   */
  *read(engine) {
    const { stepCounts, lengths, source: { code, count } } = this, reader = new ByteReader(code);
    for (let index = 0; index <= count; index += 1) {
      const before = this.worlds[index - 1]?.[0].bytes ?? new Uint8Array(0);
      const steps = index === 0 ? 0 : (stepCounts[index] ?? this.lastSteps) - stepCounts[index - 1];
      yield* this.walk(engine, index - 1, steps);
      if (index === count) return;
      const expected = steps > 0 && steps <= maximumExpectedSteps ? engine.save(this.world) : before;
      this.worlds.push([{ steps: 0, bytes: yield* reader.read(lengths[index], expected) }]);
    }
  }

  /**
   * Steps on from a keyframe, and keeps what it becomes.
   * @param {import("./engine.mjs").Engine} engine
   * @param {number} index
   * @param {number} count
   */
  *walk(engine, index, count) {
    if (count <= 0) return;
    const worlds = this.worlds[index];
    engine.load(this.world, worlds[0].bytes);
    for (let done = 0; done < count;) {
      const next = Math.min(pausedSteps, count - done);
      engine.exports.step(this.world, next);
      done += next;
      if (done % keptSteps === 0) worlds.push({ steps: done, bytes: engine.save(this.world) });
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
    while (!this.isRead) {
      if (isLate()) return false;
      this.isRead = this.work.next().done === true;
    }
    return true;
  }

  /**
   * The keyframe of a frame, and the steps since.
   * @param {number} frame
   */
  place(frame) {
    const index = this.indexAt(frame);
    return { index, steps: Math.max(this.stepsAt(frame) - this.stepCounts[index], 0) };
  }

  /**
   * A world at or before a frame, as near as one is kept, and how many steps it is before it.
   * @param {number} frame
   * @param {import("./engine.mjs").Engine} engine
   */
  before(frame, engine) {
    const { index, steps } = this.place(frame);
    this.prepare(engine, () => this.worlds.length > index);
    const worlds = this.worlds[index];
    const world = worlds[Math.min(Math.floor(steps / keptSteps), worlds.length - 1)];
    return { bytes: world.bytes, items: this.items(index), missing: steps - world.steps };
  }

  /** The rotation of the animator's coordinates on the screen, radians. */
  get turn() {
    const [, , a, b] = this.source.screen;
    return Math.atan2(b, a);
  }

  /**
   * A point of the screen in the animator's coordinates.
   * @param {number} x
   * @param {number} y
   */
  local(x, y) {
    const [left, top] = this.source.screen;
    return this.localVector(x - left, y - top);
  }

  /**
   * A vector of the screen in the animator's coordinates.
   * @param {number} x
   * @param {number} y
   */
  localVector(x, y) {
    const [, , a, b, c, d] = this.source.screen, determinant = a * d - b * c || 1;
    return { x: (x * d - y * c) / determinant, y: (y * a - x * b) / determinant };
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
