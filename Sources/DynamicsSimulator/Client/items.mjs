// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The table of items.

import { find, setText } from "./document.mjs";

/** @typedef {import("./frame.mjs").XRayItem} XRayItem */

/** Rows beyond these make a page slow; the others are counted. */
const maximumRows = 60;

/** Where each item is and how it moves. */
export class ItemTable {
  constructor() {
    /** @type {HTMLTableRowElement[] | undefined} */
    this.rows = undefined;
  }

  /** @param {XRayItem[]} items the same in each frame */
  show(items) {
    this.rows ??= this.makeRows(items);
    this.rows.forEach((row, index) => {
      const item = items[index];
      row.dataset.state = String(item.state);
      itemValues(item).forEach((value, column) => {
        const cell = row.cells[column + 1];
        if (cell.textContent !== value) cell.textContent = value;
      });
    });
  }

  /** @param {XRayItem[]} items */
  makeRows(items) {
    const shown = items.slice(0, maximumRows), panel = find("items-panel");
    setText(panel, "small", items.length > shown.length ? `${shown.length} of ${items.length}` : String(items.length || ""));
    if (items.length === 0) panel.style.display = "none";
    return shown.map(({ name }) => {
      const row = document.createElement("tr");
      row.innerHTML = "<td><i></i><span></span></td><td></td><td></td><td></td><td></td>";
      setText(row, "span", name);
      row.cells[0].title = name;
      find("items").append(row);
      return row;
    });
  }
}

/**
 * Position, angle in degrees and speed, as text.
 * @param {XRayItem} item
 */
export function itemValues({ state, x, y, angle, velocityX, velocityY }) {
  if (!state) return ["–", "–", "–", "–"];
  const degrees = angle * 180 / Math.PI;
  return [x.toFixed(1), y.toFixed(1), `${degrees.toFixed(0)}°`, Math.hypot(velocityX, velocityY).toFixed(0)];
}
