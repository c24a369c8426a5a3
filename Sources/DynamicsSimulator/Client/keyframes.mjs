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

/**
 * The bytes of all keyframes; see `ByteModel`.
 * @param {string} text
 * @param {number[]} lengths
 */
function readKeyframes(text, lengths) {
  const decoder = new RangeDecoder(text), fresh = adaptiveBits(256 * 256), repeats = adaptiveBits(256);
  let before = new Uint8Array(0);
  return lengths.map((length) => {
    const bytes = new Uint8Array(length);
    for (let index = 0, last = 0, agreement = 0xFF; index < length; index += 1) {
      if (index < before.length) {
        const isSame = decoder.bit(repeats[agreement]);
        agreement = (agreement << 1 | Number(isSame)) & 0xFF;
        if (isSame) {
          last = bytes[index] = before[index];
          continue;
        }
      }
      let node = 1;
      while (node < 256) node = node << 1 | Number(decoder.bit(fresh[last << 8 | node]));
      last = bytes[index] = node & 0xFF;
    }
    before = bytes;
    return bytes;
  });
}

/** The worlds of an animator over time. */
export class Keyframes {
  /**
   * @param {RecordedAnimator} source
   * @param {number} frameCount
   */
  constructor(source, frameCount) {
    this.source = source;
    this.stepsAt = series(source.steps, frameCount, 1);
    this.isExact = steps(source.exact, 0);
    this.items = steps(source.items, []);
    this.indexAt = steps({ at: source.at, values: source.at.map((_, index) => index) }, 0);
    /** @type {Uint8Array[] | undefined} read when an item is held for the first time */
    this.bytes = undefined;
  }

  /**
   * The last keyframe up to a frame, the first one before it.
   * @param {number} frame
   */
  before(frame) {
    const index = this.indexAt(frame);
    this.bytes ??= readKeyframes(this.source.code, this.source.lengths);
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
   * A vector of the animator on the screen.
   * @param {number} x
   * @param {number} y
   */
  vector(x, y) {
    const [, , a, b, c, d] = this.source.screen;
    return { x: a * x + c * y, y: b * x + d * y };
  }
}
