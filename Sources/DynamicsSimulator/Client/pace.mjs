// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The pace of texts: faster ones cannot be read, and each change costs a layout and a drawing of the page.

/** Milliseconds from one change of the texts to the next. */
const interval = 100;

/** Lets texts follow ten times a second, or at once where nothing plays. */
export class Pace {
  constructor() {
    this.latest = -Infinity;
  }

  /**
   * Whether the texts are to change now.
   * @param {boolean} isStill whether nothing plays
   * @param {number} now milliseconds
   */
  isDue(isStill, now) {
    if (!isStill && now - this.latest < interval) return false;
    this.latest = now;
    return true;
  }
}
