// @ts-check
// SPDX-License-Identifier: Apache-2.0
// How long the stages of frames take, and how much there is to do.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** Milliseconds that a frame may take at 60 frames per second. */
const budget = 16.7;
/** Frames in the graphs: four seconds. */
const shownFrames = 240;
/** Frames whose mean is written. */
const meanFrames = 30;

/** The stages from below, in the order of `FrameTimings`; the page follows the process. */
export const stages = [
  ["pairs", "The engine finds pairs of shapes that are near."], ["contacts", "The engine updates contacts."],
  ["solver", "The engine solves contacts and joints."], ["bodies", "The engine moves bodies and updates its trees."],
  ["other", "Continuous collision and sleep in the engine."],
  ["animator", "The animator around the engine: behaviors, items, delegates."],
  ["app", "Timers, animations and layout of the app."], ["page", "The page shows the frame."],
];

/** The graph of the timings by stage, and the counters. */
export class LoadPanel {
  constructor() {
    /** @type {number[][]} milliseconds of each stage, by frame */
    this.timings = [];
    /** @type {number[][]} */
    this.counters = [];
    const graph = find("graph", SVGElement), list = find("stages");
    const areas = stages.map((_, index) => {
      const path = document.createElementNS(graph.namespaceURI, "path");
      path.setAttribute("class", `stage stage-${index}`);
      return path;
    });
    graph.prepend(...areas);
    list.replaceChildren(...stages.map(([name, title], index) => {
      const entry = document.createElement("div");
      entry.title = title;
      entry.innerHTML = `<dt><i class="stage-${index}"></i>${name}</dt><dd>–</dd>`;
      return entry;
    }));
  }

  clear() {
    this.timings = [];
    this.counters = [];
  }

  /** @param {import("./wire.mjs").LiveFrame} frame */
  add({ cost, timings, counters }) {
    // A frame that was only looked at took no time.
    if (cost <= 0) return;
    this.timings.push([...timings.map((seconds) => seconds * 1000), 0]);
    this.counters.push(counters);
    if (this.timings.length > shownFrames) { this.timings.shift(); this.counters.shift(); }
  }

  /**
   * Takes in how long the page took for the last frame.
   * @param {number} milliseconds
   */
  addPage(milliseconds) {
    const last = this.timings.at(-1);
    if (last) last[last.length - 1] = milliseconds;
  }

  /** @param {import("./wire.mjs").LiveFrame} frame */
  show({ cost, counters }) {
    const highest = scaleEnd(Math.max(0, ...this.timings.map(sum))), graph = find("graph", SVGElement);
    const areas = stackedPaths(this.timings, highest, 63, 60), paths = graph.querySelectorAll(".stage");
    areas.forEach((area, index) => paths[index].setAttribute("d", area));
    graph.querySelector(".budget")?.setAttribute("d", highest < budget ? "" : `M0 ${63 - budget / highest * 60}H${shownFrames}`);
    if (cost > 0) find("cost").textContent = `${(cost * 1000).toFixed(2)} ms of ${budget} ms, graph to ${highest} ms`;
    const past = this.timings.slice(-meanFrames);
    [...find("stages").children].forEach((entry, index) => {
      const value = entry.querySelector("dd"), mean = past.reduce((total, row) => total + row[index], 0) / past.length;
      if (value) value.textContent = past.length ? mean.toFixed(2) : "–";
    });
    const cells = find("counters").children;
    counters.forEach((count, index) => {
      const cell = cells[index], past = this.counters.map((counters) => counters[index]);
      const value = cell.querySelector("dd");
      if (value) value.textContent = String(count);
      cell.querySelector("path")?.setAttribute("d", graphPath(past, Math.max(1, ...past), 15, 14));
    });
  }
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * The end of a scale: 1, 2 or 5 times a power of ten, not below a value.
 * @param {number} value
 */
export function scaleEnd(value) {
  let end = 0.1;
  for (let step = 0; end < value; step += 1) end *= step % 3 === 1 ? 2.5 : 2;
  return Number(end.toPrecision(2));
}

/**
 * An area for each column of rows, one upon the other, with one row to a unit of length.
 * @param {number[][]} rows
 * @param {number} highest
 * @param {number} bottom
 * @param {number} height
 */
export function stackedPaths(rows, highest, bottom, height) {
  let below = rows.map(() => 0);
  return (rows[0] ?? stages).map((_, column) => {
    if (rows.length === 0) return "";
    const above = rows.map((row, index) => below[index] + row[column]);
    const point = (/** @type {number} */ value, /** @type {number} */ x) => `${x} ${(bottom - value / highest * height).toFixed(1)}`;
    const back = below.map(point).reverse();
    below = above;
    return `M${above.map(point).join("L")}L${back.join("L")}Z`;
  });
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
