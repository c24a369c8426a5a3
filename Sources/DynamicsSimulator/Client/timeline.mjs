// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Shows the present moment: time, frame, hash, and the place on the scrubber.

import { find } from "./document.mjs";

/** The readout of the present moment, and the scrubber. */
export class Timeline {
  constructor() {
    this.scrubber = find("scrubber", HTMLInputElement);
    /** Whether a drag of the scrubber waits for its frame, so that the scrubber stays where it is. */
    this.isSeeking = () => false;
  }

  /** @param {import("./frame.mjs").Frame} frame */
  show(frame) {
    this.showTexts(frame);
    this.showPlace(frame);
  }

  /** @param {import("./frame.mjs").Frame} frame */
  showTexts({ frame, last, time, hash }) {
    find("time").textContent = `${time.toFixed(3)} s`;
    find("frame").textContent = `${frame} / ${last}`;
    find("hash").textContent = hash;
    this.scrubber.setAttribute("aria-valuetext", `${time.toFixed(3)} seconds`);
  }

  /** @param {import("./frame.mjs").Frame} frame */
  showPlace({ frame, last }) {
    const { scrubber } = this, end = Math.max(last, 1);
    scrubber.max = String(end);
    if (!this.isSeeking()) scrubber.value = String(frame);
    scrubber.style.setProperty("--share", `${scrubber.valueAsNumber / end * 100}%`);
  }
}
