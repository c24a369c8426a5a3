// @ts-check
// SPDX-License-Identifier: Apache-2.0
// The width of what stands beside the device, and the source in it.

import { find } from "../../DynamicsSimulator/Client/document.mjs";

/** Widths in pixels. */
const standardWidth = 318, minimumWidth = 240, keyStep = 24;
/** The name under which the browser keeps the width. */
const storageName = "side-width";

/**
 * A width that leaves room for the device.
 * @param {number} width
 * @param {number} windowWidth
 */
export function sideWidth(width, windowWidth) {
  const maximum = Math.max(Math.round(windowWidth * 0.7), minimumWidth);
  return Number.isFinite(width) ? Math.min(Math.max(Math.round(width), minimumWidth), maximum) : standardWidth;
}

/** A separator that is dragged, or moved by the arrow keys; a double click restores the width. */
export class Sidebar {
  constructor() {
    this.separator = find("separator");
    // The column of panels scrolls, and would cut what lies beside it.
    find("side").before(this.separator);
    this.width = standardWidth;
    this.set(Number.parseFloat(localStorage.getItem(storageName) ?? ""));
    this.separator.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.separator.setPointerCapture(event.pointerId);
    });
    this.separator.addEventListener("pointermove", (event) => {
      if (this.separator.hasPointerCapture(event.pointerId)) this.set(innerWidth - event.clientX - 8);
    });
    this.separator.addEventListener("dblclick", () => this.set(standardWidth));
    this.separator.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: keyStep, ArrowRight: -keyStep }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.set(this.width + step);
    });
    find("copy-source").addEventListener("click", () => this.copySource());
    find("wrap-source").addEventListener("click", () => this.toggleWrapping());
  }

  /** @param {number} width */
  set(width) {
    this.width = sideWidth(width, innerWidth);
    document.body.style.setProperty("--side", `${this.width}px`);
    this.separator.setAttribute("aria-valuenow", String(this.width));
    localStorage.setItem(storageName, String(this.width));
  }

  async copySource() {
    await navigator.clipboard?.writeText(find("source").textContent ?? "");
    const button = find("copy-source");
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  }

  toggleWrapping() {
    const isWrapped = find("source").classList.toggle("wrapped");
    find("wrap-source").setAttribute("aria-pressed", String(isWrapped));
  }
}
