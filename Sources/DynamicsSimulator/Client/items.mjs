// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The table of items.

import { find, setText } from "./document.mjs";

/** @typedef {import("./frame.mjs").XRayItem} XRayItem */

/** Rows beyond these make a page slow; the others are counted. */
const maximumRows = 60;

/** Where each item is and how it moves. Only rows in sight are written: texts that change in each frame cost a layout. */
export class ItemTable {
  constructor() {
    /** @type {HTMLTableRowElement[] | undefined} */
    this.rows = undefined;
    /** @type {XRayItem[]} */
    this.items = [];
    /** @type {Set<Element>} */
    this.inSight = new Set();
    this.observer = new IntersectionObserver((entries) => entries.forEach((entry) => this.notice(entry)));
  }

  /** @param {XRayItem[]} items the same in each frame */
  show(items) {
    this.items = items;
    this.rows ??= this.makeRows(items);
    this.rows.forEach((row, index) => {
      if (this.inSight.has(row)) writeRow(row, items[index]);
    });
  }

  /**
   * Notes whether a row is in sight, and brings one that comes up to date.
   * @param {IntersectionObserverEntry} entry
   */
  notice({ target, isIntersecting }) {
    if (!isIntersecting) {
      this.inSight.delete(target);
      return;
    }
    this.inSight.add(target);
    const index = this.rows?.findIndex((row) => row === target) ?? -1;
    if (this.rows && index >= 0) writeRow(this.rows[index], this.items[index]);
  }

  /** @param {XRayItem[]} items */
  makeRows(items) {
    const shown = items.slice(0, maximumRows), panel = find("items-panel");
    setText(panel, "small", items.length > shown.length ? `${shown.length} of ${items.length}` : String(items.length || ""));
    if (items.length === 0) panel.style.display = "none";
    return shown.map((item) => {
      const row = document.createElement("tr");
      row.innerHTML = "<td><i></i><span></span></td><td></td><td></td><td></td><td></td>";
      setText(row, "span", item.name);
      row.cells[0].title = item.name;
      find("items").append(row);
      // Once each, so that the columns are as wide as their numbers.
      writeRow(row, item);
      this.observer.observe(row);
      return row;
    });
  }
}

/**
 * Writes the numbers of an item into its row.
 * @param {HTMLTableRowElement} row
 * @param {XRayItem} item
 */
function writeRow(row, item) {
  const state = String(item.state);
  if (row.dataset.state !== state) row.dataset.state = state;
  itemValues(item).forEach((value, column) => {
    const cell = row.cells[column + 1];
    if (cell.textContent !== value) cell.textContent = value;
  });
}

/**
 * Position, angle in degrees and speed, as text.
 * @param {XRayItem} item
 */
export function itemValues({ state, x, y, angle, velocityX, velocityY }) {
  if (!state) return ["–", "–", "–", "–"];
  // Without the sign of a zero.
  const degrees = Math.round(angle * 180 / Math.PI) || 0;
  return [x.toFixed(1), y.toFixed(1), `${degrees}°`, Math.hypot(velocityX, velocityY).toFixed(0)];
}
