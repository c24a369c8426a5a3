// @ts-check
// SPDX-License-Identifier: Apache-2.0
// What the engine computes again of a recording: the contacts and joints of its X-ray, which are not stored.

import { drawnWorlds } from "./drawnworld.mjs";
import { steps } from "./series.mjs";

/** Steps that are taken from one frame to another one rather than begin from a keyframe. */
const maximumAdvance = 60;

/** The worlds of a recording at any of its frames. */
export class Replay {
  /**
   * @param {import("./keyframes.mjs").Keyframes[]} animators
   * @param {import("./engine.mjs").Engine} engine
   * @param {import("./series.mjs").Steps<number>} frames 1 from the frames that the engine reaches exactly
   * @param {number} first the number of the first world
   */
  constructor(animators, engine, frames, first) {
    this.animators = animators;
    this.engine = engine;
    this.isReplayed = steps(frames, 0);
    this.first = first;
    /** Of each world its keyframe, and the steps since. */
    this.places = animators.map(() => ({ index: -1, steps: 0 }));
  }

  /**
   * The contacts and joints at a frame; undefined where the recording has them.
   * @param {number} frame
   */
  at(frame) {
    if (this.isReplayed(frame) !== 1) return undefined;
    this.animators.forEach((animator, number) => this.go(animator, number, frame));
    return drawnWorlds(this.engine, this.animators, this.first);
  }

  /**
   * Brings a world to a frame.
   * @param {import("./keyframes.mjs").Keyframes} animator
   * @param {number} number
   * @param {number} frame
   */
  go(animator, number, frame) {
    const world = this.first + number, place = this.places[number], { index, steps } = animator.place(frame);
    const advance = steps - place.steps;
    if (index === place.index && advance >= 0 && advance <= maximumAdvance) {
      this.engine.exports.step(world, advance);
    } else {
      const { bytes, missing } = animator.before(frame, this.engine);
      this.engine.load(world, bytes);
      this.engine.exports.step(world, missing);
    }
    this.places[number] = { index, steps };
  }
}
