// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Describes the item below a mouse that points.

import { find } from "../../DynamicsSimulator/Client/document.mjs";
import { escaped } from "./behaviors.mjs";

/** @typedef {{clientX: number, clientY: number}} WindowPoint */

/**
 * An item as the process describes it.
 * @typedef {object} InspectedItem
 * @property {string} name
 * @property {string} type
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {{
 *   velocityX: number, velocityY: number, angularVelocity: number, isAwake: boolean, isAnchored: boolean
 * }} [motion]
 */

/** Milliseconds between requests. */
const inspectionInterval = 100;

/** A box beside the pointer. */
export class Inspection {
  /** @param {(point: WindowPoint, use: (item: InspectedItem | undefined) => void) => void} ask */
  constructor(ask) {
    this.ask = ask;
    this.box = find("inspection");
    /** @type {WindowPoint | undefined} where the pointer is; undefined while it is elsewhere or pressed */
    this.point = undefined;
    this.isAsking = false;
    this.before = 0;
  }

  /**
   * Asks ten times a second, because what is below a pointer that rests may move.
   * @param {number} now
   */
  follow(now) {
    if (!this.point || this.isAsking || now - this.before < inspectionInterval) return;
    this.before = now;
    this.isAsking = true;
    this.ask(this.point, (item) => {
      this.isAsking = false;
      this.show(this.point ? item : undefined);
    });
  }

  /** @param {InspectedItem | undefined} item */
  show(item) {
    this.box.hidden = !item;
    if (!item) return;
    const list = inspectionRows(item).map(([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`).join("");
    this.box.innerHTML = `<strong>${escaped(item.name)}</strong> <span>${escaped(item.type)}</span><dl>${list}</dl>`;
    this.place();
  }

  /** Puts the box beside the pointer, within the window. */
  place() {
    if (!this.point) return;
    const { width, height } = this.box.getBoundingClientRect();
    const { clientX, clientY } = this.point;
    const x = clientX + 18 + width > innerWidth ? clientX - 14 - width : clientX + 18;
    const y = Math.min(Math.max(clientY - height / 2, 8), innerHeight - height - 8);
    this.box.style.transform = `translate(${Math.max(x, 8)}px, ${y}px)`;
  }

  leave() {
    this.point = undefined;
    this.box.hidden = true;
  }
}

/**
 * The description of an item: labels and texts.
 * @param {InspectedItem} item
 * @returns {[string, string][]}
 */
export function inspectionRows({ x, y, width, height, motion }) {
  const number = (/** @type {number} */ value) => value.toFixed(1).replace(/\.0$/, "");
  /** @type {[string, string][]} */
  const rows = [["position", `${number(x)}, ${number(y)}`], ["size", `${number(width)} × ${number(height)}`]];
  if (!motion) return rows;
  const { velocityX, velocityY, angularVelocity, isAwake, isAnchored } = motion;
  rows.push(["velocity", `${number(velocityX)}, ${number(velocityY)}`]);
  if (Math.abs(angularVelocity) >= 0.05) rows.push(["turning", `${number(angularVelocity)} rad/s`]);
  rows.push(["state", isAnchored ? "anchored" : isAwake ? "awake" : "asleep"]);
  return rows;
}
