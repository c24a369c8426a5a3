// @ts-check
// SPDX-License-Identifier: Apache-2.0
// How long frames take to run, and how much there is to do.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** Milliseconds that a frame may take at 60 frames per second. */
const budget = 16.7;
/** Frames in the graphs: four seconds. */
const shownFrames = 240;

/** The graph of the cost of frames, and the counters. */
export class LoadPanel {
  constructor() {
    /** @type {number[]} milliseconds */
    this.costs = [];
    /** @type {number[][]} */
    this.counters = [];
  }

  clear() {
    this.costs = [];
    this.counters = [];
  }

  /** @param {import("./wire.mjs").LiveFrame} frame */
  add({ cost, counters }) {
    // A frame that was only looked at took no time.
    if (cost <= 0) return;
    this.costs.push(cost * 1000);
    this.counters.push(counters);
    if (this.costs.length > shownFrames) { this.costs.shift(); this.counters.shift(); }
  }

  /** @param {import("./wire.mjs").LiveFrame} frame */
  show({ cost, counters }) {
    const highest = Math.max(budget * 4 / 3, ...this.costs), graph = find("graph", SVGElement);
    graph.querySelector(".line")?.setAttribute("d", graphPath(this.costs, highest, 43, 42));
    graph.querySelector(".budget")?.setAttribute("d", `M0 ${43 - budget / highest * 42}H${shownFrames}`);
    if (cost > 0) find("cost").textContent = `${(cost * 1000).toFixed(2)} ms of ${budget} ms`;
    const cells = find("counters").children;
    counters.forEach((count, index) => {
      const cell = cells[index], past = this.counters.map((counters) => counters[index]);
      const value = cell.querySelector("dd");
      if (value) value.textContent = String(count);
      cell.querySelector("path")?.setAttribute("d", graphPath(past, Math.max(1, ...past), 15, 14));
    });
  }
}

/**
 * A line through values, one to a unit of length.
 * @param {number[]} values
 * @param {number} highest
 * @param {number} bottom
 * @param {number} height
 */
export function graphPath(values, highest, bottom, height) {
  return values.map((value, x) => `${x ? "L" : "M"}${x} ${(bottom - value / highest * height).toFixed(1)}`).join("");
}
