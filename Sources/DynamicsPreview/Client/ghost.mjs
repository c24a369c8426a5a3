// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Draws another future over the run: the one before a change of the past, or the one of a file.

import { find, element } from "../../DynamicsSimulator/Client/document.mjs";
import { outline } from "../../DynamicsSimulator/Client/xray.mjs";

/** @typedef {import("../../DynamicsSimulator/Client/frame.mjs").XRayItem} XRayItem */

/** The dashed outlines of the other future, and the button that hides them. */
export class Ghost {
  /**
   * @param {Element} container of the device
   * @param {(isOn: boolean) => void} send
   */
  constructor(container, send) {
    this.container = container;
    this.send = send;
    this.isOn = true;
    this.button = find("ghost-button");
    this.button.addEventListener("click", () => this.toggle());
  }

  /** Removes what belongs to the scene before. */
  open() {
    this.button.hidden = true;
    this.isOn = true;
    this.button.setAttribute("aria-pressed", "true");
  }

  toggle() {
    this.isOn = !this.isOn;
    this.button.setAttribute("aria-pressed", String(this.isOn));
    this.send(this.isOn);
  }

  /**
   * Draws the items of the other future; undefined changes nothing.
   * @param {XRayItem[] | undefined} items
   */
  show(items) {
    const svg = this.container.querySelector("svg");
    if (!items || !svg) return;
    if (items.length > 0) this.button.hidden = false;
    const path = svg.querySelector("#ghost") ?? element("path", svg, { id: "ghost" });
    path.setAttribute("d", items.map(outline).join(""));
  }
}
