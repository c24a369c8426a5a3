// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Moves a source of frames through time, by the clock and the buttons.

import { find } from "./document.mjs";

/** @typedef {import("./frame.mjs").FrameSource} FrameSource */

/** Seconds that one picture of the display may take; a longer gap does not let time jump. */
const maximumElapsed = 0.1;

/** The clock and the buttons of a page. */
export class Player {
  /** @param {FrameSource} source */
  constructor(source) {
    this.source = source;
    this.isPlaying = true;
    this.speed = find("speed", HTMLSelectElement);
    this.scrubber = find("scrubber", HTMLInputElement);
    find("play").addEventListener("click", () => this.togglePlaying());
    find("step").addEventListener("click", () => this.step(1));
    find("back").addEventListener("click", () => this.step(-1));
    find("restart").addEventListener("click", () => this.restart());
    this.scrubber.addEventListener("input", () => this.seek(this.scrubber.valueAsNumber));
  }

  /** The keys that every page has. */
  get keyActions() {
    return {
      p: () => this.togglePlaying(), o: () => this.step(1), ".": () => this.step(1), ",": () => this.step(-1),
      r: () => this.restart(), arrowright: () => this.step(1), arrowleft: () => this.step(-1),
    };
  }

  /** @param {boolean} value */
  setPlaying(value) {
    if (value) this.source.start(); else if (this.isPlaying) this.source.pause();
    this.isPlaying = value;
    const icon = find("play-icon", SVGElement), button = find("play");
    icon.setAttribute("d", value ? "M9 6v12M15 6v12" : "M8 5l11 7-11 7z");
    icon.style.strokeWidth = value ? "3.2" : "1.6";
    button.title = value ? "Pause (P)" : "Play (P)";
    button.setAttribute("aria-label", button.title);
  }

  togglePlaying() { this.setPlaying(!this.isPlaying); }

  /** @param {number} frames */
  step(frames) {
    this.setPlaying(false);
    this.source.step(frames);
  }

  /** @param {number} frame */
  seek(frame) {
    this.setPlaying(false);
    this.source.seek(frame);
  }

  restart() { this.source.restart(); }

  /**
   * Sets the speed, if it is one of those to choose from.
   * @param {number | undefined} speed
   */
  setSpeed(speed) {
    if (speed !== undefined) this.speed.value = String(speed);
  }

  /**
   * Lets time pass from now on, in the rhythm of the display.
   * @param {(now: number) => void} [afterwards] called after each picture
   */
  run(afterwards = () => {}) {
    let before = performance.now();
    const tick = (/** @type {number} */ now) => {
      const elapsed = Math.max(Math.min((now - before) / 1000, maximumElapsed), 0);
      before = now;
      if (this.isPlaying) this.source.play(elapsed * this.source.framesPerSecond * Number(this.speed.value));
      else this.source.idle();
      afterwards(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
}
