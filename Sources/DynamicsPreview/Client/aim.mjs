// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Finds the value of a parameter that brings an item to where it is dragged.

import { element, find } from "../../DynamicsSimulator/Client/document.mjs";
import { cross, dot, polyline } from "../../DynamicsSimulator/Client/shapes.mjs";

/** @typedef {{clientX: number, clientY: number}} WindowPoint */
/** @typedef {{x: number, y: number}} ScreenPoint */

/**
 * What the process found.
 * @typedef {object} Solution
 * @property {string} name
 * @property {number} value
 * @property {number} distance points from the place
 * @property {boolean} isAtRest
 * @property {string} [path] of the behavior, where the parameter is a property of one
 * @property {string} [property]
 * @property {string[]} swift
 * @property {{value: number, points: number[], isBest: boolean}[]} futures
 */

/** The tool, and the panel with what it found. */
export class Aim {
  /**
   * @param {HTMLElement} section of the device
   * @param {import("./connection.mjs").Connection} connection
   * @param {(point: WindowPoint) => ScreenPoint | undefined} locate
   */
  constructor(section, connection, locate) {
    this.section = section;
    this.connection = connection;
    this.locate = locate;
    this.isOn = false;
    /** @type {Promise<string | undefined> | undefined} the name of the item that is dragged */
    this.dragged = undefined;
    /** @type {Solution | undefined} */
    this.solution = undefined;
    /** @type {(solution: Solution) => void} */
    this.onUse = () => {};
    this.result = find("aim-result");
    this.parameter = find("aim-parameter", HTMLSelectElement);
    this.time = find("aim-time", HTMLInputElement);
    find("aim").addEventListener("click", () => this.toggle());
    find("aim-apply").addEventListener("click", () => {
      if (!this.solution) return;
      this.onUse(this.solution);
      this.toggle();
    });
    find("aim-copy").addEventListener("click", () => navigator.clipboard?.writeText(this.solution?.swift.join("\n") ?? ""));
  }

  /**
   * Forgets what belongs to the scene before.
   * @param {import("./live.mjs").Scene} scene
   */
  open({ duration }) {
    if (this.isOn) this.toggle();
    this.time.value = String(Number(duration.toFixed(1)));
  }

  async toggle() {
    this.isOn = !this.isOn;
    this.dragged = undefined;
    find("aim").setAttribute("aria-pressed", String(this.isOn));
    document.body.classList.toggle("aiming", this.isOn);
    find("aim-panel").hidden = !this.isOn;
    this.show(undefined);
    this.fan?.remove();
    this.fan = undefined;
    if (!this.isOn) return;
    const { solvable = [] } = await this.connection.ask({ do: "solvable" });
    this.parameter.replaceChildren(...solvable.map((/** @type {string} */ name) => new Option(name)));
  }

  /** Takes the pointer before the app does, while the tool is on. */
  listen() {
    /** @type {[string, (event: PointerEvent) => void][]} */
    const handlers = [
      ["pointerdown", (event) => this.begin(event)], ["pointermove", (event) => this.move(event)],
      ["pointerup", (event) => this.end(event)],
    ];
    for (const [name, handle] of handlers) {
      this.section.addEventListener(name, (event) => {
        if (!this.isOn) return;
        event.stopImmediatePropagation();
        handle(/** @type {PointerEvent} */ (event));
      }, true);
    }
  }

  /** @param {PointerEvent} event */
  begin(event) {
    event.preventDefault();
    this.section.setPointerCapture(event.pointerId);
    this.dragged = this.connection.ask({ do: "inspect", ...this.locate(event) })
      .then(({ item }) => item?.motion ? item.name : undefined);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.dragged) this.drawFan([], this.locate(event));
  }

  /** @param {PointerEvent} event */
  async end(event) {
    const place = this.locate(event), item = await this.dragged;
    this.dragged = undefined;
    if (!item || !place) {
      this.result.textContent = "There is no item of an animator where the drag began.";
      return;
    }
    this.drawFan([], place);
    this.result.textContent = `Trying values for ${item} …`;
    const { solved } = await this.connection.ask({
      do: "solve", parameter: this.parameter.value, item, ...place,
      frame: Math.max(Math.round(this.time.valueAsNumber * 60) || 1, 1),
    });
    if (!this.isOn) return;
    if (solved) this.drawFan(solved.futures, place);
    this.show(solved);
  }

  /** @param {Solution | undefined} solution */
  show(solution) {
    this.solution = solution;
    this.result.textContent = solution ? solutionText(solution) : "";
    find("aim-apply").hidden = !solution;
    find("aim-copy").hidden = !solution?.swift.length;
  }

  /**
   * Draws the ways of the tried futures, the best one over the others, and the place.
   * @param {Solution["futures"]} futures
   * @param {ScreenPoint | undefined} place
   */
  drawFan(futures, place) {
    const svg = this.section.querySelector("svg");
    if (!svg || !place) return;
    this.fan?.remove();
    this.fan = element("g", svg, { id: "fan" });
    const others = futures.filter(({ isBest }) => !isBest).map(({ points }) => polyline(points, false));
    element("path", this.fan, { d: others.join("") });
    const best = futures.find(({ isBest }) => isBest);
    element("path", this.fan, { class: "best", d: best ? polyline(best.points, false) : "" });
    element("path", this.fan, { class: "place", d: dot(place.x, place.y, 9) + cross(place.x, place.y, 14) });
  }
}

/**
 * What was found, in words and as Swift.
 * @param {Solution} solution
 */
export function solutionText({ name, value, distance, isAtRest, swift, futures }) {
  const near = `${name} = ${Number(value.toFixed(4))}: ${distance.toFixed(1)} points from the place, ${isAtRest ? "at rest" : "still moving"}.`;
  return [near, `${futures.length} values were tried.`, ...swift].join("\n");
}
